"""A seat left in mid-game is for those who have seen no other hand."""

import pytest
from tests.server.backends import GameServer
from tests.server.player import Guest, Refused
from tests.server.story import COMMITMENT, FRIEND, HOST, Story

from folsom.server.protocol import commands
from folsom.server.protocol.bodies import Join
from folsom.server.protocol.errors import Refusal
from folsom.server.tables import entries
from folsom.server.tables.seat_commands import join
from folsom.server.tables.table import Table

HAS_SEEN = "seat/has-seen-a-hand"


def left_by_friend() -> Story:
    """A game of three: the host on seat 0, a bot on seat 2; seat 1 was left."""
    story = Story(3, bots=(2,)).started()
    story.order(commands.Leave, 1, by=FRIEND)
    assert story.table.seats[1].is_free
    return story


def refusal(story: Story, *keys: str, seat: int | None = 1) -> str | None:
    """With which code such keys are kept from a seat."""
    try:
        join(story.table, Join("wish", "Eve", COMMITMENT, seat), keys[0], story.caller(*keys))
    except Refusal as refused:
        return refused.code
    return None


def test_who_sits_at_the_table_takes_no_second_seat_in_mid_game() -> None:
    story = left_by_friend()
    assert refusal(story, HOST) == HAS_SEEN
    assert refusal(story, HOST, seat=None) == HAS_SEEN
    assert refusal(story, "new key in the header", HOST) == HAS_SEEN
    assert refusal(story, "newcomer") is None


def test_who_left_a_seat_takes_that_one_again_and_no_other() -> None:
    story = left_by_friend()
    assert refusal(story, FRIEND) is None
    story.order(commands.Leave, 0)
    assert refusal(story, FRIEND, seat=0) == HAS_SEEN
    assert refusal(story, HOST, seat=1) == HAS_SEEN
    story.sit(HOST)
    assert [seat.kind for seat in story.table.seats] == ["person", "bot", "bot"]


def test_a_second_device_has_seen_the_hand_that_it_opened() -> None:
    story = left_by_friend()
    story.write(entries.LinkMade(story.now, HOST, token="t", expires=story.now + 1))
    story.write(entries.DeviceOpened(story.now, token="t", key="phone"))
    assert refusal(story, "phone") == HAS_SEEN
    story.order(commands.Leave, 0)
    assert refusal(story, "phone") == HAS_SEEN
    assert refusal(story, "phone", seat=0) is None


def test_a_newcomer_who_left_again_has_seen_that_hand() -> None:
    story = left_by_friend()
    story.sit("newcomer")
    story.order(commands.Leave, 1, by="newcomer")
    story.order(commands.Leave, 0)
    assert refusal(story, "newcomer", seat=0) == HAS_SEEN
    assert refusal(story, "newcomer", seat=1) is None


def test_who_only_sat_before_the_start_has_seen_nothing() -> None:
    story = Story(3)
    story.sit("early")
    story.order(commands.Leave, 0, by="early")
    story.sit(HOST)
    story.sit(FRIEND)
    story.sit(FRIEND)
    story.begin()
    story.order(commands.Leave, 0)
    assert refusal(story, "early", seat=0) is None


def test_before_the_start_one_device_may_hold_several_seats() -> None:
    story = Story(3)
    story.sit(HOST)
    assert refusal(story, HOST) is None


def test_a_table_rebuilt_from_its_log_knows_who_has_seen_what() -> None:
    story = left_by_friend()
    rebuilt = Table(story.table.id, b"secret")
    rebuilt.replay(story.log)
    assert rebuilt.hands_of == story.table.hands_of == {HOST: 0b01, FRIEND: 0b10}
    assert rebuilt.you({FRIEND}).has_seen == [1]


@pytest.mark.anyio
async def test_an_opponent_is_kept_from_a_free_seat_over_the_wire(one_server: GameServer) -> None:
    ann, bob, eve = (Guest(one_server.url) for _ in range(3))
    table = await ann.create(3, bots=(2,))
    for guest in (ann, bob):
        await guest.join(table)
    await ann.start(table)
    await bob.order(table, "leave", seat=1)
    with pytest.raises(Refused) as refused:
        await ann.join(table, seat=1)
    assert (refused.value.status, refused.value.code) == (409, HAS_SEEN)
    shown = await ann.ask("GET", f"/api/tables/{table}")
    assert shown["you"] == {"seats": [0], "is_host": True, "has_seen": [0]}
    assert await eve.join(table) == 1
    with pytest.raises(Refused) as refused:
        await bob.join(table)
    assert refused.value.code == "table/full"
