"""Positions put together by hand, in a module: the record of one, is it possible, and on from there.

`load` reads names and numbers into a record; so does a page, which knows the fields of a record by `fields_of`.
"""

from typing import Any

import numpy as np

from folsom.core.complaints import described
from folsom.core.randomness import renew_block
from folsom.core.state import MAX_EVENTS
from folsom.kernel import kernel
from folsom.page.parts import Kernel, PageParts


def fields_of(state: np.dtype[np.void]) -> dict[str, list[Any]]:
    """Where each field of a record begins, the type of its numbers, and how many there are each way."""
    found = {}
    fields: Any = state.fields
    for name in state.names or ():
        part, offset = fields[name][:2]
        found[name] = [int(offset), part.base.name, list(part.shape)]
    return found


def what_positions_hold(game: PageParts) -> dict[str, Any]:
    """What a program must know to read and write positions, and to tell what is wrong with one."""
    return {
        "fields": fields_of(game.state.STATE),
        "names": {kind: list(each) for kind, each in game.positions.NAMES.items()},
        "complaints": described(game.positions.COMPLAINTS),
    }


def about_positions(game: PageParts) -> list[Kernel]:
    """What a page needs to take a position as `load` does."""
    write_choices: Kernel = game.choices.write_choices
    complaint_of: Kernel = game.positions.complaint_of
    run_on = game.positions.run_on

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
        run_on(table[0], events[0])
        return 0

    return [blank, complaint, go_on]
