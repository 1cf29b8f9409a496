"""S4 The cards, one function each."""

from folsom.core.state import EventRows
from folsom.kernel import kernel, widen
from folsom.superexpress.components import (
    LOCOMOTIVE,
    MAX_TRAIN,
    NOBODY,
    PLAN_SIZE,
    Card,
    Facing,
    Floor,
    Happening,
    Status,
)
from folsom.superexpress.rules.lines import (
    CAR_LENGTH,
    is_aboard,
    is_off_train,
    leave_train,
    next_car,
    step_to,
)
from folsom.superexpress.rules.telling import tell, tell_place
from folsom.superexpress.state import State

OUT_OF_SIGHT = 8 * MAX_TRAIN * CAR_LENGTH


@kernel
def flip(state: State, bandit: int, events: EventRows) -> None:
    """S4.2 The bandit turns on the spot and keeps its place in line."""
    state.facing_of[bandit] = 1 - widen(state.facing_of[bandit])
    tell(events, Happening.TURNED, bandit, widen(state.facing_of[bandit]))


@kernel
def change_floor(state: State, bandit: int, events: EventRows) -> None:
    """S4.3 The bandit goes to the other floor of its car, its back to the edge of the card."""
    car = widen(state.car_of[bandit])
    other_floor = 1 - widen(state.floor_of[bandit])
    is_rearmost = state.facing_of[bandit] == Facing.LOCOMOTIVE
    step_to(state, bandit, car, other_floor, is_rearmost)
    tell_place(state, events, Happening.BANDIT_CLIMBED, bandit, car)


@kernel
def move(state: State, bandit: int, events: EventRows) -> None:
    """S4.4 The bandit goes one car the way it faces, and off the train at either end."""
    go_one_car(state, bandit, widen(state.facing_of[bandit]), Happening.BANDIT_MOVED, events)


@kernel
def shoot(state: State, bandit: int, events: EventRows) -> None:
    """S4.5 The first standing bandit ahead is pushed one car that way and lies stunned."""
    direction = widen(state.facing_of[bandit])
    target = target_of(state, bandit, direction)
    if target == NOBODY:
        tell(events, Happening.MISSED, bandit, 0)
        return
    tell(events, Happening.BANDIT_SHOT, bandit, target)
    go_one_car(state, target, direction, Happening.BANDIT_PUSHED, events)
    if is_aboard(state, target):
        lie_down(state, target, events)


@kernel
def target_of(state: State, bandit: int, direction: int) -> int:
    """S4.5 The first bandit ahead on the same floor that stands; stunned ones do not block."""
    floor = state.floor_of[bandit]
    spot = widen(state.spot_of[bandit])
    way = 1 if direction == Facing.LOCOMOTIVE else -1
    nearest = OUT_OF_SIGHT
    for other in range(widen(state.n_seats)):
        distance = way * (widen(state.spot_of[other]) - spot)
        is_standing = (state.floor_of[other] == floor) & (state.is_stunned[other] == 0)
        is_ahead = is_standing & (distance > 0)
        nearest = min(nearest, distance * 8 + other if is_ahead else OUT_OF_SIGHT)
    return nearest % 8 if nearest < OUT_OF_SIGHT else NOBODY


@kernel
def reflex(state: State, bandit: int, events: EventRows) -> None:
    """S4.7 A standing bandit shoots itself in the foot and lies down."""
    lie_down(state, bandit, events)


@kernel
def horse(state: State, bandit: int, events: EventRows) -> None:
    """S4.8 The bandit goes inside the locomotive, foremost in line and facing forward."""
    if not is_aboard(state, bandit):
        state.n_aboard += 1
        state.status_of[bandit] = Status.ABOARD
        state.left_at[bandit] = 0
    state.facing_of[bandit] = Facing.LOCOMOTIVE
    step_to(state, bandit, LOCOMOTIVE, Floor.INSIDE, False)
    tell_place(state, events, Happening.RODE_IN, bandit, LOCOMOTIVE)


@kernel
def lie_down(state: State, bandit: int, events: EventRows) -> None:
    """S4.6 The bandit is stunned, where it is and facing as it did."""
    state.is_stunned[bandit] = 1
    tell(events, Happening.BANDIT_STUNNED, bandit, 0)


@kernel
def stand_up(state: State, bandit: int, events: EventRows) -> None:
    """S4.6 The bandit stands again, facing kept."""
    state.is_stunned[bandit] = 0
    tell(events, Happening.STOOD_UP, bandit, 0)


@kernel
def go_one_car(state: State, bandit: int, direction: int, how: int, events: EventRows) -> None:
    """S4.4, S4.5 One car in a direction on the same floor, standing on the side it came from."""
    from_car = widen(state.car_of[bandit])
    to_car = next_car(from_car, direction)
    if is_off_train(state, to_car):
        fall_off(state, bandit, direction, events)
        return
    came_from_rear = direction == Facing.LOCOMOTIVE
    step_to(state, bandit, to_car, widen(state.floor_of[bandit]), came_from_rear)
    tell_place(state, events, how, bandit, from_car)


@kernel
def fall_off(state: State, bandit: int, direction: int, events: EventRows) -> None:
    """S4.4, S4.5 The bandit leaves the train; only a Horse as its next card helps (S4.8)."""
    state.n_departures += 1
    leave_train(state, bandit)
    has_card_left = state.n_revealed[bandit] < PLAN_SIZE
    if state.horse and has_card_left:
        state.status_of[bandit] = Status.FALLEN
    tell(events, Happening.FELL_OFF, bandit, direction)


@kernel
def can_ride_back(state: State, bandit: int) -> bool:
    """S4.8 Whether the bandit has fallen and the very next card it will reveal is a Horse."""
    if state.status_of[bandit] != Status.FALLEN:
        return False
    return state.plan[bandit, widen(state.n_revealed[bandit])] == Card.HORSE
