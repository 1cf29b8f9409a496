"""Commands about the seats: sitting down, leaving, names, bots, and how the table plays."""

from folsom.server.protocol import bodies, commands
from folsom.server.tables import entries
from folsom.server.tables.game_commands import LEVEL_AT_ZERO, bot_plays_on
from folsom.server.tables.games import bandit_names, check_settings
from folsom.server.tables.permission import (
    Caller,
    as_host,
    as_seat,
    check_goes_on,
    check_level,
    entry_time,
    gathering_seat,
    refuse,
    times_on_return,
)
from folsom.server.tables.plan import Plan
from folsom.server.tables.table import Table
from folsom.server.tables.text_checks import clean


def join(table: Table, wish: bodies.Join, key: str, caller: Caller) -> Plan:
    """A person takes the seat he wishes, or the first that is free."""
    name = clean(wish.name, "name")
    check_goes_on(table)
    if table.is_over:
        refuse("game/over", "this table has ended")
    seat = _free_seat(table, wish.seat, caller)
    _check_bandit(table, seat, wish.bandit)
    at = entry_time(table, caller)
    entry = entries.Seated(
        at,
        key,
        wish.id,
        seat=seat,
        name=name,
        avatar=wish.avatar,
        bandit=wish.bandit,
        keys=[key],
        times=times_on_return(table, seat, at),
        commitment=wish.nonce_commitment or "",
    )
    return Plan(entry)


def _free_seat(table: Table, wished: int | None, caller: Caller) -> int:
    """The seat he gets. Nobody may take a second hand in mid-game, not even after leaving the first."""
    free = [seat.number for seat in table.seats if seat.kind == "empty" or seat.is_free]
    if not free:
        refuse("table/full", "all seats are taken")
    if wished is not None and wished >= len(table.seats):
        refuse("seat/unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    if wished is not None and wished not in free:
        refuse("seat/taken", f"seat {wished} is taken")
    seen = table.hands_seen(caller.keys)
    for seat in free if wished is None else [wished]:
        if seen <= {seat}:
            return seat
    refuse(
        "seat/has-seen-a-hand", "you have seen another hand in this game: this seat is for others"
    )


def leave(table: Table, command: commands.Leave, caller: Caller) -> Plan:
    """A person gives up the seat: its keys open it no more."""
    stamp = as_seat(table, command, command.seat, caller)
    if not table.is_begun:
        return Plan(entries.SeatEmptied(*stamp, seat=command.seat))
    return Plan(bot_plays_on(table, command.seat, stamp, level=LEVEL_AT_ZERO, why="left"))


def change_seat(table: Table, command: commands.ChangeSeat, caller: Caller) -> Plan:
    """Another name, picture or bandit."""
    stamp = as_seat(table, command, command.seat, caller)
    # Who knows the nonces that are told already might choose a bandit by them.
    bandit = command.bandit if table.phase == "gathering" else table.seats[command.seat].bandit
    _check_bandit(table, command.seat, bandit)
    entry = entries.SeatChanged(
        *stamp,
        seat=command.seat,
        name=clean(command.name, "name"),
        avatar=command.avatar,
        bandit=bandit,
    )
    return Plan(entry)


def seat_bot(
    table: Table, command: commands.SeatBot, caller: Caller, levels: tuple[str, ...]
) -> Plan:
    """A bot for an empty seat, or another one for a bot's."""
    stamp = as_host(table, command, caller)
    if gathering_seat(table, command.seat).kind == "person":
        refuse("seat/taken", f"a person sits on seat {command.seat}")
    check_level(command.level, levels)
    return Plan(entries.BotSeated(*stamp, seat=command.seat, level=command.level))


def change_settings(table: Table, command: commands.ChangeSettings, caller: Caller) -> Plan:
    """Another way to play, with the people who have sat down already."""
    stamp = as_host(table, command, caller)
    gathering_seat(table)
    check_settings(command.settings)
    if command.settings.game != table.settings.game:
        refuse("table/other-game", "the game itself cannot be changed; make another table")
    if any(seat.kind == "person" for seat in table.seats[command.settings.n_seats :]):
        refuse("seat/taken", "somebody sits on a seat that would go")
    row = {"is_open": command.settings.open}
    return Plan(entries.SettingsChanged(*stamp, settings=command.settings), None, row)


def _check_bandit(table: Table, seat: int, bandit: str | None) -> None:
    if bandit is None:
        return
    names = bandit_names(table.settings.game)
    if bandit not in names:
        refuse("bandit/unknown", f"the bandits are {', '.join(names)}, not {bandit!r}")
    if any(
        other.bandit == bandit
        for other in table.seats
        if other.number != seat and other.kind == "person"
    ):
        refuse("bandit/taken", f"somebody else plays {bandit}")
