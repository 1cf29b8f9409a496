"""Whole games at full speed: one compiled call plays many, without the GIL."""

import numpy as np
import numpy.typing as npt

from folsom.core.chooser import Chooser, choose_option, seed_chooser
from folsom.core.randomness import seed_from_word
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, widen
from folsom.superexpress.flow import apply, begin, take_back
from folsom.superexpress.legal import first_asked, options
from folsom.superexpress.scoring import dollars_of, winners
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


@kernel
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
def apply_answers(
    table: Records, index: int, seats: Numbers, chosen: Numbers, firsts: Numbers, events: EventRows
) -> None:
    """Play answers that are known to be legal (-1 takes a plan back); note who was asked first."""
    state = table[index]
    for i in range(seats.shape[0]):
        firsts[i] = first_asked(state)
        if chosen[i] < 0:
            take_back(state, seats[i], events)
        else:
            apply(state, seats[i], chosen[i], events)
