"""`kill -9` of a server again and again while people play on it: no acknowledged answer may be lost.

    python -m benchmarks.soak_kill 1000

Two servers share one SQLite database; at every moment at least one of them is being killed or started.
"""

import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from benchmarks.crowd import Client, check, seat_crowd
from tests.server.backends import GameServer
from tests.server.serve_lots import add_lots

from folsom.server.storage.store import Reader, open_engine

N_TABLES = 12
MAX_ANSWERS_BETWEEN = 40
"""Servers die after some more answers, not after some more time: slow machines see as many."""
PATIENCE = 300.0
SETTINGS = {"game": "lots", "options": {"rounds": 6}}


@dataclass
class Report:
    """What came of it. `n_lost` is 0, or the check has raised."""

    n_kills: int
    n_promises: int
    n_tables: int
    n_reconnections: int
    n_lost: int
    seconds: float


async def soak(n_kills: int, folder: Path, n_tables: int = N_TABLES) -> Report:
    """Kill servers `n_kills` times while tables are played, table after table."""
    began = time.monotonic()
    url = f"sqlite:///{folder / 'soak.db'}"
    rng = random.Random(n_kills)
    servers = [GameServer(url) for _ in range(2)]
    for server in servers:
        await asyncio.to_thread(server.start)
    up = set(range(len(servers)))
    done: list[Client] = []
    playing: dict[int, list[Client]] = {}
    is_ending = False

    def ports() -> list[int]:
        return [servers[i].port for i in up]

    def n_promised() -> int:
        clients = (*done, *(client for table in playing.values() for client in table))
        return sum(len(client.promises) for client in clients)

    async def play_tables(place: int) -> None:
        seed = place
        while not is_ending:
            try:
                clients = await seat_crowd(ports, 1, 2, place % 2, SETTINGS, 0.02, seed)
            except (httpx.HTTPError, AssertionError, OSError):
                await asyncio.sleep(0.05)
                continue  # the server died while the table was set up
            playing[place] = clients
            await asyncio.gather(*(client.play() for client in clients))
            done.extend(playing.pop(place))
            seed += 1000

    players = [asyncio.create_task(play_tables(seed)) for seed in range(n_tables)]
    try:
        for _ in range(n_kills):
            wanted = n_promised() + rng.randrange(MAX_ANSWERS_BETWEEN)
            while n_promised() < wanted:
                await asyncio.sleep(0.005)
            victim = rng.choice(sorted(up))
            up.discard(victim)
            await asyncio.to_thread(servers[victim].kill)
            await asyncio.to_thread(servers[victim].start)
            up.add(victim)
        is_ending = True
        await until_over(players, playing)
        engine = open_engine(url)
        counts = await check(done, Reader(engine))
        await engine.dispose()
    finally:
        for server in servers:
            await asyncio.to_thread(server.kill)
    reconnections = sum(client.n_connections - 1 for client in done)
    n_promises = sum(len(client.promises) for client in done)
    lost = n_promises - counts["promises kept"]
    seconds = time.monotonic() - began
    return Report(n_kills, n_promises, counts["tables ended"], reconnections, lost, seconds)


async def until_over(players: list["asyncio.Task[None]"], playing: dict[int, list[Client]]) -> None:
    """Wait for all tables to come to their ends; or say what those who still wait were told last."""
    _, waiting = await asyncio.wait(players, timeout=PATIENCE)
    told = [
        f"{client.table} seat {client.seat}: {client.n_connections} connections, last {client.last}, "
        f"{json.dumps(client.now)[:600]}"
        for table in playing.values()
        for client in table
    ]
    assert not waiting, "these tables stand still:\n" + "\n".join(told)
    await asyncio.gather(*players)


if __name__ == "__main__":
    add_lots()
    with tempfile.TemporaryDirectory() as scratch:
        n = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
        print(asyncio.run(soak(n, Path(scratch))))
