"""Time to think, worked out from the log alone: nothing here reads a clock."""

from folsom.server.entries import SeatTime
from folsom.server.messages import ClockSettings, SeatClock

UNLIMITED = -1
STANDS = 0
LEAST_AFTER_RETURN = 15_000
"""What a person gets who takes his seat back from a bot with an empty clock."""


def has_clock(settings: ClockSettings) -> bool:
    """Whether thinking is limited at all."""
    return settings.per_decision is not None or settings.per_game is not None


def first_times(settings: ClockSettings, n_seats: int) -> list[SeatTime]:
    """All clocks full and standing."""
    game = UNLIMITED if settings.per_game is None else 1000 * settings.per_game
    return [SeatTime(game) for _ in range(n_seats)]


def run(
    settings: ClockSettings, times: list[SeatTime], asked: list[int], thinkers: list[int], now: int
) -> list[SeatTime]:
    """Start the clocks of those who are asked and think for themselves; stop the others'."""
    decision = UNLIMITED if settings.per_decision is None else 1000 * settings.per_decision
    after = []
    for seat, time in enumerate(times):
        must_run = seat in asked and seat in thinkers
        if must_run and time.since == STANDS:
            left = time.decision if time.decision != UNLIMITED else decision
            after.append(SeatTime(time.game, left, now))
        elif not must_run and time.since != STANDS:
            after.append(stop(time, now))
        else:
            after.append(time)
    return after


def stop(time: SeatTime, now: int) -> SeatTime:
    """A clock that is halted in the middle of a decision."""
    used = max(0, now - time.since)
    game = time.game if time.game == UNLIMITED else max(0, time.game - used)
    decision = time.decision if time.decision == UNLIMITED else max(0, time.decision - used)
    return SeatTime(game, decision, STANDS)


def answered(settings: ClockSettings, times: list[SeatTime], seat: int, now: int) -> list[SeatTime]:
    """The seat's clock after its answer: time used, increment added, the next decision's time untouched."""
    time = times[seat] if times[seat].since == STANDS else stop(times[seat], now)
    game = time.game if time.game == UNLIMITED else time.game + 1000 * settings.increment
    return [SeatTime(game) if i == seat else other for i, other in enumerate(times)]


def returned(settings: ClockSettings, times: list[SeatTime], seat: int) -> list[SeatTime]:
    """A person is back on a seat that a bot minded: at least a little time, and a new decision's."""
    game = times[seat].game
    game = game if game == UNLIMITED else max(game, LEAST_AFTER_RETURN)
    return [SeatTime(game) if i == seat else other for i, other in enumerate(times)]


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
