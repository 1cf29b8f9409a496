"""The cards of a seat. They lie in one row: deck (top last), hand, cards set aside, discard pile.

So drawing a card or giving a whole hand back only shifts a border. The order matters in the deck alone.
What everybody knows by counting is kept with them: cards that are surely in hand (or face down in the
pile), how many cards on top of the deck are known, how many hand cards are surely action cards (see `counting`).
"""

from folsom.core.events import EVERYONE
from folsom.core.randomness import below
from folsom.core.state import EventRows
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    FACE_DOWN,
    N_ACTIONS,
    N_CARD_KINDS,
)
from folsom.express.rules.counting import card_taken, forget_limits, has_limits
from folsom.express.rules.telling import tell_card_drawn, tell_deck_shuffled
from folsom.express.state import State
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def hand_mask(state: State, seat: int) -> int:
    """The kinds of cards in a hand."""
    mask = 0
    start = widen(state.n_deck_of[seat])
    for i in range(start, start + widen(state.n_hand_of[seat])):
        mask |= 1 << widen(state.cards_of[seat, i])
    return mask


@kernel
def deck_mask(state: State, seat: int) -> int:
    """The kinds of cards in a deck."""
    mask = 0
    for i in range(widen(state.n_deck_of[seat])):
        mask |= 1 << widen(state.cards_of[seat, i])
    return mask


