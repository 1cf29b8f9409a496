"""Names for numbers: how bandits, cards, cars and loot are written, everywhere."""

from folsom.core.errors import CannotRead
from folsom.superexpress.components import (
    LOOT,
    N_CAR_CARDS,
    Bandit,
    Card,
    Facing,
    Floor,
)


def _slug(name: str) -> str:
    return name.lower().replace("_", "-")


BANDITS = tuple(_slug(bandit.name) for bandit in Bandit)
CARDS = tuple(_slug(card.name) for card in Card)
FLOORS = tuple(_slug(floor.name) for floor in Floor)
FACINGS = tuple(_slug(facing.name) for facing in Facing)
ENDS = ("front", "rear")
"""The end of the train a bandit falls off at, by the direction it went."""
CAR_CARDS = tuple("ABCDEFGH"[:N_CAR_CARDS])
LOCOMOTIVE_CARD = "locomotive"
PLAN = "plan"
"""The one kind of decision."""


def number_of(name: object, names: tuple[str, ...], what: str) -> int:
    """The number behind a name, or a sentence that says which names there are."""
    if not isinstance(name, str) or name not in names:
        raise CannotRead(f"{what} is one of {', '.join(names)}, not {name!r}")
    return names.index(name)


def loot_number(value: object, what: str) -> int:
    """The number of the loot card with that value."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in LOOT:
        raise CannotRead(f"{what} is one of {', '.join(map(str, LOOT))}, not {value!r}")
    return LOOT.index(value)
