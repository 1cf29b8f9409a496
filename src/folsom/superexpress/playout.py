"""Whole games at full speed: one compiled call plays many, without the GIL."""

from collections.abc import Callable

from folsom.core.chooser import Chooser, choose_option, seed_chooser
from folsom.core.playout import (
    Anybody,
    PlayNumbered,
    alone,
    make_options_of,
    make_play_answers,
    make_simulate,
)
from folsom.core.randomness import seed_from_word
from folsom.core.state import EventRows
from folsom.kernel import kernel, small_kernel, spliced_kernel, widen
from folsom.superexpress.rules.flow import apply, begin, take_back
from folsom.superexpress.rules.legal import can_take_back, first_asked, options
from folsom.superexpress.rules.scoring import dollars_of, winners
from folsom.superexpress.state import State


@kernel
def is_over(state: State) -> bool:
    """Whether nobody is asked any more."""
    return state.asked == 0


def make_play_out(anybody: Anybody) -> Callable[[State, Chooser, EventRows], int]:
    """How random options are played to the end where some games go in step."""

    @kernel
    def play_out(state: State, chooser: Chooser, events: EventRows) -> int:
        """Play random options to the end. Returns how many decisions were taken."""
        n = 0
        plays = not is_over(state)
        while anybody(plays):
            if plays:
                seat = first_asked(state)
                apply(state, seat, choose_option(chooser, options(state, seat)), events)
                n += 1
                plays = not is_over(state)
        return n

    return play_out


def make_play_numbered(anybody: Anybody) -> PlayNumbered:
    """How a random game is played where some go in step: threads of a graphics card, or one game alone."""
    play_out = make_play_out(anybody)

    @spliced_kernel
    def play_numbered(state: State, number: int, chooser: Chooser, events: EventRows) -> int:
        """Play the random game of that number: the same on every back end. The record holds the settings."""
        seed_from_word(state, 1, number)
        seed_chooser(chooser, number)
        begin(state, events)
        return play_out(state, chooser, events)

    return play_numbered


play_out = make_play_out(alone)
play_numbered = make_play_numbered(alone)


@small_kernel
def bandits_of(state: State, seat: int) -> int:
    """A seat's bandit."""
    return widen(state.bandit_of[seat])


simulate = make_simulate(play_numbered, winners, dollars_of, bandits_of)
play_answers = make_play_answers(begin, apply, take_back, first_asked, options, can_take_back)
options_of = make_options_of(options)
