"""What leaves the store and what stays: finished games are packed, abandoned tables removed, by any server."""

import asyncio
import json
import multiprocessing
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.server.in_process import caller, in_ticks, inside, sit, start_table, talk_to
from tests.server.player import new_id

from folsom.core.errors import FolsomError
from folsom.server.context import Context
from folsom.server.live import housekeeping
from folsom.server.live.broadcast import encode
from folsom.server.live.past import past_for
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import CreateTable
from folsom.server.protocol.messages import Closing
from folsom.server.protocol.table_state import ClockSettings, Settings
from folsom.server.storage import archive
from folsom.server.storage.packing import pack
from folsom.server.storage.schema import entries, finished_games, game_tables
from folsom.server.storage.store import Reader, open_engine
from folsom.server.storage.writer import Append, Writer
from folsom.server.tables.entries import Answered, Row, decode_entry
from folsom.server.tables.keys import hash_of, new_key
from folsom.server.wall_clock import now_ms

pytestmark = pytest.mark.anyio

DAY = 86_400_000


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    made: str = request.getfixturevalue("database").new_database()
    return made


@pytest.fixture
async def server(url: str, tmp_path: Path) -> AsyncIterator[Context]:
    async with inside(tmp_path, database_url=url, pack_after_minutes=0) as context:
        yield context


async def finish(context: Context, clock: ClockSettings | None = None) -> tuple[str, str]:
    """A table whose game is over, with talk before the end; its id and the key to both seats."""
    table, key = await start_table(context, 2, (), clock)
    say = commands.Say(new_id(), 0, "good game")
    await context.commands.carry_out(table, say, caller(context, key))
    while (game := (await context.tables.get(table)).table.game) and (decision := game.decision):
        answer = commands.Answer(new_id(), decision.seat, game.number, decision.numbers[0])
        await context.commands.carry_out(table, answer, caller(context, key))
    return table, key


async def pack_all(context: Context) -> None:
    """A round of the housekeeping a moment after everything has ended."""
    await context.housekeeping.go_round(now_ms() + 1)


async def is_packed(context: Context, table: str) -> bool:
    row = await context.reader.table(table)
    assert row is not None
    return row.is_packed


async def count(context: Context, what: sa.Table) -> int:
    found: int = (await context.reader.rows(sa.select(sa.func.count()).select_from(what)))[0][0]
    return found


class Ear:
    """A client that notes what it is sent."""

    def __init__(self, key: str, viewers: tuple[int, ...] = (0, 1)) -> None:
        self.keys = frozenset({hash_of(key)})
        self.viewers = viewers
        self.why: Closing | None = None

    def send(self, message: bytes) -> None:
        """Heard."""

    def greet(self) -> None:
        """Greeted."""

    def close(self, closing: Closing) -> None:
        self.why = closing


# ------------------------------------------------------------------ finished games


async def everything(client: httpx.AsyncClient, context: Context, table: str, key: str) -> Any:
    """All that a finished table tells: over HTTP, and to one who comes back to its socket."""
    headers = {"Authorization": f"Bearer {key}"}
    paths = ("", "/view?seat=0", "/view?seat=1", "/view", "/transcript", "/game", "/replay")
    live = await context.tables.get(table)
    told: dict[str, Any] = {"table": {"created": live.table.created}}
    for path in paths:
        found = await client.get(f"/api/tables/{table}{path}", headers=headers)
        assert found.status_code == 200
        told[path] = found.text if path == "/transcript" else found.json()
    for last in (None, 0, 3, live.table.number):
        past = await past_for(context.logs, live.table, (0, 1), last)
        missed = None if past.missed is None else [json.loads(text) for text in past.missed]
        told[f"missed since {last}"] = missed and [m for m in missed if m["type"] != "said"]
        told[f"history since {last}"] = json.loads(encode(past.history))
    told["you"] = live.table.you({hash_of(key)})
    return in_ticks(told)


