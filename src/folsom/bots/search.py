"""Sharpshooter and Legend: information-set Monte-Carlo tree search over possible states.

Every playout begins with a state drawn anew from what the seat knows. Each seat grows a tree over its own
moves and maximises its own result; below the trees everyone plays by the rules of thumb. Threads search
on their own, without the GIL, and their results are added up at the root.

Legend has a net besides. It judges what a playout has reached after a round or two, so that none goes further; in
Colt Super Express it also says beforehand how likely each option is the right one.
"""

import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import numpy as np

from folsom.bots.bot import Bot, Observation
from folsom.bots.imagine import imagine
from folsom.bots.levels import Thinking
from folsom.bots.net_kernels import MAX_HEARD, NO_NET, SUMS_SIZE, Weights
from folsom.bots.parts import bot_parts_of
from folsom.bots.search_kernels import (
    N_RESULTS,
    N_SETTINGS,
    N_VALUES,
    PATH_SIZE,
    SHARE,
    SHARE_SQUARES,
    VALUE,
    VISITS,
)
from folsom.bots.tree import Reals, new_tree
from folsom.core.chooser import new_chooser
from folsom.core.decision import Decision
from folsom.core.game import Game
from folsom.core.randomness import seed_from_word
from folsom.core.state import NO_EVENTS, Records

TREE_BITS = 17
LONG_TREE_BITS = 19
"""Where rivals search too, a playout adds an entry a seat."""
MAX_OPTIONS = 64
ALL_OPTIONS = -1
FIRST_SLICE = 64
SLICE_SECONDS = 0.01
MAX_SLICE = 1 << 16


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the search thinks of one option.

    share: the estimated share of the victory; error: its standard error
    value: what the search maximises, the lead over the best other included; playouts: how often it was tried
    """

    option: int
    share: float
    error: float
    value: float
    playouts: int


def settled(game: Game[Any, Any, Any], seat: int | None) -> Game[Any, Any, Any]:
    """A game in which all that a seat, or a spectator, does not know lies in one order: draws tell nothing of it.

    It is there to be drawn from, not to be played on.
    """
    known = game.copy()
    bot_parts_of(game.name).search.settle(known.records[0], -1 if seat is None else seat)
    return known


def default_settings(game: str, records: Records, has_net: bool = False) -> Reals:
    """The settings of a search of such a game, with a net or without, or of a judge."""
    heart = bot_parts_of(game).search
    settings = np.zeros(N_SETTINGS)
    (heart.write_net_settings if has_net else heart.write_settings)(records[0], settings)
    return settings


class Searcher:
    """One thread's search: a tree and scratch space, used again for every decision; with a net or without."""

    def __init__(
        self,
        game: str,
        seed: int,
        settings: Reals | None = None,
        weights: Weights | None = None,
    ) -> None:
        heart = bot_parts_of(game).search
        self._game = game
        self._search = heart.search if weights is None else heart.net_search
        self._write_priors = heart.write_priors
        self._has_net = weights is not None
        self._weights = NO_NET if weights is None else weights
        self._heard = np.zeros(MAX_HEARD, np.int16)
        self._sums = np.zeros(SUMS_SIZE, np.int32)
        self._ahead: Records = np.zeros(1, heart.STATE)
        self.priors = np.zeros(MAX_OPTIONS)
        self._settings = settings
        self._tree = new_tree(TREE_BITS)
        self._generation = 0
        self._path = np.zeros(PATH_SIZE, np.int64)
        self._notes = heart.new_notes()
        self._values = np.zeros(N_VALUES)
        self._chooser = new_chooser(seed)
        # A generator of the game's own record type: the kernels are compiled for one type only.
        self._source = np.zeros(1, heart.STATE)
        seed_from_word(self._source[0], 7, seed & (1 << 62) - 1)
        self._work: Records = np.zeros(1, heart.STATE)
        self.results = np.zeros((N_RESULTS, MAX_OPTIONS))

    def begin(
        self, root: Records, seat: int, among: int = ALL_OPTIONS, is_long: bool = False
    ) -> None:
        """A new decision: an empty tree, large for a long thought. `among` are the options to try, as bits."""
        if is_long and len(self._tree) < 1 << LONG_TREE_BITS:
            self._tree = new_tree(LONG_TREE_BITS)
        self._root, self._seat, self._among = root, seat, among
        self._work = root.copy()
        self._generation += 1
        self.results[:] = 0
        usual = default_settings(self._game, root, self._has_net)
        self._now = usual if self._settings is None else self._settings
        if self._has_net:
            self.glance()

    def glance(self) -> int:
        """What the net would answer without thinking; how likely it finds each option is in `priors`."""
        self.priors[:] = 0
        return self._write_priors(
            self._root[0],
            self._seat,
            self._weights,
            self._heard,
            self._sums,
            self._ahead,
            self._chooser,
            NO_EVENTS,
            self.priors,
        )

    def play(self, n_playouts: int) -> None:
        """Some more playouts."""
        self._search(
            self._root,
            self._work,
            self._seat,
            self._among,
            n_playouts,
            self._tree,
            self._generation,
            self._now,
            self._path,
            self._chooser,
            self._source[0],
            self._notes,
            self._values,
            self.results,
            NO_EVENTS,
            self._weights,
            self._heard,
            self._sums,
            self._ahead,
            self.priors,
        )

    def play_for(self, seconds: float, by_processor: bool = False) -> None:
        """Playouts until the time is up, in slices that end close to it."""
        clock = time.thread_time if by_processor else time.perf_counter
        start = clock()
        end = start + seconds
        n = FIRST_SLICE
        while True:
            self.play(n)
            now = clock()
            if now >= end:
                return
            each = max((now - start) / n, 1e-7)
            n = int(min(SLICE_SECONDS, end - now) / each)
            n = max(1, min(n, MAX_SLICE))
            start = now


