"""The store: logs of tables in SQLite or PostgreSQL, through one SQLAlchemy engine.

SQLite runs in write-ahead mode with `synchronous=FULL`: what was committed survives a power cut.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from folsom.core.errors import CannotRead
from folsom.server.storage.packing import unpack
from folsom.server.storage.schema import HEAD, entries, finished_games, game_tables, servers
from folsom.server.tables.entries import Row

PATIENCE = 10.0
"""How many seconds a store may be away before those who read are told so."""
BUSY_SECONDS = 10
"""How long one waits for another who writes the same SQLite file."""
MIGRATION_LOCK = 7_245_011
STORE_TROUBLE = (DBAPIError, sa.exc.TimeoutError, OSError, asyncio.TimeoutError)
"""What a store that is down or restarting raises."""


PACKED = -1
"""Stands where an entry has its epoch: this is no entry but a whole log, packed."""


class TableRow(NamedTuple):
    """A table's own row, or what stands for it once its finished game is packed."""

    id: str
    secret: bytes
    phase: str
    owner: str | None
    is_packed: bool = False


def trouble_of(error: BaseException) -> str:
    """What a store that does not do its work says, in a few words."""
    cause = getattr(error, "orig", None) or error
    words = str(cause).strip() or type(cause).__name__
    return words.splitlines()[0][:200]


class Stored(NamedTuple):
    """A whole table as stored."""

    id: str
    secret: bytes
    log: list[Row]


def read_database_url(url: str) -> sa.URL:
    """A database address with the driver we use, or a refusal."""
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError as error:
        raise CannotRead(
            "the database address cannot be read; expected sqlite:///PATH or postgresql://…"
        ) from error
    match parsed.get_backend_name():
        case "sqlite":
            return parsed.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return parsed.set(drivername="postgresql+asyncpg")
        case other:
            raise CannotRead(f"expected an sqlite or postgresql address, got {other!r}")


def check_place(url: str) -> None:
    """Refuse an address that is none, or a file that this process cannot keep games in."""
    parsed = read_database_url(url)
    if parsed.get_backend_name() != "sqlite":
        return
    file = _file_of(parsed)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=file.parent).close()
        if file.exists():
            file.open("ab").close()
    except OSError as error:
        raise CannotRead(
            f"games cannot be kept in {file.parent}: {error.strerror}. Let that folder and what is in it belong "
            "to the user who runs the server, or choose another with FOLSOM_DATA_DIR or --database-url"
        ) from None


def _file_of(url: sa.URL) -> Path:
    if not url.database or url.database == ":memory:":
        raise CannotRead("a server's SQLite database must be a file")
    return Path(url.database)


def open_engine(url: str, size: int = 4) -> AsyncEngine:
    """An engine with the connections' settings in place."""
    parsed = read_database_url(url)
    if parsed.get_backend_name() == "sqlite":
        _file_of(parsed).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(parsed, pool_size=size, max_overflow=0)
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    # No overflow: such connections would be opened and closed for a single query.
    return create_async_engine(
        parsed, pool_size=2 * size, max_overflow=0, pool_timeout=10, connect_args={"timeout": 5}
    )


