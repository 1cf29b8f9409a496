"""E7.7 What everyone saw in a position's Marshal's Revenge: how a purse dropped compares with those kept."""

from typing import Any

from folsom.core.reading import Given
from folsom.express.components import (
    AT_BANDIT,
    EVENT_OF,
    IN_BOX,
    MAX_TOKENS,
    Floor,
    RoundEvent,
    Step,
)
from folsom.express.loot import is_purse
from folsom.express.position_loot import event_is_over


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
    if int(EVENT_OF[state.round_card[state.round_number]]) == RoundEvent.MARSHALS_REVENGE:
        _check_nothing_moved_since(dropped, bandit, token, against, state)
    state.dropped_of[bandit] = token
    state.dropped_against_of[bandit] = sum(1 << other for other in against)


def _check_event(dropped: Given, state: Any) -> None:
    """E7.7 Purses are dropped for the Marshal's Revenge only."""
    is_happening = (
        state.step == Step.EVENT_EACH
        and EVENT_OF[state.round_card[state.round_number]] == RoundEvent.MARSHALS_REVENGE
    )
    if not is_happening and not event_is_over(state, RoundEvent.MARSHALS_REVENGE):
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
    roof = 2 * int(state.marshal_car) + Floor.ROOF
    stands = 2 * int(state.car_of[bandit]) + int(state.floor_of[bandit])
    if roof != stands or state.token_place[token] != roof:
        dropped.wrong("bandit and purse still on the roof of the Marshal's car (E7.7)")
    places = enumerate(state.token_place)
    kept = {other for other, place in places if place == AT_BANDIT + bandit and is_purse(other)}
    if against != kept:
        dropped.wrong(f"the purses that the bandit has, {sorted(kept)}, as kept (E7.7)")
