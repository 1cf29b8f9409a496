"""E4.2, E4.3 Move and Change Floor, and everything else that takes a bandit to another car."""

from folsom.core.state import EventRows
from folsom.express.components import MAX_RUN, Floor
from folsom.express.places import other_floor
from folsom.express.rules.marshal import meet_marshal
from folsom.express.rules.spaces import cars_within, neighbours
from folsom.express.rules.telling import tell_bandit_climbed, tell_bandit_moved
from folsom.express.state import State, is_on_roof
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def reachable_cars(state: State, bandit: int) -> int:
    """E4.2 Inside: the neighbouring cars. On the roof: one to three cars forward or back."""
    car = widen(state.car_of[bandit])
    if not is_on_roof(state, bandit):
        return neighbours(state, car)
    return cars_within(state, car, MAX_RUN)


@kernel
def go_to_car(state: State, bandit: int, car: int, how: int, events: EventRows) -> None:
    """The bandit comes to another car on its floor, and may meet the Marshal there (E4.8)."""
    floor = widen(state.floor_of[bandit])
    tell_bandit_moved(events, bandit, widen(state.car_of[bandit]), car, floor, how)
    state.car_of[bandit] = car
    if floor == Floor.INSIDE:
        meet_marshal(state, events)


@kernel
def climb(state: State, bandit: int, events: EventRows) -> None:
    """E4.3 The bandit goes up to the roof of its car, or down inside it."""
    floor = other_floor(widen(state.floor_of[bandit]))
    state.floor_of[bandit] = floor
    tell_bandit_climbed(events, bandit, widen(state.car_of[bandit]), floor)
    meet_marshal(state, events)
