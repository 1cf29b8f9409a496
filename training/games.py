"""Very many games at once, heard by every seat: on a processor in the vectorised environment, on a card `Batch`.

Both hold the same arrays: `heard` (a row of inputs for every seat of every game), `seats` (who is asked),
`rewards` and `dones`. On a card they are the card's own memory, and nothing is copied.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from folsom.bots.net_kernels import MAX_HEARD, Heard
from folsom.bots.parts import bot_parts_of
from folsom.core.state import EVENTS, NO_EVENTS, EventRows, Records
from folsom.games import parts_of
from folsom.kernel import kernel, widen

REWARD = {"express": "money", "superexpress": "share"}
"""What the ends of games are told as; `worth` makes of it what the search maximises."""
POINTS_OF_SCALE = 0.5
"""Colt Express squashes leads at $500, and money comes in thousands."""


def worth(game: str, reward: Tensor) -> tuple[Tensor, Tensor]:
    """What an end is worth to a seat, as the search counts it, and its share of the victory."""
    if REWARD[game] == "share":
        return reward, reward
    lead = reward / POINTS_OF_SCALE
    return 0.5 + 0.5 * lead / (1.0 + lead.abs()), 0.5 + 0.5 * torch.sign(reward)


@dataclass(frozen=True, slots=True)
class Ears:
    """What is done to every game besides stepping it."""

    hear_games: Callable[..., None]
    answer_games: Callable[..., None]


@cache
def ears_of(game: str) -> Ears:
    """The kernels of a game."""
    parts, bots = parts_of(game), bot_parts_of(game)
    write_inputs, n_inputs = bots.inputs.write_inputs, bots.inputs.N_INPUTS
    choose, first_asked = bots.policy.choose, parts.legal.first_asked
    asking_of, flat_action = parts.encoding.asking_of, parts.encoding.flat_action

    @kernel
    def hear_games(
        table: Records,
        heard: Any,
        row: Heard,
        ahead: Records,
        choosers: Any,
        events: EventRows,
        first: int,
        last: int,
        n_rows: int,
    ) -> None:
        """Write what every seat hears of the games `first` to `last`; row k of `row` and `ahead` is scratch."""
        for k in range(first, last):
            at = k % n_rows
            for seat in range(heard.shape[1]):
                n = write_inputs(table[k], seat, row[at], ahead[at : at + 1], choosers[at], events)
                width = widen(heard.shape[2])
                for i in range(width):
                    heard[k, seat, i] = row[at, i] if i < n else n_inputs

    @kernel
    def answer_games(
        table: Records, policies: Any, choosers: Any, actions: Any, first: int, last: int
    ) -> None:
        """What a bot that does not think would answer in each game: 0 random, 1 Tenderfoot, 2 Outlaw."""
        for k in range(first, last):
            seat = first_asked(table[k])
            option = choose(table[k], seat, policies[k], choosers[k])
            actions[k] = flat_action(asking_of(table[k]), option)

    return Ears(hear_games, answer_games)


class Games(Protocol):
    """Games in step."""

    n_games: int
    n_seats: int
    heard: Tensor
    seats: Tensor
    rewards: Tensor
    dones: Tensor

    def step(self, actions: Tensor) -> None: ...
    def bots_answer(self, policies: Tensor) -> Tensor: ...


class OnProcessor:
    """Games in the vectorised environment."""

    def __init__(
        self, game: str, options: dict[str, Any], n_games: int, width: int, seed: int
    ) -> None:
        from folsom.env.vector import VectorEnv

        self.ears = ears_of(game)
        self.env = VectorEnv(n_games, game, REWARD[game], **options)
        self.n_games, self.n_seats = n_games, self.env.n_seats
        self._heard = np.zeros((n_games, self.n_seats, width), np.int16)
        self._row = np.zeros((1, MAX_HEARD), np.int16)
        self._ahead = np.zeros(1, self.env.records.dtype)
        # Hearing draws nothing that counts, but it draws: the bots' luck is their own.
        self._idle = np.ones((1, 1), np.int64)
        self._choosers = np.arange(1, n_games + 1, dtype=np.int64).reshape(-1, 1) * 7919 + seed
        self._actions = np.zeros(n_games, np.int64)
        told = self.env.reset(seed)
        self.heard = torch.from_numpy(self._heard)
        self.seats, self.dones = torch.from_numpy(told.seats), torch.from_numpy(told.dones)
        self.rewards = torch.from_numpy(told.rewards)
        self._hear()

    def _hear(self) -> None:
        self.ears.hear_games(
            self.env.records,
            self._heard,
            self._row,
            self._ahead,
            self._idle,
            NO_EVENTS,
            0,
            self.n_games,
            1,
        )

    def step(self, actions: Tensor) -> None:
        """One answer in every game; the arrays tell what came of it."""
        self.env.step(actions.numpy())
        self._hear()

    def bots_answer(self, policies: Tensor) -> Tensor:
        """What bots that do not think would answer."""
        self.ears.answer_games(
            self.env.records, policies.numpy(), self._choosers, self._actions, 0, self.n_games
        )
        return torch.from_numpy(self._actions)


def hear_function(game: str) -> Callable[..., None]:
    """The function of one thread of a card that hears its game."""
    from folsom.gpu.launch import cuda_module

    cuda, hear_games = cuda_module(), ears_of(game).hear_games

    def hear(table: Any, heard: Any, row: Any, ahead: Any, choosers: Any, events: Any) -> None:
        k = cuda.grid(1)
        if k < table.shape[0]:
            hear_games(table, heard, row, ahead, choosers, events[0], k, k + 1, table.shape[0])

    return hear


def answer_function(game: str) -> Callable[..., None]:
    """The function of one thread of a card that lets a bot answer in its game."""
    from folsom.gpu.launch import cuda_module

    cuda, answer_games = cuda_module(), ears_of(game).answer_games

    def answer(table: Any, policies: Any, choosers: Any, actions: Any) -> None:
        k = cuda.grid(1)
        if k < table.shape[0]:
            answer_games(table, policies, choosers, actions, k, k + 1)

    return answer


@cache
def _on_card(game: str, what: str) -> Any:
    """Compiled once, not for every variant."""
    from folsom.gpu.launch import require_card

    functions = {"hear": hear_function, "answer": answer_function}
    return require_card().jit(functions[what](game))


class OnCard:
    """Games in a batch on a card; every tensor is the batch's own memory."""

    def __init__(
        self, game: str, options: dict[str, Any], n_games: int, width: int, seed: int
    ) -> None:
        from folsom.gpu.batch import Batch
        from folsom.gpu.launch import THREADS_A_BLOCK, blocks_for, require_card

        cuda = require_card()
        part = parts_of(game).options
        template = part.make_template(part.read_options(options))
        self.batch = Batch(game, template, n_games, seed, REWARD[game])
        self.n_games, self.n_seats = n_games, int(template[0].n_seats)
        self._grid = blocks_for(n_games), THREADS_A_BLOCK
        self._hear_each = _on_card(game, "hear")
        self._answer_each = _on_card(game, "answer")
        self.heard = torch.zeros((n_games, self.n_seats, width), dtype=torch.int16, device="cuda")
        self._row = cuda.device_array((n_games, MAX_HEARD), np.int16)
        self._ahead = cuda.device_array(n_games, template.dtype)
        self._events = cuda.to_device(np.zeros(1, EVENTS))
        choosers = np.arange(1, n_games + 1, dtype=np.int64).reshape(-1, 1) * 7919 + seed
        self._choosers = cuda.to_device(choosers)
        self._idle = cuda.to_device(np.ones((n_games, 1), np.int64))
        self._actions = torch.zeros(n_games, dtype=torch.long, device="cuda")
        self.seats = torch.as_tensor(self.batch.seats, device="cuda")
        self.rewards = torch.as_tensor(self.batch.rewards, device="cuda")
        self.dones = torch.as_tensor(self.batch.dones, device="cuda")
        self._cuda = cuda
        self._hear()

    def _hear(self) -> None:
        self._hear_each[self._grid](
            self.batch.table, self.heard, self._row, self._ahead, self._idle, self._events
        )

    def step(self, actions: Tensor) -> None:
        """One answer in every game; the arrays tell what came of it."""
        self.batch.step(actions)
        self._hear()

    def bots_answer(self, policies: Tensor) -> Tensor:
        """What bots that do not think would answer."""
        self._answer_each[self._grid](self.batch.table, policies, self._choosers, self._actions)
        return self._actions


def make_games(
    game: str, options: dict[str, Any], n_games: int, width: int, seed: int, device: str
) -> Games:
    """Games where the learning is."""
    kind = OnCard if device == "cuda" else OnProcessor
    return kind(game, options, n_games, width, seed)
