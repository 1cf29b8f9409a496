"""HTTP before it is a request: how long it may be, how long it may take, and how many may come at once."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.backends import GameServer
from tests.server.player import Guest
from tests.server.websocket.test_connection import KEY, UPGRADE, Line, Noted, line_to
from uvicorn.server import ServerState

from folsom.server.guard.gate import Gate
from folsom.server.guard.proxies import Proxies
from folsom.server.http.connection import MAX_HEAD_BYTES, MAX_HEADERS, MAX_PIPELINED, HttpConnection
from folsom.server.websocket.connection import WebSocketConnection

pytestmark = pytest.mark.anyio

PATIENCE = 60.0
MANY = 2_000
GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\n"
IN_PARTS = POST + b"transfer-encoding: chunked\r\n\r\n"
OPEN = UPGRADE.format(path="/api/tables/aaaaaaaaaaaaaaaa/socket", host="x", key=KEY, version=13)
VISITORS = [f"127.0.0.{i}" for i in range(2, 10)]
"""Addresses of this machine that are no proxy's."""


@asynccontextmanager
async def serving(folder: Path, **settings: str) -> AsyncIterator[GameServer]:
    """A server with settings of a test's own."""
    server = GameServer(f"sqlite:///{folder / 'tables.db'}", settings=settings, log=folder / "log")
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameServer]:
    """A server that waits half a second for a request."""
    folder = tmp_path_factory.mktemp("impatient")
    settings = {"FOLSOM_REQUEST_SECONDS": "0.5"}
    server = GameServer(f"sqlite:///{folder / 'tables.db'}", settings=settings, log=folder / "log")
    server.start()
    yield server
    server.stop()


async def end_of(line: Line) -> bytes:
    """Everything up to the end of the connection."""
    found = b""
    with suppress(ConnectionError):
        while more := await asyncio.wait_for(line.reader.read(65_536), PATIENCE):
            found += more
    return found


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ")[1]) if answer else 0


def code_of(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["code"])


# ------------------------------------------------------------------ how long


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (GET + b"a: " + b"x" * 17_000, 431, "request/too-long"),
        (GET + b"a: " + b"x" * 17_000 + b"\r\n\r\n", 431, "request/too-long"),
        (GET + b"a: x\r\n" * MAX_HEADERS + b"\r\n", 431, "request/too-long"),
        (GET + b"x" * 17_000, 431, "request/too-long"),
        (b"GET /" + b"x" * 9_000, 414, "request/too-long"),
        (IN_PARTS + b"1;" + b"x" * 300_000, 431, "request/too-long"),
        (IN_PARTS + b"1\r\nx\r\n0\r\na: " + b"x" * 17_000 + b"\r\n\r\n", 431, "request/too-long"),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400, "request/unreadable"),
        (b"HELLO\r\n\r\n", 400, "request/unreadable"),
        (POST + b"content-length: 1\r\ncontent-length: 2\r\n\r\n", 400, "request/unreadable"),
        (OPEN.replace("GET", "POST").encode(), 400, "request/no-socket"),
        (OPEN.replace("HTTP/1.1", "HTTP/1.0").encode(), 400, "request/no-socket"),
    ],
)
async def test_what_is_too_long_or_no_request_is_refused_with_the_reason(
    sent: bytes, status: int, code: str, one_server: GameServer
) -> None:
    async with line_to(one_server) as line:
        line.writer.write(sent)
        answer = await end_of(line)
    assert (status_of(answer), code_of(answer)) == (status, code)


async def test_what_is_long_enough_for_anyone_is_served(one_server: GameServer) -> None:
    async with line_to(one_server) as line:
        fat = b"cookie: " + b"x" * 15_000 + b"\r\n"
        many = b"a: x\r\n" * (MAX_HEADERS - 2)
        for head in (GET + fat, GET + many, GET.replace(b"?", b"?" + b"x" * 8_000)):
            line.writer.write(head + b"\r\n")
            assert status_of(await line.reader.readuntil(b"\r\n\r\nok")) == 200


async def test_a_refusal_is_heard_by_a_client_that_is_still_sending(one_server: GameServer) -> None:
    async with line_to(one_server) as line:
        line.writer.write(GET + b"a: " + b"x" * 2_000_000 + b"\r\n\r\n")
        assert status_of(await end_of(line)) == 431


