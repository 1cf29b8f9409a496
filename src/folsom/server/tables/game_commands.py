"""Commands about the game itself: answers, the start, bots that play on, pauses."""

from dataclasses import replace
from typing import Any

import msgspec

from folsom.core import bits
from folsom.core.decision import TAKE_BACK
from folsom.core.errors import FolsomError, OutOfDate
from folsom.core.fairness import commitment_of
from folsom.server.protocol import commands
from folsom.server.protocol.errors import Refusal, not_yours
from folsom.server.tables import clocks, entries
from folsom.server.tables.entries import SeatTime
from folsom.server.tables.games import AnyGame, check_settings, new_game, settle_options
from folsom.server.tables.instead import other_options, played_instead
from folsom.server.tables.permission import (
    Caller,
    Stamp,
    as_host,
    as_seat,
    check_level,
    entry_time,
    gathering_seat,
    refuse,
    seat_in_play,
    stamp_of,
    times_on_return,
)
from folsom.server.tables.plan import Plan
from folsom.server.tables.table import Table

PATIENCE = 60_000
"""How long a seat may keep the others waiting before one of them may call a bot."""
LEVEL_AT_ZERO = "outlaw"
HINT_STEPS = 3
MAX_HINTS = 600
"""What one seat may add to the log by asking: three times as many as any game has decisions."""


def answer(
    table: Table, command: commands.Answer | commands.TakeBack, option: int, caller: Caller
) -> Plan:
    """A seat answers, or takes its secret choice back."""
    stamp = as_seat(table, command, command.seat, caller)
    check_may_play(table, command.seat, command.number, caller)
    return play(table, command.seat, option, stamp)


def exchange(table: Table, command: commands.Exchange, caller: Caller) -> Plan:
    """A seat gives another answer instead of its last, if nobody has learned anything of it."""
    stamp = as_seat(table, command, command.seat, caller)
    seat_in_play(table, command.seat)
    check_may_play(table, command.seat, command.number, caller)
    game = table.game
    if game is None or table.is_paused or not game.answers or game.answers[-1].seat != command.seat:
        refuse("take-back/late", "somebody has answered since: the card stays")
    decision = other_options(game)
    if decision is None or command.option not in decision.numbers:
        refuse("take-back/seen", "somebody has learned something of that answer: it stays")
    entry = entries.Exchanged(*stamp, seat=command.seat, option=command.option)
    return Plan(entry, played_instead(game, command.option))


def check_may_play(table: Table, seat: int, number: int, caller: Caller) -> None:
    """Refuse who has left the seat to a bot, and what was meant for another moment."""
    if table.seats[seat].bot_plays_on:
        refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first")
    expected = table.answer_for(table.seats_of(caller.keys))
    if table.is_begun and not table.is_over and number != expected:
        raise OutOfDate(f"expected answer number {expected}, got number {number!r}")


def play(table: Table, seat: int, option: int, stamp: Stamp, by_bot: bool = False) -> Plan:
    """An answer tried on a copy: what cannot be played never gets into the log."""
    if table.game is None:
        if table.is_over:
            refuse("game/over", "the game is over")
        refuse("game/not-started", "the game has not started")
    if table.is_paused and not table.is_over:
        refuse("table/paused", "the game is paused")
    after = table.game.copy()
    try:
        after.answer(option, seat)
    except FolsomError:
        raise
    except Exception as error:
        raise Refusal(
            "game/failed", "the game could not carry out that answer; it stays as it was", 500
        ) from error
    quiet = is_quiet(table.game, after, seat)
    is_timed = table.times and not quiet
    times = _times_after(table, after, seat, option, stamp[0]) if is_timed else []
    outcome = msgspec.to_builtins(after.outcome) if after.is_over else None
    entry = entries.Answered(
        *stamp, seat=seat, option=option, by_bot=by_bot, quiet=quiet, times=times, outcome=outcome
    )
    return Plan(entry, after, {"phase": "over", "owner": None} if after.is_over else None)


