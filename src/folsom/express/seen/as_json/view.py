"""A view as JSON, put together by kernels: the text of `make_view`, to the byte."""

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
    put_members,
)
from folsom.core.events import PUBLIC_BIT
from folsom.core.written import make_put_cars, make_put_settings
from folsom.express.choices import N_SWITCHES
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    COVERING,
    DOLLARS_A_UNIT,
    EVENT_OF,
    FACE_DOWN,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_GOES,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_CAR_CARDS,
    N_ROUNDS,
    N_TURNS_OF,
    NOBODY,
    NOTHING,
    TURN_SHIFT,
    TURNS_OF,
    Ask,
    Step,
    Turn,
)
from folsom.express.places import bandit_at, car_at, floor_at, is_sheet, is_space
from folsom.express.seen.as_json.players import put_players
from folsom.express.seen.as_json.words import (
    ABOUT,
    ASK,
    ASKED,
    AT_BOX,
    AT_CAR,
    AT_PERSON,
    BANDIT,
    BANDIT_VIEW,
    CAR,
    CARD,
    DREW,
    DROPPED,
    EVENT,
    FLOOR,
    GAME,
    JEWEL,
    KEEP,
    LOCOMOTIVE,
    PHASE,
    PILE,
    PURSE,
    ROUND,
    SETTINGS,
    STRONGBOX,
    TOKEN,
    VIEW,
    put_cards,
)
from folsom.express.state import State, flag
from folsom.kernel import kernel, small_kernel, widen

MAX_WORDS = 8_192
MAX_LETTERS = 65_536


# ------------------------------------------------------------------ the table


put_settings = make_put_settings(SETTINGS, N_SWITCHES, flag)
put_cars = make_put_cars(LOCOMOTIVE, CAR, N_CAR_CARDS)


@kernel
def put_rounds(words: Words, n: int, state: State) -> int:
    n = first = put(words, n, OPEN)
    for i in range(N_ROUNDS):
        is_revealed = i < widen(state.round_number) + widen(state.is_revealed)
        word = ROUND + widen(state.round_card[i]) if is_revealed else NULL
        n = put(words, next_item(words, n, first), word)
    return put(words, n, CLOSE)


@kernel
def put_bandits(words: Words, n: int, state: State) -> int:
    is_placed = state.asking != Ask.PLACE
    n = first = put(words, n, OPEN)
    for bandit in range(N_BANDITS):
        if state.seat_of[bandit] == NOBODY:
            continue
        n = next_item(words, n, first)
        n = put_key_word(words, n, BANDIT_VIEW.bandit, BANDIT + bandit)
        n = put_key_number(words, n, BANDIT_VIEW.seat, widen(state.seat_of[bandit]))
        n = put_key_number(
            words, n, BANDIT_VIEW.car, widen(state.car_of[bandit]) if is_placed else NOTHING
        )
        floor = FLOOR + widen(state.floor_of[bandit]) if is_placed else NULL
        n = put_key_word(words, n, BANDIT_VIEW.floor, floor)
        n = put_key_number(words, n, BANDIT_VIEW.bullets_left, widen(state.bullets_left_of[bandit]))
        n = put_key_number(
            words, n, BANDIT_VIEW.bullets_received, widen(state.bullets_received_of[bandit])
        )
        n = put_key(words, n, BANDIT_VIEW.dropped)
        if state.dropped_of[bandit] == NOTHING:
            n = put(words, n, NULL)
        else:
            n = put_key_number(words, n, DROPPED.token, widen(state.dropped_of[bandit]))
            against = widen(state.dropped_against_of[bandit])
            n = put_members(words, put_key(words, n, DROPPED.against), against, MAX_TOKENS)
            n = put(words, n, END)
        n = put(words, n, END)
    return put(words, n, CLOSE)


