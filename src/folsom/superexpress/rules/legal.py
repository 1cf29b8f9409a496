"""S3.1 What a seat may answer. An option is a card, numbered as in `components.Card`."""

from folsom.core.bits import lowest
from folsom.kernel import kernel, widen
from folsom.superexpress.state import State


@kernel
def options(state: State, seat: int) -> int:
    """S3.1 The cards a seat has not stacked yet, as bits; none once it has stacked three."""
    if (widen(state.asked) >> seat) & 1:
        return widen(state.hand_of[seat])
    return 0


offered = options
"""What is asked for at every step of a playout; Colt Express remembers it, here it is as quickly found."""


@kernel
def first_asked(state: State) -> int:
    """The first of the seats that are asked."""
    return lowest(widen(state.asked))


@kernel
def can_take_back(state: State, seat: int) -> bool:
    """S3.1 A seat may plan anew until the last one has stacked its third card."""
    return state.asked != 0 and state.n_planned[seat] > 0
