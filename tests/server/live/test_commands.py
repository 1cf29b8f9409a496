"""A command is done once, however often it comes, and whoever repeats it is answered the same."""

import asyncio
from pathlib import Path

import pytest
from tests.server.in_process import caller, inside, start_table
from tests.server.player import new_id

from folsom.server.metrics import REGISTRY
from folsom.server.protocol import commands
from folsom.server.tables.entries import Spoke, decode_entry

pytestmark = pytest.mark.anyio


def counted(outcome: str) -> float:
    return REGISTRY.get_sample_value("folsom_commands_total", {"outcome": outcome}) or 0


async def test_a_repeated_command_waits_for_nobody(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, key = await start_table(context, 2, ())
        say = commands.Say(new_id(), 0, "hello")
        number = await context.commands.carry_out(table, say, caller(context, key))
        live = await context.tables.get(table)
        async with live.lock, asyncio.timeout(60):
            assert await context.commands.carry_out(table, say, caller(context, key)) == number


async def test_a_command_that_is_under_way_many_times_is_written_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, key = await start_table(context, 2, ())
        say = commands.Say(new_id(), 0, "hello")
        done, repeated = counted("done"), counted("repeated")
        orders = [context.commands.carry_out(table, say, caller(context, key)) for _ in range(5)]
        assert len(set(await asyncio.gather(*orders))) == 1
        rows = await context.logs.read(table)
        assert sum(isinstance(decode_entry(row.payload), Spoke) for row in rows) == 1
        assert (counted("done"), counted("repeated")) == (done + 1, repeated + 4)
