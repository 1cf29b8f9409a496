"""Rows of small numbers for learning programs: how a game's observation is laid out, and what it rewards."""

from collections import namedtuple
from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from folsom.core.bits import count, has
from folsom.kernel import kernel, small_kernel, widen

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


def starts_of(features: tuple[Feature, ...]) -> Any:
    """Where each stretch begins, by name: constants in kernels."""
    names = [feature.name for feature in features]
    starts: Any = namedtuple("Starts", names)  # type: ignore[misc]
    return starts(*(feature.start for feature in features))


def highest_values(table: tuple[Described, ...]) -> Row:
    """The highest number each place of the observation can hold; the lowest is 0."""
    return np.repeat(
        np.array([described.highest for described in table], np.int8),
        [described.length for described in table],
    )


@small_kernel
def seat_from(state: Any, seat: int, other: int) -> int:
    """How many places clockwise of the observer a seat is."""
    away = other - seat
    return away if away >= 0 else away + widen(state.n_seats)


def make_rewards(
    winners: Callable[[Any], int], dollars_of: Callable[[Any, int], int]
) -> Callable[[Any, int, Rewards], None]:
    """The kernel that rewards every seat, made of what a game's scoring tells."""

    @kernel
    def rewards(state: Any, kind: int, row: Rewards) -> None:
        """What each seat is rewarded with at the end: its share of the victory, or its money.

        Money is what it has more than the richest other seat, in thousands of dollars.
        """
        n_seats = widen(state.n_seats)
        if kind == Reward.SHARE:
            won = winners(state)
            for seat in range(n_seats):
                row[seat] = 1.0 / count(won) if has(won, seat) else 0.0
            return
        for seat in range(n_seats):
            best = 0
            for other in range(n_seats):
                if other != seat:
                    best = max(best, dollars_of(state, other))
            row[seat] = (dollars_of(state, seat) - best) / DOLLARS_A_POINT

    return rewards