class SearchBot(Bot):
    """Sharpshooter, or with a net Legend. Thinks for some time, or a number of playouts, over every decision.

    With no playouts at all it answers what its net says at a glance.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        thinking: Thinking,
        name: str = "sharpshooter",
        settings: Reals | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.name = name
        self.thinking = thinking
        self._searchers = [
            Searcher(game, seed * 1_000_003 + i, settings, weights) for i in range(thinking.threads)
        ]
        self._pool = ThreadPoolExecutor(thinking.threads - 1) if thinking.threads > 1 else None

    def think_for(self, seconds: float) -> None:
        """Think that long over a decision from now on."""
        self.thinking = replace(self.thinking, seconds=seconds, playouts=None)

    def choose(self, view: Any, decision: Decision) -> int:
        return self.answer(imagine(view, decision))

    def answer(self, observation: Observation) -> int:
        if len(observation.options) == 1:
            return observation.options[0]
        if self.thinking.playouts == 0:
            self._searchers[0].begin(observation.records, observation.seat)
            return self._searchers[0].glance()
        results = self._think(observation)
        return _best(results, observation.options)

    def _think(self, observation: Observation) -> Reals:
        for searcher in self._searchers:
            searcher.begin(observation.records, observation.seat, is_long=self.thinking.is_long)
        waiting: list[Future[None]] = []
        if self._pool is not None:
            waiting = [self._pool.submit(self._run, s) for s in self._searchers[1:]]
        self._run(self._searchers[0])
        for future in waiting:
            future.result()
        return sum_results(self._searchers)

    def _run(self, searcher: Searcher) -> None:
        if self.thinking.playouts is not None:
            searcher.play(max(1, self.thinking.playouts // self.thinking.threads))
        else:
            assert self.thinking.seconds is not None
            searcher.play_for(self.thinking.seconds, self.thinking.by_processor)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()


def sum_results(searchers: list[Searcher]) -> Reals:
    """What all threads found, added up."""
    total: Reals = np.sum([searcher.results for searcher in searchers], axis=0)
    return total


def _best(results: Reals, options: tuple[int, ...]) -> int:
    """The option tried most; between equals the one of more value."""
    return max(options, key=lambda o: (results[VISITS, o], results[VALUE, o]))


class Hint:
    """The search as an adviser: think in slices, look at the estimates whenever you like.

    >>> import folsom
    >>> from folsom.bots import observe
    >>> game = folsom.superexpress.new(seats=3, seed=7)
    >>> hint = Hint(observe(game, seat=0), seed=1)
    >>> best = hint.think(0.05)[0]
    >>> best.option in game.decision_of(0).numbers
    True
    """

    def __init__(self, observation: Observation, seed: int = 0) -> None:
        self.observation = observation
        self._searcher = Searcher(observation.game, seed)
        self._searcher.begin(observation.records, observation.seat)

    @classmethod
    def from_view(cls, view: Any, decision: Decision, seed: int = 0) -> "Hint":
        """A hint for whoever has a view only."""
        return cls(imagine(view, decision), seed)

    @property
    def playouts(self) -> int:
        """How many playouts the estimates rest on."""
        return int(self._searcher.results[VISITS].sum())

    def think(self, seconds: float) -> tuple[Estimate, ...]:
        """Search for that long; returns the estimates so far, best first."""
        self._searcher.play_for(seconds)
        return self.estimates()

    def think_playouts(self, n_playouts: int) -> tuple[Estimate, ...]:
        """Search that many playouts, for the same estimates everywhere."""
        self._searcher.play(n_playouts)
        return self.estimates()

    def estimates(self) -> tuple[Estimate, ...]:
        """Each option's share of the victory with its standard error, best option first."""
        found = [estimate(self._searcher.results, o) for o in self.observation.options]
        return tuple(sorted(found, key=lambda e: (-e.playouts, -e.value, e.option)))


def estimate(results: Reals, option: int) -> Estimate:
    """What a search thinks of an option, from what it added up."""
    n = float(results[VISITS, option])
    if n == 0:
        return Estimate(option, 0.0, 1.0, 0.0, 0)
    share = float(results[SHARE, option]) / n
    # One success and one failure more than were seen, so that a few playouts never look certain.
    guarded = (float(results[SHARE, option]) + 1.0) / (n + 2.0)
    squares = (float(results[SHARE_SQUARES, option]) + 1.0) / (n + 2.0)
    error = sqrt((squares - guarded * guarded) / (n + 2.0))
    return Estimate(option, share, error, float(results[VALUE, option]) / n, int(n))
