"""A table follows its log; commands say what they would write."""

from dataclasses import fields

import pytest
from tests.server.story import FRIEND, HOST, Story

from folsom.core.errors import FolsomError
from folsom.server.protocol import commands
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.table_state import ClockSettings, Settings
from folsom.server.tables import entries
from folsom.server.tables.decide import written_before
from folsom.server.tables.entries import decode_entry, encode_entry
from folsom.server.tables.plan import WrittenBefore
from folsom.server.tables.table import Table
from folsom.server.tables.text_checks import clean


def test_a_table_rebuilt_from_its_log_is_the_same_table() -> None:
    story = Story(clock=ClockSettings(per_game=60, increment=2)).started()
    story.answer_first(0, HOST)
    story.order(commands.Say, 1, "hello", by=FRIEND)
    story.answer_first(1, FRIEND)
    rebuilt = Table("a" * 16, b"secret")
    rebuilt.replay([(n, e, decode_entry(encode_entry(entry))) for n, e, entry in story.log])
    one, other = (
        {fact.name: getattr(table, fact.name) for fact in fields(Table)}
        for table in (story.table, rebuilt)
    )
    games = one.pop("game"), other.pop("game")
    seen = one.pop("seen"), other.pop("seen")
    assert one == other
    assert [(s.at, s.quiet, s.own_at) for s in seen[:1]] == [
        (s.at, s.quiet, s.own_at) for s in seen[1:]
    ]
    assert [game.view(seat) for game in games for seat in (0,)] == [games[0].view(0)] * 2
    assert games[0].answers == games[1].answers
    assert games[0].happened(0) == games[1].happened(0)


def test_a_command_done_before_is_known_by_key_and_id() -> None:
    story = Story().started()
    story.answer_first(0, HOST)
    command = story.log[-1][2].command
    assert written_before(story.table, story.caller(HOST), command) == WrittenBefore(
        len(story.log) - 1
    )
    assert written_before(story.table, story.caller(FRIEND), command) is None


def test_a_game_needs_everyone_before_it_starts() -> None:
    story = Story(3, bots=(2,))
    assert story.refuse(commands.Start) == "table/not-full"
    story.sit(HOST)
    assert story.refuse(commands.Start) == "table/not-full"
    story.sit(FRIEND)
    assert story.refuse(commands.Start, by=FRIEND) == "table/not-host"
    story.begin()
    assert story.refuse(commands.Start) == "game/started"


def test_answers_are_refused_with_their_reason() -> None:
    story = Story()
    story.sit(HOST)
    assert story.refuse(commands.Answer, 0, 0, 1) == "game/not-started"
    story.sit(FRIEND)
    story.begin()
    assert story.refuse(commands.Answer, 0, 7, 1) == "action/out-of-date"
    assert story.refuse(commands.Answer, 0, 0, 62) == "action/illegal"
    assert story.refuse(commands.Answer, 1, 0, 1) == "seat/not-yours"
    story.answer_first(0, HOST)
    assert story.refuse(commands.Answer, 0, 1, 1) == "action/not-your-turn"


def test_a_seat_that_keeps_all_waiting_may_be_handed_over_by_the_others() -> None:
    story = Story().started()
    story.answer_first(0, HOST)
    story.answer_first(1, FRIEND)
    (slow,) = story.table.asked
    by = {0: FRIEND, 1: HOST}[slow]
    story.table.host_keys = set()
    assert story.refuse(commands.HandOver, slow, by=by) == "seat/not-yours"
    story.now += 60_000
    story.order(commands.HandOver, slow, by=by)
    assert story.table.seats[slow].bot_plays_on


def test_the_host_s_powers_pass_on_when_he_leaves() -> None:
    story = Story(3)
    story.sit(HOST)
    story.sit(FRIEND)
    story.order(commands.Leave, 0)
    assert story.table.is_host({FRIEND})
    assert not story.table.is_host({HOST})


def test_two_cannot_play_the_same_bandit() -> None:
    story = Story()
    story.sit(HOST, bandit="doc")
    with pytest.raises(Refusal, match="somebody else plays doc"):
        story.sit(FRIEND, bandit="doc")
    with pytest.raises(Refusal, match="the bandits are"):
        story.sit(FRIEND, bandit="santa")
    story.sit(FRIEND, bandit="tuco")
    story.begin()
    assert story.table.game is not None
    assert story.table.game.options_as_json()["bandits"] == ("doc", "tuco")


def test_a_full_table_takes_nobody_and_a_taken_seat_stays_taken() -> None:
    story = Story(3)
    story.sit(HOST, seat=1)
    with pytest.raises(Refusal, match="seat 1 is taken"):
        story.sit(FRIEND, seat=1)
    with pytest.raises(Refusal, match="seats 0 to 2"):
        story.sit(FRIEND, seat=6)
    story.sit(FRIEND)
    story.sit(FRIEND)
    with pytest.raises(Refusal, match="all seats are taken"):
        story.sit("third")


def test_settings_change_only_before_the_start_and_without_unseating_anyone() -> None:
    story = Story(3)
    story.sit(HOST, seat=2)
    assert story.refuse(commands.ChangeSettings, Settings("lots", 2)) == "seat/taken"
    assert (
        story.refuse(commands.ChangeSettings, Settings("lots", 3, {"rounds": 99}))
        == "options/invalid"
    )
    assert story.refuse(commands.ChangeSettings, Settings("lots", 3, {"x": 1})) == "options/invalid"
    story.order(commands.ChangeSettings, Settings("lots", 4, {"rounds": 2}))
    assert len(story.table.seats) == 4


def test_bots_are_seated_by_level() -> None:
    story = Story(3)
    assert story.refuse(commands.SeatBot, 1, "god") == "bot/unknown"
    story.order(commands.SeatBot, 1, "outlaw")
    story.sit(HOST)
    assert story.refuse(commands.SeatBot, 0, "outlaw") == "seat/taken"
    assert story.refuse(commands.EmptySeat, 2) == "seat/empty"
    story.order(commands.EmptySeat, 1)
    assert story.table.seats[1].kind == "empty"


def test_entries_follow_each_other_without_a_gap() -> None:
    story = Story()
    with pytest.raises(AssertionError, match="follows"):
        story.table.follow(5, 0, entries.Spoke(0, seat=0, text="x"))


@pytest.mark.parametrize("text", ["", "   ", "a\x00b", "\u202eevil", "\u2028", "\ud800", "\u200d"])
def test_names_without_sense_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        clean(text, "name")


@pytest.mark.parametrize("text", ["Ann", "Ænne Øst", "李", "👩‍🚀", "عائشة", "می‌خواهم"])
def test_names_of_all_the_world_are_taken(text: str) -> None:
    assert clean(f"  {text} ", "name")


def test_an_entry_that_the_game_cannot_follow_breaks_the_table_and_not_in_silence() -> None:
    story = Story().started()
    with pytest.raises(FolsomError):
        story.write(entries.Answered(9_999, seat=0, option=61))
    assert story.table.phase == "broken"
    assert story.refuse(commands.Say, 0, "hello?") == "table/broken"
