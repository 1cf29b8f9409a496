"""A finished game looked over: every decision searched again with the eyes of the seat that took it.

All decisions are searched briefly. Where the choice seems to have cost most, it and the best option are
then each searched on their own and equally long: a search tries what it thinks bad too seldom to be fair to it.
That is done twice, and longer for those that still seem so.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from folsom.bots.bot import Observation, observe
from folsom.bots.search import Estimate, Searcher, estimate, settled
from folsom.core.decision import TAKE_BACK
from folsom.core.game import Game
from folsom.games import game_module

AnyGame = Game[Any, Any, Any]

PLAYOUTS = 200
CAREFUL_PLAYOUTS = 2_000
N_SEEMING, N_CAREFUL = 20, 8
"""How many are looked at again, and how many of these with all the playouts; at first they have a part of them."""
PART = 6
N_TURNING_POINTS = 5
LEAST_COST = 0.03
"""A choice that cost less of the victory than this is no turning point."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer: what its option was worth to its seat, and what the best one would have been worth.

    step: how many answers had been given with it, as replays count; round: the round it was given in
    """

    step: int
    seat: int
    round: int
    chosen: Estimate
    best: Estimate

    @property
    def cost(self) -> float:
        """The share of the victory that the choice gave away."""
        return max(0.0, self.best.share - self.chosen.share)

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        return float((self.best.error**2 + self.chosen.error**2) ** 0.5)

    @property
    def is_telling(self) -> bool:
        """Whether the cost is more than chance."""
        return self.cost >= LEAST_COST and self.cost > 2 * self.error


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions in their order, and the ones that cost most, the dearest first."""

    decisions: tuple[Judged, ...]
    turning_points: tuple[Judged, ...]


def review(
    game: AnyGame,
    playouts: int = PLAYOUTS,
    careful_playouts: int = CAREFUL_PLAYOUTS,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Review | None:
    """Look a game over; the same game and numbers give the same review. None if it is no longer wanted."""
    searcher = Searcher(game.name, 0)
    judged: dict[int, tuple[Judged, Observation]] = {}
    for step, observation, option in answers_that_stood(game):
        if not is_wanted():
            return None
        judged[step] = _judge(searcher, step, observation, option, playouts), observation
    seeming = list(judged.values())
    for n, each in ((N_SEEMING, careful_playouts // PART), (N_CAREFUL, careful_playouts)):
        seeming = sorted(seeming, key=lambda found: -found[0].cost)[:n]
        for place, (rough, observation) in enumerate(seeming):
            if not is_wanted():
                return None
            seeming[place] = _compare(searcher, rough, observation, each), observation
            judged[rough.step] = seeming[place]
    decisions = tuple(judged[step][0] for step in sorted(judged))
    telling = [careful for careful, _ in seeming if careful.is_telling]
    telling.sort(key=lambda found: -found.cost)
    return Review(decisions, tuple(telling[:N_TURNING_POINTS]))


def _judge(
    searcher: Searcher, step: int, observation: Observation, option: int, playouts: int
) -> Judged:
    searcher.begin(observation.records, observation.seat)
    searcher.play(playouts)
    found = {o: estimate(searcher.results, o) for o in observation.options}
    best = max(found.values(), key=lambda e: (e.playouts, e.value))
    return Judged(step, observation.seat, int(observation.view.round), found[option], best)


def _compare(searcher: Searcher, rough: Judged, observation: Observation, playouts: int) -> Judged:
    chosen, best = (
        _worth(searcher, observation, option, playouts)
        for option in (rough.chosen.option, rough.best.option)
    )
    return replace(rough, chosen=chosen, best=best)


def _worth(searcher: Searcher, observation: Observation, option: int, playouts: int) -> Estimate:
    searcher.begin(observation.records, observation.seat, among=1 << option)
    searcher.play(playouts)
    return estimate(searcher.results, option)


def answers_that_stood(game: AnyGame) -> Iterator[tuple[int, Observation, int]]:
    """Every answer that was not taken back: its step, what its seat knew, and the option."""
    again: AnyGame = game_module(game.name).rebuild(game.options, game.seed, [], game.rules_version)
    # Parts of a secret choice wait here while they can still be taken back.
    waiting: dict[int, list[tuple[int, Observation, int]]] = {}
    for step, (seat, option) in enumerate(game.answers, start=1):
        if option == TAKE_BACK:
            waiting.pop(seat, None)
            again.answer(option, seat)
            continue
        seen = observe(settled(again, seat), seat, step.to_bytes(32, "big"))
        again.answer(option, seat)
        waiting.setdefault(seat, []).append((step, seen, option))
        for other in list(waiting):
            if not again.can_take_back(other):
                yield from waiting.pop(other)
    for left in waiting.values():
        yield from left
