"""The one way to change a table, from top to bottom: permission, a try on a copy, the log, everyone who watches.

People's commands, bots' answers, clocks and leases all come through here; docs/server.md draws it.
"""

from dataclasses import dataclass
from typing import NamedTuple

from folsom.core.errors import FolsomError
from folsom.server.live.announcements import Announcements
from folsom.server.live.heartbeats import Heartbeats
from folsom.server.live.live_table import LiveTable
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.protocol.errors import Refusal, not_found
from folsom.server.protocol.messages import Closing
from folsom.server.storage.table_logs import TableLogs
from folsom.server.tables.plan import Decide, Plan, WrittenBefore
from folsom.server.tables.table import Table

MAX_TRIES = 12
EXPIRED = Closing("table/expired", "nothing happened here for long: the table was removed")


class Changed(NamedTuple):
    """A table after a change, and the number of its entry, which the same command may have written before."""

    table: Table
    number: int
    is_repeat: bool


@dataclass(eq=False, repr=False)
class Changes:
    """Changes tables: one at a time each, and only as their logs say."""

    _tables: TablesInMemory
    _logs: TableLogs
    _heartbeats: Heartbeats
    _announcements: Announcements

    async def change(self, table: str, decide: Decide) -> Changed:
        """Decide, append, follow, tell; or raise what `decide` refuses."""
        for _ in range(MAX_TRIES):
            live = await self._tables.get(table)
            async with live.lock:
                if not self._tables.has(live):
                    continue  # dropped while we waited for our turn

                # May they, and what would follow? Pure: an answer is tried on a copy of the game.
                try:
                    plan = decide(live.table)
                except FolsomError:
                    # What we refuse by an old state, the log may allow.
                    if self._heartbeats.is_alone or not await live.catch_up(self._logs):
                        raise
                    continue
                if isinstance(plan, WrittenBefore):
                    return Changed(live.table, plan.number, is_repeat=True)

                # The next number of the log is ours, durably, or another server was first.
                number, epoch = live.table.place_of(plan.entry)
                if await self._append(live, number, epoch, plan):
                    # The table follows its log; everyone hears what he may see; bots and clocks wake.
                    live.follow(number, epoch, plan.entry, plan.played)
                    self._announcements.at(table, number)
                    return Changed(live.table, number, is_repeat=False)

                # Somebody was first: read what he wrote and decide anew.
                if not await live.catch_up(self._logs):
                    await self._find_again(live)
        raise Refusal("server/busy", "too many changes at once; try again", 503)

    async def _append(self, live: LiveTable, number: int, epoch: int, plan: Plan) -> bool:
        try:
            return await self._logs.append(live.table, number, epoch, plan)
        except BaseException:
            # It may have been written or not: the log knows.
            self._tables.drop(live)
            raise

    async def _find_again(self, live: LiveTable) -> None:
        """Nobody was first, and still nothing could be written: the table is packed, or gone."""
        table = live.table.id
        row = await self._logs.row(table)
        if row is None:
            self._tables.removed(table, EXPIRED)
            raise not_found()
        if row.is_packed:
            await self._logs.unpack(table)
