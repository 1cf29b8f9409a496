"""Bots and clocks of a table have one owner at a time: the server that holds the table's lease.

The lease is an entry of the log with an epoch. A server that was paused and lost its lease cannot append:
the number it would write is taken by the lease of the next owner.
"""

from functools import partial

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.core.errors import FolsomError
from folsom.server.live.changes import Changes
from folsom.server.live.heartbeats import Heartbeats
from folsom.server.live.live_table import LiveTable
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.metrics import LEASES
from folsom.server.storage.store import STORE_TROUBLE, release
from folsom.server.tables.duties import needs_a_server
from folsom.server.tables.permission import Caller
from folsom.server.tables.server_commands import Stale, give_up_lease, take_lease
from folsom.server.wall_clock import now_ms

N_RELEASED = 400

log = structlog.get_logger()


class Leases:
    """The leases of one server."""

    def __init__(
        self, tables: TablesInMemory, changes: Changes, heartbeats: Heartbeats, engine: AsyncEngine
    ) -> None:
        self._server = heartbeats.server
        self._tables = tables
        self._changes = changes
        self._heartbeats = heartbeats
        self._engine = engine

    def is_ours(self, live: LiveTable) -> bool:
        """Whether we hold the lease of a game in play: others rely on us, so the table stays in memory."""
        table = live.table
        return table.owner == self._server and table.phase in ("playing", "paused")

    def can_be_claimed(self, live: LiveTable) -> bool:
        """Whether nobody who lives holds the lease."""
        owner = live.table.owner
        return owner is None or not self._heartbeats.is_alive(owner)

    def not_needed(self) -> list[LiveTable]:
        """The tables in memory whose lease we hold although they need no server now."""
        return [
            live
            for live in self._tables.by_id.values()
            if self.is_ours(live) and not needs_a_server(live.table)
        ]

    async def claim(self, live: LiveTable) -> None:
        """Take the lease of a table whose owner is dead."""
        try:
            await self._heartbeats.look()
        except STORE_TROUBLE:
            return  # it is tried again once a second
        wanted = partial(take_lease, server=self._me(), is_alive=self._heartbeats.is_alive)
        try:
            await self._changes.change(live.table.id, wanted)
            LEASES.inc()
        except Stale:
            pass
        except FolsomError as error:
            log.warning("lease not taken", table=live.table.id, error=str(error))

    async def give_up(self, live: LiveTable) -> None:
        """Give up the lease of a table that nobody needs here: so it costs no server anything."""
        try:
            await self._changes.change(live.table.id, partial(give_up_lease, server=self._me()))
        except Stale:
            pass
        except FolsomError as error:
            log.warning("lease not given up", table=live.table.id, error=str(error))
        else:
            if live.is_idle:
                self._tables.drop(live)

    async def release_all(self) -> None:
        """This server goes: what needs nobody is not left to those who come after."""
        tables = [live.table.id for live in self.not_needed()]
        for i in range(0, len(tables), N_RELEASED):
            await release(self._engine, self._server, tables[i : i + N_RELEASED])

    def _me(self) -> Caller:
        return Caller(frozenset(), now_ms(), self._server)
