"""E1.1 The train as its spaces: which lie next to each other, who stands in them, and who sees whom."""

from folsom.core.bits import bit_if
from folsom.express.components import LOCOMOTIVE, MAX_TRAIN, N_BANDITS, Floor
from folsom.express.places import other_floor, space_at
from folsom.express.state import State, is_on_roof, is_playing
from folsom.kernel import kernel, small_kernel, widen

# ------------------------------------------------------------------ cars


@small_kernel
def is_on_train(state: State, car: int) -> bool:
    """Whether the train has that car."""
    return LOCOMOTIVE <= car <= state.caboose


@small_kernel
def car_ahead(car: int) -> int:
    """The next car toward the locomotive."""
    return car - 1


@small_kernel
def car_behind(car: int) -> int:
    """The next car toward the caboose."""
    return car + 1


@small_kernel
def next_car_away(car: int, other: int) -> int:
    """The next car going away from another."""
    return car_behind(car) if car > other else car_ahead(car)


@small_kernel
def neighbours(state: State, car: int) -> int:
    """The cars next to a car, as bits: one at an end of the train."""
    mask = 0
    if car > LOCOMOTIVE:
        mask |= 1 << car_ahead(car)
    if car < state.caboose:
        mask |= 1 << car_behind(car)
    return mask


@small_kernel
def cars_within(state: State, car: int, most: int) -> int:
    """The cars up to so many away, as bits."""
    mask = 0
    for distance in range(1, most + 1):
        if car - distance >= LOCOMOTIVE:
            mask |= 1 << (car - distance)
        if car + distance <= state.caboose:
            mask |= 1 << (car + distance)
    return mask


@small_kernel
def whole_train(state: State) -> int:
    """All cars, as bits."""
    return (2 << widen(state.caboose)) - 1


@small_kernel
def beside(cars: int, most: int) -> int:
    """The cars up to so many away from any of some, as bits; cars beyond the caboose among them."""
    mask = 0
    for distance in range(1, most + 1):
        mask |= cars << distance | cars >> distance
    return mask


# ------------------------------------------------------------------ who stands where
# All that is asked of a bandit here is joined by `&`, not by `and`: where somebody stands is hard to guess for a
# processor, and to ask everything takes less time than a wrong guess.


@small_kernel
def space_of(state: State, bandit: int) -> int:
    """The number of the space where a bandit stands."""
    return space_at(widen(state.car_of[bandit]), widen(state.floor_of[bandit]))


@small_kernel
def bandits_at(state: State, car: int, floor: int) -> int:
    """Who stands in a space, as bits."""
    mask = 0
    for bandit in range(N_BANDITS):
        is_there = (state.car_of[bandit] == car) & (state.floor_of[bandit] == floor)
        mask |= bit_if(is_playing(state, bandit) & is_there, bandit)
    return mask


@small_kernel
def bandits_with(state: State, bandit: int) -> int:
    """Who stands in a bandit's space, itself too, as bits."""
    return bandits_at(state, widen(state.car_of[bandit]), widen(state.floor_of[bandit]))


@small_kernel
def bandits_over_or_under(state: State, bandit: int) -> int:
    """Who stands on the other floor of a bandit's car, as bits."""
    floor = other_floor(widen(state.floor_of[bandit]))
    return bandits_at(state, widen(state.car_of[bandit]), floor)


@small_kernel
def bandits_on(state: State, floor: int) -> int:
    """Who stands on that floor of any car, as bits."""
    mask = 0
    for bandit in range(N_BANDITS):
        mask |= bit_if(is_playing(state, bandit) & (state.floor_of[bandit] == floor), bandit)
    return mask


# ------------------------------------------------------------------ who sees whom


@kernel
def in_line_of_sight(state: State, bandit: int) -> int:
    """E4.4 On the roof: in each direction, everyone on the nearest other roof that is occupied."""
    here = widen(state.car_of[bandit])
    ahead, behind = LOCOMOTIVE - 1, MAX_TRAIN
    for other in range(N_BANDITS):
        is_up = is_playing(state, other) & is_on_roof(state, other)
        car = widen(state.car_of[other])
        if is_up & (ahead < car) & (car < here):
            ahead = car
        if is_up & (here < car) & (car < behind):
            behind = car
    return bandits_at(state, ahead, Floor.ROOF) | bandits_at(state, behind, Floor.ROOF)


@small_kernel
def next_door(state: State, bandit: int) -> int:
    """E4.4 Inside: everyone inside an adjacent car."""
    mask = 0
    for other in range(N_BANDITS):
        is_inside = is_playing(state, other) & (not is_on_roof(state, other))
        distance = widen(state.car_of[other]) - widen(state.car_of[bandit])
        mask |= bit_if(is_inside & (abs(distance) == 1), other)
    return mask
