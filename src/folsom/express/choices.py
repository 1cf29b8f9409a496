"""What can be chosen for a table of Colt Express, and where its editions differ. Each is declared here, once.

The record has a field for every switch, and rules ask by its name: `state.station_last`. Options, the settings of
a view, the observation, the JSON, the command line and `GET /api/games` follow these lists and their order.
"""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from folsom.core.choices import Switch, choice, declares, switches_of
from folsom.express.components import CAR_NAMES, Bandit

EDITIONS = ("2016", "2014", "2014-sv")
FIRST_EDITIONS = ("2014", "2014-sv")
BANDIT_NAMES = tuple(bandit.name.lower() for bandit in Bandit)

Own = TypeVar("Own")
"""The type of a switch that has a usual value of its own."""
ByEdition = TypeVar("ByEdition")
"""The type of a switch that follows the edition unless somebody chooses."""
Flag = TypeVar("Flag")


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionSwitch(Switch):
    """A switch that is on in some editions; perhaps in others where everybody leads two bandits (E9)."""

    on_in: tuple[str, ...]
    on_for_teams_in: tuple[str, ...]

    def usual(self, edition: str, has_teams: bool) -> bool:
        """Whether it is on where nobody chooses."""
        return edition in (self.on_for_teams_in if has_teams else self.on_in)


def switch(rule: str, says: str, *, on: bool) -> Any:
    """Declare a switch that is the same in every edition."""
    return Switch(default=on, rule=rule, says=says)


def edition_switch(
    rule: str,
    says: str,
    *,
    on_in: tuple[str, ...],
    on_for_teams_in: tuple[str, ...] | None = None,
    opposite: str = "",
    within: str = "",
) -> Any:
    """Declare a switch that follows the edition."""
    for_teams = on_in if on_for_teams_in is None else on_for_teams_in
    return EditionSwitch(
        default=None,
        rule=rule,
        says=says,
        opposite=opposite,
        within=within,
        values={
            "by_edition": {edition: edition in on_in for edition in EDITIONS},
            "by_edition_for_teams": {edition: edition in for_teams for edition in EDITIONS},
        },
        on_in=on_in,
        on_for_teams_in=for_teams,
    )


def seats_allowed(edition: str, has_teams: bool) -> tuple[int, ...]:
    """E2, E9.2, E9.6 How many can play."""
    if not has_teams:
        return (3, 4, 5, 6)
    return (2, 3) if edition == "2016" else (2,)


_TABLES = [(edition, has_teams) for edition in EDITIONS for has_teams in (False, True)]


@declares("table")
class Table:
    """What is on the box."""

    seats: int = choice(
        4,
        "E2",
        "players; 3 to 6, or 2 and 3 with two bandits each (2014: 2)",
        minimum=min(min(seats_allowed(*table)) for table in _TABLES),
        maximum=max(max(seats_allowed(*table)) for table in _TABLES),
        allowed=[
            {"edition": table[0], "two_bandits": table[1], "seats": list(seats_allowed(*table))}
            for table in _TABLES
        ],
    )
    edition: str = choice(
        "2016", "", f"the rulebook played by: {', '.join(EDITIONS)}", enum=list(EDITIONS)
    )


@declares("variants")
class Variants(Generic[Own, ByEdition]):
    """The kinds of game the rulebooks describe."""

    powers: Own = switch("E2.5", "every bandit has its power", on=True)
    events: Own = switch("E2.5", "rounds end with events", on=True)
    expert: ByEdition = edition_switch(
        "E8",
        "the expert variant; always on in the 2014 game of two",
        on_in=(),
        on_for_teams_in=FIRST_EDITIONS,
    )
    two_bandits: ByEdition = edition_switch(
        "E9",
        "each player leads two bandits; unless chosen, only when there are two players",
        on_in=(),
        on_for_teams_in=EDITIONS,
        opposite="one_bandit",
    )


@declares("deal")
class Deal:
    """What is else decided by lot."""

    bandits: tuple[str | tuple[str, str], ...] | None = choice(
        None,
        "E2.1",
        "a bandit's name for each seat (two names with two bandits), or None: dealt at random;"
        " in 2016 the players take pairs in turn",
        among=list(BANDIT_NAMES),
    )
    cars: tuple[str, ...] | None = choice(
        None,
        "E1.2",
        "names of the cars behind the locomotive, front first, or None: drawn at random",
        among=list(CAR_NAMES),
    )
    first_player: int | None = choice(None, "E2.6", "a seat, or None: at random", minimum=0)


@declares("fine-print")
class FinePrint(Generic[Own, ByEdition]):
    """Where the editions differ within a variant."""

    station_last: ByEdition = edition_switch(
        "E2.4", "the station is round 5", on_in=("2016", "2014"), within="events"
    )
    reveal_first: ByEdition = edition_switch(
        "E3.1", "the round card is revealed before cards are drawn", on_in=("2016",)
    )
    keep_actions_only: ByEdition = edition_switch(
        "E8.1",
        "the expert variant lets only action cards be kept",
        on_in=("2014",),
        within="expert",
    )
    drop_bullets_first: ByEdition = edition_switch(
        "E8.1",
        "the expert variant discards bullets at the start of Schemin'",
        on_in=("2014-sv",),
        within="expert",
    )
    short_bullets_leave: ByEdition = edition_switch(
        "E4.9", "the neutral bullets leave the game once they run short", on_in=FIRST_EDITIONS
    )
    revenge_takes_most: ByEdition = edition_switch(
        "E7.7",
        "Marshal's Revenge costs the most valuable purse",
        on_in=("2014-sv",),
        within="events",
    )
    known_start_purses: Own = switch(
        "E4.11", "everybody knows the $250 start and ransom purses", on=True
    )


@declares("teams")
class TeamRules(Generic[ByEdition]):
    """What nobody chooses: it follows from the edition and from leading two bandits."""

    pick: ByEdition = edition_switch(
        "E9.3", "everybody picks a card when a round begins", on_in=(), on_for_teams_in=("2016",)
    )
    cover: ByEdition = edition_switch(
        "E9.4", "a Shoot can be covered", on_in=(), on_for_teams_in=("2016",)
    )
    gunslinger: ByEdition = edition_switch(
        "E10.1", "there is a Gunslinger", on_in=EDITIONS, on_for_teams_in=("2016",)
    )


class Switches(TeamRules[Flag], FinePrint[Flag, Flag], Variants[Flag, Flag]):
    """All switches, in the order in which the record and views have them."""


SWITCHES = switches_of(Switches)
N_SWITCHES = len(SWITCHES)
_NAMES = [switch.name for switch in SWITCHES]
TEAM_SWITCH, EXPERT_SWITCH = _NAMES.index("two_bandits"), _NAMES.index("expert")
"""The places of those that others depend on."""
