"""Colt Express: the pile played ahead during Schemin', as far as a viewer can see it, all in the record.

The same as `bots/express/preview.py` does from a view; tests compare the texts of both.
"""

from typing import Any

from folsom.bots.express.preview import play_card_ahead
from folsom.core.as_json import Text, Words
from folsom.core.events import PUBLIC_BIT
from folsom.core.state import EventRows, Events
from folsom.express.components import (
    FACE_DOWN,
    FIRST_BULLET,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_TOKENS,
    N_ACTIONS,
    N_TURNS_OF,
    NOBODY,
    NOTHING,
    TURN_SHIFT,
    Ask,
    Step,
    Turn,
)
from folsom.express.rules.cards import pile_card_of_seat
from folsom.express.rules.schemin import kind_of_turn
from folsom.express.seen.as_json.events import put_events
from folsom.express.seen.as_json.view import put_view
from folsom.express.seen.as_json.words import spell
from folsom.express.state import State
from folsom.kernel import kernel, widen

REFUSED = -1
play_ahead = kernel(play_card_ahead)


@kernel
def n_cards(state: State, seat: int) -> int:
    """All of a seat's cards that are not on the pile."""
    n = widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat])
    return n + widen(state.n_aside_of[seat]) + widen(state.n_discard_of[seat])


@kernel
def put_under_deck(state: State, seat: int, card: int) -> None:
    """A card that nobody may see lies where it tells nothing."""
    for i in range(n_cards(state, seat), 0, -1):
        state.cards_of[seat, i] = state.cards_of[seat, i - 1]
    state.cards_of[seat, 0] = card
    state.n_deck_of[seat] += 1


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
def leave_out_unseen(state: State, seat: int) -> None:
    """The pile without the cards whose faces the viewer does not know."""
    n_pile = widen(state.n_pile)
    n = 0
    for i in range(n_pile):
        owner = widen(state.seat_of[state.pile_card[i] // N_ACTIONS])
        is_seen = (
            i < state.n_resolved or owner == seat or widen(state.pile_note[i]) & FACE_DOWN == 0
        )
        if is_seen:
            state.pile_card[n], state.pile_note[n] = state.pile_card[i], state.pile_note[i]
            n += 1
        else:
            put_under_deck(state, owner, pile_card_of_seat(state, i))
    state.n_pile = n


@kernel
def begin_ahead(state: State, seat: int, laid: Any, n_laid: int) -> int:
    """Make a plan of a possible state. Returns how many cards it has, 0 if there is none, -1 if it may not be."""
    asking = state.asking
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
    if asking != Ask.SCHEME and asking != Ask.COVER and asking != Ask.KEEP:
        return 0
    state.step, state.asking, state.asked = Step.RESOLVE, Ask.NOTHING, 0
    state.acting_bandit = state.target_bandit = NOBODY
    state.token_at_stake = NOTHING
    return widen(state.n_pile)


@kernel
def go_ahead(table: State, state: State, seat: int, chooser: Any, events: EventRows) -> bool:
    """Play one card. Nobody acts on a value that the viewer does not know, and none learns one."""
    viewer = PUBLIC_BIT if seat < 0 else seat
    for token in range(MAX_TOKENS):
        is_away = table.token_place[token] == IN_BOX and (
            token != FIRST_STRONGBOX + 1 or table.events == 0
        )
        if not is_away and widen(table.token_known_by[token]) >> viewer & 1 == 0:
            state.token_known_by[token] = 0
    play_ahead(state, chooser, events)
    for token in range(MAX_TOKENS):
        state.token_known_by[token] = table.token_known_by[token]
    return True


@kernel
def write_ahead(state: State, rows: Events, seat: int, words: Words, text: Text, ends: Any) -> None:
    """What would happen, as all may see it, and what the viewer would see then."""
    ends[0] = spell(words, put_events(words, state, rows, 1 << PUBLIC_BIT), text, 0)
    ends[1] = spell(words, put_view(words, state, seat), text, widen(ends[0]))
