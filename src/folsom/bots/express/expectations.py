"""Colt Express: what a seat expects, from what it may know. The rules of thumb ask these questions.

Nothing here reads a thing that is hidden from the seat: values of purses it never owned, others'
hands and decks, others' cards that lie face down.
"""

from folsom.core.bits import has
from folsom.express.components import (
    MAX_RUN,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_TURNS_OF,
    NOTHING,
    Action,
    Floor,
)
from folsom.express.places import car_at, floor_at, is_space, other_floor, sheet_of
from folsom.express.rules.spaces import beside, whole_train
from folsom.express.state import State
from folsom.kernel import kernel, small_kernel, widen

GUESS = 7
"""What an unknown purse is worth on average, in units of $50."""


@small_kernel
def worth(state: State, seat: int, token: int) -> int:
    """What a seat thinks a token is worth, in units of $50."""
    if has(widen(state.token_known_by[token]), seat):
        return widen(state.token_value[token])
    return GUESS


@small_kernel
def lies_in(place: int, cars: int, floor: int) -> bool:
    """Whether a place is on that floor of any of the cars."""
    return is_space(place) and floor_at(place) == floor and has(cars, car_at(place))


@kernel
def best_lying(state: State, seat: int, cars: int, floor: int) -> int:
    """The best token lying on that floor of any of the cars, as the seat sees it; 0 if there is none."""
    best = 0
    for token in range(MAX_TOKENS):
        place = widen(state.token_place[token])
        if lies_in(place, cars, floor):
            best = max(best, worth(state, seat, token))
    return best


@kernel
def n_lying(state: State, cars: int, floor: int) -> int:
    """How many tokens lie on that floor of the cars."""
    n = 0
    for token in range(MAX_TOKENS):
        place = widen(state.token_place[token])
        if lies_in(place, cars, floor):
            n += 1
    return n


@kernel
def best_held(state: State, seat: int, bandit: int) -> int:
    """The best token a bandit carries, as the seat sees it."""
    best = 0
    for token in range(MAX_TOKENS):
        if state.token_place[token] == sheet_of(bandit):
            best = max(best, worth(state, seat, token))
    return best


@kernel
def wealth(state: State, seat: int, bandit: int) -> int:
    """All that a bandit carries, as the seat sees it."""
    total = 0
    for token in range(MAX_TOKENS):
        if state.token_place[token] == sheet_of(bandit):
            total += worth(state, seat, token)
    return total


@small_kernel
def is_rival(state: State, seat: int, bandit: int) -> bool:
    """Whether another seat leads that bandit."""
    leader = widen(state.seat_of[bandit])
    return leader >= 0 and leader != seat


@small_kernel
def safe_cars(state: State, cars: int, floor: int) -> int:
    """Of some cars those where the Marshal is not met."""
    safe = cars & ~(1 << widen(state.marshal_car))
    return safe if floor == Floor.INSIDE else cars


@small_kernel
def after_move(state: State, cars: int, floor: int) -> int:
    """Where a Move can lead from any of these cars, the Marshal's car left out where there is another."""
    reached = beside(cars, MAX_RUN) if floor == Floor.ROOF else beside(cars, 1)
    reached &= whole_train(state)
    safe = safe_cars(state, reached, floor)
    return safe if safe != 0 else reached


@small_kernel
def own_pile_action(state: State, bandit: int, i: int) -> int:
    """The action of the i-th card of the pile if it is this bandit's own, else nothing."""
    action = widen(state.pile_card[i]) - N_ACTIONS * bandit
    return action if 0 <= action < N_ACTIONS else NOTHING


@kernel
def where_next(state: State, seat: int, bandit: int) -> int:
    """Where the own cards in the pile will have led: cars as bits, floor in bit 8, Robs above it."""
    cars = 1 << widen(state.car_of[bandit])
    floor = widen(state.floor_of[bandit])
    robs = 0
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        action = own_pile_action(state, bandit, i)
        if action == Action.MOVE:
            cars = after_move(state, cars, floor)
        elif action == Action.CHANGE_FLOOR:
            floor = other_floor(floor)
        elif action == Action.ROB:
            robs += 1
    if floor == Floor.INSIDE and safe_cars(state, cars, floor) == 0:
        floor = widen(Floor.ROOF)
    return cars | floor << 8 | robs << 9


@kernel
def next_own_action(state: State, bandit: int) -> int:
    """What this bandit's next card in the pile says, or nothing."""
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        action = own_pile_action(state, bandit, i)
        if action != NOTHING:
            return action
    return NOTHING


@small_kernel
def turns_left(state: State) -> int:
    """How many turns of the round come after this one."""
    card = widen(state.round_card[widen(state.round_number)])
    return widen(N_TURNS_OF[card]) - 1 - widen(state.turn)


@kernel
def rivals_in(state: State, seat: int, cars: int, floor: int) -> int:
    """How many bandits of other seats stand on that floor of the cars now."""
    n = 0
    for bandit in range(N_BANDITS):
        if (
            is_rival(state, seat, bandit)
            and state.floor_of[bandit] == floor
            and has(cars, widen(state.car_of[bandit]))
        ):
            n += 1
    return n


@kernel
def can_aim_from(state: State, seat: int, cars: int, floor: int) -> bool:
    """Whether somebody can be shot from one of these cars, as the figures stand now."""
    if floor == Floor.INSIDE:
        around = beside(cars, 1) & whole_train(state)
        return rivals_in(state, seat, around, floor) > 0
    for bandit in range(N_BANDITS):
        # On a roof anyone on another roof is in sight, or somebody between.
        is_elsewhere = cars & ~(1 << widen(state.car_of[bandit])) != 0
        is_up = state.floor_of[bandit] == Floor.ROOF
        if is_up and is_elsewhere and is_rival(state, seat, bandit):
            return True
    return False
