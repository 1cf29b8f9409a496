"""What a page must know of Colt Super Express to put a position together, and how a game runs on from one."""

from typing import Any

from folsom.kernel import kernel
from folsom.superexpress.components import LOOT
from folsom.superexpress.notation import BANDITS, CAR_CARDS, CARDS, FACINGS, FLOORS
from folsom.superexpress.position.checks import COMPLAINTS, complaint_of
from folsom.superexpress.state import State

__all__ = ["COMPLAINTS", "NAMES", "complaint_of", "run_on"]


@kernel
def run_on(state: State, events: Any) -> None:
    """Positions of this game are moments of planning, or of the end: nothing runs by itself."""


NAMES = {
    "bandits": BANDITS,
    "cars": CAR_CARDS,
    "cards": CARDS,
    "floors": FLOORS,
    "facings": FACINGS,
    "loot": LOOT,
}
