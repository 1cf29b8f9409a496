"""Time to think, worked out from the log alone: nothing here reads a clock.

A seat's clock runs from the question to the answer, whoever answers: handing the seat to a bot, leaving it or
coming back winds nothing up. A choice made in secret is answered for good once it cannot be taken back.
"""

from msgspec.structs import replace

from folsom.server.protocol.table_state import ClockSettings, SeatClock
from folsom.server.tables.entries import SeatTime

UNLIMITED = -1
STANDS = 0
TIME_ON_RETURN = 15_000
"""What is left of the game for a person who comes back to an empty clock, once."""


def has_clock(settings: ClockSettings) -> bool:
    """Whether thinking is limited at all."""
    return settings.per_decision is not None or settings.per_game is not None


def first_times(settings: ClockSettings, n_seats: int) -> list[SeatTime]:
    """All clocks full and standing."""
    game = UNLIMITED if settings.per_game is None else 1000 * settings.per_game
    return [SeatTime(game) for _ in range(n_seats)]


def run(
    settings: ClockSettings, times: list[SeatTime], asked: list[int], timed: list[int], now: int
) -> list[SeatTime]:
    """Start the clocks of the timed seats that are asked; stop the others'."""
    decision = UNLIMITED if settings.per_decision is None else 1000 * settings.per_decision
    after = []
    for seat, time in enumerate(times):
        must_run = seat in asked and seat in timed
        if must_run and time.since == STANDS:
            left = time.decision if time.decision != UNLIMITED else decision
            after.append(replace(time, decision=left, since=now))
        else:
            after.append(time if must_run else stop(time, now))
    return after


def stop(time: SeatTime, now: int) -> SeatTime:
    """A clock that stands, with what is left."""
    if time.since == STANDS:
        return time
    used = max(0, now - time.since)
    game = time.game if time.game == UNLIMITED else max(0, time.game - used)
    decision = time.decision if time.decision == UNLIMITED else max(0, time.decision - used)
    return replace(time, game=game, decision=decision, since=STANDS)


def stop_all(times: list[SeatTime], now: int) -> list[SeatTime]:
    """All clocks stand."""
    return [stop(time, now) for time in times]


def wind_up(time: SeatTime, now: int, gained: int = 0) -> SeatTime:
    """A clock whose decision is over: the next one has its full time, the game what was gained."""
    stopped = stop(time, now)
    game = stopped.game if stopped.game == UNLIMITED else stopped.game + 1000 * gained
    return replace(stopped, game=game, decision=UNLIMITED)


def returned(times: list[SeatTime], seat: int, now: int) -> list[SeatTime]:
    """A person is back on a seat that a bot minded; a game's clock that is empty is filled a little, once."""
    time = stop(times[seat], now)
    if time.game == 0 and time.n_fills == 0:
        time = replace(time, game=TIME_ON_RETURN, n_fills=1)
    return [time if i == seat else other for i, other in enumerate(times)]


def left(time: SeatTime) -> int | None:
    """What a seat had left when its clock was last started; None without any limit."""
    limits = [limit for limit in (time.game, time.decision) if limit != UNLIMITED]
    return min(limits) if limits else None


def deadline(time: SeatTime) -> int | None:
    """When a running clock is at zero."""
    remaining = left(time)
    return None if time.since == STANDS or remaining is None else time.since + remaining


def shown(times: list[SeatTime], at: int) -> list[SeatClock]:
    """The clocks as clients see them at a moment."""
    clocks = []
    for seat, time in enumerate(times):
        remaining = left(time)
        if remaining is not None:
            used = 0 if time.since == STANDS else max(0, at - time.since)
            clocks.append(SeatClock(seat, max(0, remaining - used), time.since != STANDS))
    return clocks
