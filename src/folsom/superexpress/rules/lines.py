"""S4.1 Who stands where along the train.

Each bandit has a spot: one number that orders all bandits on a floor from the rear of the train to
its front. Whoever steps to an edge of a space gets a spot beyond all that were ever given in it, so
nobody else has to move up, and "ahead of you" is a comparison of two numbers.
"""

from folsom.kernel import kernel, widen
from folsom.superexpress.components import NOTHING, Facing, Status
from folsom.superexpress.state import State

CAR_LENGTH = 1024
"""Spots in a car: more than twice as many as bandits can take in a whole game."""


@kernel
def step_to(state: State, bandit: int, car: int, floor: int, is_rearmost: bool) -> None:
    """Stand a bandit at the rear or at the front edge of a space."""
    state.n_steps += 1
    steps = widen(state.n_steps)
    state.car_of[bandit] = car
    state.floor_of[bandit] = floor
    state.spot_of[bandit] = (-steps if is_rearmost else steps) - car * CAR_LENGTH


@kernel
def spot_in_car(state: State, bandit: int) -> int:
    """The bandit's spot within its space, less than half a car's length either way."""
    return widen(state.spot_of[bandit]) + widen(state.car_of[bandit]) * CAR_LENGTH


@kernel
def leave_train(state: State, bandit: int) -> None:
    """The bandit is aboard no more, since the departure that was counted last."""
    state.n_aboard -= 1
    state.status_of[bandit] = Status.OUT
    state.left_at[bandit] = state.n_departures
    state.car_of[bandit] = NOTHING
    state.floor_of[bandit] = NOTHING
    state.spot_of[bandit] = 0
    state.facing_of[bandit] = Facing.LOCOMOTIVE
    state.is_stunned[bandit] = 0


@kernel
def is_aboard(state: State, bandit: int) -> bool:
    """Whether the bandit is in or on the train."""
    return state.status_of[bandit] == Status.ABOARD


@kernel
def is_in_same_space(state: State, bandit: int, other: int) -> bool:
    """Whether two bandits, of which the first is aboard, share a car and a floor."""
    is_same_car = state.car_of[bandit] == state.car_of[other]
    return is_same_car and state.floor_of[bandit] == state.floor_of[other]


@kernel
def line_of(state: State, bandit: int) -> int:
    """The bandit's place in the line of its space, 0 for the rearmost."""
    n_behind = 0
    for other in range(widen(state.n_seats)):
        is_behind = state.spot_of[other] < state.spot_of[bandit]
        if is_behind and is_in_same_space(state, bandit, other):
            n_behind += 1
    return n_behind


@kernel
def next_car(car: int, direction: int) -> int:
    """The number of the next car that way; it may lie beyond the train."""
    return car - 1 if direction == Facing.LOCOMOTIVE else car + 1


@kernel
def turned(facing: int) -> int:
    """The other way."""
    return 1 - facing


@kernel
def other_floor(floor: int) -> int:
    """Up from inside, down from the roof."""
    return 1 - floor


@kernel
def how_far_back(car: int, floor: int) -> int:
    """S3.3 One number that orders the spaces from the front of the train: inside before roof."""
    return 2 * car + floor


@kernel
def is_off_train(state: State, car: int) -> bool:
    """Whether that number lies beyond either end of the train."""
    return car < 0 or car > state.caboose
