"""Finding puzzles: positions of games between mixed bots in which the best play is clear, and Outlaw misses it.

Plays race: all are judged by a few playouts, those that fall behind are left, and few are ever judged by many.
In the end the search must find the same play best.
"""

import random
from collections.abc import Iterable, Iterator
from functools import cache, partial
from itertools import count, takewhile
from math import hypot, inf
from pathlib import Path
from time import monotonic

from folsom.analysis.chances import Chance, Judge
from folsom.analysis.puzzles.file import Collection, write_collection
from folsom.analysis.puzzles.puzzle import (
    AnyGame,
    Play,
    Puzzle,
    new_game,
    pack,
    plays_of,
    standing,
)
from folsom.analysis.puzzles.reasons import look_ahead, why_worse
from folsom.analysis.puzzles.themes import theme_of
from folsom.analysis.puzzles.worth import chance, searched
from folsom.analysis.workers import in_order
from folsom.bots import make, observe
from folsom.bots.search import Searcher
from folsom.core import bits

SEATS = (3, 4, 5)
LEVELS = ("tenderfoot", "outlaw", "sharpshooter:200")
KINDS = ("scheme", "move", "shoot", "punch", "push", "marshal", "plan")
"""What a puzzle may ask for."""
FIRST_ROUND = 3
"""Before it, too much is still to come."""
LEAST_PLAYS = 3

LEAST_LEAD = 0.05
"""By how much the best play's chance leads the next one's."""
SURE = 3.0
"""And by how many standard errors of the difference, at the most playouts."""
QUICK, ROUGH, CLOSE, MOST = 200, 2_000, 20_000, 200_000
"""The playouts for each play: of all; of those near, and of all in a puzzle; of the nearest; of the first two."""
SEARCHED, N_SEARCHED = 10_000, 4
"""For how long the search looks at each of the first few: it must find the same one best."""
N_OUTLAWS = 16
"""How often Outlaw is asked. All of them must miss."""
N_WHY = 5
"""How many of the other plays have a reason."""


