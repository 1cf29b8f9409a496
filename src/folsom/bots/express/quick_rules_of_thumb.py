"""Colt Express: the rules of thumb in haste, for playouts inside the search.

The same ideas as in `rules_of_thumb`, on sets of cars as bits instead of single tokens: a few dozen
machine instructions a decision. `Notes` is scratch space; it keeps what lies where while a round is
schemed, because nothing moves then.
"""

import numpy as np

from folsom.bots.express.expectations import (
    after_move,
    is_rival,
    next_own_action,
    safe_cars,
    turns_left,
    where_next,
)
from folsom.bots.search_kernels import NOTED, Notes
from folsom.core.bits import bit_if, has, lowest
from folsom.core.chooser import Chooser, choose_below, choose_option, next_number
from folsom.express.components import (
    DRAW,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    MAX_SEATS,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_CARD_KINDS,
    NOTHING,
    PASS,
    PLAY_FACE_DOWN,
    TAKE,
    Action,
    Ask,
    Bandit,
    Floor,
)
from folsom.express.places import car_at, floor_at, is_space, other_floor
from folsom.express.rules.spaces import beside
from folsom.express.state import State, has_power
from folsom.kernel import kernel, small_kernel, widen

SURVEYED = NOTED
"""The round whose board the notes hold, plus one."""
ANY_LOOT = 1
JEWELS = 3
BOXES = 5
TWO_TOKENS = 7
RIVALS = 9
"""For every seat and floor the cars where bandits of other seats stand."""
CARD_VALUE = RIVALS + 2 * MAX_SEATS
# Bullets among the options (kept, picked) have a place too, and are worth nothing.
N_NOTES = CARD_VALUE + 64

BOX_VALUE = 1000
JEWEL_VALUE = 500
PURSE_VALUE = 350
SHOT_VALUE = 250
PUNCH_VALUE = 220
MEETING_VALUE = 80
DRAW_VALUE = 130
NO_USE = -400

STRONGBOX_TOKENS = (1 << FIRST_RANSOM) - (1 << FIRST_STRONGBOX)
JEWEL_TOKENS = (1 << FIRST_STRONGBOX) - (1 << FIRST_JEWEL)
BULLET_CARDS = (1 << N_CARD_KINDS) - (1 << FIRST_BULLET)
WANTED_PICKS = (1 << Action.ROB | 1 << Action.MOVE) * (1 | 1 << N_ACTIONS)


def new_notes() -> Notes:
    """Scratch space for one thread."""
    return np.zeros(N_NOTES, np.int64)


@small_kernel
def where_it_lies(state: State, token: int) -> int:
    """The car where a token lies, as a bit: of the first eight for inside, of the second for the roof."""
    place = widen(state.token_place[token])
    return bit_if(is_space(place), 8 * floor_at(place) + car_at(place))


@kernel
def survey_loot(state: State, notes: Notes) -> None:
    """Note which cars hold loot, jewels, strongboxes and two tokens, floor by floor."""
    loot, jewels, boxes, two = 0, 0, 0, 0
    for token in range(MAX_TOKENS):
        car = where_it_lies(state, token)
        two |= loot & car
        loot |= car
    for token in range(FIRST_JEWEL, FIRST_STRONGBOX):
        jewels |= where_it_lies(state, token)
    for token in range(FIRST_STRONGBOX, FIRST_RANSOM):
        boxes |= where_it_lies(state, token)
    for floor in range(2):
        notes[ANY_LOOT + floor] = loot >> 8 * floor & 255
        notes[JEWELS + floor] = jewels >> 8 * floor & 255
        notes[BOXES + floor] = boxes >> 8 * floor & 255
        notes[TWO_TOKENS + floor] = two >> 8 * floor & 255


@kernel
def survey(state: State, notes: Notes) -> None:
    """Note what lies where, and for every seat where bandits of others stand, floor by floor."""
    survey_loot(state, notes)
    for i in range(RIVALS, CARD_VALUE):
        notes[i] = 0
    for bandit in range(N_BANDITS):
        leader = widen(state.seat_of[bandit])
        if leader >= 0:
            car = 1 << widen(state.car_of[bandit])
            for seat in range(widen(state.n_seats)):
                if seat != leader:
                    notes[RIVALS + 2 * seat + widen(state.floor_of[bandit])] |= car


@small_kernel
def loot_value(notes: Notes, cars: int, floor: int) -> int:
    """What the best token on that floor of the cars is worth, roughly."""
    value = PURSE_VALUE if cars & notes[ANY_LOOT + floor] else 0
    value = JEWEL_VALUE if cars & notes[JEWELS + floor] else value
    return BOX_VALUE if cars & notes[BOXES + floor] else value


