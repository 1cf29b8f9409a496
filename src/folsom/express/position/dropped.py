"""E7.7 What everyone saw in a position's Marshal's Revenge: how a purse dropped compares with those kept."""

from typing import Any

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import (
    AT_BANDIT,
    EVENT_OF,
    IN_BOX,
    MAX_TOKENS,
    NOBODY,
    NOTHING,
    Floor,
    RoundEvent,
    Step,
)
from folsom.express.notation import BANDITS, Team
from folsom.express.places import SPACES
from folsom.express.position.checks.rounds import is_event_over
from folsom.express.rules.loot import is_purse


def read_dropped(dropped: Given, bandit: int, state: Any) -> None:
    """What a bandit dropped, if it says so."""
    if not dropped.is_given:
        return
    fields = dropped.fields("token", "against")
    token = fields["token"].whole(0, MAX_TOKENS - 1, "a token")
    against = {
        item.whole(0, MAX_TOKENS - 1, "a token") for item in fields["against"].items(MAX_TOKENS)
    }
    _check_event(dropped, state)
    _check_purses(dropped, token, against, state)
    if event_of_round(state) == RoundEvent.MARSHALS_REVENGE:
        _check_nothing_moved_since(dropped, bandit, token, against, state)
    state.dropped_of[bandit] = token
    state.dropped_against_of[bandit] = sum(1 << other for other in against)


def check_everyone_dropped(bandits: Given, teams: list[Team], state: Any) -> None:
    """E7.7 Going round from the first player, whoever was asked has dropped a purse, and nobody else."""
    if event_of_round(state) != RoundEvent.MARSHALS_REVENGE:
        return
    n_seats, is_asking = int(state.n_seats), state.step == Step.EVENT_EACH
    n_asked = int(state.go) - is_asking if is_asking or state.step == Step.OVER else 0
    for k in range(2 * n_seats):
        bandit = teams[(int(state.first_player) + k // 2) % n_seats][k % 2]
        if bandit == NOBODY:
            continue
        has_dropped = state.dropped_of[bandit] != NOTHING
        stands_there = stands_over_marshal(bandit, state)
        if has_dropped and k >= n_asked:
            raise CannotRead(f"{bandits.where}: {BANDITS[bandit]} has not been asked yet (E7.7)")
        if stands_there and k < n_asked and not has_dropped and _purses_of(bandit, state):
            raise CannotRead(
                f"{bandits.where}: {BANDITS[bandit]} stands on the roof of the Marshal's car, and has"
                " 'dropped' a purse in his revenge (E7.7)"
            )


def event_of_round(state: Any) -> int:
    """The event of the round being played, if there are events."""
    card = int(state.round_card[int(state.round_number)])
    return int(EVENT_OF[card]) if state.events else int(RoundEvent.NONE)


def stands_over_marshal(bandit: int, state: Any) -> bool:
    """Whether a bandit is on the roof of the Marshal's car."""
    is_on_roof = state.floor_of[bandit] == Floor.ROOF
    return bool(is_on_roof and state.car_of[bandit] == state.marshal_car)


def _purses_of(bandit: int, state: Any) -> set[int]:
    places = enumerate(state.token_place)
    return {token for token, place in places if place == AT_BANDIT + bandit and is_purse(token)}


def _check_event(dropped: Given, state: Any) -> None:
    """E7.7 Purses are dropped for the Marshal's Revenge only."""
    is_asked = state.step == Step.EVENT_EACH
    is_happening = is_asked and event_of_round(state) == RoundEvent.MARSHALS_REVENGE
    if not is_happening and not is_event_over(state, RoundEvent.MARSHALS_REVENGE):
        dropped.wrong("nothing before the Marshal's Revenge (E7.7)")


def _check_purses(dropped: Given, token: int, against: set[int], state: Any) -> None:
    """E7.7 The purse dropped was the least (2014-sv: most) valuable of those the bandit had."""
    if not all(
        is_purse(other) and state.token_place[other] != IN_BOX for other in (token, *against)
    ):
        dropped.wrong("purses in play")
    if token in against:
        dropped.wrong("a purse and those that were kept")
    for other in against:
        more = int(state.token_value[other]) - int(state.token_value[token])
        if more * (-1 if state.revenge_takes_most else 1) < 0:
            dropped.wrong("a purse that was the least (2014-sv: most) valuable (E7.7)")


def _check_nothing_moved_since(
    dropped: Given, bandit: int, token: int, against: set[int], state: Any
) -> None:
    """E6.1 After the event nothing moves in that round."""
    roof = SPACES.index((int(state.marshal_car), Floor.ROOF))
    if not stands_over_marshal(bandit, state) or state.token_place[token] != roof:
        dropped.wrong("bandit and purse still on the roof of the Marshal's car (E7.7)")
    kept = _purses_of(bandit, state)
    if against != kept:
        dropped.wrong(f"the purses that the bandit has, {sorted(kept)}, as kept (E7.7)")
