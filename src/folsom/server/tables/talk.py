"""What is said at a table, by those who sit there and those who watch."""

from folsom.server.protocol.commands import Say
from folsom.server.tables.entries import SPECTATOR, Spoke
from folsom.server.tables.permission import Caller, as_seat, as_spectator, refuse
from folsom.server.tables.plan import Plan
from folsom.server.tables.table import Table
from folsom.server.tables.text_checks import clean

MAX_SAID = 500
"""What a seat, or all spectators together, may say at a table: far more than anybody has to say."""

LAST_WORDS = 600_000
"""How long after the last entry of a finished game spectators may still speak: nobody wakes old games by talk."""


def say(table: Table, command: Say, caller: Caller) -> Plan:
    """Own words, or a set phrase; a spectator gives a name with them, or none."""
    if command.seat is None:
        if table.is_over and caller.now - table.at > LAST_WORDS:
            refuse("game/over", "the game is long over")
        seat, stamp = SPECTATOR, as_spectator(table, command, caller)
        name = clean(command.name, "name") if command.name else ""
    else:
        seat, stamp = command.seat, as_seat(table, command, command.seat, caller)
        name = ""
    if (command.text is None) == (command.phrase is None):
        refuse("chat/unclear", "expected either words or a set phrase")
    if table.n_said.get(seat, 0) >= MAX_SAID:
        refuse("chat/full", f"at most {MAX_SAID} sentences are said at a table")
    text = clean(command.text, "sentence") if command.text else ""
    return Plan(Spoke(*stamp, seat=seat, text=text, phrase=command.phrase, name=name))