@small_kernel
def rivals_standing(state: State, seat: int, floor: int) -> int:
    """The cars where bandits of other seats stand on that floor."""
    cars = 0
    for bandit in range(N_BANDITS):
        is_there = is_rival(state, seat, bandit) & (state.floor_of[bandit] == floor)
        cars |= bit_if(is_there, widen(state.car_of[bandit]))
    return cars


@kernel
def value_cards(state: State, seat: int, slot: int, offered: int, notes: Notes) -> None:
    """Note what each action is worth for one of the seat's bandits."""
    bandit = widen(state.bandit_of[seat, slot])
    first = slot * N_ACTIONS
    where = where_next(state, seat, bandit)
    cars, floor, robs = where & 255, where >> 8 & 1, where >> 9
    can_rob = has(offered, first + Action.ROB) and turns_left(state) > 0
    rivals = notes[RIVALS + 2 * seat + floor]

    value = loot_value(notes, cars, floor)
    if value == 0 or (robs > 0 and cars & notes[TWO_TOKENS + floor] == 0):
        value = NO_USE
    notes[CARD_VALUE + first + Action.ROB] = value

    reached = safe_cars(state, after_move(state, cars, floor), floor)
    value = loot_value(notes, reached, floor)
    notes[CARD_VALUE + first + Action.MOVE] = value * 3 >> 2 if can_rob else value >> 2

    reached = safe_cars(state, cars, other_floor(floor))
    value = loot_value(notes, reached, other_floor(floor))
    value = value * 3 >> 2 if can_rob else value >> 2
    if reached == 0:
        value = -MEETING_VALUE
    notes[CARD_VALUE + first + Action.CHANGE_FLOOR] = value

    if floor == Floor.INSIDE:
        in_sight = beside(cars, 1) & rivals != 0
    else:
        in_sight = rivals & ~cars != 0 or rivals & (rivals - 1) != 0
    value = SHOT_VALUE if in_sight else 0
    if state.bullets_left_of[bandit] == 0:
        value = NO_USE
    notes[CARD_VALUE + first + Action.SHOOT] = value
    notes[CARD_VALUE + first + Action.PUNCH] = PUNCH_VALUE if cars & rivals != 0 else 0

    marshal = 1 << widen(state.marshal_car)
    met = beside(marshal, 1) & notes[RIVALS + 2 * seat + Floor.INSIDE]
    notes[CARD_VALUE + first + Action.MARSHAL] = MEETING_VALUE if met != 0 else 0


@kernel
def scheme_quickly(
    state: State, seat: int, offered: int, spread: int, chooser: Chooser, notes: Notes
) -> int:
    """Play the card of most worth, give or take `spread` dollars, or draw."""
    if notes[SURVEYED] != widen(state.round_number) + 1:
        survey(state, notes)
        notes[SURVEYED] = widen(state.round_number) + 1
    value_cards(state, seat, 0, offered, notes)
    if state.two_bandits != 0:
        value_cards(state, seat, 1, offered, notes)
    is_last = turns_left(state) == 0 and state.expert == 0
    notes[CARD_VALUE + DRAW] = 2 * NO_USE if is_last else DRAW_VALUE
    notes[CARD_VALUE + PASS] = PURSE_VALUE // 8
    best, chosen = -(1 << 40), 0
    rest = offered
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        is_hidden = PLAY_FACE_DOWN <= option < DRAW
        card = option - PLAY_FACE_DOWN if is_hidden else option
        value = notes[CARD_VALUE + card] + (next_number(chooser) * spread >> 31)
        if value > best:
            best, chosen = value, option
    return chosen


