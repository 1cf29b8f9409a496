"""Colt Express: the pile played ahead during Schemin', as far as a viewer can see it, all in the record.

The same as `bots/express/preview.py` does from a view; tests compare the texts of both.
"""

from typing import Any

from folsom.bots.express.ahead import (
    go_ahead,
    is_scheming,
    leave_out_unseen,
    n_cards,
    stop_scheming,
)
from folsom.core.as_json import Text, Words
from folsom.core.events import PUBLIC_BIT
from folsom.core.state import Events
from folsom.express.components import (
    FACE_DOWN,
    FIRST_BULLET,
    N_ACTIONS,
    N_TURNS_OF,
    TURN_SHIFT,
    Turn,
)
from folsom.express.rules.schemin import kind_of_turn
from folsom.express.seen.as_json.events import put_events
from folsom.express.seen.as_json.view import put_view
from folsom.express.seen.as_json.words import spell
from folsom.express.state import State
from folsom.kernel import kernel, widen

__all__ = ["begin_ahead", "go_ahead", "write_ahead"]

REFUSED = -1


@kernel
def take_from_hand(state: State, seat: int, card: int) -> bool:
    """Whether the seat held that action card; then it holds it no more."""
    start = widen(state.n_deck_of[seat])
    for i in range(start, start + widen(state.n_hand_of[seat])):
        if state.cards_of[seat, i] == card and card < FIRST_BULLET:
            for k in range(i, n_cards(state, seat) - 1):
                state.cards_of[seat, k] = state.cards_of[seat, k + 1]
            state.n_hand_of[seat] -= 1
            return True
    return False


@kernel
def lay(state: State, seat: int, card: int, note: int) -> None:
    """One more card on the pile."""
    bandit = widen(state.bandit_of[seat, card // N_ACTIONS])
    state.pile_card[state.n_pile] = bandit * N_ACTIONS + card % N_ACTIONS
    state.pile_note[state.n_pile] = note
    state.n_pile += 1


@kernel
def begin_ahead(state: State, seat: int, laid: Any, n_laid: int) -> int:
    """Make a plan of a possible state. Returns how many cards it has, 0 if there is none, -1 if it may not be."""
    is_tunnel = (
        state.turn < N_TURNS_OF[state.round_card[state.round_number]]
        and kind_of_turn(state) == Turn.TUNNEL
    )
    note = (FACE_DOWN if is_tunnel else 0) | widen(state.turn) << TURN_SHIFT
    if n_laid > 0 and seat < 0:
        return REFUSED
    leave_out_unseen(state, seat)
    for i in range(n_laid):
        if not take_from_hand(state, seat, widen(laid[i])):
            return REFUSED
        lay(state, seat, widen(laid[i]), note)
    if not is_scheming(state):
        return 0
    stop_scheming(state)
    return widen(state.n_pile)


@kernel
def write_ahead(state: State, rows: Events, seat: int, words: Words, text: Text, ends: Any) -> None:
    """What would happen, as all may see it, and what the viewer would see then."""
    ends[0] = spell(words, put_events(words, state, rows, 1 << PUBLIC_BIT), text, 0)
    ends[1] = spell(words, put_view(words, state, seat), text, widen(ends[0]))
