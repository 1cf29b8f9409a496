"""What a command would write into the log, or why it is refused. Pure: the caller appends it."""

from folsom.core.decision import TAKE_BACK
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import Join
from folsom.server.protocol.commands import AnyCommand
from folsom.server.tables import entries, game_commands, rematch, seat_commands, talk
from folsom.server.tables.permission import (
    KEYLESS,
    Caller,
    as_host,
    as_seat,
    check_goes_on,
    gathering_seat,
    refuse,
)
from folsom.server.tables.plan import Plan, WrittenBefore
from folsom.server.tables.table import Table

MAX_TAKEN_BACK = 200
"""What one seat may add to the log for ever besides playing and talk: far more than anybody has to regret."""


def written_before(table: Table, caller: Caller, command: str) -> WrittenBefore | None:
    """The entry that this command has already written, if it has."""
    for key in caller.keys or {KEYLESS}:
        number = table.commands.get((key, command))
        if number is not None:
            return WrittenBefore(number)
    return None


def decide_once(
    table: Table, command: AnyCommand, caller: Caller, levels: tuple[str, ...]
) -> Plan | WrittenBefore:
    """The plan for a command, however often it comes."""
    return written_before(table, caller, command.id) or decide(table, command, caller, levels)


def join_once(table: Table, wish: Join, key: str, caller: Caller) -> Plan | WrittenBefore:
    """The same for somebody who sits down with a new key."""
    return written_before(table, caller, wish.id) or seat_commands.join(table, wish, key, caller)


def decide(table: Table, command: AnyCommand, caller: Caller, levels: tuple[str, ...]) -> Plan:
    """The plan for a command; raises a `FolsomError` with its code if it is refused."""
    check_goes_on(table)
    match command:
        case commands.Answer():
            return game_commands.answer(table, command, command.option, caller)
        case commands.TakeBack() | commands.Exchange():
            if table.n_taken_back.get(command.seat, 0) >= MAX_TAKEN_BACK:
                refuse("take-back/spent", f"a seat takes back {MAX_TAKEN_BACK} times in a game")
            if isinstance(command, commands.Exchange):
                return game_commands.exchange(table, command, caller)
            return game_commands.answer(table, command, TAKE_BACK, caller)
        case commands.Say():
            return talk.say(table, command, caller)
        case commands.Start():
            return game_commands.start(table, command, caller)
        case commands.ChangeSettings():
            return seat_commands.change_settings(table, command, caller)
        case commands.SeatBot():
            return seat_commands.seat_bot(table, command, caller, levels)
        case commands.EmptySeat():
            stamp = as_host(table, command, caller)
            if gathering_seat(table, command.seat).kind == "empty":
                refuse("seat/empty", f"seat {command.seat} is empty already")
            return Plan(entries.SeatEmptied(*stamp, seat=command.seat))
        case commands.ChangeSeat():
            return seat_commands.change_seat(table, command, caller)
        case commands.CommitNonce(seat=seat, nonce_commitment=commitment):
            stamp = as_seat(table, command, seat, caller)
            gathering_seat(table, seat)
            return Plan(entries.NonceCommitted(*stamp, seat=seat, commitment=commitment))
        case commands.RevealNonce():
            return game_commands.reveal_nonce(table, command, caller)
        case commands.HandOver():
            return game_commands.hand_over(table, command, caller, levels)
        case commands.GiveBack():
            return game_commands.give_back(table, command, caller)
        case commands.Pause():
            return game_commands.pause(table, command, caller)
        case commands.Resume():
            return game_commands.resume(table, command, caller)
        case commands.Rematch():
            return rematch.wish(table, command, caller)
        case commands.AskHint():
            return game_commands.ask_hint(table, command, caller)
        case commands.Leave():
            return seat_commands.leave(table, command, caller)
