"""How fast versions of the source play, see, replay and search, each in turn.

    python benchmarks/in_turn.py OTHER/src src [--game express] [--rounds 40]

takes source folders and keeps one process of each. Round by round each does the same piece of work and tells
its processor time, so that whatever else the machine does slows them alike. It prints the best rounds, and the
speed of each folder beside the first: by the best rounds, and as the median of the pairs.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

SEATS = {"express": 4, "superexpress": 5}
N_GAMES = 300
N_CALLS = 200
N_TRANSCRIPTS = 5
N_POSITIONS = 3
USES = ("play", "view", "sights", "replay", "search")
"""Decisions of random play; a view, built and encoded; all that everyone at a table is sent; a transcript played
again; playouts in the search from the middle of a game."""


def main() -> None:
    """Measure every use in turn, and print as each is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", nargs="+", type=Path)
    parser.add_argument("--game", choices=SEATS, default="express")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.game)
        return
    workers = [start(source.resolve(), given.game) for source in given.source]
    for use in USES:
        taken: list[list[float]] = [[] for _ in workers]
        for _ in range(given.rounds):
            for worker, times in zip(workers, taken, strict=True):
                times.append(ask(worker, use))
        for source, times in zip(given.source, taken, strict=True):
            pairs = statistics.median(a / b for a, b in zip(taken[0], times, strict=True))
            print(
                f"{given.game:12} {use:6}  {1e6 * min(times):9.3f} µs   ratio {min(taken[0]) / min(times):.3f}"
                f"   of pairs {pairs:.3f}   {source}",
                flush=True,
            )


def start(source: Path, game: str) -> "subprocess.Popen[str]":
    """A process that works with one version; it is ready when it has told so."""
    command = [sys.executable, "-P", __file__, str(source), "--game", game, "--work"]
    worker = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(source)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert worker.stdout is not None
    worker.stdout.readline()
    return worker


def ask(worker: "subprocess.Popen[str]", use: str) -> float:
    """Seconds of processor time that one of a use takes now."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    print(use, file=worker.stdin, flush=True)
    return float(worker.stdout.readline())


# ------------------------------------------------------------------ in the process of one version


def work(game: str) -> None:
    """Do what is asked for, line by line, and tell how long one took."""
    uses = {"play": player(game), **others(game)}
    for do in uses.values():
        do()
    print("ready", flush=True)
    for line in sys.stdin:
        began = time.process_time()
        n = uses[line.strip()]()
        print((time.process_time() - began) / n, flush=True)


def player(game: str) -> Callable[[], int]:
    """Plays other games at random each time; returns how many decisions they had."""
    import numpy as np

    from folsom.core.chooser import new_chooser
    from folsom.core.state import NO_EVENTS

    module = import_module(f"folsom.{game}")
    template = import_module(f"folsom.{game}.options").make_template(module.Options())
    simulate = import_module(f"folsom.{game}.playout").simulate
    table, chooser = template.copy(), new_chooser(0)
    nothing, no_rows = np.zeros(0, np.int64), np.zeros((0, SEATS[game]), np.int64)
    first = 0

    def play() -> int:
        nonlocal first
        first += N_GAMES
        return int(
            simulate(
                template, table, first, N_GAMES, 1, chooser, NO_EVENTS, no_rows, nothing, no_rows
            )
        )

    return play


def others(game: str) -> dict[str, Callable[[], int]]:
    """What else is done; each returns how often."""
    import msgspec

    module = import_module(f"folsom.{game}")
    seats = SEATS[game]
    table = played_at_random(module, seats, 1, 40)
    transcripts = [
        played_at_random(module, seats, seed).transcript().write() for seed in range(N_TRANSCRIPTS)
    ]
    middles = [middle(game, seats, seed) for seed in range(N_POSITIONS)]
    encode = msgspec.json.Encoder().encode

    def view() -> int:
        for _ in range(N_CALLS):
            encode(table.view(0))
        return N_CALLS

    def sights() -> int:
        for _ in range(N_CALLS):
            table.sights_as_json(range(seats))
        return N_CALLS

    def replay() -> int:
        for _ in range(N_CALLS // 20):
            for transcript in transcripts:
                module.replay(transcript)
        return N_CALLS // 20 * N_TRANSCRIPTS

    def search() -> int:
        from folsom.bots.search import Searcher

        for seed, observed in enumerate(middles):
            searcher = Searcher(game, seed)
            searcher.begin(observed.records, observed.seat)
            searcher.play(N_CALLS)
        return N_CALLS * N_POSITIONS

    return {"view": view, "sights": sights, "replay": replay, "search": search}


def played_at_random(module: Any, seats: int, seed: int, most: int = 10_000) -> Any:
    """A game after so many answers at the most."""
    source = random.Random(seed)
    table = module.new(seats=seats, seed=seed)
    for _ in range(most):
        if table.decision is None:
            break
        table.play(source.choice(table.decision.numbers))
    return table


def middle(game: str, seats: int, seed: int) -> Any:
    """A decision halfway through a game of Outlaws, as its seat may see it."""
    from folsom import bots

    table = import_module(f"folsom.{game}").new(seats=seats, seed=seed)
    players = [bots.make("outlaw", game, seat) for seat in range(seats)]
    while int(table.records[0].round_number) < 2:
        seat = table.decision.seat
        table.play(players[seat].answer(bots.observe(table, seat, bytes(32))), seat)
    return bots.observe(table, table.decision.seat, bytes(32))


if __name__ == "__main__":
    main()
