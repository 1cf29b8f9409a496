"""A small, fast generator for whoever chooses at random beside the game: bots, playouts, benchmarks.

It is not secret and never deals a card; the game's own randomness is in `core.randomness`. A chooser is an
array of one 64-bit number.
"""

import numpy as np
import numpy.typing as npt

from folsom.core.bits import count, nth
from folsom.kernel import kernel, small_kernel, widen

Chooser = npt.NDArray[np.int64]

_MASK = (1 << 62) - 1


def new_chooser(seed: int) -> Chooser:
    """A chooser; equal seeds choose alike."""
    chooser = np.zeros(1, np.int64)
    seed_chooser(chooser, seed & _MASK)
    return chooser


@kernel
def seed_chooser(chooser: Chooser, seed: int) -> None:
    """Begin anew; equal seeds choose alike."""
    chooser[0] = (seed * 0x2545F4914F6CDD1D + 0x1234567) & _MASK


@small_kernel
def next_number(chooser: Chooser) -> int:
    """The next 31 random bits (a 62-bit linear congruence with its high bits mixed)."""
    x = (widen(chooser[0]) * 0x5851F42D + 0x14057B7E) & _MASK
    x = (x ^ (x >> 31)) & _MASK
    chooser[0] = x
    return (x ^ (x >> 17)) & 0x7FFFFFFF


@small_kernel
def choose_below(chooser: Chooser, n: int) -> int:
    """A number from 0 to n - 1, near enough equally likely."""
    return (next_number(chooser) * n) >> 31


@small_kernel
def choose_option(chooser: Chooser, offered: int) -> int:
    """One of the options, each equally likely."""
    return nth(offered, choose_below(chooser, count(offered)))
