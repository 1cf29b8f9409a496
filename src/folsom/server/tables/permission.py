"""Who commands, and what he may do."""

from dataclasses import dataclass
from typing import NoReturn

from folsom.server.protocol.commands import AnyCommand
from folsom.server.protocol.errors import Refusal, not_host, not_yours
from folsom.server.tables import clocks
from folsom.server.tables.entries import SeatTime
from folsom.server.tables.seat import Seat
from folsom.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Caller:
    """Who commands (hashes of the keys presented), when, on which server, and from which address, which is never
    written down."""

    keys: frozenset[str]
    now: int
    server: str
    address: str = ""


KEYLESS = ""
"""Stands for the key of a spectator who has none."""

Stamp = tuple[int, str, str]
"""When, by whose key, by which command."""


def entry_time(table: Table, caller: Caller) -> int:
    """The time of a new entry: never before the last one, whichever server's clock was wrong."""
    return max(caller.now, table.at)


def times_on_return(table: Table, seat: int, at: int) -> list[SeatTime]:
    """The clocks once a person plays that seat again; a decision whose time is up is left to the bot."""
    if not table.times:
        return []
    if seat in table.asked and clocks.left(clocks.stop(table.times[seat], at)) == 0:
        refuse("seat/time-up", "the time for this decision is up; come back when the bot answered")
    times = clocks.returned(table.times, seat, at)
    return times if table.is_paused else table.running(times, at)


def stamp_of(table: Table, command: AnyCommand, caller: Caller) -> Stamp:
    opening = [key for seat in table.seats for key in seat.keys if key in caller.keys]
    opening += [key for key in table.host_keys if key in caller.keys]
    return entry_time(table, caller), opening[0], command.id


def as_seat(table: Table, command: AnyCommand, seat: int, caller: Caller) -> Stamp:
    if not table.opens(caller.keys, seat):
        raise not_yours(seat)
    return stamp_of(table, command, caller)


def as_spectator(table: Table, command: AnyCommand, caller: Caller) -> Stamp:
    return entry_time(table, caller), min(caller.keys, default=KEYLESS), command.id


def as_host(table: Table, command: AnyCommand, caller: Caller) -> Stamp:
    if not table.is_host(caller.keys):
        raise not_host()
    return stamp_of(table, command, caller)


def gathering_seat(table: Table, seat: int = 0) -> Seat:
    if table.is_begun:
        refuse("game/started", "the game has started")
    if seat >= len(table.seats):
        refuse("seat/unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def seat_in_play(table: Table, seat: int) -> Seat:
    if not table.is_begun:
        refuse("game/not-started", "the game has not started")
    if table.is_over:
        refuse("game/over", "the game is over")
    if seat >= len(table.seats):
        refuse("seat/unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def check_goes_on(table: Table) -> None:
    """Refuse everything at a table whose game cannot be played here."""
    if table.broken:
        refuse("table/broken", f"this table cannot go on: {table.broken}")
    if table.phase == "stopped":
        refuse(
            "table/stopped",
            f"this game was begun under other rules (version {table.rules_version}) and cannot go on here;"
            " its record is kept",
        )


def check_level(level: str, levels: tuple[str, ...]) -> None:
    if level not in levels:
        refuse("bot/unknown", f"the bots are {', '.join(levels)}, not {level!r}")


def refuse(code: str, sentence: str) -> NoReturn:
    raise Refusal(code, sentence)
