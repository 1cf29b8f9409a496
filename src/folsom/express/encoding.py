"""What a seat may know as one row of small numbers, for learning programs.

The row holds what `view.py` shows and nothing else. Seats are counted from the observer: 0 is its own, 1 the
next clockwise. 0 means "none" or "unknown" wherever a number names something, so names count from 1.
"""

import numpy as np

from folsom.core.bits import has
from folsom.core.encoding import Row, make_rewards, seat_from
from folsom.express.choices import N_SWITCHES
from folsom.express.components import (
    COVERING,
    EVENT_OF,
    FACE_DOWN,
    FIRST_BANDITS,
    FIRST_BULLET,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_GOES,
    MAX_TOKENS,
    MAX_TURNS,
    N_ACTIONS,
    N_BANDITS,
    N_CARD_KINDS,
    N_ROUNDS,
    N_TURNS_OF,
    NOBODY,
    TURN_SHIFT,
    TURNS_OF,
    Ask,
    Step,
    Turn,
)
from folsom.express.features import (
    AT,
    BESIDE_THE_TRAIN,
    FEATURES,
    HIGHEST,
    N_BULLET_KINDS,
    N_KNOWN_TOP,
    OBSERVATION_SIZE,
    TABLE,
)
from folsom.express.flat_actions import (
    ACTION_COUNT,
    action_mask,
    asking_of,
    asking_of_action,
    flat_action,
    is_offered,
    option_of_action,
)
from folsom.express.questions import is_secret
from folsom.express.rules.scoring import dollars_of, winners
from folsom.express.state import State, flag
from folsom.kernel import kernel, small_kernel, widen

__all__ = [
    "ACTION_COUNT",
    "FEATURES",
    "HIGHEST",
    "OBSERVATION_SIZE",
    "TABLE",
    "action_mask",
    "asking_of",
    "asking_of_action",
    "flat_action",
    "is_offered",
    "observe",
    "option_of_action",
    "rewards",
]

_PHASE_OF_STEP = np.array([0, 0, 0, 1, 1, 1, 3, 3, 4, 4, 5], np.int8)
_KEEPING = 2


@kernel
def observe(state: State, seat: int, row: Row) -> None:
    """E4.11 Write all that a seat may know."""
    for i in range(OBSERVATION_SIZE):
        row[i] = 0
    observe_settings(state, row)
    observe_course(state, seat, row)
    observe_rounds(state, row)
    observe_seats(state, seat, row)
    observe_own_cards(state, seat, row)
    observe_pile(state, seat, row)
    if state.step > Step.BOARD:
        observe_train(state, seat, row)
        observe_loot(state, seat, row)


@small_kernel
def seats_from(state: State, seat: int, mask: int) -> int:
    """A set of seats, counted from the observer."""
    n_seats = widen(state.n_seats)
    everyone = (1 << n_seats) - 1
    mask &= everyone
    return (mask >> seat | mask << (n_seats - seat)) & everyone


@small_kernel
def observe_settings(state: State, row: Row) -> None:
    """What is being played."""
    for i in range(N_SWITCHES):
        row[AT.settings + i] = flag(state, i)
    row[AT.n_seats] = state.n_seats


@small_kernel
def observe_course(state: State, seat: int, row: Row) -> None:
    """Where the game is, and what is being decided."""
    asking = widen(state.asking)
    row[AT.phase] = _KEEPING if asking == Ask.KEEP else _PHASE_OF_STEP[widen(state.step)]
    if state.step > Step.ROUND:
        row[AT.round] = widen(state.round_number) + 1
    row[AT.turn] = state.turn
    row[AT.first_player] = seat_from(state, seat, widen(state.first_player)) + 1
    row[AT.marshal] = state.marshal_car
    row[AT.neutral_bullets] = state.neutral_bullets
    row[AT.asking] = asking
    if asking == Ask.SCHEME:
        card = widen(state.round_card[widen(state.round_number)])
        if TURNS_OF[card, widen(state.turn)] == Turn.SPEEDING_UP:
            row[AT.second_go] = widen(state.go) % 2
    if asking == Ask.TEAM:
        for i in range(3):
            row[AT.pairs + i] = widen(state.partner_of[FIRST_BANDITS[2 - i]]) + 1
    observe_resolving(state, row)


@small_kernel
def observe_resolving(state: State, row: Row) -> None:
    """The card being resolved (or covered, E9.4), and what was chosen for it so far."""
    bandit = widen(state.acting_bandit)
    if state.asking == Ask.COVER:
        card = widen(state.pile_card[widen(state.n_pile) - 1])
        row[AT.resolving] = card // N_ACTIONS + 1
        row[AT.resolving + 1] = card % N_ACTIONS + 1
    elif bandit != NOBODY and state.asking != Ask.NOTHING:
        row[AT.resolving] = bandit + 1
        if state.step == Step.RESOLVE:
            card = widen(state.pile_card[widen(state.n_resolved) - 1])
            row[AT.resolving + 1] = card % N_ACTIONS + 1
        else:
            row[AT.resolving + 2] = EVENT_OF[widen(state.round_card[widen(state.round_number)])]
        row[AT.resolving + 3] = widen(state.target_bandit) + 1
        row[AT.resolving + 4] = widen(state.token_at_stake) + 1


@small_kernel
def observe_rounds(state: State, row: Row) -> None:
    """The round cards everyone has seen."""
    shown = min(widen(state.round_number) + widen(state.is_revealed), N_ROUNDS)
    for i in range(shown):
        card = widen(state.round_card[i])
        for turn in range(widen(N_TURNS_OF[card])):
            row[AT.round_turns + MAX_TURNS * i + turn] = widen(TURNS_OF[card, turn]) + 1
        row[AT.round_event + i] = EVENT_OF[card]


