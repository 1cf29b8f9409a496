"""Rows of small numbers for learning programs: how a game's observation is laid out, and what it rewards."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[np.int8]
"""An observation or a mask; it may be one row (or one column) of a batch."""

Rewards = npt.NDArray[np.float32]
"""One number a seat."""


class Reward(IntEnum):
    """What a seat is rewarded with when the game is over."""

    SHARE = 0
    MONEY = 1


DOLLARS_A_POINT = 1000.0
"""Money is rewarded in thousands of dollars, so that it is of the size of a share."""


class Feature(NamedTuple):
    """A stretch of the observation."""

    name: str
    start: int
    length: int


class Described(NamedTuple):
    """A stretch of the observation before it has its place: every number in it is from 0 to `highest`."""

    name: str
    length: int
    highest: int
    meaning: str


def lay_out(table: tuple[Described, ...]) -> tuple[Feature, ...]:
    """The stretches one behind the other."""
    features = []
    start = 0
    for described in table:
        features.append(Feature(described.name, start, described.length))
        start += described.length
    return tuple(features)


def highest_values(table: tuple[Described, ...]) -> Row:
    """The highest number each place of the observation can hold; the lowest is 0."""
    return np.repeat(
        np.array([described.highest for described in table], np.int8),
        [described.length for described in table],
    )
