"""How a table can be set up: players, expansions, who leads whom (S1, S2)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from folsom.core.choices import as_json, options, read_choices, write_switches
from folsom.core.errors import BadOptions
from folsom.core.state import Records, copy_records
from folsom.superexpress.choices import BANDIT_NAMES, SWITCHES, Deal, Table, Variants
from folsom.superexpress.components import MAX_SEATS, MIN_SEATS, NOBODY
from folsom.superexpress.state import new_records, state_of

NAME = "superexpress"
RULES_VERSION = 1
KNOWN_VERSIONS = (1,)
"""The versions whose games can be gone on with; transcripts are taken of the newest alone."""


@options
class Options(Deal, Variants[bool], Table):
    """All options of Colt Super Express."""

    def as_json(self) -> dict[str, Any]:
        """Only what differs from the defaults, in plain JSON values."""
        return as_json(self)


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from names and plain values, checked."""
    options = read_choices(Options, given)
    _check_seats(options.seats)
    _check_bandits(options)
    _check_first_player(options)
    return options


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_seats(seats: object) -> None:
    if not _is_number(seats):
        raise BadOptions(f"option 'seats' is a number, not {seats!r}")
    if seats not in range(MIN_SEATS, MAX_SEATS + 1):
        raise BadOptions(f"Colt Super Express takes 3 to 7 players, not {seats!r} (S2.1)")


def _check_bandits(options: Options) -> None:
    if options.bandits is None:
        return
    if not isinstance(options.bandits, tuple) or len(options.bandits) != options.seats:
        raise BadOptions(
            f"option 'bandits' names one for each of {options.seats} seats, not {options.bandits!r}"
        )
    for i, name in enumerate(options.bandits):
        if name not in BANDIT_NAMES:
            raise BadOptions(f"the bandits are {', '.join(BANDIT_NAMES)}, not {name!r} (S1.1)")
        if name in options.bandits[:i]:
            raise BadOptions(
                f"each player takes a different bandit, but {name!r} comes twice (S1.1)"
            )


def _check_first_player(options: Options) -> None:
    first = options.first_player
    if first is None:
        return
    if not _is_number(first) or first not in range(options.seats):
        raise BadOptions(
            f"option 'first_player' is a seat from 0 to {options.seats - 1}, not {first!r}"
        )


def make_template(options: Options) -> Records:
    """A record that holds the settings and nothing else, ready for a seed and `begin`."""
    return copy_records(_template(options))


@lru_cache(maxsize=256)
def _template(options: Options) -> Records:
    template = new_records()
    state = state_of(template)
    state.n_seats = options.seats
    write_switches(state, SWITCHES, [getattr(options, switch.name) for switch in SWITCHES])
    state.first_player = NOBODY if options.first_player is None else options.first_player
    for seat in range(MAX_SEATS):
        state.bandit_of[seat] = NOBODY
    for seat, name in enumerate(options.bandits or ()):
        state.bandit_of[seat] = BANDIT_NAMES.index(name)
    return template
