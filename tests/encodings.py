"""What holds for every game's encoding: checks that the tests of both games run over their variants."""

import random
from types import ModuleType
from typing import Any

import numpy as np
from tests.contract import new, walk

from folsom.core import bits
from folsom.core.encoding import Reward
from folsom.kernel import IS_COMPILED

N_REDRAWN = 1
LOOKS = 0.5 if IS_COMPILED else 0.1
"""How often a game is stopped to look at it; plain Python is slow."""


def observation(encoding: ModuleType, game: Any, seat: int) -> np.ndarray:
    """A seat's observation, written over rubbish: every place must be written."""
    row = np.full(encoding.OBSERVATION_SIZE, 99, np.int8)
    encoding.observe(game.records[0], seat, row)
    return row


def mask(encoding: ModuleType, game: Any, seat: int) -> np.ndarray:
    """A seat's mask of actions, written over rubbish."""
    row = np.full(encoding.ACTION_COUNT, 99, np.int8)
    encoding.action_mask(game.records[0], seat, row)
    return row


def check_table(encoding: ModuleType) -> None:
    """The stretches lie one behind the other and have different names."""
    end = 0
    for feature in encoding.FEATURES:
        assert feature.start == end
        end += feature.length
    assert end == encoding.OBSERVATION_SIZE == len(encoding.HIGHEST)
    names = [feature.name for feature in encoding.FEATURES]
    assert len(set(names)) == len(names)
    for action in range(encoding.ACTION_COUNT):
        asking, option = encoding.asking_of_action(action), encoding.option_of_action(action)
        assert encoding.flat_action(asking, option) == action


def check_mask(encoding: ModuleType, game: Any, seat: int) -> None:
    """The mask holds exactly the options of a seat that is asked."""
    asked = bits.has(game.asked_mask(), seat)
    offered = bits.members(game.option_mask(seat)) if asked else []
    asking = encoding.asking_of(game.records[0])
    flat = [int(encoding.flat_action(asking, option)) for option in offered]
    row = mask(encoding, game, seat)
    assert np.flatnonzero(row).tolist() == sorted(flat)
    assert set(row.tolist()) <= {0, 1}
    for action in (-1, 0, encoding.ACTION_COUNT - 1, encoding.ACTION_COUNT, *flat):
        assert encoding.is_offered(game.records[0], seat, action) == (action in flat)


def check_hidden(encoding: ModuleType, game: Any, seat: int, luck: random.Random) -> None:
    """Re-draw all that a seat may not know: its observation and mask stay the same to the last byte."""
    seen, may = observation(encoding, game, seat), mask(encoding, game, seat)
    for _ in range(N_REDRAWN):
        other = game.possible(seat, luck.randbytes(32))
        assert observation(encoding, other, seat).tobytes() == seen.tobytes()
        assert mask(encoding, other, seat).tobytes() == may.tobytes()


def check_rewards(encoding: ModuleType, game: Any) -> None:
    """Shares add up to one and are the outcome's; money is compared with the richest other's."""
    row = np.zeros(game.n_seats, np.float32)
    encoding.rewards(game.records[0], Reward.SHARE, row)
    assert np.allclose(row, game.outcome.shares)
    encoding.rewards(game.records[0], Reward.MONEY, row)
    points = [result.points for result in game.outcome.results]
    for seat in range(game.n_seats):
        best = max(points[:seat] + points[seat + 1 :])
        assert np.isclose(row[seat], (points[seat] - best) / 1000)


def check_game(encoding: ModuleType, name: str, options: dict[str, Any], seed: int) -> None:
    """Play one game and look at what seats observe on the way and at the end."""
    game = new(name, options, seed)
    for luck in walk(game, seed):
        if game.is_over or luck.random() < LOOKS:
            asked = bits.members(game.asked_mask())
            for seat in {luck.randrange(game.n_seats), *asked[:1]}:
                row = observation(encoding, game, seat)
                assert (row >= 0).all()
                assert (row <= encoding.HIGHEST).all()
                check_mask(encoding, game, seat)
                check_hidden(encoding, game, seat, luck)
    check_rewards(encoding, game)
