"""States that look alike to somebody become alike before anything is drawn from them."""

import random
from typing import Any

import numpy as np
import pytest

from folsom import express
from folsom.core.randomness import seed_from_word
from folsom.express.possible import redraw, settle
from folsom.express.state import STATE

VARIANTS: list[dict[str, Any]] = [
    {"seats": 4},
    {"seats": 3, "expert": True},
    {"seats": 2},
    {"seats": 3, "edition": "2014"},
]


def drawn_from(game: express.ExpressGame, viewer: int) -> bytes:
    """What is drawn from a state, with the luck of always."""
    state, source = game.records.copy(), np.zeros(1, STATE)
    seed_from_word(source[0], 7, 0)
    settle(state[0], viewer)
    redraw(state[0], viewer, source[0])
    return state.tobytes()


@pytest.mark.parametrize("options", VARIANTS)
def test_from_all_that_looks_alike_the_same_is_drawn(options: dict[str, Any]) -> None:
    luck = random.Random(5)
    game = express.new(**options, seed=3)
    is_hidden = False
    while not game.is_over:
        decision = luck.choice(game.decisions)
        if luck.random() < 0.15:
            viewer = luck.randrange(-1, options["seats"])
            other = game.possible(None if viewer < 0 else viewer, luck.randbytes(32))
            is_hidden |= other.records.tobytes() != game.records.tobytes()
            assert drawn_from(other, viewer) == drawn_from(game, viewer)
        game.answer(luck.choice(decision.options).number, decision.seat)
    assert is_hidden
