"""Events as kernels write them."""

from folsom.core.events import EVERYONE, record
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
