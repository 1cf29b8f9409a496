"""Everything fails at random moments, and nothing that was acknowledged is lost."""

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path

import pytest
from benchmarks.crowd import Client, check, seat_crowd
from tests.server.backends import GameServer, Postgres
from tests.server.conftest import start_club

from folsom.server.storage.store import Reader, open_engine

pytestmark = pytest.mark.anyio

N_TABLES = 200
N_CUTS = 200
SETTINGS = {"game": "lots", "options": {"rounds": 4}}
PATIENCE = 400.0
"""Far more than it takes: machines that test are busy."""


def test_the_database_starts_again_whatever_another_run_of_tests_closes(
    database: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    # What pytest does with the folder of all its runs whenever one begins.
    tmp_path_factory.getbasetemp().parent.chmod(0o700)
    database.stop()
    database.start()
    assert database.new_database()


async def test_two_hundred_tables_survive_kills_cuts_doubled_commands_and_a_database_restart(
    tmp_path: Path, database: Postgres, redis_address: str
) -> None:
    url = database.new_database()
    rng = random.Random(4)
    with ExitStack() as stack:
        club = start_club(tmp_path, url, redis_address, 2, stack)
        up = set(range(2))

        def ports() -> list[int]:
            return [club.servers[i].port for i in up] or [club.servers[0].port]

        clients = await seat_crowd(ports, N_TABLES, 2, 1, SETTINGS, think=0.5)
        crowd = [asyncio.create_task(client.play()) for client in clients]
        cutting = asyncio.create_task(cut_sockets(clients, rng))
        for fault in ("kill", "kill", "database", "kill"):
            await asyncio.sleep(1 + 2 * rng.random())
            if fault == "database":
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(database.start)
            else:
                await kill_one(club.servers, up, rng)
        await asyncio.wait_for(asyncio.gather(*crowd), PATIENCE)
        cutting.cancel()
        engine = open_engine(url)
        counts = await check(clients, Reader(engine))
        await engine.dispose()
    assert counts["tables ended"] == N_TABLES
    assert counts["promises kept"] > 0
    assert counts["leases taken over"] > 0
    assert max(client.n_connections for client in clients) > 1
    expected = {"action/out-of-date", "action/not-your-turn", "game/over"}
    assert {code for client in clients for code in client.refused} <= expected


async def cut_sockets(clients: list[Client], rng: random.Random) -> None:
    """Cut somebody's connection, again and again, but not without end: slow machines could not keep up."""
    for _ in range(N_CUTS):
        await asyncio.sleep(0.05)
        socket = rng.choice(clients).socket
        if socket is not None:
            socket.cut()


async def kill_one(servers: list[GameServer], up: set[int], rng: random.Random) -> None:
    """`kill -9` for one server, and a new start, while the other goes on."""
    victim = rng.choice(sorted(up))
    up.discard(victim)
    await asyncio.to_thread(servers[victim].kill)
    await asyncio.to_thread(servers[victim].start)
    up.add(victim)


async def test_fifty_kills_during_play_lose_no_acknowledged_answer(tmp_path: Path) -> None:
    from benchmarks.soak_kill import soak

    report = await soak(50, tmp_path)
    assert report.n_kills == 50
    assert report.n_promises > 500
    assert report.n_reconnections > 0
    assert report.n_lost == 0
