"""What a command would write into the log, or why it is refused. Pure: the caller appends, and only then is it true."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

from folsom.core.decision import TAKE_BACK
from folsom.core.errors import FolsomError
from folsom.server import clocks, entries, messages
from folsom.server.entries import AnyEntry, SeatTime
from folsom.server.errors import Refusal, not_host, not_yours
from folsom.server.games import AnyGame, bandit_names, check_settings, new_game, settle_options
from folsom.server.keys import rematch_id
from folsom.server.messages import AnyCommand
from folsom.server.table import Seat, Table
from folsom.server.words import clean

PATIENCE = 60_000
"""How long a seat may keep the others waiting before one of them may call a bot."""
LEVEL_AT_ZERO = "outlaw"


@dataclass(frozen=True, slots=True)
class Caller:
    """Who commands (hashes of the keys presented), when, and on which server."""

    keys: frozenset[str]
    now: int
    server: str


@dataclass(frozen=True, slots=True)
class Plan:
    """An entry to append, the game after it if it is an answer, and what changes in the table's row."""

    entry: AnyEntry
    played: AnyGame | None = None
    row: dict[str, Any] | None = None


def done_before(table: Table, caller: Caller, command: str) -> int | None:
    """The number of the entry this command has already written."""
    for key in caller.keys:
        number = table.commands.get((key, command))
        if number is not None:
            return number
    return None


def decide(table: Table, command: AnyCommand, caller: Caller, levels: tuple[str, ...]) -> Plan:
    """The plan for a command; raises a `FolsomError` with its code if it is refused."""
    if table.broken:
        raise Refusal("table/broken", f"this table cannot go on: {table.broken}")
    match command:
        case messages.Answer():
            return answer(table, command, command.option, caller)
        case messages.TakeBack():
            return answer(table, command, TAKE_BACK, caller)
        case messages.Say():
            stamp = _as_seat(table, command, command.seat, caller)
            return Plan(
                entries.Spoke(*stamp, seat=command.seat, text=clean(command.text, "sentence"))
            )
        case messages.Start():
            return start(table, command, caller)
        case messages.ChangeSettings():
            return change_settings(table, command, caller)
        case messages.SeatBot():
            return seat_bot(table, command, caller, levels)
        case messages.EmptySeat():
            stamp = _as_host(table, command, caller)
            if _gathering(table, command.seat).kind == "empty":
                _refuse("seat/empty", f"seat {command.seat} is empty already")
            return Plan(entries.SeatEmptied(*stamp, seat=command.seat))
        case messages.ChangeSeat():
            return change_seat(table, command, caller)
        case messages.GiveNonce():
            stamp = _as_seat(table, command, command.seat, caller)
            if _gathering(table, command.seat).nonce:
                _refuse("seat/has-nonce", f"seat {command.seat} has given its nonce already")
            return Plan(entries.NonceGiven(*stamp, seat=command.seat, nonce=command.nonce))
        case messages.HandOver():
            return hand_over(table, command, caller, levels)
        case messages.GiveBack():
            return give_back(table, command, caller)
        case messages.Pause():
            return pause(table, command, caller)
        case messages.Resume():
            return resume(table, command, caller)
        case messages.Rematch():
            return rematch(table, command, caller)
        case messages.Leave():
            return leave(table, command, caller)


# ------------------------------------------------------------------ the game


def answer(
    table: Table, command: messages.Answer | messages.TakeBack, option: int, caller: Caller
) -> Plan:
    """A seat answers, or takes its secret choice back."""
    stamp = _as_seat(table, command, command.seat, caller)
    if table.seats[command.seat].bot_plays_on:
        _refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first")
    return play(table, command.seat, option, stamp, command.number)


def play(
    table: Table, seat: int, option: int, stamp: "Stamp", number: int | None, by_bot: bool = False
) -> Plan:
    """An answer tried on a copy: what cannot be played never gets into the log."""
    if table.game is None:
        _refuse("game/not-started", "the game has not started")
    if table.is_paused and not table.is_over:
        _refuse("table/paused", "the game is paused")
    after = table.game.copy()
    try:
        after.play(option, seat, number)
    except FolsomError:
        raise
    except Exception as error:
        raise Refusal(
            "game/failed", "the game could not carry out that answer; it stays as it was", 500
        ) from error
    times: list[SeatTime] = []
    at = stamp[0]
    if table.times:
        settings = table.settings.clock
        times = clocks.answered(settings, table.times, seat, at)
        asked = [i for i in range(after.n_seats) if after.asked_mask() >> i & 1]
        times = clocks.run(settings, times, asked, table.persons(), at)
    entry = entries.Answered(*stamp, seat=seat, option=option, by_bot=by_bot, times=times)
    return Plan(entry, after, {"phase": "over"} if after.is_over else None)


