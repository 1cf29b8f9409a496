"""E1.4, E3.1, E3.2 What a seat has of its cards, and how many it can hold."""

from typing import Any

from folsom.core.complaints import FINE, complain
from folsom.express.components import (
    COPIES_OF,
    DOC,
    DOC_BONUS,
    DRAW_SIZE,
    HAND_SIZE,
    MAX_CARDS,
    MAX_GOES,
    N_ACTION_CARDS,
    N_ACTIONS,
    Action,
    Ask,
    Step,
)
from folsom.express.position.checks.complaints import (
    DRAWN_CARDS_MISSING,
    HAND_TOO_LARGE,
    OWN_CARDS,
    TOO_MANY_CARDS,
)
from folsom.express.state import State
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def n_cards_held(state: State, seat: int) -> int:
    """The cards in hand, and those set aside from it."""
    return widen(state.n_hand_of[seat]) + widen(state.n_aside_of[seat])


@small_kernel
def n_cards_of(state: State, seat: int) -> int:
    """All cards of a seat but those in the common pile."""
    rest = widen(state.n_deck_of[seat]) + widen(state.n_discard_of[seat])
    return n_cards_held(state, seat) + rest


@kernel
def seat_of_pile(state: State, i: int) -> int:
    """Whose card lies there in the common pile."""
    return widen(state.seat_of[widen(state.pile_card[i]) // N_ACTIONS])


@kernel
def n_of_card(state: State, seat: int, card: int) -> int:
    """How often a seat has a card, in the common pile too until it is resolved."""
    n = 0
    for i in range(n_cards_of(state, seat)):
        n += state.cards_of[seat, i] == card
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        bandit = widen(state.pile_card[i]) // N_ACTIONS
        is_second = 0 if state.bandit_of[seat, 0] == bandit else N_ACTIONS
        is_it = widen(state.pile_card[i]) % N_ACTIONS + is_second == card
        n += seat_of_pile(state, i) == seat and is_it
    return n


@kernel
def n_unresolved(state: State, seat: int) -> int:
    """How many cards of a seat lie in the common pile, not resolved yet."""
    n = 0
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        n += seat_of_pile(state, i) == seat
    return n


@kernel
def n_owned(state: State, card: int) -> int:
    """E1.4, E9.1 How many of an action card every seat has."""
    if state.two_bandits:
        return 0 if card == N_ACTIONS + Action.MARSHAL else 1
    return widen(COPIES_OF[card]) if card < N_ACTIONS else 0


@kernel
def n_dealt(state: State, seat: int) -> int:
    """E3.1, E5.4, E9.3 The cards of a first hand: six, one more for Doc, and one that was picked."""
    has_doc = state.powers != 0 and state.seat_of[DOC] == seat
    return HAND_SIZE + (DOC_BONUS if has_doc else 0) + (1 if state.pick else 0)


@kernel
def n_draws(state: State, seat: int) -> int:
    """How often a seat has drawn in this round."""
    n = 0
    for go in range(MAX_GOES):
        n += widen(state.drew_in_go[go]) >> seat & 1
    return n


@kernel
def n_played(state: State, seat: int) -> int:
    """How many cards of the pile are a seat's, covers included."""
    n = 0
    for i in range(widen(state.n_pile)):
        n += seat_of_pile(state, i) == seat
    return n


@kernel
def most_held(state: State, seat: int) -> int:
    """E3.1, E3.2 How many cards a seat can hold: what was dealt and drawn, less what was played.

    Experts keep cards from round to round (E8.1), so this tells something of their first only.
    """
    if state.expert and state.round_number > 0:
        return MAX_CARDS
    return n_dealt(state, seat) + DRAW_SIZE * n_draws(state, seat) - n_played(state, seat)


@small_kernel
def is_hand_held(state: State) -> bool:
    """Whether everyone still has the cards that were drawn in this round, or has played them."""
    return state.step == Step.SCHEME or state.asking == Ask.KEEP


@kernel
def least_drawn(state: State, seat: int) -> int:
    """E3.2, E3.5 Each draw took three cards, or the last there were: so many are held or were played."""
    drawn = DRAW_SIZE * n_draws(state, seat)
    is_all_drawn = state.n_deck_of[seat] == 0 and state.n_discard_of[seat] == 0
    return drawn - (DRAW_SIZE - 1 if is_all_drawn or not is_hand_held(state) else 0)


@kernel
def n_drawn_there(state: State, seat: int) -> int:
    """Among how many cards those drawn are. Once hands are given back and cards resolved, they can be anywhere."""
    held = n_cards_held(state, seat) if is_hand_held(state) else n_cards_of(state, seat)
    return held + n_unresolved(state, seat)


@kernel
def complaint_of_cards(state: State, seat: int, about: Any) -> int:
    """E1.4, E3.1, E3.2 A seat has all its cards, each as often as it exists, and no hand is too large."""
    n_cards = n_cards_of(state, seat)
    if n_cards + n_unresolved(state, seat) > MAX_CARDS:
        return complain(about, TOO_MANY_CARDS, seat, MAX_CARDS, 0, 0)
    for card in range(N_ACTION_CARDS):
        n = n_of_card(state, seat, card)
        if n != n_owned(state, card):
            return complain(about, OWN_CARDS, seat, card, n_owned(state, card), n)
    most, n_held = max(most_held(state, seat), 0), n_cards_held(state, seat)
    if n_held > most:
        return complain(about, HAND_TOO_LARGE, seat, most, n_held, 0)
    draws, least = n_draws(state, seat), least_drawn(state, seat)
    there = n_drawn_there(state, seat)
    if draws > 0 and there < least:
        return complain(about, DRAWN_CARDS_MISSING, seat, draws, least, there)
    return FINE
