"""S3.1 Plan: everyone still aboard secretly stacks three of the own cards."""

from folsom.core.state import EventRows
from folsom.kernel import kernel, widen
from folsom.superexpress.components import (
    BASE_CARDS,
    HORSE_CARD,
    NOTHING,
    PLAN_SIZE,
    REFLEX_CARD,
)
from folsom.superexpress.rules.lines import is_aboard
from folsom.superexpress.rules.telling import tell_chose
from folsom.superexpress.state import State


@kernel
def own_cards(state: State) -> int:
    """S1.2 The cards everyone has in this game, as bits."""
    cards = BASE_CARDS
    if state.reflex:
        cards |= REFLEX_CARD
    if state.horse:
        cards |= HORSE_CARD
    return cards


@kernel
def start_plan(state: State) -> None:
    """S3.1 Everyone takes all own cards up, and everyone still aboard is asked to plan."""
    asked = 0
    for seat in range(widen(state.n_seats)):
        take_cards_up(state, seat)
        if is_aboard(state, seat):
            asked |= 1 << seat
    state.asked = asked


@kernel
def take_cards_up(state: State, seat: int) -> None:
    """All cards of a seat go back into its hand."""
    state.hand_of[seat] = own_cards(state)
    state.n_planned[seat] = 0
    state.n_revealed[seat] = 0
    for i in range(PLAN_SIZE):
        state.plan[seat, i] = NOTHING


@kernel
def plan_card(state: State, seat: int, card: int, events: EventRows) -> None:
    """S3.1 One more card under the stack. Others learn only that a seat has stacked all three."""
    n = widen(state.n_planned[seat])
    state.plan[seat, n] = card
    state.hand_of[seat] = widen(state.hand_of[seat]) & ~(1 << card)
    state.n_planned[seat] = n + 1
    if n + 1 == PLAN_SIZE:
        state.asked = widen(state.asked) & ~(1 << seat)
        tell_chose(events, seat)
