"""Events in readable form: `KINDS` says which fields belong to each kind."""

from typing import Any

from folsom.core.events import Field
from folsom.core.state import Events
from folsom.core.structure import structure
from folsom.superexpress.rules.telling import BANDIT_OF_SEAT, KINDS

__all__ = ["HAPPENINGS", "KINDS", "Event", "decode_event", "decode_events"]

HAPPENINGS = ("", *KINDS)
"""The kinds of events by their numbers."""


@structure
class Event:
    """Something that happened. `event` is its kind; only the fields that belong to the kind (`KINDS`) are set."""

    event: str
    seat: int | None = None
    bandit: str | None = None
    target: str | None = None
    card: str | None = None
    car: int | None = None
    from_car: int | None = None
    to_car: int | None = None
    floor: str | None = None
    line: int | None = None
    facing: str | None = None
    end: str | None = None
    value: int | None = None
    round: int | None = None
    number: int | None = None


_KINDS = (None, *KINDS.values())


def decode_event(row: list[int], bandits: list[int]) -> Event:
    """One row of the event buffer. `bandits` are the figures by seat."""
    kind = _KINDS[row[0]]
    assert kind is not None
    return Event(kind.name, **{field.name: _read(field, row, bandits) for field in kind.fields})


def _read(field: Field, row: list[int], bandits: list[int]) -> Any:
    """What a field says."""
    number = row[field.column]
    if field.value == BANDIT_OF_SEAT:
        number = bandits[number]
    return field.value.names[number] if field.value.names else number


def decode_events(events: Events, bandits: list[int]) -> list[Event]:
    """Some events. Nothing in them is secret: whoever watches sees the same."""
    return [decode_event(row, bandits) for row in events.tolist()]
