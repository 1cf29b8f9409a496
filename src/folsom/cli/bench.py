"""`folsom bench`: how fast games are played at random, through the real decisions and options."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Annotated

import typer
from rich.console import Console

from folsom.cli.compiling import BATCH, prepare
from folsom.cli.game_options import TakesOptions
from folsom.cli.interrupt import Interrupted, ignore_interrupts, stop_at_interrupt
from folsom.cli.tables import read_pairs, read_table
from folsom.core.errors import BadOptions, FolsomError
from folsom.games import game_module, parts_of

MAX_THREADS = 256
COMMAND = TakesOptions


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be measured."""

    game: str
    seats: int
    threads: int
    seconds: float
    options: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game} with {self.seats} seats, threads: {self.threads},"


@dataclass(frozen=True, slots=True)
class Measured:
    """A result, with the keys of `--json`."""

    game: str
    seats: int
    backend: str
    threads: int
    games_per_second: float
    decisions_per_second: float


def play_for(wanted: Wanted) -> tuple[float, float]:
    """Games and decisions a second."""
    from folsom.cli.batches import count_games

    options = read_table(wanted.game, {"seats": wanted.seats, **read_pairs(wanted.options)})
    with stop_at_interrupt() as stopped:
        count = count_games(wanted.game, options, wanted.seconds, wanted.threads, stopped)
    if stopped.is_set():
        raise KeyboardInterrupt
    return count.games / count.seconds, count.decisions / count.seconds


def measure_numba(wanted: Wanted) -> tuple[float, float]:
    """The compiled rules, in threads."""
    from folsom import kernel

    if not kernel.IS_COMPILED:
        raise BadOptions("the rules are not compiled here: FOLSOM_JIT is 0, or Numba is missing")
    prepare(wanted.game, BATCH)
    return play_for(wanted)


def measure_python(wanted: Wanted) -> tuple[float, float]:
    """The same rules as plain Python, in a process of its own where nothing is compiled."""
    from folsom import kernel

    if not kernel.IS_COMPILED:
        return play_for(wanted)
    words = [sys.executable, "-m", "folsom", "bench", "--json", "--backend", "python"]
    words += ["--game", wanted.game, "--seats", str(wanted.seats), "--threads", str(wanted.threads)]
    words += ["--seconds", str(wanted.seconds)]
    for pair in wanted.options:
        words += ["--option", pair]
    done = subprocess.run(
        words, env={**os.environ, "FOLSOM_JIT": "0"}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise FolsomError(done.stderr.strip() or "the measurement in plain Python failed")
    result = json.loads(done.stdout)
    return result["games_per_second"], result["decisions_per_second"]


GAMES_ON_THE_CARD = 1 << 16


def measure_cuda(wanted: Wanted) -> tuple[float, float]:
    """The same rules on a graphics card, one game a thread of it; the first batch compiles."""
    from folsom.gpu.playouts import random_playouts

    options = read_table(wanted.game, {"seats": wanted.seats, **read_pairs(wanted.options)})
    template = parts_of(wanted.game).options.make_template(options)
    random_playouts(wanted.game, template, GAMES_ON_THE_CARD)
    n_games, decisions, seconds = 0, 0, 0.0
    while seconds < wanted.seconds:
        played = random_playouts(wanted.game, template, GAMES_ON_THE_CARD, first=n_games)
        n_games += played.n_games
        decisions += played.decisions
        seconds += played.seconds
    return n_games / seconds, decisions / seconds


BACKENDS: dict[str, Callable[[Wanted], tuple[float, float]]] = {
    "numba": measure_numba,
    "python": measure_python,
    "cuda": measure_cuda,
}


def _read_list(text: str, what: str) -> list[int]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() and int(word) <= MAX_THREADS for word in words):
        raise BadOptions(f"{what} are numbers with commas between them, such as 1,2, not {text!r}")
    return [int(word) for word in words]


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    game: Annotated[
        str, typer.Option(help="express, superexpress, or both with a comma.")
    ] = "express",
    seats: Annotated[str | None, typer.Option(help="Players, such as 4 or 3,4,5.")] = None,
    backend: Annotated[
        str, typer.Option(help="numba, python, cuda, or several with commas.")
    ] = "numba",
    threads: Annotated[str, typer.Option(help="Threads, such as 1 or 1,2.")] = "1",
    seconds: Annotated[
        float, typer.Option(help="How long a measurement takes.", min=0.01, max=600)
    ] = 2.0,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE."),
    ] = None,
) -> None:
    """Measure the speed of random play: the advanced game, full rules."""
    console = Console(stderr=True)
    results: list[Measured] = []
    try:
        for wanted in _wishes(game, seats, threads, seconds, tuple(option or ())):
            for engine in backend.split(","):
                if engine not in BACKENDS:
                    raise BadOptions(f"the backends are {', '.join(BACKENDS)}, not {engine!r}")
                with console.status(f"Measuring {wanted} on {engine} …"):
                    games, decisions = BACKENDS[engine](wanted)
                result = Measured(
                    wanted.game,
                    wanted.seats,
                    engine,
                    wanted.threads,
                    round(games, 1),
                    round(decisions, 1),
                )
                results.append(result)
                if as_json:
                    print(json.dumps(asdict(result)), flush=True)
    except KeyboardInterrupt:
        ignore_interrupts()
        if results and not as_json:
            _print_table(results)
        n = len(results)
        raise Interrupted(f"after {n} measurement{'' if n == 1 else 's'}") from None
    if not as_json:
        _print_table(results)


def _wishes(
    games: str, seats: str | None, threads: str, seconds: float, options: tuple[str, ...]
) -> Iterator[Wanted]:
    """Every combination of the lists that were given."""
    for game in games.split(","):
        usual = game_module(game).Options().seats
        for n_seats in _read_list(seats, "seats") if seats else [usual]:
            for n_threads in _read_list(threads, "threads"):
                read_table(game, {"seats": n_seats, **read_pairs(options)})
                yield Wanted(game, n_seats, max(1, n_threads), seconds, options)


def _print_table(results: list[Measured]) -> None:
    from rich.table import Table

    table = Table(box=None, header_style="dim", pad_edge=False)
    for title in ("game", "seats", "backend", "threads", "games/s", "decisions/s"):
        table.add_column(title, justify="left" if title in ("game", "backend") else "right")
    for row in results:
        table.add_row(
            row.game,
            str(row.seats),
            row.backend,
            str(row.threads),
            f"{row.games_per_second:,.0f}",
            f"{row.decisions_per_second:,.0f}",
        )
    Console().print(table)
