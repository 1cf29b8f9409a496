"""No sequence of commands gives a person more time to think than the clock allows."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.server.story import COMMITMENT, FRIEND, HOST, LEVELS, Story

from folsom.core.errors import FolsomError
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import Join
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.table_state import ClockSettings
from folsom.server.tables import clocks, entries
from folsom.server.tables.decide import decide
from folsom.server.tables.duties import bots_asked, next_deadline
from folsom.server.tables.game_commands import LEVEL_AT_ZERO, play
from folsom.server.tables.permission import Caller
from folsom.server.tables.plan import Plan
from folsom.server.tables.seat_commands import join

PERSONS = {0: HOST, 1: FRIEND}
BOTH = ClockSettings(per_decision=8, per_game=20, increment=2)
CLOCKS = (ClockSettings(per_decision=8), ClockSettings(per_game=20, increment=2), BOTH)


class Evening(Story):
    """Two persons and a bot under a clock, and what each of them has really thought, pauses left out."""

    def __init__(self, clock: ClockSettings) -> None:
        super().__init__(3, (2,), clock)
        self.started()
        self.thought = dict.fromkeys(PERSONS, 0)
        self.thought_before = dict.fromkeys(PERSONS, 0)
        self.n_answers = dict.fromkeys(PERSONS, 0)
        self.chosen: dict[int, bool] = {}

    @property
    def game(self) -> Any:
        return self.table.game

    def wait(self, ms: int) -> None:
        """Time passes; clocks that are at zero ring at once."""
        end = self.now + ms
        while True:
            due = next_deadline(self.table)
            step = end - self.now if due is None else min(end, max(self.now, due[0])) - self.now
            for seat in self.table.asked if self.table.phase == "playing" else []:
                if seat in PERSONS:
                    self.thought[seat] += step
                if seat in self.table.persons() and not self.is_at_zero(seat):
                    self.check(seat)
            self.now += step
            if due is None or due[0] > self.now:
                return
            entry = entries.HandedOver(self.now, seat=due[1], level=LEVEL_AT_ZERO, why="time")
            self.write(entry)

    def is_at_zero(self, seat: int) -> bool:
        """Whoever comes back too late has nothing left: the clock rings before anything can be answered."""
        at = clocks.deadline(self.table.times[seat])
        return at is not None and at <= self.now

    def try_to(self, kind: type, seat: int, *fields: Any) -> bool:
        """Give a command, if it is allowed."""
        command = kind(f"id-{len(self.log)}", seat, *fields)
        caller = Caller(frozenset({PERSONS[seat]}), self.now, "server")
        try:
            plan = decide(self.table, command, caller, LEVELS)
        except FolsomError:
            return False
        self.write(plan.entry, plan)
        return True

    def answer(self, seat: int) -> None:
        if self.game.is_over or seat not in self.table.asked:
            return
        if self.try_to(commands.Answer, seat, self.game.number, self.first_option(seat)):
            self.note(seat, by_person=True)

    def take_back(self, seat: int) -> None:
        if self.try_to(commands.TakeBack, seat, self.game.number):
            self.chosen.pop(seat, None)

    def bot_answers(self, seat: int) -> None:
        if seat in bots_asked(self.table):
            stamp = (self.now, "", "")
            plan = play(self.table, seat, self.first_option(seat), stamp, by_bot=True)
            self.write(plan.entry, plan)
            self.note(seat)

    def return_to(self, seat: int) -> None:
        """Take back the seat one has left."""
        wish = Join(f"id-{len(self.log)}", "Ann", COMMITMENT, seat)
        caller = Caller(frozenset({PERSONS[seat]}), self.now, "server")
        try:
            plan: Plan = join(self.table, wish, PERSONS[seat], caller)
        except FolsomError:
            return
        self.write(plan.entry)

    def first_option(self, seat: int) -> int:
        return int(self.game.decision_of(seat).numbers[0])

    def note(self, seat: int, by_person: bool = False) -> None:
        """A decision is over when it cannot be taken back any more."""
        self.chosen[seat] = by_person
        for one in [one for one in self.chosen if not self.game.can_take_back(one)]:
            was_person = self.chosen.pop(one)
            if one in PERSONS:
                self.thought_before[one] += self.thought[one] if was_person else 0
                self.thought[one] = 0
                self.n_answers[one] += 1

    def check(self, seat: int) -> None:
        """What a person who may still answer has thought was allowed."""
        clock = self.table.settings.clock
        if clock.per_decision is not None:
            assert self.thought[seat] <= 1000 * clock.per_decision
        if clock.per_game is not None:
            gained = 1000 * clock.increment * self.n_answers[seat]
            allowed = 1000 * clock.per_game + gained + clocks.TIME_ON_RETURN
            assert self.thought_before[seat] + self.thought[seat] <= allowed

    def act(self, what: str, seat: int) -> None:
        match what:
            case "answer":
                self.answer(seat)
            case "take-back":
                self.take_back(seat)
            case "hand-over":
                self.try_to(commands.HandOver, seat)
            case "give-back":
                self.try_to(commands.GiveBack, seat)
            case "leave":
                self.try_to(commands.Leave, seat)
            case "return":
                self.return_to(seat)
            case "pause":
                self.try_to(commands.Pause, seat)
            case "resume":
                self.try_to(commands.Resume, seat)
            case "bot":
                self.bot_answers(seat)
            case "device":
                token = f"token-{len(self.log)}"
                if seat in self.table.seats_of({PERSONS[seat]}):
                    self.write(entries.LinkMade(self.now, PERSONS[seat], "", token, self.now + 1))
                    self.write(entries.DeviceOpened(self.now, token=token, key=f"phone-{seat}"))


ACTS = (
    *("answer", "take-back", "hand-over", "give-back", "leave", "return"),
    *("pause", "resume", "bot", "device", "wait", "wait"),
)
act = st.tuples(st.sampled_from(ACTS), st.sampled_from((0, 0, 0, 1, 2)), st.integers(0, 9_000))


@pytest.mark.parametrize("clock", CLOCKS, ids=("decision", "game", "both"))
@given(acts=st.lists(act, min_size=5, max_size=60))
@example(acts=[("answer", 0, 0), ("bot", 1, 8_001), ("give-back", 1, 0), ("answer", 0, 0)])
def test_no_commands_give_more_time_to_think_than_the_clock_allows(
    clock: ClockSettings, acts: list[tuple[str, int, int]]
) -> None:
    evening = Evening(clock)
    for what, seat, ms in acts:
        evening.wait(ms)
        if evening.table.is_over:
            return
        if seat in PERSONS or what == "bot":
            evening.act(what, seat)


def test_a_seat_handed_to_a_bot_and_taken_back_has_what_was_left_of_its_decision() -> None:
    evening = Evening(ClockSettings(per_decision=8))
    for _ in range(3):
        evening.wait(2_000)
        evening.act("hand-over", 0)
        evening.act("give-back", 0)
    assert clocks.deadline(evening.table.times[0]) == evening.now + 2_000


def test_the_clock_of_a_decision_runs_on_while_the_bot_thinks() -> None:
    evening = Evening(ClockSettings(per_decision=8))
    evening.act("hand-over", 0)
    evening.wait(5_000)
    evening.act("give-back", 0)
    assert clocks.deadline(evening.table.times[0]) == evening.now + 3_000


def test_a_decision_whose_time_is_up_is_left_to_the_bot() -> None:
    evening = Evening(ClockSettings(per_decision=8))
    evening.wait(9_000)
    assert evening.table.seats[0].bot_plays_on
    assert evening.refuse(commands.GiveBack, 0) == "seat/time-up"
    evening.act("bot", 0)
    evening.order(commands.GiveBack, 0)


def test_a_seat_that_was_left_and_taken_again_has_what_was_left_of_its_decision() -> None:
    evening = Evening(ClockSettings(per_decision=8))
    evening.wait(5_000)
    evening.act("leave", 0)
    evening.act("return", 0)
    assert evening.table.seats[0].kind == "person"
    assert clocks.deadline(evening.table.times[0]) == evening.now + 3_000
    evening.act("leave", 0)
    evening.wait(4_000)
    with pytest.raises(Refusal, match="time for this decision is up"):
        join(evening.table, Join("again", "Ann", COMMITMENT, 0), HOST, evening.caller(HOST))


def test_a_choice_taken_back_has_what_was_left_and_gains_no_increment() -> None:
    evening = Evening(BOTH)
    evening.wait(3_000)
    for _ in range(5):
        evening.act("answer", 0)
        evening.act("take-back", 0)
    assert evening.table.times[0].game == 17_000
    assert clocks.deadline(evening.table.times[0]) == evening.now + 5_000


def test_a_choice_gains_its_increment_when_it_is_final() -> None:
    evening = Evening(BOTH)
    evening.act("answer", 0)
    evening.act("answer", 1)
    assert evening.table.times[0].game == 20_000
    evening.order(commands.HandOver, 0)
    stamp = (evening.now, "", "")
    plan = play(evening.table, 2, evening.first_option(2), stamp, by_bot=True)
    evening.write(plan.entry, plan)
    assert [time.game for time in evening.table.times[:2]] == [22_000, 22_000]


def test_an_empty_clock_is_filled_a_little_for_who_comes_back_but_once() -> None:
    evening = Evening(ClockSettings(per_game=20))
    for seat in (0, 1):
        evening.wait(40_000)
        evening.act("bot", seat)
    evening.order(commands.GiveBack, 0)
    assert clocks.left(evening.table.times[0]) == clocks.TIME_ON_RETURN
    for seat in (2, 2, 1, 2):
        evening.act("bot", seat)
    evening.wait(40_000)
    assert evening.table.seats[0].bot_plays_on
    while 0 in evening.table.asked:
        evening.act("bot", 0)
    evening.order(commands.GiveBack, 0)
    assert clocks.left(evening.table.times[0]) == 0
