"""The modules in Node or a browser beside the native kernels: equal in very many games, and how fast.

python -m benchmarks.page                  speed by processor time, in turn, one core each
python -m benchmarks.page --equal          10,000 games of every variant, 5,000 sights of every seat, 100 searches
With --chromium in a page of Chromium instead of Node; with --equal --firefox in one of Firefox, and --some for a
hundredth of the games and a tenth of the rest.
"""

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from tests.page.in_firefox import InFirefox
from tests.page.in_python import MODULES
from tests.page.jobs import EVERY, Job, choices, natively, random_games, search, sights

from folsom.bots import observe
from folsom.bots.search import Searcher
from folsom.core.chooser import new_chooser
from folsom.core.state import NO_EVENTS
from folsom.games import game_module, parts_of

ROOT = Path(__file__).parents[1]
N_GAMES, N_SIGHTS, N_SEARCHES, N_PLAYOUTS = 10_000, 5_000, 100, 500
ROUNDS, SECONDS = 5, 1.0


class Worker(Protocol):
    """Does jobs."""

    def do(self, job: Job) -> str:
        """Give it a job and wait for the answer."""


class Elsewhere:
    """A process that is given jobs: Node, or a browser that Node looks after."""

    def __init__(self, program: str) -> None:
        command = [
            str(ROOT / "tools/node"),
            "node",
            str(ROOT / "tests/page" / program),
            str(MODULES),
        ]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def do(self, job: Job) -> str:
        """Give it a job and wait for the answer."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(job) + "\n")
        process.stdin.flush()
        return process.stdout.readline().strip()


def all_jobs(game: str, some: bool) -> Iterator[Job]:
    """What must be equal. A sight is what one seat sees after one answer; a game has hundreds."""
    n_sights, n_searches = (N_SIGHTS // 10, N_SEARCHES // 10) if some else (N_SIGHTS, N_SEARCHES)
    yield from random_games(game, N_GAMES // 100 if some else N_GAMES)
    names = sorted(EVERY[game])
    for name in names:
        seen, seed = 0, 0
        while seen < n_sights:
            job = sights(game, name, seed)
            yield job
            seen, seed = seen + len(job["answers"]), seed + 1
    for seed in range(n_searches):
        yield search(game, names[seed % len(names)], seed, N_PLAYOUTS)


def compare(there: Worker, some: bool) -> None:
    """Every job natively and there; what differs ends the program."""
    for game in EVERY:
        done: dict[str, int] = {}
        for job in all_jobs(game, some):
            if there.do(job) != natively(job):
                sys.exit(f"not equal: {json.dumps(job)}")
            n = (
                job.get("n", 1)
                if job["do"] == "games"
                else len(job["answers"])
                if job["do"] == "sights"
                else 1
            )
            done[job["do"]] = done.get(job["do"], 0) + n
        print(f"{game}: equal in {done['games']:,} games of {len(EVERY[game])} variants,")
        print(f"  sights of every seat after {done['sights']:,} answers, {done['search']} searches")


def _table(game: str) -> dict[str, Any]:
    options = game_module(game).read_options({"seats": 4 if game == "express" else 5})
    return {"game": game, "choices": choices(game, options), "seed": "00" * 32, "lots": "11" * 32}


def _per_second(step: Callable[[], int]) -> float:
    start, n = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        n += step()
    return n / (time.process_time() - start)


def native_decisions(game: str) -> float:
    """Decisions a second in random games."""
    parts = parts_of(game)
    template = parts.options.make_template(
        game_module(game).read_options({"seats": 4 if game == "express" else 5})
    )
    table, chooser = np.zeros(1, template.dtype), new_chooser(0)
    points, won, bandits = (
        np.zeros((1000, 7), np.int64),
        np.zeros(1000, np.int64),
        np.zeros((1000, 7), np.int64),
    )

    def play() -> int:
        return parts.playout.simulate(
            template, table, 0, 1000, 1, chooser, NO_EVENTS, points, won, bandits
        )

    play()
    return _per_second(play)


def native_playouts(game: str) -> float:
    """Playouts a second of a search at the beginning of a game."""
    table = game_module(game).new(seats=4 if game == "express" else 5, seed=0)
    decision = table.decision
    assert decision is not None
    searcher = Searcher(game, 1)
    searcher.begin(observe(table, decision.seat, bytes.fromhex("11" * 32)).records, decision.seat)
    searcher.play(2_000)

    def think() -> int:
        searcher.play(500)
        return 500

    return _per_second(think)


def measure(there: Worker) -> None:
    """Native and there in turn; medians, and the ratio of each pair."""
    for game in EVERY:
        seat = getattr(
            game_module(game).new(seats=4 if game == "express" else 5, seed=0).decision, "seat", 0
        )
        for what, native in (("decisions", native_decisions), ("playouts", native_playouts)):
            pairs = [
                (
                    native(game),
                    float(there.do({**_table(game), "do": what, "seat": seat, "seconds": SECONDS})),
                )
                for _ in range(ROUNDS)
            ]
            ratio = statistics.median(b / a for a, b in pairs)
            natively_done, done_there = (
                statistics.median(each) for each in zip(*pairs, strict=True)
            )
            print(
                f"{game}: {what}/s native {natively_done:,.0f}, there {done_there:,.0f}, ratio {ratio:.2f}"
            )


if __name__ == "__main__":
    if "--equal" not in sys.argv:
        measure(Elsewhere("in_browser.mjs" if "--chromium" in sys.argv else "in_node.mjs"))
    elif "--firefox" in sys.argv:
        with InFirefox() as firefox:
            compare(firefox, "--some" in sys.argv)
    else:
        program = "in_browser.mjs" if "--chromium" in sys.argv else "in_node.mjs"
        compare(Elsewhere(program), "--some" in sys.argv)
