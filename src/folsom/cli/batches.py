"""Many games at full speed: the compiled playout of a game, on as many threads as wanted."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.chooser import new_chooser
from folsom.core.state import NO_EVENTS
from folsom.games import parts_of
from folsom.kernel import IS_COMPILED

Numbers = npt.NDArray[np.int64]

SLICE_GAMES = 256 if IS_COMPILED else 1
"""How many games one call plays: nobody can stop it before it returns."""

SLICE_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Batch:
    """Finished games: a row each, a column a seat. `bandits` is the playout's own code."""

    points: Numbers
    won: Numbers
    bandits: Numbers
    decisions: int


def _player(game: str, options: Any) -> Callable[[int, int, Numbers, Numbers, Numbers], int]:
    """Plays games number `first` and the following at random, into rows; returns the decisions taken."""
    parts = parts_of(game)
    template, simulate = parts.options.make_template(options), parts.playout.simulate
    table, chooser = template.copy(), new_chooser(0)

    def play(first: int, n_games: int, points: Numbers, won: Numbers, bandits: Numbers) -> int:
        return int(
            simulate(template, table, first, n_games, 1, chooser, NO_EVENTS, points, won, bandits)
        )

    return play


def play_batch(
    game: str, options: Any, first: int, n_games: int, stopped: Event | None = None
) -> Batch:
    """Play games number `first` and the following, in this thread, without the GIL; fewer if it is stopped."""
    play = _player(game, options)
    points = np.zeros((n_games, options.seats), np.int64)
    bandits = np.zeros((n_games, options.seats), np.int64)
    won = np.zeros(n_games, np.int64)
    decisions = n_played = 0
    while n_played < n_games and not (stopped and stopped.is_set()):
        rows = slice(n_played, min(n_games, n_played + SLICE_GAMES))
        n = rows.stop - rows.start
        decisions += play(first + n_played, n, points[rows], won[rows], bandits[rows])
        n_played += n
    return Batch(points[:n_played], won[:n_played], bandits[:n_played], decisions)


@dataclass(frozen=True, slots=True)
class Count:
    """How much was played in how long."""

    games: int
    decisions: int
    seconds: float


def count_games(
    game: str, options: Any, seconds: float, threads: int = 1, stopped: Event | None = None
) -> Count:
    """Play on several threads for so long, only to count. Loading the code is not counted."""
    stopped = stopped or Event()
    play_batch(game, options, 0, 1)
    start = time.perf_counter()
    play = partial(_count_until, game, options, start + seconds, stopped)
    with ThreadPoolExecutor(threads) as pool:
        counts = list(pool.map(play, range(threads)))
    took = time.perf_counter() - start
    return Count(sum(games for games, _ in counts), sum(taken for _, taken in counts), took)


def _count_until(
    game: str, options: Any, end: float, stopped: Event, thread: int
) -> tuple[int, int]:
    """One thread's share, in calls that grow until they are worth their while and still end in time."""
    play = _player(game, options)
    nothing, no_rows = np.zeros(0, np.int64), np.zeros((0, options.seats), np.int64)
    n_games = decisions = 0
    first, n = thread << 40, 1
    while True:
        start = time.perf_counter()
        decisions += play(first + n_games, n, no_rows, nothing, no_rows)
        n_games += n
        now = time.perf_counter()
        if now >= end or stopped.is_set():
            return n_games, decisions
        each = max((now - start) / n, 1e-7)
        n = max(1, min(10 * n, int(min(SLICE_SECONDS, end - now) / each)))
