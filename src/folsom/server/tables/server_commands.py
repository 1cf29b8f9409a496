"""What a server does at a table of its own accord: its bots answer, clocks run out, leases are taken and given up.

Each is decided like a person's command, and refused with `Stale` if the table needs it no more.
"""

from collections.abc import Callable

from folsom.core.decision import Decision
from folsom.core.errors import FolsomError
from folsom.server.tables import entries
from folsom.server.tables.duties import bots_asked, needs_a_server, next_deadline
from folsom.server.tables.game_commands import LEVEL_AT_ZERO, bot_plays_on, play
from folsom.server.tables.permission import Caller, entry_time
from folsom.server.tables.plan import Plan
from folsom.server.tables.table import Table


class Stale(FolsomError):
    """Something else happened first."""

    code = "server/stale"


def is_asked(table: Table, seat: int, decision: Decision, server: str) -> bool:
    """Whether a server still has to answer this decision for a bot."""
    if table.owner != server or table.game is None or seat not in bots_asked(table):
        return False
    return table.game.decision_of(seat) == decision


def bot_answers(table: Table, seat: int, decision: Decision, option: int, server: Caller) -> Plan:
    """A bot's answer."""
    if not is_asked(table, seat, decision, server.server):
        raise Stale
    return play(table, seat, option, (entry_time(table, server), "", ""), by_bot=True)


def clock_runs_out(table: Table, server: Caller) -> Plan:
    """A person's clock is at zero: a bot plays on."""
    due = next_deadline(table)
    if table.owner != server.server or due is None or due[0] > server.now:
        raise Stale
    stamp = (entry_time(table, server), "", "")
    return Plan(bot_plays_on(table, due[1], stamp, level=LEVEL_AT_ZERO, why="time"))


def take_lease(table: Table, server: Caller, is_alive: Callable[[str], bool]) -> Plan:
    """A server takes over the bots and clocks of a table whose owner is dead, or that has none."""
    is_ours = table.owner == server.server
    if is_ours or (table.owner and is_alive(table.owner)) or not needs_a_server(table):
        raise Stale
    entry = entries.Leased(entry_time(table, server), server=server.server)
    return Plan(entry, None, {"owner": server.server})


def give_up_lease(table: Table, server: Caller) -> Plan:
    """A table that needs nobody has no owner: so it costs no server anything."""
    if table.owner != server.server or table.is_over or needs_a_server(table):
        raise Stale
    return Plan(entries.Leased(entry_time(table, server)), None, {"owner": None})
