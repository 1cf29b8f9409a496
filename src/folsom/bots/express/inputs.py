"""Colt Express: what a net hears of a position, from what a seat may know and nothing else.

Inputs are numbered; those that are so are written down, one that is so twice is written twice. Seats are counted
from the own one clockwise. What the pile will do is heard as the preview plays it ahead, and every option on offer
with how good the rules of thumb find it.
"""

from folsom.bots.express.ahead import go_ahead, is_scheming, leave_out_unseen, stop_scheming
from folsom.bots.express.expectations import wealth, worth
from folsom.bots.express.rules_of_thumb import option_value
from folsom.bots.grade_kernels import GRADES, make_hear_grades
from folsom.bots.net_kernels import Heard
from folsom.core.bits import has
from folsom.core.chooser import Chooser
from folsom.core.encoding import Described, lay_out, seat_from, starts_of
from folsom.core.state import EventRows, Records
from folsom.express.choices import N_SWITCHES
from folsom.express.components import (
    EVENT_OF,
    FACE_DOWN,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    MAX_SEATS,
    MAX_TOKENS,
    MAX_TRAIN,
    MAX_TURNS,
    N_ACTION_CARDS,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_ROUNDS,
    N_TURNS_OF,
    NOBODY,
    TURNS_OF,
    Ask,
    RoundEvent,
    Step,
    Turn,
)
from folsom.express.flat_actions import ACTION_COUNT, asking_of, flat_action
from folsom.express.places import car_at, floor_at, is_sheet, is_space, sheet_of, space_at
from folsom.express.rules.cards import hand_mask
from folsom.express.rules.legal import offered
from folsom.express.rules.scoring import bullets_fired
from folsom.express.state import State, flag
from folsom.kernel import kernel, small_kernel, widen

_S, _SPACES = MAX_SEATS, 2 * MAX_TRAIN
NEARLY, LESS = 120, 350
N_AHEAD = 12
"""So many cards of the pile are told apart."""
N_OWN = 6
NEAR = 3
"""What lies further away than this is heard as if it lay so far."""
PURSES, MORE_PURSES, JEWELS, BOXES, RIVALS, MARSHAL = range(6)
N_NEAR_KINDS = 6
N_WEALTH, A_WEALTH = 24, 3
N_LEADS, A_LEAD = 32, 2
LOOT_KINDS = 9
N_TURN_KINDS = len(Turn)
MOST_BULLETS = 10

TABLE: tuple[Described, ...] = (
    Described("settings", N_SWITCHES, 1, "the switches that are on"),
    Described("n_seats", _S + 1, 1, "how many seats play"),
    Described("asking", len(Ask), 1, "what the own seat is asked"),
    Described("round", N_ROUNDS, 1, "the round"),
    Described("turn", MAX_TURNS + 1, 1, "the turn of Schemin', while it lasts"),
    Described("turn_kinds", MAX_TURNS * N_TURN_KINDS, 1, "the kinds of the turns to come"),
    Described("event", len(RoundEvent), 1, "the event at the end of the round"),
    Described("first_player", _S, 1, "the first player"),
    Described("marshal", MAX_TRAIN, 1, "the Marshal's car"),
    Described("caboose", MAX_TRAIN + 1, 1, "the last car"),
    Described("bandits", _S * 2 * N_BANDITS, 1, "each seat's bandits"),
    Described("spaces", _S * 2 * _SPACES, 1, "where each seat's bandits stand"),
    Described("bullets_left", _S * 2 * (N_BULLETS + 1), 1, "what is left in their cylinders"),
    Described("wealth", _S * N_WEALTH, 1, "what each seat has, as the own one sees it"),
    Described("lead", N_LEADS, 1, "what the own seat has more than the richest other"),
    Described("unknown_purses", _S * 5, 1, "purses of each seat whose value is unknown"),
    Described("bullets_received", _S * (MOST_BULLETS + 1), 1, "bullets each seat has received"),
    Described("shots", 13, 1, "bullets fired more than anybody else, from -6 to 6"),
    Described("hands", _S * 8, 1, "how many cards each seat holds"),
    Described("loot", _SPACES * LOOT_KINDS, 1, "purses, jewels and strongboxes on each space"),
    Described(
        "near",
        2 * (2 * NEAR + 1) * 2 * N_NEAR_KINDS,
        1,
        "the same, and who stands there, by how far",
    ),
    Described("hand", N_ACTION_CARDS * 2, 1, "the own action cards in hand, one or two of each"),
    Described("deck", N_ACTION_CARDS, 1, "the own action cards in the deck"),
    Described("own_bullets", 2 * 8, 1, "bullets in the own hand, and in the own deck"),
    Described("pile", N_AHEAD * _S * (N_ACTIONS + 1), 1, "the cards to come: whose, and what"),
    Described("own_pile", N_OWN * 2 * N_ACTIONS, 1, "the own cards to come"),
    Described("foreseen", _S * 2 * _SPACES, 1, "where the preview leaves each bandit"),
    Described("foreseen_marshal", MAX_TRAIN, 1, "where it leaves the Marshal"),
    Described("foreseen_loot", _S * 5, 1, "tokens each seat gains by it, from -2 to 2"),
    Described("bandit_seats", N_BANDITS * _S, 1, "whose each bandit is"),
    Described("bandit_wealth", N_BANDITS * 8, 1, "what each bandit carries"),
    Described(
        "resolving", 2 + N_ACTIONS + N_BANDITS, 1, "whose card of which action, against whom"
    ),
    Described("grades", ACTION_COUNT * GRADES, 1, "every option on offer, by how good it looks"),
)
FEATURES = lay_out(TABLE)
N_INPUTS = FEATURES[-1].start + FEATURES[-1].length
AT = starts_of(FEATURES)
FIRST_GRADE: int = AT.grades


