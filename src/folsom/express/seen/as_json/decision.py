"""A decision as JSON, put together by kernels from the same forms as its structures, to the byte."""

from folsom.core.as_json import (
    CLOSE,
    END,
    OPEN,
    Words,
    next_item,
    put,
    put_key,
    put_key_number,
    put_key_word,
)
from folsom.express.components import N_ACTIONS, N_BANDITS, N_OPTIONS, PLAY_FACE_DOWN, Ask, Turn
from folsom.express.rules.legal import options
from folsom.express.rules.schemin import kind_of_turn
from folsom.express.seen.as_json.view import put_resolving
from folsom.express.seen.as_json.words import ASK, DECISION, FIRST_FORM, FORM, OPTION
from folsom.express.state import State
from folsom.kernel import kernel, widen


@kernel
def way_of(state: State, seat: int, option: int) -> int:
    """What an option's form depends on besides its number: a bandit, a tunnel, a floor, a token."""
    asking = state.asking
    if asking == Ask.TEAM:
        return widen(state.partner_of[option])
    if asking == Ask.MOVE:
        return widen(state.floor_of[state.acting_bandit])
    if asking == Ask.POCKET:
        return widen(state.token_at_stake)
    if asking == Ask.PICK or asking == Ask.SCHEME or asking == Ask.COVER or asking == Ask.KEEP:
        slot = option % PLAY_FACE_DOWN // N_ACTIONS
        is_tunnel = asking == Ask.SCHEME and kind_of_turn(state) == Turn.TUNNEL
        bandit = widen(state.bandit_of[seat, slot]) if slot < 2 else 0
        return bandit + N_BANDITS if is_tunnel else bandit
    return 0


@kernel
def put_decision(words: Words, state: State, seat: int) -> int:
    """What a seat that is asked must decide."""
    asking = widen(state.asking)
    n = put_key_number(words, 0, DECISION.seat, seat)
    n = put_key_word(words, n, DECISION.kind, ASK + asking)
    n = put_resolving(words, put_key(words, n, DECISION.about), state)
    n = first = put(words, put_key(words, n, DECISION.options), OPEN)
    offered = options(state, seat)
    for option in range(N_OPTIONS):
        if offered >> option & 1:
            form = FORM[FIRST_FORM[asking] + way_of(state, seat, option), option]
            n = put_key_number(words, next_item(words, n, first), OPTION.number, option)
            n = put(words, put_key_word(words, n, OPTION.form, widen(form)), END)
    return put(words, put(words, n, CLOSE), END)
