"""Tables of servers that died: a few at a time, beside everything else, and only those that need somebody."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.core.errors import FolsomError
from folsom.server.live.bots_and_clocks import BotsAndClocks
from folsom.server.live.heartbeats import BEAT_SECONDS, Heartbeats
from folsom.server.live.rest import again_and_again, rest
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.storage.store import Reader, release
from folsom.server.tables.duties import needs_a_server

N_AT_ONCE = 50
MAX_FAILED = 100
MAX_PAUSE = 0.5

log = structlog.get_logger()


@dataclass(eq=False, repr=False)
class Takeover:
    """Looks for servers that died. A table that needs nobody is let go of, and never looked at again."""

    _tables: TablesInMemory
    _reader: Reader
    _heartbeats: Heartbeats
    _bots_and_clocks: BotsAndClocks
    _engine: AsyncEngine
    _closing: asyncio.Event
    _is_ready: Callable[[], bool]
    _failed: defaultdict[str, set[str]] = field(
        init=False, default_factory=lambda: defaultdict(set)
    )
    _done: set[str] = field(init=False, default_factory=set)
    _sweeping: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)

    async def run(self) -> None:
        """Look for dead servers about once a second until the server closes."""
        await again_and_again(self._closing, lambda: BEAT_SECONDS, self.sweep)

    async def sweep(self) -> None:
        """Go through what dead servers left, some tables of each in turn, unless that is being done already or no
        table could be played here."""
        if not self._is_ready() or self._sweeping.locked():
            return
        async with self._sweeping:
            while dead := await self._dead():
                for owner in dead:
                    began = asyncio.get_running_loop().time()
                    if not await self._take_some(owner):
                        self._done.add(owner)
                    # At least half of the time is the players'.
                    pause = min(MAX_PAUSE, asyncio.get_running_loop().time() - began)
                    if not await rest(self._closing, pause):
                        return

    async def _dead(self) -> list[str]:
        owners = await self._reader.owners()
        self._done &= owners
        return [owner for owner in owners - self._done if not self._heartbeats.is_alive(owner)]

    async def _take_some(self, owner: str) -> bool:
        """Whether there was anything left to take."""
        failed, unneeded = self._failed[owner], []
        tables = await self._reader.tables_of(owner, N_AT_ONCE, failed)
        for stored in tables:
            if self._closing.is_set():
                break
            try:
                live = self._tables.by_id.get(stored.id)
                if live is not None:
                    await self._tables.catch_up(live)
                table = live.table if live else await self._tables.rebuild(stored)
                if not needs_a_server(table):
                    unneeded.append(stored.id)
                elif not await self._bots_and_clocks.take_over(stored.id):
                    failed.add(stored.id)
            except FolsomError as error:
                log.warning("table not taken over", table=stored.id, error=str(error))
                failed.add(stored.id)
            # Each of them may take milliseconds: whoever plays comes in between.
            await asyncio.sleep(0)
        if unneeded:
            await release(self._engine, owner, unneeded)
        return bool(tables) and len(failed) <= MAX_FAILED
