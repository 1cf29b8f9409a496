"""How a table can be set up: an edition preset plus single switches (E2, E8, E9)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from folsom.core.choices import Switch, as_json, options, read_choices, write_switches
from folsom.core.errors import BadOptions
from folsom.core.state import Records, copy_records
from folsom.express.choices import (
    BANDIT_NAMES,
    EDITIONS,
    SWITCHES,
    Deal,
    EditionSwitch,
    FinePrint,
    Table,
    Variants,
    seats_allowed,
)
from folsom.express.components import CAR_NAMES, NOBODY, NOTHING
from folsom.express.state import STATE

NAME = "express"
RULES_VERSION = 2
KNOWN_VERSIONS = (1, 2)
"""The versions whose games can be gone on with; transcripts are taken of the newest alone."""

FIRST_TEAMS = (("tuco", "cheyenne"), ("django", "doc"))


@options
class Options(FinePrint[bool, bool | None], Deal, Variants[bool, bool | None], Table):
    """All options of Colt Express. A switch that is None follows the edition."""

    def as_json(self) -> dict[str, Any]:
        """Only what differs from the defaults, in plain JSON values."""
        return as_json(self)


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from names and plain values, checked."""
    options = read_choices(Options, given)
    _check_types(options)
    _check_seats(options)
    _check_bandits(options)
    _check_cars(options)
    return options


def _check_types(options: Options) -> None:
    if isinstance(options.seats, bool) or not isinstance(options.seats, int):
        raise BadOptions(f"option 'seats' is a number, not {options.seats!r}")
    if options.edition not in EDITIONS:
        raise BadOptions(
            f"the editions are {', '.join(map(repr, EDITIONS))}, not {options.edition!r}"
        )
    first = options.first_player
    if first is not None and (
        isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < options.seats
    ):
        raise BadOptions(
            f"option 'first_player' is a seat from 0 to {options.seats - 1}, not {first!r}"
        )


def has_two_bandits(options: Options) -> bool:
    """E9 Two bandits each when asked for, and always with two players."""
    return options.seats == 2 if options.two_bandits is None else options.two_bandits


def _check_seats(options: Options) -> None:
    seats, has_teams = options.seats, has_two_bandits(options)
    allowed = seats_allowed(options.edition, has_teams)
    if has_teams:
        if seats not in allowed:
            raise BadOptions(
                f"with two bandits each, edition {options.edition!r} takes"
                f" {' or '.join(map(str, allowed))} players, not {seats} (E9)"
            )
        if options.edition != "2016" and options.expert is False:
            raise BadOptions("the 2014 game of two is always played with the expert variant (E9.6)")
    elif seats not in allowed:
        more = "; two players lead two bandits each" if seats == 2 else ""
        raise BadOptions(
            f"Colt Express takes {allowed[0]} to {allowed[-1]} players, not {seats} (E2){more}"
        )


def _check_bandits(options: Options) -> None:
    if options.bandits is None:
        return
    pairs = has_two_bandits(options)
    if not isinstance(options.bandits, tuple) or len(options.bandits) != options.seats:
        raise BadOptions(
            f"option 'bandits' names one for each of {options.seats} seats, not {options.bandits!r}"
        )
    seen: list[str] = []
    for given in options.bandits:
        names = given if pairs else (given,)
        if not isinstance(names, tuple) or len(names) != (2 if pairs else 1):
            raise BadOptions(
                f"each seat leads two bandits here, a pair of names, not {given!r} (E9.1)"
            )
        for name in names:
            if name not in BANDIT_NAMES:
                raise BadOptions(f"the bandits are {', '.join(BANDIT_NAMES)}, not {name!r}")
            if name in seen:
                raise BadOptions(
                    f"each player takes a different bandit, but {name!r} comes twice (E2.1)"
                )
            seen.append(str(name))


def n_cars(options: Options) -> int:
    """E2.1 As many cars as players; E9.2, E9.6 for two bandits each."""
    if not has_two_bandits(options):
        return options.seats
    if options.edition != "2016":
        return 4
    return 3 if options.seats == 2 else 4


def _check_cars(options: Options) -> None:
    if options.cars is None:
        return
    wanted = n_cars(options)
    if not isinstance(options.cars, tuple) or len(options.cars) != wanted:
        raise BadOptions(f"the train has {wanted} cars here, not {options.cars!r} (E2.1)")
    for i, name in enumerate(options.cars):
        if name not in CAR_NAMES:
            raise BadOptions(f"the cars are {', '.join(CAR_NAMES)}, not {name!r} (E1.2)")
        if name in options.cars[:i]:
            raise BadOptions(f"there is one car of each kind, but {name!r} comes twice (E1.2)")


def is_on(options: Options, switch: Switch) -> bool:
    """Whether a switch is on: as somebody chose, or as it is with this edition and so many bandits."""
    chosen: bool | None = getattr(options, switch.name, None)
    if chosen is None and isinstance(switch, EditionSwitch):
        return switch.usual(options.edition, has_two_bandits(options))
    return bool(chosen)


def make_template(options: Options) -> Records:
    """A record that holds the settings and nothing else, ready for a seed and `begin`."""
    return copy_records(_template(options))


@lru_cache(maxsize=256)
def _template(options: Options) -> Records:
    template = np.zeros(1, STATE)
    state = template[0]
    pairs = has_two_bandits(options)
    is_2016 = options.edition == "2016"
    write_switches(state, SWITCHES, [is_on(options, switch) for switch in SWITCHES])
    state.chooses_team = pairs and is_2016 and options.bandits is None
    state.n_seats = options.seats
    state.caboose = n_cars(options)
    state.first_player = NOBODY if options.first_player is None else options.first_player
    state.bandit_of[:] = NOBODY
    state.seat_of[:] = NOBODY
    state.partner_of[:] = NOBODY
    state.acting_bandit = state.target_bandit = NOBODY
    state.token_at_stake = NOTHING
    state.car_card[:] = NOTHING
    state.round_card[:] = NOTHING
    for car, name in enumerate(options.cars or (), start=1):
        state.car_card[car] = CAR_NAMES.index(name)
    teams = options.bandits
    if pairs and not is_2016 and teams is None:
        teams = FIRST_TEAMS
    for seat, names in enumerate(teams or ()):
        for slot, name in enumerate(names if isinstance(names, tuple) else (names,)):
            state.bandit_of[seat, slot] = BANDIT_NAMES.index(name)
    return template
