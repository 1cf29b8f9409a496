"""E4.2, E4.3 Move and Change Floor, and everything else that takes a bandit to another car."""

from folsom.core.events import EVERYONE, NOTHING_SECRET, record
from folsom.core.state import EventRows
from folsom.express.components import MAX_RUN, Floor, Happening
from folsom.express.rules.marshal import meet_marshal, neighbours
from folsom.express.state import State, is_on_roof
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def reachable_cars(state: State, bandit: int) -> int:
    """E4.2 Inside: the neighbouring cars. On the roof: one to three cars forward or back."""
    car = widen(state.car_of[bandit])
    if not is_on_roof(state, bandit):
        return neighbours(state, car)
    mask = 0
    for distance in range(1, MAX_RUN + 1):
        if car - distance >= 0:
            mask |= 1 << (car - distance)
        if car + distance <= state.caboose:
            mask |= 1 << (car + distance)
    return mask


@kernel
def go_to_car(state: State, bandit: int, car: int, how: int, events: EventRows) -> None:
    """The bandit comes to another car on its floor, and may meet the Marshal there (E4.8)."""
    floor = widen(state.floor_of[bandit])
    seat, start = widen(state.seat_of[bandit]), widen(state.car_of[bandit])
    state.car_of[bandit] = car
    record(
        events,
        Happening.BANDIT_MOVED,
        seat,
        bandit,
        start,
        car,
        floor + 2 * how,
        NOTHING_SECRET,
        EVERYONE,
    )
    if floor == Floor.INSIDE:
        meet_marshal(state, events)


@kernel
def climb(state: State, bandit: int, events: EventRows) -> None:
    """E4.3 The bandit goes up to the roof of its car, or down inside it."""
    match widen(state.floor_of[bandit]):
        case Floor.INSIDE:
            state.floor_of[bandit] = Floor.ROOF
        case Floor.ROOF:
            state.floor_of[bandit] = Floor.INSIDE
    seat, car, floor = (
        widen(state.seat_of[bandit]),
        widen(state.car_of[bandit]),
        widen(state.floor_of[bandit]),
    )
    record(events, Happening.BANDIT_CLIMBED, seat, bandit, car, floor, 0, NOTHING_SECRET, EVERYONE)
    meet_marshal(state, events)
