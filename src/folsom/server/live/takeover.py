"""Tables of servers that died: a few at a time, beside everything else, and only those that need somebody."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.core.errors import FolsomError
from folsom.server.live.bots_and_clocks import Minder, has_duty
from folsom.server.live.hall import Hall
from folsom.server.live.heartbeats import BEAT_SECONDS, Living
from folsom.server.storage.store import STORE_TROUBLE, release

N_AT_ONCE = 50
MAX_FAILED = 100
MAX_PAUSE = 0.5

log = structlog.get_logger()


class Takeover:
    """Looks for servers that died. A table that needs nobody is let go of, and never looked at again."""

    def __init__(
        self,
        hall: Hall,
        living: Living,
        minder: Minder,
        engine: AsyncEngine,
        closing: asyncio.Event,
    ) -> None:
        self._hall = hall
        self._living = living
        self._minder = minder
        self._engine = engine
        self._failed: defaultdict[str, set[str]] = defaultdict(set)
        self._done: set[str] = set()
        self._closing = closing
        self._sweeping = asyncio.Lock()

    async def live(self, is_ready: Callable[[], bool]) -> None:
        """Look for dead servers about once a second until the server closes."""
        while not self._closing.is_set():
            await self._rest(BEAT_SECONDS)
            try:
                if is_ready():
                    await self.sweep()
            except (*STORE_TROUBLE, FolsomError) as error:
                log.warning("store is away", error=type(error).__name__)

    async def sweep(self) -> None:
        """Go through what dead servers left, some tables of each in turn, unless that is being done already."""
        if self._sweeping.locked():
            return
        async with self._sweeping:
            while dead := await self._dead():
                for owner in dead:
                    began = asyncio.get_running_loop().time()
                    if not await self._take_some(owner):
                        self._done.add(owner)
                    if self._closing.is_set():
                        return
                    # At least half of the time is the players'.
                    await self._rest(min(MAX_PAUSE, asyncio.get_running_loop().time() - began))

    async def _dead(self) -> list[str]:
        owners = await self._hall.reader.owners()
        self._done &= owners
        return [owner for owner in owners - self._done if not self._living.lives(owner)]

    async def _take_some(self, owner: str) -> bool:
        """Whether there was anything left to take."""
        failed, unneeded = self._failed[owner], []
        tables = await self._hall.reader.tables_of(owner, N_AT_ONCE, failed)
        for stored in tables:
            if self._closing.is_set():
                break
            try:
                live = self._hall.tables.get(stored.id)
                if not has_duty(live.table if live else await self._hall.rebuild(stored)):
                    unneeded.append(stored.id)
                elif not await self._minder.take_over(stored.id):
                    failed.add(stored.id)
            except FolsomError as error:
                log.warning("table not taken over", table=stored.id, error=str(error))
                failed.add(stored.id)
            # Each of them may take milliseconds: whoever plays comes in between.
            await asyncio.sleep(0)
        if unneeded:
            await release(self._engine, owner, unneeded)
        return bool(tables) and len(failed) <= MAX_FAILED

    async def _rest(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
