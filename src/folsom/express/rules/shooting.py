"""E4.4 Shoot."""

from folsom.core.state import EventRows
from folsom.express.components import FIRST_BULLET, MAX_TRAIN, N_BANDITS, Floor
from folsom.express.rules.cards import receive_bullet
from folsom.express.rules.powers import knock_back, spare_belle, through_the_roof
from folsom.express.rules.telling import tell_bandit_shot
from folsom.express.state import State, is_on_roof, is_playing
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def bandits_at(state: State, car: int, floor: int) -> int:
    """Who stands in a space, as bits."""
    mask = 0
    for bandit in range(N_BANDITS):
        if (
            is_playing(state, bandit)
            and state.car_of[bandit] == car
            and state.floor_of[bandit] == floor
        ):
            mask |= 1 << bandit
    return mask


@kernel
def in_line_of_sight(state: State, bandit: int) -> int:
    """E4.4 On the roof: in each direction, everyone on the nearest other roof that is occupied."""
    here = widen(state.car_of[bandit])
    ahead, behind = -1, MAX_TRAIN
    for other in range(N_BANDITS):
        if is_playing(state, other) and is_on_roof(state, other):
            car = widen(state.car_of[other])
            if ahead < car < here:
                ahead = car
            if here < car < behind:
                behind = car
    return bandits_at(state, ahead, Floor.ROOF) | bandits_at(state, behind, Floor.ROOF)


@small_kernel
def next_door(state: State, bandit: int) -> int:
    """E4.4 Inside: everyone inside an adjacent car."""
    mask = 0
    for other in range(N_BANDITS):
        if is_playing(state, other) and not is_on_roof(state, other):
            distance = widen(state.car_of[other]) - widen(state.car_of[bandit])
            if distance in (-1, 1):
                mask |= 1 << other
    return mask


@kernel
def can_be_shot(state: State, bandit: int) -> int:
    """E4.4, E5.1, E5.5 Whom a bandit may shoot, as bits."""
    seen = (
        in_line_of_sight(state, bandit) if is_on_roof(state, bandit) else next_door(state, bandit)
    )
    return spare_belle(state, seen | through_the_roof(state, bandit))


@kernel
def shoot(state: State, bandit: int, target: int, events: EventRows) -> None:
    """E4.4 The top bullet of the cylinder goes on top of the target's deck; Django's also moves it (E5.3)."""
    seat, target_seat = widen(state.seat_of[bandit]), widen(state.seat_of[target])
    state.bullets_left_of[bandit] -= 1
    state.bullets_received_of[target] += 1
    if seat == target_seat:
        state.friendly_hits_of[seat] += 1
    receive_bullet(state, target_seat, FIRST_BULLET + bandit)
    tell_bandit_shot(events, bandit, target, widen(state.bullets_left_of[bandit]))
    knock_back(state, bandit, target, events)
