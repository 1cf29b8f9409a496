"""Nets for tests: small, and of any weights; they play badly, and the same everywhere."""

from pathlib import Path

import numpy as np

from folsom.bots.net import head_of, write_net
from folsom.bots.net_kernels import HEAD, Weights, size_of_net
from folsom.bots.parts import bot_parts_of


def any_net(
    game: str,
    seed: int = 1,
    n_first: int = 8,
    n_second: int = 4,
    acting: tuple[int, int] = (0, 0),
) -> Weights:
    """A small net of drawn weights, of about the sizes that trained ones have."""
    part = bot_parts_of(game).inputs
    n_straight = part.N_INPUTS - part.FIRST_GRADE
    size = size_of_net(part.N_INPUTS, n_first, n_second, part.ACTION_COUNT + 2, n_straight)
    luck = np.random.default_rng(seed)
    weights: Weights = luck.integers(-300, 301, size).astype(np.int16)
    weights[:HEAD] = head_of(part, n_first, n_second, acting)
    return weights


def write_any_nets(folder: Path) -> None:
    """A net for every game."""
    for game in ("express", "superexpress"):
        write_net(folder / f"{game}.net", game, any_net(game), {"by": "a test"})
