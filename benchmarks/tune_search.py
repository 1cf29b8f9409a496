"""Find the search's settings by playing: one candidate against the rest, the same deals for all candidates.

    python benchmarks/tune_search.py express --seats 4 --thinking 500 --deals 20
    python benchmarks/tune_search.py express --net runs/a --thinking 20ms --against sharpshooter:20ms \\
        --settings '[{}, {"PRIOR": 1}, {"HORIZON": 2, "PRIOR": 1}]' --workers 16

A candidate is what it has other than the usual settings, by name. Prints a line each: its share of the victories,
and the 95% interval by deal. Where playouts are counted, not timed, the numbers come out the same everywhere.
"""

import argparse
import itertools
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from folsom import bots
from folsom.arena.statistics import mean_by_deal
from folsom.bots import search_kernels
from folsom.bots.levels import read_level
from folsom.bots.net import net_of
from folsom.bots.search import SearchBot, default_settings
from folsom.games import game_module, game_names

CANDIDATES: dict[str, dict[str, tuple[float, ...]]] = {
    "express": {
        "EXPLORATION": (0.3, 0.6),
        "SPREAD": (60.0, 150.0, 300.0),
        "BLUNDER": (0.0, 5.0),
        "WIN_SHARE": (0.0, 0.3, 0.7),
        "RIVALS_SEARCH": (0.0, 1.0),
    },
    "superexpress": {
        "EXPLORATION": (0.3, 0.6, 1.0),
        "SPREAD": (200.0, 600.0),
        "BLUNDER": (0.0, 15.0),
        "WIN_SHARE": (0.6, 1.0),
        "RIVALS_SEARCH": (0.0, 1.0),
    },
}
FIRST_DEAL = 900_000


@dataclass(frozen=True, slots=True)
class Trial:
    """One candidate at one table."""

    game: str
    options: dict[str, Any]
    settings: dict[str, float]
    thinking: str
    against: str
    net: str | None

    def play(self, deal: int, alone: int) -> float:
        """One game; returns the candidate's share of the victory."""
        played = game_module(self.game).new(seed=FIRST_DEAL + deal, **self.options)
        players: list[bots.Bot] = [
            bots.make(self.against, self.game, deal * 100 + seat) for seat in range(played.n_seats)
        ]
        thinking = read_level(f"sharpshooter:{self.thinking}").thinking
        assert thinking is not None
        weights = None if self.net is None else net_of(self.game, self.net).weights
        settings = default_settings(self.game, played.records, weights is not None)
        for name, value in self.settings.items():
            settings[getattr(search_kernels, name)] = value
        players[alone] = SearchBot(
            self.game, deal * 100 + alone, thinking, settings=settings, weights=weights
        )
        while played.decision is not None:
            seat = played.decision.seat
            seed = (deal * 1000 + played.number).to_bytes(32, "big")
            played.play(players[seat].answer(bots.observe(played, seat, seed)), seat)
        assert played.outcome is not None
        return float(played.outcome.shares[alone])


def main() -> None:
    """Play the candidates one after the other."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", default="{}", help="more options of the game, as JSON")
    parser.add_argument("--thinking", default="500", help="playouts, or a time such as 20ms")
    parser.add_argument("--against", default="outlaw")
    parser.add_argument("--net", help="the folder of a net: then it is Legend that is tuned")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--settings", help="only these candidates, as a JSON list of objects")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    options = {"seats": given.seats, **json.loads(given.options)}
    grid = CANDIDATES[given.game]
    candidates = [
        dict(zip(grid, values, strict=True)) for values in itertools.product(*grid.values())
    ]
    if given.settings:
        candidates = json.loads(given.settings)
    tables = list(itertools.product(range(given.deals), range(given.seats)))
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        for settings in candidates:
            trial = Trial(given.game, options, settings, given.thinking, given.against, given.net)
            found = pool.map(trial.play, *zip(*tables, strict=True))
            shares = [
                ((0, deal), share, 1.0) for (deal, _), share in zip(tables, found, strict=True)
            ]
            mean = mean_by_deal(shares)
            print(
                f"{json.dumps(settings)}: {100 * mean.mean:.1f}% ± {100 * mean.margin:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
