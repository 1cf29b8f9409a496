"""What everyone can tell of a seat's hidden cards by counting those that come and go.

E8 with E9.3: before a pick everybody has seen which bullets lie on top of the deck, so these are not in hand.
The shuffle after the pick hides where they lie, but not that: of them, and of the bullets received later, a seat
holds no more than the cards it has taken from the deck since. Each pick but the first so sets a limit, kept as
one number: in its lowest four bits one more than the cards taken since (0: no limit), then four bits for each kind
of bullet: how many may be held besides, since they were not seen on the deck.
"""

from folsom.express.components import FIRST_BULLET, MAX_LIMITS, N_CARD_KINDS
from folsom.express.state import State, is_bullet
from folsom.kernel import kernel, small_kernel, widen

TAKEN = 15


@small_kernel
def everyone_saw_leave(state: State, seat: int, card: int) -> None:
    """A card that everyone can see has left the hidden ones: what is surely held shrinks with it."""
    if state.surely_held_of[seat, card] > 0:
        state.surely_held_of[seat, card] -= 1
    elif is_bullet(card):
        bullet_left(state, seat, card)


@small_kernel
def one_sure_action_less(state: State, seat: int) -> None:
    """An action card has left the hand; it may have been one of those everyone was sure of."""
    if state.sure_actions_of[seat] > 0:
        state.sure_actions_of[seat] -= 1


@small_kernel
def has_limits(state: State) -> bool:
    """Whether cards are kept over a pick, so that picks set limits."""
    return state.expert != 0 and state.pick != 0


@small_kernel
def one_besides(card: int) -> int:
    """One bullet of a kind that may be held besides, as it counts in a limit."""
    return 16 << 4 * (card - FIRST_BULLET)


@small_kernel
def n_besides(limit: int, card: int) -> int:
    """How many bullets of a kind may be held besides those seen on the deck."""
    return limit >> 4 * (card - FIRST_BULLET + 1) & 15


@kernel
def set_limit(state: State, seat: int) -> None:
    """E9.3 A card is about to be picked: the bullets known to lie on the deck are not in hand."""
    n_deck = widen(state.n_deck_of[seat])
    first_known = n_deck - widen(state.n_known_top_of[seat])
    if first_known == n_deck or state.round_number == 0:
        return
    limit = 1
    for i in range(n_deck + widen(state.n_hand_of[seat])):
        card = widen(state.cards_of[seat, i])
        if is_bullet(card) and not first_known <= i < n_deck:
            limit += one_besides(card)
    for card in range(FIRST_BULLET, N_CARD_KINDS):
        limit -= widen(state.surely_held_of[seat, card]) * one_besides(card)
    state.limit_of[seat, widen(state.round_number) - 1] = limit


@kernel
def card_taken(state: State, seat: int) -> None:
    """A card that nobody else knows has gone from the deck to the hand. A limit of 15 is none."""
    for i in range(MAX_LIMITS):
        limit = widen(state.limit_of[seat, i])
        if limit != 0:
            state.limit_of[seat, i] = 0 if limit & TAKEN == TAKEN else limit + 1


@kernel
def bullet_left(state: State, seat: int, card: int) -> None:
    """A bullet was shown and is gone: one that could be held besides or, if there was none, one taken since."""
    if not has_limits(state):
        return
    for i in range(MAX_LIMITS):
        limit = widen(state.limit_of[seat, i])
        if n_besides(limit, card) > 0:
            state.limit_of[seat, i] = limit - one_besides(card)
        elif limit & TAKEN > 1:
            state.limit_of[seat, i] = limit - 1


@kernel
def forget_limits(state: State, seat: int) -> None:
    """E8.4 After a reshuffle everyone knows what is held; all else is in the new deck."""
    if has_limits(state):
        for i in range(MAX_LIMITS):
            state.limit_of[seat, i] = 0


@kernel
def fits_limits(state: State, seat: int) -> bool:
    """Whether a hand holds no more bullets seen on the deck than cards were taken from it.

    Cards everyone is sure of were counted when they came; they stand above the kinds of cards.
    """
    if not has_limits(state):
        return True
    start = widen(state.n_deck_of[seat])
    for k in range(MAX_LIMITS):
        limit = widen(state.limit_of[seat, k])
        if limit != 0:
            for i in range(start, start + widen(state.n_hand_of[seat])):
                card = widen(state.cards_of[seat, i])
                if is_bullet(card) and card < N_CARD_KINDS:
                    if n_besides(limit, card) > 0:
                        limit -= one_besides(card)
                    elif limit & TAKEN > 1:
                        limit -= 1
                    else:
                        return False
    return True
