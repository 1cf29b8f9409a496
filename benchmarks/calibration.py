"""Do chances come true? Positions of games between mixed bots, judged by what a seat knew, in ten bins.

python benchmarks/calibration.py --games 2000
"""

import argparse
import json
import random

from folsom.analysis import Judge
from folsom.analysis.graph import PLAYOUTS
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
    arguments = parser.parse_args()
    for game in arguments.game or GAMES:
        found = measure(game, arguments.first, arguments.games, arguments.playouts)
        print(json.dumps(found), flush=True)


def measure(game: str, first: int, n_games: int, playouts: int) -> dict[str, object]:
    """What came of the positions in each bin, in percent, and how sure that is."""
    luck = random.Random(f"{game} {first}")
    judge = Judge(game)
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for seed in range(first, first + n_games):
        for share, came in play(game, luck, judge, seed, playouts):
            bins[min(int(share * 10), 9)].append((share, came))
    rows = []
    for found in bins:
        n = max(len(found), 1)
        said, came = (sum(column) / n for column in zip(*found, strict=True)) if found else (0, 0)
        sure = 1.96 * (came * (1 - came) / n) ** 0.5
        rows.append([len(found), round(100 * said, 1), round(100 * came, 1), round(100 * sure, 1)])
    return {
        "game": game,
        "first": first,
        "games": n_games,
        "playouts": playouts,
        "n, said, came, ±": rows,
    }


def play(
    game: str, luck: random.Random, judge: Judge, seed: int, playouts: int
) -> list[tuple[float, float]]:
    """What was said of some positions of a game, and what came of it."""
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
        share = judge.chances(position, seat, playouts)[seat].share
        found.append((share, (seat in winners) / len(winners)))
    return found


if __name__ == "__main__":
    main()