def start(table: Table, command: messages.Start, caller: Caller) -> Plan:
    """The host begins."""
    stamp = _as_host(table, command, caller)
    _gathering(table)
    waiting = [seat.number for seat in table.seats if not seat.is_ready]
    if waiting:
        _refuse("table/not-full", f"these seats are empty or not ready: {waiting}")
    seed = table.proof().seed
    options = settle_options(table.settings, [seat.bandit for seat in table.seats], seed)
    clock = table.settings.clock
    times = clocks.first_times(clock, table.settings.n_seats) if clocks.has_clock(clock) else []
    game = new_game(table.settings, options, seed)
    asked = [i for i in range(game.n_seats) if game.asked_mask() >> i & 1]
    times = clocks.run(clock, times, asked, table.persons(), stamp[0])
    entry = entries.Started(*stamp, options=options, server=caller.server, times=times)
    return Plan(entry, None, {"phase": "playing", "owner": caller.server})


def hand_over(
    table: Table, command: messages.HandOver, caller: Caller, levels: tuple[str, ...]
) -> Plan:
    """A bot plays on for a seat."""
    own = command.seat in table.seats_of(caller.keys)
    at_table = own or bool(table.seats_of(caller.keys))
    seat = _in_play(table, command.seat)
    waited = stampless(table, caller) - table.last_answer_at
    keeps_waiting = command.seat in table.asked and waited >= PATIENCE
    if not own and not table.is_host(caller.keys) and not (at_table and keeps_waiting):
        raise not_yours(command.seat)
    if seat.is_bots:
        _refuse("seat/bot-plays", f"a bot plays seat {command.seat} already")
    _check_level(command.level, levels)
    stamp = _stamp(table, command, caller)
    times = times_if(table, command.seat, False, stamp[0])
    return Plan(entries.HandedOver(*stamp, seat=command.seat, level=command.level, times=times))


def give_back(table: Table, command: messages.GiveBack, caller: Caller) -> Plan:
    """A person plays on."""
    stamp = _as_seat(table, command, command.seat, caller)
    if not _in_play(table, command.seat).bot_plays_on:
        _refuse("seat/no-bot", "no bot plays on for this seat")
    return Plan(
        entries.GivenBack(
            *stamp, seat=command.seat, times=times_if(table, command.seat, True, stamp[0])
        )
    )


def pause(table: Table, command: messages.Pause, caller: Caller) -> Plan:
    """One more wants to pause; the last of them stops the clocks."""
    stamp = _as_seat(table, command, command.seat, caller)
    if _in_play(table, command.seat).bot_plays_on:
        _refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first")
    if command.seat in table.wants_pause:
        _refuse("table/pause-wanted", "this seat wants to pause already")
    times = table.times
    if set(table.persons()) <= table.wants_pause | {command.seat}:
        times = [clocks.stop(time, stamp[0]) if time.since else time for time in times]
    return Plan(entries.PauseWanted(*stamp, seat=command.seat, times=times))


def resume(table: Table, command: messages.Resume, caller: Caller) -> Plan:
    """Anyone may end a pause, or no longer want one."""
    stamp = _as_seat(table, command, command.seat, caller)
    _in_play(table, command.seat)
    if not table.is_paused and command.seat not in table.wants_pause:
        _refuse("table/not-paused", "the game is not paused")
    times = table.running(table.times, stamp[0]) if table.is_paused else table.times
    return Plan(entries.PauseDropped(*stamp, seat=command.seat, times=times))


def rematch(table: Table, command: messages.Rematch, caller: Caller) -> Plan:
    """The same people once more."""
    if not table.seats_of(caller.keys):
        raise Refusal("seat/none", "only those at the table may ask for a rematch", 403)
    if not table.is_over:
        _refuse("game/not-over", "the game is not over")
    if table.rematch:
        _refuse("table/has-rematch", "there is a rematch already")
    return Plan(
        entries.Rematched(*_stamp(table, command, caller), table=rematch_id(table.proof().secret))
    )


# ------------------------------------------------------------------ the seats


