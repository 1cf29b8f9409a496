"""Types for the flat records that hold a game, so that mypy sees their fields and Numba their layout."""

import struct
from operator import itemgetter
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


COUNT = np.uint8
"""A field that is never negative. What it is an index of is then not asked for its end, which takes time."""

RANDOM_FIELDS: list[tuple[str, Any, tuple[int, ...]]] = [
    ("random_key", np.uint32, (8,)),
    ("random_counter", np.uint32, ()),
    ("random_block", np.uint32, (16,)),
    ("random_used", COUNT, ()),
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


Plain = dict[str, Any]
"""The fields of a record by name, as plain numbers, rows and rows of rows."""


class PlainReader:
    """Reads a record as plain Python values, in one go: field by field is many times slower."""

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        assert dtype.fields is not None
        by_offset = sorted((field[1], name, field[0]) for name, field in dtype.fields.items())
        layout, at, n = "=", 0, 0
        plain: dict[str, int | slice] = {}
        self._grids: dict[str, itemgetter[Any]] = {}
        for offset, name, kind in by_offset:
            size = int(np.prod(kind.shape, dtype=int))
            code = "bhiq"[kind.base.itemsize.bit_length() - 1]
            code = code.upper() if kind.base.kind == "u" else code
            layout += f"{offset - at}x{size}{code}"
            match kind.shape:
                case ():
                    plain[name] = n
                case (_,):
                    plain[name] = slice(n, n + size)
                case (_, width):
                    rows = (slice(i, i + width) for i in range(n, n + size, width))
                    self._grids[name] = itemgetter(*rows)
            at, n = offset + kind.itemsize, n + size
        self._unpack = struct.Struct(f"{layout}{dtype.itemsize - at}x").unpack
        self._names = tuple(plain)
        self._values = itemgetter(*plain.values())

    def read(self, record: bytes) -> Plain:
        """The fields of a record's bytes. Rows are tuples: parts of a view are remembered by them."""
        flat = self._unpack(record)
        plain = dict(zip(self._names, self._values(flat), strict=True))
        for name, rows in self._grids.items():
            plain[name] = rows(flat)
        return plain


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
    return copy_records(_EMPTY)


_EMPTY = np.zeros(1, EVENTS)
_EMPTY["capacity"] = MAX_EVENTS


NO_EVENTS: EventRows = np.zeros(1, EVENTS)[0]
"""A buffer without room, for searches and batches: nothing is written."""


UNHEARD: EventRows = None  # type: ignore[assignment]
"""No buffer at all: kernels that are compiled for it have no code that writes events. On a graphics card that code
is in the way even where nothing is written; on a processor it is not worth compiling the rules twice."""


Events = npt.NDArray[np.int16]
"""Just the rows of some events: a buffer has room for many times as many."""


def kept_events(buffer: Records) -> Events:
    """The events of a buffer, to be kept beside a game."""
    events: Events = buffer["rows"][0, : int(buffer["n_events"][0])].copy()
    return events
