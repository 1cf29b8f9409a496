"""What everyone knows of the players and their cards, as JSON, put together by kernels."""

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
)
from folsom.express.components import FIRST_BULLET, MAX_LIMITS, N_CARD_KINDS, NOBODY
from folsom.express.questions import is_secret
from folsom.express.rules.counting import TAKEN, n_besides
from folsom.express.seen.as_json.words import BANDIT, COUNTED, LIMIT, PLAYER, card_word, put_cards
from folsom.express.state import State
from folsom.kernel import kernel, widen


@kernel
def put_players(words: Words, n: int, state: State) -> int:
    n = first = put(words, n, OPEN)
    for seat in range(widen(state.n_seats)):
        n = put_player(words, next_item(words, n, first), state, seat)
    return put(words, n, CLOSE)


@kernel
def put_player(words: Words, n: int, state: State, seat: int) -> int:
    n_deck = widen(state.n_deck_of[seat])
    discard = n_deck + widen(state.n_hand_of[seat]) + widen(state.n_aside_of[seat])
    end = discard + widen(state.n_discard_of[seat])
    n = put_key_number(words, n, PLAYER.seat, seat)
    n = put_key(words, n, PLAYER.bandits)
    n = first = put(words, n, OPEN)
    for slot in range(2):
        if state.bandit_of[seat, slot] != NOBODY:
            n = put(words, next_item(words, n, first), BANDIT + widen(state.bandit_of[seat, slot]))
    n = put(words, n, CLOSE)
    n = put_key_number(words, n, PLAYER.hand, discard - n_deck)
    n = put_key_number(words, n, PLAYER.deck, n_deck)
    n = put_cards(words, put_key(words, n, PLAYER.discard), state, seat, discard, end, 0)
    n = put_cards(words, put_key(words, n, PLAYER.bullets), state, seat, 0, end, FIRST_BULLET)
    n = put_surely_held(words, put_key(words, n, PLAYER.surely_held), state, seat)
    n = put_known_top(words, put_key(words, n, PLAYER.known_on_deck), state, seat, n_deck)
    n = put_counted(words, put_key(words, n, PLAYER.counted), state, seat)
    n = put_key_number(words, n, PLAYER.friendly_hits, widen(state.friendly_hits_of[seat]))
    chooses = is_secret(widen(state.asking))
    has_chosen = chooses and widen(state.asked) >> seat & 1 == 0
    n = put_key_flag(words, n, PLAYER.has_chosen, has_chosen)
    return put(words, n, END)


@kernel
def put_surely_held(words: Words, n: int, state: State, seat: int) -> int:
    n = first = put(words, n, OPEN)
    if state.expert != 0:
        for card in range(N_CARD_KINDS):
            for _ in range(widen(state.surely_held_of[seat, card])):
                n = put(words, next_item(words, n, first), card_word(state, seat, card))
    return put(words, n, CLOSE)


@kernel
def put_known_top(words: Words, n: int, state: State, seat: int, n_deck: int) -> int:
    n = first = put(words, n, OPEN)
    for i in range(n_deck - widen(state.n_known_top_of[seat]), n_deck):
        card = widen(state.cards_of[seat, i])
        n = put(words, next_item(words, n, first), card_word(state, seat, card))
    return put(words, n, CLOSE)


@kernel
def put_counted(words: Words, n: int, state: State, seat: int) -> int:
    if state.expert == 0:
        return put(words, n, NULL)
    n = put_key_number(words, n, COUNTED.sure_actions, widen(state.sure_actions_of[seat]))
    n = put_key(words, n, COUNTED.held_at_reshuffle)
    n = first = put(words, n, OPEN)
    for card in range(N_CARD_KINDS):
        if widen(state.held_at_reshuffle_of[seat]) >> card & 1:
            n = put(words, next_item(words, n, first), card_word(state, seat, card))
    n = put_key(words, put(words, n, CLOSE), COUNTED.limits)
    n = first = put(words, n, OPEN)
    if state.pick != 0:
        for i in range(MAX_LIMITS):
            if state.limit_of[seat, i] != 0:
                n = put_limit(words, next_item(words, n, first), state, seat, i)
    return put(words, put(words, n, CLOSE), END)


@kernel
def put_limit(words: Words, n: int, state: State, seat: int, i: int) -> int:
    limit = widen(state.limit_of[seat, i])
    n = put_key_number(words, n, LIMIT.round, i + 2)
    n = put_key_number(words, n, LIMIT.taken, (limit & TAKEN) - 1)
    n = put_key(words, n, LIMIT.besides)
    n = first = put(words, n, OPEN)
    for card in range(FIRST_BULLET, N_CARD_KINDS):
        for _ in range(n_besides(limit, card)):
            n = put(words, next_item(words, n, first), card_word(state, seat, card))
    return put(words, put(words, n, CLOSE), END)
