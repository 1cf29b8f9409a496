"""A table in memory: it follows its log, tells those who watch it, and wakes whoever must act then."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import structlog

from folsom.server.live.broadcast import Broadcast, Viewers, encode
from folsom.server.protocol.messages import Closing, Presence, TableChanged
from folsom.server.storage.table_logs import TableLogs
from folsom.server.tables import entries
from folsom.server.tables.bot_levels import Bot
from folsom.server.tables.entries import AnyEntry, decode_entry
from folsom.server.tables.games import AnyGame
from folsom.server.tables.table import Table

log = structlog.get_logger()


class Watcher(Protocol):
    """A client's end of a socket, as a table sees it."""

    keys: frozenset[str]
    viewers: Viewers

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def greet(self) -> None:
        """Send everything anew: the client holds other seats than before."""

    def close(self, closing: Closing) -> None:
        """Say why, and hang up."""


CHANGES_OF_KEYS = (
    entries.Seated,
    entries.SeatEmptied,
    entries.HandedOver,
    entries.DeviceOpened,
    entries.SettingsChanged,
)

Wake = Callable[["LiveTable"], None]
"""Called with a table after every change, and when it comes into memory."""


class LiveTable:
    """A table that this server has in memory."""

    def __init__(self, table: Table, wake: Wake) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, list[int]] = {}
        self.bots: dict[tuple[int, str], Bot] = {}
        self.used = time.monotonic()
        self._wake_others = wake
        self._address = ""
        self._waiting: set[asyncio.Future[None]] = set()
        self._shown_presence: list[int] = []

    # ------------------------------------------------------------------ following the log

    def follow(
        self, number: int, epoch: int, entry: AnyEntry, played: AnyGame | None = None
    ) -> None:
        """Follow one more entry of the log, tell everyone, and wake bots and clocks."""
        self.used = time.monotonic()
        is_tried = played is not None and isinstance(entry, entries.Answered)
        before = self.table.game if is_tried else None
        try:
            self.table.follow(number, epoch, entry, played)
            if isinstance(entry, CHANGES_OF_KEYS):
                self._check_keys()
            self._broadcast(entry, before)
            self._end_waits()
        except Exception:
            log.exception("entry cannot be followed", table=self.table.id, number=number)
            self._tell_broken()
        self.wake()

    async def catch_up(self, logs: TableLogs) -> bool:
        """Follow what other servers wrote. Whether there was anything new."""
        rows = await logs.read(self.table.id, self.table.number)
        for row in rows:
            self.follow(row.number, row.epoch, decode_entry(row.payload))
        return bool(rows)

    def wake(self) -> None:
        """The table has changed or come into memory: a bot may be asked, a clock may run."""
        self._wake_others(self)

    def _broadcast(self, entry: AnyEntry, before: AnyGame | None) -> None:
        watchers = tuple(self.watchers)
        everyone = {watcher.viewers for watcher in watchers}
        broadcast = Broadcast(self.table, entry, everyone, before)
        for watcher in watchers:
            if not broadcast.is_silent_for(watcher.viewers):
                watcher.send(broadcast.bytes_for(watcher.viewers))

    def _tell_broken(self) -> None:
        """The game's code failed on an entry: nobody is left waiting in silence."""
        table = self.table
        for watcher in tuple(self.watchers):
            number = table.number_for(watcher.viewers)
            message = TableChanged(number, table.at, "broken", None, table.shown(), [])
            watcher.send(encode(message))

    # ------------------------------------------------------------------ who is there

    @property
    def source(self) -> str:
        """On whose account its bots think: the address it was made from, or whoever its host is."""
        return self._address or min(self.table.host_keys, default="")

    def called_from(self, address: str, keys: frozenset[str]) -> None:
        """The address of the first who calls with a key of the table stays, in memory only."""
        if not self._address and self.table.knows(keys):
            self._address = address

    def add(self, watcher: Watcher) -> None:
        """A client begins to watch."""
        self.watchers.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        """A client watches no more."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()

    async def changed(self, seconds: float) -> None:
        """Wait until the table changes, or for so long."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            await asyncio.wait_for(waiting, seconds)
        except TimeoutError:
            pass
        finally:
            self._waiting.discard(waiting)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not (self.watchers or self._waiting or self.lock.locked())

    def present(self) -> list[int]:
        """The seats with somebody connected to this server."""
        return sorted({seat for watcher in self.watchers for seat in watcher.viewers})

    def tell_presence(self) -> None:
        """Tell everyone who is connected, here and elsewhere, if that has changed."""
        present = sorted(
            {*self.present(), *(s for seats in self.elsewhere.values() for s in seats)}
        )
        if present != self._shown_presence:
            self._shown_presence = present
            message = self.presence_message()
            for watcher in tuple(self.watchers):
                watcher.send(message)

    def presence_message(self) -> bytes:
        """Who is connected, as last told."""
        return encode(Presence(self._shown_presence))

    def _check_keys(self) -> None:
        """Seats were taken or left: hang up on those who left, greet those who hold other seats now."""
        for watcher in tuple(self.watchers):
            holds = tuple(self.table.seats_of(watcher.keys))
            if holds == watcher.viewers:
                continue
            lost = set(watcher.viewers) - set(holds)
            watcher.viewers = holds
            if lost and not holds:
                watcher.close(Closing("seat/left", "this seat is no longer yours"))
            else:
                watcher.greet()
        self.tell_presence()

    def _end_waits(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