def join(table: Table, wish: messages.Join, key: str, caller: Caller) -> Plan:
    """A person takes the seat he wishes, or the first that is free."""
    name = clean(wish.name, "name")
    if table.broken or table.is_over:
        _refuse("game/over", "this table has ended")
    free = [seat.number for seat in table.seats if seat.kind == "empty" or seat.is_free]
    if not free:
        _refuse("table/full", "all seats are taken")
    seat = free[0] if wish.seat is None else wish.seat
    if seat >= len(table.seats):
        _refuse("seat/unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    if seat not in free:
        _refuse("seat/taken", f"seat {seat} is taken")
    _check_bandit(table, seat, wish.bandit)
    at = stampless(table, caller)
    entry = entries.Seated(
        at,
        key,
        wish.id,
        seat=seat,
        name=name,
        avatar=wish.avatar,
        bandit=wish.bandit,
        nonce=wish.nonce,
        keys=[key],
        times=times_if(table, seat, True, at),
    )
    return Plan(entry)


def leave(table: Table, command: messages.Leave, caller: Caller) -> Plan:
    """A person gives up the seat: its keys open it no more."""
    stamp = _as_seat(table, command, command.seat, caller)
    if table.game is None:
        return Plan(entries.SeatEmptied(*stamp, seat=command.seat))
    times = [] if table.is_over else times_if(table, command.seat, False, stamp[0])
    entry = entries.HandedOver(
        *stamp, seat=command.seat, level=LEVEL_AT_ZERO, why="left", times=times
    )
    return Plan(entry)


def change_seat(table: Table, command: messages.ChangeSeat, caller: Caller) -> Plan:
    """Another name, picture or bandit."""
    stamp = _as_seat(table, command, command.seat, caller)
    bandit = command.bandit if table.game is None else table.seats[command.seat].bandit
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
    table: Table, command: messages.SeatBot, caller: Caller, levels: tuple[str, ...]
) -> Plan:
    """A bot for an empty seat, or another one for a bot's."""
    stamp = _as_host(table, command, caller)
    if _gathering(table, command.seat).kind == "person":
        _refuse("seat/taken", f"a person sits on seat {command.seat}")
    _check_level(command.level, levels)
    return Plan(entries.BotSeated(*stamp, seat=command.seat, level=command.level))


def change_settings(table: Table, command: messages.ChangeSettings, caller: Caller) -> Plan:
    """Another way to play, with the people who have sat down already."""
    stamp = _as_host(table, command, caller)
    _gathering(table)
    if (
        check_settings(command.settings) != table.rules_version
        or command.settings.game != table.settings.game
    ):
        _refuse("table/other-game", "the game itself cannot be changed; make another table")
    if any(seat.kind == "person" for seat in table.seats[command.settings.n_seats :]):
        _refuse("seat/taken", "somebody sits on a seat that would go")
    row = {"is_open": command.settings.open}
    return Plan(entries.SettingsChanged(*stamp, settings=command.settings), None, row)


# ------------------------------------------------------------------ what they share

Stamp = tuple[int, str, str]
"""When, by whose key, by which command."""


def stampless(table: Table, caller: Caller) -> int:
    """The moment of a new entry: never before the last one, whichever server's clock was wrong."""
    return max(caller.now, table.at)


def times_if(table: Table, seat: int, plays: bool, at: int) -> list[SeatTime]:
    """The clocks if that seat began or stopped to think for itself now."""
    if not table.times or table.is_paused:
        return table.times
    settings = table.settings.clock
    times = clocks.returned(settings, table.times, seat) if plays else table.times
    thinkers = [*table.persons(), seat] if plays else [i for i in table.persons() if i != seat]
    return clocks.run(settings, times, table.asked, thinkers, at)


def _stamp(table: Table, command: AnyCommand, caller: Caller) -> Stamp:
    opening = [key for seat in table.seats for key in seat.keys if key in caller.keys]
    opening += [key for key in table.host_keys if key in caller.keys]
    return stampless(table, caller), opening[0], command.id


def _as_seat(table: Table, command: AnyCommand, seat: int, caller: Caller) -> Stamp:
    if seat not in table.seats_of(caller.keys):
        raise not_yours(seat)
    return _stamp(table, command, caller)


def _as_host(table: Table, command: AnyCommand, caller: Caller) -> Stamp:
    if not table.is_host(caller.keys):
        raise not_host()
    return _stamp(table, command, caller)


def _gathering(table: Table, seat: int = 0) -> Seat:
    if table.game is not None:
        _refuse("game/started", "the game has started")
    if seat >= len(table.seats):
        _refuse("seat/unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def _in_play(table: Table, seat: int) -> Seat:
    if table.game is None:
        _refuse("game/not-started", "the game has not started")
    if table.is_over:
        _refuse("game/over", "the game is over")
    if seat >= len(table.seats):
        _refuse("seat/unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def _check_level(level: str, levels: tuple[str, ...]) -> None:
    if level not in levels:
        _refuse("bot/unknown", f"the bots are {', '.join(levels)}, not {level!r}")


def _check_bandit(table: Table, seat: int, bandit: str | None) -> None:
    if bandit is None:
        return
    names = bandit_names(table.settings.game)
    if bandit not in names:
        _refuse("bandit/unknown", f"the bandits are {', '.join(names)}, not {bandit!r}")
    if any(
        other.bandit == bandit
        for other in table.seats
        if other.number != seat and other.kind == "person"
    ):
        _refuse("bandit/taken", f"somebody else plays {bandit}")


def _refuse(code: str, sentence: str) -> NoReturn:
    raise Refusal(code, sentence)


Decide = Callable[[Table], Plan]
"""A command bound to its caller, to be decided anew on whatever the table has become."""
