"""How long a game takes to be looked over, in processor time of one core: its graph, and its turning points.

python benchmarks/review.py --games 10
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from folsom.analysis import graph
from folsom.bots import make, observe
from folsom.core.game import Game
from folsom.games import game_module

AnyGame = Game[Any, Any, Any]
SEATS = 4


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    arguments = parser.parse_args()
    for name in ("express", "superexpress"):
        games = [finished(name, seed) for seed in range(arguments.games + 1)]
        took: dict[str, list[float]] = {"graph": [], "one line": [], "turning points": []}
        for game in games:
            took["graph"].append(seconds(partial(graph, game)))
            took["one line"].append(seconds(partial(graph, game, 0)))
            took["turning points"].append(seconds(game.review))
        # The first loads the compiled code.
        told = {
            what: [round(median(each[1:]), 2), round(max(each[1:]), 2)]
            for what, each in took.items()
        }
        print(
            json.dumps({"game": name, "games": arguments.games, "median, longest": told}),
            flush=True,
        )


def seconds(work: Callable[[], object]) -> float:
    """The processor time of some work."""
    start = time.process_time()
    work()
    return time.process_time() - start


def finished(name: str, seed: int) -> AnyGame:
    """A game between Outlaws."""
    game: AnyGame = game_module(name).new(seats=SEATS, seed=seed)
    bots = [make("outlaw", name, seed * SEATS + seat) for seat in range(SEATS)]
    while not game.is_over:
        seat = game.decisions[0].seat
        game.answer(bots[seat].answer(observe(game, seat)), seat)
    return game


if __name__ == "__main__":
    main()
