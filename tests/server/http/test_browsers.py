"""What browsers are given and may do: cookies, origins, headers, files, limits, a graceful end."""

import asyncio
import gzip
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest
import websockets
from benchmarks.light_socket import open_socket
from starlette.applications import Starlette
from starlette.routing import Route
from tests.server.backends import GameServer
from tests.server.in_process import caller, inside, start_table, talk_to
from tests.server.player import Guest, new_id
from websockets.asyncio.client import connect

from folsom.server.http.openapi import document
from folsom.server.http.pages import Client
from folsom.server.live import warm_up
from folsom.server.protocol import commands, messages
from folsom.server.websocket.client import Socket
from folsom.server.websocket.connection import WebSocketConnection
from folsom.server.websocket.frames import CloseCode

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]

WISH = {"settings": {"game": "lots", "n_seats": 2}, "bots": [{"seat": 1, "level": "outlaw"}]}


async def test_a_browser_is_known_by_a_cookie_that_scripts_and_other_sites_cannot_use(
    one_server: GameServer,
) -> None:
    async with httpx.AsyncClient(base_url=one_server.url, verify=False, timeout=60) as browser:
        made = await browser.post("/api/tables", json=WISH)
        assert made.json()["key"] is None
        cookie = made.headers["set-cookie"]
        for mark in ("HttpOnly", "SameSite=strict", "Path=/api"):
            assert mark in cookie
        table = made.json()["table"]["id"]
        body = {"id": new_id(), "name": "Ann", "nonce_commitment": "ab" * 32}
        joined = await browser.post(f"/api/tables/{table}/join", json=body)
        assert joined.json()["you"] == {"seats": [0], "is_host": True, "has_seen": []}
        again = await browser.post(f"/api/tables/{table}/join", json=body)
        assert again.json()["seat"] == 0  # a double click takes one seat
        key = browser.cookies["folsom_key"]
    url = one_server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    headers = {"Cookie": f"folsom_key={key}", "Origin": one_server.url}
    async with connect(url, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "version": messages.VERSION}))
        assert json.loads(await socket.recv())["you"]["seats"] == [0]


async def test_a_page_of_another_site_may_not_act(one_server: GameServer) -> None:
    guest = Guest(one_server.url)
    table = await guest.create(2)
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        response = await guest.raw("POST", "/api/tables", WISH, Origin=origin)
        assert (response.status_code, response.json()["code"]) == (403, "origin/refused")
        url = one_server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(url, origin=websockets.Origin(origin))
        assert refused.value.response.status_code == 403


async def test_every_page_has_the_headers_that_keep_it_safe(one_server: GameServer) -> None:
    for path in ("/", "/t/abc", "/api/tables", "/healthz", "/api/nothing", "/nothing.js"):
        response = await Guest(one_server.url).raw("GET", path)
        policy = response.headers["content-security-policy"]
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        n_within = response.text.count("<script>")
        assert re.fullmatch(
            f"script-src 'self' 'wasm-unsafe-eval'( 'sha256-[^ ]+'){{{n_within}}}", scripts
        )
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "server" not in response.headers


async def test_health_readiness_and_metrics_tell_of_the_server_and_of_nobody(
    one_server: GameServer,
) -> None:
    guest = Guest(one_server.url)
    table = await guest.create(2, bots=(1,))
    await guest.join(table, "Zebediah")
    await guest.watch(table)
    assert (await guest.raw("GET", "/healthz")).text == "ok"
    assert (await guest.raw("GET", "/readyz")).text == "ok"
    metrics = (await guest.raw("GET", "/metrics")).text
    assert "folsom_sockets" in metrics
    for word in (table, "Zebediah", str(guest.key)):
        assert word not in metrics


async def test_the_openapi_document_is_served(one_server: GameServer) -> None:
    served = await Guest(one_server.url).ask("GET", "/api/openapi.json")
    assert served == msgspec.json.decode(document())
    assert set(served["paths"]["/api/tables"]) == {"get", "post"}


