"""Many games at full speed: the compiled playout of a game, on as many threads as wanted."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.chooser import new_chooser
from folsom.core.state import NO_EVENTS

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Batch:
    """Finished games: a row each, a column a seat. `bandits` is the playout's own code."""

    points: Numbers
    won: Numbers
    bandits: Numbers
    decisions: int


def play_batch(
    game: str, options: Any, first: int, n_games: int, seed: int, keeps_results: bool = True
) -> Batch:
    """Play games number `first` and the following at random, in this thread, without the GIL."""
    template = import_module(f"folsom.{game}.options").make_template(options)
    playout = import_module(f"folsom.{game}.playout")
    n_rows = n_games if keeps_results else 0
    points = np.zeros((n_rows, options.seats), np.int64)
    bandits = np.zeros((n_rows, options.seats), np.int64)
    won = np.zeros(n_rows, np.int64)
    decisions = playout.simulate(
        template,
        template.copy(),
        first,
        n_games,
        1,
        new_chooser(seed * 1_000_003 + first),
        NO_EVENTS,
        points,
        won,
        bandits,
    )
    return Batch(points, won, bandits, int(decisions))


def play_in_threads(game: str, options: Any, n_games: int, seed: int, threads: int) -> int:
    """Play games on several threads, only to count. Returns how many decisions were taken."""
    shares = [n_games * (i + 1) // threads - n_games * i // threads for i in range(threads)]
    starts = [n_games * i // threads for i in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        batches = pool.map(
            lambda start, share: play_batch(game, options, start, share, seed, keeps_results=False),
            starts,
            shares,
        )
        return sum(batch.decisions for batch in batches)
