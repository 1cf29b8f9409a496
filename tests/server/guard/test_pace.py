"""How fast and how much one person may say and change, over HTTP and a socket together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.backends import GameServer
from tests.server.in_process import caller, inside, start_table
from tests.server.player import Guest, new_id
from tests.server.story import FRIEND, HOST, Story

from folsom.server.config import Config
from folsom.server.guard.pace import Pace
from folsom.server.protocol import commands
from folsom.server.protocol.errors import Refusal
from folsom.server.tables.decide import MAX_TAKEN_BACK
from folsom.server.tables.device_commands import MAX_OPEN_LINKS
from folsom.server.tables.keys import new_key
from folsom.server.tables.permission import Caller
from folsom.server.tables.talk import MAX_SAID

pytestmark = pytest.mark.anyio

N_ASKED = 80
STRICT = {
    "FOLSOM_MESSAGES_PER_SECOND": "3",
    "FOLSOM_CHAT_PER_MINUTE": "6",
    "FOLSOM_CHANGES_PER_MINUTE": "15",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameServer]:
    """A server whose limits are reached soon, also by a slow machine."""
    folder = tmp_path_factory.mktemp("strict")
    server = GameServer(f"sqlite:///{folder / 'tables.db'}", settings=STRICT)
    server.start()
    yield server
    server.stop()


async def ask_often(
    server: GameServer, guest: Guest, path: str, body: dict[str, Any]
) -> list[httpx.Response]:
    """The same wish again and again, each time as a new command, on one connection."""
    headers = {"Authorization": f"Bearer {guest.key}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as client:
        return [await client.post(path, json={**body, "id": new_id()}) for _ in range(N_ASKED)]


async def two_at_a_table(server: GameServer) -> tuple[str, Guest, Guest]:
    host, friend = Guest(server.url), Guest(server.url)
    table = await host.create(2)
    await host.join(table, "Ann")
    await friend.join(table, "Bob")
    return table, host, friend


@pytest.mark.parametrize(
    ("kind", "fields", "at_once"),
    [
        ("say", {"seat": 0, "text": "hello"}, 6),
        ("change-seat", {"seat": 0, "name": "Anna"}, 15),
        ("take-back", {"seat": 0, "number": 0}, 15),
        ("answer", {"seat": 0, "number": 0, "option": 0}, 30),
    ],
)
async def test_commands_over_http_are_limited_by_key(
    kind: str, fields: dict[str, Any], at_once: int, strict: GameServer
) -> None:
    table, host, friend = await two_at_a_table(strict)
    path = f"/api/tables/{table}/commands"
    answers = await ask_often(strict, host, path, {"type": kind, **fields})
    assert not [answer for answer in answers[:at_once] if answer.status_code == 429]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    for answer in refused:
        assert answer.json()["code"] == "client/too-fast"
        assert 1 <= int(answer.headers["retry-after"]) <= 60
    said = await friend.order(table, "say", seat=1, text="what a racket")
    assert said["type"] == "done"


async def test_links_over_http_are_limited_too(strict: GameServer) -> None:
    table, host, _ = await two_at_a_table(strict)
    links = await ask_often(strict, host, f"/api/tables/{table}/links", {})
    made = [answer for answer in links if answer.status_code == 201]
    codes = [answer.json()["code"] for answer in links if answer.status_code != 201]
    assert len(made) == MAX_OPEN_LINKS
    assert set(codes) == {"link/too-many", "client/too-fast"}


@pytest.mark.usefixtures("tidy")
async def test_a_socket_and_http_share_the_limit_of_their_key(strict: GameServer) -> None:
    table, host, friend = await two_at_a_table(strict)
    ann, bob = await host.watch(table), await friend.watch(table)
    for _ in range(6):
        await host.order(table, "say", seat=0, text="hello")
    refused = await ann.order("say", seat=0, text="hello")
    assert (refused["type"], refused["code"]) == ("refused", "client/too-fast")
    assert (await ann.order("change-seat", seat=0, name="Anna"))["type"] == "done"
    assert (await bob.order("say", seat=1, text="hello"))["type"] == "done"


def test_floods_of_talk_links_and_take_backs_stop_at_once() -> None:
    pace, me = Pace(Config(commands_per_minute=10**6, messages_per_second=10**6)), "mine"

    def n_let_through(command: commands.AnyCommand, n: int) -> int:
        return sum(is_let_through(pace, command, me) for _ in range(n))

    assert n_let_through(commands.Say("x", 0, "hello"), 1_500) <= 40
    assert n_let_through(commands.TakeBack("x", 0, 0), 1_200) <= 140
    assert n_let_through(commands.Answer("x", 0, 0, 0), 1_200) == 1_200


def is_let_through(pace: Pace, command: commands.AnyCommand, *keys: str, address: str = "") -> bool:
    caller = Caller(frozenset(keys), 0, "server", address)
    try:
        pace.count(caller)
        pace.count_new(command, caller)
    except Refusal:
        return False
    return True


async def test_what_was_done_is_said_to_be_done_however_fast_it_is_repeated(tmp_path: Path) -> None:
    async with inside(tmp_path, chat_per_minute=1) as context:
        table, key = await start_table(context, 2, ())
        say = commands.Say(new_id(), 0, "hello")
        number = await context.commands.carry_out(table, say, caller(context, key))
        for _ in range(5):
            assert await context.commands.carry_out(table, say, caller(context, key)) == number
        with pytest.raises(Refusal) as refusal:
            await context.commands.carry_out(
                table, commands.Say(new_id(), 0, "x"), caller(context, key)
            )
        assert (refusal.value.code, refusal.value.status) == ("client/too-fast", 429)
        assert 50 < (refusal.value.retry_after or 0) <= 60


def test_an_address_is_limited_whatever_keys_it_shows() -> None:
    pace, answer = Pace(Config(commands_per_minute=10)), commands.Answer("x", 0, 0, 0)
    for address in ("198.51.100.4", "198.51.100.5"):
        asked = [is_let_through(pace, answer, new_key(), address=address) for _ in range(50)]
        assert sum(asked) == 10


def test_another_key_beside_it_makes_nobody_faster() -> None:
    pace, say = Pace(Config(chat_per_minute=5)), commands.Say("x", 0, "hello")
    assert sum(is_let_through(pace, say, "mine", new_key()) for _ in range(50)) == 5


def test_a_spectator_has_the_talk_of_one_whatever_keys_he_shows() -> None:
    pace, say = Pace(Config(chat_per_minute=5)), commands.Say("x", phrase="howdy")
    assert sum(is_let_through(pace, say, new_key()) for _ in range(50)) == 5


async def test_a_person_has_a_few_links_open_at_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, key = await start_table(context, 2, (1,))
        for _ in range(MAX_OPEN_LINKS):
            await context.commands.make_link(table, new_key(), caller(context, key))
        with pytest.raises(Refusal) as refusal:
            await context.commands.make_link(table, new_key(), caller(context, key))
        assert refusal.value.code == "link/too-many"


def test_a_seat_says_so_much_at_a_table_and_the_others_may_go_on() -> None:
    story = Story().started()
    for _ in range(MAX_SAID):
        story.order(commands.Say, 0, "hello")
    assert story.refuse(commands.Say, 0, "hello") == "chat/full"
    story.order(commands.Say, 1, "at last", by=FRIEND)
    assert len(story.table.chat) == 50
    again = type(story.table)(story.table.id, b"secret")
    again.replay(story.log)
    assert again.n_said == story.table.n_said


def test_a_seat_takes_back_so_often_in_a_game() -> None:
    story = Story().started()
    for i in range(MAX_TAKEN_BACK):
        story.answer_first(0, HOST)
        story.order(commands.TakeBack, 0, 2 * i + 1)
    story.answer_first(0, HOST)
    assert story.refuse(commands.TakeBack, 0, 2 * MAX_TAKEN_BACK + 1) == "take-back/spent"
    again = type(story.table)(story.table.id, b"secret")
    again.replay(story.log)
    assert again.n_taken_back == story.table.n_taken_back
    story.answer_first(1, FRIEND)
