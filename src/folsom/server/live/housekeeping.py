"""Housekeeping: beside everything else, packs finished games, removes abandoned tables, and notes who is there."""

import asyncio
import random
from dataclasses import dataclass, field
from functools import partial

import sqlalchemy as sa
import structlog

from folsom.server.config import Config
from folsom.server.live.live_table import LiveTable
from folsom.server.live.rest import again_and_again
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.metrics import ABANDONED, PACKED
from folsom.server.protocol.errors import StoreDown
from folsom.server.protocol.messages import Closing
from folsom.server.storage import archive
from folsom.server.storage.packing import pack
from folsom.server.storage.schema import game_tables
from folsom.server.storage.store import STORE_TROUBLE, Reader
from folsom.server.storage.studies import StudyStore
from folsom.server.storage.writer import Writer
from folsom.server.tables.entries import Answered, decode_entry
from folsom.server.wall_clock import now_ms

ROUND_SECONDS = 60.0
MAX_BATCH = 8
"""Tables a transaction: while it runs, no answer is written anywhere."""
MAX_BATCHES = 100
"""Transactions a round and a purpose: what is left over waits for the next round."""
PAUSE_SECONDS = 0.05
N_NOTED = 400
MINUTE, DAY = 60_000, 86_400_000

log = structlog.get_logger()


def finished_before(moment: int) -> sa.Select[tuple[str]]:
    """Finished tables that nothing was added to since."""
    return _untouched("over", moment)


def abandoned_before(moment: int, phase: str) -> sa.Select[tuple[str]]:
    """Unfinished tables to which, as far as their rows know, nothing was added since."""
    return _untouched(phase, moment)


def _untouched(phase: str, moment: int) -> sa.Select[tuple[str]]:
    query = sa.select(game_tables.c.id).where(
        game_tables.c.phase == phase, game_tables.c.touched < moment
    )
    return query.order_by(game_tables.c.touched).limit(MAX_BATCH)


@dataclass(eq=False, repr=False)
class Housekeeping:
    """Goes its round once a minute; every server has one."""

    _config: Config
    _tables: TablesInMemory
    _reader: Reader
    _writer: Writer
    _studies: StudyStore
    _noted: int = field(init=False, default_factory=now_ms)

    async def run(self, closing: asyncio.Event) -> None:
        """Go round until the server closes, at no fixed second: several servers need not meet."""

        async def go_round() -> None:
            await self.go_round(now_ms(), closing)

        await again_and_again(closing, lambda: ROUND_SECONDS * random.uniform(0.8, 1.2), go_round)

    async def go_round(self, now: int, closing: asyncio.Event | None = None) -> None:
        """Note, pack, remove; each in small bites, for others want to write."""
        await self.note_who_is_there(now)
        for bite in (self._pack_some, self._remove_some, self._remove_studies):
            for _ in range(MAX_BATCHES):
                if not await bite(now) or (closing is not None and closing.is_set()):
                    break
                await asyncio.sleep(PAUSE_SECONDS)

    # ------------------------------------------------------------------ who is there

    async def note_who_is_there(self, now: int) -> None:
        """For the list of open tables: those where somebody is who can begin, or who plays."""
        since, self._noted = self._noted, now
        lively = [
            live.table.id
            for live in self._tables.by_id.values()
            if live.table.settings.open and _is_lively(live, since)
        ]
        for i in range(0, len(lively), N_NOTED):
            some = lively[i : i + N_NOTED]
            await self._writer.transact(partial(archive.note_seen, tables=some, moment=now))

    # ------------------------------------------------------------------ finished games

    async def _pack_some(self, now: int) -> bool:
        """Pack a few finished games. Whether there may be more."""
        before = now - MINUTE * self._config.pack_after_minutes
        found = [row[0] for row in await self._reader.rows(finished_before(before))]
        packed, unreadable = {}, []
        for table in found:
            try:
                packed[table] = await self._pack(table)
            except (*STORE_TROUBLE, StoreDown):
                raise
            except Exception:
                log.exception("game cannot be packed", table=table)
                unreadable.append(table)
        if packed:
            done = await self._writer.transact(partial(archive.put_in_place, packed=packed))
            PACKED.inc(len(done))
        if unreadable:
            await self._writer.transact(partial(archive.touch, tables=unreadable, moment=now))
        return bool(found)

    async def _pack(self, table: str) -> tuple[int, bytes]:
        rows = await self._reader.log(table)
        answers = [
            entry for row in rows if isinstance(entry := decode_entry(row.payload), Answered)
        ]
        outcome: object = None
        if answers and answers[-1].outcome is None:
            # The log was written by a version that left the result to the rules.
            outcome = (await self._tables.get(table)).table.outcome
        return rows[-1].number, await asyncio.to_thread(pack, table, rows, outcome)

    # ------------------------------------------------------------------ abandoned tables

    async def _remove_some(self, now: int) -> bool:
        """Remove a few abandoned tables. Whether there may be more."""
        if not self._config.abandoned_days:
            return False
        before = now - DAY * self._config.abandoned_days
        found = [
            row[0]
            for phase in archive.PHASES_LEFT_OPEN
            for row in await self._reader.rows(abandoned_before(before, phase))
        ][:MAX_BATCH]
        if found:
            work = partial(archive.remove_abandoned, tables=found, before=before)
            removed = await self._writer.transact(work)
            ABANDONED.inc(len(removed))
            sentence = f"nothing happened here for {self._config.abandoned_days} days: the table was removed"
            for table in removed:
                self._tables.removed(table, Closing("table/expired", sentence))
        return bool(found)

    async def _remove_studies(self, now: int) -> bool:
        """Remove some studies that nobody reads any more. Whether there may be more."""
        await self._studies.forget_guests(now - MINUTE)
        days = self._config.study_days
        return bool(days) and await self._studies.remove_untouched(now - DAY * days) > 0


def _is_lively(live: LiveTable, since: int) -> bool:
    """Whether somebody is connected who can begin or play; or has done something, without a socket, since then."""
    table = live.table
    if table.is_over or table.phase in ("stopped", "broken"):
        return False
    if table.at >= since:
        return True
    if not table.is_begun:
        return any(table.is_host(watcher.keys) for watcher in live.watchers)
    return bool(live.present())
