"""What can be chosen for a table of Colt Super Express. Each is declared here, once.

The record has a field for every switch, and rules ask by its name: `state.horse`. Options, positions, the
settings of a view, the observation, the command line and `GET /api/games` follow these lists and their order.
"""

from typing import Any, Generic, TypeVar

from folsom.core.choices import Switch, choice, declares, switches_of
from folsom.superexpress.components import MAX_SEATS, MIN_SEATS, Bandit

BANDIT_NAMES = tuple(bandit.name.lower() for bandit in Bandit)

Flag = TypeVar("Flag")


def expansion(rule: str, says: str) -> Any:
    """Declare an expansion; it is not played unless somebody wants it."""
    return Switch(default=False, rule=rule, says=says)


@declares("table")
class Table:
    """What is on the box."""

    seats: int = choice(5, "S2.1", "players, 3 to 7", minimum=MIN_SEATS, maximum=MAX_SEATS)


@declares("variants")
class Variants(Generic[Flag]):
    """The two expansions, alone or together."""

    reflex: Flag = expansion("S1.2", "the Reflex expansion: a fifth card")
    horse: Flag = expansion("S1.2", "the Horse expansion: a card that brings riders back")


@declares("deal")
class Deal:
    """What is else decided by lot."""

    bandits: tuple[str, ...] | None = choice(
        None,
        "S1.1",
        "a bandit's name for each seat, or None: dealt at random",
        among=list(BANDIT_NAMES),
    )
    first_player: int | None = choice(None, "S2.1", "a seat, or None: at random", minimum=0)


SWITCHES = switches_of(Variants)
N_SWITCHES = len(SWITCHES)
