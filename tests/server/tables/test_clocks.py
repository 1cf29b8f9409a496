"""Time to think, from the log alone."""

from folsom.server.protocol.table_state import ClockSettings, SeatClock
from folsom.server.tables import clocks
from folsom.server.tables.entries import SeatTime

GAME = ClockSettings(per_game=60, increment=2)
DECISION = ClockSettings(per_decision=10)


def test_only_those_who_are_asked_and_have_a_clock_lose_time() -> None:
    times = clocks.run(GAME, clocks.first_times(GAME, 3), [0, 2], [0, 1], 5_000)
    assert [time.since for time in times] == [5_000, 0, 0]


def test_an_answer_costs_its_time_and_gains_the_increment() -> None:
    times = clocks.run(GAME, clocks.first_times(GAME, 2), [0], [0, 1], 1_000)
    time = clocks.wind_up(times[0], 8_000, GAME.increment)
    assert time == SeatTime(60_000 - 7_000 + 2_000)


def test_a_decision_s_time_begins_anew_with_each_decision() -> None:
    times = clocks.run(DECISION, clocks.first_times(DECISION, 1), [0], [0], 1_000)
    assert clocks.deadline(times[0]) == 11_000
    times = [clocks.wind_up(times[0], 9_000)]
    times = clocks.run(DECISION, times, [0], [0], 9_000)
    assert clocks.deadline(times[0]) == 19_000


def test_a_clock_that_runs_is_not_wound_up_by_other_answers() -> None:
    times = clocks.run(DECISION, clocks.first_times(DECISION, 2), [0, 1], [0, 1], 1_000)
    times = [times[0], clocks.wind_up(times[1], 4_000)]
    times = clocks.run(DECISION, times, [0], [0, 1], 4_000)
    assert clocks.deadline(times[0]) == 11_000


def test_a_pause_keeps_what_was_left() -> None:
    both = ClockSettings(per_decision=10, per_game=60)
    times = clocks.run(both, clocks.first_times(both, 1), [0], [0], 0 + 1)
    stopped = clocks.stop(times[0], 4_001)
    assert stopped == SeatTime(56_000, 6_000, 0)
    (again,) = clocks.run(both, [stopped], [0], [0], 100_000)
    assert clocks.deadline(again) == 106_000


def test_who_comes_back_to_an_empty_clock_has_a_little_time_once() -> None:
    (time,) = clocks.returned([SeatTime(5_000, -1, 1_000)], 0, 9_000)
    assert time == SeatTime(clocks.TIME_ON_RETURN, n_fills=1)
    (again,) = clocks.returned([SeatTime(0, n_fills=1)], 0, 9_000)
    assert again.game == 0


def test_who_comes_back_has_what_was_left() -> None:
    (time,) = clocks.returned([SeatTime(9_000, 8_000, 1_000)], 0, 3_000)
    assert time == SeatTime(7_000, 6_000)


def test_clocks_are_shown_only_where_there_is_a_limit() -> None:
    assert clocks.shown([SeatTime()], 0) == []
    assert clocks.shown([SeatTime(60_000, -1, 1_000)], 3_000) == [SeatClock(0, 58_000, True)]
    assert clocks.shown([SeatTime(1_000, -1, 1_000)], 9_000) == [SeatClock(0, 0, True)]
