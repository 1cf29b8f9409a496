"""A batch of games for training: every step, observation, mask and reward stays on the card.

The arrays speak the CUDA array interface, so PyTorch, CuPy and JAX take them without a copy.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from folsom.core.state import Records
from folsom.env.kernels import choose, kernels_of
from folsom.games import parts_of
from folsom.gpu.launch import THREADS_A_BLOCK, blocks_for, cuda_module, require_card

REWARDS = {"share": 0, "money": 1}


def reset_function(game: str) -> Callable[..., None]:
    """The function of one thread that sets its game up."""
    cuda = cuda_module()
    reset_games = kernels_of(game).reset_games

    def reset(
        template: Any,
        table: Any,
        seed: int,
        numbers: Any,
        seats: Any,
        observations: Any,
        masks: Any,
    ) -> None:
        k = cuda.grid(1)
        if k < table.shape[0]:
            numbers[k] = k
            reset_games(template, table, seed, numbers, None, seats, observations, masks, k, k + 1)

    return reset


def step_function(game: str) -> Callable[..., None]:
    """The function of one thread that takes one answer in its game."""
    cuda = cuda_module()
    step_games = kernels_of(game).step_games

    def step(
        template: Any,
        table: Any,
        seed: int,
        numbers: Any,
        actions: Any,
        seats: Any,
        observations: Any,
        masks: Any,
        reward_kind: int,
        rewards: Any,
        dones: Any,
    ) -> None:
        k = cuda.grid(1)
        if k < table.shape[0]:
            step_games(
                template,
                table,
                seed,
                numbers,
                None,
                actions,
                seats,
                observations,
                masks,
                reward_kind,
                rewards,
                dones,
                k,
                k + 1,
            )

    return step


def choose_function(game: str) -> Callable[..., None]:
    """The function of one thread that chooses at random among what its game, whichever it is, offers."""
    cuda = cuda_module()

    def choose_each(masks: Any, choosers: Any, actions: Any) -> None:
        k = cuda.grid(1)
        if k < masks.shape[0]:
            actions[k] = choose(masks[k], choosers[k])

    return choose_each


@cache
def _compiled(game: str, what: str) -> Any:
    functions = {"reset": reset_function, "step": step_function, "choose": choose_function}
    return require_card().jit(functions[what](game))


class Batch:
    """`n_games` games on the card, each stepped by one thread; a game that ends makes room for a new one.

    `observations`, `masks`, `seats`, `rewards`, `dones` are arrays on the card, rewritten by every step.
    Actions are numbers of the flat action space (see the reference page on encodings). One that is not offered
    leaves its game as it was, with `dones` negative there.
    """

    def __init__(
        self, game: str, template: Records, n_games: int, seed: int = 0, reward: str = "share"
    ) -> None:
        cuda = require_card()
        encoding = parts_of(game).encoding
        self.game, self.n_games, self._seed = game, n_games, seed
        self._reward_kind = REWARDS[reward]
        n_seats = int(template[0].n_seats)
        self._template = cuda.to_device(template)
        self.table = cuda.device_array(n_games, template.dtype)
        self.numbers = cuda.device_array(n_games, np.int64)
        self.seats = cuda.device_array(n_games, np.int64)

        def columns(width: int, dtype: Any) -> Any:
            # A game is a row, but columns lie together: neighbouring threads write neighbouring bytes.
            return cuda.device_array((n_games, width), dtype, order="F")

        self.observations = columns(encoding.OBSERVATION_SIZE, np.int8)
        self.masks = columns(encoding.ACTION_COUNT, np.int8)
        self.rewards = columns(n_seats, np.float32)
        self.dones = cuda.device_array(n_games, np.int8)
        self.actions = cuda.device_array(n_games, np.int64)
        self._choosers = cuda.to_device(np.arange(1, n_games + 1, dtype=np.int64).reshape(-1, 1))
        self.reset()

    def reset(self) -> None:
        """Set all games up anew."""
        self._launch(
            "reset",
            self._template,
            self.table,
            self._seed,
            self.numbers,
            self.seats,
            self.observations,
            self.masks,
        )

    def step(self, actions: Any = None) -> None:
        """One answer in every game: `actions`, any array on the card, or what lies in `self.actions`."""
        self._launch(
            "step",
            self._template,
            self.table,
            self._seed,
            self.numbers,
            self.actions if actions is None else actions,
            self.seats,
            self.observations,
            self.masks,
            self._reward_kind,
            self.rewards,
            self.dones,
        )

    def choose_at_random(self) -> None:
        """Write a random legal action for every game into `self.actions`."""
        self._launch("choose", self.masks, self._choosers, self.actions)

    def _launch(self, what: str, *arguments: Any) -> None:
        _compiled(self.game, what)[blocks_for(self.n_games), THREADS_A_BLOCK](*arguments)
