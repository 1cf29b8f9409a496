"""Which round cards lie open, and whose events are over."""

from folsom.express.components import EVENT_OF, Step
from folsom.express.state import State
from folsom.kernel import kernel, widen


@kernel
def is_round_revealed(state: State) -> bool:
    """E3.1 Whether the card of this round lies open."""
    return state.step > Step.DEAL or (state.step == Step.DEAL and state.reveal_first != 0)


@kernel
def is_event_over(state: State, event: int) -> bool:
    """Whether the round with that event on its card has ended."""
    n_ended = widen(state.round_number) + (1 if state.step == Step.OVER else 0)
    found = False
    for i in range(n_ended):
        if EVENT_OF[state.round_card[i]] == event:
            found = True
    return found and state.events != 0
