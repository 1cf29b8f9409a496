"""Whole games at full speed: one compiled call plays many, without the GIL."""

import numpy as np
import numpy.typing as npt

from folsom.core.bits import has
from folsom.core.chooser import Chooser, choose_option, seed_chooser
from folsom.core.decision import TAKE_BACK
from folsom.core.randomness import seed_from_word
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, spliced_kernel, widen
from folsom.superexpress.rules.flow import apply, begin, take_back
from folsom.superexpress.rules.legal import can_take_back, first_asked, options
from folsom.superexpress.rules.scoring import dollars_of, winners
from folsom.superexpress.state import State

Numbers = npt.NDArray[np.int64]


@kernel
def is_over(state: State) -> bool:
    """Whether nobody is asked any more."""
    return state.asked == 0


@kernel
def play_out(state: State, chooser: Chooser, events: EventRows) -> int:
    """Play random options to the end. Returns how many decisions were taken."""
    n = 0
    while not is_over(state):
        seat = first_asked(state)
        apply(state, seat, choose_option(chooser, options(state, seat)), events)
        n += 1
    return n


@spliced_kernel
def play_numbered(state: State, number: int, chooser: Chooser, events: EventRows) -> int:
    """Play the random game of that number: the same on every back end. The record holds the settings."""
    seed_from_word(state, 1, number)
    seed_chooser(chooser, number)
    begin(state, events)
    return play_out(state, chooser, events)


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
    """Play games number `first`, `first + stride`, …; write each seat's loot, and who won."""
    decisions = 0
    for k in range(n_games):
        table[0] = template[0]
        state = table[0]
        decisions += play_numbered(state, first + k * stride, chooser, events)
        if points.shape[0] > 0:
            won[k] = winners(state)
            for seat in range(widen(state.n_seats)):
                points[k, seat] = dollars_of(state, seat)
                bandits[k, seat] = state.bandit_of[seat]
    return decisions


@kernel
def may_answer(state: State, seat: int, option: int) -> bool:
    """Whether a seat may give this answer now; -1 takes a secret choice back."""
    if seat < 0 or seat >= state.n_seats:
        return False
    if option == TAKE_BACK:
        return can_take_back(state, seat)
    return has(widen(state.asked), seat) and 0 <= option < 63 and has(options(state, seat), option)


@kernel
def play_answers(
    table: Records, is_new: bool, seats: Numbers, chosen: Numbers, firsts: Numbers, buffer: Records
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


@kernel
def options_of(table: Records, seat: int) -> int:
    """The same as `options`, for Python."""
    return options(table[0], seat)