@kernel
def put_tokens(words: Words, n: int, state: State, viewer: int) -> int:
    n = first = put(words, n, OPEN)
    for token in range(MAX_TOKENS):
        place = widen(state.token_place[token])
        # The second strongbox lies beside the train in sight of all; nothing else in the box is of interest.
        if place == IN_BOX and (token != FIRST_STRONGBOX + 1 or state.events == 0):
            continue
        known = widen(state.token_known_by[token])
        value = DOLLARS_A_UNIT * widen(state.token_value[token])
        n = next_item(words, n, first)
        n = put_key_number(words, n, TOKEN.token, token)
        n = put_key_word(words, n, TOKEN.kind, kind_word(token))
        n = put_key_number(words, n, TOKEN.value, value if known >> viewer & 1 else NOTHING)
        n = put_place(words, n, place)
        n = put_members(words, put_key(words, n, TOKEN.known_by), known, widen(state.n_seats))
        n = put(words, n, END)
    return put(words, n, CLOSE)


@small_kernel
def kind_word(token: int) -> int:
    if FIRST_JEWEL <= token < FIRST_STRONGBOX:
        return JEWEL
    return STRONGBOX if FIRST_STRONGBOX <= token < FIRST_RANSOM else PURSE


@kernel
def put_place(words: Words, n: int, place: int) -> int:
    """Where a token is: kind of place, car, floor, bandit."""
    is_held = is_sheet(place)
    is_aboard = is_space(place)
    where = AT_CAR if is_aboard else AT_PERSON if is_held else AT_BOX
    n = put_key_word(words, n, TOKEN.place, where)
    n = put_key_number(words, n, TOKEN.car, car_at(place) if is_aboard else NOTHING)
    n = put_key_word(words, n, TOKEN.floor, FLOOR + floor_at(place) if is_aboard else NULL)
    return put_key_word(words, n, TOKEN.bandit, BANDIT + bandit_at(place) if is_held else NULL)


