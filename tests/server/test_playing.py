"""Whole evenings over real sockets, on SQLite and PostgreSQL, with one server and with two."""

import asyncio

import pytest

from tests.server.conftest import Club
from tests.server.player import Guest, play_table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]


async def test_people_play_a_game_to_its_end(club: Club) -> None:
    watches = await play_table(club.urls, 3)
    outcomes = [watch.now["outcome"] for watch in watches]
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert outcomes[0]["winners"]


async def test_bots_fill_the_table_and_play_exactly_once(club: Club) -> None:
    host = Guest(club.urls[0])
    table = await host.create(4, bots=(1, 2, 3))
    await host.join(table)
    watch = await host.watch(table)
    other = await Guest(club.urls[-1]).watch(table)
    await host.start(table)
    await asyncio.gather(watch.play_on(), other.play_on())
    answers = [m["answer"] for m in watch.got if m["type"] == "update"]
    assert answers == sorted(set(answers))
    assert watch.now["outcome"] == other.now["outcome"]
