"""What both games' benchmarks measure, each beside its bar."""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from folsom.cli.batches import count_games
from folsom.cli.compiling import BATCH, TABLE, prepare
from folsom.games import TITLES, game_module

SECONDS = 2.0
N_REPEATS = 5


@dataclass(frozen=True, slots=True)
class Measure:
    """A measured value, its unit, and what it is held to."""

    name: str
    value: float
    unit: str
    bar: float
    is_ceiling: bool

    @property
    def is_met(self) -> bool:
        """Whether the bar is met."""
        return self.value <= self.bar if self.is_ceiling else self.value >= self.bar


def decisions_per_second(game: str, seats: int, threads: int) -> float:
    """Random play through the real decisions and options; the best of several runs."""
    options = game_module(game).read_options({"seats": seats})
    counts = [count_games(game, options, SECONDS / N_REPEATS, threads) for _ in range(N_REPEATS)]
    return max(count.decisions / count.seconds for count in counts)


def shortest(do: Callable[[], object], n: int) -> float:
    """Seconds a call takes: the best of several runs of n calls."""
    runs = []
    for _ in range(N_REPEATS):
        start = time.perf_counter()
        for _ in range(n):
            do()
        runs.append((time.perf_counter() - start) / n)
    return min(runs)


def start_seconds(code: str) -> float:
    """How long a fresh Python takes for some code, less what an empty one takes; the median."""
    return _process_seconds(code) - _process_seconds("pass")


def _process_seconds(code: str) -> float:
    runs = []
    for _ in range(N_REPEATS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
        runs.append(time.perf_counter() - start)
    return statistics.median(runs)


def a_random_game(game: str, seats: int, seed: int) -> Any:
    """A finished game of random play."""
    source = random.Random(seed)
    table = game_module(game).new(seats=seats, seed=seed)
    while table.decision is not None:
        table.play(source.choice(table.decision.numbers))
    return table


def replay_microseconds(game: str, seats: int) -> float:
    """A whole game from the text of its transcript, every answer checked: the median over several games."""
    replay = game_module(game).replay
    texts = [a_random_game(game, seats, seed).transcript().write() for seed in range(7)]
    return 1e6 * statistics.median(shortest(partial(replay, text), 50) for text in texts)


def view_microseconds(game: str, seats: int) -> float:
    """A seat's view in the middle of a game, built and encoded."""
    table = game_module(game).new(seats=seats, seed=1)
    source = random.Random(1)
    for _ in range(40):
        if table.decision is not None:
            table.play(source.choice(table.decision.numbers))
    encode = msgspec.json.Encoder().encode
    return 1e6 * shortest(lambda: encode(table.view(0)), 500)


def measure(game: str, seats: int, bars: dict[str, float]) -> list[Measure]:
    """Everything, in the order of the table in issue 2."""
    prepare(game, TABLE, BATCH)
    one = decisions_per_second(game, seats, 1)
    two = decisions_per_second(game, seats, 2)
    state_bytes = game_module(game).new(seats=seats).records.itemsize
    version = "import sys; sys.argv[1:] = ['--version']; from folsom.cli import main; main()"
    later = (
        "from folsom.cli.batches import play_batch; from folsom.games import game_module;"
        f"play_batch({game!r}, game_module({game!r}).Options(), 0, 1)"
    )
    return [
        Measure("decisions/s, 1 thread", one, "", bars["decisions"], False),
        Measure("2 threads over 1", two / one, "x", 1.8, False),
        Measure("bytes of a state", state_bytes, "", bars["bytes"], True),
        Measure("import folsom", start_seconds("import folsom"), "s", 0.3, True),
        Measure("folsom --version", start_seconds(version), "s", 0.3, True),
        Measure("later start of a simulation", start_seconds(later), "s", 1.5, True),
        Measure("full replay of a game", replay_microseconds(game, seats), "µs", 200, True),
        Measure("view, built and encoded", view_microseconds(game, seats), "µs", 100, True),
    ]


def show(game: str, seats: int, bars: dict[str, float]) -> None:
    """Measure and print the table."""
    table = Table(title=f"{TITLES[game]}, {seats} seats, {os.cpu_count()} cores", box=None)
    for title in ("measure", "value", "bar", ""):
        table.add_column(title, justify="left" if title in ("measure", "") else "right")
    for row in measure(game, seats, bars):
        digits = 0 if row.value >= 1000 else 2
        sign = "≤" if row.is_ceiling else "≥"
        table.add_row(
            row.name,
            f"{row.value:,.{digits}f} {row.unit}".strip(),
            f"{sign} {row.bar:,g} {row.unit}".strip(),
            "met" if row.is_met else "missed",
        )
    Console().print(table)