def _times_after(table: Table, after: AnyGame, seat: int, option: int, at: int) -> list[SeatTime]:
    """The clocks after an answer: only a final one gains the increment and winds up the decision's clock."""
    before, settings = table.game, table.settings.clock
    assert before is not None
    asked = bits.members(after.asked_mask())
    times = []
    for other, time in enumerate(table.times):
        has_answered = option != TAKE_BACK if other == seat else before.can_take_back(other)
        if after.can_take_back(other):
            times.append(time)
        elif has_answered:
            times.append(clocks.wind_up(time, at, settings.increment))
        else:
            times.append(time if other in asked else clocks.wind_up(time, at))
    return clocks.run(settings, times, asked, table.timed(), at)


def is_quiet(before: AnyGame, after: AnyGame, seat: int) -> bool:
    """Whether nobody else may notice an answer: a part of a secret choice, such as a card put aside."""
    if after.n_happened or after.asked_mask() != before.asked_mask():
        return False
    others = [None, *(other for other in range(after.n_seats) if other != seat)]
    return all(after.view(other) == before.view(other) for other in others)


def start(table: Table, command: commands.Start, caller: Caller) -> Plan:
    """The host calls the start: from now on nothing changes that the deal depends on, and nonces are told."""
    stamp = as_host(table, command, caller)
    gathering_seat(table)
    if table.start_called:
        refuse("table/starting", f"these seats have yet to tell their nonces: {table.unrevealed()}")
    waiting = [seat.number for seat in table.seats if not seat.is_ready]
    if waiting:
        refuse("table/not-full", f"these seats are empty or not ready: {waiting}")
    check_settings(table.settings)
    if all(seat.kind == "bot" for seat in table.seats):
        return begin(table, table.proof().seed, entries.Started(*stamp), caller)
    return Plan(entries.StartCalled(*stamp))


def reveal_nonce(table: Table, command: commands.RevealNonce, caller: Caller) -> Plan:
    """A person tells the nonce; the game begins with the last."""
    stamp = as_seat(table, command, command.seat, caller)
    seat = gathering_seat(table, command.seat)
    if not table.start_called:
        refuse("table/not-starting", "nonces are told when the host has called the start")
    if command.start is not None and command.start != table.n_starts:
        refuse("table/other-start", "that start was broken off; commit to another nonce")
    if seat.has_revealed:
        refuse("seat/has-revealed", f"the nonce of seat {command.seat} is told already")
    nonce = bytes.fromhex(command.nonce)
    if commitment_of(table.id, nonce) != seat.commitment:
        refuse("seat/other-nonce", f"seat {command.seat} has committed to another nonce")
    if table.unrevealed() != [command.seat]:
        return Plan(entries.NonceRevealed(*stamp, seat=command.seat, nonce=nonce.hex()))
    proof = table.proof()
    nonces = (*proof.nonces[: command.seat], nonce, *proof.nonces[command.seat + 1 :])
    seed = replace(proof, nonces=nonces).seed
    last = entries.Started(*stamp, seat=command.seat, nonce=nonce.hex())
    return begin(table, seed, last, caller)


def begin(table: Table, seed: bytes, started: entries.Started, caller: Caller) -> Plan:
    """The game at its start, with all options settled and the clocks running."""
    version = check_settings(table.settings)
    options = settle_options(table.settings, _wishes(table), seed)
    clock = table.settings.clock
    times = clocks.first_times(clock, table.settings.n_seats) if clocks.has_clock(clock) else []
    game = new_game(table.settings, options, seed, version)
    asked = bits.members(game.asked_mask())
    times = clocks.run(clock, times, asked, table.timed(), started.at)
    entry = msgspec.structs.replace(started, options=options, server=caller.server, times=times)
    if version != table.rules_version:
        # The table was set up by an earlier server. Nothing is dealt yet: it plays by the newest rules.
        entry = entries.StartedAnew(**msgspec.structs.asdict(entry), rules_version=version)
    return Plan(entry, None, {"phase": "playing", "owner": caller.server})


def _wishes(table: Table) -> list[str | None]:
    """The bandits that people have chosen, and those of bots that nobody else has chosen."""
    chosen = {seat.bandit for seat in table.seats if seat.kind == "person"}
    return [
        seat.bandit if seat.kind == "person" or seat.bandit not in chosen else None
        for seat in table.seats
    ]


