"""Who has won: made of the one number by which a game orders its seats."""

from collections.abc import Callable
from typing import Any, NamedTuple

from folsom.kernel import kernel, widen

LEAST = -(1 << 40)
"""Less than any such number."""


class Ranking(NamedTuple):
    """The kernels that ask who has won."""

    winners: Callable[[Any], int]
    place_of: Callable[[Any, int], int]


def make_ranking(rank_value: Callable[[Any, int], int]) -> Ranking:
    """Rank seats by a number of which the highest is best."""

    @kernel
    def winners(state: Any) -> int:
        """The seats that have won, as bits: several where they are tied."""
        best = LEAST
        mask = 0
        for seat in range(widen(state.n_seats)):
            value = rank_value(state, seat)
            if value > best:
                best = value
                mask = 0
            if value == best:
                mask |= 1 << seat
        return mask

    @kernel
    def place_of(state: Any, seat: int) -> int:
        """A seat's place at the end: 1 is best."""
        place = 1
        for other in range(widen(state.n_seats)):
            if rank_value(state, other) > rank_value(state, seat):
                place += 1
        return place

    return Ranking(winners, place_of)
