"""Once a second: what was broken off begins again, others' entries are read, what nobody needs is let go."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from folsom.server.live.bots_and_clocks import BotsAndClocks
from folsom.server.live.heartbeats import BEAT_SECONDS, Heartbeats
from folsom.server.live.leases import Leases
from folsom.server.live.open_sockets import OpenSockets
from folsom.server.live.other_servers import OtherServers
from folsom.server.live.rest import again_and_again
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.live.thinking import Thinkers
from folsom.server.memory import Tidy
from folsom.server.metrics import COMMITS, ENTRIES, TABLES, THOUGHTS_WAITING
from folsom.server.storage.writer import Writer


@dataclass(eq=False, repr=False)
class EverySecond:
    """The round of a running server."""

    _tables: TablesInMemory
    _heartbeats: Heartbeats
    _other_servers: OtherServers
    _leases: Leases
    _bots_and_clocks: BotsAndClocks
    _thinkers: Thinkers
    _sockets: OpenSockets
    _writer: Writer
    _is_ready: Callable[[], bool]
    _tidy: Tidy = field(init=False, default_factory=Tidy)
    _was_alone: bool = field(init=False, default=False)

    async def run(self, closing: asyncio.Event) -> None:
        """Until the server closes."""
        await again_and_again(closing, lambda: BEAT_SECONDS, self._go_round)

    async def _go_round(self) -> None:
        try:
            await self._keep_up()
        finally:
            self._sockets.ask_if_there(asyncio.get_running_loop().time())
            self._bots_and_clocks.give_up_idle()
            self._tidy.tables_gone(self._tables.drop_idle(self._leases.is_ours))
            TABLES.set(len(self._tables.by_id))
            THOUGHTS_WAITING.set(self._thinkers.n_waiting)
            COMMITS.set(self._writer.n_commits)
            ENTRIES.set(self._writer.n_entries)

    async def _keep_up(self) -> None:
        """With the store, and with other servers."""
        if self._is_ready():
            self._bots_and_clocks.wake_all()
        await self._heartbeats.forget_the_dead()
        is_alone = self._heartbeats.is_alone
        if not is_alone:
            await self._other_servers.compare()
        elif not self._was_alone:
            # Nobody will look again: what the last of them wrote must be in every table here.
            await self._other_servers.compare(idle_too=True)
        self._was_alone = is_alone
