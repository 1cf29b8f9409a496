"""Failures that other servers of board games have shipped, each by name; none of them happens here."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.light_socket import LightSocket, open_socket
from tests.server.backends import GameServer
from tests.server.player import Guest, Refused, Watch, play_table

from folsom.server.protocol.messages import VERSION

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[GameServer]:
    """A server that a test may kill and start again."""
    server = GameServer(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log")
    server.start()
    yield server
    server.stop()


async def seated(url: str, n_seats: int = 2, **settings: Any) -> tuple[str, list[Guest]]:
    """A table with people on all seats, started."""
    host = Guest(url)
    table = await host.create(n_seats, **settings)
    guests = [host, *(Guest(url) for _ in range(n_seats - 1))]
    for i, guest in enumerate(guests):
        await guest.join(table, f"Guest {i}")
    await host.start(table)
    return table, guests


async def test_moves_lost_in_a_restart_lila_11966(own_server: GameServer) -> None:
    table, guests = await seated(own_server.url)
    watch = await guests[0].watch(table)
    option = watch.decisions()[0]["options"][0]["number"]
    done = await watch.order("answer", seat=0, number=0, option=option)
    assert done["type"] == "done"
    own_server.kill()
    own_server.start()
    again = await guests[0].watch(table)
    assert again.got[0]["answer"] == 1
    assert again.got[0]["sights"][0]["view"]["bids"][0] == option


def hidden_things(message: object, own: set[int | None]) -> Iterator[object]:
    """Hands, bids and coins in a message that its reader may not know."""
    if isinstance(message, dict):
        if "hand" in message and message["seat"] not in own:
            yield message
        if message.get("event") in ("chose", "won-the-bid") and message["seat"] not in own:
            yield from [message["worth"]] if message["worth"] is not None else []
        if "seed" in message or message.get("secret"):
            yield message
        for part in message.values():
            yield from hidden_things(part, own)
    elif isinstance(message, list):
        for part in message:
            yield from hidden_things(part, own)


async def test_starting_hands_readable_in_the_first_sync_boardgame_io_1159(
    one_server: GameServer,
) -> None:
    table, guests = await seated(one_server.url, 3)
    for seat, guest in enumerate(guests):
        watch = await guest.watch(table)
        assert not list(hidden_things(watch.got[0], {seat}))
    spectator = await Guest(one_server.url).watch(table)
    assert spectator.got[0]["sights"][0]["view"]["hand"] is None
    assert not list(hidden_things(spectator.got[0], {None}))


async def test_hands_readable_after_an_undo_boardgame_io_399(one_server: GameServer) -> None:
    table, guests = await seated(one_server.url)
    ann, bob = await guests[0].watch(table), await guests[1].watch(table)
    option = ann.decisions()[0]["options"][0]["number"]
    await ann.order("answer", seat=0, number=0, option=option)
    await ann.order("take-back", seat=0, number=1)
    await bob.until(lambda m: m["type"] == "update" and m["answer"] == 2)
    later = await guests[1].watch(table)
    for message in (*bob.got, *later.got):
        assert not list(hidden_things(message, {1}))


async def test_secrets_readable_in_log_data_boardgame_io_227(own_server: GameServer) -> None:
    table, guests = await seated(own_server.url)
    for path in ("transcript", "game"):
        for guest in (*guests, Guest(own_server.url)):
            response = await guest.raw("GET", f"/api/tables/{table}/{path}")
            assert (response.status_code, response.json()["code"]) == (409, "game/not-over")
    watches = [await guest.watch(table) for guest in guests]
    await asyncio.gather(*(watch.play_on() for watch in watches))
    for seat, watch in enumerate(watches):
        before_the_end = [m for m in watch.got if not m.get("outcome")]
        assert not [thing for m in before_the_end for thing in hidden_things(m, {seat})]
    own_server.stop()
    log = own_server.log.read_text()
    keys = [guest.key for guest in guests if guest.key]
    assert not [key for key in keys if key in log]
    stored = Path(own_server.database_url.removeprefix("sqlite:///")).read_bytes()
    assert not [key for key in keys if key.encode() in stored]
    own_server.start()


async def test_a_stale_move_dropped_without_an_answer_boardgame_io_828(
    one_server: GameServer,
) -> None:
    table, guests = await seated(one_server.url)
    ann, bob = await guests[0].watch(table), await guests[1].watch(table)
    first = ann.decisions()[0]["options"][0]["number"]
    second = bob.decisions()[0]["options"][0]["number"]
    assert (await ann.order("answer", seat=0, number=0, option=first))["type"] == "done"
    stale = await bob.order("answer", seat=1, number=0, option=second)
    assert (stale["type"], stale["code"]) == ("refused", "action/out-of-date")
    assert (await bob.order("answer", seat=1, number=1, option=second))["type"] == "done"


async def test_a_reconnect_with_a_wrong_token_locks_the_player_out_colyseus_962(
    one_server: GameServer,
) -> None:
    table, guests = await seated(one_server.url)
    ann = await guests[0].watch(table)
    for _ in range(20):
        wrong = await Guest(one_server.url).watch(table, key="A" * 22)
        assert wrong.got[0]["type"] == "closing"
        assert wrong.got[0]["code"] == "key/unknown"
    option = ann.decisions()[0]["options"][0]["number"]
    assert (await ann.order("answer", seat=0, number=0, option=option))["type"] == "done"
    assert (await guests[0].watch(table)).got[0]["you"]["seats"] == [0]


async def test_a_public_id_opens_a_seat_colyseus_354(one_server: GameServer) -> None:
    table, _ = await seated(one_server.url)
    shown = await Guest(one_server.url).ask("GET", f"/api/tables/{table}")
    public = [table, shown["table"]["commitment"][:22], (table + table)[:22], "0" * 22]
    for word in public:
        stranger = Guest(one_server.url, word if len(word) == 22 else None)
        watch = await stranger.watch(table)
        assert watch.got[0]["you"] == {"seats": [], "is_host": False, "has_seen": []}
        refused = await watch.order("leave", seat=0)
        assert refused["code"] == "seat/not-yours"
    with pytest.raises(Refused, match="seat/not-yours"):
        await Guest(one_server.url).ask("GET", f"/api/tables/{table}/view?seat=0")


async def test_an_admin_route_without_authority_colyseus_957(one_server: GameServer) -> None:
    table, guests = await seated(one_server.url)
    stranger = Guest(one_server.url)
    for path in ("/admin", "/api/admin", "/monitor", "/debug", "/docs", "/api/servers"):
        response = await stranger.raw("GET", path)
        assert response.status_code == 404 or "text/html" in response.headers["content-type"]
        assert table not in response.text
    elsewhere = await stranger.raw("GET", "/metrics", **{"X-Forwarded-For": "203.0.113.9"})
    assert elsewhere.status_code == 403
    gathering = await guests[0].create(2)
    await guests[1].join(gathering)
    settings = {"game": "lots", "n_seats": 2}
    for order in (
        {"type": "start"},
        {"type": "seat-bot", "seat": 0, "level": "outlaw"},
        {"type": "empty-seat", "seat": 0},
        {"type": "change-settings", "settings": settings},
    ):
        for guest in (guests[1], stranger):
            response = await guest.raw(
                "POST", f"/api/tables/{gathering}/commands", {"id": "x", **order}
            )
            assert (response.status_code, response.json()["code"]) == (403, "table/not-host")


async def test_a_logout_that_leaves_sockets_open_nakama_2506(one_server: GameServer) -> None:
    table, guests = await seated(one_server.url)
    devices = [await guests[1].watch(table) for _ in range(3)]
    await guests[1].order(table, "leave", seat=1)
    for device in devices:
        assert await device.closed() == 1008
        assert device.got[-1]["code"] == "seat/left"
    back = await guests[1].watch(table)
    assert back.got[0]["you"]["seats"] == []


async def test_tokens_that_die_with_a_restart_nakama_658(own_server: GameServer) -> None:
    table, guests = await seated(own_server.url)
    link = await guests[0].ask("POST", f"/api/tables/{table}/links")
    own_server.stop()
    own_server.start()
    assert (await guests[1].watch(table)).got[0]["you"]["seats"] == [1]
    body = {"token": link["token"], "carrier": "header"}
    opened = await Guest(own_server.url).ask("POST", f"/api/tables/{table}/devices", body)
    assert opened["you"]["seats"] == [0]


async def test_default_secrets_nakama_658(one_server: GameServer) -> None:
    """No key, secret or id is fixed: two tables share none, and no setting holds a default one."""
    from folsom.server.config import SECRETS, Config

    assert not [name for name in SECRETS if getattr(Config(), name)]
    made = [await Guest(one_server.url).ask("POST", "/api/tables", wish()) for _ in range(5)]
    for name in ("id", "commitment"):
        assert len({answer["table"][name] for answer in made}) == 5
    assert len({answer["key"] for answer in made}) == 5


def wish() -> dict[str, Any]:
    return {"settings": {"game": "lots", "n_seats": 2}, "carrier": "header"}


async def test_an_exception_in_game_code_ends_a_table_in_silence_nakama_414(
    one_server: GameServer,
) -> None:
    while True:
        table, guests = await seated(one_server.url, 2, options={"fails": True, "rounds": 6})
        watches = [await guest.watch(table) for guest in guests]
        asked = [watch.decisions()[0] for watch in watches]
        faulty = [d["seat"] for d in asked if 7 in [o["number"] for o in d["options"]]]
        if faulty:
            break
    seat = faulty[0]
    failed = await watches[seat].order("answer", seat=seat, number=0, option=7)
    assert (failed["type"], failed["code"]) == ("refused", "game/failed")
    assert "fault" not in failed["sentence"]
    other = next(o["number"] for o in asked[seat]["options"] if o["number"] != 7)
    done = await watches[seat].order("answer", seat=seat, number=0, option=other)
    assert done["type"] == "done"


async def test_one_address_shared_by_many_honest_people_shut_out_lila_6020(tmp_path: Path) -> None:
    usual = {"FOLSOM_CREATES_PER_MINUTE": "", "FOLSOM_JOINS_PER_MINUTE": ""}
    server = GameServer(f"sqlite:///{tmp_path / 'tables.db'}", settings=usual)
    server.start()
    try:
        # A school: 100 tables of two begin within a few seconds, all behind one address.
        limit = asyncio.Semaphore(8)

        async def table_of_two(n: int) -> Watch:
            async with limit:
                first, _ = await play_table([server.url], 2, n, options={"rounds": 1})
            return first

        ended = await asyncio.gather(*(table_of_two(n) for n in range(100)))
        assert all(watch.is_over for watch in ended)
    finally:
        server.stop()


N_STORM = 2_000


async def test_a_reconnect_storm_of_2000_clients_after_a_restart(own_server: GameServer) -> None:
    table_of: list[tuple[str, str | None]] = []
    for _ in range(10):
        table, guests = await seated(own_server.url)
        table_of += [(table, guest.key) for guest in guests]
    clients = [table_of[i % len(table_of)] for i in range(N_STORM)]
    got: list[list[dict[str, Any]]] = [[] for _ in clients]
    sockets = await connect_all(own_server.port, clients, got, None)
    last = [messages[0]["number"] for messages in got]
    own_server.kill()
    await asyncio.gather(*(socket.closed for socket in sockets))
    own_server.start()
    again: list[list[dict[str, Any]]] = [[] for _ in clients]
    sockets = await connect_all(own_server.port, clients, again, last)
    assert {messages[0]["type"] for messages in again} == {"resumed"}
    for socket in sockets:
        socket.cut()
    await asyncio.gather(*(socket.closed for socket in sockets))


async def connect_all(
    port: int,
    clients: list[tuple[str, str | None]],
    got: list[list[dict[str, Any]]],
    last: list[int] | None,
) -> list[LightSocket]:
    """Connect everyone at once and wait until each has its first message."""
    greeted = [asyncio.Event() for _ in clients]

    async def one(i: int) -> LightSocket:
        def take(text: bytes) -> None:
            got[i].append(json.loads(text))
            greeted[i].set()

        table, key = clients[i]
        socket = await open_socket(port, table, key, take)
        number = "null" if last is None else str(last[i])
        socket.send(b'{"type":"hello","version":%d,"last":%s}' % (VERSION, number.encode()))
        await asyncio.wait_for(greeted[i].wait(), 300)
        return socket

    return list(await asyncio.gather(*(one(i) for i in range(len(clients)))))
