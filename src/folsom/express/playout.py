"""Whole games at full speed: one compiled call plays many, without the GIL."""

from folsom.core.bits import is_single, lowest
from folsom.core.chooser import Chooser, choose_option, seed_chooser
from folsom.core.playout import (
    SECOND_BANDIT,
    Anybody,
    PlayNumbered,
    alone,
    make_options_of,
    make_play_answers,
    make_simulate,
)
from folsom.core.randomness import seed_from_word
from folsom.core.state import EventRows
from folsom.express.components import Ask, Step
from folsom.express.rules.flow import (
    advance,
    answer,
    apply,
    begin,
    end_secret_choice,
    skip,
    take_back,
)
from folsom.express.rules.legal import can_take_back, first_asked, options
from folsom.express.rules.scoring import dollars_of, winners
from folsom.express.rules.setup import start
from folsom.express.state import State
from folsom.kernel import small_kernel, spliced_kernel, widen


@small_kernel
def is_over(state: State) -> bool:
    """Whether the last round has ended."""
    return state.step == Step.OVER


@small_kernel
def answer_at_random(state: State, chooser: Chooser, events: EventRows) -> int:
    """Give one answer to what is asked. Returns 1 if that was a real choice."""
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


def make_play_numbered(anybody: Anybody) -> PlayNumbered:
    """How a random game is played where some go in step: threads of a graphics card, or one game alone."""

    @spliced_kernel
    def play_numbered(state: State, number: int, chooser: Chooser, events: EventRows) -> int:
        """Play the random game of that number: the same on every back end. The record holds the settings.

        The same as `apply` with random answers, cut up so that on a graphics card none waits for another's deal
        while it schemes, or for another's card while it answers for its own: all come to the end of each card and
        of each part of the round together. Returns how many decisions were taken.
        """
        seed_from_word(state, 1, number)
        seed_chooser(chooser, number)
        start(state, events)
        n = 0
        plays = not is_over(state)
        while anybody(plays):
            part, is_there, asks = state.step, plays, False
            while anybody(is_there):
                if is_there:
                    advance(state, events)
                    asks = state.asking != Ask.NOTHING
                while anybody(asks):
                    if asks:
                        n += answer_at_random(state, chooser, events)
                        asks = state.asking != Ask.NOTHING
                is_there = is_there and state.step == part
            plays = plays and not is_over(state)
        return n

    return play_numbered


play_numbered = make_play_numbered(alone)


@small_kernel
def bandits_of(state: State, seat: int) -> int:
    """A seat's bandits as one number."""
    second = widen(state.bandit_of[seat, 1]) + 1
    return widen(state.bandit_of[seat, 0]) + SECOND_BANDIT * second


simulate = make_simulate(play_numbered, winners, dollars_of, bandits_of)
play_answers = make_play_answers(begin, apply, take_back, first_asked, options, can_take_back)
options_of = make_options_of(options)