async def test_a_body_that_goes_on_after_its_answer_is_not_read_to_its_end(
    one_server: GameServer,
) -> None:
    async with line_to(one_server) as line:
        line.writer.write(POST + b"content-length: 9999999\r\n\r\n" + b" " * 20_000)
        head = await line.reader.readuntil(b"\r\n\r\n")
        line.writer.write(b" " * 200_000)
        rest = await end_of(line)
    assert (status_of(head), json.loads(rest)["code"]) == (413, "message/too-long")


async def test_a_body_that_comes_after_its_answer_leaves_the_connection_open(
    one_server: GameServer,
) -> None:
    async with line_to(one_server) as line:
        path = b"POST /api/tables/x/join HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n"
        line.writer.write(path)
        head = await line.reader.readuntil(b"}")
        line.writer.write(b" " * 60_000 + GET + b"\r\n")
        then = await line.reader.readuntil(b"\r\n\r\nok")
    assert (status_of(head), status_of(then)) == (404, 200)


async def test_headers_behind_a_body_open_no_seat(one_server: GameServer) -> None:
    host = Guest(one_server.url)
    table = await host.create(2)
    order = json.dumps({"type": "seat-bot", "id": "x", "seat": 0, "level": "outlaw"}).encode()
    head = f"POST /api/tables/{table}/commands HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
    body = b"%x\r\n%s\r\n0\r\n" % (len(order), order)
    key = f"authorization: Bearer {host.key}\r\n"
    for before, behind, status in ((key, "", 200), ("", key, 403)):
        async with line_to(one_server) as line:
            line.writer.write(f"{head}{before}transfer-encoding: chunked\r\n\r\n".encode() + body)
            line.writer.write(f"{behind}\r\n".encode())
            assert status_of(await end_of(line)) == status


async def test_a_body_that_is_cut_off_is_no_fault_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for sent in (b"", b"{"):
            async with line_to(server) as line:
                line.writer.write(POST + b"content-length: 100\r\n\r\n" + sent)
                await line.writer.drain()
                await Guest(server.url).ask("GET", "/healthz")
                line.writer.transport.abort()
        await Guest(server.url).create(2)
    assert server.log.read_text() == ""


async def test_requests_behind_one_another_are_answered_up_to_a_few(one_server: GameServer) -> None:
    async with line_to(one_server) as line:
        line.writer.write((GET + b"\r\n") * MAX_PIPELINED)
        for _ in range(MAX_PIPELINED):
            assert status_of(await line.reader.readuntil(b"\r\n\r\nok")) == 200
        line.writer.write((GET + b"\r\n") * 1_000)
        assert (await end_of(line)).count(b"\r\n\r\nok") < 100


# ------------------------------------------------------------------ how slowly

WHOLE = GET + b"\r\n"
UNFINISHED = {
    "silent": (b"", 0),
    "empty lines": (b"\r\n", 0),
    "half a head": (GET, 408),
    "half a first line": (b"GET /hea", 408),
    "no body": (POST + b"content-length: 100\r\n\r\n", 408),
    "half a body": (POST + b"content-length: 100\r\n\r\n{", 408),
    "half a part": (IN_PARTS + b"9\r\n{", 408),
    "no last part": (IN_PARTS + b"1\r\n{\r\n", 408),
    "half an upgrade": (OPEN[:-2].encode(), 408),
    "half a second request": (WHOLE + GET, 408),
    "too long a body, cut short": (POST + b"content-length: 99999\r\n\r\n" + b" " * 20_000, 413),
}


@pytest.mark.parametrize("kind", UNFINISHED)
async def test_a_request_that_does_not_come_whole_in_time_is_refused(
    kind: str, impatient: GameServer
) -> None:
    sent, status = UNFINISHED[kind]
    async with line_to(impatient) as line:
        line.writer.write(sent)
        if sent.startswith(WHOLE):
            assert status_of(await line.reader.readuntil(b"\r\n\r\nok")) == 200
        answer = await end_of(line)
    assert status_of(answer) == status


