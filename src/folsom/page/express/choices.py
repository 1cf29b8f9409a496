"""What can be chosen for a table of Colt Express, as a row of numbers: -1 where nobody chooses.

The same as `express/options.py` does with names; tests compare the records that both make.
"""

from typing import Any

import numpy as np

from folsom.core.choices import flag_writer
from folsom.core.state import Records
from folsom.express.choices import (
    EDITIONS,
    EXPERT_SWITCH,
    N_SWITCHES,
    SWITCHES,
    TEAM_SWITCH,
    EditionSwitch,
    seats_allowed,
)
from folsom.express.components import (
    CAR_NAMES,
    MAX_SEATS,
    N_BANDITS,
    N_CAR_CARDS,
    NOBODY,
    NOTHING,
)
from folsom.express.notation import BANDITS
from folsom.express.options import FIRST_TEAMS, KNOWN_VERSIONS, Options, make_template
from folsom.express.state import State
from folsom.kernel import kernel, widen
from folsom.page.choices import are_different, are_switches, blank_bytes, copy_bytes

SEATS, EDITION, VERSION, FIRST_PLAYER = range(4)
FIRST_SWITCH = 4
FIRST_BANDIT = FIRST_SWITCH + N_SWITCHES
FIRST_CAR = FIRST_BANDIT + 2 * MAX_SEATS
N_CHOICES = FIRST_CAR + MAX_SEATS

FAULTS = ("", "seats", "edition", "rules version", "first player", "switches", "bandits", "cars")
_NONE, _SEATS, _EDITION, _VERSION, _FIRST, _SWITCHES, _BANDITS, _CARS = range(len(FAULTS))

TWO_BANDITS, EXPERT = FIRST_SWITCH + TEAM_SWITCH, FIRST_SWITCH + EXPERT_SWITCH
N_EDITIONS, NEWEST_EDITION = len(EDITIONS), EDITIONS.index("2016")
LAST_VERSION = max(KNOWN_VERSIONS)


CHOICES = {
    "length": N_CHOICES,
    "usual_seats": Options().seats,
    "seats": SEATS,
    "edition": EDITION,
    "rules_version": VERSION,
    "first_player": FIRST_PLAYER,
    "switches": {switch.name: FIRST_SWITCH + i for i, switch in enumerate(SWITCHES)},
    "bandits": FIRST_BANDIT,
    "bandits_a_seat": 2,
    "cars": FIRST_CAR,
    "names": {"edition": EDITIONS, "bandits": BANDITS, "cars": CAR_NAMES},
    "faults": FAULTS,
}
"""Where each choice stands in the row, for whoever has them by name."""


def _usual(switch: Any, edition: str, has_teams: bool) -> bool:
    is_by_edition = isinstance(switch, EditionSwitch)
    return switch.usual(edition, has_teams) if is_by_edition else bool(switch.default)


USUAL = np.array(
    [
        [[_usual(s, edition, teams) for teams in (False, True)] for edition in EDITIONS]
        for s in SWITCHES
    ],
    np.int8,
)
"""Whether a switch is on where nobody chooses, by edition and by whether all lead two bandits."""
ALLOWED = np.array(
    [
        [sum(1 << n for n in seats_allowed(edition, teams)) for teams in (False, True)]
        for edition in EDITIONS
    ],
    np.int64,
)
"""E2, E9 How many can play, as bits."""
TEAMS = np.array([[BANDITS.index(name) for name in team] for team in FIRST_TEAMS], np.int8)

BLANK = blank_bytes(make_template(Options()))
write_flag = flag_writer(SWITCHES, __name__)


