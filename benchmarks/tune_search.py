"""Find the search's settings by playing: one candidate against Outlaws, the same deals for all candidates.

    python benchmarks/tune_search.py express --seats 4 --playouts 500 --deals 20

Prints a line a candidate: its settings, its share of the victories (one against the rest), the 95%
interval by deal. Playouts are counted, not timed, so the numbers come out the same everywhere.
"""

import argparse
import itertools
import json
from typing import Any

import numpy as np

from folsom import bots
from folsom.arena.statistics import mean_by_deal
from folsom.bots.levels import Thinking
from folsom.bots.search import SearchBot
from folsom.games import game_module

# exploration, spread of the rules of thumb, blunders in 100, weight of winning, dollars, rivals search
CANDIDATES = {
    "express": {
        "exploration": (0.3, 0.6),
        "spread": (60.0, 150.0, 300.0),
        "blunder": (0.0, 5.0),
        "win share": (0.3, 0.7),
        "scale": (500.0,),
        "rivals": (0.0, 1.0),
    },
    "superexpress": {
        "exploration": (0.3, 0.6, 1.0),
        "spread": (200.0, 600.0),
        "blunder": (0.0, 15.0),
        "win share": (0.6, 1.0),
        "scale": (1.0,),
        "rivals": (0.0, 1.0),
    },
}


def play(
    game: str,
    options: dict[str, Any],
    deal: int,
    alone: int,
    settings: list[float],
    playouts: int,
) -> float:
    """One game of a candidate against Outlaws; returns its share of the victory."""
    played = game_module(game).new(seed=900_000 + deal, **options)
    players: list[bots.Bot] = [
        bots.make("outlaw", game, deal * 100 + seat) for seat in range(played.n_seats)
    ]
    thinking = Thinking(None, playouts, 1)
    players[alone] = SearchBot(game, deal * 100 + alone, thinking, settings=np.array(settings))
    while played.decision is not None:
        seat = played.decision.seat
        seed = (deal * 1000 + played.number).to_bytes(32, "big")
        played.play(players[seat].answer(bots.observe(played, seat, seed)), seat)
    assert played.outcome is not None
    return float(played.outcome.shares[alone])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(CANDIDATES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", default="{}", help="more options of the game, as JSON")
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--settings", help="only these settings, as a JSON list of lists")
    given = parser.parse_args()
    options = {"seats": given.seats, **json.loads(given.options)}
    grid = itertools.product(*CANDIDATES[given.game].values())
    candidates = json.loads(given.settings) if given.settings else [list(c) for c in grid]
    for settings in candidates:
        shares = [
            ((0, deal), play(given.game, options, deal, alone, settings, given.playouts), 1.0)
            for deal in range(given.deals)
            for alone in range(given.seats)
        ]
        mean = mean_by_deal(shares)
        print(f"{settings}: {100 * mean.mean:.1f}% ± {100 * mean.margin:.1f}", flush=True)


if __name__ == "__main__":
    main()
