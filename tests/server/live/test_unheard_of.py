"""Servers that have not heard of each other: what one wrote, the other finds in time, and never goes back."""

import asyncio
import json
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from tests.server.in_process import Wire, caller, inside, start_table, until
from tests.server.player import new_id

from folsom.server.context import Context
from folsom.server.live import every_second, heartbeats, tables_in_memory
from folsom.server.live.broadcast import encode
from folsom.server.live.other_servers import OtherServers
from folsom.server.live.rest import again_and_again
from folsom.server.protocol import commands, messages
from folsom.server.tables.duties import needs_a_server
from folsom.server.tables.keys import hash_of
from folsom.server.websocket.client import Socket

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody learns of anybody by himself, or lets go of a table; seconds go by quickly."""
    monkeypatch.setattr(heartbeats, "BEAT_SECONDS", 1000.0)
    monkeypatch.setattr(every_second, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(tables_in_memory, "IDLE_SECONDS", 1000.0)


async def say(context: Context, table: str, key: str) -> int:
    """Write one more entry. Its number."""
    order = commands.Say(new_id(), 0, "hello")
    return await context.commands.carry_out(table, order, caller(context, key))


async def test_who_has_seen_more_than_a_server_is_never_shown_less(tmp_path: Path) -> None:
    async with inside(tmp_path) as old, inside(tmp_path) as new:
        table, key = await start_table(old, 2, ())
        await old.tables.get(table)
        old.heartbeats.is_alone = True
        last = await say(new, table, key)
        wire = Wire()
        socket = Socket(wire, old, table, "", frozenset({hash_of(key)}))  # type: ignore[arg-type]
        await socket.take(encode(commands.Hello(messages.VERSION, last)))
        socket.gone()
    first = json.loads(wire.sent[0])
    assert (first["type"], first["number"]) == ("resumed", last)


async def test_a_server_that_finds_itself_alone_has_first_read_what_the_others_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    n_compared = 0
    compare = OtherServers.compare

    async def noted(self: OtherServers, idle_too: bool = False) -> None:
        nonlocal n_compared
        await compare(self, idle_too)
        n_compared += 1

    monkeypatch.setattr(OtherServers, "compare", noted)
    async with inside(tmp_path) as old, inside(tmp_path) as new:
        old.heartbeats.is_alone = False
        table, key = await start_table(old, 2, ())
        live = await old.tables.get(table)
        await until(lambda: n_compared >= 3)  # the first may be the other's
        last = await say(new, table, key)
        old.heartbeats.is_alone = True
        await until(lambda: live.table.number == last)


async def test_a_table_that_a_dead_server_left_is_judged_by_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as old, inside(tmp_path) as new:
        monkeypatch.setattr(new.bots_and_clocks, "wake", lambda live: None)
        old.heartbeats.is_alone = False
        table, key = await start_table(old, 2, ())
        live = await old.tables.get(table)
        order = commands.HandOver(new_id(), 0)
        await new.commands.carry_out(table, order, caller(new, key))
        with closing(connect(tmp_path / "tables.db")) as database, database:
            database.execute("UPDATE game_tables SET owner = 'dead'")
        assert not needs_a_server(live.table)
        await old.takeover.sweep()
        await until(lambda: 0 not in live.table.asked)


async def test_what_runs_beside_everything_else_goes_on_after_a_failure() -> None:
    is_closing = asyncio.Event()
    done: list[int] = []

    async def step() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise ZeroDivisionError
        is_closing.set()

    await again_and_again(is_closing, lambda: 0.001, step)
    assert done == [0, 1]
