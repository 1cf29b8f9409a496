"""Colt Super Express: the rules of thumb, one function an idea.

A plan is judged by a dry run: the own bandit does what its cards say while all others stand still. It knows
what everybody sees, and the own cards.
"""

from folsom.core.bits import lowest
from folsom.kernel import kernel, spliced_kernel, widen
from folsom.superexpress.components import NOBODY, PLAN_SIZE, Card, Facing
from folsom.superexpress.rules.lines import (
    how_far_back,
    is_aboard,
    is_off_train,
    next_car,
    other_floor,
    turned,
)
from folsom.superexpress.state import State

A_HIT = 100
OVERBOARD = 400
INTO_THE_CABOOSE = 150
LEFT_BEHIND = -3000
RUN_OFF = -5000
IN_SIGHT = -30
AT_AN_EDGE = -60
THE_LOOT = 90
WASTED = -20
LITTLE = 80
"""Outlaws do not tell plans apart that differ by less; it makes them harder to read."""

# Where the bandit stands in the line of its space: where it stood before, or at an edge it stepped to.
AS_BEFORE, AT_REAR, AT_FRONT = 0, 1, 2


@kernel
def is_ahead(state: State, seat: int, other: int, facing: int, edge: int) -> bool:
    """Whether another bandit in the same space stands before the own one, the way it faces."""
    if edge == AT_REAR:
        return facing == Facing.LOCOMOTIVE
    if edge == AT_FRONT:
        return facing == Facing.CABOOSE
    if facing == Facing.LOCOMOTIVE:
        return state.spot_of[other] > state.spot_of[seat]
    return state.spot_of[other] < state.spot_of[seat]


@kernel
def in_my_sights(state: State, seat: int, car: int, floor: int, facing: int, edge: int) -> int:
    """Whom a shot would hit from there, if nobody moved."""
    target, nearest = NOBODY, 99
    for other in range(widen(state.n_seats)):
        if other == seat or not is_aboard(state, other):
            continue
        if state.is_stunned[other] != 0 or state.floor_of[other] != floor:
            continue
        distance = widen(state.car_of[other]) - car
        if facing == Facing.LOCOMOTIVE:
            distance = -distance
        if distance == 0 and not is_ahead(state, seat, other, facing, edge):
            continue
        if 0 <= distance < nearest:
            target, nearest = other, distance
    return target


@kernel
def shot_value(state: State, target: int, facing: int) -> int:
    """A hit is good, one that sends somebody off the train or into the caboose much better."""
    if target == NOBODY:
        return WASTED
    car = widen(state.car_of[target])
    pushed = next_car(car, facing)
    if is_off_train(state, pushed):
        return OVERBOARD
    if pushed == state.caboose:
        return INTO_THE_CABOOSE
    return A_HIT


@kernel
def danger(state: State, seat: int, car: int, floor: int) -> int:
    """Standing where others look is bad, worse where a push ends overboard or in the caboose."""
    value = 0
    for other in range(widen(state.n_seats)):
        if other != seat and is_aboard(state, other) and state.floor_of[other] == floor:
            distance = widen(state.car_of[other]) - car
            facing = widen(state.facing_of[other])
            looks_forward = facing == Facing.LOCOMOTIVE
            if (distance >= 0 and looks_forward) or (distance <= 0 and not looks_forward):
                value += IN_SIGHT
                pushed = next_car(car, facing)
                if is_off_train(state, pushed) or pushed == state.caboose:
                    value += AT_AN_EDGE
    return value


@kernel
def end_value(state: State, seat: int, car: int, floor: int) -> int:
    """Be out of the caboose when it leaves, and rearmost of those who stay: that takes the loot."""
    if car == state.caboose:
        return LEFT_BEHIND
    for other in range(widen(state.n_seats)):
        if other != seat and is_aboard(state, other) and state.car_of[other] != state.caboose:
            space = how_far_back(widen(state.car_of[other]), widen(state.floor_of[other]))
            if how_far_back(car, floor) < space:
                return 0
    return THE_LOOT


@kernel
def plan_value(state: State, seat: int, first: int, second: int, third: int) -> int:
    """A dry run of three cards. What is planned for later counts less: others will have moved."""
    car, floor = widen(state.car_of[seat]), widen(state.floor_of[seat])
    facing, edge = widen(state.facing_of[seat]), AS_BEFORE
    is_stunned = state.is_stunned[seat] != 0
    value = 0
    for i in range(PLAN_SIZE):
        card = first if i == 0 else (second if i == 1 else third)
        weight = 4 - i
        if is_stunned:
            is_stunned = False
            if card == Card.REFLEX:
                target = in_my_sights(state, seat, car, floor, facing, edge)
                value += weight * shot_value(state, target, facing)
        elif card == Card.FLIP:
            facing = turned(facing)
        elif card == Card.CHANGE_FLOOR:
            floor = other_floor(floor)
            edge = AT_REAR if facing == Facing.LOCOMOTIVE else AT_FRONT
        elif card == Card.MOVE:
            car = next_car(car, facing)
            edge = AT_REAR if facing == Facing.LOCOMOTIVE else AT_FRONT
            if is_off_train(state, car):
                return value + 4 * RUN_OFF
        elif card == Card.SHOOT:
            target = in_my_sights(state, seat, car, floor, facing, edge)
            value += weight * shot_value(state, target, facing)
        elif card == Card.REFLEX:
            is_stunned = True
            value += 4 * WASTED
        elif card == Card.HORSE:
            car, floor, facing, edge = 0, 0, widen(Facing.LOCOMOTIVE), AT_FRONT
        value += weight * danger(state, seat, car, floor) // 2
    return value + 4 * end_value(state, seat, car, floor)


@kernel
def best_plan_with(state: State, seat: int, card: int) -> int:
    """The value of the best plan that goes on with this card after those stacked already."""
    n = widen(state.n_planned[seat])
    rest = widen(state.hand_of[seat]) & ~(1 << card)
    if n == 2:
        first, second = widen(state.plan[seat, 0]), widen(state.plan[seat, 1])
        return plan_value(state, seat, first, second, card)
    best = -(1 << 40)
    others = rest
    while others != 0:
        following = lowest(others)
        others &= others - 1
        if n == 1:
            first = widen(state.plan[seat, 0])
            best = max(best, plan_value(state, seat, first, card, following))
        else:
            last = rest & ~(1 << following)
            while last != 0:
                third = lowest(last)
                last &= last - 1
                best = max(best, plan_value(state, seat, card, following, third))
    return best


@spliced_kernel
def glance(state: State, seat: int) -> int:
    """Nothing: every plan is judged by its own dry run."""
    return 0


@spliced_kernel
def option_value(state: State, seat: int, card: int, seen: int) -> int:
    """What a card is worth: what the best plan is that goes on with it."""
    return best_plan_with(state, seat, card)


@kernel
def is_sensible(state: State, seat: int, card: int, seen: int) -> bool:
    """Whether a plan with this card need not run off the train, nor, when it is the last, stay behind."""
    is_last = state.n_planned[seat] == PLAN_SIZE - 1
    worst = 2 * LEFT_BEHIND if is_last else 3 * RUN_OFF
    return best_plan_with(state, seat, card) > worst
