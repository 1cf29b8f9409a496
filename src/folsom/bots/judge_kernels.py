"""A position judged: played on to its end by the rules of thumb, again and again, without the GIL."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.bots.search_kernels import BLUNDER, NOTED, SHARE_AT_END, SPREAD, Notes, Playing
from folsom.bots.tree import Reals
from folsom.core.chooser import Chooser, choose_below, choose_option
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, widen

OPEN_EYES = -2
"""The eyes from which nothing is hidden: the position is taken as it is."""

# What is added up, a column a seat: shares of the victory, and their squares.
SUM, SQUARES = 0, 1
N_SUMS = 2

# What is told of each seat, a row a seat: its chance to win, and the standard error of that.
CHANCE, ERROR = 0, 1
N_CHANCES = 2

TRUST_PARTS = 32
"""How far playouts are trusted is counted in these parts (`write_chances`)."""

UNSEEN = 0.0625
"""The part of a victory that each seat has more than was seen."""

Laid = npt.NDArray[np.int32]
Judge = Callable[
    [
        Records,
        Records,
        int,
        int,
        Laid,
        int,
        int,
        Reals,
        Chooser,
        Any,
        Notes,
        Reals,
        Reals,
        EventRows,
    ],
    None,
]


@kernel
def trusted(share: float, trust: int) -> float:
    """A share to the power of `trust` parts, by square roots: the same number on every machine."""
    root = np.sqrt(np.sqrt(np.sqrt(np.sqrt(np.sqrt(share)))))
    power = 1.0
    for _ in range(trust):
        power *= root
    return power


@kernel
def write_chances(sums: Reals, n_playouts: int, n_seats: int, trust: int, chances: Reals) -> None:
    """Every seat's chance to win from what playouts added up to.

    Rules of thumb play more alike than people and bots do, so that playouts are too sure of themselves. Odds are
    taken to a power (`trust`, in parts) that was found on other deals than it is measured on: with it, what
    is said comes true (`benchmarks/calibration.py`). A little more is counted than was seen, and for the error a
    whole victory and a defeat, so that a few playouts never look certain.
    """
    n = widen(n_playouts) + 0.0
    total = 0.0
    for seat in range(n_seats):
        chances[seat, CHANCE] = trusted((sums[SUM, seat] + UNSEEN) / (n + n_seats * UNSEEN), trust)
        total += chances[seat, CHANCE]
    for seat in range(n_seats):
        share = chances[seat, CHANCE] / total
        seen, squares = (sums[SUM, seat] + 1.0) / (n + 2.0), (sums[SQUARES, seat] + 1.0) / (n + 2.0)
        error = np.sqrt((squares - seen * seen) / (n + 2.0))
        stretched = max(1.0, share * (1.0 - share) / (seen * (1.0 - seen)))
        chances[seat, CHANCE] = share
        chances[seat, ERROR] = error * stretched * trust / TRUST_PARTS


def make_judge(playing: Playing) -> Judge:
    """The judge of a game."""
    apply, is_over, first_asked = playing.apply, playing.is_over, playing.first_asked
    offered, redraw, forget_choices = playing.offered, playing.redraw, playing.forget_choices
    choose_quickly, values_at_end = playing.choose_quickly, playing.values_at_end

    @kernel
    def judge(
        root: Records,
        work: Records,
        eyes: int,
        seat_laying: int,
        laid: Laid,
        n_laid: int,
        n_playouts: int,
        settings: Reals,
        chooser: Chooser,
        source: Any,
        notes: Notes,
        values: Reals,
        sums: Reals,
        events: EventRows,
    ) -> None:
        """Some more playouts from a position as one seat knows it; `sums` adds up what they bring to each.

        Each begins with the options `laid`, if there are any, as answers of the seat that lays them.
        """
        spread, blunder = widen(settings[SPREAD]), widen(settings[BLUNDER])
        n_seats = widen(root[0].n_seats)
        for _ in range(n_playouts):
            work[0] = root[0]
            state: Any = work[0]
            if eyes != OPEN_EYES:
                redraw(state, eyes, source)
                forget_choices(state, eyes, events)
            notes[NOTED] = 0
            for i in range(n_laid):
                apply(state, seat_laying, widen(laid[i]), events)
            while not is_over(state):
                seat = first_asked(state)
                mask = offered(state, seat)
                if blunder > 0 and choose_below(chooser, 100) < blunder:
                    option = choose_option(chooser, mask)
                else:
                    option = choose_quickly(state, seat, mask, spread, chooser, notes)
                apply(state, seat, option, events)
            values_at_end(state, settings, values)
            for seat in range(n_seats):
                share = values[SHARE_AT_END + seat]
                sums[SUM, seat] += share
                sums[SQUARES, seat] += share * share

    return judge
