"""The list of open tables: what a table's row says for it, and one page after another of what people look for."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from folsom.server.protocol.errors import Refusal
from folsom.server.storage.schema import game_tables
from folsom.server.storage.store import Reader
from folsom.server.tables import entries
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.table import Table

LISTED_MILLISECONDS = 600_000
"""How long a table is listed after somebody was there who can begin, or who plays."""
ORDER = ("gathering", "playing")
"""First tables to sit down at, then games to watch; the newest first of each."""
PAGE_LINES, MAX_LINES = 50, 100


class Place(NamedTuple):
    """Where a page of the list ends."""

    phase: str
    created: int
    id: str

    def write(self) -> str:
        """As it stands in an address."""
        return f"{self.phase}-{self.created}-{self.id}"


def read_place(text: str) -> Place:
    """A place somebody sent, or a refusal."""
    phase, _, rest = text.partition("-")
    created, _, table = rest.partition("-")
    is_number = created.isascii() and created.isdecimal() and len(created) <= 16
    if phase not in ORDER or not is_number or not (table.isascii() and table.isalnum()):
        raise Refusal("input/unreadable", "expected as 'after' what the last page said", 422)
    return Place(phase, int(created), table)


def listed(phase: str, now: int, after: Place | None, limit: int) -> sa.Select[Any]:
    """The open tables of a phase that are lively: (phase, created, id), the newest first."""
    columns = game_tables.c
    query = sa.select(columns.phase, columns.created, columns.id).where(
        columns.is_open.is_(True),
        columns.phase == phase,
        columns.seen >= now - LISTED_MILLISECONDS,
    )
    if phase == "gathering":
        query = query.where(columns.n_free > 0)
    if after is not None:
        place = sa.tuple_(sa.literal(after.created), sa.literal(after.id))
        query = query.where(sa.tuple_(columns.created, columns.id) < place)
    return query.order_by(columns.created.desc(), columns.id.desc()).limit(limit)


async def read_page(
    reader: Reader, now: int, after: Place | None, limit: int, phases: Sequence[str] = ORDER
) -> tuple[list[Place], Place | None]:
    """The next tables of the list, and the place to go on from if there are more."""
    places: list[Place] = []
    for phase in phases:
        if after is not None and ORDER.index(phase) < ORDER.index(after.phase):
            continue
        since = after if after is not None and phase == after.phase else None
        query = listed(phase, now, since, limit + 1 - len(places))
        places += [Place(*row) for row in await reader.rows(query)]
        if len(places) > limit:
            return places[:limit], places[limit - 1]
    return places, None


def first_row(log: Sequence[AnyEntry]) -> dict[str, Any]:
    """What the row of a new table says."""
    created = log[0]
    assert isinstance(created, entries.Created)
    seated = {bot.seat for bot in created.bots}
    seated |= {entry.seat for entry in log if isinstance(entry, entries.Seated)}
    at = created.at
    return {"touched": at, "seen": at, "n_free": created.settings.n_seats - len(seated)}


def row_after(table: Table, entry: AnyEntry) -> dict[str, Any]:
    """What changes with this entry in the row of a table that gathers or has ended; nothing while it is played."""
    if isinstance(entry, entries.Answered):
        return {} if entry.outcome is None else {"touched": entry.at}
    if table.is_over:
        return {"touched": entry.at}
    if table.is_begun:
        return {}
    empty = {seat.number for seat in table.seats if seat.kind == "empty"}
    match entry:
        case entries.Seated(seat=seat) | entries.BotSeated(seat=seat):
            empty.discard(seat)
        case entries.SeatEmptied(seat=seat):
            empty.add(seat)
        case entries.SettingsChanged(settings=settings):
            empty = set(range(settings.n_seats)) - {
                seat.number for seat in table.seats if seat.kind != "empty"
            }
    return {"touched": entry.at, "seen": entry.at, "n_free": len(empty)}
