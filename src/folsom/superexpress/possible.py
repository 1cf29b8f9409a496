"""Possible states: what a seat may not know is drawn anew, each consistent state equally likely.

Hidden are the stacks of the others and the loot of the cars still coupled. A stack that is not
complete may hold none, one or two cards; the viewer cannot tell which.
"""

from folsom.core.bits import count, lowest, nth
from folsom.core.randomness import below, redraw_key
from folsom.core.state import RandomState
from folsom.kernel import kernel, widen
from folsom.superexpress.components import N_CAR_CARDS, NOBODY, PLAN_SIZE
from folsom.superexpress.rules.planning import take_cards_up
from folsom.superexpress.state import State


@kernel
def redraw(state: State, viewer: int, source: RandomState) -> None:
    """Draw anew whatever the viewer (a seat, or -1 for spectators) may not know."""
    redraw_key(state, source)
    redraw_loot(state, source)
    for seat in range(widen(state.n_seats)):
        if seat != viewer:
            redraw_plan(state, seat, source)


@kernel
def settle(state: State, viewer: int) -> None:
    """Make states alike that look alike to the viewer: others' cards go up, the loot lies in order.

    What is laid so is there to be drawn from (`redraw`).
    """
    left = 0
    for loot in range(N_CAR_CARDS):
        if state.owner_of_loot[loot] == NOBODY:
            left |= 1 << loot
    for car in range(1, widen(state.caboose) + 1):
        state.loot_of_car[car] = lowest(left)
        left &= left - 1
    for seat in range(widen(state.n_seats)):
        if seat != viewer and state.n_planned[seat] != PLAN_SIZE:
            take_cards_up(state, seat)


@kernel
def redraw_loot(state: State, source: RandomState) -> None:
    """S2.1 The loot of the cars still coupled: any that nobody has taken yet."""
    left = 0
    for loot in range(N_CAR_CARDS):
        if state.owner_of_loot[loot] == NOBODY:
            left |= 1 << loot
    for car in range(1, widen(state.caboose) + 1):
        loot = draw_from(left, source)
        left &= ~(1 << loot)
        state.loot_of_car[car] = loot


@kernel
def redraw_plan(state: State, seat: int, source: RandomState) -> None:
    """S3.1 Another seat's stack: any three cards in any order, or any it may have begun with."""
    is_locked = state.n_planned[seat] == PLAN_SIZE
    is_asked = (widen(state.asked) >> seat) & 1 != 0
    take_cards_up(state, seat)
    n = 0
    if is_locked:
        n = PLAN_SIZE
    elif is_asked:
        n = n_begun(count(widen(state.hand_of[seat])), source)
    hand = widen(state.hand_of[seat])
    for i in range(n):
        card = draw_from(hand, source)
        hand &= ~(1 << card)
        state.plan[seat, i] = card
    state.hand_of[seat] = hand
    state.n_planned[seat] = n


@kernel
def n_begun(n_cards: int, source: RandomState) -> int:
    """How many cards lie in a stack that is not complete, each possible stack equally likely."""
    stack = below(source, 1 + n_cards + n_cards * (n_cards - 1))
    if stack == 0:
        return 0
    return 1 if stack <= n_cards else 2


@kernel
def draw_from(mask: int, source: RandomState) -> int:
    """One of a set, each equally likely."""
    return nth(mask, below(source, count(mask)))
