"""Do chances come true? Positions of games between mixed bots, judged by what a seat knew, in ten bins.

python benchmarks/calibration.py --games 2000 --workers 16
"""

import argparse
import json
import os
import random
from collections import defaultdict
from functools import cache, partial

from folsom.analysis import Judge
from folsom.analysis.graph import PLAYOUTS, error_of
from folsom.analysis.workers import in_order
from folsom.bots import make, observe
from folsom.core.game import Game
from folsom.games import game_module

GAMES = ("express", "superexpress")
LEVELS = ("tenderfoot", "outlaw", "sharpshooter:100")
A_GAME = 5
"""How many positions of a game are judged: one would be too few, and all too much alike."""


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--game", choices=GAMES, action="append", help="one game only")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--workers", type=int, default=1, help="processes; 0 for all cores")
    arguments = parser.parse_args()
    workers = arguments.workers or os.cpu_count() or 1
    for game in arguments.game or GAMES:
        found = measure(game, arguments.first, arguments.games, arguments.playouts, workers)
        print(json.dumps(found), flush=True)


def measure(
    game: str, first: int, n_games: int, playouts: int, workers: int = 1
) -> dict[str, object]:
    """What came of the positions in each bin, in percent, and how sure that is."""
    bins: list[list[tuple[int, float, float]]] = [[] for _ in range(10)]
    deals = range(first, first + n_games)
    with in_order(partial(play, game, playouts), deals, workers) as games:
        for deal, found in zip(deals, games, strict=True):
            for share, came in found:
                bins[min(int(share * 10), 9)].append((deal, share, came))
    rows = [[len(each), *(round(100 * part, 1) for part in summed_up(each))] for each in bins]
    return {
        "game": game,
        "first": first,
        "games": n_games,
        "playouts": playouts,
        "n, said, came, ±": rows,
    }


def summed_up(found: list[tuple[int, float, float]]) -> tuple[float, float, float]:
    """What was said of positions on average, how often it came, and how sure that is.

    Positions of one game come true or not together: what is independent is the games.
    """
    if not found:
        return 0.0, 0.0, 0.0
    n = len(found)
    said, came = sum(share for _, share, _ in found) / n, sum(it for _, _, it in found) / n
    off: dict[int, float] = defaultdict(float)
    for deal, _, it in found:
        off[deal] += it - came
    return said, came, 1.96 * sum(each * each for each in off.values()) ** 0.5 / n


@cache
def judge_of(game: str) -> Judge:
    """The one of this process."""
    return Judge(game)


def play(game: str, playouts: int, seed: int) -> list[tuple[float, float]]:
    """What was said of some positions of a game, and what came of it."""
    luck = random.Random(f"{game} {seed}")
    played: Game[object, object, object] = game_module(game).new(seats=4, seed=seed)
    bots = [make(luck.choice(LEVELS), game, 4 * seed + seat) for seat in range(4)]
    positions = []
    while not played.is_over:
        positions.append(played.copy())
        seat = played.decisions[0].seat
        played.answer(bots[seat].answer(observe(played, seat)), seat)
    assert played.outcome is not None
    winners = played.outcome.winners
    found = []
    for position in luck.sample(positions, min(A_GAME, len(positions))):
        seat = luck.randrange(4)
        share = (
            judge_of(game).chances(position, seat, playouts, error=error_of(playouts))[seat].share
        )
        found.append((share, (seat in winners) / len(winners)))
    return found


if __name__ == "__main__":
    main()
