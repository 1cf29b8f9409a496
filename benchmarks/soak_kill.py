"""`kill -9` of a server again and again while people play on it: no acknowledged answer may be lost.

    python benchmarks/soak_kill.py 1000

Two servers share one SQLite database; at every moment at least one of them is being killed or started.
"""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.crowd import Client, check, seat_crowd

from folsom.server.store import Reader, open_engine

ROOT = Path(__file__).parents[1]
N_TABLES = 12
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


@dataclass
class Victim:
    """A server that will be killed."""

    database_url: str
    port: int
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        """Start it and wait until it serves."""
        environment = {**os.environ, "FOLSOM_DATABASE_URL": self.database_url, "FOLSOM_JIT": "0"}
        environment["FOLSOM_WARM_UP"] = "false"
        environment |= {"FOLSOM_CREATES_PER_MINUTE": "100000", "FOLSOM_JOINS_PER_MINUTE": "100000"}
        environment["PYTHONPATH"] = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        serve = ROOT / "tests" / "server" / "serve_lots.py"
        self.process = subprocess.Popen(
            [sys.executable, str(serve), "--port", str(self.port), "--log-level", "error"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        if b"Folsom is at" not in self.process.stdout.readline():
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """`kill -9`, and wait for the end."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def soak(n_kills: int, folder: Path, n_tables: int = N_TABLES) -> Report:
    """Kill servers `n_kills` times while tables are played, table after table."""
    began = time.monotonic()
    url = f"sqlite:///{folder / 'soak.db'}"
    rng = random.Random(n_kills)
    servers = [Victim(url, _free_port()) for _ in range(2)]
    for server in servers:
        await asyncio.to_thread(server.start)
    up = set(range(len(servers)))
    done: list[Client] = []
    is_ending = False

    def ports() -> list[int]:
        return [servers[i].port for i in up]

    async def play_tables(seed: int) -> None:
        while not is_ending:
            try:
                clients = await seat_crowd(ports, 1, 2, 1, SETTINGS, 0.05, seed)
            except Exception:
                continue  # the server died while the table was set up
            await asyncio.gather(*(client.play() for client in clients))
            done.extend(clients)
            seed += 1000

    players = [asyncio.create_task(play_tables(seed)) for seed in range(n_tables)]
    try:
        for _ in range(n_kills):
            await asyncio.sleep(0.3 * rng.random())
            victim = rng.choice(sorted(up))
            up.discard(victim)
            await asyncio.to_thread(servers[victim].kill)
            await asyncio.to_thread(servers[victim].start)
            up.add(victim)
        is_ending = True
        await asyncio.wait_for(asyncio.gather(*players), 120)
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


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from tests.server.serve_lots import add_lots

    add_lots()
    with tempfile.TemporaryDirectory() as scratch:
        n = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
        print(asyncio.run(soak(n, Path(scratch))))