@kernel
def run_quickly(
    state: State, seat: int, offered: int, spread: int, chooser: Chooser, notes: Notes
) -> int:
    """Run to where the next own card is of use; not to the Marshal."""
    bandit = widen(state.acting_bandit)
    floor = widen(state.floor_of[bandit])
    survey_loot(state, notes)
    action = next_own_action(state, bandit)
    rivals = rivals_standing(state, seat, floor)
    best, chosen = -(1 << 40), 0
    rest = offered
    while rest != 0:
        car = lowest(rest)
        rest &= rest - 1
        cars = 1 << car
        value = loot_value(notes, cars, floor) >> 2
        if action == Action.ROB:
            value *= 4
        elif action == Action.CHANGE_FLOOR:
            there = other_floor(floor)
            value = loot_value(notes, safe_cars(state, cars, there), there)
        elif action == Action.MOVE:
            onward = safe_cars(state, after_move(state, cars, floor), floor)
            value += loot_value(notes, onward, floor) >> 1
        elif action == Action.SHOOT:
            near = beside(cars, 1) if floor == Floor.INSIDE else ~cars
            value += SHOT_VALUE if near & rivals else 0
        elif action == Action.PUNCH:
            value += PUNCH_VALUE if cars & rivals else 0
        elif floor == Floor.ROOF:
            value += loot_value(notes, safe_cars(state, cars, Floor.INSIDE), Floor.INSIDE) >> 2
        if safe_cars(state, cars, floor) == 0:
            value = NO_USE
        value += next_number(chooser) * spread >> 31
        if value > best:
            best, chosen = value, car
    return chosen


@small_kernel
def rivals_among(state: State, seat: int, offered: int) -> int:
    """Of some bandits those that other seats lead; all if there is no such."""
    rivals = 0
    for bandit in range(N_BANDITS):
        rivals |= bit_if(is_rival(state, seat, bandit), bandit)
    rivals &= offered
    return rivals if rivals != 0 else offered


@small_kernel
def best_tokens(offered: int) -> int:
    """Strongboxes before jewels before purses."""
    if offered & STRONGBOX_TOKENS:
        return offered & STRONGBOX_TOKENS
    if offered & JEWEL_TOKENS:
        return offered & JEWEL_TOKENS
    return offered


@small_kernel
def knock_quickly(state: State, offered: int, chooser: Chooser) -> int:
    """The best token; Cheyenne takes a purse, which she can pocket."""
    purses = offered & ~JEWEL_TOKENS & ~STRONGBOX_TOKENS
    if has_power(state, widen(state.acting_bandit), Bandit.CHEYENNE) and purses != 0:
        return choose_option(chooser, purses)
    return choose_option(chooser, best_tokens(offered))


@kernel
def send_marshal_quickly(state: State, seat: int, offered: int, chooser: Chooser) -> int:
    """Where others stand inside and none of the own does, if that is either way."""
    rivals = rivals_standing(state, seat, Floor.INSIDE)
    own = 0
    for slot in range(2):
        bandit = widen(state.bandit_of[seat, slot])
        if bandit != NOTHING and state.floor_of[bandit] == Floor.INSIDE:
            own |= 1 << widen(state.car_of[bandit])
    if offered & rivals & ~own:
        offered &= rivals & ~own
    elif offered & ~own:
        offered &= ~own
    return choose_option(chooser, offered)


@small_kernel
def push_quickly(state: State, offered: int, chooser: Chooser) -> int:
    """Into the Marshal's arms if he is next door."""
    marshal = 1 << widen(state.marshal_car)
    if state.floor_of[widen(state.target_bandit)] == Floor.INSIDE and offered & marshal:
        return widen(state.marshal_car)
    return choose_option(chooser, offered)


@kernel
def choose_quickly(
    state: State, seat: int, offered: int, spread: int, chooser: Chooser, notes: Notes
) -> int:
    """An option by the rules of thumb, in haste."""
    match widen(state.asking):
        case Ask.SCHEME | Ask.COVER:
            return scheme_quickly(state, seat, offered, spread, chooser, notes)
        case Ask.MOVE:
            return run_quickly(state, seat, offered, spread, chooser, notes)
        case Ask.SHOOT | Ask.PUNCH:
            return choose_option(chooser, rivals_among(state, seat, offered))
        case Ask.ROB | Ask.PICKPOCKET:
            tokens = offered & ~(1 << PASS)
            return choose_option(chooser, best_tokens(tokens)) if tokens != 0 else PASS
        case Ask.KNOCK:
            return knock_quickly(state, offered, chooser)
        case Ask.POCKET:
            return TAKE if has(offered, TAKE) else lowest(offered)
        case Ask.PUSH:
            return push_quickly(state, offered, chooser)
        case Ask.MARSHAL:
            return send_marshal_quickly(state, seat, offered, chooser)
        case Ask.KEEP:
            bullets = offered & BULLET_CARDS
            if bullets != 0:
                return lowest(bullets)
            return PASS if has(offered, PASS) and choose_below(chooser, 4) > 0 else lowest(offered)
        case Ask.PICK:
            wanted = offered & WANTED_PICKS
            return choose_option(chooser, wanted if wanted != 0 else offered)
    return choose_option(chooser, offered)
