"""Colt Super Express: the viewer's own plan played ahead, all in the record.

The same as `bots/superexpress/preview.py` does from a view; tests compare the texts of both.
"""

from typing import Any

from folsom.bots.superexpress.ahead import go_ahead
from folsom.core.as_json import Text, Words
from folsom.core.bits import has
from folsom.core.events import EVERYONE
from folsom.core.state import Events
from folsom.kernel import kernel, widen
from folsom.superexpress.components import PLAN_SIZE
from folsom.superexpress.rules.lines import is_aboard
from folsom.superexpress.seen.as_json.events import put_events
from folsom.superexpress.seen.as_json.view import put_view
from folsom.superexpress.seen.as_json.words import spell
from folsom.superexpress.state import State

__all__ = ["begin_ahead", "go_ahead", "write_ahead"]

REFUSED = -1


@kernel
def begin_ahead(state: State, seat: int, laid: Any, n_laid: int) -> int:
    """Make a plan of a possible state. Returns how many cards it has, 0 if there is none, -1 if it may not be."""
    if seat < 0 or state.asked == 0 or not is_aboard(state, seat):
        return REFUSED if n_laid > 0 else 0
    hand, n = widen(state.hand_of[seat]), widen(state.n_planned[seat])
    if n + n_laid > PLAN_SIZE:
        return REFUSED
    for i in range(n_laid):
        card = widen(laid[i])
        if card < 0 or not has(hand, card):
            return REFUSED
        hand &= ~(1 << card)
        state.plan[seat, n + i] = card
    state.hand_of[seat] = hand
    state.n_planned[seat] = n + n_laid
    return n + n_laid


@kernel
def write_ahead(state: State, rows: Events, seat: int, words: Words, text: Text, ends: Any) -> None:
    """What would happen, and what the viewer would see then."""
    ends[0] = spell(words, put_events(words, state, rows, EVERYONE), text, 0)
    ends[1] = spell(words, put_view(words, state, seat), text, widen(ends[0]))
