"""How much one server carries, on loopback, bounded in time and size.

    python benchmarks/server_load.py live        500 tables of 4, one answer per table and second
    python benchmarks/server_load.py saturation  as many durable answers as it can, at 40 tables at a time
    python benchmarks/server_load.py idle        8,000 sockets that do nothing
    python benchmarks/server_load.py cold        start to the first page, and a table rebuilt from its log
    python benchmarks/server_load.py all
    python benchmarks/server_load.py in-turn --other OTHER   saturation of the version in that folder and of
                                                             this one, a second and a half at a time

`--database postgresql://…` measures that store instead of SQLite; `--game lots` a game that costs nothing;
`--python …` runs the server in another environment: the developers' has more in it than the one that people run.
Latency is from sending an answer to the last client of the table having its update.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from benchmarks.loaded_server import Server  # noqa: E402
from benchmarks.loaded_table import Table, seat_tables  # noqa: E402

SECONDS_A_TURN = 1.5


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def live(server: Server, n: int, seconds: float, game: str) -> dict[str, Any]:
    """One answer per table and second."""
    tables = await seat_tables(server.port, n, 4 if game != "lots" else 3, game)
    for table in tables:
        table.latencies.clear()
    cpu = server.cpu_seconds()
    own_cpu = time.process_time()
    began = time.perf_counter()

    async def one(table: Table, offset: float) -> None:
        for tick in range(int(seconds)):
            wait = began + offset + tick - time.perf_counter()
            await asyncio.sleep(max(0, wait))
            if table.is_over:
                return
            table.send_answer()
            await asyncio.wait_for(table.told.wait(), 30)

    await asyncio.gather(*(one(table, i / len(tables)) for i, table in enumerate(tables)))
    took = time.perf_counter() - began
    latencies = [latency for table in tables for latency in table.latencies]
    return {
        "tables": n,
        "sockets": sum(len(table.sockets) for table in tables),
        "answers": len(latencies),
        "answers_per_second": round(len(latencies) / took),
        "p50_ms": round(percentile(latencies, 0.5), 1),
        "p99_ms": round(percentile(latencies, 0.99), 1),
        "refused": sum(len(table.refused) for table in tables),
        "server_cpu": round((server.cpu_seconds() - cpu) / took, 2),
        "server_cpu_ms_per_answer": round(1000 * (server.cpu_seconds() - cpu) / len(latencies), 3),
        "load_generator_cpu": round((time.process_time() - own_cpu) / took, 2),
        "server_mb": round(server.memory() / 1e6),
    }


async def saturation(
    server: Server, n: int, in_flight: int, seconds: float, game: str, n_seats: int
) -> dict[str, Any]:
    """Some tables play at a time, each answering as soon as everyone has heard of the last answer."""
    tables = await seat_tables(server.port, n, n_seats, game)
    for table in tables:
        table.latencies.clear()
    cpu = server.cpu_seconds()
    own_cpu = time.process_time()
    took = await play_at_once(iter(tables), in_flight, seconds)
    latencies = [latency for table in tables for latency in table.latencies]
    return {
        "tables": n,
        "in_flight": in_flight,
        "seats": n_seats,
        "answers": len(latencies),
        "seconds": round(took, 1),
        "answers_per_second": round(len(latencies) / took),
        "answers_per_server_cpu_second": round(len(latencies) / (server.cpu_seconds() - cpu)),
        "load_generator_cpu_ms_per_answer": round(
            1000 * (time.process_time() - own_cpu) / len(latencies), 3
        ),
        "p50_ms": round(percentile(latencies, 0.5), 1),
        "p99_ms": round(percentile(latencies, 0.99), 1),
        "refused": sum(len(table.refused) for table in tables),
    }


async def play_at_once(waiting: Iterator[Table], in_flight: int, seconds: float) -> float:
    """So many tables play at a time, and when one is over the next begins; returns how long it took."""
    began = time.perf_counter()

    async def play_one_after_the_other() -> None:
        for table in waiting:
            while not table.is_over:
                if time.perf_counter() - began > seconds:
                    return
                table.send_answer()
                await asyncio.wait_for(table.told.wait(), 30)

    await asyncio.gather(*(play_one_after_the_other() for _ in range(in_flight)))
    return time.perf_counter() - began


async def in_turn(
    servers: list[Server], n: int, in_flight: int, seconds: float, game: str, n_seats: int
) -> dict[str, Any]:
    """Both servers answer by turns, so that whatever else the machine does slows them alike.

    What counts is processor time: the other server's crowd does nothing meanwhile, but the machine might.
    """
    crowds = [await seat_tables(server.port, n, n_seats, game) for server in servers]
    used: list[list[float]] = [[] for _ in servers]
    for turn in range(max(2, round(seconds / SECONDS_A_TURN))):
        for i in (0, 1) if turn % 2 else (1, 0):
            playing = [table for table in crowds[i] if not table.is_over]
            before = sum(table.n for table in playing), servers[i].cpu_seconds()
            await play_at_once(iter(playing), in_flight, SECONDS_A_TURN)
            answers = sum(table.n for table in playing) - before[0]
            used[i].append(1e6 * (servers[i].cpu_seconds() - before[1]) / answers)
    pairs = [other / this for other, this in zip(*used, strict=True)]
    return {
        "turns": len(pairs),
        "answers": [sum(table.n for table in crowd) for crowd in crowds],
        "refused": [sum(len(table.refused) for table in crowd) for crowd in crowds],
        "other_us_per_answer": [round(us) for us in used[0]],
        "this_us_per_answer": [round(us) for us in used[1]],
        "speed_by_the_best": round(min(used[0]) / min(used[1]), 3),
        "speed_by_the_median_of_pairs": round(statistics.median(pairs), 3),
    }


async def idle(server: Server, n: int, game: str) -> dict[str, Any]:
    """Sockets that do nothing, four seats a table."""
    before = server.memory()
    n_seats = 4
    tables = await seat_tables(server.port, n // n_seats, n_seats, game)
    await asyncio.sleep(2)
    after = server.memory()
    sockets = sum(len(table.sockets) for table in tables)
    return {
        "sockets": sockets,
        "server_mb": round(after / 1e6),
        "server_mb_before": round(before / 1e6),
        "kb_per_seat": round((after - before) / sockets / 1000, 1),
    }


async def cold(server: Server, game: str) -> dict[str, Any]:
    """The start, and a table read from its log."""
    (table,) = await seat_tables(server.port, 1, 4 if game != "lots" else 3, game)
    while not table.is_over and table.n < 90:
        table.send_answer()
        await asyncio.wait_for(table.told.wait(), 30)
    from folsom.server.storage.store import Reader, open_engine
    from folsom.server.tables.entries import decode_entry
    from folsom.server.tables.table import Table as Rebuilt

    engine = open_engine(server.database_url)
    reader = Reader(engine)
    times = []
    for _ in range(30):
        began = time.perf_counter()
        row = await reader.table(table.id)
        assert row is not None
        rows = await reader.log(table.id)
        rebuilt = Rebuilt(table.id, row.secret)
        rebuilt.replay((r.number, r.epoch, decode_entry(r.payload)) for r in rows)
        times.append(time.perf_counter() - began)
    await engine.dispose()
    return {
        "seconds_to_first_page": round(server.seconds_to_start, 2),
        "entries": len(rows),
        "rebuild_ms_median": round(percentile(times, 0.5), 2),
        "rebuild_ms_best": round(1000 * min(times), 2),
    }


def yardstick() -> float:
    """Milliseconds that a fixed piece of Python takes now: shared cores are not equally fast at all times."""
    began = time.perf_counter()
    total = 0
    for i in range(1_000_000):
        total += i * i % 7
    return 1000 * (time.perf_counter() - began)


async def main(arguments: argparse.Namespace) -> None:
    """Run what was asked for, each on a fresh server."""
    names = ["live", "saturation", "idle", "cold"] if arguments.what == "all" else [arguments.what]
    for name in names:
        with tempfile.TemporaryDirectory() as scratch:
            server = Server(arguments.database or f"sqlite:///{scratch}/load.db", arguments.python)
            servers = [server]
            if name == "in-turn":
                other = Server(f"sqlite:///{scratch}/other.db", arguments.python, arguments.other)
                servers.insert(0, other)
            for each in servers:
                each.start()
            before = yardstick()
            try:
                match name:
                    case "live":
                        report = await live(
                            server, arguments.tables or 500, arguments.seconds, arguments.game
                        )
                    case "saturation":
                        report = await saturation(
                            server,
                            arguments.tables or 200,
                            arguments.in_flight,
                            arguments.seconds,
                            arguments.game,
                            arguments.seats,
                        )
                    case "in-turn":
                        report = await in_turn(
                            servers,
                            arguments.tables or 300,
                            arguments.in_flight,
                            arguments.seconds,
                            arguments.game,
                            arguments.seats,
                        )
                    case "idle":
                        report = await idle(server, arguments.sockets, arguments.game)
                    case _:
                        report = await cold(server, arguments.game)
            finally:
                for each in servers:
                    each.stop()
        report["loadavg"] = Path("/proc/loadavg").read_text().split()[0]
        report["yardstick_ms"] = [round(before), round(yardstick())]
        print(json.dumps({"measure": name, "game": arguments.game, **report}))


if __name__ == "__main__":
    from tests.server.serve_lots import add_lots

    add_lots()
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=["live", "saturation", "in-turn", "idle", "cold", "all"])
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--in-flight", type=int, default=40, help="tables that play at a time")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--sockets", type=int, default=8_000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="express")
    parser.add_argument("--database", default="")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--other", type=Path, default=ROOT, help="the folder of another version")
    uvloop.run(main(parser.parse_args()))
