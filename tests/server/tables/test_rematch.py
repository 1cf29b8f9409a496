"""Once more with the same people: nobody is taken along who has not said yes, and whoever asks is told who has."""

from typing import Any

import pytest
from tests.server.story import COMMITMENT, FRIEND, HOST, TABLE, Story

from folsom.server.protocol import commands
from folsom.server.protocol.table_state import Settings
from folsom.server.tables import entries
from folsom.server.tables.entries import decode_entry, encode_entry
from folsom.server.tables.rematch import of_rematch
from folsom.server.tables.table import Table

THIRD = "third-hash"


def over(*bots: int, n_seats: int = 2, game: str = "lots", **options: Any) -> Story:
    """A finished game with people on all seats but the bots'."""
    told = Story(n_seats, bots)
    if game != "lots":
        settings = Settings(game, n_seats, options)
        told.write(entries.SettingsChanged(0, settings=settings))
    for key in (HOST, FRIEND, THIRD)[: n_seats - len(bots)]:
        told.sit(key)
    told.begin()
    table = told.table
    table.is_over = True
    return told


def said(told: Story) -> tuple[list[int], list[int], bool]:
    shown = told.table.shown()
    return shown.rematch_wanted, shown.rematch_declined, shown.rematch is not None


def after(told: Story) -> Story:
    """The table that follows, as its log says."""
    entry = told.log[-1][2]
    assert isinstance(entry, entries.Rematched)
    again = Story()
    again.table, again.log = Table(TABLE, b"other secret"), []
    for written in of_rematch(told.table, entry, b"other secret", 5):
        again.write(decode_entry(encode_entry(written)))
    return again


def bandits_of(table: Table) -> dict[int, str]:
    assert table.game is not None
    return {bandit.seat: bandit.bandit for bandit in table.game.view(None).bandits}


def test_a_rematch_waits_until_all_people_have_said_yes() -> None:
    told = over(2, n_seats=4)
    told.order(commands.Rematch)
    assert said(told) == ([0], [], False)
    told.order(commands.Rematch, by=FRIEND)
    assert said(told) == ([0, 1], [], False)
    told.order(commands.Rematch, by=THIRD)
    assert said(told) == ([0, 1, 3], [], True)
    assert [seat.kind for seat in after(told).table.seats] == ["person", "person", "bot", "person"]


def test_who_plays_alone_asks_nobody() -> None:
    told = over(1, 2, n_seats=3)
    told.order(commands.Rematch)
    table = after(told).table
    assert said(told)[2]
    assert table.seats_of([HOST]) == [0]
    assert table.is_host([HOST])


def test_who_declines_is_not_taken_along_and_may_think_better_of_it() -> None:
    told = over(n_seats=2)
    told.order(commands.Rematch)
    told.order(commands.Rematch, "no", by=FRIEND)
    assert said(told) == ([0], [1], False)
    assert told.refuse(commands.Rematch, "no", by=FRIEND) == "table/rematch-declined"
    assert told.refuse(commands.Rematch) == "table/rematch-wanted"
    told.order(commands.Rematch, by=FRIEND)
    assert said(told) == ([0, 1], [], True)
    assert told.refuse(commands.Rematch) == "table/has-rematch"


def test_those_who_want_it_need_not_wait_for_one_who_is_away() -> None:
    told = over(n_seats=3)
    told.order(commands.Rematch, by=FRIEND)
    told.order(commands.Rematch, "now", by=THIRD)
    table = after(told).table
    assert [seat.kind for seat in table.seats] == ["bot", "person", "person"]
    # The host of before does not play: somebody who does can start.
    assert not table.is_host([HOST])
    assert table.is_host([FRIEND])
    everybody = over(n_seats=3)
    for key in (HOST, FRIEND, THIRD):
        everybody.order(commands.Rematch, by=key)
    assert everybody.table.rematch != told.table.rematch


def test_an_old_client_asks_with_nothing_but_the_word() -> None:
    told = over(1)
    told.order(commands.Rematch)
    assert told.table.rematch


def test_a_log_of_before_names_its_rematch_and_nobody() -> None:
    told = over()
    told.write(decode_entry(b'{"kind":"rematched","at":9,"table":"abc"}'))
    assert said(told) == ([], [], True)


@pytest.mark.parametrize("game", ["express", "superexpress"])
def test_everyone_keeps_the_bandit_of_before_also_the_bots(game: str) -> None:
    told = over(2, n_seats=4, game=game)
    for key in (HOST, FRIEND, THIRD):
        told.order(commands.Rematch, by=key)
    again = after(told)
    for seat, key in ((0, HOST), (1, FRIEND), (3, THIRD)):
        again.order(commands.CommitNonce, seat, COMMITMENT, by=key)
    again.begin()
    assert bandits_of(again.table) == bandits_of(told.table)


def test_new_bandits_are_dealt_as_the_first_who_asked_has_wished() -> None:
    told = over(n_seats=3, game="express")
    told.order(commands.Rematch, "yes", "new")
    told.order(commands.Rematch, by=FRIEND)
    told.order(commands.Rematch, by=THIRD)
    assert [seat.bandit for seat in after(told).table.seats] == [None, None, None]


def test_two_bandits_each_are_dealt_anew() -> None:
    told = over(n_seats=2, game="express")
    for key in (HOST, FRIEND):
        told.order(commands.Rematch, by=key)
    assert [seat.bandit for seat in after(told).table.seats] == [None, None]


def test_a_bots_bandit_gives_way_to_a_persons_wish() -> None:
    told = over(1, n_seats=3, game="express")
    bots = bandits_of(told.table)[1]
    for key in (HOST, FRIEND):
        told.order(commands.Rematch, by=key)
    again = after(told)
    for seat, key in ((0, HOST), (2, FRIEND)):
        again.order(commands.CommitNonce, seat, COMMITMENT, by=key)
    again.order(commands.ChangeSeat, 2, "Bo", "", bots, by=FRIEND)
    again.begin()
    assert bandits_of(again.table)[2] == bots