@small_kernel
def observe_train(state: State, seat: int, row: Row) -> None:
    """The cars and the figures; before the teams are placed (E9.2) these stand nowhere."""
    for car in range(1, widen(state.caboose) + 1):
        row[AT.cars + car - 1] = widen(state.car_card[car]) + 1
    for bandit in range(N_BANDITS):
        leader = widen(state.seat_of[bandit])
        if leader != NOBODY:
            row[AT.bandit_seat + bandit] = seat_from(state, seat, leader) + 1
            row[AT.bandit_bullets_left + bandit] = state.bullets_left_of[bandit]
            row[AT.bandit_bullets_received + bandit] = state.bullets_received_of[bandit]
            if state.asking != Ask.PLACE:
                row[AT.bandit_car + bandit] = widen(state.car_of[bandit]) + 1
                row[AT.bandit_floor + bandit] = state.floor_of[bandit]


@small_kernel
def observe_loot(state: State, seat: int, row: Row) -> None:
    """E4.11 The tokens in play, and the value of those the observer has learned."""
    for token in range(MAX_TOKENS):
        place = widen(state.token_place[token])
        if place == IN_BOX:
            # The second strongbox lies beside the train in sight of all.
            if token != FIRST_STRONGBOX + 1 or state.events == 0:
                continue
            place = BESIDE_THE_TRAIN
        known_by = widen(state.token_known_by[token])
        row[AT.token_place + token] = place + 1
        row[AT.token_known_by + token] = seats_from(state, seat, known_by)
        if has(known_by, seat):
            row[AT.token_value + token] = state.token_value[token]


@small_kernel
def observe_pile(state: State, seat: int, row: Row) -> None:
    """E3.3 The common pile: what lies face down is seen by its owner only, until it is resolved."""
    row[AT.pile_size] = state.n_pile
    row[AT.pile_size + 1] = state.n_resolved
    for i in range(widen(state.n_pile)):
        card = widen(state.pile_card[i])
        note = widen(state.pile_note[i])
        owner = widen(state.seat_of[card // N_ACTIONS])
        face = 1
        if note & FACE_DOWN != 0:
            face = 2
        elif note & COVERING != 0:
            face = 3
        row[AT.pile_seat + i] = seat_from(state, seat, owner) + 1
        row[AT.pile_face + i] = face
        row[AT.pile_turn + i] = (note >> TURN_SHIFT) + 1
        if i < state.n_resolved or owner == seat or note & FACE_DOWN == 0:
            row[AT.pile_bandit + i] = card // N_ACTIONS + 1
            row[AT.pile_action + i] = card % N_ACTIONS + 1
    if state.is_revealed != 0:
        for go in range(MAX_GOES):
            row[AT.drew + go] = seats_from(state, seat, widen(state.drew_in_go[go]))


@small_kernel
def observe_seats(state: State, seat: int, row: Row) -> None:
    """What everyone sees of each seat."""
    n_seats = widen(state.n_seats)
    asking = widen(state.asking)
    chooses = is_secret(asking)
    for k in range(n_seats):
        other = (seat + k) % n_seats
        is_asked = widen(state.asked) >> other & 1
        row[AT.seat_bandits + 2 * k] = widen(state.bandit_of[other, 0]) + 1
        row[AT.seat_bandits + 2 * k + 1] = widen(state.bandit_of[other, 1]) + 1
        row[AT.seat_asked + k] = is_asked
        row[AT.seat_has_chosen + k] = 1 - is_asked if chooses else 0
        row[AT.seat_hand + k] = widen(state.n_hand_of[other]) + widen(state.n_aside_of[other])
        row[AT.seat_deck + k] = state.n_deck_of[other]
        row[AT.seat_friendly_hits + k] = state.friendly_hits_of[other]
        observe_open_cards(state, other, k, row)


@small_kernel
def observe_open_cards(state: State, other: int, k: int, row: Row) -> None:
    """E4.11 Bullets received, the discard pile, and what everyone knows by counting."""
    n_deck = widen(state.n_deck_of[other])
    n_held = widen(state.n_hand_of[other]) + widen(state.n_aside_of[other])
    start_of_discard = n_deck + n_held
    for i in range(start_of_discard + widen(state.n_discard_of[other])):
        card = widen(state.cards_of[other, i])
        if card >= FIRST_BULLET:
            row[AT.seat_bullets + N_BULLET_KINDS * k + card - FIRST_BULLET] += 1
        if i >= start_of_discard:
            row[AT.seat_discard + N_CARD_KINDS * k + card] += 1
    if state.expert != 0:
        for card in range(N_CARD_KINDS):
            row[AT.seat_surely_held + N_CARD_KINDS * k + card] = state.surely_held_of[other, card]
    for i in range(min(widen(state.n_known_top_of[other]), N_KNOWN_TOP)):
        card = widen(state.cards_of[other, n_deck - 1 - i])
        row[AT.seat_known_on_deck + N_KNOWN_TOP * k + i] = card + 1


@small_kernel
def observe_own_cards(state: State, seat: int, row: Row) -> None:
    """The observer's own hand, deck (in no order) and cards set aside."""
    end_of_deck = widen(state.n_deck_of[seat])
    end_of_hand = end_of_deck + widen(state.n_hand_of[seat])
    for i in range(end_of_hand + widen(state.n_aside_of[seat])):
        card = widen(state.cards_of[seat, i])
        if i < end_of_deck:
            row[AT.deck + card] += 1
        elif i < end_of_hand:
            row[AT.hand + card] += 1
        else:
            row[AT.aside + card] += 1


rewards = make_rewards(winners, dollars_of)
