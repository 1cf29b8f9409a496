"""A view and a decision as JSON, put together by kernels: the text of their structures, to the byte."""

from folsom.core.as_json import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Words,
    next_item,
    put,
    put_key,
    put_key_flag,
    put_key_number,
    put_key_word,
    put_number,
)
from folsom.core.bits import has
from folsom.core.written import make_put_cars, make_put_settings
from folsom.kernel import kernel, widen
from folsom.superexpress.choices import N_SWITCHES
from folsom.superexpress.components import LOOT, N_CAR_CARDS, N_CARDS, NOTHING, PLAN_SIZE
from folsom.superexpress.rules.legal import options
from folsom.superexpress.rules.lines import is_aboard, line_of
from folsom.superexpress.seen.as_json.words import (
    ASKED,
    BANDIT,
    BANDIT_VIEW,
    CAR,
    CARD,
    DECISION,
    FACING,
    FLOOR,
    FORM,
    GAME,
    LOCOMOTIVE,
    LOOT_VIEW,
    OPTION,
    OVER,
    PLAN_VIEW,
    PLANNING,
    SETTINGS,
    VIEW,
)
from folsom.superexpress.state import LOST, State, flag

MAX_WORDS = 1_024
MAX_LETTERS = 8_192


put_settings = make_put_settings(SETTINGS, N_SWITCHES, flag)
put_cars = make_put_cars(LOCOMOTIVE, CAR, N_CAR_CARDS)


@kernel
def put_bandits(words: Words, n: int, state: State) -> int:
    n = first = put(words, n, OPEN)
    for seat in range(widen(state.n_seats)):
        aboard = is_aboard(state, seat)
        floor, facing = FLOOR + widen(state.floor_of[seat]), FACING + widen(state.facing_of[seat])
        n = next_item(words, n, first)
        n = put_key_word(words, n, BANDIT_VIEW.bandit, BANDIT + widen(state.bandit_of[seat]))
        n = put_key_number(words, n, BANDIT_VIEW.seat, seat)
        n = put_key_flag(words, n, BANDIT_VIEW.aboard, aboard)
        n = put_key_number(
            words, n, BANDIT_VIEW.car, widen(state.car_of[seat]) if aboard else NOTHING
        )
        n = put_key_word(words, n, BANDIT_VIEW.floor, floor if aboard else NULL)
        n = put_key_number(words, n, BANDIT_VIEW.line, line_of(state, seat) if aboard else NOTHING)
        n = put_key_word(words, n, BANDIT_VIEW.facing, facing if aboard else NULL)
        n = put_key_flag(words, n, BANDIT_VIEW.stunned, state.is_stunned[seat] != 0)
        n = put(words, n, END)
    return put(words, n, CLOSE)


@kernel
def put_plan(words: Words, n: int, state: State, seat: int, is_own: bool) -> int:
    """S3.1 A stack, its top first: the own one as it is, others' once they are complete, face down."""
    is_locked = state.n_planned[seat] == PLAN_SIZE
    size = widen(state.n_planned[seat]) if is_own or is_locked else 0
    n = put_key_number(words, n, PLAN_VIEW.seat, seat)
    n = put_key_number(words, n, PLAN_VIEW.n, size)
    n = put_key_flag(words, n, PLAN_VIEW.locked, is_locked)
    n = first = put(words, put_key(words, n, PLAN_VIEW.cards), OPEN)
    for i in range(size):
        word = CARD + widen(state.plan[seat, i]) if is_own else NULL
        n = put(words, next_item(words, n, first), word)
    return put(words, put(words, n, CLOSE), END)


@kernel
def put_loot(words: Words, n: int, state: State, owner: int) -> int:
    """The loot cards that belong to a seat (or are lost), smallest first."""
    n = first = put(words, n, OPEN)
    for loot in range(N_CAR_CARDS):
        if state.owner_of_loot[loot] == owner:
            n = put_number(words, next_item(words, n, first), LOOT[loot])
    return put(words, n, CLOSE)


@kernel
def put_hand(words: Words, n: int, state: State, seat: int) -> int:
    """The cards that a seat can still stack; none for one who has left, or once the game is over."""
    hand = widen(state.hand_of[seat]) if state.asked != 0 and is_aboard(state, seat) else 0
    n = first = put(words, n, OPEN)
    for card in range(N_CARDS):
        if has(hand, card):
            n = put(words, next_item(words, n, first), CARD + card)
    return put(words, n, CLOSE)


@kernel
def put_asked(words: Words, n: int, state: State) -> int:
    n = first = put(words, n, OPEN)
    for seat in range(widen(state.n_seats)):
        if has(widen(state.asked), seat):
            n = put_key_number(words, next_item(words, n, first), ASKED.seat, seat)
            n = put(words, put_key_word(words, n, ASKED.kind, PLANNING), END)
    return put(words, n, CLOSE)


@kernel
def put_everyone(words: Words, n: int, state: State, seat: int) -> int:
    """The stacks and the loot of all seats."""
    n_seats = widen(state.n_seats)
    n = first = put(words, put_key(words, n, VIEW.plans), OPEN)
    for other in range(n_seats):
        n = put_plan(words, next_item(words, n, first), state, other, other == seat)
    n = put_key(words, put(words, n, CLOSE), VIEW.loot)
    n = first = put(words, n, OPEN)
    for other in range(n_seats):
        n = put_key_number(words, next_item(words, n, first), LOOT_VIEW.seat, other)
        n = put_loot(words, put_key(words, n, LOOT_VIEW.values), state, other)
        n = put(words, n, END)
    return put(words, n, CLOSE)


@kernel
def put_view(words: Words, state: State, seat: int) -> int:
    """What a seat (-1: spectators) may know."""
    n = put_key_number(words, 0, VIEW.seat, seat)
    n = put_key_number(words, n, VIEW.n_seats, widen(state.n_seats))
    n = put_settings(words, put_key(words, n, VIEW.settings), state)
    n = put_key_word(words, n, VIEW.phase, PLANNING if state.asked != 0 else OVER)
    n = put_key_number(words, n, VIEW.round, widen(state.round_number))
    n = put_key_number(words, n, VIEW.first_player, widen(state.first_player))
    n = put_cars(words, put_key(words, n, VIEW.cars), state)
    n = put_bandits(words, put_key(words, n, VIEW.bandits), state)
    n = put_everyone(words, n, state, seat)
    n = put_loot(words, put_key(words, n, VIEW.lost), state, LOST)
    n = put_key(words, n, VIEW.hand)
    n = put(words, n, NULL) if seat < 0 else put_hand(words, n, state, seat)
    n = put_asked(words, put_key(words, n, VIEW.asked), state)
    n = put_key_word(words, n, VIEW.game, GAME)
    return put(words, n, END)


@kernel
def put_decision(words: Words, state: State, seat: int) -> int:
    """S3.1 What a seat that is asked must decide."""
    offered = options(state, seat)
    n = put_key_number(words, 0, DECISION.seat, seat)
    n = put_key_word(words, n, DECISION.kind, PLANNING)
    n = put_key_word(words, n, DECISION.about, NULL)
    n = first = put(words, put_key(words, n, DECISION.options), OPEN)
    for option in range(N_CARDS):
        if has(offered, option):
            n = put_key_number(words, next_item(words, n, first), OPTION.number, option)
            n = put(words, put_key_word(words, n, OPTION.form, FORM + option), END)
    return put(words, put(words, n, CLOSE), END)
