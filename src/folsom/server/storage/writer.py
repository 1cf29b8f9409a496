"""Durable appends with group commit: what many tables want written at the same moment shares one commit."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.protocol.errors import StoreDown
from folsom.server.storage.schema import entries, game_tables
from folsom.server.storage.store import STORE_TROUBLE, open_file, trouble_of

MAX_BATCH = 256
GIVE_UP_AFTER = 20.0
TROUBLE_SECONDS = 5.0
"""How long a failure is remembered: where nobody is sent any more, nothing is tried and nothing would clear it."""

COLUMNS = "INSERT INTO entries (table_id, number, epoch, kind, payload, writer)"
INSERT = {
    "sqlite": f"""{COLUMNS} SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), json_extract(value, '$[3]'),
        CAST(json_extract(value, '$[4]') AS BLOB), :writer
        FROM json_each(:lines)
        WHERE (SELECT 1 FROM game_tables WHERE id = json_extract(value, '$[0]')) = 1
        ON CONFLICT DO NOTHING""",
    "postgresql": f"""{COLUMNS} SELECT line ->> 0, CAST(line ->> 1 AS integer),
        CAST(line ->> 2 AS integer), line ->> 3, convert_to(line ->> 4, 'UTF8'), :writer
        FROM json_array_elements(CAST(CAST(:lines AS text) AS json)) AS line
        WHERE (SELECT 1 FROM game_tables WHERE id = line ->> 0) = 1
        ON CONFLICT DO NOTHING""",
}
"""A whole batch is one value of one statement: its lines cost the server next to nothing each.

A table without a row takes none: it was packed or removed while a server that writes now was not looking.
"""

TELLING = "RETURNING table_id, number"
"""Which lines were inserted: asked only where some were not, because each is then fetched by itself."""

Line = tuple[str, int, int, str, str]
"""Table, number, epoch, kind, payload."""
Won = set[tuple[str, int]]
"""The (table, number) pairs that are in the log as they were wanted."""


T = TypeVar("T")


class Attempt(Enum):
    """How a batch is written: all at once; after a collision, what still can be; after a failure, what was not."""

    ALL = auto()
    THOSE_THAT_WIN = auto()
    AGAIN = auto()


class Collided(Exception):
    """Another server wrote one of the numbers first."""


@dataclass(slots=True)
class Append:
    """Entries for the end of one table's log: several only for a new table, whose row then comes along."""

    table: str
    number: int
    epoch: int
    lines: list[tuple[str, bytes]]
    row: dict[str, Any] | None = None
    is_new: bool = False
    result: "asyncio.Future[bool]" = field(init=False)


