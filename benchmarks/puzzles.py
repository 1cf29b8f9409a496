"""Do the answers of puzzles hold at ten times the playouts, with other luck? The first ones of a file.

python benchmarks/puzzles.py web/src/generated/puzzles-express.json --puzzles 100
"""

import argparse
import json
from pathlib import Path

from folsom.analysis.chances import Judge
from folsom.analysis.puzzles import position_of, read_collection
from folsom.analysis.puzzles.making import MOST
from folsom.analysis.puzzles.puzzle import plays_of, standing
from folsom.analysis.puzzles.worth import chance

TIMES = 10
NEAR = 100
"""How many thousandths behind the best a play is still looked at; the next one always."""


def main() -> None:
    """Print a line a puzzle, and how many held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--puzzles", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=TIMES * MOST)
    arguments = parser.parse_args()
    kept = read_collection(arguments.file)
    judge = Judge(kept.game, seed=1)
    held = 0
    for number, puzzle in enumerate(kept.puzzles[: arguments.puzzles], start=1):
        position = position_of(kept.game, puzzle, kept.rules)
        plays = plays_of(position, puzzle.seat)
        order = standing(puzzle.shares)
        least = puzzle.shares[puzzle.best] - NEAR
        near = [
            order[0],
            *(p for i, p in enumerate(order[1:]) if i == 0 or puzzle.shares[p] > least),
        ]
        found = {
            place: chance(judge, position, puzzle.seat, plays[place], arguments.playouts).share
            for place in near
        }
        held += max(found, key=lambda place: found[place]) == puzzle.best
        told = [
            [place, puzzle.shares[place], round(1000 * share)] for place, share in found.items()
        ]
        print(json.dumps({"puzzle": number, "held": held, "play, said, now": told}), flush=True)


if __name__ == "__main__":
    main()
