"""One running game as every environment holds it: a record, its kernels, and buffers that are used again."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core import bits
from folsom.core.encoding import Reward
from folsom.core.errors import BadOptions
from folsom.core.randomness import SEED_BYTES, read_seed, write_seed
from folsom.env.answers import SILENT
from folsom.env.kernels import kernels_of
from folsom.games import game_module

REWARDS = {"share": Reward.SHARE, "money": Reward.MONEY}


def read_reward(reward: object) -> Reward:
    """What is rewarded, by name."""
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadOptions(f"the rewards are {' and '.join(map(repr, REWARDS))}, not {reward!r}")
    return REWARDS[reward]


class Table:
    """A game, the seeds of the games that follow it, and one observation and mask.

    After `start(seed)` the game is the one that `folsom.<game>.new(seed=seed)` makes; without a seed the
    next one is drawn from the last seed that was given.
    """

    def __init__(self, game: str, options: Mapping[str, Any], reward: str) -> None:
        self.game = game
        self.kernels = kernels_of(game)
        self.options = self.kernels.game.options.read_options(options)
        self.reward = read_reward(reward)
        self.template = self.kernels.game.options.make_template(self.options)
        self.records = self.template.copy()
        self.state = self.records[0]
        self.n_seats = int(self.state.n_seats)
        self.observation = np.zeros(self.kernels.encoding.OBSERVATION_SIZE, np.int8)
        self.mask = np.zeros(self.kernels.encoding.ACTION_COUNT, np.int8)
        self._luck = random.Random()

    def start(self, seed: int | None) -> int:
        """Set up a new game; the first seat asked. Its observation and mask are in the buffers."""
        if seed is None:
            key = self._luck.randbytes(SEED_BYTES)
        else:
            key = read_seed(int(seed))
            self._luck = random.Random(key)
        self.records[0] = self.template[0]
        write_seed(self.records, key)
        return self.kernels.start(self.records, SILENT, self.observation, self.mask)

    def asked(self) -> list[int]:
        """The seats that must answer now; none when the game is over."""
        return bits.members(int(self.state.asked))

    def show(self, seat: int) -> None:
        """Write what a seat sees and may do into the buffers."""
        self.kernels.show(self.records, seat, self.observation, self.mask)

    def rewards(self) -> list[float]:
        """What each seat of a finished game is rewarded with."""
        row: npt.NDArray[np.float32] = np.zeros(self.n_seats, np.float32)
        self.kernels.encoding.rewards(self.state, int(self.reward), row)
        return [float(x) for x in row]

    def view(self, seat: int | None) -> Any:
        """The typed form of what a seat, or a spectator, may know."""
        return self.kernels.game.view.make_view(self.records, seat)

    def as_game(self) -> Any:
        """The game in play behind the checked door; it shares this table's record."""
        game = game_module(self.game).new_from(self.options, bytes(SEED_BYTES))
        game.records = self.records
        game.seed = None
        return game
