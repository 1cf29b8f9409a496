"""What a table in play needs a server for: bots that are asked, and clocks that run."""

from folsom.server.tables import clocks
from folsom.server.tables.game_commands import LEVEL_AT_ZERO
from folsom.server.tables.table import Table


def bots_asked(table: Table) -> list[int]:
    """The asked seats that bots answer for."""
    bots = [seat.number for seat in table.seats if seat.is_bots]
    if not bots or table.phase != "playing":
        return []
    return [seat for seat in table.asked if seat in bots]


def next_deadline(table: Table) -> tuple[int, int] | None:
    """The first clock of a person that will be at zero: (when, seat)."""
    if not table.times or table.phase != "playing":
        return None
    due = [(clocks.deadline(table.times[seat]), seat) for seat in table.persons()]
    return min(((at, seat) for at, seat in due if at is not None), default=None)


def needs_a_server(table: Table) -> bool:
    """Whether somebody must hold the table's lease: a bot is to move, or a clock runs."""
    return bool(bots_asked(table)) or next_deadline(table) is not None


def level_of(table: Table, seat: int) -> str:
    """Which bot answers for a seat."""
    return table.seats[seat].level or LEVEL_AT_ZERO
