"""Positions put together by hand, in a module: the record of one, is it possible, and on from there.

`load` reads names and numbers into a record; so does a page, which knows the fields of a record by `fields_of`.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from folsom.core.complaints import Complaint, described
from folsom.core.randomness import renew_block
from folsom.core.state import MAX_EVENTS
from folsom.kernel import kernel

Kernel = Callable[..., int]


def fields_of(state: np.dtype[np.void]) -> dict[str, list[Any]]:
    """Where each field of a record begins, the type of its numbers, and how many there are each way."""
    found = {}
    fields: Any = state.fields
    for name in state.names or ():
        part, offset = fields[name][:2]
        found[name] = [int(offset), part.base.name, list(part.shape)]
    return found


def about_positions(
    state: np.dtype[np.void],
    names: dict[str, Sequence[Any]],
    complaints: Sequence[Complaint],
) -> dict[str, Any]:
    """What a program must know to read and write positions, and to tell what is wrong with one."""
    return {
        "fields": fields_of(state),
        "names": {kind: list(each) for kind, each in names.items()},
        "complaints": described(complaints),
    }


def position_functions(
    write_choices: Kernel, complaint_of: Kernel, run: Callable[..., None]
) -> list[Kernel]:
    """What a page needs to take a position as `load` does."""

    @kernel
    def blank(table: Any, table_bytes: Any, choices: Any) -> int:
        """A record of what was chosen and nothing else, to be filled in. Returns as `set_up` does."""
        return write_choices(table, table_bytes, choices)

    @kernel
    def complaint(table: Any, found: Any) -> int:
        """Why this position cannot be: the number of a complaint, counted from 1, or 0.

        What the complaint is about stands at the beginning of the page.
        """
        return complaint_of(table[0], found)

    @kernel
    def go_on(table: Any, events: Any) -> int:
        """Run on from a position that can be to its first decision."""
        renew_block(table[0])
        events[0].n_events = 0
        events[0].capacity = MAX_EVENTS
        run(table[0], events[0])
        return 0

    return [blank, complaint, go_on]
