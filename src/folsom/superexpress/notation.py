"""Names for numbers: how bandits, cards, cars and loot are written, everywhere."""

from enum import IntEnum
from typing import Any

from folsom.core.errors import CannotRead
from folsom.superexpress.components import (
    LOOT,
    Bandit,
    BanditName,
    Card,
    Facing,
    Floor,
)
from folsom.superexpress.names import (
    CarCard,
    CardName,
    DecisionKind,
    EndOfTrain,
    FacingName,
    FloorName,
)


def _slug(name: str) -> str:
    return name.lower().replace("_", "-")


def _names(members: type[IntEnum]) -> tuple[Any, ...]:
    return tuple(_slug(member.name) for member in members)


BANDITS: tuple[BanditName, ...] = _names(Bandit)
CARDS: tuple[CardName, ...] = _names(Card)
FLOORS: tuple[FloorName, ...] = _names(Floor)
FACINGS: tuple[FacingName, ...] = _names(Facing)
ENDS: tuple[EndOfTrain, ...] = ("front", "rear")
"""The end of the train a bandit falls off at, by the direction it went."""
CAR_CARDS: tuple[CarCard, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")
LOCOMOTIVE_CARD: CarCard = "locomotive"
PLAN: DecisionKind = "plan"
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
