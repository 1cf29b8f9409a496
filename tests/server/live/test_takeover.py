"""What dead servers left: taken up where somebody is needed, let go of elsewhere, and the heart beats on."""

import asyncio
import time
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from zlib import crc32

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.backends import GameServer
from tests.server.in_process import caller, inside, start_table, until
from tests.server.player import Guest, new_id

from folsom.server.context import Context
from folsom.server.live import heartbeats, tables_in_memory
from folsom.server.live.heartbeats import BEAT_SECONDS, DEAD_AFTER
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.protocol import commands
from folsom.server.protocol.table_state import ClockSettings
from folsom.server.storage.store import Stored, beat
from folsom.server.tables.entries import Leased, decode_entry
from folsom.server.tables.table import Table

pytestmark = pytest.mark.anyio
MANY = 2_000


def leave_behind(folder: Path, table: str, n: int, owner: str = "dead") -> None:
    """Copies of a table, as if a server that died had minded each of them."""
    numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)"
    with closing(connect(folder / "tables.db")) as database:
        for copied, named in (("game_tables", "id"), ("entries", "table_id")):
            known = [row[1] for row in database.execute(f"PRAGMA table_info({copied})")]
            values = ", ".join(
                {named: "printf('%s%010d', ?, i)", "owner": "?"}.get(column, column)
                for column in known
            )
            tag = f"{crc32(owner.encode()) % 10**6:06}"
            given = (n, tag, owner, table) if copied == "game_tables" else (n, tag, table)
            database.execute(
                f"{numbers} INSERT INTO {copied} SELECT {values} FROM {copied}, n WHERE {named} = ?",
                given,
            )
        database.commit()


def n_left(folder: Path, owner: str = "dead") -> int:
    with closing(connect(folder / "tables.db")) as database:
        found = database.execute("SELECT count(*) FROM game_tables WHERE owner = ?", (owner,))
        return int(found.fetchone()[0])


