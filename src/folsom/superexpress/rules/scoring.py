"""S5 When the game ends, and who has won."""

from folsom.core.ranking import make_ranking
from folsom.kernel import kernel, widen
from folsom.superexpress.components import LOOT, N_CAR_CARDS
from folsom.superexpress.rules.cards import can_ride_back
from folsom.superexpress.rules.lines import is_aboard
from folsom.superexpress.state import State

ABOARD_TO_THE_END = 1000
RESULT_PARTS = ("aboard", "loot_cards", "best_card")
"""What is told of every seat besides its place and its dollars."""


@kernel
def is_decided(state: State) -> bool:
    """S5.1 One bandit is left, and no fallen one is about to ride back (Ruling)."""
    if state.n_aboard > 1:
        return False
    if state.horse:
        for bandit in range(state.n_seats):
            if can_ride_back(state, bandit):
                return False
    return True


@kernel
def dollars_of(state: State, seat: int) -> int:
    """All a seat's loot, added up. It is told at the end and decides nothing."""
    dollars = 0
    for loot in range(N_CAR_CARDS):
        if state.owner_of_loot[loot] == seat:
            dollars += LOOT[loot]
    return dollars


@kernel
def n_loot_cards(state: State, seat: int) -> int:
    """How many loot cards a seat has."""
    n = 0
    for loot in range(N_CAR_CARDS):
        if state.owner_of_loot[loot] == seat:
            n += 1
    return n


@kernel
def best_loot(state: State, seat: int) -> int:
    """A seat's most valuable loot card, or -1 if it has none."""
    for loot in range(N_CAR_CARDS - 1, -1, -1):
        if state.owner_of_loot[loot] == seat:
            return loot
    return -1


@kernel
def rank_value(state: State, seat: int) -> int:
    """S5 One number that orders the seats: how long it stayed, its loot cards, its best card.

    Ruling: those who left earlier are ranked by when they left; the book names only the winner.
    """
    stayed = widen(state.left_at[seat])
    if is_aboard(state, seat):
        stayed = ABOARD_TO_THE_END
    return (stayed * 16 + n_loot_cards(state, seat)) * 16 + best_loot(state, seat) + 1


winners, place_of = make_ranking(rank_value)


@kernel
def result_part(state: State, seat: int, part: int) -> int:
    """The parts of a result, in their order."""
    match part:
        case 0:
            return int(is_aboard(state, seat))
        case 1:
            return n_loot_cards(state, seat)
    best = best_loot(state, seat)
    return LOOT[best] if best >= 0 else 0
