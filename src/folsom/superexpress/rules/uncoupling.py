"""S3.3, S3.4 The end of a round: the last car leaves, and the first player changes."""

from folsom.core.state import EventRows
from folsom.kernel import kernel, widen
from folsom.superexpress.components import (
    LOOT,
    NOBODY,
    NOTHING,
)
from folsom.superexpress.rules.lines import (
    CAR_LENGTH,
    how_far_back,
    is_aboard,
    leave_train,
    spot_in_car,
)
from folsom.superexpress.rules.telling import (
    tell_car_uncoupled,
    tell_first_player,
    tell_left_behind,
    tell_loot_lost,
    tell_loot_taken,
)
from folsom.superexpress.state import LOST, State


@kernel
def uncouple(state: State, events: EventRows) -> None:
    """S3.3 The last car leaves with all in and on it; the rearmost bandit left takes its card."""
    caboose = widen(state.caboose)
    tell_car_uncoupled(events, caboose)
    state.n_departures += 1
    for bandit in range(widen(state.n_seats)):
        if state.car_of[bandit] == caboose:
            leave_train(state, bandit)
            tell_left_behind(events, bandit, caboose)
    state.caboose = caboose - 1
    loot = widen(state.loot_of_car[caboose])
    state.car_card[caboose] = NOTHING
    state.loot_of_car[caboose] = NOTHING
    take_loot(state, loot, events)


@kernel
def take_loot(state: State, loot: int, events: EventRows) -> None:
    """S3.3 The remaining bandit farthest back takes the card; with nobody left it is lost."""
    bandit = rearmost(state)
    if bandit == NOBODY:
        state.owner_of_loot[loot] = LOST
        tell_loot_lost(events, LOOT[loot])
    else:
        state.owner_of_loot[loot] = bandit
        tell_loot_taken(events, bandit, LOOT[loot])


@kernel
def rearmost(state: State) -> int:
    """S3.3 The bandit farthest back, roof before inside. Ruling: then the rearmost in line."""
    farthest = NOBODY
    best = -1
    for bandit in range(widen(state.n_seats)):
        if is_aboard(state, bandit):
            distance = how_far_back(widen(state.car_of[bandit]), widen(state.floor_of[bandit]))
            line = CAR_LENGTH // 2 - spot_in_car(state, bandit)
            rank = distance * CAR_LENGTH + line
            if rank > best:
                best = rank
                farthest = bandit
    return farthest


@kernel
def pass_first_player(state: State, events: EventRows) -> None:
    """S3.4 The first-player card goes left to the next player still aboard."""
    n_seats = widen(state.n_seats)
    seat = (widen(state.first_player) + 1) % n_seats
    while not is_aboard(state, seat):
        seat = (seat + 1) % n_seats
    state.first_player = seat
    tell_first_player(events, seat)