class Watched:
    """A server whose beats, tables in memory and looks at logs are noted."""

    def __init__(self, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
        self.beats = [time.monotonic()]
        self.n_in_memory = 0
        self.n_looks = 0
        rebuild = TablesInMemory.rebuild

        async def noted_beat(engine: AsyncEngine, server: str, number: int) -> None:
            await beat(engine, server, number)
            self.beats.append(time.monotonic())
            self.n_in_memory = max(self.n_in_memory, len(context.tables.by_id))

        async def noted_rebuild(of: TablesInMemory, stored: Stored) -> Table:
            self.n_looks += 1
            return await rebuild(of, stored)

        monkeypatch.setattr(heartbeats, "beat", noted_beat)
        monkeypatch.setattr(TablesInMemory, "rebuild", noted_rebuild)

    async def next_beat(self) -> None:
        n_beats = len(self.beats)
        await until(lambda: len(self.beats) > n_beats)

    @property
    def longest_gap(self) -> float:
        return max(b - a for a, b in zip(self.beats, self.beats[1:], strict=False))


async def abandoned(context: Context) -> str:
    """A table on which a person is to move, with no clock: it needs nobody."""
    table, _ = await start_table(context, 2, (1,))
    live = await context.tables.get(table)
    await until(lambda: live.table.asked == [0])
    return table


async def test_thousands_of_abandoned_games_neither_stop_the_heart_nor_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as context:
        table = await abandoned(context)
        ticking, _ = await start_table(context, 2, (1,), ClockSettings(per_decision=1))
    leave_behind(tmp_path, table, MANY)
    leave_behind(tmp_path, ticking, 3, "dead too")
    with monkeypatch.context() as noting:
        async with inside(tmp_path) as context:
            watched = Watched(context, noting)
            await until(lambda: n_left(tmp_path, "dead too") == 0)
            while n_left(tmp_path) and len(watched.beats) < 120:
                await watched.next_beat()
            await watched.next_beat()
            assert n_left(tmp_path) == 0
            assert watched.n_looks >= MANY
            assert watched.longest_gap < DEAD_AFTER
            assert watched.n_in_memory < 50
            await until(lambda: n_over(tmp_path) >= 3)
    with monkeypatch.context() as noting:
        async with inside(tmp_path) as context:
            watched = Watched(context, noting)
            await until(lambda: len(watched.beats) > 3)
            assert watched.n_looks == 0
            assert not context.tables.by_id


def n_over(folder: Path) -> int:
    with closing(connect(folder / "tables.db")) as database:
        found = database.execute("SELECT count(*) FROM game_tables WHERE phase = 'over'")
        return int(found.fetchone()[0])


async def test_a_server_in_the_midst_of_abandoned_games_stops_at_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table = await abandoned(context)
    leave_behind(tmp_path, table, MANY)
    server = GameServer(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log")
    server.start()
    await until(lambda: n_left(tmp_path) < MANY)
    assert await Guest(server.url).ask("GET", "/api/games")
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 5.0
    assert n_left(tmp_path) > 0


async def test_a_lease_that_nobody_needs_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as context:
        table = await abandoned(context)
        monkeypatch.setattr(tables_in_memory, "IDLE_SECONDS", -1.0)
        await until(lambda: table not in context.tables.by_id)
        last = decode_entry((await context.reader.log(table))[-1].payload)
        assert isinstance(last, Leased)
        assert not last.server
        assert await context.reader.owners() == set()


async def test_a_game_goes_on_after_its_lease_was_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as first:
        table, key = await start_table(first, 2, (1,))
        live = await first.tables.get(table)
        await until(lambda: live.table.asked == [0])
        monkeypatch.setattr(tables_in_memory, "IDLE_SECONDS", -1.0)
        await until(lambda: table not in first.tables.by_id)
        monkeypatch.setattr(tables_in_memory, "IDLE_SECONDS", 60.0)
        async with inside(tmp_path) as second:
            live = await second.tables.get(table)
            assert live.table.owner is None
            # A bot is asked, and the server that had the lease lives but has the table no more.
            order = commands.HandOver(new_id(), 0)
            await second.commands.carry_out(table, order, caller(second, key))
            await until(lambda: live.table.is_over)
            assert live.table.owner == second.server


async def test_a_server_that_goes_leaves_no_table_behind_that_needs_nobody(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        await abandoned(context)
        ticking, _ = await start_table(context, 2, (1,), ClockSettings(per_decision=3600))
        server = context.server
    with closing(connect(tmp_path / "tables.db")) as database:
        found = database.execute("SELECT id FROM game_tables WHERE owner = ?", (server,))
        assert found.fetchall() == [(ticking,)]


async def test_a_broken_table_is_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as context:
        table = await abandoned(context)
    with closing(connect(tmp_path / "tables.db")) as database:
        database.execute(
            "UPDATE entries SET payload = replace(payload, '\"option\":', '\"option\":6')"
            " WHERE table_id = ? AND kind = 'answered'",
            (table,),
        )
        database.commit()
    leave_behind(tmp_path, table, 5)
    async with inside(tmp_path) as context:
        watched = Watched(context, monkeypatch)
        await until(lambda: n_left(tmp_path) == 0)
        assert watched.n_looks == 5
        assert not context.tables.by_id


async def test_finished_games_have_no_owner(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, _ = await start_table(context, 2, (0, 1))
        live = await context.tables.get(table)
        await until(lambda: live.table.is_over)
        assert await context.reader.owners() == set()


async def test_the_beat_waits_for_nobody_who_reads(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        readers = [await context.engine.connect() for _ in range(4)]
        try:
            before = await context.heartbeats._reader.beats()
            deadline = time.monotonic() + 20
            while await context.heartbeats._reader.beats() == before:
                assert time.monotonic() < deadline
                await asyncio.sleep(BEAT_SECONDS / 10)
        finally:
            for reader in readers:
                await reader.close()
