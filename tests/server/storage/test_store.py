"""The log: durable, numbered, once; the same on SQLite and PostgreSQL."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.backends import Postgres

from folsom.core.errors import CannotRead
from folsom.server.storage.schema import HEAD, metadata
from folsom.server.storage.store import Reader, beat, forget_server, migrate, open_engine, release
from folsom.server.storage.writer import Append, Attempt, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def engine(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        url = request.getfixturevalue("database").new_database()
    opened = open_engine(url)
    await migrate(opened)
    yield opened
    await opened.dispose()


def row(table: str) -> dict[str, object]:
    return {
        "id": table,
        "created": 1,
        "secret": b"s" * 32,
        "is_open": True,
        "phase": "gathering",
        "owner": None,
    }


async def test_an_append_wins_its_number_once(engine: AsyncEngine) -> None:
    one, other, reader = Writer(engine, "one"), Writer(engine, "other"), Reader(engine)
    table = "a" * 16
    assert await one.append(Append(table, 0, 0, [("created", b"{}")], row(table), is_new=True))
    tries = [
        (writer.append(Append(table, 1, 0, [("said", name)])))
        for writer, name in ((one, b"1"), (other, b"2"))
    ]
    assert sorted(await asyncio.gather(*tries)) == [False, True]
    assert [r.number for r in await reader.log(table)] == [0, 1]
    assert await reader.heights([table, "none"]) == {table: 1}


async def test_a_table_is_made_once_with_all_its_first_entries(engine: AsyncEngine) -> None:
    writer, reader = Writer(engine, "one"), Reader(engine)
    table = "b" * 16
    lines = [("created", b"1"), ("seated", b"2")]
    assert await writer.append(Append(table, 0, 0, lines, row(table), is_new=True))
    assert not await writer.append(Append(table, 0, 0, lines[:1], row(table), is_new=True))
    assert [r.payload for r in await reader.log(table)] == [b"1", b"2"]
    found = await reader.table(table)
    assert found is not None
    assert not found.is_packed


async def test_appends_of_many_tables_share_a_commit(engine: AsyncEngine) -> None:
    writer = Writer(engine, "one")
    names = [f"table{i:011}" for i in range(100)]
    wanted = [Append(name, 0, 0, [("x", b"{}")], row(name), is_new=True) for name in names]
    assert all(await asyncio.gather(*(writer.append(each) for each in wanted)))
    assert writer.n_entries == 100
    assert writer.n_commits <= 10


async def test_what_a_table_s_row_says_changes_with_the_entry(engine: AsyncEngine) -> None:
    writer, reader = Writer(engine, "one"), Reader(engine)
    table = "c" * 16
    await writer.append(Append(table, 0, 0, [("created", b"{}")], row(table), is_new=True))
    change = {"phase": "playing", "owner": "one"}
    assert await writer.append(Append(table, 1, 0, [("started", b"{}")], change))
    (stored,) = await reader.tables_of("one", 9)
    assert (stored.id, stored.log) == (table, await reader.log(table))
    assert await reader.tables_of("one", 9, [table]) == []
    assert await reader.owners() == {"one"}
    assert not await writer.append(Append(table, 1, 0, [("x", b"{}")], {"owner": "thief"}))
    found = await reader.table(table)
    assert found is not None
    assert found.owner == "one"


async def test_all_owners_are_found_and_each_table_is_released_by_its_own_owner_only(
    engine: AsyncEngine,
) -> None:
    writer, reader = Writer(engine, "one"), Reader(engine)
    assert await reader.owners() == set()
    for i, owner in enumerate((None, "b", "a", "c", "b", None)):
        wanted = {**row(f"{i:016}"), "owner": owner, "phase": "playing"}
        await writer.append(Append(f"{i:016}", 0, 0, [("x", b"{}")], wanted, is_new=True))
    assert await reader.owners() == {"a", "b", "c"}
    assert len(await reader.tables_of("b", 1)) == 1
    await release(engine, "b", [f"{i:016}" for i in range(6)])
    assert await reader.owners() == {"a", "c"}


async def test_after_a_commit_of_unknown_fate_our_own_entry_counts_as_written(
    engine: AsyncEngine,
) -> None:
    one, other = Writer(engine, "one"), Writer(engine, "other")
    table = "d" * 16
    wanted = Append(table, 0, 0, [("x", b"mine")], row(table), is_new=True)
    assert await one.append(wanted)
    for writer, won in ((one, {(table, 0)}), (other, set())):
        again = partial(writer._commit, [wanted], Attempt.AGAIN)
        assert await writer._in_transaction(again) == won


async def test_servers_beat_and_are_forgotten(engine: AsyncEngine) -> None:
    reader = Reader(engine)
    await beat(engine, "one", 1)
    await beat(engine, "one", 2)
    assert await reader.beats() == {"one": 2}
    await forget_server(engine, "one")
    assert await reader.beats() == {}


async def test_migrations_make_the_tables_the_code_knows(engine: AsyncEngine) -> None:
    await migrate(engine)  # again: nothing to do

    def names(connection: sa.Connection) -> dict[str, set[str]]:
        look = sa.inspect(connection)
        return {
            table: {column["name"] for column in look.get_columns(table)}
            for table in look.get_table_names()
            if table != "alembic_version"
        }

    async with engine.connect() as connection:
        found = await connection.run_sync(names)
        version = (
            await connection.execute(sa.text("SELECT version_num FROM alembic_version"))
        ).scalar()
    assert version == HEAD
    assert found == {
        table.name: {column.name for column in table.columns} for table in metadata.tables.values()
    }


async def test_several_servers_migrate_at_once(tmp_path: Path, database: Postgres) -> None:
    for url in (f"sqlite:///{tmp_path / 'new.db'}", database.new_database()):
        engines = [open_engine(url) for _ in range(3)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        await asyncio.gather(*(engine.dispose() for engine in engines))


async def test_a_server_starts_while_another_makes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE something (a)")
    other.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.3, other.commit)
    release.start()
    engine = open_engine(f"sqlite:///{path}")
    await migrate(engine)
    await engine.dispose()
    release.join()
    other.close()


async def test_sqlite_keeps_what_it_said_through_a_power_cut(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    async with engine.connect() as connection:
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
    await engine.dispose()
    assert (mode, synchronous) == ("wal", 2)


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://"])
async def test_other_stores_are_refused(url: str) -> None:
    with pytest.raises(CannotRead):
        open_engine(url)