@kernel
def put_pile(words: Words, n: int, state: State, viewer: int) -> int:
    n = first = put(words, n, OPEN)
    for i in range(widen(state.n_pile)):
        card, note = widen(state.pile_card[i]), widen(state.pile_note[i])
        owner = widen(state.seat_of[card // N_ACTIONS])
        is_resolved = i < state.n_resolved
        is_seen = is_resolved or owner == viewer or note & FACE_DOWN == 0
        n = next_item(words, n, first)
        n = put_key_number(words, n, PILE.seat, owner)
        n = put_key_word(words, n, PILE.bandit, BANDIT + card // N_ACTIONS if is_seen else NULL)
        n = put_key_word(words, n, PILE.card, CARD + card if is_seen else NULL)
        n = put_key_flag(words, n, PILE.face_down, note & FACE_DOWN != 0)
        n = put_key_flag(words, n, PILE.cover, note & COVERING != 0)
        n = put_key_flag(words, n, PILE.before_reshuffle, note & BEFORE_RESHUFFLE != 0)
        n = put_key_number(words, n, PILE.turn, note >> TURN_SHIFT)
        n = put_key_flag(words, n, PILE.resolved, is_resolved)
        n = put(words, n, END)
    return put(words, n, CLOSE)


@kernel
def put_drew(words: Words, n: int, state: State) -> int:
    """The goes of this round in which seats drew cards instead of playing one."""
    n = first = put(words, n, OPEN)
    k = 0
    if state.is_revealed != 0:
        card = widen(state.round_card[state.round_number])
        for turn in range(widen(N_TURNS_OF[card])):
            for go in range(2 if TURNS_OF[card, turn] == Turn.SPEEDING_UP else 1):
                for seat in range(widen(state.n_seats)):
                    if k < MAX_GOES and widen(state.drew_in_go[k]) >> seat & 1:
                        n = next_item(words, n, first)
                        n = put_key_number(words, n, DREW.turn, turn)
                        n = put_key_number(words, n, DREW.go, go)
                        n = put(words, put_key_number(words, n, DREW.seat, seat), END)
                k += 1
    return put(words, n, CLOSE)


# ------------------------------------------------------------------ the whole


@kernel
def put_asked(words: Words, n: int, state: State) -> int:
    n = first = put(words, n, OPEN)
    for seat in range(widen(state.n_seats)):
        if widen(state.asked) >> seat & 1:
            n = put_key_number(words, next_item(words, n, first), ASKED.seat, seat)
            n = put(words, put_key_word(words, n, ASKED.kind, ASK + widen(state.asking)), END)
    return put(words, n, CLOSE)


@kernel
def put_resolving(words: Words, n: int, state: State) -> int:
    """The card being resolved (or covered, E9.4), and what was chosen for it so far."""
    bandit, target = widen(state.acting_bandit), NOBODY
    token = NOTHING
    if state.asking == Ask.COVER:
        card = widen(state.pile_card[state.n_pile - 1])
        bandit = card // N_ACTIONS
        word = CARD + card
    elif bandit == NOBODY or state.asking == Ask.NOTHING:
        return put(words, n, NULL)
    else:
        target, token = widen(state.target_bandit), widen(state.token_at_stake)
        if state.step == Step.RESOLVE:
            action = widen(state.pile_card[state.n_resolved - 1]) % N_ACTIONS
            word = CARD + bandit * N_ACTIONS + action
        else:
            word = EVENT + widen(EVENT_OF[state.round_card[state.round_number]])
    n = put_key_word(words, n, ABOUT.bandit, BANDIT + bandit)
    n = put_key_word(words, n, ABOUT.card, word)
    n = put_key_word(words, n, ABOUT.target, NULL if target == NOBODY else BANDIT + target)
    n = put_key_number(words, n, ABOUT.token, token)
    return put(words, n, END)


@kernel
def put_private(words: Words, n: int, state: State, seat: int) -> int:
    """What a seat knows of its own cards."""
    hand = widen(state.n_deck_of[seat])
    aside = hand + widen(state.n_hand_of[seat])
    discard = aside + widen(state.n_aside_of[seat])
    n = put_cards(words, put_key(words, n, VIEW.hand), state, seat, hand, aside, 0)
    n = put_cards(words, put_key(words, n, VIEW.deck), state, seat, 0, hand, 0)
    return put_cards(words, put_key(words, n, VIEW.aside), state, seat, aside, discard, 0)


@kernel
def put_view(words: Words, state: State, seat: int) -> int:
    """What a seat (-1: spectators) may know."""
    is_laid_out = state.step > Step.BOARD
    viewer = PUBLIC_BIT if seat < 0 else seat
    n = put_key_number(words, 0, VIEW.seat, seat)
    n = put_key_number(words, n, VIEW.n_seats, widen(state.n_seats))
    n = put_settings(words, put_key(words, n, VIEW.settings), state)
    phase = KEEP if state.asking == Ask.KEEP else PHASE + widen(state.step)
    n = put_key_word(words, n, VIEW.phase, phase)
    is_begun = state.step > Step.ROUND
    n = put_key_number(words, n, VIEW.round, widen(state.round_number) + 1 if is_begun else 0)
    n = put_key_number(words, n, VIEW.turn, widen(state.turn))
    n = put_rounds(words, put_key(words, n, VIEW.rounds), state)
    n = put_key_number(words, n, VIEW.first_player, widen(state.first_player))
    n = put_key(words, n, VIEW.cars)
    n = put_cars(words, n, state) if is_laid_out else put_members(words, n, 0, 0)
    n = put_key_number(words, n, VIEW.marshal, widen(state.marshal_car))
    n = put_key_number(words, n, VIEW.neutral_bullets, widen(state.neutral_bullets))
    n = put_key(words, n, VIEW.bandits)
    n = put_bandits(words, n, state) if is_laid_out else put_members(words, n, 0, 0)
    n = put_key(words, n, VIEW.tokens)
    n = put_tokens(words, n, state, viewer) if is_laid_out else put_members(words, n, 0, 0)
    n = put_pile(words, put_key(words, n, VIEW.pile), state, viewer)
    n = put_drew(words, put_key(words, n, VIEW.drew), state)
    n = put_players(words, put_key(words, n, VIEW.players), state)
    if seat < 0:
        n = put_key_word(words, n, VIEW.hand, NULL)
        n = put_key_word(words, n, VIEW.deck, NULL)
        n = put_key_word(words, n, VIEW.aside, NULL)
    else:
        n = put_private(words, n, state, seat)
    n = put_asked(words, put_key(words, n, VIEW.asked), state)
    n = put_resolving(words, put_key(words, n, VIEW.resolving), state)
    n = put_key_word(words, n, VIEW.game, GAME)
    return put(words, n, END)