@small_kernel
def within(number: int, lowest_one: int, highest_one: int) -> int:
    """A number, or the nearest one allowed."""
    return min(max(number, lowest_one), highest_one)


@kernel
def hear_course(state: State, seat: int, heard: Heard, n: int) -> int:
    """What is played, and how far it is."""
    for i in range(N_SWITCHES):
        if flag(state, i) != 0:
            heard[n] = AT.settings + i
            n += 1
    heard[n] = AT.n_seats + widen(state.n_seats)
    heard[n + 1] = AT.first_player + seat_from(state, seat, widen(state.first_player))
    heard[n + 2] = AT.asking + (widen(state.asking) if has(widen(state.asked), seat) else 0)
    n += 3
    if state.step <= Step.ROUND:
        return n
    round_number = min(widen(state.round_number), N_ROUNDS - 1)
    card = widen(state.round_card[round_number])
    heard[n] = AT.round + round_number
    heard[n + 1] = AT.event + widen(EVENT_OF[card])
    heard[n + 2] = AT.marshal + widen(state.marshal_car)
    heard[n + 3] = AT.caboose + widen(state.caboose)
    n += 4
    if is_scheming(state):
        turn = widen(state.turn)
        heard[n] = AT.turn + min(turn, MAX_TURNS)
        n += 1
        for i in range(turn, widen(N_TURNS_OF[card])):
            heard[n] = AT.turn_kinds + (i - turn) * N_TURN_KINDS + widen(TURNS_OF[card, i])
            n += 1
    return n


