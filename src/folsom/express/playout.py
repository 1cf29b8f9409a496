"""Whole games at full speed: one compiled call plays many, without the GIL."""

import numpy as np
import numpy.typing as npt

from folsom.core.bits import has, is_single, lowest
from folsom.core.chooser import Chooser, choose_option, seed_chooser
from folsom.core.decision import TAKE_BACK
from folsom.core.randomness import seed_from_word
from folsom.core.state import EventRows, Records
from folsom.express.components import Ask, Step
from folsom.express.rules.flow import advance, answer, end_secret_choice, run, skip, take_back
from folsom.express.rules.legal import first_asked, options
from folsom.express.rules.scoring import dollars_of, winners
from folsom.express.rules.setup import start
from folsom.express.state import State
from folsom.kernel import kernel, small_kernel, spliced_kernel, widen

Numbers = npt.NDArray[np.int64]


@small_kernel
def is_over(state: State) -> bool:
    """Whether the last round has ended."""
    return state.step == Step.OVER


@small_kernel
def go_on(state: State, chooser: Chooser, events: EventRows) -> int:
    """Take one step, or answer one decision at random. Returns 1 if that was a real choice."""
    if state.asking == Ask.NOTHING:
        advance(state, events)
        return 0
    if state.asked == 0:
        end_secret_choice(state, events)
        return 0
    seat = first_asked(state)
    choices = options(state, seat)
    if choices == 0:
        skip(state, events)
        return 0
    is_forced = is_single(choices)
    option = lowest(choices) if is_forced else choose_option(chooser, choices)
    answer(state, seat, option, events)
    return int(not is_forced)


@spliced_kernel
def play_numbered(state: State, number: int, chooser: Chooser, events: EventRows) -> int:
    """Play the random game of that number: the same on every back end. The record holds the settings.

    The same as `apply` with random answers, cut up so that on a graphics card, where threads go in step,
    none waits for another's deal while it schemes: all come to the end of each part of the round together.
    Returns how many decisions were taken.
    """
    seed_from_word(state, 1, number)
    seed_chooser(chooser, number)
    start(state, events)
    n = 0
    while not is_over(state):
        part = state.step
        while state.step == part and not is_over(state):
            n += go_on(state, chooser, events)
    return n


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
    """Play games number `first`, `first + stride`, …; write each seat's dollars, winners and bandits."""
    decisions = 0
    for k in range(n_games):
        table[0] = template[0]
        state = table[0]
        decisions += play_numbered(state, first + k * stride, chooser, events)
        if points.shape[0] > 0:
            won[k] = winners(state)
            for seat in range(widen(state.n_seats)):
                points[k, seat] = dollars_of(state, seat)
                bandits[k, seat] = state.bandit_of[seat, 0] + 8 * (state.bandit_of[seat, 1] + 1)
    return decisions


@kernel
def may_answer(state: State, seat: int, option: int) -> bool:
    """Whether a seat may give this answer now; -1 takes a secret choice back."""
    if seat < 0 or seat >= state.n_seats:
        return False
    if option == TAKE_BACK:
        return has(widen(state.may_take_back), seat)
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
        start(state, events)
        run(state, events)
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
            answer(state, seats[i], chosen[i], events)
            run(state, events)
    return widen(seats.shape[0])


@kernel
def options_of(table: Records, seat: int) -> int:
    """The same as `options`, for Python."""
    return options(table[0], seat)
