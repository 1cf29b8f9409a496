"""Bots, clocks and leases: one owner at a time, nothing lost, nothing kept."""

import asyncio
import contextvars
import gc
import weakref
from itertools import pairwise
from pathlib import Path

import pytest
from tests.server.in_process import caller, inside, start_table, until
from tests.server.player import new_id

from folsom.server.compiling import SEARCH
from folsom.server.context import Context
from folsom.server.live import heartbeats, tables_in_memory, thinking
from folsom.server.protocol import commands
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.table_state import ClockSettings
from folsom.server.tables import entries
from folsom.server.tables.entries import decode_entry

pytestmark = pytest.mark.anyio


async def test_timers_and_rooms_that_are_never_freed_colyseus_285(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_in_memory, "IDLE_SECONDS", -1.0)
    async with inside(tmp_path) as context:

        async def play_tables(n: int) -> None:
            async def one(i: int) -> None:
                clock = ClockSettings(per_decision=3600) if i % 2 else None
                table, key = await start_table(context, 2, (1,), clock)
                # Everyone goes away for good: bots play the rest.
                await context.commands.carry_out(
                    table, commands.Leave(new_id(), 0), caller(context, key)
                )

            for begin in range(0, n, 50):
                await asyncio.gather(*(one(i) for i in range(begin, begin + 50)))
            busy = context.bots_and_clocks
            await until(lambda: not busy._tasks and not busy._timers, 60)
            context.tables.drop_idle(context.leases.is_ours)
            assert not context.tables.by_id

        async def n_things() -> int:
            await play_tables(300)
            gc.collect()
            return sum(not is_swept_later(thing) for thing in gc.get_objects())

        # Not even one thing in ten tables is kept each time. What is kept once, as a query that is made for the
        # first time, makes no difference the next.
        n_kept = [await n_things() for _ in range(4)]
        assert min(after - before for before, after in pairwise(n_kept)) < 30, n_kept


def is_swept_later(thing: object) -> bool:
    """Cancelled timers and dead references, which asyncio and sqlite3 throw away some hundred at a time."""
    match thing:
        case asyncio.TimerHandle():
            return thing.cancelled()
        case weakref.ref():
            return thing() is None
        case _:
            return isinstance(thing, contextvars.Context)


async def test_a_bot_plays_on_when_the_clock_is_at_zero(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, _ = await start_table(context, 2, (1,), ClockSettings(per_decision=1))
        live = await context.tables.get(table)
        await until(lambda: live.table.is_over)
        assert live.table.seats[0].bot_plays_on
        whys = [
            entry.why
            for row in await context.reader.log(table)
            if isinstance(entry := decode_entry(row.payload), entries.HandedOver)
        ]
        assert whys == ["time"]


async def test_a_bot_that_thinks_waits_until_its_search_is_loaded_and_nobody_else_does(
    tmp_path: Path,
) -> None:
    loaded = asyncio.Event()

    async def load() -> None:
        await loaded.wait()

    async with inside(tmp_path) as context:
        context.warm_up.loading["lots", SEARCH] = asyncio.create_task(load())
        thinking, _ = await start_table(context, 2, (0, 1), level="sharpshooter")
        quick, _ = await start_table(context, 2, (0, 1))
        tables = {id: (await context.tables.get(id)).table for id in (thinking, quick)}
        await until(lambda: tables[quick].is_over)
        assert not tables[thinking].is_over
        loaded.set()
        await until(lambda: tables[thinking].is_over)


async def test_a_server_that_goes_asks_no_bot_whose_search_is_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(thinking, "make_bot", lambda *_: asked.append(1))
    async with inside(tmp_path) as context:
        context.warm_up.loading["lots", SEARCH] = asyncio.create_task(asyncio.sleep(600))
        await start_table(context, 2, (0, 1), level="sharpshooter")
        await asyncio.sleep(0.05)
    assert not asked


async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    clock = ClockSettings(per_game=2, increment=1)
    async with inside(tmp_path) as context:
        table, _ = await start_table(context, 2, (1,), clock)
        times = (await context.tables.get(table)).table.times
    async with inside(tmp_path) as context:
        live = await context.tables.get(table)
        assert live.table.times[0] == times[0]
        await until(lambda: live.table.is_over)
        assert live.table.at - live.table.times[0].since >= 0


async def test_a_pause_by_agreement_stops_clocks_and_bots(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, key = await start_table(context, 2, (1,), ClockSettings(per_decision=3600))
        who = caller(context, key)
        live = await context.tables.get(table)
        await context.commands.carry_out(table, commands.Pause(new_id(), 0), who)
        assert live.table.is_paused
        assert all(time.since == 0 for time in live.table.times)
        with pytest.raises(Refusal, match="paused"):
            await context.commands.carry_out(table, commands.Answer(new_id(), 0, 0, 1), who)
        await context.commands.carry_out(table, commands.Resume(new_id(), 0), who)
        assert live.table.phase == "playing"
        assert live.table.times[0].since > 0


async def test_another_server_takes_the_lease_of_a_dead_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeats, "DEAD_AFTER", 0.5)
    async with inside(tmp_path) as first:
        table, _ = await start_table(first, 2, (1,), ClockSettings(per_decision=2))
        await until(lambda: not first.bots_and_clocks._tasks)
        # The first server is paused: it neither beats nor minds.
        first._closing.set()
        await asyncio.gather(*first._tasks)
        first._closing.clear()
        first.bots_and_clocks._stop_timer(table)
        async with inside(tmp_path) as second:
            ended = await second.tables.get(table)
            await until(lambda: ended.table.is_over)
            assert ended.table.owner == second.server
            assert ended.table.epoch == 1
            numbers = [row.number for row in await second.reader.log(table)]
            assert numbers == list(range(len(numbers)))


async def test_a_lease_that_could_not_be_taken_is_tried_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeats, "DEAD_AFTER", 0.5)
    async with inside(tmp_path) as first:
        table, _ = await start_table(first, 2, (1,), ClockSettings(per_decision=1))
        first.bots_and_clocks._is_closing = True
    async with inside(tmp_path) as second:
        look = second.heartbeats.look
        n_looks = 0

        async def no_store() -> None:
            nonlocal n_looks
            n_looks += 1
            if n_looks < 3:
                raise OSError("the store restarts")
            await look()

        second.heartbeats.look = no_store  # type: ignore[method-assign]
        ended = await second.tables.get(table)
        await until(lambda: ended.table.is_over)


