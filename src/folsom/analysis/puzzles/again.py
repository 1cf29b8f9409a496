"""Puzzles judged anew: what a chance is worth may be found out better after they were made.

A file holds chances, not what they were counted from, and everybody's chances together say what one of them is
worth: so the plays are played on again. A puzzle stays as it was where its answer would not stand.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from folsom.analysis.puzzles.file import Collection
from folsom.analysis.puzzles.making import CLOSE, LEAST_LEAD, ROUGH, thinker_of
from folsom.analysis.puzzles.puzzle import Puzzle, plays_of, position_of, standing
from folsom.analysis.puzzles.reasons import FEWER_WINS, fewer_wins
from folsom.analysis.puzzles.worth import chance
from folsom.analysis.workers import in_order

NEAR = 100
"""How many thousandths behind the best a play is looked at closely; the next one always."""


def judge_all(
    kept: Collection, workers: int = 1, rough: int = ROUGH, close: int = CLOSE
) -> Iterator[bool]:
    """Judge every puzzle anew; whether its answer stands is told of each."""
    judged = partial(judged_anew, kept.game, kept.rules, rough, close)
    with in_order(judged, list(kept.puzzles), workers) as found:
        for i, puzzle in enumerate(found):
            if puzzle is not None:
                kept.puzzles[i] = puzzle
            yield puzzle is not None


def judged_anew(game: str, rules: int, rough: int, close: int, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the chances that its plays have now; None if another one leads, or none clearly."""
    position = position_of(game, puzzle, rules)
    plays = plays_of(position, puzzle.seat)

    def share(place: int, playouts: int) -> int:
        judge = thinker_of(game).judge
        return round(1000 * chance(judge, position, puzzle.seat, plays[place], playouts).share)

    shares = [share(place, rough) for place in range(len(plays))]
    order = standing(shares)
    least = shares[order[0]] - NEAR
    for place in {puzzle.best, *order[:2], *(p for p in order if shares[p] > least)}:
        shares[place] = share(place, close)
    first, second, *_ = standing(shares)
    if first != puzzle.best or shares[first] - shares[second] < 1000 * LEAST_LEAD:
        return None
    why = tuple(
        fewer_wins(worse.play, (shares[worse.play], shares[first]))
        if worse.reason == FEWER_WINS
        else worse
        for worse in puzzle.why
    )
    return replace(puzzle, shares=tuple(shares), why=why)