class Writer:
    """Takes appends, writes them in batches, and says of each whether it won its number."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self._engine = engine
        self._server = server
        self._waiting: list[Append] = []
        self._batch: asyncio.Task[None] | None = None
        self._insert_all = INSERT[engine.dialect.name]
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert_table = dialect.insert(game_tables).on_conflict_do_nothing()
        # One step into a thread for a whole batch: each would have to wait for the event loop's thread.
        self._file = open_file(engine.url) if engine.dialect.name == "sqlite" else None
        self._thread = ThreadPoolExecutor(1, "writer")
        self.n_commits = 0
        self.n_entries = 0
        self._trouble = ("", -TROUBLE_SECONDS)

    async def append(self, wanted: Append) -> bool:
        """Write durably. False if another server wrote that number first; then nothing was written."""
        wanted.result = asyncio.get_running_loop().create_future()
        self._waiting.append(wanted)
        self._start_batch()
        return await wanted.result

    @property
    def trouble(self) -> str:
        """Why nothing could be written just now, if it could not."""
        words, at = self._trouble
        return words if time.monotonic() - at < TROUBLE_SECONDS else ""

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something else to the store, between two batches where there is one who writes."""
        return await self._in_transaction(work)

    async def close(self) -> None:
        """Wait until everything that was asked for is written."""
        while self._batch is not None:
            await asyncio.wait([self._batch])
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._file.dispose)
        self._thread.shutdown()

    def _start_batch(self) -> None:
        """One at a time: what comes meanwhile is written together after it."""
        if self._waiting and self._batch is None:
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            self._batch = asyncio.create_task(self._write(batch))
            self._batch.add_done_callback(self._batch_done)

    def _batch_done(self, task: "asyncio.Task[None]") -> None:
        self._batch = None
        self._start_batch()

    async def _write(self, batch: list[Append]) -> None:
        """Commit a batch, again and again while the store is away; then tell everyone."""
        give_up = time.monotonic() + GIVE_UP_AFTER
        pause = 0.05
        attempt = Attempt.ALL
        while True:
            try:
                won = await self._in_transaction(partial(self._commit, batch, attempt))
                break
            except Collided:
                attempt = Attempt.THOSE_THAT_WIN
            except STORE_TROUBLE as error:
                attempt = Attempt.AGAIN
                self._trouble = (trouble_of(error), time.monotonic())
                if time.monotonic() > give_up:
                    self._fail(batch, StoreDown(f"the store is away: {type(error).__name__}"))
                    return
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)
            except BaseException as error:
                self._fail(batch, error)
                raise
        self.n_commits += 1
        self._trouble = ("", -TROUBLE_SECONDS)
        for wanted in batch:
            self.n_entries += len(wanted.lines)
            if not wanted.result.done():
                wanted.result.set_result((wanted.table, wanted.number) in won)

    def _fail(self, batch: list[Append], error: BaseException) -> None:
        for wanted in batch:
            if not wanted.result.done():
                wanted.result.set_exception(error)
                wanted.result.exception()

    async def _in_transaction(self, work: Callable[[sa.Connection], T]) -> T:
        if self._file is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, _begin, self._file, work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def _commit(self, batch: list[Append], attempt: Attempt, connection: sa.Connection) -> Won:
        """Insert all that do not collide; returns the (table, number) pairs that were inserted."""
        new_rows = [wanted.row for wanted in batch if wanted.is_new and wanted.row]
        if new_rows:
            connection.execute(self._insert_table, new_rows)
        lines = [
            (wanted.table, wanted.number + i, wanted.epoch, kind, payload.decode())
            # Sorted, so that two servers never wait for each other's keys crosswise.
            for wanted in sorted(batch, key=lambda wanted: (wanted.table, wanted.number))
            for i, (kind, payload) in enumerate(wanted.lines)
        ]
        won = self._insert(connection, lines, attempt)
        if attempt == Attempt.AGAIN:
            won |= {line[:2] for line in lines if self._is_ours(connection, line)}
        for wanted in batch:
            if wanted.row and not wanted.is_new and (wanted.table, wanted.number) in won:
                connection.execute(
                    sa.update(game_tables)
                    .where(game_tables.c.id == wanted.table)
                    .values(wanted.row)
                )
        return won

    def _insert(self, connection: sa.Connection, lines: list[Line], attempt: Attempt) -> Won:
        values = {"lines": msgspec.json.encode(lines).decode(), "writer": self._server}
        if attempt != Attempt.ALL:
            inserted = connection.execute(sa.text(f"{self._insert_all} {TELLING}"), values)
            return {(table, number) for table, number in inserted}
        if self._file is not None:
            done = connection.exec_driver_sql(self._insert_all, values)
        else:
            done = connection.execute(sa.text(self._insert_all), values)
        if done.rowcount < len(lines):
            raise Collided
        return {line[:2] for line in lines}

    def _is_ours(self, connection: sa.Connection, line: Line) -> bool:
        """Whether a line was written by us: now, or by a commit whose fate was not known."""
        table, number, _, _, payload = line
        found = connection.execute(
            sa.select(entries.c.writer, entries.c.payload).where(
                entries.c.table_id == table, entries.c.number == number
            )
        )
        return [tuple(row) for row in found] == [(self._server, payload.encode())]


def _begin(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)