async def test_a_paused_old_owner_cannot_append(tmp_path: Path) -> None:
    async with inside(tmp_path) as first, inside(tmp_path) as second:
        table, _ = await start_table(first, 2, (1,), ClockSettings(per_decision=3600))
        old, new = await first.tables.get(table), await second.tables.get(table)
        await until(lambda: len(old.table.asked) == 1)
        await second.other_servers.catch_up(new)
        second.heartbeats.forget(first.server)

        async def no_look() -> None:
            second.heartbeats.forget(first.server)

        second.heartbeats.look = no_look  # type: ignore[method-assign]
        await second.leases.claim(new)
        assert new.table.owner == second.server
        # The old owner wakes up and still believes in its lease.
        assert old.table.owner == first.server
        await first.bots_and_clocks._time_out(old)
        before = [row.number for row in await second.reader.log(table)]
        assert old.table.owner in (first.server, second.server)
        kinds = [type(decode_entry(r.payload)).__name__ for r in await second.reader.log(table)]
        assert "HandedOver" not in kinds
        assert before == list(range(len(before)))


async def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def choose(self, view: object, decision: object) -> int:
            raise ZeroDivisionError

    monkeypatch.setattr("folsom.server.live.thinking.make_bot", lambda *_: Broken())
    async with inside(tmp_path) as context:
        table, key = await start_table(context, 2, (1,))
        await context.commands.carry_out(
            table, commands.HandOver(new_id(), 0), caller(context, key)
        )
        live = await context.tables.get(table)
        await until(lambda: live.table.is_over)


async def test_a_bot_that_cannot_be_made_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_bot(*_: object) -> None:
        raise ModuleNotFoundError

    monkeypatch.setattr("folsom.server.live.thinking.make_bot", no_bot)
    async with inside(tmp_path) as context:
        table, key = await start_table(context, 2, (1,))
        await context.commands.carry_out(
            table, commands.HandOver(new_id(), 0), caller(context, key)
        )
        live = await context.tables.get(table)
        await until(lambda: live.table.is_over)


async def test_bots_go_with_their_table(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, _ = await start_table(context, 2, (1,))
        await until(lambda: context.tables.by_id[table].bots)
        gone = weakref.ref(context.tables.by_id[table])
        context.tables.drop(context.tables.by_id[table])
        await until(lambda: gc.collect() >= 0 and gone() is None)


async def test_two_servers_on_one_log_never_write_a_number_twice(tmp_path: Path) -> None:
    async with inside(tmp_path) as first, inside(tmp_path) as second:
        table, key = await start_table(first, 2, ())

        async def say(context: Context, i: int) -> int:
            order = commands.Say(f"{context.server}-{i}", 0, f"word {i}")
            return await context.commands.carry_out(table, order, caller(context, key))

        said = [say(context, i) for i in range(30) for context in (first, second)]
        numbers = await asyncio.gather(*said)
        assert len(set(numbers)) == 60
