"""All that must add up, asked at once."""

from typing import Any

from folsom.core.complaints import FINE
from folsom.express.position.checks.bandits import complaint_of_bandits
from folsom.express.position.checks.bullets import complaint_of_bullets
from folsom.express.position.checks.cards import complaint_of_cards
from folsom.express.position.checks.loot import complaint_of_loot
from folsom.express.position.checks.pile import complaint_of_pile
from folsom.express.state import State
from folsom.kernel import kernel, widen


@kernel
def complaint_of_hands(state: State, about: Any) -> int:
    """What is wrong with the cards of the first seat with which something is."""
    number = FINE
    for seat in range(widen(state.n_seats)):
        if number == FINE:
            number = complaint_of_cards(state, seat, about)
    return number


@kernel
def complaint_of(state: State, about: Any) -> int:
    """The first thing that does not add up, or 0."""
    return (
        complaint_of_pile(state, about)
        or complaint_of_hands(state, about)
        or complaint_of_bandits(state, about)
        or complaint_of_bullets(state, about)
        or complaint_of_loot(state, about)
    )
