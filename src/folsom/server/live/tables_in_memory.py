"""The tables that this server has in memory: found there, read from their logs, let go when nobody needs them."""

import asyncio
import time
from collections.abc import Callable

import structlog

from folsom.server.live.broadcast import RESTARTING
from folsom.server.live.heartbeats import Heartbeats
from folsom.server.live.live_table import LiveTable, Wake
from folsom.server.live.warm_up import WarmUp
from folsom.server.protocol.errors import not_found
from folsom.server.protocol.messages import Closing
from folsom.server.storage.store import Stored
from folsom.server.storage.table_logs import TableLogs
from folsom.server.tables import entries
from folsom.server.tables.entries import decode_entry
from folsom.server.tables.table import Table

IDLE_SECONDS = 10.0

log = structlog.get_logger()


class TablesInMemory:
    """A table is a copy of its log: dropping one loses nothing."""

    def __init__(
        self,
        logs: TableLogs,
        heartbeats: Heartbeats,
        warm_up: WarmUp,
        kept_days: int,
        wake: Wake,
    ) -> None:
        self.by_id: dict[str, LiveTable] = {}
        self._logs = logs
        self._heartbeats = heartbeats
        self._warm_up = warm_up
        self._kept_days = kept_days
        self._wake = wake
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # ------------------------------------------------------------------ finding

    async def get(self, table: str, fresh: bool = False) -> LiveTable:
        """A table from memory or from its log; `fresh` if another server may have written just now."""
        live = self.by_id.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            return await asyncio.shield(loading)
        live.used = time.monotonic()
        if fresh and not self._heartbeats.is_alone:
            await self.catch_up(live)
        return live

    async def catch_up(self, live: LiveTable) -> None:
        """Follow what other servers wrote at a table."""
        async with live.lock:
            await live.catch_up(self._logs)

    def has(self, live: LiveTable) -> bool:
        """Whether this is the table in memory, and not one that was dropped."""
        return self.by_id.get(live.table.id) is live

    async def _load(self, table: str) -> LiveTable:
        stored = await self._logs.find(table)
        if stored is None:
            raise not_found()
        live = LiveTable(await self.rebuild(stored), self._wake)
        self.by_id[table] = live
        live.wake()
        return live

    async def rebuild(self, stored: Stored) -> Table:
        """A table as its log says, which nobody need keep in memory."""
        created = decode_entry(stored.log[0].payload)
        assert isinstance(created, entries.Created)
        await self._warm_up.be_warm(created.settings.game)
        table = Table(stored.id, stored.secret, self._kept_days)
        try:
            table.replay((row.number, row.epoch, decode_entry(row.payload)) for row in stored.log)
        except Exception:
            log.exception("table cannot be rebuilt", table=table.id, number=table.number)
        return table

    # ------------------------------------------------------------------ letting go

    def drop(self, live: LiveTable, why: Closing = RESTARTING) -> None:
        """Forget a table; it will be read from its log when next needed. Its watchers must come again."""
        if self.has(live):
            del self.by_id[live.table.id]
        for watcher in tuple(live.watchers):
            watcher.close(why)

    def removed(self, table: str, why: Closing) -> None:
        """A table was removed from the store; who still watches it is told why."""
        live = self.by_id.get(table)
        if live is not None:
            self.drop(live, why)

    def idle(self) -> list[LiveTable]:
        """The tables that nobody has needed for a while."""
        long_ago = time.monotonic() - IDLE_SECONDS
        return [live for live in self.by_id.values() if live.is_idle and live.used < long_ago]

    def drop_idle(self, must_stay: Callable[[LiveTable], bool]) -> int:
        """Forget the tables nobody needs. Returns how many went."""
        gone = [live for live in self.idle() if not must_stay(live)]
        for live in gone:
            self.drop(live)
        return len(gone)
