"""Whole games in one compiled call, the same for every game: made of the game's own kernels."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.bits import has
from folsom.core.chooser import Chooser
from folsom.core.decision import TAKE_BACK
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, small_kernel, widen

Numbers = npt.NDArray[np.int64]

PlayNumbered = Callable[[Any, int, Chooser, EventRows], int]
Anybody = Callable[[bool], bool]
"""Whether something is so in any of the games that go in step."""
AskOfSeat = Callable[[Any, int], int]
Simulate = Callable[
    [Records, Records, int, int, int, Chooser, EventRows, Numbers, Numbers, Numbers], int
]
PlayAnswers = Callable[[Records, bool, Numbers, Numbers, Numbers, Records], int]
OptionsOf = Callable[[Records, int], int]

SECOND_BANDIT = 8
"""A seat's bandits are one number: the first, and this many times one more than the second."""


@small_kernel
def alone(is_so: bool) -> bool:
    """On a processor no game waits for another."""
    return is_so


def bandits_in(number: int) -> list[int]:
    """The bandits in such a number."""
    second = number // SECOND_BANDIT - 1
    return [number % SECOND_BANDIT, *([second] if second >= 0 else [])]


def make_simulate(
    play_numbered: PlayNumbered,
    winners: Callable[[Any], int],
    dollars_of: AskOfSeat,
    bandits_of: AskOfSeat,
) -> Simulate:
    """The kernel that plays many games at random."""

    @kernel
    def simulate(
        template: Records,
        table: Records,
        first: int,
        n_games: int,
        stride: int,
        chooser: Chooser,
        events: EventRows,
        points: Numbers,
        won: Numbers,
        bandits: Numbers,
    ) -> int:
        """Play games number `first`, `first + stride`, …; write each seat's dollars and bandits, and who won.

        Nothing is written where there is no room. Returns how many decisions were taken.
        """
        decisions = 0
        for k in range(n_games):
            table[0] = template[0]
            state = table[0]
            decisions += play_numbered(state, first + k * stride, chooser, events)
            if points.shape[0] > 0:
                won[k] = winners(state)
                for seat in range(widen(state.n_seats)):
                    points[k, seat] = dollars_of(state, seat)
                    bandits[k, seat] = bandits_of(state, seat)
        return decisions

    return simulate


def make_play_answers(
    begin: Callable[[Any, EventRows], None],
    apply: Callable[[Any, int, int, EventRows], None],
    take_back: Callable[[Any, int, EventRows], None],
    first_asked: Callable[[Any], int],
    options: AskOfSeat,
    can_take_back: Callable[[Any, int], bool],
) -> PlayAnswers:
    """The kernel behind the checked door."""

    @kernel
    def may_answer(state: Any, seat: int, option: int) -> bool:
        """Whether a seat may give this answer now; -1 takes a secret choice back."""
        if seat < 0 or seat >= state.n_seats:
            return False
        if option == TAKE_BACK:
            return can_take_back(state, seat)
        is_asked = has(widen(state.asked), seat)
        return is_asked and 0 <= option < 63 and has(options(state, seat), option)

    @kernel
    def play_answers(
        table: Records,
        is_new: bool,
        seats: Numbers,
        chosen: Numbers,
        firsts: Numbers,
        buffer: Records,
    ) -> int:
        """Set a new game up, then play answers, each checked. Returns how many could be played.

        A seat of -1 is the first asked, and is filled in; `firsts` notes who that was each time. The buffer
        holds what the last answer led to.
        """
        state, events = table[0], buffer[0]
        if is_new:
            begin(state, events)
        for i in range(seats.shape[0]):
            firsts[i] = first_asked(state)
            if seats[i] < 0:
                seats[i] = firsts[i]
            if not may_answer(state, seats[i], chosen[i]):
                return i
            events.n_events = 0
            if chosen[i] == TAKE_BACK:
                take_back(state, seats[i], events)
            else:
                apply(state, seats[i], chosen[i], events)
        return widen(seats.shape[0])

    return play_answers


def make_options_of(options: AskOfSeat) -> OptionsOf:
    """The kernel that Python asks for a seat's options: handing over a single record would cost it much more."""

    @kernel
    def options_of(table: Records, seat: int) -> int:
        """All that a seat which is asked may answer."""
        return options(table[0], seat)

    return options_of