def choices_of(options: Options, rules_version: int = LAST_VERSION) -> list[int]:
    """Options as such a row."""
    row = [-1] * N_CHOICES
    row[SEATS], row[EDITION] = options.seats, EDITIONS.index(options.edition)
    row[VERSION] = rules_version
    row[FIRST_PLAYER] = -1 if options.first_player is None else options.first_player
    for i, switch in enumerate(SWITCHES):
        chosen = getattr(options, switch.name, None)
        row[FIRST_SWITCH + i] = -1 if chosen is None else int(chosen)
    for seat, names in enumerate(options.bandits or ()):
        for slot, name in enumerate(names if isinstance(names, tuple) else (names,)):
            row[FIRST_BANDIT + 2 * seat + slot] = BANDITS.index(name)
    for car, card in enumerate(options.cars or ()):
        row[FIRST_CAR + car] = CAR_NAMES.index(card)
    return row


@kernel
def n_cars(seats: int, edition: int, has_teams: bool) -> int:
    """E2.1 As many cars as players; E9.2, E9.6 for two bandits each."""
    if not has_teams:
        return seats
    return 3 if seats == 2 and edition == NEWEST_EDITION else 4


@kernel
def fault_in(choices: Any, has_teams: bool) -> int:
    """What cannot be played, or 0."""
    seats, edition = widen(choices[SEATS]), widen(choices[EDITION])
    if edition < 0 or edition >= N_EDITIONS:
        return _EDITION
    if seats < 0 or seats > MAX_SEATS or not ALLOWED[edition, int(has_teams)] >> seats & 1:
        return _SEATS
    if choices[VERSION] < 1 or choices[VERSION] > LAST_VERSION:
        return _VERSION
    if choices[FIRST_PLAYER] < -1 or choices[FIRST_PLAYER] >= seats:
        return _FIRST
    if not are_switches(choices, FIRST_SWITCH, N_SWITCHES):
        return _SWITCHES
    if has_teams and edition != NEWEST_EDITION and choices[EXPERT] == 0:
        return _SWITCHES
    if choices[FIRST_BANDIT] != NOBODY:
        stride = 1 if has_teams else 2
        if not are_different(choices, FIRST_BANDIT, seats * 2 // stride, stride, N_BANDITS):
            return _BANDITS
    cars = n_cars(seats, edition, has_teams)
    if choices[FIRST_CAR] != NOTHING and not are_different(
        choices, FIRST_CAR, cars, 1, N_CAR_CARDS
    ):
        return _CARS
    return _NONE


@kernel
def write_choices(table: Records, table_bytes: Any, choices: Any) -> int:
    """Make a record that holds the settings and nothing else. Returns 0, or the number of a fault."""
    seats, edition = widen(choices[SEATS]), widen(choices[EDITION])
    has_teams = seats == 2 if choices[TWO_BANDITS] < 0 else choices[TWO_BANDITS] != 0
    fault = fault_in(choices, has_teams)
    if fault != _NONE:
        return fault
    copy_bytes(BLANK, table_bytes)
    state: State = table[0]
    for i in range(N_SWITCHES):
        chosen = widen(choices[FIRST_SWITCH + i])
        write_flag(state, i, widen(USUAL[i, edition, int(has_teams)]) if chosen < 0 else chosen)
    names_bandits = choices[FIRST_BANDIT] != NOBODY
    has_first_teams = has_teams and edition != NEWEST_EDITION and not names_bandits
    state.chooses_team = int(has_teams and edition == NEWEST_EDITION and not names_bandits)
    state.n_seats = seats
    state.caboose = n_cars(seats, edition, has_teams)
    state.first_player = choices[FIRST_PLAYER]
    state.is_unshuffled = int(choices[VERSION] < 2 and state.expert != 0)
    for seat in range(seats):
        for slot in range(2 if has_teams else 1):
            chosen = widen(choices[FIRST_BANDIT + 2 * seat + slot])
            state.bandit_of[seat, slot] = TEAMS[seat, slot] if has_first_teams else chosen
    for car in range(widen(state.caboose)):
        state.car_card[car + 1] = choices[FIRST_CAR + car]
    return _NONE