async def test_a_packed_game_tells_everything_as_before_but_what_was_said(server: Context) -> None:
    table, key = await finish(server)
    async with talk_to(server) as client:
        before = await everything(client, server, table, key)
        assert (await server.tables.get(table)).table.chat
        server.tables.by_id.clear()
        await pack_all(server)
        assert await is_packed(server, table)
        assert await count(server, entries) == await count(server, game_tables) == 0
        assert await everything(client, server, table, key) == before
    assert before["missed since 0"]
    assert before["history since None"]
    assert not (await server.tables.get(table)).table.chat


async def test_a_second_device_opens_the_seats_of_a_packed_game(server: Context) -> None:
    table, key = await finish(server)
    token, other = new_key(), new_key()
    await server.commands.make_link(table, token, caller(server, key))
    await server.commands.open_device(table, token, other, caller(server, other))
    server.tables.by_id.clear()
    await pack_all(server)
    assert (await server.tables.get(table)).table.you({hash_of(other)}).seats == [0, 1]


async def test_a_game_keeps_its_log_for_as_long_as_is_set(server: Context) -> None:
    table, _ = await finish(server)
    patient = housekeeping.Housekeeping(
        _config(server, pack_after_minutes=5),
        server.tables,
        server.reader,
        server.writer,
        server.studies,
    )
    ended = (await server.tables.get(table)).table.at
    await patient.go_round(ended + 4 * 60_000)
    assert not await is_packed(server, table)
    await patient.go_round(ended + 5 * 60_000 + 1)
    assert await is_packed(server, table)


def _config(context: Context, **changes: Any) -> Any:
    import msgspec

    return msgspec.structs.replace(context.config, **changes)


async def test_what_happens_at_a_packed_table_puts_its_log_back(server: Context) -> None:
    table, key = await finish(server)
    live = await server.tables.get(
        table
    )  # in memory all the while, as at a server that did not pack it
    number = live.table.number
    await pack_all(server)
    again = commands.Rematch(new_id())
    assert await server.commands.carry_out(table, again, caller(server, key)) == number + 1
    assert not await is_packed(server, table)
    assert (await server.tables.get(table)).table.rematch is not None
    assert await server.commands.carry_out(table, again, caller(server, key)) == number + 1
    server.tables.by_id.clear()
    await pack_all(server)
    assert await is_packed(server, table)
    packed = (await server.tables.get(table)).table
    assert (packed.rematch, packed.number) == (live.table.rematch, number + 1)


async def test_a_server_that_was_frozen_before_the_end_cannot_write_into_a_packed_game(
    server: Context,
) -> None:
    table, _ = await finish(server)
    before = await server.reader.log(table)
    frozen = Writer(server.write_engine, "frozen")
    await pack_all(server)
    packed = await server.reader.log(table)
    for number in (0, 3, before[-1].number, before[-1].number + 1):
        assert not await frozen.append(Append(table, number, 0, [("answered", b"{}")]))
    assert await server.reader.log(table) == packed
    assert await count(server, entries) == 0
    await frozen.close()


async def test_an_entry_that_comes_while_a_game_is_packed_is_not_lost(server: Context) -> None:
    table, key = await finish(server)
    rows = await server.reader.log(table)
    await server.commands.carry_out(table, commands.Rematch(new_id()), caller(server, key))
    late = {table: (rows[-1].number, pack(table, rows))}
    assert await server.writer.transact(partial(archive.put_in_place, packed=late)) == []
    assert len(await server.reader.log(table)) == len(rows) + 1


async def test_two_servers_pack_and_unpack_at_once(url: str, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"database_url": url, "pack_after_minutes": 0}
    async with inside(tmp_path, **settings) as one, inside(tmp_path, **settings) as other:
        games = [await finish(one) for _ in range(6)]
        logs = {table: await one.reader.log(table) for table, _ in games}
        one.tables.by_id.clear()
        await asyncio.gather(pack_all(one), pack_all(other))
        for table, _ in games:
            assert await is_packed(one, table)
            assert [row.number for row in await other.reader.log(table)] == list(
                range(len(logs[table]))
            )
        table, key = games[0]
        both = [
            context.commands.carry_out(table, commands.Rematch(new_id()), caller(context, key))
            for context in (one, other)
        ]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(isinstance(each, FolsomError) for each in done) == [False, True]
        assert len(await other.reader.log(table)) == len(logs[table]) + 1


