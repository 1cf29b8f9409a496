"""The past of a table, told again from its log: what a client missed, or what one that begins should know."""

from bisect import bisect_right
from dataclasses import dataclass

from folsom.server.live.broadcast import Broadcast, Viewers, as_moment
from folsom.server.protocol.table_state import Moment
from folsom.server.storage.table_logs import TableLogs
from folsom.server.tables import entries
from folsom.server.tables.entries import Row, decode_entry
from folsom.server.tables.table import Table
from folsom.server.tables.who_sees import is_seen_by

TOLD = entries.Answered | entries.Exchanged | entries.Started
N_HISTORY = 30
MAX_MISSED = 60


@dataclass(slots=True)
class Past:
    """What a returning client missed, or (None) the recent past for one that begins."""

    missed: list[bytes] | None
    history: list[Moment]


async def past_for(logs: TableLogs, table: Table, viewers: Viewers, last: int | None) -> Past:
    """The messages after `last`; or, for one who begins or is too far behind, the recent history."""
    if table.is_begun and table.game is None:
        # What was told under rules that are not known cannot be told again.
        return Past(None, [])
    now_for = table.number_for(viewers)
    if last is not None and now_for - MAX_MISSED <= last <= now_for:
        return Past([] if last == now_for else await _missed(logs, table, viewers, last), [])
    if table.game is None or table.broken:
        return Past(None, [])
    return Past(None, await _history(logs, table, viewers))


async def whole_game(logs: TableLogs, table: Table) -> list[Moment]:
    """A finished game from its start, nothing hidden; nothing if its rules are not known here."""
    if table.game is None:
        return []
    then = Table(table.id, table.secret, table.kept_days)
    moments = []
    for row in await logs.read(table.id):
        entry = decode_entry(row.payload)
        then.follow(row.number, row.epoch, entry)
        if isinstance(entry, entries.Answered | entries.Started):
            moments.append(as_moment(then, entry, (), all_seeing=True))
        elif isinstance(entry, entries.Exchanged):
            moments[-1] = as_moment(then, entry, (), all_seeing=True)
    return moments


async def _missed(logs: TableLogs, table: Table, viewers: Viewers, last: int) -> list[bytes]:
    rows = await logs.read(table.id)
    # `last` is in this client's count.
    since = bisect_right(rows, last, key=lambda row: table.number_for(viewers, row.number))
    then = _table_after(table, rows[:since])
    missed = []
    for row in rows[since : table.number + 1]:
        entry = decode_entry(row.payload)
        then.follow(row.number, row.epoch, entry)
        broadcast = Broadcast(then, entry, [viewers])
        if not broadcast.is_silent_for(viewers):
            missed.append(broadcast.bytes_for(viewers))
    return missed


async def _history(logs: TableLogs, table: Table, viewers: Viewers) -> list[Moment]:
    now = table.number
    rows = [row for row in await logs.read(table.id) if row.number <= now]
    written = [decode_entry(row.payload) for row in rows]
    seen = [
        number
        for number, entry in enumerate(written)
        if isinstance(entry, entries.Answered) and is_seen_by(entry, viewers)
    ]
    since = seen[-N_HISTORY] if len(seen) >= N_HISTORY else 0
    then = _table_after(table, rows[:since])
    history = []
    for row, entry in zip(rows[since:], written[since:], strict=True):
        then.follow(row.number, row.epoch, entry)
        if isinstance(entry, TOLD) and is_seen_by(entry, viewers):
            history.append(as_moment(then, entry, viewers))
    return history


def _table_after(table: Table, rows: list[Row]) -> Table:
    """The table as it was after these entries of its log."""
    then = Table(table.id, table.secret, table.kept_days)
    then.replay((row.number, row.epoch, decode_entry(row.payload)) for row in rows)
    return then