def open_file(url: sa.URL) -> sa.Engine:
    """The same SQLite file for a thread that writes."""
    engine = sa.create_engine(url.set(drivername="sqlite+pysqlite"), pool_size=1, max_overflow=0)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={1000 * BUSY_SECONDS}", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Ask for a write-ahead log, again while another server makes the file.

    SQLite's own waiting does not cover this: it says "locked" at once while somebody writes.
    """
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the store to the newest form; several servers may start at once."""
    async with engine.connect() as connection:
        if await connection.run_sync(_version) == HEAD:
            return
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        if await connection.run_sync(_version) != HEAD:
            await connection.run_sync(_upgrade)


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Reader:
    """What is asked of the store; the writing is the writer's."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def table(self, table: str) -> TableRow | None:
        """A table's own row."""
        living = sa.select(
            game_tables.c.id,
            game_tables.c.secret,
            game_tables.c.phase,
            game_tables.c.owner,
            sa.false(),
        ).where(game_tables.c.id == table)
        packed = sa.select(
            finished_games.c.id,
            finished_games.c.secret,
            sa.literal("over"),
            sa.null(),
            sa.true(),
        ).where(finished_games.c.id == table)
        found = await self.rows(living.union_all(packed))
        return TableRow(*found[0]) if found else None

    async def log(self, table: str, after: int = -1) -> list[Row]:
        """The entries of a table after a number, in order."""
        rows = sa.select(entries.c.number, entries.c.epoch, entries.c.payload).where(
            entries.c.table_id == table, entries.c.number > after
        )
        # In one query: a game may be packed between two.
        packed = sa.select(
            finished_games.c.last, sa.literal(PACKED), finished_games.c.record
        ).where(finished_games.c.id == table, finished_games.c.last > after)
        found = [Row(*row) for row in await self.rows(rows.union_all(packed).order_by("number"))]
        if found and found[0].epoch == PACKED:
            return [row for row in unpack(table, found[0].payload) if row.number > after]
        return found

    async def heights(self, tables: Iterable[str]) -> dict[str, int]:
        """How far the logs of these tables go."""
        query = sa.select(entries.c.table_id, sa.func.max(entries.c.number))
        query = query.where(entries.c.table_id.in_(list(tables))).group_by(entries.c.table_id)
        return {row[0]: row[1] for row in await self.rows(query)}

    async def tables_of(self, owner: str, limit: int, but: Collection[str] = ()) -> list[Stored]:
        """Some of the tables in play whose bots and clocks a server minds, with their logs."""
        some = (
            sa.select(game_tables.c.id, game_tables.c.secret)
            .where(
                game_tables.c.owner == owner,
                game_tables.c.phase.in_(("playing", "paused")),
                game_tables.c.id.not_in(but),
            )
            .limit(limit)
            .subquery()
        )
        query = (
            sa.select(some, entries.c.number, entries.c.epoch, entries.c.payload)
            .join(entries, entries.c.table_id == some.c.id)
            .order_by(some.c.id, entries.c.number)
        )
        found: dict[str, Stored] = {}
        for table, secret, *row in await self.rows(query):
            found.setdefault(table, Stored(table, secret, [])).log.append(Row(*row))
        return list(found.values())

    async def owners(self) -> set[str]:
        """All servers that mind tables, living or dead: one look into the index for each, however many tables."""
        lowest = sa.select(sa.func.min(game_tables.c.owner))
        owners = lowest.cte("owners", recursive=True)
        known = owners.c[0]
        following = lowest.where(game_tables.c.owner > known).scalar_subquery()
        owners = owners.union_all(sa.select(following).where(known.is_not(None)))
        query = sa.select(owners.c[0]).where(owners.c[0].is_not(None))
        return {row[0] for row in await self.rows(query)}

    async def beats(self) -> dict[str, int]:
        """The heartbeats of all servers."""
        query = sa.select(servers.c.id, servers.c.beat)
        return {row[0]: row[1] for row in await self.rows(query, 0.0)}

    async def rows(
        self, query: sa.Select[Any] | sa.CompoundSelect[Any], patience: float = PATIENCE
    ) -> list[Any]:
        """Run a query, again and again while the store restarts; at least twice, for a connection that died."""
        give_up = time.monotonic() + patience
        pause = 0.05
        is_last = False
        while True:
            try:
                async with self.engine.connect() as connection:
                    return list(await connection.execute(query))
            except STORE_TROUBLE:
                if is_last:
                    raise
            is_last = time.monotonic() > give_up
            await asyncio.sleep(pause)
            pause = min(1.0, 2 * pause)


async def beat(engine: AsyncEngine, server: str, number: int) -> None:
    """Say that a server lives."""
    async with engine.begin() as connection:
        await _put_beat(connection, server, number)


async def _put_beat(connection: AsyncConnection, server: str, number: int) -> None:
    changed = await connection.execute(
        sa.update(servers).where(servers.c.id == server).values(beat=number)
    )
    if changed.rowcount == 0:
        await connection.execute(sa.insert(servers).values(id=server, beat=number))


async def forget_server(engine: AsyncEngine, server: str) -> None:
    """A server has gone, or is dead for good."""
    async with engine.begin() as connection:
        await connection.execute(sa.delete(servers).where(servers.c.id == server))


async def release(engine: AsyncEngine, owner: str, tables: Collection[str]) -> None:
    """No server need look after these tables, unless another than `owner` does by now."""
    async with engine.begin() as connection:
        await connection.execute(
            sa.update(game_tables)
            .where(game_tables.c.owner == owner, game_tables.c.id.in_(tables))
            .values(owner=None)
        )
