"""Once more, with the same people: who wants it, and what the next table's log begins with."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from folsom.core.fairness import Proof
from folsom.server.protocol import commands
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.table_state import BotSeat
from folsom.server.tables import entries
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.games import check_settings
from folsom.server.tables.keys import rematch_id
from folsom.server.tables.permission import Caller, refuse, stamp_of
from folsom.server.tables.plan import Plan
from folsom.server.tables.table import Table

STAND_IN = "outlaw"
"""Who sits where somebody does not play again."""


def wish(table: Table, command: commands.Rematch, caller: Caller) -> Plan:
    """Somebody wants to play once more, or does not. With the last who wants it there is a table."""
    mine = table.seats_of(caller.keys)
    if not mine:
        raise Refusal("seat/none", "only those at the table may ask for a rematch", 403)
    if not table.is_over:
        refuse("game/not-over", "the game is not over")
    if table.rematch:
        refuse("table/has-rematch", "there is a rematch already")
    stamp = stamp_of(table, command, caller)
    if command.wish == "no":
        if table.rematch_declined.issuperset(mine):
            refuse("table/rematch-declined", "this seat has declined already")
        return Plan(entries.RematchWished(*stamp, seats=mine, wants=False))
    wanted = table.rematch_wanted | set(mine)
    people = _people(table)
    if command.wish == "now" or wanted.issuperset(people):
        players = [seat for seat in people if seat in wanted]
        bandits = table.rematch_bandits or command.bandits
        name = rematch_name(table, players, bandits)
        return Plan(entries.Rematched(*stamp, table=name, seats=players, bandits=bandits))
    if table.rematch_wanted.issuperset(mine):
        refuse("table/rematch-wanted", "this seat wants a rematch already")
    return Plan(entries.RematchWished(*stamp, seats=mine, bandits=command.bandits))


def rematch_name(table: Table, players: Sequence[int], bandits: str) -> str:
    """The name of the table that follows: the same whichever server makes it, another for other people."""
    others = b"" if list(players) == _people(table) else bytes(players)
    return rematch_id(table.secret, others + (b"new" if bandits == "new" else b""))


def of_rematch(
    table: Table, rematched: entries.Rematched, secret: bytes, now: int
) -> list[AnyEntry]:
    """These people on the same seats, by the newest rules; on the others bots, as before or instead of people."""
    played = _bandits_played(table) if rematched.bandits == "same" else {}
    settings = replace(table.settings, bandits="chosen") if played else table.settings
    players = [table.seats[seat] for seat in rematched.seats]
    keys = {key for seat in players for key in seat.keys}
    created = entries.Created(
        now,
        settings=settings,
        bots=[
            BotSeat(seat.number, seat.level or STAND_IN, played.get(seat.number))
            for seat in table.seats
            if seat not in players
        ],
        keys=sorted(table.host_keys & keys or players[0].keys),
        commitment=Proof(secret, ()).commitment.hex(),
        rules_version=check_settings(settings),
    )
    seated = [
        entries.Seated(
            now,
            seat=seat.number,
            name=seat.name,
            avatar=seat.avatar,
            bandit=played.get(seat.number),
            keys=sorted(seat.keys),
        )
        for seat in players
    ]
    return [created, *seated]


def _people(table: Table) -> list[int]:
    """All who sit at the table, also those for whom a bot has played on."""
    return [seat.number for seat in table.seats if seat.kind == "person"]


def _bandits_played(table: Table) -> dict[int, str]:
    """Who everyone was, where each had one bandit; in a game that is not known here, as everyone had wished."""
    bandits = getattr(table.game and table.game.view(None), "bandits", None)
    if bandits is None:
        return {seat.number: seat.bandit for seat in table.seats if seat.bandit}
    seats = Counter(bandit.seat for bandit in bandits)
    return {bandit.seat: bandit.bandit for bandit in bandits if seats[bandit.seat] == 1}