async def test_games_and_their_options_are_offered(one_server: GameServer) -> None:
    offers = {
        offer["game"]: offer for offer in await Guest(one_server.url).ask("GET", "/api/games")
    }
    assert offers["lots"]["options"]["properties"]["rounds"]["default"] == 3
    assert offers["lots"]["seats"] == [2, 3, 4]
    assert [(option["name"], option["kind"]) for option in offers["lots"]["form"]] == [
        ("rounds", "choice"), ("fails", "switch"),
    ]  # fmt: skip
    assert offers["lots"]["form"][0]["choices"] == [1, 2, 3, 4, 5, 6]
    assert offers["lots"]["clocks"]["blitz"]["per_decision"] == 20
    assert "tenderfoot" in offers["lots"]["levels"]


async def test_too_long_and_too_many_messages_end_the_socket_with_a_reason(
    one_server: GameServer,
) -> None:
    guest = Guest(one_server.url)
    table = await guest.create(2)
    await guest.join(table)
    long = await guest.watch(table)
    await long.send("x" * 9_000)
    assert await long.closed() == 1009
    assert long.got[-1]["code"] == "message/too-long"
    fast = await guest.watch(table)
    for _ in range(400):
        await fast.send({"type": "ping"})
    await fast.closed()
    assert fast.got[-1]["code"] == "client/too-fast"
    body = {**WISH, "bots": [{"seat": 1, "level": "outlaw"}] * 1_000}
    assert (await guest.raw("POST", "/api/tables", body)).status_code == 413


async def test_a_socket_begins_with_hello_in_our_version(one_server: GameServer) -> None:
    guest = Guest(one_server.url)
    table = await guest.create(2)
    other = await guest.watch(table, version=99)
    assert other.got[0]["code"] == "version/unknown"
    url = one_server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    async with connect(url) as socket:
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv())["code"] == "message/unreadable"
    with pytest.raises(websockets.InvalidStatus):
        await connect(url.replace(table, "a" * 16))


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[GameServer]:
    """A server with small limits."""
    settings = {"FOLSOM_HELLO_SECONDS": "0.3"}
    server = GameServer(
        f"sqlite:///{tmp_path / 'tables.db'}", settings=settings, log=tmp_path / "log"
    )
    server.start()
    yield server
    server.stop()


class Deaf:
    """The connection of a client that never reads: what is sent to it piles up, until the server hangs up."""

    def __init__(self) -> None:
        self.n_unsent = 0
        self.last = b""
        self.code = 0

    def send(self, message: bytes) -> None:
        self.n_unsent += len(message)
        self.last = message

    def hang_up(self, code: int, reason: str) -> None:
        self.code = code


