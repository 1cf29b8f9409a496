"""What would be written if a table were changed: the table decides, others append it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.games import AnyGame
from folsom.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Plan:
    """An entry to append, the game after it if it is an answer, and what changes in the table's row."""

    entry: AnyEntry
    played: AnyGame | None = None
    row: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class WrittenBefore:
    """Nothing is to be written: the same command has written the entry with this number."""

    number: int


Decide = Callable[[Table], Plan | WrittenBefore]
"""Something that somebody wants of a table, to be decided anew on whatever the table has become. Pure; it raises a
`FolsomError` to refuse."""
