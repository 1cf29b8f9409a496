"""The pieces of a module's memory that its functions work on. Whoever calls them finds the room.

An area is a few rows one after the other: outside it is one offset, inside each row is an array.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from folsom.bots.judge_kernels import N_CHANCES
from folsom.bots.net_kernels import MAX_HEARD, MAX_WEIGHTS, SUMS_SIZE
from folsom.bots.search import MAX_OPTIONS, TREE_BITS
from folsom.bots.search_kernels import N_RESULTS, N_SETTINGS, N_VALUES, PATH_SIZE
from folsom.bots.tree import ENTRY
from folsom.core.as_json import Room
from folsom.core.state import EVENTS, MAX_EVENTS

ALIGNMENT = 16
MAX_GAMES = 1_000
"""How many games one call of `simulate` can tell about."""
SEATS_A_GAME = 7
MAX_LAID = 16
"""With how many answers a position that is judged may begin."""

# Places in the row `now`: what a search works on. A judge uses the first two for whose eyes it has and who lays,
# and counts its playouts.
NOW_SEAT, NOW_AMONG, NOW_GENERATION, NOW_PLAYOUTS, NOW_LAID = range(5)


@dataclass(frozen=True, slots=True)
class Row:
    """Values of one type, one after the other."""

    name: str
    dtype: Any
    shape: tuple[int, ...] = (1,)
    is_overlay: bool = False
    """Whether it is the row before it, read otherwise."""

    @property
    def n_bytes(self) -> int:
        """Its size."""
        return int(np.prod(self.shape)) * int(np.dtype(self.dtype).itemsize)


@dataclass(frozen=True, slots=True)
class Area:
    """Some rows in one piece of memory, by the name that a function's parameter has."""

    name: str
    about: str
    rows: tuple[Row, ...]

    @property
    def offsets(self) -> tuple[int, ...]:
        """Where each row begins."""
        found: list[int] = []
        end = 0
        for row in self.rows:
            found.append(found[-1] if row.is_overlay else end)
            end = found[-1] + -(-row.n_bytes // ALIGNMENT) * ALIGNMENT
        return tuple(found)

    @property
    def n_bytes(self) -> int:
        """The size of the whole."""
        return self.offsets[-1] + -(-self.rows[-1].n_bytes // ALIGNMENT) * ALIGNMENT


def _record(name: str, state: np.dtype[np.void]) -> tuple[Row, Row]:
    """A record, and its bytes."""
    return Row(name, state), Row(f"{name}_bytes", np.int8, (state.itemsize,), is_overlay=True)


def areas_of(
    state: np.dtype[np.void], n_choices: int, n_notes: int, room: Room
) -> tuple[Area, ...]:
    """The areas of a game with this record; the place of one in this list is its number for `size_of`."""
    return (
        Area("table", "a game", _record("table", state)),
        Area("events", "what the last answer led to", (Row("events", EVENTS),)),
        Area(
            "choices",
            "what was chosen for a table, as int32",
            (Row("choices", np.int32, (n_choices,)),),
        ),
        Area("seed", "32 bytes", (Row("seed", np.uint32, (8,)),)),
        Area("chooser", "the chances of a bot", (Row("chooser", np.int64),)),
        Area(
            "page",
            "room to write in: int32 numbers, then from byte 256 on text",
            (
                Row("found", np.int32, (64,)),
                Row("text", np.int64, (room.letters(MAX_EVENTS) // 8 + 1,)),
                Row("words", np.uint16, (room.words(MAX_EVENTS),)),
                Row("numbers", np.int64, (64,)),
                *_record("other", state),
                Row("source", state),
                Row("quiet", EVENTS),
                Row("ahead", state),
                Row("happened", EVENTS),
            ),
        ),
        Area(
            "searcher",
            "a search: from byte 0 on its estimates, rows of five float64; its last row is for a net",
            (
                Row("estimates", np.float64, (MAX_OPTIONS, 5)),
                Row("results", np.float64, (N_RESULTS, MAX_OPTIONS)),
                Row("settings", np.float64, (N_SETTINGS,)),
                Row("values", np.float64, (N_VALUES,)),
                Row("now", np.int64, (6,)),
                Row("path", np.int64, (PATH_SIZE,)),
                Row("notes", np.int64, (n_notes,)),
                Row("luck", np.int64),
                Row("root", state),
                Row("work", state),
                Row("draws", state),
                Row("silent", EVENTS),
                Row("laid", np.int32, (MAX_LAID,)),
                Row("chances", np.float64, (SEATS_A_GAME, N_CHANCES)),
                Row("tree", ENTRY, (1 << TREE_BITS,)),
                Row("priors", np.float64, (MAX_OPTIONS,)),
                Row("heard", np.int16, (MAX_HEARD,)),
                Row("sums", np.int32, (SUMS_SIZE,)),
                Row("foreseen", state),
                Row("net", np.int16, (MAX_WEIGHTS,)),
            ),
        ),
        Area(
            "games",
            "what came of many games: int64 dollars of 7 seats each, winners, bandits of 7 seats each",
            (
                Row("points", np.int64, (MAX_GAMES, SEATS_A_GAME)),
                Row("won", np.int64, (MAX_GAMES,)),
                Row("bandits", np.int64, (MAX_GAMES, SEATS_A_GAME)),
            ),
        ),
    )