@kernel
def hear_figures(state: State, seat: int, heard: Heard, n: int) -> int:
    """The bandits: whose they are, where they stand, what they carry and what is left in their cylinders."""
    for bandit in range(N_BANDITS):
        leader = widen(state.seat_of[bandit])
        if leader == NOBODY:
            continue
        k = seat_from(state, seat, leader)
        slot = 2 * k + (1 if state.bandit_of[leader, 1] == bandit else 0)
        heard[n] = AT.bandits + slot * N_BANDITS + bandit
        heard[n + 1] = (
            AT.bullets_left + slot * (N_BULLETS + 1) + widen(state.bullets_left_of[bandit])
        )
        heard[n + 2] = AT.bandit_seats + bandit * _S + k
        carried = min(wealth(state, seat, bandit) // 6, 7)
        heard[n + 3] = AT.bandit_wealth + bandit * 8 + carried
        n += 4
        if state.asking != Ask.PLACE:
            space = 2 * widen(state.car_of[bandit]) + widen(state.floor_of[bandit])
            heard[n] = AT.spaces + slot * _SPACES + space
            n += 1
    return n


@kernel
def hear_standing(state: State, seat: int, heard: Heard, n: int) -> int:
    """What every seat has, as the own one sees it: loot, bullets, shots and cards."""
    n_seats = widen(state.n_seats)
    own, best, own_shots, most_shots = 0, 0, 0, -99
    for other in range(n_seats):
        k = seat_from(state, seat, other)
        has_, unknown, received = 0, 0, 0
        for slot in range(2):
            bandit = widen(state.bandit_of[other, slot])
            if bandit != NOBODY and state.seat_of[bandit] == other:
                received += widen(state.bullets_received_of[bandit])
                for token in range(MAX_TOKENS):
                    if state.token_place[token] == sheet_of(bandit):
                        has_ += worth(state, seat, token)
                        if not has(widen(state.token_known_by[token]), seat):
                            unknown += 1
        shots = bullets_fired(state, other)
        if other == seat:
            own, own_shots = has_, shots
        else:
            best, most_shots = max(best, has_), max(most_shots, shots)
        held = widen(state.n_hand_of[other]) + widen(state.n_aside_of[other])
        heard[n] = AT.wealth + k * N_WEALTH + min(has_ // A_WEALTH, N_WEALTH - 1)
        heard[n + 1] = AT.unknown_purses + k * 5 + min(unknown, 4)
        heard[n + 2] = AT.bullets_received + k * (MOST_BULLETS + 1) + min(received, MOST_BULLETS)
        heard[n + 3] = AT.hands + k * 8 + min(held, 7)
        n += 4
    lead = within((own - best) // A_LEAD + N_LEADS // 2, 0, N_LEADS - 1)
    heard[n] = AT.lead + lead
    heard[n + 1] = AT.shots + within(own_shots - most_shots, -6, 6) + 6
    return n + 2


@kernel
def near_at(state: State, seat: int, slot: int, car: int, floor: int, kind: int) -> int:
    """The input for something on a space, by how far from an own bandit it is; -1 if that is nowhere."""
    bandit = widen(state.bandit_of[seat, slot])
    if bandit == NOBODY or state.asking == Ask.PLACE or state.seat_of[bandit] != seat:
        return -1
    away = within(car - widen(state.car_of[bandit]), -NEAR, NEAR) + NEAR
    side = 0 if floor == state.floor_of[bandit] else 1
    return widen(AT.near) + ((slot * (2 * NEAR + 1) + away) * 2 + side) * N_NEAR_KINDS + kind


@kernel
def hear_near(
    state: State, seat: int, car: int, floor: int, kind: int, heard: Heard, n: int
) -> int:
    """Something on a space, for each of the own bandits."""
    for slot in range(2):
        at = near_at(state, seat, slot, car, floor, kind)
        if at >= 0:
            heard[n] = at
            n += 1
    return n


@kernel
def hear_train(state: State, seat: int, heard: Heard, n: int) -> int:
    """What lies and who stands where, by space and by how far it is."""
    for car in range(widen(state.caboose) + 1):
        for floor in range(2):
            purses, jewels, boxes = 0, 0, 0
            for token in range(MAX_TOKENS):
                place = widen(state.token_place[token])
                if is_space(place) and car_at(place) == car and floor_at(place) == floor:
                    if FIRST_JEWEL <= token < FIRST_STRONGBOX:
                        jewels += 1
                    elif FIRST_STRONGBOX <= token < FIRST_RANSOM:
                        boxes += 1
                    else:
                        purses += 1
            first = AT.loot + space_at(car, floor) * LOOT_KINDS
            if purses > 0:
                heard[n] = first + min(purses, 4) - 1
                n = hear_near(state, seat, car, floor, PURSES, heard, n + 1)
                if purses > 1:
                    n = hear_near(state, seat, car, floor, MORE_PURSES, heard, n)
            if jewels > 0:
                heard[n] = first + 3 + min(jewels, 3)
                n = hear_near(state, seat, car, floor, JEWELS, heard, n + 1)
            if boxes > 0:
                heard[n] = first + 6 + min(boxes, 2)
                n = hear_near(state, seat, car, floor, BOXES, heard, n + 1)
    for bandit in range(N_BANDITS):
        leader = widen(state.seat_of[bandit])
        if leader != NOBODY and leader != seat:
            car, floor = widen(state.car_of[bandit]), widen(state.floor_of[bandit])
            n = hear_near(state, seat, car, floor, RIVALS, heard, n)
    return hear_near(state, seat, widen(state.marshal_car), 0, MARSHAL, heard, n)


@kernel
def hear_own_cards(state: State, seat: int, heard: Heard, n: int) -> int:
    """The own hand and deck. A deck lies in no order that its owner knows: only what is in it counts."""
    end_of_deck = widen(state.n_deck_of[seat])
    end = end_of_deck + widen(state.n_hand_of[seat])
    in_hand, in_deck, once, twice, left = 0, 0, 0, 0, 0
    for i in range(end):
        card = widen(state.cards_of[seat, i])
        if card >= FIRST_BULLET:
            in_deck += widen(i < end_of_deck)
            in_hand += widen(i >= end_of_deck)
        elif i < end_of_deck:
            left |= 1 << card
        else:
            twice |= once & 1 << card
            once |= 1 << card
    for card in range(N_ACTION_CARDS):
        if has(once, card):
            heard[n] = AT.hand + 2 * card
            n += 1
        if has(twice, card):
            heard[n] = AT.hand + 2 * card + 1
            n += 1
        if has(left, card):
            heard[n] = AT.deck + card
            n += 1
    heard[n] = AT.own_bullets + min(in_hand, 7)
    heard[n + 1] = AT.own_bullets + 8 + min(in_deck, 7)
    return n + 2


@kernel
def hear_pile(state: State, seat: int, heard: Heard, n: int) -> int:
    """The cards to come, as far as their faces are known."""
    first = widen(state.n_resolved)
    own = 0
    for i in range(first, widen(state.n_pile)):
        card = widen(state.pile_card[i])
        leader = widen(state.seat_of[card // N_ACTIONS])
        action = card % N_ACTIONS
        if leader == seat:
            slot = 1 if state.bandit_of[seat, 1] == card // N_ACTIONS else 0
            if own < N_OWN:
                heard[n] = AT.own_pile + (own * 2 + slot) * N_ACTIONS + action
                n += 1
            own += 1
        elif widen(state.pile_note[i]) & FACE_DOWN != 0:
            action = N_ACTIONS
        if i - first < N_AHEAD:
            k = seat_from(state, seat, leader)
            heard[n] = AT.pile + ((i - first) * _S + k) * (N_ACTIONS + 1) + action
            n += 1
    return n


@kernel
def n_tokens_of(state: State, seat: int) -> int:
    """How many tokens a seat's bandits carry."""
    n = 0
    for token in range(MAX_TOKENS):
        place = widen(state.token_place[token])
        if is_sheet(place) and state.seat_of[place - sheet_of(0)] == seat:
            n += 1
    return n


@kernel
def hear_ahead(
    state: State,
    seat: int,
    heard: Heard,
    n: int,
    ahead: Records,
    chooser: Chooser,
    events: EventRows,
) -> int:
    """Where the pile, played ahead as far as its cards are known, leaves everybody."""
    leave_out_unseen(ahead[0], seat)
    stop_scheming(ahead[0])
    for _ in range(widen(ahead[0].n_resolved), widen(ahead[0].n_pile)):
        go_ahead(state, ahead[0], seat, chooser, events)
    heard[n] = AT.foreseen_marshal + widen(ahead[0].marshal_car)
    n += 1
    for bandit in range(N_BANDITS):
        leader = widen(state.seat_of[bandit])
        if leader != NOBODY:
            slot = 2 * seat_from(state, seat, leader)
            slot += 1 if state.bandit_of[leader, 1] == bandit else 0
            space = 2 * widen(ahead[0].car_of[bandit]) + widen(ahead[0].floor_of[bandit])
            heard[n] = AT.foreseen + slot * _SPACES + space
            n += 1
    for other in range(widen(state.n_seats)):
        gain = within(n_tokens_of(ahead[0], other) - n_tokens_of(state, other), -2, 2)
        heard[n] = AT.foreseen_loot + seat_from(state, seat, other) * 5 + gain + 2
        n += 1
    return n


hear_grades = make_hear_grades(
    offered, hand_mask, option_value, asking_of, flat_action, FIRST_GRADE, NEARLY, LESS
)


@kernel
def hear_question(state: State, seat: int, heard: Heard, n: int) -> int:
    """What the own seat is asked: the card being resolved, and every option by how good it looks."""
    acting = widen(state.acting_bandit)
    if acting != NOBODY:
        heard[n] = AT.resolving + (1 if state.bandit_of[seat, 1] == acting else 0)
        n += 1
        if state.step == Step.RESOLVE:
            card = widen(state.pile_card[widen(state.n_resolved) - 1])
            heard[n] = AT.resolving + 2 + card % N_ACTIONS
            n += 1
        target = widen(state.target_bandit)
        if target != NOBODY:
            heard[n] = AT.resolving + 2 + N_ACTIONS + target
            n += 1
    return hear_grades(state, seat, heard, n)


@kernel
def write_inputs(
    state: State, seat: int, heard: Heard, ahead: Records, chooser: Chooser, events: EventRows
) -> int:
    """Write down all that a net hears of a position, from what a seat may know. Returns how much that is.

    `ahead` is a record to play ahead in; whatever was in it is lost.
    """
    n = hear_course(state, seat, heard, 0)
    if state.step > Step.ROUND:
        n = hear_figures(state, seat, heard, n)
        n = hear_standing(state, seat, heard, n)
        n = hear_train(state, seat, heard, n)
        n = hear_own_cards(state, seat, heard, n)
        n = hear_pile(state, seat, heard, n)
        if is_scheming(state) and state.n_pile > state.n_resolved:
            ahead[0] = state
            n = hear_ahead(state, seat, heard, n, ahead, chooser, events)
    if has(widen(state.asked), seat):
        n = hear_question(state, seat, heard, n)
    return n


__all__ = ["ACTION_COUNT", "FIRST_GRADE", "GRADES", "N_INPUTS", "TABLE", "write_inputs"]
