"""Events in readable form, as any seat may see them: `KINDS` says which fields belong to each kind."""

from functools import lru_cache
from typing import Any

from folsom.core.events import HIDDEN, SECRET_COLUMN, VIEWERS_COLUMN, Field
from folsom.core.state import Events
from folsom.core.structure import structure
from folsom.express.components import DOLLARS_A_UNIT
from folsom.express.notation import BANDITS, Team, bandit_on, card_name
from folsom.express.rules.telling import (
    BANDIT_ON_CARD,
    DOLLARS,
    KINDS,
    OWN_CARD,
    SEAT_OF_BANDIT,
    TEAM_OF_SEAT,
)

__all__ = ["HAPPENINGS", "KINDS", "Event", "decode_event", "decode_events"]

HAPPENINGS = ("", *KINDS)
"""The kinds of events by their numbers."""


@structure
class Event:
    """Something that happened. `event` is its kind; only the fields that belong to the kind (`KINDS`) are set.

    A hidden card or value is None in what a seat that may not know it gets.
    """

    event: str
    seat: int | None = None
    bandit: str | None = None
    bandits: tuple[str, str] | None = None
    target: str | None = None
    card: str | None = None
    car: int | None = None
    from_car: int | None = None
    to_car: int | None = None
    floor: str | None = None
    how: str | None = None
    token: int | None = None
    value: int | None = None
    round: int | None = None
    turn: int | None = None
    kind: str | None = None
    reason: str | None = None
    face_down: bool | None = None
    cover: bool | None = None
    from_discard: bool | None = None
    index: int | None = None
    n: int | None = None
    left: int | None = None


_KINDS = (None, *KINDS.values())


def decode_event(row: list[int], viewers: int, teams: tuple[Team, ...]) -> Event:
    """One row of the event buffer, as seen by any of the seats in `viewers`."""
    if not row[VIEWERS_COLUMN] & viewers:
        row = [*row[:SECRET_COLUMN], HIDDEN, 0]
    return _event(tuple(row[:VIEWERS_COLUMN]), teams)


@lru_cache(4_096)
def _event(row: tuple[int, ...], teams: tuple[Team, ...]) -> Event:
    """An event whose secret is HIDDEN from whoever may not see it."""
    kind = _KINDS[row[0]]
    assert kind is not None
    return Event(kind.name, **{field.name: _read(field, row, teams) for field in kind.fields})


def _read(field: Field, row: tuple[int, ...], teams: tuple[Team, ...]) -> Any:
    """What a field says. The first number of an event with cards or a team is its seat."""
    number, seat = row[field.column], row[1]
    if number == HIDDEN:
        return None
    if field.value == SEAT_OF_BANDIT:
        return next(seat for seat, team in enumerate(teams) if number in team)
    if field.value == OWN_CARD:
        return card_name(teams[seat], number)
    if field.value == BANDIT_ON_CARD:
        return BANDITS[bandit_on(teams[seat], number)]
    if field.value == TEAM_OF_SEAT:
        first, second = teams[seat]
        return BANDITS[first], BANDITS[second]
    if field.value == DOLLARS:
        return number * DOLLARS_A_UNIT
    return field.value.names[number] if field.value.names else number


def decode_events(events: Events, viewers: int, teams: list[list[int]]) -> list[Event]:
    """Some events, as seen by any of the seats in `viewers`."""
    seated = tuple((first, second) for first, second in teams)
    return [decode_event(row, viewers, seated) for row in events.tolist()]
