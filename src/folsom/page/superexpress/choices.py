"""What can be chosen for a table of Colt Super Express, as a row of numbers: -1 where nobody chooses.

The same as `superexpress/options.py` does with names; tests compare the records that both make.
"""

from typing import Any

from folsom.core.choices import flag_writer
from folsom.core.state import Records
from folsom.kernel import kernel, widen
from folsom.page.choices import are_different, are_switches, blank_bytes, copy_bytes
from folsom.superexpress.choices import N_SWITCHES, SWITCHES
from folsom.superexpress.components import MAX_SEATS, MIN_SEATS, N_BANDITS, NOBODY
from folsom.superexpress.notation import BANDITS
from folsom.superexpress.options import KNOWN_VERSIONS, Options, make_template
from folsom.superexpress.state import State

SEATS, VERSION, FIRST_PLAYER = range(3)
FIRST_SWITCH = 3
FIRST_BANDIT = FIRST_SWITCH + N_SWITCHES
N_CHOICES = FIRST_BANDIT + MAX_SEATS

FAULTS = ("", "seats", "rules version", "first player", "switches", "bandits")
_NONE, _SEATS, _VERSION, _FIRST, _SWITCHES, _BANDITS = range(len(FAULTS))

CHOICES = {
    "length": N_CHOICES,
    "usual_seats": Options().seats,
    "seats": SEATS,
    "rules_version": VERSION,
    "first_player": FIRST_PLAYER,
    "switches": {switch.name: FIRST_SWITCH + i for i, switch in enumerate(SWITCHES)},
    "bandits": FIRST_BANDIT,
    "bandits_a_seat": 1,
    "names": {"bandits": BANDITS},
    "faults": FAULTS,
}
"""Where each choice stands in the row, for whoever has them by name."""

LAST_VERSION = max(KNOWN_VERSIONS)
BLANK = blank_bytes(make_template(Options()))
write_flag = flag_writer(SWITCHES, __name__)


def choices_of(options: Options, rules_version: int = LAST_VERSION) -> list[int]:
    """Options as such a row."""
    row = [-1] * N_CHOICES
    row[SEATS], row[VERSION] = options.seats, rules_version
    row[FIRST_PLAYER] = -1 if options.first_player is None else options.first_player
    for i, switch in enumerate(SWITCHES):
        row[FIRST_SWITCH + i] = int(getattr(options, switch.name))
    for seat, name in enumerate(options.bandits or ()):
        row[FIRST_BANDIT + seat] = BANDITS.index(name)
    return row


@kernel
def fault_in(choices: Any) -> int:
    """What cannot be played, or 0."""
    seats = widen(choices[SEATS])
    if seats < MIN_SEATS or seats > MAX_SEATS:
        return _SEATS
    if choices[VERSION] < 1 or choices[VERSION] > LAST_VERSION:
        return _VERSION
    if choices[FIRST_PLAYER] < -1 or choices[FIRST_PLAYER] >= seats:
        return _FIRST
    if not are_switches(choices, FIRST_SWITCH, N_SWITCHES):
        return _SWITCHES
    is_named = choices[FIRST_BANDIT] != NOBODY
    if is_named and not are_different(choices, FIRST_BANDIT, seats, 1, N_BANDITS):
        return _BANDITS
    return _NONE


@kernel
def write_choices(table: Records, table_bytes: Any, choices: Any) -> int:
    """Make a record that holds the settings and nothing else. Returns 0, or the number of a fault."""
    fault = fault_in(choices)
    if fault != _NONE:
        return fault
    copy_bytes(BLANK, table_bytes)
    state: State = table[0]
    state.n_seats = choices[SEATS]
    state.first_player = choices[FIRST_PLAYER]
    for i in range(N_SWITCHES):
        write_flag(state, i, int(choices[FIRST_SWITCH + i] > 0))
    for seat in range(widen(state.n_seats)):
        state.bandit_of[seat] = choices[FIRST_BANDIT + seat]
    return _NONE
