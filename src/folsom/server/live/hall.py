"""The hall: all tables this server has in memory, and the one way to change them.

A change is decided on the table as known here, appended to the log, and only then followed. If another
server wrote first, its entries are read and the change is decided anew.
"""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import structlog

from folsom.core.errors import FolsomError
from folsom.server.compiling import TABLE
from folsom.server.live import broadcast
from folsom.server.live.announcements import Hints
from folsom.server.live.broadcast import Broadcast, Viewers, moment
from folsom.server.live.live_table import LiveTable
from folsom.server.protocol.errors import Refusal, StoreDown, not_found
from folsom.server.protocol.messages import KEPT_DAYS, Closing, Moment
from folsom.server.storage.archive import take_out
from folsom.server.storage.listing import first_row, row_after
from folsom.server.storage.store import STORE_TROUBLE, Reader, Stored
from folsom.server.storage.writer import Append, Writer
from folsom.server.tables import entries
from folsom.server.tables.entries import AnyEntry, Row, decode_entry, encode_entry
from folsom.server.tables.permission import Decide, Plan
from folsom.server.tables.table import Table
from folsom.server.tables.told import is_told

MAX_TRIES = 12
N_HISTORY = 30
MAX_MISSED = 60
IDLE_SECONDS = 10.0
EXPIRED = Closing("table/expired", "nothing happened here for long: the table was removed")

log = structlog.get_logger()


def now_ms() -> int:
    """This server's clock."""
    return time.time_ns() // 1_000_000


class Warming(Protocol):
    """Waits until a part of a game is loaded."""

    async def __call__(self, game: str, part: str = TABLE) -> None: ...


async def _at_once(game: str, part: str = TABLE) -> None:
    """There is nothing to wait for."""


@dataclass(slots=True)
class Past:
    """What a returning client missed, or (None) the recent past for one that begins."""

    missed: list[bytes] | None
    history: list[Moment]


