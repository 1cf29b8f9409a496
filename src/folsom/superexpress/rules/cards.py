"""S4 The cards, one function each."""

from folsom.core.events import are_wanted
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
    Status,
)
from folsom.superexpress.rules.lines import (
    CAR_LENGTH,
    is_aboard,
    is_off_train,
    leave_train,
    line_of,
    next_car,
    other_floor,
    step_to,
    turned,
)
from folsom.superexpress.rules.telling import (
    tell_bandit_climbed,
    tell_bandit_moved,
    tell_bandit_pushed,
    tell_bandit_shot,
    tell_bandit_stunned,
    tell_fell_off,
    tell_missed,
    tell_rode_in,
    tell_stood_up,
    tell_turned,
)
from folsom.superexpress.state import State

OUT_OF_SIGHT = 8 * MAX_TRAIN * CAR_LENGTH


@kernel
def flip(state: State, bandit: int, events: EventRows) -> None:
    """S4.2 The bandit turns on the spot and keeps its place in line."""
    state.facing_of[bandit] = turned(widen(state.facing_of[bandit]))
    tell_turned(events, bandit, widen(state.facing_of[bandit]))


@kernel
def change_floor(state: State, bandit: int, events: EventRows) -> None:
    """S4.3 The bandit goes to the other floor of its car, its back to the edge of the card."""
    car = widen(state.car_of[bandit])
    floor = other_floor(widen(state.floor_of[bandit]))
    is_rearmost = state.facing_of[bandit] == Facing.LOCOMOTIVE
    step_to(state, bandit, car, floor, is_rearmost)
    if are_wanted(events):
        tell_bandit_climbed(events, bandit, car, floor, line_of(state, bandit))


@kernel
def move(state: State, bandit: int, events: EventRows) -> None:
    """S4.4 The bandit goes one car the way it faces, and off the train at either end."""
    from_car = widen(state.car_of[bandit])
    go_one_car(state, bandit, widen(state.facing_of[bandit]), events)
    if are_wanted(events) and is_aboard(state, bandit):
        to_car, floor = widen(state.car_of[bandit]), widen(state.floor_of[bandit])
        tell_bandit_moved(events, bandit, from_car, to_car, floor, line_of(state, bandit))


@kernel
def shoot(state: State, bandit: int, events: EventRows) -> None:
    """S4.5 The first standing bandit ahead is pushed one car that way and lies stunned."""
    direction = widen(state.facing_of[bandit])
    target = target_of(state, bandit, direction)
    if target == NOBODY:
        tell_missed(events, bandit)
        return
    tell_bandit_shot(events, bandit, target)
    from_car = widen(state.car_of[target])
    go_one_car(state, target, direction, events)
    if is_aboard(state, target):
        if are_wanted(events):
            to_car, floor = widen(state.car_of[target]), widen(state.floor_of[target])
            tell_bandit_pushed(events, target, from_car, to_car, floor, line_of(state, target))
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
    if are_wanted(events):
        tell_rode_in(events, bandit, line_of(state, bandit))


@kernel
def lie_down(state: State, bandit: int, events: EventRows) -> None:
    """S4.6 The bandit is stunned, where it is and facing as it did."""
    state.is_stunned[bandit] = 1
    tell_bandit_stunned(events, bandit)


@kernel
def stand_up(state: State, bandit: int, events: EventRows) -> None:
    """S4.6 The bandit stands again, facing kept."""
    state.is_stunned[bandit] = 0
    tell_stood_up(events, bandit)


@kernel
def go_one_car(state: State, bandit: int, direction: int, events: EventRows) -> None:
    """S4.4, S4.5 One car in a direction on the same floor, standing on the side it came from."""
    to_car = next_car(widen(state.car_of[bandit]), direction)
    if is_off_train(state, to_car):
        fall_off(state, bandit, direction, events)
        return
    came_from_rear = direction == Facing.LOCOMOTIVE
    step_to(state, bandit, to_car, widen(state.floor_of[bandit]), came_from_rear)


@kernel
def fall_off(state: State, bandit: int, direction: int, events: EventRows) -> None:
    """S4.4, S4.5 The bandit leaves the train; only a Horse as its next card helps (S4.8)."""
    state.n_departures += 1
    leave_train(state, bandit)
    has_card_left = state.n_revealed[bandit] < PLAN_SIZE
    if state.horse and has_card_left:
        state.status_of[bandit] = Status.FALLEN
    tell_fell_off(events, bandit, direction)


@kernel
def can_ride_back(state: State, bandit: int) -> bool:
    """S4.8 Whether the bandit has fallen and the very next card it will reveal is a Horse."""
    if state.status_of[bandit] != Status.FALLEN:
        return False
    return state.plan[bandit, widen(state.n_revealed[bandit])] == Card.HORSE