class Thinker:
    """What a worker thinks with."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.judge = Judge(game, seed)
        self.searcher = Searcher(game, seed)


@cache
def thinker_of(game: str) -> Thinker:
    """The one of this process."""
    return Thinker(game)


class Candidate:
    """A position that may become a puzzle."""

    def __init__(self, position: AnyGame, seat: int) -> None:
        self.position, self.seat = position, seat
        self.plays = plays_of(position, seat)
        self.chances = [Chance(0.0, 1.0)] * len(self.plays)
        self.playouts = [0] * len(self.plays)

    @property
    def order(self) -> list[int]:
        """Places of the plays, the best first."""
        return standing([each.share for each in self.chances])

    @property
    def lead(self) -> float:
        """By how much the best leads the next."""
        first, second, *_ = self.order
        return self.chances[first].share - self.chances[second].share

    @property
    def error(self) -> float:
        """The standard error of that, and more: they had the same luck."""
        first, second, *_ = self.order
        return hypot(self.chances[first].error, self.chances[second].error)

    def best_is_in(self, plays: Iterable[Play]) -> bool:
        """Whether the best is one of these."""
        return self.plays[self.order[0]] in plays

    def judge(self, judge: Judge, places: Iterable[int], playouts: int) -> None:
        """Judge some plays that have not been judged by so many playouts yet."""
        for place in places:
            if self.playouts[place] < playouts:
                play = self.plays[place]
                self.chances[place] = chance(judge, self.position, self.seat, play, playouts)
                self.playouts[place] = playouts

    def near(self) -> list[int]:
        """The best, and all that may still be less than the least lead behind."""
        best = self.chances[self.order[0]]
        return [
            place
            for place, each in enumerate(self.chances)
            if best.share - each.share - SURE * hypot(best.error, each.error) < LEAST_LEAD
        ]

    def settle(self, judge: Judge, most: int) -> None:
        """Judge until the lead of the best is known as well as it is wanted."""
        self.judge(judge, range(len(self.plays)), ROUGH)
        for playouts in (CLOSE, most):
            self.judge(judge, self.near(), playouts)
        while any(self.playouts[place] < most for place in self.order[:2]):
            self.judge(judge, self.order[:2], most)

    @property
    def is_clear(self) -> bool:
        """Whether the lead is large enough, and sure."""
        return self.lead >= max(LEAST_LEAD, SURE * self.error)

    def search_agrees(self, searcher: Searcher) -> bool:
        """Whether the search finds the same play best among the first few."""
        possible = self.position.possible(self.seat, bytes(32))
        first = self.order[:N_SEARCHED]
        shares = [
            searched(searcher, possible, self.seat, self.plays[place], SEARCHED) for place in first
        ]
        return shares[0] == max(shares)


def make_puzzles(
    kept: Collection, n: int, workers: int = 1, seconds: float = inf, most: int = MOST
) -> Iterator[Puzzle | None]:
    """Add puzzles until there are so many or the time is over; each game looked through gives its puzzle, or None.

    Games are numbered, and looked through in their order: the puzzles do not depend on the workers.
    """
    end = monotonic() + seconds
    seeds = takewhile(lambda seed: monotonic() < end, count(kept.scanned + 1))
    look_through = partial(find, kept.game, rules=kept.rules, most=most)
    with in_order(look_through, seeds, workers) as looked_through:
        while len(kept.puzzles) < n:
            try:
                found = next(looked_through)
            except StopIteration:
                return
            kept.scanned += 1
            if found is not None:
                kept.puzzles.append(found)
            yield found


def add_puzzles(
    kept: Collection, path: Path, n: int, workers: int = 1, seconds: float = inf
) -> Iterator[Puzzle | None]:
    """Make puzzles, and write down what is found at once; in the end, where to go on."""
    before = kept.scanned
    try:
        for found in make_puzzles(kept, n, workers, seconds):
            if found is not None:
                write_collection(kept, path)
            yield found
    finally:
        if kept.scanned > before:
            write_collection(kept, path)


def find(game: str, seed: int, rules: int | None = None, most: int = MOST) -> Puzzle | None:
    """The clearest puzzle in the game of this number, if there is one."""
    thinker = thinker_of(game)
    luck = random.Random(f"{game} {seed}")
    promising = [
        each
        for position, seat in positions(game, seed, luck, rules)
        if (each := _promising(position, seat, thinker.judge)) is not None
    ]
    for each in sorted(promising, key=lambda candidate: -candidate.lead):
        puzzle = settled(each, thinker, seed, most)
        if puzzle is not None:
            return puzzle
    return None


def positions(
    game: str, seed: int, luck: random.Random, rules: int | None = None
) -> Iterator[tuple[AnyGame, int]]:
    """Positions of a game between mixed bots, each with a seat that has something to think about."""
    seats = luck.choice(SEATS)
    table = new_game(game, seats, seed, rules)
    bots = [make(luck.choice(LEVELS), game, seed * 8 + seat) for seat in range(seats)]
    is_new_round = True
    while not table.is_over:
        asked = bits.members(table.asked_mask())
        seat = asked[0]
        decision = table.decision_of(seat)
        if decision.kind in KINDS and int(table.view(None).round) >= FIRST_ROUND:
            if decision.kind != "plan":
                yield table.copy(), seat
            elif is_new_round:
                # All plan at the same time: anybody's plan can be asked for.
                yield table.copy(), luck.choice(asked)
        option = bots[seat].answer(observe(table, seat, luck.randbytes(32)))
        table.answer(option, seat)
        is_new_round = any(each.event == "round-started" for each in table.happened_in_full())


def outlaws_plays(position: AnyGame, seat: int, n: int = N_OUTLAWS) -> list[Play]:
    """What Outlaw plays here, asked several times."""
    found: list[Play] = []
    n_answers = len(plays_of(position, seat)[0])
    for number in range(n):
        bot = make("outlaw", position.name, number)
        table: AnyGame = position.copy()
        play: Play = ()
        for _ in range(n_answers):
            option = bot.answer(observe(table, seat, number.to_bytes(32, "big")))
            play = (*play, option)
            table.answer(option, seat)
        found.append(play)
    return found


def _promising(position: AnyGame, seat: int, judge: Judge) -> Candidate | None:
    """A candidate that stands the first two looks."""
    found = Candidate(position, seat)
    if len(found.plays) < LEAST_PLAYS:
        return None
    found.judge(judge, range(len(found.plays)), QUICK)
    outlaws = outlaws_plays(position, seat)
    by_outlaw = max(found.chances[found.plays.index(play)].share for play in outlaws)
    if found.chances[found.order[0]].share - by_outlaw < LEAST_LEAD:
        return None
    found.judge(judge, found.near(), ROUGH)
    is_clear = found.lead + found.error >= LEAST_LEAD
    return found if is_clear and not found.best_is_in(outlaws) else None


def settled(found: Candidate, thinker: Thinker, seed: int, most: int) -> Puzzle | None:
    """The puzzle of a candidate that stands all looks."""
    position, seat = found.position, found.seat
    outlaws = outlaws_plays(position, seat)
    found.judge(thinker.judge, found.near(), CLOSE)
    if found.lead + found.error < LEAST_LEAD or found.best_is_in(outlaws):
        return None
    found.settle(thinker.judge, most)
    if not found.is_clear or found.best_is_in(outlaws) or not found.search_agrees(thinker.searcher):
        return None
    first, *others = found.order
    usual = found.plays.index(max(set(outlaws), key=lambda play: (outlaws.count(play), play)))
    wrong = list(dict.fromkeys((usual, *others)))[:N_WHY]
    seen = {place: look_ahead(position, seat, found.plays[place]) for place in (first, *wrong)}
    shares = tuple(round(1000 * each.share) for each in found.chances)
    return Puzzle(
        seed,
        position.n_seats,
        position.number,
        pack(position),
        seat,
        theme_of(position, seat, found.plays[first], seen[first], seen[usual]),
        first,
        usual,
        shares,
        tuple(
            why_worse(place, seen[place], seen[first], (shares[place], shares[first]))
            for place in wrong
        ),
    )
