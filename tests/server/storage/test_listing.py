"""The list of open tables: what people look for, page by page, from an index and in no time."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.server.in_process import Sitting, begin, caller, inside, sit, talk_to
from tests.server.live.test_housekeeping import Ear
from tests.server.player import new_id

from folsom.server.context import Context
from folsom.server.live.housekeeping import abandoned_before, finished_before
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import CreateTable
from folsom.server.protocol.table_state import BotSeat, Settings
from folsom.server.storage.listing import LISTED_MILLISECONDS, Place, listed, read_page
from folsom.server.storage.schema import entries, finished_games, game_tables
from folsom.server.tables.keys import new_key
from folsom.server.wall_clock import now_ms

pytestmark = pytest.mark.anyio

N_FINISHED = 20_000
N_ABANDONED = 5_000


@pytest.fixture(params=["sqlite", "postgres"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Context]:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgres":
        url = request.getfixturevalue("database").new_database()
    async with inside(tmp_path, database_url=url) as context:
        yield context


async def gather(context: Context, n_seats: int = 2, *bots: int) -> tuple[str, Sitting]:
    """An open table that gathers, with its host on the first free seat."""
    key = new_key()
    seats = [BotSeat(seat, "tenderfoot") for seat in bots]
    wish = CreateTable(Settings("lots", n_seats, open=True), seats)
    table = await context.commands.create_table(wish, key)
    return table, await sit(context, table, key)


async def play(context: Context) -> str:
    """An open table that is being played."""
    table, host = await gather(context, 2, 1)
    await begin(context, table, host.key, [host])
    return table


async def ask(context: Context, query: str = "") -> tuple[list[str], str | None]:
    """The tables of a page, and where the next one is."""
    async with talk_to(context) as client:
        return await page(client, f"/api/tables{query}")


async def page(client: httpx.AsyncClient, path: str) -> tuple[list[str], str | None]:
    found = await client.get(path)
    assert found.status_code == 200
    following = re.fullmatch(r'<(.+)>; rel="next"', found.headers.get("link", ""))
    return [line["id"] for line in found.json()], following[1] if following else None


def abandoned(i: int, phase: str = "gathering") -> dict[str, Any]:
    """A row of an open table that was made just now and that nobody is at."""
    row = {
        "id": f"{phase[0]}{i:015}",
        "created": now_ms() + i,
        "secret": b"s" * 32,
        "is_open": True,
    }
    return {**row, "phase": phase, "owner": None, "touched": 1, "seen": 1, "n_free": 1}


async def fill(context: Context, table: sa.Table, rows: list[dict[str, Any]]) -> None:
    await context.writer.transact(lambda connection: connection.execute(sa.insert(table), rows))


async def test_abandoned_tables_hide_neither_free_seats_nor_games_to_watch(server: Context) -> None:
    gathers, _ = await gather(server)
    played = await play(server)
    rows = [abandoned(i, phase) for i in range(N_ABANDONED) for phase in ("gathering", "playing")]
    await fill(server, game_tables, rows)
    assert await ask(server) == ([gathers, played], None)


async def test_a_table_is_listed_while_its_host_is_there_and_for_a_while_after(
    server: Context,
) -> None:
    table, sitting = await gather(server)
    guest = Ear(new_key(), ())
    host = Ear(sitting.key, (0,))
    live = await server.tables.get(table)
    live.add(guest)
    began = live.table.at + 1
    later = began + LISTED_MILLISECONDS + 1

    async def is_listed(now: int) -> bool:
        places, _ = await read_page(server.reader, now, None, 10)
        return table in [place.id for place in places]

    await server.housekeeping.note_who_is_there(began)
    await server.housekeeping.note_who_is_there(later)
    assert not await is_listed(later)
    live.add(host)
    await server.housekeeping.note_who_is_there(later)
    assert await is_listed(later)
    live.remove(host)
    await server.housekeeping.note_who_is_there(later + LISTED_MILLISECONDS)
    assert await is_listed(later + LISTED_MILLISECONDS)
    assert not await is_listed(later + LISTED_MILLISECONDS + 1)


async def test_who_plays_without_a_socket_keeps_the_table_listed(server: Context) -> None:
    table = await play(server)
    live = await server.tables.get(table)
    long_ago = sa.update(game_tables).values(seen=1)
    await server.writer.transact(lambda connection: connection.execute(long_ago))
    assert await ask(server) == ([], None)
    await server.housekeeping.note_who_is_there(live.table.at)
    assert await ask(server) == ([table], None)


async def test_full_tables_are_not_listed_until_somebody_leaves(server: Context) -> None:
    table, host = await gather(server, 3, 2)
    key = host.key
    friend = new_key()
    await sit(server, table, friend)
    assert await ask(server) == ([], None)
    await server.commands.carry_out(table, commands.Leave(new_id(), 1), caller(server, friend))
    assert await ask(server) == ([table], None)
    bot = commands.SeatBot(new_id(), 1, "tenderfoot")
    await server.commands.carry_out(table, bot, caller(server, key))
    assert await ask(server) == ([], None)
    more = commands.ChangeSettings(new_id(), Settings("lots", 4, open=True))
    await server.commands.carry_out(table, more, caller(server, key))
    assert await ask(server) == ([table], None)


async def test_the_list_comes_page_by_page_and_misses_nothing(server: Context) -> None:
    waiting = [(await gather(server))[0] for _ in range(3)]
    played = [await play(server) for _ in range(3)]
    everything = [*reversed(waiting), *reversed(played)]
    assert await ask(server) == (everything, None)
    for limit in (1, 2, 4, 6):
        seen, path = [], f"/api/tables?limit={limit}"
        async with talk_to(server) as client:
            while path:
                some, following = await page(client, path)
                assert len(some) <= limit
                seen += some
                path = following or ""
        assert seen == everything
    assert (await ask(server, "?phase=playing"))[0] == everything[3:]
    some, following = await ask(server, "?phase=gathering&limit=2")
    assert following is not None
    assert await ask(server, following.removeprefix("/api/tables")) == (everything[2:3], None)


@pytest.mark.parametrize(
    "query",
    [
        "after=x",
        "after=gathering-1",
        "after=over-1-a",
        "after=gathering-x-a",
        "after=playing-1-'",
        "limit=101",
        "limit=-1",
        "limit=x",
        "phase=over",
        "phase=",
    ],
)
async def test_nonsense_is_refused(tmp_path: Path, query: str) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        refused = await client.get(f"/api/tables?{query}")
        assert (refused.status_code, refused.json()["code"]) == (422, "input/unreadable")


# ------------------------------------------------------------------ what it costs


async def plan(context: Context, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> str:
    """How the database would find the rows."""
    is_sqlite = context.engine.dialect.name == "sqlite"
    dialect: Any = context.engine.dialect
    text = str(query.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
    how = "EXPLAIN QUERY PLAN " if is_sqlite else "EXPLAIN "
    async with context.engine.connect() as connection:
        rows = await connection.exec_driver_sql(how + text)
        return "\n".join(str(row[-1]) for row in rows)


async def test_a_hundred_thousand_finished_games_cost_the_start_and_the_lists_nothing(
    server: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished = [
        {"id": f"f{i:015}", "secret": b"s" * 32, "last": 100, "record": b"r" * 40}
        for i in range(N_FINISHED)
    ]
    rows = [abandoned(i, phase) for i in range(N_ABANDONED) for phase in ("gathering", "over")]
    await fill(server, finished_games, finished)
    rows += [{**abandoned(i, "playing"), "owner": server.server} for i in range(300)]
    await fill(server, game_tables, rows)
    line = {"number": 0, "epoch": 0, "kind": "created", "payload": b"{}", "writer": "w"}
    await fill(server, entries, [{**line, "table_id": row["id"]} for row in rows])
    if server.engine.dialect.name == "postgresql":  # which does this by itself, after a while
        async with server.engine.begin() as connection:
            await connection.exec_driver_sql("ANALYZE")
    asked: list[Any] = []
    real = server.reader.rows

    async def note(query: Any, *patience: float) -> list[Any]:
        asked.append(query)
        return await real(query, *patience)

    monkeypatch.setattr(server.reader, "rows", note)
    # All that a server asks for at its start and once a second, at a list, and in a round of the housekeeping.
    await server.reader.owners()
    await server.reader.tables_of("a dead server", 50)
    await server.reader.heights(["f" + "0" * 15])
    await server.reader.table("f" + "0" * 15)
    await server.reader.log("g" + "0" * 15)
    place = Place("gathering", now_ms(), "a" * 16)
    asked += [listed("gathering", now_ms(), place, 50), listed("playing", now_ms(), None, 50)]
    asked += [finished_before(0), abandoned_before(0, "gathering")]
    for query in asked:
        found = await plan(server, query)
        if "servers" in found:
            continue
        assert not re.search(r"SCAN (game_tables|entries|finished_games)\b(?! USING)", found), (
            f"{found}: {query}"
        )
        assert "Seq Scan" not in found, f"{found}: {query}"
        assert re.search(r"INDEX|PRIMARY KEY|Index", found), f"{found}: {query}"


async def test_a_server_starts_as_quickly_among_many_finished_games(
    server: Context, tmp_path: Path
) -> None:
    finished = [
        {"id": f"f{i:015}", "secret": b"s" * 32, "last": 100, "record": b"r" * 40}
        for i in range(N_FINISHED)
    ]
    await fill(server, finished_games, finished)
    url = server.config.database_url
    async with inside(tmp_path, database_url=url) as other:
        async with asyncio.timeout(30):
            await other.takeover.sweep()
        assert other.tables.by_id == {}
