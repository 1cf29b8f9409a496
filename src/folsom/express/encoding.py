"""What a seat may know as one row of small numbers, for learning programs.

The row holds what `view.py` shows and nothing else. Seats are counted from the observer: 0 is its own, 1 the
next clockwise. 0 means "none" or "unknown" wherever a number names something, so names count from 1.
`docs/reference/encodings.md` is made from the table below.
"""

import numpy as np

from folsom.core.bits import count, has
from folsom.core.encoding import (
    DOLLARS_A_POINT,
    Described,
    Feature,
    Reward,
    Rewards,
    Row,
    highest_values,
    lay_out,
)
from folsom.express.choices import N_SWITCHES, SWITCHES
from folsom.express.components import (
    AT_BANDIT,
    COVERING,
    EVENT_OF,
    FACE_DOWN,
    FIRST_BANDITS,
    FIRST_BULLET,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_CARDS,
    MAX_GOES,
    MAX_PILE,
    MAX_SEATS,
    MAX_TOKENS,
    MAX_TRAIN,
    MAX_TURNS,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_CARD_KINDS,
    N_NEUTRAL_BULLETS,
    N_ROUNDS,
    N_TURNS_OF,
    NOBODY,
    STRONGBOX,
    TURN_SHIFT,
    TURNS_OF,
    Ask,
    Step,
    Turn,
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

N_BULLET_KINDS = N_CARD_KINDS - FIRST_BULLET
N_KNOWN_TOP = 8
BESIDE_THE_TRAIN = AT_BANDIT + N_BANDITS
_ALL = (1 << MAX_SEATS) - 1
_S, _B, _T, _P = MAX_SEATS, N_BANDITS, MAX_TOKENS, MAX_PILE
_CARD_KINDS = "six actions of the first bandit, six of the second, bullets of six bandits, neutral"

TABLE: tuple[Described, ...] = (
    Described(
        "settings",
        N_SWITCHES,
        1,
        f"switches in the order of `Settings`: {', '.join(switch.title for switch in SWITCHES)}",
    ),
    Described("n_seats", 1, _S, "how many seats play"),
    Described(
        "phase",
        1,
        5,
        "0 set-up, 1 Schemin', 2 keeping cards, 3 Stealin', 4 event, 5 the game is over",
    ),
    Described("round", 1, N_ROUNDS, "the round from 1; 0 before the first"),
    Described("turn", 1, MAX_TURNS, "the turn of Schemin' from 0"),
    Described("second_go", 1, 1, "whether this is the second go of a speeding-up turn"),
    Described("first_player", 1, _S, "the first player's seat, from 1"),
    Described("marshal", 1, MAX_TRAIN - 1, "the Marshal's car"),
    Described("neutral_bullets", 1, N_NEUTRAL_BULLETS, "neutral bullets left"),
    Described("asking", 1, 16, "the kind of decision that is open (`Ask`); 0 none"),
    Described(
        "resolving",
        5,
        32,
        "what is being carried out: bandit from 1, action from 1, event (`RoundEvent`), target from 1,"
        " token from 1",
    ),
    Described(
        "pairs", 3, _B, "while teams are chosen: the partners of Belle, Doc and Ghost, from 1"
    ),
    Described(
        "round_turns",
        N_ROUNDS * MAX_TURNS,
        4,
        "for each round its turns: 1 standard, 2 tunnel, 3 speeding-up, 4 switching; 0 none or not revealed",
    ),
    Described("round_event", N_ROUNDS, 8, "for each round its event (`RoundEvent`) if revealed"),
    Described(
        "cars",
        MAX_TRAIN - 1,
        6,
        "the cards of cars 1 to 6, from 1 in the order 1P 3J 4P1J 3P 3P1J 1P1J",
    ),
    Described("bandit_seat", _B, _S, "for each bandit (`Bandit`) its seat, from 1"),
    Described(
        "bandit_car", _B, MAX_TRAIN, "its car, from 1 for the locomotive; 0 not on the train"
    ),
    Described("bandit_floor", _B, 1, "0 inside, 1 roof"),
    Described("bandit_bullets_left", _B, N_BULLETS, "bullets left in its cylinder"),
    Described("bandit_bullets_received", _B, 127, "bullets received"),
    Described(
        "token_place",
        _T,
        BESIDE_THE_TRAIN + 1,
        "for each loot token (18 purses, 6 jewels, 2 strongboxes, 6 ransom purses) its place: 1 + 2 * car +"
        " floor, 17 + bandit, 23 beside the train; 0 not in play",
    ),
    Described("token_value", _T, STRONGBOX, "its value in units of $50, if known to the observer"),
    Described("token_known_by", _T, _ALL, "the seats that know its value, as bits"),
    Described("pile_size", 2, _P, "cards in the common pile; how many are resolved"),
    Described("pile_seat", _P, _S, "for each card of the pile its seat, from 1"),
    Described("pile_bandit", _P, _B, "its bandit, from 1; 0 face down for the observer"),
    Described(
        "pile_action", _P, N_ACTIONS, "its action (`Action`), from 1; 0 face down for the observer"
    ),
    Described("pile_face", _P, 3, "1 face up, 2 face down, 3 covering (face up)"),
    Described("pile_turn", _P, MAX_TURNS, "the turn it was played in, from 1"),
    Described(
        "drew", MAX_GOES, _ALL, "for each go of the round the seats that drew cards, as bits"
    ),
    Described("seat_bandits", _S * 2, _B, "for each seat its one or two bandits, from 1"),
    Described("seat_asked", _S, 1, "whether it must answer now"),
    Described("seat_has_chosen", _S, 1, "whether it has chosen in secret"),
    Described("seat_hand", _S, MAX_CARDS, "cards in hand"),
    Described("seat_deck", _S, MAX_CARDS, "cards in the deck"),
    Described("seat_friendly_hits", _S, 12, "own bullets that hit its own team"),
    Described(
        "seat_bullets",
        _S * N_BULLET_KINDS,
        127,
        "for each seat the bullets it has received, by the bandit that fired them, neutral last",
    ),
    Described(
        "seat_discard",
        _S * N_CARD_KINDS,
        MAX_CARDS,
        f"for each seat its discard pile, counted by kind of card: {_CARD_KINDS}",
    ),
    Described(
        "seat_surely_held",
        _S * N_CARD_KINDS,
        MAX_CARDS,
        "for each seat the cards everyone knows it holds (expert), counted by kind of card",
    ),
    Described(
        "seat_known_on_deck",
        _S * N_KNOWN_TOP,
        N_CARD_KINDS,
        "for each seat the first eight cards everyone knows on top of its deck, top first, kinds from 1",
    ),
    Described("hand", N_CARD_KINDS, MAX_CARDS, "the observer's hand, counted by kind of card"),
    Described("deck", N_CARD_KINDS, MAX_CARDS, "its deck, counted by kind of card"),
    Described(
        "aside",
        N_CARD_KINDS,
        MAX_CARDS,
        "cards it has set aside to discard, counted by kind of card",
    ),
)

FEATURES: tuple[Feature, ...] = lay_out(TABLE)
OBSERVATION_SIZE = FEATURES[-1].start + FEATURES[-1].length
HIGHEST: Row = highest_values(TABLE)

_AT = {feature.name: feature.start for feature in FEATURES}
_SETTINGS = _AT["settings"]
_N_SEATS = _AT["n_seats"]
_PHASE = _AT["phase"]
_ROUND = _AT["round"]
_TURN = _AT["turn"]
_SECOND_GO = _AT["second_go"]
_FIRST_PLAYER = _AT["first_player"]
_MARSHAL = _AT["marshal"]
_NEUTRAL_BULLETS = _AT["neutral_bullets"]
_ASKING = _AT["asking"]
_RESOLVING = _AT["resolving"]
_PAIRS = _AT["pairs"]
_ROUND_TURNS = _AT["round_turns"]
_ROUND_EVENT = _AT["round_event"]
_CARS = _AT["cars"]
_BANDIT_SEAT = _AT["bandit_seat"]
_BANDIT_CAR = _AT["bandit_car"]
_BANDIT_FLOOR = _AT["bandit_floor"]
_BULLETS_LEFT = _AT["bandit_bullets_left"]
_BULLETS_RECEIVED = _AT["bandit_bullets_received"]
_TOKEN_PLACE = _AT["token_place"]
_TOKEN_VALUE = _AT["token_value"]
_TOKEN_KNOWN_BY = _AT["token_known_by"]
_PILE_SIZE = _AT["pile_size"]
_PILE_SEAT = _AT["pile_seat"]
_PILE_BANDIT = _AT["pile_bandit"]
_PILE_ACTION = _AT["pile_action"]
_PILE_FACE = _AT["pile_face"]
_PILE_TURN = _AT["pile_turn"]
_DREW = _AT["drew"]
_SEAT_BANDITS = _AT["seat_bandits"]
_SEAT_ASKED = _AT["seat_asked"]
_SEAT_HAS_CHOSEN = _AT["seat_has_chosen"]
_SEAT_HAND = _AT["seat_hand"]
_SEAT_DECK = _AT["seat_deck"]
_SEAT_FRIENDLY_HITS = _AT["seat_friendly_hits"]
_SEAT_BULLETS = _AT["seat_bullets"]
_SEAT_DISCARD = _AT["seat_discard"]
_SEAT_SURELY_HELD = _AT["seat_surely_held"]
_SEAT_KNOWN_ON_DECK = _AT["seat_known_on_deck"]
_HAND = _AT["hand"]
_DECK = _AT["deck"]
_ASIDE = _AT["aside"]

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
def seat_from(state: State, seat: int, other: int) -> int:
    """How many places clockwise of the observer a seat is."""
    away = other - seat
    return away if away >= 0 else away + widen(state.n_seats)


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
        row[_SETTINGS + i] = flag(state, i)
    row[_N_SEATS] = state.n_seats


@small_kernel
def observe_course(state: State, seat: int, row: Row) -> None:
    """Where the game is, and what is being decided."""
    asking = widen(state.asking)
    row[_PHASE] = _KEEPING if asking == Ask.KEEP else _PHASE_OF_STEP[widen(state.step)]
    if state.step > Step.ROUND:
        row[_ROUND] = widen(state.round_number) + 1
    row[_TURN] = state.turn
    row[_FIRST_PLAYER] = seat_from(state, seat, widen(state.first_player)) + 1
    row[_MARSHAL] = state.marshal_car
    row[_NEUTRAL_BULLETS] = state.neutral_bullets
    row[_ASKING] = asking
    if asking == Ask.SCHEME:
        card = widen(state.round_card[widen(state.round_number)])
        if TURNS_OF[card, widen(state.turn)] == Turn.SPEEDING_UP:
            row[_SECOND_GO] = widen(state.go) % 2
    if asking == Ask.TEAM:
        for i in range(3):
            row[_PAIRS + i] = widen(state.partner_of[FIRST_BANDITS[2 - i]]) + 1
    observe_resolving(state, row)


@small_kernel
def observe_resolving(state: State, row: Row) -> None:
    """The card being resolved (or covered, E9.4), and what was chosen for it so far."""
    bandit = widen(state.acting_bandit)
    if state.asking == Ask.COVER:
        card = widen(state.pile_card[widen(state.n_pile) - 1])
        row[_RESOLVING] = card // N_ACTIONS + 1
        row[_RESOLVING + 1] = card % N_ACTIONS + 1
    elif bandit != NOBODY and state.asking != Ask.NOTHING:
        row[_RESOLVING] = bandit + 1
        if state.step == Step.RESOLVE:
            card = widen(state.pile_card[widen(state.n_resolved) - 1])
            row[_RESOLVING + 1] = card % N_ACTIONS + 1
        else:
            row[_RESOLVING + 2] = EVENT_OF[widen(state.round_card[widen(state.round_number)])]
        row[_RESOLVING + 3] = widen(state.target_bandit) + 1
        row[_RESOLVING + 4] = widen(state.token_at_stake) + 1


@small_kernel
def observe_rounds(state: State, row: Row) -> None:
    """The round cards everyone has seen."""
    shown = min(widen(state.round_number) + widen(state.is_revealed), N_ROUNDS)
    for i in range(shown):
        card = widen(state.round_card[i])
        for turn in range(widen(N_TURNS_OF[card])):
            row[_ROUND_TURNS + MAX_TURNS * i + turn] = widen(TURNS_OF[card, turn]) + 1
        row[_ROUND_EVENT + i] = EVENT_OF[card]


@small_kernel
def observe_train(state: State, seat: int, row: Row) -> None:
    """The cars and the figures; before the teams are placed (E9.2) these stand nowhere."""
    for car in range(1, widen(state.caboose) + 1):
        row[_CARS + car - 1] = widen(state.car_card[car]) + 1
    for bandit in range(N_BANDITS):
        leader = widen(state.seat_of[bandit])
        if leader != NOBODY:
            row[_BANDIT_SEAT + bandit] = seat_from(state, seat, leader) + 1
            row[_BULLETS_LEFT + bandit] = state.bullets_left_of[bandit]
            row[_BULLETS_RECEIVED + bandit] = state.bullets_received_of[bandit]
            if state.asking != Ask.PLACE:
                row[_BANDIT_CAR + bandit] = widen(state.car_of[bandit]) + 1
                row[_BANDIT_FLOOR + bandit] = state.floor_of[bandit]


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
        row[_TOKEN_PLACE + token] = place + 1
        row[_TOKEN_KNOWN_BY + token] = seats_from(state, seat, known_by)
        if has(known_by, seat):
            row[_TOKEN_VALUE + token] = state.token_value[token]


@small_kernel
def observe_pile(state: State, seat: int, row: Row) -> None:
    """E3.3 The common pile: what lies face down is seen by its owner only, until it is resolved."""
    row[_PILE_SIZE] = state.n_pile
    row[_PILE_SIZE + 1] = state.n_resolved
    for i in range(widen(state.n_pile)):
        card = widen(state.pile_card[i])
        note = widen(state.pile_note[i])
        owner = widen(state.seat_of[card // N_ACTIONS])
        face = 1
        if note & FACE_DOWN != 0:
            face = 2
        elif note & COVERING != 0:
            face = 3
        row[_PILE_SEAT + i] = seat_from(state, seat, owner) + 1
        row[_PILE_FACE + i] = face
        row[_PILE_TURN + i] = (note >> TURN_SHIFT) + 1
        if i < state.n_resolved or owner == seat or note & FACE_DOWN == 0:
            row[_PILE_BANDIT + i] = card // N_ACTIONS + 1
            row[_PILE_ACTION + i] = card % N_ACTIONS + 1
    if state.is_revealed != 0:
        for go in range(MAX_GOES):
            row[_DREW + go] = seats_from(state, seat, widen(state.drew_in_go[go]))


@small_kernel
def observe_seats(state: State, seat: int, row: Row) -> None:
    """What everyone sees of each seat."""
    n_seats = widen(state.n_seats)
    asking = widen(state.asking)
    chooses = is_secret(asking)
    for k in range(n_seats):
        other = (seat + k) % n_seats
        is_asked = widen(state.asked) >> other & 1
        row[_SEAT_BANDITS + 2 * k] = widen(state.bandit_of[other, 0]) + 1
        row[_SEAT_BANDITS + 2 * k + 1] = widen(state.bandit_of[other, 1]) + 1
        row[_SEAT_ASKED + k] = is_asked
        row[_SEAT_HAS_CHOSEN + k] = 1 - is_asked if chooses else 0
        row[_SEAT_HAND + k] = widen(state.n_hand_of[other]) + widen(state.n_aside_of[other])
        row[_SEAT_DECK + k] = state.n_deck_of[other]
        row[_SEAT_FRIENDLY_HITS + k] = state.friendly_hits_of[other]
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
            row[_SEAT_BULLETS + N_BULLET_KINDS * k + card - FIRST_BULLET] += 1
        if i >= start_of_discard:
            row[_SEAT_DISCARD + N_CARD_KINDS * k + card] += 1
    if state.expert != 0:
        for card in range(N_CARD_KINDS):
            row[_SEAT_SURELY_HELD + N_CARD_KINDS * k + card] = state.surely_held_of[other, card]
    for i in range(min(widen(state.n_known_top_of[other]), N_KNOWN_TOP)):
        card = widen(state.cards_of[other, n_deck - 1 - i])
        row[_SEAT_KNOWN_ON_DECK + N_KNOWN_TOP * k + i] = card + 1


@small_kernel
def observe_own_cards(state: State, seat: int, row: Row) -> None:
    """The observer's own hand, deck (in no order) and cards set aside."""
    end_of_deck = widen(state.n_deck_of[seat])
    end_of_hand = end_of_deck + widen(state.n_hand_of[seat])
    for i in range(end_of_hand + widen(state.n_aside_of[seat])):
        card = widen(state.cards_of[seat, i])
        if i < end_of_deck:
            row[_DECK + card] += 1
        elif i < end_of_hand:
            row[_HAND + card] += 1
        else:
            row[_ASIDE + card] += 1


@kernel
def rewards(state: State, kind: int, row: Rewards) -> None:
    """What each seat is rewarded with at the end: its share of the victory, or its money.

    Money is what it has more than the richest other seat, in thousands of dollars.
    """
    n_seats = widen(state.n_seats)
    if kind == Reward.SHARE:
        won = winners(state)
        for seat in range(n_seats):
            row[seat] = 1.0 / count(won) if has(won, seat) else 0.0
        return
    for seat in range(n_seats):
        best = 0
        for other in range(n_seats):
            if other != seat:
                best = max(best, dollars_of(state, other))
        row[seat] = (dollars_of(state, seat) - best) / DOLLARS_A_POINT
