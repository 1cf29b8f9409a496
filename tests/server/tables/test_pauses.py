"""A pause is everybody's wish: who wants it is told to all, and nobody waits for one whose seat a bot minds."""

from tests.server.story import FRIEND, HOST, Story

from folsom.server.protocol import commands
from folsom.server.protocol.table_state import ClockSettings
from folsom.server.tables.clocks import STANDS
from folsom.server.tables.entries import decode_entry, encode_entry
from folsom.server.tables.game_commands import PATIENCE
from folsom.server.tables.table import Table

CLOCK = ClockSettings(per_decision=600)


def rebuilt(told: Story) -> Table:
    table = Table(told.table.id, told.table.secret)
    table.replay((n, epoch, decode_entry(encode_entry(entry))) for n, epoch, entry in told.log)
    return table


def test_a_wish_to_pause_is_told_to_everyone_before_it_holds() -> None:
    told = Story(2, clock=CLOCK).started()
    told.order(commands.Pause, 0)
    shown = told.table.shown()
    assert (shown.wants_pause, shown.phase) == ([0], "playing")


def test_the_last_who_did_not_want_to_pause_may_leave_it_to_a_bot() -> None:
    for command, by in ((commands.HandOver, FRIEND), (commands.Leave, FRIEND)):
        told = Story(2, clock=CLOCK).started()
        told.order(commands.Pause, 0)
        told.order(command, 1, by=by)
        for table in (told.table, rebuilt(told)):
            assert table.shown().phase == "paused"
            assert all(time.since == STANDS for time in table.times)


def test_a_bot_that_plays_for_all_pauses_nothing() -> None:
    told = Story(2, (1,)).started()
    told.order(commands.HandOver, 0)
    assert told.table.phase == "playing"


def test_the_host_hands_over_a_seat_at_once_and_others_one_that_keeps_them_waiting() -> None:
    told = Story(3)
    for key in (HOST, FRIEND, "third"):
        told.sit(key)
    told.begin()
    (asked, *_) = told.table.asked
    other = "third" if asked == 1 else FRIEND
    assert told.refuse(commands.HandOver, asked, by=other) == "seat/not-yours"
    told.now += PATIENCE
    told.order(commands.HandOver, asked, by=other)
    assert told.table.shown().seats[asked].bot_plays_on
    told.order(commands.GiveBack, asked, by=(HOST, FRIEND, "third")[asked])
    told.order(commands.HandOver, asked)
    assert told.table.shown().seats[asked].bot_plays_on
