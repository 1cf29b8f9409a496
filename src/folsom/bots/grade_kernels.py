"""How good every option looks at a glance, as a net hears it: made of a game's rules of thumb."""

from collections.abc import Callable
from typing import Any

from folsom.bots.net_kernels import Heard
from folsom.bots.policy_kernels import LEAST, AskOfSeat
from folsom.core.bits import lowest
from folsom.kernel import kernel

GRADES = 4
"""As good as the best, nearly, less, or much less."""


def make_hear_grades(
    offered: AskOfSeat,
    glance: AskOfSeat,
    option_value: Callable[[Any, int, int, int], int],
    asking_of: Callable[[Any], int],
    flat_action: Callable[[int, int], int],
    first_grade: int,
    nearly: int,
    less: int,
) -> Callable[[Any, int, Heard, int], int]:
    """The kernel that grades what is on offer.

    first_grade: the first input for grades; nearly, less: how far behind the best an option of that grade is
    """

    @kernel
    def hear_grades(state: Any, seat: int, heard: Heard, n: int) -> int:
        """Every option on offer, by how good it looks."""
        mask, asking, seen = offered(state, seat), asking_of(state), glance(state, seat)
        best = LEAST
        rest = mask
        while rest != 0:
            best = max(best, option_value(state, seat, lowest(rest), seen))
            rest &= rest - 1
        rest = mask
        while rest != 0:
            option = lowest(rest)
            rest &= rest - 1
            behind = best - option_value(state, seat, option, seen)
            grade = 3 if behind > less else (2 if behind > nearly else (1 if behind > 0 else 0))
            heard[n] = first_grade + GRADES * flat_action(asking, option) + grade
            n += 1
        return n

    return hear_grades
