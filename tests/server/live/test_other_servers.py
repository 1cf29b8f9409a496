"""What docs/hosting.md promises to a club with two servers, PostgreSQL and Redis, when one of these dies."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.backends import Postgres, redis
from tests.server.conftest import Club, start_club
from tests.server.player import Guest

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]

SOON = 15.0
"""Where "about four seconds" or "within a second" is promised: machines that test are busy."""


@pytest.fixture
def hints_server(tmp_path: Path) -> Iterator[tuple[str, ExitStack]]:
    """A Redis of the test's own: its address, and what ends it."""
    with ExitStack() as stack:
        yield stack.enter_context(redis(tmp_path)), stack


@pytest.fixture
def pair(tmp_path: Path, database: Postgres, hints_server: tuple[str, ExitStack]) -> Iterator[Club]:
    """Two servers of the test's own."""
    with ExitStack() as stack:
        yield start_club(tmp_path, database.new_database(), hints_server[0], 2, stack)


async def test_after_a_crash_the_other_server_takes_up_clients_bots_and_clocks(pair: Club) -> None:
    first, second = pair.servers
    player = Guest(first.url)
    with_bot = await player.create(2, bots=(1,), options={"rounds": 4})
    await player.join(with_bot)
    before = await player.watch(with_bot)
    await player.start(with_bot)
    await before.until(lambda m: m["type"] == "update")
    sleeper = Guest(first.url)
    with_clock = await sleeper.create(2, options={"rounds": 1}, clock={"per_decision": 2})
    await sleeper.join(with_clock, "Ann")
    await sleeper.join(with_clock, "Bob")
    await sleeper.start(with_clock)

    killed = time.monotonic()
    await asyncio.to_thread(first.kill)
    assert await before.closed() == 1006
    moved = await Guest(second.url, player.key).watch(with_bot, last=before.last)
    assert moved.got[0]["type"] == "resumed"
    again = await Guest(second.url, player.key).watch(with_bot)
    await asyncio.wait_for(again.play_on(), SOON)
    asleep = await Guest(second.url, sleeper.key).watch(with_clock)
    while not asleep.is_over:
        await asyncio.wait_for(asleep.receive(), SOON)
    assert time.monotonic() - killed < 2 * SOON


async def test_while_redis_is_away_servers_hear_of_each_other_s_answers_from_the_store(
    pair: Club, hints_server: tuple[str, ExitStack]
) -> None:
    ann, bob = (Guest(server.url) for server in pair.servers)
    table = await ann.create(2, options={"rounds": 6})
    await ann.join(table, "Ann")
    await bob.join(table, "Bob")
    hers, his = await ann.watch(table), await bob.watch(table)
    await ann.start(table)
    for watch in (hers, his):
        while not watch.decisions():
            await watch.receive()
    hints_server[1].close()
    option = hers.decisions()[0]["options"][0]["number"]
    done = await hers.order("answer", seat=0, number=hers.now["answer"], option=option)
    assert done["type"] == "done"
    await asyncio.wait_for(his.until(lambda m: m["type"] == "update"), SOON)
    await asyncio.gather(hers.play_on(1), his.play_on(2))
    assert hers.now["outcome"] == his.now["outcome"]
