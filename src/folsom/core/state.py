"""Types for the flat records that hold a game, so that mypy sees their fields and Numba their layout."""

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt


class Ints(Protocol):
    """A row of small integers in a record."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class IntGrid(Protocol):
    """Rows of small integers in a record, one row an owner."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class RandomState(Protocol):
    """The fields of the generator that lies inside every record."""

    random_key: Ints
    random_counter: int
    random_block: Ints
    random_used: int


RANDOM_FIELDS: list[tuple[str, Any, tuple[int, ...]]] = [
    ("random_key", np.uint32, (8,)),
    ("random_counter", np.uint32, ()),
    ("random_block", np.uint32, (16,)),
    ("random_used", np.int8, ()),
]

Records = npt.NDArray[np.void]


def record_dtype(fields: list[Any]) -> np.dtype[np.void]:
    """The layout of a game's record. Sub-arrays and scalars only: nested records do not compile.

    Fields are aligned, wide ones first, because graphics cards read aligned words much faster.
    """
    return np.dtype((np.record, np.dtype(fields, align=True)))


def copy_records(records: Records) -> Records:
    """The same as `records.copy()`, which goes field by field and takes fifty times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


EVENT_WIDTH = 8
MAX_EVENTS = 512
EVENTS = record_dtype(
    [
        ("n_events", np.int16),
        ("capacity", np.int16),
        ("rows", np.int16, (MAX_EVENTS, EVENT_WIDTH)),
    ]
)


class EventRows(Protocol):
    """The buffer beside the record. A record too, so that passing it on costs one pointer."""

    n_events: int
    capacity: int
    rows: IntGrid


def new_event_buffer() -> Records:
    """Room for all that one answer can lead to: an array of one, because Numba takes microseconds to
    recognise a record that Python passes by itself."""
    buffer = np.zeros(1, EVENTS)
    buffer["capacity"] = MAX_EVENTS
    return buffer


NO_EVENTS: EventRows = np.zeros(1, EVENTS)[0]
"""A buffer without room, for searches and batches: nothing is written."""


def event_rows(buffer: Records) -> list[list[int]]:
    """The events of a buffer as plain numbers."""
    n_events = int(buffer["n_events"][0])
    rows: list[list[int]] = buffer["rows"][0, :n_events].tolist()
    return rows