async def test_a_fault_in_the_middle_of_packing_leaves_the_log_as_it_was(
    server: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await finish(server)
    before = await server.reader.log(table)

    def fail(connection: sa.Connection, table: str) -> None:
        connection.execute(sa.delete(entries).where(entries.c.table_id == table))
        raise RuntimeError("the power went")

    with monkeypatch.context() as faulty:
        faulty.setattr(archive, "_remove", fail)
        with pytest.raises(RuntimeError):
            await pack_all(server)
    assert await server.reader.log(table) == before
    assert await count(server, finished_games) == 0


async def test_kill_9_while_games_are_packed_loses_none(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inside(tmp_path) as context:
        table, _ = await finish(context)
        rows = await context.reader.log(table)
        names = [f"{i:016}" for i in range(150)]
        await context.writer.transact(partial(_copy, rows=rows, names=names))
    spawned = multiprocessing.get_context("spawn")
    receiver, sender = spawned.Pipe(duplex=False)
    process = spawned.Process(target=_pack_one_by_one, args=(url, names, sender), daemon=True)
    process.start()
    assert receiver.poll(60), "it never began"
    for _ in range(20):
        receiver.recv()
    process.kill()
    process.join()
    reader = Reader(open_engine(url))
    packed = [(await reader.table(name)).is_packed for name in names]  # type: ignore[union-attr]
    whole = [decode_entry(row.payload) for row in rows if b"answered" in row.payload]
    for name in names:
        log = [decode_entry(row.payload) for row in await reader.log(name)]
        assert len(log) == len(rows)
        answers = [(e.seat, e.option) for e in log if isinstance(e, Answered)]
        assert answers == [(e.seat, e.option) for e in whole if isinstance(e, Answered)]
    await reader.engine.dispose()
    assert 20 <= sum(packed) < len(names)


def _copy(connection: sa.Connection, rows: list[Row], names: list[str]) -> None:
    """The same finished game many times over."""
    for name in names:
        row = {"id": name, "created": 1, "secret": b"s" * 32, "is_open": False, "phase": "over"}
        connection.execute(sa.insert(game_tables), row)
        lines = [{**r._asdict(), "table_id": name, "kind": "x", "writer": "w"} for r in rows]
        connection.execute(sa.insert(entries), lines)


def _pack_one_by_one(url: str, names: list[str], sender: Any) -> None:
    """What the housekeeping does, with a word after each game."""

    async def work() -> None:
        engine = open_engine(url)
        writer, reader = Writer(engine, "killed"), Reader(engine)
        for name in names:
            rows = await reader.log(name)
            packed = {name: (rows[-1].number, pack(name, rows))}
            await writer.transact(partial(archive.put_in_place, packed=packed))
            sender.send(name)

    asyncio.run(work())


async def test_a_log_that_cannot_be_read_stays_and_holds_up_nobody(
    server: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MAX_BATCH", 2)
    for _ in range(housekeeping.MAX_BATCH):
        table, _ = await finish(server)
        await server.writer.transact(partial(_spoil, table=table))
    good, _ = await finish(server)
    server.tables.by_id.clear()
    await pack_all(server)
    assert await is_packed(server, good)
    assert await count(server, game_tables) == housekeeping.MAX_BATCH


def _spoil(connection: sa.Connection, table: str) -> None:
    where = sa.and_(entries.c.table_id == table, entries.c.number == 2)
    connection.execute(sa.update(entries).where(where).values(payload=b"?"))


# ------------------------------------------------------------------ abandoned tables


async def gather(context: Context, **settings: Any) -> tuple[str, str]:
    """A table that gathers, with its host."""
    key = new_key()
    wish = CreateTable(Settings("lots", 2, **settings))
    table = await context.commands.create_table(wish, key)
    await sit(context, table, key)
    return table, key


async def test_abandoned_tables_are_removed_after_the_days_that_are_set(server: Context) -> None:
    gathering, _ = await gather(server)
    playing, _ = await start_table(server, 2, ())
    over, _ = await finish(server)
    await server.housekeeping.go_round(now_ms() + 14 * DAY - 60_000)
    assert await count(server, game_tables) == 2
    for table in (gathering, playing):
        assert (await server.tables.get(table)).table.shown().kept_days == 14
    assert (await server.tables.get(over)).table.shown().kept_days is None
    ears = {table: Ear(new_key(), ()) for table in (gathering, playing)}
    for table, ear in ears.items():
        (await server.tables.get(table)).add(ear)
    await server.housekeeping.go_round(now_ms() + 14 * DAY + 1)
    assert await count(server, game_tables) == await count(server, entries) == 0
    for table, ear in ears.items():
        assert ear.why is not None
        assert (ear.why.code, "14 days" in ear.why.sentence) == ("table/expired", True)
        with pytest.raises(FolsomError, match="no such table"):
            await server.tables.get(table)
    assert (await server.tables.get(over)).table.phase == "over"


async def test_a_table_that_is_still_played_is_kept_however_long_ago_it_began(
    server: Context,
) -> None:
    table, _ = await start_table(server, 2, ())
    long_ago = sa.update(game_tables).values(touched=1)
    await server.writer.transact(lambda connection: connection.execute(long_ago))
    await server.housekeeping.go_round(now_ms())
    (touched,) = (await server.reader.rows(sa.select(game_tables.c.touched)))[0]
    assert touched == (await server.tables.get(table)).table.at  # the log was asked, once


async def test_nothing_is_removed_where_that_is_set(url: str, tmp_path: Path) -> None:
    async with inside(tmp_path, database_url=url, abandoned_days=0) as context:
        table, _ = await gather(context)
        await context.housekeeping.go_round(2**42)
        assert await count(context, game_tables) == 1
        assert (await context.tables.get(table)).table.shown().kept_days is None


async def test_who_has_a_removed_table_in_memory_is_told_and_cannot_write(
    url: str, tmp_path: Path
) -> None:
    async with (
        inside(tmp_path, database_url=url) as one,
        inside(tmp_path, database_url=url) as other,
    ):
        table, key = await gather(one)
        live, ear = await other.tables.get(table), Ear(key)
        live.add(ear)
        await one.housekeeping.go_round(now_ms() + 15 * DAY)
        with pytest.raises(FolsomError, match="no such table"):
            await other.commands.carry_out(
                table, commands.Say(new_id(), 0, "hello?"), caller(other, key)
            )
        assert ear.why is not None
        assert ear.why.code == "table/expired"
        assert await count(one, entries) == 0


async def test_housekeeping_goes_in_small_bites_and_stops_when_the_server_does(
    server: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "PAUSE_SECONDS", 0)
    monkeypatch.setattr(housekeeping, "MAX_BATCH", 2)
    for _ in range(3 * housekeeping.MAX_BATCH):
        await gather(server)
    sizes: list[int] = []

    def remove(connection: sa.Connection, tables: list[str], before: int) -> list[str]:
        sizes.append(len(tables))
        return real(connection, tables, before)

    real = archive.remove_abandoned
    monkeypatch.setattr(archive, "remove_abandoned", remove)
    closing = asyncio.Event()
    closing.set()
    await server.housekeeping.go_round(now_ms() + 15 * DAY, closing)
    await server.housekeeping.go_round(now_ms() + 15 * DAY)
    assert sizes == [housekeeping.MAX_BATCH] * 3
    began = time.monotonic()
    await server.housekeeping.run(closing)
    assert time.monotonic() - began < 5
