"""Colt Express: the pile played ahead in a record, as far as a viewer can see it."""

from typing import Any

from folsom.bots.express.preview import play_card_ahead
from folsom.core.events import PUBLIC_BIT
from folsom.core.state import EventRows
from folsom.express.components import (
    FACE_DOWN,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_TOKENS,
    N_ACTIONS,
    NOBODY,
    NOTHING,
    Ask,
    Step,
)
from folsom.express.rules.cards import pile_card_of_seat
from folsom.express.state import State
from folsom.kernel import kernel, widen

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
def is_scheming(state: State) -> bool:
    """Whether the pile still grows."""
    asking = widen(state.asking)
    return asking == Ask.SCHEME or asking == Ask.COVER or asking == Ask.KEEP


@kernel
def stop_scheming(state: State) -> None:
    """As if Stealin' began now."""
    state.step, state.asking, state.asked = Step.RESOLVE, Ask.NOTHING, 0
    state.acting_bandit = state.target_bandit = NOBODY
    state.token_at_stake = NOTHING


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