class Hall:
    """The tables of one server."""

    def __init__(
        self,
        server: str,
        reader: Reader,
        writer: Writer,
        hints: Hints,
        kept_days: int = KEPT_DAYS,
    ) -> None:
        self.server = server
        self.kept_days = kept_days
        self.tables: dict[str, LiveTable] = {}
        self.is_alone = True
        self.mind: Callable[[LiveTable], None] = lambda live: None
        self.be_warm: Warming = _at_once
        self.reader = reader
        self._writer = writer
        self._hints = hints
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ finding

    async def get(self, table: str, fresh: bool = False) -> LiveTable:
        """A table from memory or from its log; `fresh` if another server may have written just now."""
        live = self.tables.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            return await asyncio.shield(loading)
        live.used = time.monotonic()
        if fresh and not self.is_alone:
            async with live.lock:
                await self._read_on(live)
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            row = await self.reader.table(table)
            rows = await self.reader.log(table) if row else []
        except STORE_TROUBLE as error:
            raise StoreDown(f"the store is away: {type(error).__name__}") from error
        if row is None or not rows:
            raise not_found()
        live = LiveTable(await self.rebuild(Stored(table, row.secret, rows)))
        self.tables[table] = live
        self.mind(live)
        return live

    async def rebuild(self, stored: Stored) -> Table:
        """A table as its log says, which nobody need keep in memory."""
        created = decode_entry(stored.log[0].payload)
        assert isinstance(created, entries.Created)
        await self.be_warm(created.settings.game)
        table = Table(stored.id, stored.secret, self.kept_days)
        try:
            table.replay((row.number, row.epoch, decode_entry(row.payload)) for row in stored.log)
        except Exception:
            log.exception("table cannot be rebuilt", table=table.id, number=table.number)
        return table

    # ------------------------------------------------------------------ changing

    async def change(self, table: str, decide: Decide) -> tuple[Table, int]:
        """Decide, append, follow. Returns the table and the number of the entry; raises what `decide` refuses."""
        for _ in range(MAX_TRIES):
            live = await self.get(table)
            async with live.lock:
                if self.tables.get(table) is not live:
                    continue  # dropped while we waited for our turn
                try:
                    plan = decide(live.table)
                except FolsomError:
                    # What we refuse by an old state, the log may allow.
                    if self.is_alone or not await self._read_on(live):
                        raise
                    continue
                if await self._append(live, plan):
                    return live.table, live.table.number
                if not await self._read_on(live):
                    await self._find_again(live)
        raise Refusal("server/busy", "too many changes at once; try again", 503)

    async def _append(self, live: LiveTable, plan: Plan) -> bool:
        table = live.table
        number = table.number + 1
        epoch = table.epoch + isinstance(plan.entry, entries.Leased)
        line = (str(type(plan.entry).__struct_config__.tag), encode_entry(plan.entry))
        row = {**row_after(table, plan.entry), **(plan.row or {})}
        try:
            won = await self._writer.append(Append(table.id, number, epoch, [line], row or None))
        except BaseException:
            # It may have been written or not: the log knows.
            self.drop(live)
            raise
        if won:
            self._follow(live, number, epoch, plan.entry, plan)
            self._hints.tell(table.id, number)
        return won

    async def _find_again(self, live: LiveTable) -> None:
        """Nobody was first, and still nothing could be written: the table is packed, or gone."""
        table = live.table.id
        try:
            row = await self.reader.table(table)
            if row is not None and row.is_packed:
                await self._writer.transact(partial(take_out, table=table, server=self.server))
        except STORE_TROUBLE as error:
            raise StoreDown(f"the store is away: {type(error).__name__}") from error
        if row is None:
            self.forget(table, EXPIRED)
            raise not_found()

    async def create(
        self, table: str, secret: bytes, log_lines: list[AnyEntry], row: Mapping[str, object]
    ) -> bool:
        """A new table. False if it is there already."""
        lines = [(str(type(line).__struct_config__.tag), encode_entry(line)) for line in log_lines]
        whole_row = {"id": table, "secret": secret, "phase": "gathering", "owner": None, **row}
        whole_row |= first_row(log_lines)
        return await self._writer.append(Append(table, 0, 0, lines, whole_row, is_new=True))

    def _follow(
        self, live: LiveTable, number: int, epoch: int, entry: AnyEntry, plan: Plan | None = None
    ) -> None:
        try:
            live.follow(number, epoch, entry, plan.played if plan else None)
        except Exception:
            log.exception("entry cannot be followed", table=live.table.id, number=number)
            live.tell_broken()
        self.mind(live)

    # ------------------------------------------------------------------ other servers

    def hear(self, table: str, number: int) -> None:
        """A hint: that table is at that number. What happened is read from the log."""
        live = self.tables.get(table)
        if live is not None and live.table.number < number:
            task = asyncio.create_task(self.read_on(live))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def read_on(self, live: LiveTable) -> None:
        """Follow what others wrote."""
        async with live.lock:
            try:
                await self._read_on(live)
            except StoreDown as error:
                log.warning("log not read", table=live.table.id, error=str(error))

    async def _read_on(self, live: LiveTable) -> bool:
        """Whether there was anything new."""
        rows = await self._rows(live.table.id, live.table.number)
        for row in rows:
            self._follow(live, row.number, row.epoch, decode_entry(row.payload))
        return bool(rows)

    async def _rows(self, table: str, after: int = -1) -> list[Row]:
        try:
            return await self.reader.log(table, after)
        except STORE_TROUBLE as error:
            raise StoreDown(f"the store is away: {type(error).__name__}") from error

    async def catch_up(self) -> None:
        """Compare all tables that are watched here with their logs: for hints that were lost."""
        watched = [table for table, live in self.tables.items() if not live.is_idle]
        for i in range(0, len(watched), 400):
            heights = await self.reader.heights(watched[i : i + 400])
            for table, number in heights.items():
                self.hear(table, number)

    # ------------------------------------------------------------------ the past

    async def past(self, live: LiveTable, viewers: Viewers, last: int | None) -> Past:
        """The messages after `last`; or, for one who begins or is too far behind, the recent history."""
        if live.table.is_begun and live.table.game is None:
            return Past(
                None, []
            )  # what was told under rules that are not known cannot be told again
        now = live.table.number
        now_for = live.table.number_for(viewers)
        if last is not None and now_for - MAX_MISSED <= last <= now_for:
            if last == now_for:
                return Past([], [])
            return Past(await self._missed(live, viewers, last), [])
        if live.table.game is None or live.table.broken:
            return Past(None, [])
        rows = [r for r in await self._rows(live.table.id) if r.number <= now]
        written = [decode_entry(r.payload) for r in rows]
        told = [
            number
            for number, entry in enumerate(written)
            if isinstance(entry, entries.Answered) and is_told(entry, viewers)
        ]
        since = told[-N_HISTORY] - 1 if len(told) >= N_HISTORY else -1
        then = self._table_at(live, rows, since)
        history = []
        for row, entry in zip(rows[since + 1 :], written[since + 1 :], strict=True):
            then.follow(row.number, row.epoch, entry)
            if isinstance(entry, entries.Answered | entries.Started) and is_told(entry, viewers):
                history.append(moment(then, entry, viewers))
        return Past(None, history)

    async def _missed(self, live: LiveTable, viewers: Viewers, last: int) -> list[bytes]:
        rows = await self._rows(live.table.id)
        # `last` is in this client's count.
        table = live.table
        since = bisect_right(rows, last, key=lambda row: table.number_for(viewers, row.number))
        then = self._table_at(live, rows, since - 1)
        missed = []
        for row in rows[since : table.number + 1]:
            entry = decode_entry(row.payload)
            then.follow(row.number, row.epoch, entry)
            broadcast = Broadcast(then, entry, [viewers])
            if not broadcast.is_silent_for(viewers):
                missed.append(broadcast.bytes_for(viewers))
        return missed

    def _table_at(self, live: LiveTable, rows: list[Row], number: int) -> Table:
        then = Table(live.table.id, live.table.secret, self.kept_days)
        then.replay((r.number, r.epoch, decode_entry(r.payload)) for r in rows[: number + 1])
        return then

    async def moments(self, live: LiveTable) -> list[Moment]:
        """A finished game from its start, nothing hidden; nothing if its rules are not known here."""
        if live.table.game is None:
            return []
        rows = await self._rows(live.table.id)
        then = Table(live.table.id, live.table.secret, self.kept_days)
        moments = []
        for row in rows:
            entry = decode_entry(row.payload)
            then.follow(row.number, row.epoch, entry)
            if isinstance(entry, entries.Answered | entries.Started):
                moments.append(moment(then, entry, (), all_seeing=True))
        return moments

    # ------------------------------------------------------------------ letting go

    def drop(self, live: LiveTable, why: Closing = broadcast.RESTARTING) -> None:
        """Forget a table; it will be read from its log when next needed. Its watchers must come again."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        for watcher in tuple(live.watchers):
            watcher.close(why)

    def forget(self, table: str, why: Closing) -> None:
        """A table was removed from the store; who still watches it is told why."""
        live = self.tables.get(table)
        if live is not None:
            self.drop(live, why)

    def idle(self) -> list[LiveTable]:
        """The tables that nobody has needed for a while."""
        long_ago = time.monotonic() - IDLE_SECONDS
        return [live for live in self.tables.values() if live.is_idle and live.used < long_ago]

    def sweep(self, is_minded: Callable[[LiveTable], bool]) -> int:
        """Forget the tables nobody needs. Returns how many went."""
        gone = [live for live in self.idle() if not is_minded(live)]
        for live in gone:
            self.drop(live)
        return len(gone)
