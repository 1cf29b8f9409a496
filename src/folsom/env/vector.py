"""Many games at once: one compiled call steps them all, without the GIL."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from folsom.core.errors import BadOptions, NotAllowed
from folsom.core.randomness import new_seed
from folsom.env.answers import SILENT
from folsom.env.kernels import kernels_of
from folsom.env.table import read_reward

Bytes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]


class Stepped(NamedTuple):
    """What a step led to, one row a game; the arrays are written anew by the next step.

    seats: whose turn it is; the observation and the mask are that seat's
    rewards: one column a seat; not 0 only where the game has just ended
    dones: 1 where the game has just ended; the rest of the row is then the next game's
    """

    seats: Numbers
    observations: Bytes
    masks: Bytes
    rewards: npt.NDArray[np.float32]
    dones: Bytes


class VectorEnv:
    """N games of one kind. Whoever is asked first answers; a game that ends is followed by the next.

    Game k of a batch plays the games numbered k, k + N, k + 2N, … of the seed, so that a batch of one seed
    is the same however it is cut into threads.
    """

    def __init__(
        self,
        n_games: int,
        game: str = "express",
        reward: str = "share",
        n_threads: int = 1,
        **options: Any,
    ) -> None:
        if n_games < 1 or not 1 <= n_threads <= n_games:
            raise BadOptions(
                f"expected at least one game, and one to {n_games} threads, not {n_threads}"
            )
        self.kernels = kernels_of(game)
        self.options = self.kernels.game.options.read_options(options)
        self.n_games = n_games
        self.action_count = self.kernels.encoding.ACTION_COUNT
        self.observation_size = self.kernels.encoding.OBSERVATION_SIZE
        self._reward = int(read_reward(reward))
        self._template = self.kernels.game.options.make_template(self.options)
        self.n_seats = int(self._template[0].n_seats)
        self.records = np.repeat(self._template, n_games)
        self._seed = 0
        self._numbers: Numbers = np.zeros(n_games, np.int64)
        self._told = Stepped(
            np.zeros(n_games, np.int64),
            np.zeros((n_games, self.observation_size), np.int8),
            np.zeros((n_games, self.action_count), np.int8),
            np.zeros((n_games, self.n_seats), np.float32),
            np.zeros(n_games, np.int8),
        )
        borders = [n_games * i // n_threads for i in range(n_threads + 1)]
        self._parts = list(pairwise(borders))
        self._pool = ThreadPoolExecutor(n_threads) if n_threads > 1 else None
        self._is_started = False

    def reset(self, seed: int | None = None) -> Stepped:
        """Begin all games anew. The seed is a number of 32 bits; without one a fresh one is drawn."""
        self._seed = int.from_bytes(new_seed()[:4], "big") if seed is None else seed & 0xFFFFFFFF
        self._numbers[:] = np.arange(self.n_games)
        self._told.rewards[:] = 0
        self._told.dones[:] = 0
        told = self._told
        self._run(
            lambda first, last: self.kernels.reset_games(
                self._template,
                self.records,
                self._seed,
                self._numbers,
                SILENT,
                told.seats,
                told.observations,
                told.masks,
                first,
                last,
            )
        )
        self._is_started = True
        return told

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """One action in each game. If one of them is not offered, none is taken."""
        if not self._is_started:
            raise NotAllowed("reset must be called before the first step")
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n_games,):
            raise NotAllowed(f"expected {self.n_games} actions, got the shape {chosen.shape!r}")
        wrong = self.kernels.first_refused(self.records, chosen, 0, self.n_games)
        if wrong >= 0:
            raise NotAllowed(
                f"expected an action that the mask of game {wrong} allows, got {int(chosen[wrong])}"
            )
        told = self._told
        self._run(
            lambda first, last: self.kernels.step_games(
                self._template,
                self.records,
                self._seed,
                self._numbers,
                SILENT,
                chosen,
                told.seats,
                told.observations,
                told.masks,
                self._reward,
                told.rewards,
                told.dones,
                first,
                last,
            )
        )
        return told

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _run(self, work: Callable[[int, int], None]) -> None:
        """Do the work for all games, in as many parts as there are threads."""
        if self._pool is None:
            work(0, self.n_games)
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))
