"""Events as kernels write them, and as games declare them."""

from typing import Annotated, Literal

import pytest

from folsom.core.events import (
    EVERYONE,
    NUMBER,
    SECRET,
    Also,
    Kind,
    Number,
    Viewers,
    declaring,
    named,
    record,
)
from folsom.core.state import NO_EVENTS, EventRows, new_event_buffer


def test_events_are_written_one_after_the_other() -> None:
    events: EventRows = new_event_buffer()[0]
    for kind in (3, 5):
        record(events, kind, 1, 2, 3, 4, 5, 6, EVERYONE)
    assert int(events.n_events) == 2
    written = [[int(events.rows[i, k]) for k in range(8)] for i in range(2)]
    assert written == [[3, 1, 2, 3, 4, 5, 6, -1], [5, 1, 2, 3, 4, 5, 6, -1]]


def test_a_buffer_without_room_takes_none() -> None:
    record(NO_EVENTS, 3, 1, 2, 3, 4, 5, 6, EVERYONE)
    assert int(NO_EVENTS.n_events) == 0


def test_a_declaration_makes_a_recorder_and_says_where_its_fields_are() -> None:
    kinds: dict[str, Kind] = {}
    card = Annotated[int, named("card", ("ace", "king")), Also("suit", NUMBER), SECRET]

    @declaring(kinds)
    def tell_card_shown(seat: Number, card: card, known_by: Viewers) -> None:
        """A card is shown to some."""

    events: EventRows = new_event_buffer()[0]
    tell_card_shown(events, 3, 1, 0b101)
    assert [int(events.rows[0, k]) for k in range(8)] == [1, 3, 0, 0, 0, 0, 1, 0b101]
    kind = kinds["card-shown"]
    assert (kind.number, kind.about) == (1, "A card is shown to some.")
    assert [(field.name, field.column, field.type) for field in kind.fields] == [
        ("seat", 1, int),
        ("card", 6, Literal["ace", "king"] | None),
        ("suit", 6, int | None),
    ]


def test_a_secret_is_for_somebody() -> None:
    def tell_secret(card: Annotated[int, NUMBER, SECRET]) -> None: ...

    with pytest.raises(AssertionError, match="tell_secret: for whom"):
        declaring({})(tell_secret)


def test_a_declaration_has_no_more_numbers_than_a_row() -> None:
    def tell_all(a: Number, b: Number, c: Number, d: Number, e: Number, f: Number) -> None: ...

    with pytest.raises(AssertionError, match="tell_all has too many numbers"):
        declaring({})(tell_all)
