"""Do the answers of puzzles hold at ten times the playouts, with other luck?

python benchmarks/puzzles.py web/src/generated/puzzles-express.json --puzzles 100 --workers 16
"""

import argparse
import json
import os
from functools import cache, partial
from pathlib import Path

from folsom.analysis.chances import Judge
from folsom.analysis.puzzles import Puzzle, position_of, read_collection
from folsom.analysis.puzzles.making import MOST
from folsom.analysis.puzzles.puzzle import plays_of, standing
from folsom.analysis.puzzles.worth import chance
from folsom.analysis.workers import in_order

TIMES = 10
NEAR = 100
"""How many thousandths behind the best a play is still looked at; the next one always."""


def main() -> None:
    """Print a line a puzzle, with how many held so far."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=1, help="the number of the first one")
    parser.add_argument("--puzzles", type=int, default=100, help="how many, spread over the rest")
    parser.add_argument("--playouts", type=int, default=TIMES * MOST)
    parser.add_argument("--workers", type=int, default=1, help="processes; 0 for all cores")
    arguments = parser.parse_args()
    kept = read_collection(arguments.file)
    offered = range(arguments.first, len(kept.puzzles) + 1)
    step = max(1, len(offered) // arguments.puzzles)
    numbers = offered[::step][: arguments.puzzles]
    judged = partial(judge_again, kept.game, kept.rules, arguments.playouts)
    held = 0
    workers = arguments.workers or os.cpu_count() or 1
    with in_order(judged, (kept.puzzles[number - 1] for number in numbers), workers) as found:
        for n, (number, told) in enumerate(zip(numbers, found, strict=True), start=1):
            best, *others = told
            held += all(best[2] > other[2] for other in others)
            line = {"puzzle": number, "of": n, "held": held, "play, said, now": told}
            print(json.dumps(line), flush=True)


@cache
def judge_of(game: str) -> Judge:
    """The one of this process, with other luck than the puzzles' maker had."""
    return Judge(game, seed=1)


def judge_again(
    game: str, rules: int, playouts: int, puzzle: Puzzle
) -> list[tuple[int, int, float]]:
    """The best play, the next and all that come near: what was said of them, and what is found now."""
    position = position_of(game, puzzle, rules)
    plays = plays_of(position, puzzle.seat)
    first, second, *others = standing(puzzle.shares)
    least = puzzle.shares[first] - NEAR
    told = []
    for place in (first, second, *(each for each in others if puzzle.shares[each] > least)):
        now = chance(judge_of(game), position, puzzle.seat, plays[place], playouts).share
        told.append((place, puzzle.shares[place], round(1000 * now, 1)))
    return told


if __name__ == "__main__":
    main()