@pytest.mark.parametrize("kind", ["head", "body", "parts", "empty lines"])
async def test_dripping_does_not_help(kind: str, impatient: GameServer) -> None:
    start, drop = {
        "head": (GET + b"a: ", b"x"),
        "body": (POST + b"content-length: 1000\r\n\r\n", b" "),
        "parts": (IN_PARTS, b"1\r\n \r\n"),
        "empty lines": (b"", b"\r\n"),
    }[kind]
    async with line_to(impatient) as line:
        line.writer.write(start)
        ended = asyncio.create_task(end_of(line))
        for _ in range(1_000):
            line.writer.write(drop)
            done, _ = await asyncio.wait([ended], timeout=0.05)
            if done:
                break
        assert ended.done()
        assert status_of(await ended) == (0 if kind == "empty lines" else 408)


async def test_hundreds_of_unfinished_requests_are_all_let_go(impatient: GameServer) -> None:
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line_to(impatient)) for _ in range(300)]
        for i, line in enumerate(lines):
            line.writer.write(list(UNFINISHED.values())[i % 8][0])
        await asyncio.gather(*(end_of(line) for line in lines))
    assert await Guest(impatient.url).ask("GET", "/healthz") == "ok"
    assert "rror" not in impatient.log.read_text()


class Unread(Noted):
    """A connection whose other end reads nothing, or something."""

    def __init__(self) -> None:
        super().__init__()
        self.n_unread = 0
        self.aborted = asyncio.Event()

    def get_write_buffer_size(self) -> int:
        return self.n_unread

    def abort(self) -> None:
        self.aborted.set()

    def write_eof(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


def door_on(transport: Noted, seconds: float = 0.01) -> HttpConnection:
    config = uvicorn.Config(lambda scope, receive, send: None)
    gate = Gate(MANY, Proxies(()), None)
    door = HttpConnection(config, ServerState(), {}, gate=gate, request_seconds=seconds)
    door.connection_made(transport)
    return door


async def test_an_answer_that_is_not_read_is_given_up() -> None:
    transport = Unread()
    door = door_on(transport)
    door._forget_deadline()
    transport.n_unread = 100_000
    door.pause_writing()
    await asyncio.wait_for(transport.aborted.wait(), PATIENCE)


async def test_an_answer_that_is_read_slowly_is_waited_for() -> None:
    transport = Unread()
    door = door_on(transport)
    door._forget_deadline()
    transport.n_unread = 200_000
    door.pause_writing()
    seen: list[int] = []
    look = door._see_reading

    def look_and_read(n_before: int) -> None:
        look(n_before)
        seen.append(n_before)
        transport.n_unread -= 20_000
        if transport.n_unread <= 0:
            door.resume_writing()

    door._see_reading = look_and_read  # type: ignore[method-assign]
    transport.n_unread -= 20_000
    door.pause_writing()
    transport.n_unread -= 20_000
    while door._reading is not None:
        await asyncio.sleep(0)
    assert len(seen) == 8
    assert not transport.aborted.is_set()


# ------------------------------------------------------------------ how many


async def is_let_in(stack: AsyncExitStack, server: GameServer, source: str) -> bool:
    """Open one more connection, which stays open, and ask for something on it."""
    line = await stack.enter_async_context(line_to(server, source))
    try:
        line.writer.write(WHOLE)
        head = await line.reader.readuntil(b"\r\n\r\n")
    except (ConnectionError, asyncio.IncompleteReadError):
        return False
    line.writer.write(GET)
    return status_of(head) == 200


async def test_one_address_may_open_so_many_and_others_are_not_shut_out(tmp_path: Path) -> None:
    settings = {"FOLSOM_MAX_CONNECTIONS_PER_ADDRESS": "20"}
    async with serving(tmp_path, **settings) as server, AsyncExitStack() as stack:
        n_in = sum([await is_let_in(stack, server, VISITORS[0]) for _ in range(60)])
        assert n_in == 20
        assert await is_let_in(stack, server, VISITORS[1])
        for _ in range(30):
            assert await is_let_in(stack, server, "127.0.0.1")  # a proxy speaks for many
        await stack.aclose()
        async with AsyncExitStack() as again:
            while not await is_let_in(again, server, VISITORS[0]):
                pass
    logged = server.log.read_text()
    assert logged.count("one address has too many open") == 1


async def test_a_connection_that_became_a_socket_is_counted_as_a_socket(tmp_path: Path) -> None:
    settings = {"FOLSOM_MAX_CONNECTIONS_PER_ADDRESS": "2", "FOLSOM_MAX_SOCKETS_PER_ADDRESS": "6"}
    async with serving(tmp_path, **settings) as server, AsyncExitStack() as stack:
        table = await Guest(server.url).create(2)
        heads = []
        for _ in range(8):
            line = await stack.enter_async_context(line_to(server, VISITORS[0]))
            heads.append((await line.ask(f"/api/tables/{table}/socket"))[0])
        assert [status_of(head) for head in heads] == [101] * 6 + [503] * 2


async def test_when_descriptors_run_out_the_log_says_so_and_the_timeouts_free_them(
    tmp_path: Path,
) -> None:
    settings = {"N_FILES": "200,300", "FOLSOM_REQUEST_SECONDS": "2"}
    async with serving(tmp_path, **settings) as server, AsyncExitStack() as stack:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert limits.partition("Max open files")[2].split()[:2] == ["300", "300"]
        # All at once, so that none has ended before the last has come.
        tried = [is_let_in(stack, server, visitor) for visitor in VISITORS for _ in range(40)]
        n_in = sum(await asyncio.gather(*tried))
        assert 100 <= n_in <= 200
        async with AsyncExitStack() as again:
            while not await is_let_in(again, server, VISITORS[0]):
                pass
        assert await Guest(server.url).ask("GET", "/healthz") == "ok"
    logged = server.log.read_text()
    assert logged.count("see `ulimit -n`") == 1
    assert "rror" not in logged


def test_one_address_never_has_more_than_its_share_of_few() -> None:
    gate = Gate(MANY, Proxies(()), 1_024)
    assert (gate.max_open, gate.max_of_one) == (924, 231)
    assert [gate.enter("2001:db8::1", 0) for _ in range(231)] == [True] * 231
    assert not gate.enter("2001:db8::ffff", 0)
    assert gate.enter("2001:db8:0:1::1", 0)
    gate.leave("2001:db8::2")
    assert gate.enter("2001:db8::3", 0)
    assert not gate.enter("198.51.100.1", 924)


# ------------------------------------------------------------------ anything at all

PIECES = [
    GET,
    POST,
    IN_PARTS,
    OPEN.encode(),
    b"\r\n",
    b"content-length: 5\r\n",
    b"connection: close\r\n",
    b"expect: 100-continue\r\n",
    b"upgrade: h2c\r\nconnection: upgrade\r\n",
    b"3\r\nabc\r\n",
    b"0\r\n",
    b"hello",
    b"a: " + b"x" * 5_000 + b"\r\n",
    b"\x00\xff",
]


@given(
    pieces=st.lists(st.sampled_from(PIECES) | st.binary(max_size=20), max_size=20),
    cut=st.integers(1, 6_000),
)
@settings(deadline=None)
def test_whatever_comes_in_whatever_cuts_is_answered_or_refused(
    pieces: list[bytes], cut: int
) -> None:
    asyncio.run(hear(b"".join(pieces), cut))


async def hear(sent: bytes, cut: int) -> None:
    """Nothing is raised, nothing long is kept, and every answer begins like one."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope["connection"].refuse(404, b"")
            return
        while (await receive()).get("more_body"):
            pass
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})

    transport = Unread()
    config = uvicorn.Config(app, ws=WebSocketConnection, log_config=None)
    gate = Gate(MANY, Proxies(()), None)
    door = HttpConnection(config, ServerState(), {}, gate=gate, request_seconds=60)
    transport.set_protocol(door)
    door.connection_made(transport)
    for i in range(0, len(sent), cut):
        if transport.is_closing() or transport.aborted.is_set():
            break
        transport.protocol.data_received(sent[i : i + cut])
        kept = len(getattr(door, "url", b"")) + sum(len(n) + len(v) for n, v in door.headers or [])
        assert kept <= MAX_HEAD_BYTES + cut
        await asyncio.sleep(0)
    for _ in range(30):
        await asyncio.sleep(0)
    if not transport.aborted.is_set():
        said = b"".join(transport.written)
        assert not said or said.startswith(b"HTTP/1.1 ")
    door.connection_lost(None)
    assert gate._counts.total == 0
