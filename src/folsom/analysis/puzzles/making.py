"""Finding puzzles: positions of games between mixed bots in which the best play is clear, and Outlaw misses it.

Plays race: all are searched a little, those that fall behind are left, and few are ever searched for long.
"""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from math import hypot
from threading import local

from folsom.analysis.puzzles.file import Collection
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
from folsom.analysis.puzzles.worth import Worth, worth
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
"""By how much of the victory the best play leads the next."""
SURE = 3.0
"""And by how many standard errors of the difference, at the most playouts."""
QUICK, ROUGH, CLOSE, MOST = 200, 2_000, 20_000, 200_000
"""The playouts for each play: of all; of those not far behind; of the leading; of the first two."""
N_OUTLAWS = 16
"""How often Outlaw is asked. All of them must miss."""
N_WHY = 5
"""How many of the other plays have a reason."""


@dataclass(slots=True)
class Candidate:
    """A position that may become a puzzle."""

    position: AnyGame
    possible: AnyGame
    seat: int
    plays: list[Play]
    outlaws: frozenset[Play]
    worths: list[Worth]

    @property
    def order(self) -> list[int]:
        """Places of the plays, the best first."""
        return standing([round(1e6 * each.share) for each in self.worths])

    @property
    def lead(self) -> float:
        """By how much the best leads the next."""
        first, second, *_ = self.order
        return self.worths[first].share - self.worths[second].share

    @property
    def error(self) -> float:
        """The standard error of that."""
        first, second, *_ = self.order
        return hypot(self.worths[first].error, self.worths[second].error)

    @property
    def is_missed(self) -> bool:
        """Whether Outlaw plays something else than the best."""
        return self.plays[self.order[0]] not in self.outlaws

    def look_closer(self, searcher: Searcher, playouts: int, within: float) -> None:
        """Search the first two again, and those at most so many standard errors behind."""
        order = self.order
        best = self.worths[order[0]]
        for rank, place in enumerate(order):
            behind = best.share - self.worths[place].share
            if rank < 2 or behind <= within * hypot(best.error, self.worths[place].error):
                self.search(searcher, place, playouts)

    def search(self, searcher: Searcher, place: int, playouts: int) -> None:
        """Search one play."""
        self.worths[place] = worth(searcher, self.possible, self.seat, self.plays[place], playouts)


def make_puzzles(kept: Collection, n: int, workers: int = 1) -> Iterator[Puzzle | None]:
    """Add puzzles until there are so many; each game looked through gives its puzzle, or None.

    Games are numbered, and looked through in their order: the puzzles do not depend on the workers.
    """
    own = local()

    def look_through(seed: int) -> Puzzle | None:
        if not hasattr(own, "searcher"):
            own.searcher = Searcher(kept.game, 0)
        return find(kept.game, seed, own.searcher, kept.rules)

    with ThreadPoolExecutor(workers) as pool:
        seeds = count(kept.scanned + 1)
        waiting = [pool.submit(look_through, next(seeds)) for _ in range(workers)]
        try:
            while len(kept.puzzles) < n:
                found = waiting.pop(0).result()
                waiting.append(pool.submit(look_through, next(seeds)))
                kept.scanned += 1
                if found is not None:
                    kept.puzzles.append(found)
                yield found
        finally:
            for each in waiting:
                each.cancel()


def find(game: str, seed: int, searcher: Searcher, rules: int | None = None) -> Puzzle | None:
    """The clearest puzzle in the game of this number, if there is one."""
    luck = random.Random(f"{game} {seed}")
    promising = [
        each
        for position, seat in positions(game, seed, luck, rules)
        if (each := _promising(position, seat, searcher)) is not None
    ]
    for each in sorted(promising, key=lambda candidate: -candidate.lead):
        puzzle = _settle(each, searcher, seed)
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


def _promising(position: AnyGame, seat: int, searcher: Searcher) -> Candidate | None:
    """A candidate that stands the first two looks."""
    plays = plays_of(position, seat)
    if len(plays) < LEAST_PLAYS:
        return None
    possible = position.possible(seat, bytes(32))
    worths = [worth(searcher, possible, seat, play, QUICK) for play in plays]
    outlaws = outlaws_plays(position, seat)
    found = Candidate(position, possible, seat, plays, frozenset(outlaws), worths)
    by_outlaw = max(worths[plays.index(play)].share for play in outlaws)
    best = max(each.share for each in worths)
    if best - by_outlaw < LEAST_LEAD:
        return None
    found.look_closer(searcher, ROUGH, within=2.5)
    is_clear = found.lead + found.error >= LEAST_LEAD
    return found if found.is_missed and is_clear else None


def _settle(found: Candidate, searcher: Searcher, seed: int) -> Puzzle | None:
    """The puzzle of a candidate that stands all looks."""
    position, seat = found.position, found.seat
    found.look_closer(searcher, CLOSE, within=5.0)
    if not found.is_missed or found.lead - found.error < LEAST_LEAD:
        return None
    found.look_closer(searcher, MOST, within=0.0)
    first, second, *others = found.order
    is_clear = found.lead >= max(LEAST_LEAD, SURE * found.error)
    is_best_by_value = found.worths[first].value > found.worths[second].value
    if not (found.is_missed and is_clear and is_best_by_value):
        return None
    for place in others:
        if found.worths[place].playouts < ROUGH:
            found.search(searcher, place, ROUGH)
    outlaws = outlaws_plays(position, seat)
    usual = found.plays.index(max(set(outlaws), key=lambda play: (outlaws.count(play), play)))
    wrong = dict.fromkeys((usual, second, *others))
    seen = {
        place: look_ahead(position, seat, found.plays[place])
        for place in (first, *list(wrong)[:N_WHY])
    }
    shares = tuple(round(1000 * each.share) for each in found.worths)
    why = tuple(
        why_worse(place, seen[place], seen[first], (shares[place], shares[first]))
        for place in seen
        if place != first
    )
    theme = theme_of(position, seat, found.plays[first], seen[first], seen[usual])
    return Puzzle(
        seed,
        position.n_seats,
        position.number,
        pack(position),
        seat,
        theme,
        first,
        usual,
        shares,
        why,
    )
