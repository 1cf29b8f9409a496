"""The store: logs of tables in SQLite or PostgreSQL, through one SQLAlchemy engine.

SQLite runs in write-ahead mode with `synchronous=FULL`: what was committed survives a power cut.
"""

import asyncio
import time
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from folsom.core.errors import CannotRead
from folsom.server.schema import HEAD, entries, game_tables, servers

PATIENCE = 10.0
"""How many seconds a store may be away before those who read are told so."""
MIGRATION_LOCK = 7_245_011
STORE_TROUBLE = (DBAPIError, sa.exc.TimeoutError, OSError, asyncio.TimeoutError)
"""What a store that is down or restarting raises."""


class Row(NamedTuple):
    """One line of a log as stored."""

    number: int
    epoch: int
    payload: bytes


class TableRow(NamedTuple):
    """A table's own row."""

    id: str
    secret: bytes
    phase: str
    owner: str | None


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


def open_engine(url: str, size: int = 4) -> AsyncEngine:
    """An engine with the connections' settings in place."""
    parsed = read_database_url(url)
    if parsed.get_backend_name() == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise CannotRead("a server's SQLite database must be a file")
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
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
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


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
        columns = (game_tables.c.id, game_tables.c.secret, game_tables.c.phase, game_tables.c.owner)
        found = await self._rows(sa.select(*columns).where(game_tables.c.id == table))
        return TableRow(*found[0]) if found else None

    async def log(self, table: str, after: int = -1) -> list[Row]:
        """The entries of a table after a number, in order."""
        columns = (entries.c.number, entries.c.epoch, entries.c.payload)
        query = sa.select(*columns).where(entries.c.table_id == table, entries.c.number > after)
        return [Row(*row) for row in await self._rows(query.order_by(entries.c.number))]

    async def heights(self, tables: Iterable[str]) -> dict[str, int]:
        """How far the logs of these tables go."""
        query = sa.select(entries.c.table_id, sa.func.max(entries.c.number))
        query = query.where(entries.c.table_id.in_(list(tables))).group_by(entries.c.table_id)
        return {row[0]: row[1] for row in await self._rows(query)}

    async def open_tables(self, limit: int = 50) -> list[str]:
        """The newest open tables: those that still gather, then those that are being played."""
        query = sa.select(game_tables.c.id).where(
            game_tables.c.is_open.is_(True),
            game_tables.c.phase.in_(("gathering", "playing", "paused")),
        )
        gathering_first = sa.case((game_tables.c.phase == "gathering", 0), else_=1)
        newest = query.order_by(gathering_first, game_tables.c.created.desc()).limit(limit)
        return [row[0] for row in await self._rows(newest)]

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
        for table, secret, *row in await self._rows(query):
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
        return {row[0] for row in await self._rows(query)}

    async def beats(self) -> dict[str, int]:
        """The heartbeats of all servers."""
        query = sa.select(servers.c.id, servers.c.beat)
        return {row[0]: row[1] for row in await self._rows(query, 0.0)}

    async def _rows(self, query: sa.Select[Any], patience: float = PATIENCE) -> list[Any]:
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
