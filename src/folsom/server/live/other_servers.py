"""What servers on one store tell each other, and how each keeps up with what the others write."""

import asyncio
from dataclasses import dataclass, field

import structlog

from folsom.core.errors import FolsomError
from folsom.server.live.announcements import Announcements
from folsom.server.live.heartbeats import Heartbeats
from folsom.server.live.live_table import LiveTable
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.live.takeover import Takeover
from folsom.server.protocol.errors import StoreDown
from folsom.server.storage.store import STORE_TROUBLE, Reader
from folsom.server.storage.table_logs import TableLogs

N_COMPARED = 400

log = structlog.get_logger()


@dataclass(eq=False, repr=False)
class OtherServers:
    """An announcement only says where to look: what happened is read from the log."""

    _server: str
    _tables: TablesInMemory
    _logs: TableLogs
    _reader: Reader
    _heartbeats: Heartbeats
    _takeover: Takeover
    _announcements: Announcements
    _reading: set[asyncio.Task[None]] = field(init=False, default_factory=set)
    _looking: set[asyncio.Task[None]] = field(init=False, default_factory=set)

    # ------------------------------------------------------------------ hearing

    async def listen(self) -> None:
        """Hear others until cancelled."""
        await self._announcements.listen(self.hear)

    def hear(self, words: list[str]) -> None:
        """What another server announces."""
        match words:
            case ["at", table, number] if number.isdecimal():
                self._heartbeats.hear_another()
                self._is_at(table, int(number))
            case ["present", table, server, seats]:
                live = self._tables.by_id.get(table)
                if live is not None:
                    live.elsewhere[server] = [int(seat) for seat in seats if seat.isdecimal()]
                    live.tell_presence()
            case ["gone", server]:
                for live in self._tables.by_id.values():
                    if live.elsewhere.pop(server, None):
                        live.tell_presence()
                self._heartbeats.forget(server)
                _keep(self._looking, asyncio.create_task(self._look_around()))

    async def compare(self, idle_too: bool = False) -> None:
        """Compare all tables that are watched here with their logs: for announcements that were lost."""
        tables = [t for t, live in self._tables.by_id.items() if idle_too or not live.is_idle]
        for i in range(0, len(tables), N_COMPARED):
            numbers = await self._reader.heights(tables[i : i + N_COMPARED])
            for table, number in numbers.items():
                self._is_at(table, number)

    def _is_at(self, table: str, number: int) -> None:
        live = self._tables.by_id.get(table)
        if live is not None and live.table.number < number:
            _keep(self._reading, asyncio.create_task(self.catch_up(live)))

    async def catch_up(self, live: LiveTable) -> None:
        """Follow what others wrote."""
        async with live.lock:
            try:
                await live.catch_up(self._logs)
            except StoreDown as error:
                log.warning("log not read", table=live.table.id, error=str(error))

    async def _look_around(self) -> None:
        try:
            await self._heartbeats.look()
            await self._takeover.sweep()
        except (*STORE_TROUBLE, FolsomError) as error:
            log.warning("store is away", error=type(error).__name__)

    # ------------------------------------------------------------------ telling

    def tell_presence(self, live: LiveTable) -> None:
        """Somebody came or went; tell the table, here and on other servers."""
        live.tell_presence()
        seats = "".join(map(str, live.present()))
        self._announcements.announce("present", live.table.id, self._server, seats or "-")

    def say_goodbye(self) -> None:
        """We go: what we minded is free at once."""
        self._announcements.announce("gone", self._server)

    async def settle(self) -> None:
        """Wait for what was begun because another server went."""
        await asyncio.gather(*self._looking, return_exceptions=True)


def _keep(tasks: set[asyncio.Task[None]], task: asyncio.Task[None]) -> None:
    """Until it is done."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)
