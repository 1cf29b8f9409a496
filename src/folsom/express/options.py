"""How a table can be set up: an edition preset plus single switches (E2, E8, E9)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from typing import Any

import numpy as np

from folsom.core.errors import BadOptions
from folsom.core.state import Records, copy_records
from folsom.express.components import CAR_NAMES, NOBODY, NOTHING, Bandit
from folsom.express.state import STATE

NAME = "express"
RULES_VERSION = 2
KNOWN_VERSIONS = (1, 2)
"""The versions whose games can be gone on with; transcripts are taken of the newest alone."""

EDITIONS = ("2016", "2014", "2014-sv")
CHOICES = {"edition": EDITIONS}
"""What there is to choose from, where an option is neither on nor off."""
FINE_PRINT = (
    "known_start_purses",
    "station_last",
    "reveal_first",
    "keep_actions_only",
    "drop_bullets_first",
    "short_bullets_leave",
    "revenge_takes_most",
)
"""Details that a form keeps folded away; those that may be None follow the edition."""
BANDIT_NAMES = tuple(bandit.name.lower() for bandit in Bandit)
FIRST_TEAMS = (("tuco", "cheyenne"), ("django", "doc"))


@dataclass(frozen=True, slots=True)
class Options:
    """All options of Colt Express. A switch that is None follows the edition.

    seats: players; 3 to 6, or 2 and 3 with two bandits each (2014: 2)
    edition: "2016", "2014" or "2014-sv"
    powers, events: the two halves of the advanced game (E2.5)
    expert: the expert variant (E8); always on in the 2014 game of two
    two_bandits: each player leads two (E9); None: only when there are two players
    bandits: a bandit's name for each seat (two names with two bandits), or None: dealt at random
        (E9.2: in 2016 the players take pairs in turn)
    cars: names of the cars behind the locomotive, front first, or None: drawn at random
    first_player: a seat, or None: at random
    station_last: the station is round 5 (E2.4)
    reveal_first: the round card is revealed before cards are drawn (E3.1)
    keep_actions_only: the expert variant lets only action cards be kept (E8.1)
    drop_bullets_first: the expert variant discards bullets at the start of Schemin' (E8.1)
    short_bullets_leave: the neutral bullets leave the game once they run short (E4.9)
    revenge_takes_most: Marshal's Revenge costs the most valuable purse (E7.7)
    known_start_purses: everybody knows the $250 start and ransom purses (E4.11)
    """

    seats: int = 4
    edition: str = "2016"
    powers: bool = True
    events: bool = True
    expert: bool | None = None
    two_bandits: bool | None = None
    bandits: tuple[str | tuple[str, str], ...] | None = None
    cars: tuple[str, ...] | None = None
    first_player: int | None = None
    station_last: bool | None = None
    reveal_first: bool | None = None
    keep_actions_only: bool | None = None
    drop_bullets_first: bool | None = None
    short_bullets_leave: bool | None = None
    revenge_takes_most: bool | None = None
    known_start_purses: bool = True

    def as_json(self) -> dict[str, Any]:
        """Only what differs from the defaults, in plain JSON values."""
        plain = {name: value for name, value in asdict(self).items() if value != _DEFAULTS[name]}
        return {name: _without_tuples(value) for name, value in plain.items()}


def _without_tuples(value: Any) -> Any:
    return [_without_tuples(item) for item in value] if isinstance(value, tuple) else value


_DEFAULTS = {field.name: field.default for field in fields(Options)}


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from names and plain values, checked."""
    unknown = sorted(set(map(str, given)) - set(_DEFAULTS))
    if unknown:
        raise BadOptions(f"unknown option {unknown[0]!r}; the options are {', '.join(_DEFAULTS)}")
    values = dict(given)
    for name in ("bandits", "cars"):
        if isinstance(values.get(name), list | tuple):
            values[name] = tuple(tuple(v) if isinstance(v, list) else v for v in values[name])
    options = Options(**values)
    _check_types(options)
    _check_seats(options)
    _check_bandits(options)
    _check_cars(options)
    return options


def _check_types(options: Options) -> None:
    for field in fields(Options):
        value = getattr(options, field.name)
        wants_bool = "bool" in str(field.type)
        if (
            wants_bool
            and not (value is None and "None" in str(field.type))
            and not isinstance(value, bool)
        ):
            raise BadOptions(f"option {field.name!r} is true or false, not {value!r}")
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
    seats = options.seats
    if has_two_bandits(options):
        most = 3 if options.edition == "2016" else 2
        if not 2 <= seats <= most:
            raise BadOptions(
                f"with two bandits each, edition {options.edition!r} takes 2"
                f"{' or 3' if most == 3 else ''} players, not {seats} (E9)"
            )
        if options.edition != "2016" and options.expert is False:
            raise BadOptions("the 2014 game of two is always played with the expert variant (E9.6)")
    elif not 3 <= seats <= 6:
        more = "; two players lead two bandits each" if seats == 2 else ""
        raise BadOptions(f"Colt Express takes 3 to 6 players, not {seats} (E2){more}")


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


def make_template(options: Options) -> Records:
    """A record that holds the settings and nothing else, ready for a seed and `begin`."""
    return copy_records(_template(options))


@lru_cache(maxsize=256)
def _template(options: Options) -> Records:
    template = np.zeros(1, STATE)
    state = template[0]
    pairs = has_two_bandits(options)
    is_2016 = options.edition == "2016"
    is_swedish = options.edition == "2014-sv"

    def choose(switch: bool | None, by_edition: bool) -> int:
        return int(by_edition if switch is None else switch)

    state.powers = options.powers
    state.has_events = options.events
    state.expert = choose(options.expert, pairs and not is_2016)
    state.two_bandits = pairs
    state.station_last = choose(options.station_last, not is_swedish)
    state.reveals_first = choose(options.reveal_first, is_2016)
    state.keeps_actions_only = choose(options.keep_actions_only, options.edition == "2014")
    state.drops_bullets_first = choose(options.drop_bullets_first, is_swedish)
    state.short_bullets_leave = choose(options.short_bullets_leave, not is_2016)
    state.revenge_takes_most = choose(options.revenge_takes_most, is_swedish)
    state.known_start_purses = options.known_start_purses
    state.picks_card = pairs and is_2016
    state.can_cover = pairs and is_2016
    state.has_gunslinger = not pairs or is_2016
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