def hand_over(
    table: Table, command: commands.HandOver, caller: Caller, levels: tuple[str, ...]
) -> Plan:
    """A bot plays on for a seat."""
    own = table.opens(caller.keys, command.seat)
    at_table = own or bool(table.seats_of(caller.keys))
    seat = seat_in_play(table, command.seat)
    waited = entry_time(table, caller) - table.last_answer_at
    keeps_waiting = command.seat in table.asked and waited >= PATIENCE
    if not own and not table.is_host(caller.keys) and not (at_table and keeps_waiting):
        raise not_yours(command.seat)
    if seat.is_bots:
        refuse("seat/bot-plays", f"a bot plays seat {command.seat} already")
    check_level(command.level, levels)
    stamp = stamp_of(table, command, caller)
    return Plan(bot_plays_on(table, command.seat, stamp, level=command.level))


def bot_plays_on(table: Table, seat: int, stamp: Stamp, **how: Any) -> entries.HandedOver:
    """A bot takes a person's place. Where that person alone did not want to pause, the clocks stand now."""
    entry = entries.HandedOver(*stamp, seat=seat, **how)
    others = set(table.persons()) - {seat}
    if table.is_paused or not others or not others <= table.wants_pause:
        return entry
    return msgspec.structs.replace(entry, pauses=True, times=clocks.stop_all(table.times, stamp[0]))


def give_back(table: Table, command: commands.GiveBack, caller: Caller) -> Plan:
    """A person plays on."""
    stamp = as_seat(table, command, command.seat, caller)
    if not seat_in_play(table, command.seat).bot_plays_on:
        refuse("seat/no-bot", "no bot plays on for this seat")
    return Plan(
        entries.GivenBack(
            *stamp, seat=command.seat, times=times_on_return(table, command.seat, stamp[0])
        )
    )


def pause(table: Table, command: commands.Pause, caller: Caller) -> Plan:
    """One more wants to pause; the last of them stops the clocks."""
    stamp = as_seat(table, command, command.seat, caller)
    if seat_in_play(table, command.seat).bot_plays_on:
        refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first")
    if command.seat in table.wants_pause:
        refuse("table/pause-wanted", "this seat wants to pause already")
    times = table.times
    if set(table.persons()) <= table.wants_pause | {command.seat}:
        times = clocks.stop_all(times, stamp[0])
    return Plan(entries.PauseWanted(*stamp, seat=command.seat, times=times))


def resume(table: Table, command: commands.Resume, caller: Caller) -> Plan:
    """Anyone may end a pause, or no longer want one."""
    stamp = as_seat(table, command, command.seat, caller)
    seat_in_play(table, command.seat)
    if not table.is_paused and command.seat not in table.wants_pause:
        refuse("table/not-paused", "the game is not paused")
    times = table.running(table.times, stamp[0]) if table.is_paused else table.times
    return Plan(entries.PauseDropped(*stamp, seat=command.seat, times=times))


def ask_hint(table: Table, command: commands.AskHint, caller: Caller) -> Plan:
    """One step more of a hint, for a seat that is asked and has a choice."""
    stamp = as_seat(table, command, command.seat, caller)
    seat = seat_in_play(table, command.seat)
    if not table.has_hints:
        refuse("hint/not-here", "there are no hints at this table")
    if seat.bot_plays_on:
        refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first")
    if command.seat not in table.asked or table.is_paused:
        refuse("hint/not-asked", "hints are for whoever is asked")
    assert table.game is not None
    if bits.count(table.game.option_mask(command.seat)) < 2:
        refuse("hint/no-choice", "there is nothing to choose")
    if table.hint_steps.get(command.seat, 0) >= HINT_STEPS:
        refuse("hint/all-told", "there is no more to say about this choice")
    if seat.n_hints >= MAX_HINTS:
        refuse("hint/spent", f"a seat asks for {MAX_HINTS} hints in a game at most")
    return Plan(entries.HintAsked(*stamp, seat=command.seat))