@small_kernel
def pile_seat(state: State, i: int) -> int:
    """Who played the i-th card of the common pile."""
    return widen(state.seat_of[widen(state.pile_card[i]) // N_ACTIONS])


@small_kernel
def pile_card_of_seat(state: State, i: int) -> int:
    """The i-th card of the common pile as its owner holds it."""
    bandit, action = divmod(widen(state.pile_card[i]), N_ACTIONS)
    is_second = state.bandit_of[widen(state.seat_of[bandit]), 0] != bandit
    return N_ACTIONS + action if is_second else action


@small_kernel
def can_draw(state: State, seat: int) -> bool:
    """E3.5 Drawing is an option while there is a card to draw."""
    return state.n_deck_of[seat] > 0 or (state.expert != 0 and state.n_discard_of[seat] > 0)


@small_kernel
def shuffle_deck(state: State, seat: int) -> None:
    """Put a deck into random order."""
    for i in range(widen(state.n_deck_of[seat]) - 1, 0, -1):
        j = below(state, i + 1)
        card = state.cards_of[seat, i]
        state.cards_of[seat, i] = state.cards_of[seat, j]
        state.cards_of[seat, j] = card
    state.n_known_top_of[seat] = 0


@kernel
def shuffle_discard_pile(state: State, seat: int, events: EventRows) -> None:
    """E8.4 The discard pile becomes the new deck. What is not in it is now known to be held."""
    n_held = widen(state.n_hand_of[seat])
    n_discard = widen(state.n_discard_of[seat])
    for card in range(N_CARD_KINDS):
        state.surely_held_of[seat, card] = 0
    for i in range(n_held):
        state.surely_held_of[seat, widen(state.cards_of[seat, i])] += 1
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        if pile_seat(state, i) == seat and widen(state.pile_note[i]) & FACE_DOWN:
            state.surely_held_of[seat, pile_card_of_seat(state, i)] += 1
            state.pile_note[i] = widen(state.pile_note[i]) | BEFORE_RESHUFFLE
    held = 0
    for card in range(N_CARD_KINDS):
        if state.surely_held_of[seat, card] > 0:
            held |= 1 << card
    state.held_at_reshuffle_of[seat] = held
    forget_limits(state, seat)
    # The deck is empty, so the row reads hand, discard pile: turn it into discard pile, hand.
    reverse_part(state, seat, 0, n_held + n_discard)
    state.n_deck_of[seat] = n_discard
    state.n_discard_of[seat] = 0
    shuffle_deck(state, seat)
    tell_deck_shuffled(events, seat, True)


@kernel
def reverse_part(state: State, seat: int, start: int, end: int) -> None:
    """Reverse a stretch of a seat's row."""
    i, j = start, end - 1
    while i < j:
        card = state.cards_of[seat, i]
        state.cards_of[seat, i] = state.cards_of[seat, j]
        state.cards_of[seat, j] = card
        i += 1
        j -= 1


@small_kernel
def draw_card(state: State, seat: int, events: EventRows) -> bool:
    """Draw the top card of a deck; False where there is none left."""
    if state.n_deck_of[seat] == 0:
        if state.expert == 0 or state.n_discard_of[seat] == 0:
            return False
        shuffle_discard_pile(state, seat, events)
    state.n_deck_of[seat] -= 1
    state.n_hand_of[seat] += 1
    card = widen(state.cards_of[seat, widen(state.n_deck_of[seat])])
    known_by = 1 << seat
    if state.n_known_top_of[seat] > 0:
        state.n_known_top_of[seat] -= 1
        state.surely_held_of[seat, card] += 1
        known_by = EVERYONE
    elif has_limits(state):
        card_taken(state, seat)
    tell_card_drawn(events, seat, card, known_by)
    return True


@small_kernel
def put_on_deck(state: State, seat: int, card: int) -> None:
    """A card goes on top of a deck: make room by moving the first of each other part to that part's end."""
    hand = widen(state.n_deck_of[seat])
    aside = hand + widen(state.n_hand_of[seat])
    discard = aside + widen(state.n_aside_of[seat])
    end = discard + widen(state.n_discard_of[seat])
    state.cards_of[seat, end] = state.cards_of[seat, discard]
    state.cards_of[seat, discard] = state.cards_of[seat, aside]
    state.cards_of[seat, aside] = state.cards_of[seat, hand]
    state.cards_of[seat, hand] = card
    state.n_deck_of[seat] += 1


@kernel
def receive_bullet(state: State, seat: int, bullet: int) -> None:
    """E4.4, E8.2 A bullet goes on top of the deck, where everybody saw it go."""
    put_on_deck(state, seat, bullet)
    if state.expert != 0:
        state.n_known_top_of[seat] += 1


@small_kernel
def bring_up(state: State, seat: int, card: int, last: int) -> None:
    """A card changes places with the one at `last`, which is somewhere above it."""
    i = last
    while widen(state.cards_of[seat, i]) != card:
        i -= 1
    state.cards_of[seat, i] = state.cards_of[seat, last]
    state.cards_of[seat, last] = card


@small_kernel
def set_aside(state: State, seat: int, card: int) -> None:
    """A hand card is put next to the hand, to be discarded when everyone has chosen."""
    bring_up(state, seat, card, widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat]) - 1)
    state.n_hand_of[seat] -= 1
    state.n_aside_of[seat] += 1


@small_kernel
def take_from_hand(state: State, seat: int, card: int) -> None:
    """A card leaves the hand for the common pile. Only called when nothing is set aside."""
    set_aside(state, seat, card)
    state.n_aside_of[seat] = 0
    gap = widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat])
    last = gap + widen(state.n_discard_of[seat])
    state.cards_of[seat, gap] = state.cards_of[seat, last]


@kernel
def take_from_deck(state: State, seat: int, card: int) -> None:
    """E9.3 A card of choice goes from the deck to the hand, before the shuffle."""
    bring_up(state, seat, card, widen(state.n_deck_of[seat]) - 1)
    state.n_deck_of[seat] -= 1
    state.n_hand_of[seat] += 1


@small_kernel
def put_on_discard_pile(state: State, seat: int, card: int) -> None:
    """A card goes to the own face-up discard pile (expert)."""
    end = (
        widen(state.n_deck_of[seat])
        + widen(state.n_hand_of[seat])
        + widen(state.n_aside_of[seat])
        + widen(state.n_discard_of[seat])
    )
    state.cards_of[seat, end] = card
    state.n_discard_of[seat] += 1
