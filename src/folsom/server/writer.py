"""Durable appends with group commit: what many tables want written at the same moment shares one commit."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.errors import StoreDown
from folsom.server.schema import entries, game_tables
from folsom.server.store import STORE_TROUBLE

MAX_BATCH = 256
GIVE_UP_AFTER = 20.0


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
        self._batches: set[asyncio.Task[None]] = set()
        self._max_batches = 1 if engine.dialect.name == "sqlite" else 3
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self.n_commits = 0
        self.n_entries = 0

    async def append(self, wanted: Append) -> bool:
        """Write durably. False if another server wrote that number first; then nothing was written."""
        wanted.result = asyncio.get_running_loop().create_future()
        self._waiting.append(wanted)
        self._start_batch()
        return await asyncio.shield(wanted.result)

    async def close(self) -> None:
        """Wait until everything that was asked for is written."""
        while self._batches:
            await asyncio.gather(*self._batches, return_exceptions=True)

    def _start_batch(self) -> None:
        if self._waiting and len(self._batches) < self._max_batches:
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            task = asyncio.create_task(self._write(batch))
            self._batches.add(task)
            task.add_done_callback(self._batch_done)

    def _batch_done(self, task: "asyncio.Task[None]") -> None:
        self._batches.discard(task)
        self._start_batch()

    async def _write(self, batch: list[Append]) -> None:
        """Commit a batch, again and again while the store is away; then tell everyone."""
        give_up = time.monotonic() + GIVE_UP_AFTER
        pause = 0.05
        is_retry = False
        while True:
            try:
                async with self._engine.begin() as connection:
                    won = await self._commit(connection, batch, is_retry)
                break
            except STORE_TROUBLE as error:
                if time.monotonic() > give_up:
                    for wanted in batch:
                        wanted.result.set_exception(
                            StoreDown(f"the store is away: {type(error).__name__}")
                        )
                        wanted.result.exception()
                    return
                is_retry = True
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)
            except BaseException as error:
                for wanted in batch:
                    wanted.result.set_exception(error)
                raise
        self.n_commits += 1
        for wanted in batch:
            self.n_entries += len(wanted.lines)
            wanted.result.set_result((wanted.table, wanted.number) in won)

    async def _commit(
        self, connection: AsyncConnection, batch: list[Append], is_retry: bool
    ) -> set[tuple[str, int]]:
        """Insert all that do not collide; returns the (table, number) pairs that were inserted."""
        new_rows = [wanted.row for wanted in batch if wanted.is_new and wanted.row]
        if new_rows:
            await connection.execute(self._insert(game_tables).on_conflict_do_nothing(), new_rows)
        lines = [
            {
                "table_id": wanted.table,
                "number": wanted.number + i,
                "epoch": wanted.epoch,
                "kind": kind,
                "payload": payload,
                "writer": self._server,
            }
            # Sorted, so that two servers never wait for each other's keys crosswise.
            for wanted in sorted(batch, key=lambda wanted: (wanted.table, wanted.number))
            for i, (kind, payload) in enumerate(wanted.lines)
        ]
        statement = (
            self._insert(entries)
            .on_conflict_do_nothing()
            .returning(entries.c.table_id, entries.c.number)
        )
        won = {(table, number) for table, number in await connection.execute(statement, lines)}
        if is_retry and len(won) < len(lines):
            won |= await self._won_before(
                connection, [line for line in lines if _key(line) not in won]
            )
        for wanted in batch:
            if wanted.row and not wanted.is_new and (wanted.table, wanted.number) in won:
                await connection.execute(
                    sa.update(game_tables)
                    .where(game_tables.c.id == wanted.table)
                    .values(wanted.row)
                )
        return won

    async def _won_before(
        self, connection: AsyncConnection, lines: list[dict[str, Any]]
    ) -> set[tuple[str, int]]:
        """After a commit whose fate was not known: the lines that are ours and were written by it."""
        won = set()
        for line in lines:
            found = await connection.execute(
                sa.select(entries.c.writer, entries.c.payload).where(
                    entries.c.table_id == line["table_id"], entries.c.number == line["number"]
                )
            )
            if [tuple(row) for row in found] == [(self._server, line["payload"])]:
                won.add(_key(line))
        return won


def _key(line: dict[str, Any]) -> tuple[str, int]:
    return line["table_id"], line["number"]
