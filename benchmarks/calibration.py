"""Do chances come true? Positions of games between mixed bots, judged by what a seat knew, in ten bins.

python benchmarks/calibration.py --games 2000 --workers 16
"""

import argparse
import json
import os
import random
from functools import cache, partial

from folsom.analysis import Judge
from folsom.analysis.graph import PLAYOUTS
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
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    deals = range(first, first + n_games)
    with in_order(partial(play, game, playouts), deals, workers) as games:
        for found in games:
            for share, came in found:
                bins[min(int(share * 10), 9)].append((share, came))
    rows = []
    for each in bins:
        n = max(len(each), 1)
        said, came = (sum(column) / n for column in zip(*each, strict=True)) if each else (0, 0)
        sure = 1.96 * (came * (1 - came) / n) ** 0.5
        rows.append([len(each), round(100 * said, 1), round(100 * came, 1), round(100 * sure, 1)])
    return {
        "game": game,
        "first": first,
        "games": n_games,
        "playouts": playouts,
        "n, said, came, ±": rows,
    }


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
        share = judge_of(game).chances(position, seat, playouts)[seat].share
        found.append((share, (seat in winners) / len(winners)))
    return found


if __name__ == "__main__":
    main()