async def test_a_client_that_does_not_read_is_cut_off_and_holds_up_nobody(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        deaf = Deaf()
        table, key = await start_table(context, 2, (1,))
        socket = Socket(cast(WebSocketConnection, deaf), context, table, "127.0.0.1", frozenset())
        live = await context.tables.get(table)
        live.add(socket)
        while not deaf.code and deaf.n_unsent < 2 * context.config.max_unsent_bytes:
            order = commands.Say(new_id(), 0, "x" * 300)
            await context.commands.carry_out(table, order, caller(context, key))
            for _ in range(300):
                socket.send(b"x" * 500)
        assert deaf.code == CloseCode.TRY_LATER
        assert b"client/too-slow" in deaf.last
        assert deaf.n_unsent <= context.config.max_unsent_bytes + len(deaf.last)
        socket.gone()


async def test_a_client_that_never_says_hello_is_let_go(small_server: GameServer) -> None:
    guest = Guest(small_server.url)
    table = await guest.create(2)
    silent = await open_socket(small_server.port, table, None, lambda text: None)
    assert await asyncio.wait_for(silent.closed, 10) == 1008


async def test_a_graceful_end_moves_clients_over(tmp_path: Path, redis_address: str) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    servers = [GameServer(url, redis_address) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        guest = Guest(servers[0].url)
        table = await guest.create(2, bots=(1,))
        await guest.join(table)
        watch = await guest.watch(table)
        await guest.start(table)
        await watch.until(lambda m: m["type"] == "update")
        ending = asyncio.create_task(asyncio.to_thread(servers[0].stop))
        assert await watch.closed() == 1012
        assert watch.got[-1]["code"] == "server/restarting"
        moved = await Guest(servers[1].url, guest.key).watch(table, last=watch.last)
        assert moved.got[0]["type"] == "resumed"
        await ending
        again = await Guest(servers[1].url, guest.key).watch(table)
        await again.play_on()  # the bot plays on: its lease was free at once
    finally:
        for server in servers:
            server.stop()


def browser_of(folder: Path) -> httpx.AsyncClient:
    """A browser at a server of nothing but a built client."""
    app = Starlette(routes=[Route("/{path:path}", Client(folder).serve)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://folsom")


async def test_the_built_client_is_served_compressed_and_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    name = "/assets/main-BxYz12_9.js"
    (tmp_path / name[1:]).write_text("let a = 1")
    (tmp_path / f"{name[1:]}.gz").write_bytes(gzip.compress(b"let a = 1"))
    async with browser_of(tmp_path) as browser:
        for path in ("/", "/t/abcdefgh", "/about"):
            page = await browser.get(path)
            assert page.text == "<!doctype html>"
            assert page.headers["cache-control"] == "no-cache"
        script = await browser.get(name, headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "let a = 1"
        assert "immutable" in script.headers["cache-control"]
        plain = await browser.get(name, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for path in ("/%2e%2e/pyproject.toml", "/missing.js", "/api/missing", f"{name}.gz"):
            assert (await browser.get(path)).status_code == 404


async def test_the_notices_of_what_the_client_contains_are_a_text_that_is_never_stale(
    tmp_path: Path,
) -> None:
    (tmp_path / "notices.txt").write_text("svelte 5 (MIT), © its authors", encoding="utf-8")
    async with browser_of(tmp_path) as browser:
        notices = await browser.get("/notices.txt")
    assert notices.text == "svelte 5 (MIT), © its authors"
    assert notices.headers["content-type"] == "text/plain; charset=utf-8"
    assert notices.headers["cache-control"] == "no-cache"


async def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with browser_of(tmp_path / "none") as browser:
        assert "npm run build" in (await browser.get("/")).text


async def test_a_signal_ends_the_command_gracefully_with_code_zero(tmp_path: Path) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        environment = {**os.environ, "FOLSOM_JIT": "0", "FOLSOM_WARM_UP": "false"}
        environment["FOLSOM_DATABASE_URL"] = f"sqlite:///{tmp_path / 'tables.db'}"
        command = [sys.executable, "-m", "folsom", "serve", "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
            assert server.stdout is not None
            assert server.stdout.readline().startswith(b"Folsom is at http://127.0.0.1:")
            server.send_signal(number)
            assert server.wait(60) == 0


async def test_while_the_rules_are_compiled_pages_are_served_and_tables_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = asyncio.Event()

    async def get_ready(game: str, part: str) -> None:
        await compiled.wait()

    monkeypatch.setattr(warm_up, "get_ready", get_ready)
    async with inside(tmp_path, warm_up=True) as context, talk_to(context) as client:
        assert (await client.get("/")).status_code == 200
        assert (await client.get("/readyz")).status_code == 503
        offers = (await client.get("/api/games")).json()
        assert not [offer for offer in offers if offer["is_ready"] and offer["game"] != "lots"]
        wish = {"settings": {"game": "superexpress", "n_seats": 3}}
        making = asyncio.create_task(client.post("/api/tables", json=wish))
        await asyncio.wait([making], timeout=0.2)
        assert not making.done()
        compiled.set()
        assert (await making).status_code == 201
        assert (await client.get("/readyz")).status_code == 200
