"""The WebSocket itself: frames taken apart strictly, the handshake, the end, on real connections."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from benchmarks.light_socket import frame as masked_frame
from tests.server.backends import GameServer
from tests.server.player import Guest
from uvicorn.server import ServerState

from folsom.server.protocol.messages import VERSION
from folsom.server.websocket.connection import WebSocketConnection
from folsom.server.websocket.frames import (
    BadFrame,
    CloseCode,
    Frames,
    Opcode,
    close_frame,
    frame,
    unmask,
)

pytestmark = pytest.mark.anyio

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: {version}\r\n\r\n"
)
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
ACCEPT = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
HELLO = b'{"type":"hello","version":%d}' % VERSION
PING = b'{"type":"ping"}'


def part(opcode: int, payload: bytes, is_last: bool) -> bytes:
    """A part of a message, masked with something."""
    mask = b"\x12\x34\x56\x78"
    head = bytes((0x80 * is_last | opcode, 0x80 | len(payload)))
    return head + mask + unmask(payload, mask)


def taken(data: bytes, max_bytes: int = 100) -> list[tuple[int, bytes]]:
    """What comes out, byte by byte; the same as all at once."""
    at_once, slowly = Frames(max_bytes), Frames(max_bytes)
    at_once.add(data)
    found = list(iter(at_once.next, None))
    one_by_one = []
    for byte in data:
        slowly.add(bytes([byte]))
        one_by_one += list(iter(slowly.next, None))
    assert one_by_one == found
    return [one for one in found if one[0] != Opcode.CONTINUED]


def test_messages_come_out_whole_however_they_are_cut() -> None:
    data = (
        part(Opcode.TEXT, b"one ", False)
        + part(Opcode.PING, b"in between", True)
        + part(Opcode.CONTINUED, b"message", True)
        + part(Opcode.BINARY, b"", True)
    )
    assert taken(data) == [
        (Opcode.PING, b"in between"),
        (Opcode.TEXT, b"one message"),
        (Opcode.BINARY, b""),
    ]
    assert taken(masked_frame(Opcode.TEXT, b"x" * 300), 300) == [(Opcode.TEXT, b"x" * 300)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x01a", CloseCode.PROTOCOL_ERROR),  # not masked
        (b"\xc1\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),  # an extension nobody agreed on
        (b"\x83\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),  # an unknown kind
        (b"\x09\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),  # a ping in parts
        (b"\x89\xfe\0\x80", CloseCode.PROTOCOL_ERROR),  # a long ping
        (part(Opcode.CONTINUED, b"a", True), CloseCode.PROTOCOL_ERROR),  # nothing to go on with
        (part(Opcode.TEXT, b"a", False) * 2, CloseCode.PROTOCOL_ERROR),  # two beginnings
        (b"\x81\xff" + (101).to_bytes(8, "big"), CloseCode.TOO_BIG),
        (part(Opcode.TEXT, b"a" * 60, False) + part(0, b"a" * 60, False), CloseCode.TOO_BIG),
    ],
)
def test_what_is_against_the_protocol_is_refused(data: bytes, code: CloseCode) -> None:
    with pytest.raises(BadFrame) as bad:
        taken(data)
    assert bad.value.code == code


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_to_clients_say_their_size(size: int) -> None:
    made = frame(Opcode.TEXT, b"x" * size)
    head = {0: 2, 125: 2, 126: 4, 65_535: 4, 65_536: 10}[size]
    assert (made[0], len(made)) == (0x81, head + size)
    assert close_frame(1000, "y" * 200)[1] == 125


class Noted(asyncio.Transport):
    """A connection that notes what is written to it at once."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: Any) -> None:
        assert not self.is_closed
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        if self.is_closed:
            raise RuntimeError("the handler is closed")
        return 0

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


async def test_what_is_said_in_one_breath_goes_out_together_and_before_the_end() -> None:
    config = uvicorn.Config(lambda scope, receive, send: None)
    config.loaded_app = None
    wire, transport = WebSocketConnection(config, ServerState(), {}), Noted()
    wire.connection_made(transport)
    wire.send(b"news")
    wire.send(b"done")
    assert wire.n_unsent == len(frame(Opcode.TEXT, b"news") + frame(Opcode.TEXT, b"done"))
    await asyncio.sleep(0)
    both = frame(Opcode.TEXT, b"news") + frame(Opcode.TEXT, b"done")
    assert (transport.written, wire.n_unsent) == ([both], 0)
    wire.send(b"last")
    wire.shutdown()
    last = frame(Opcode.TEXT, b"last") + close_frame(CloseCode.RESTARTING)
    assert (transport.written[1:], transport.is_closed) == ([last], True)
    await asyncio.sleep(0)
    assert (len(transport.written), wire.n_unsent) == (2, 0)


async def test_who_has_gone_before_he_is_refused_is_not_written_to() -> None:
    config = uvicorn.Config(lambda scope, receive, send: None)
    config.loaded_app = None
    wire, transport = WebSocketConnection(config, ServerState(), {}), Noted()
    wire.connection_made(transport)
    transport.close()
    wire.refuse(404, b"there is no such table")
    assert transport.written == []


class Line:
    """A bare connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self, path: str, key: str = KEY, version: int = 13) -> tuple[bytes, bytes]:
        """The request; the head and (but for a socket that opens) the body of what comes back."""
        self.writer.write(UPGRADE.format(path=path, host="x", key=key, version=version).encode())
        head = await self.reader.readuntil(b"\r\n\r\n")
        return head, b"" if b" 101 " in head else await self.reader.read()

    async def next(self) -> tuple[int, bytes]:
        """The next frame."""
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return kind & 0x0F, await self.reader.readexactly(size)

    async def until_close(self) -> int:
        """Everything up to the end; its code."""
        while True:
            kind, payload = await self.next()
            if kind == Opcode.CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def line_to(server: GameServer, source: str = "127.0.0.1") -> AsyncIterator[Line]:
    """A connection from an address of this machine; the first of them is a trusted proxy's."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


async def test_a_socket_opens_and_ends_as_the_protocol_says(one_server: GameServer) -> None:
    table = await Guest(one_server.url).create(2)
    async with line_to(one_server) as line:
        head, _ = await line.ask(f"/api/tables/{table}/socket")
        assert ACCEPT in head
        whole = part(Opcode.TEXT, HELLO[:9], False) + part(Opcode.PING, b"there?", True)
        line.writer.write(whole + part(Opcode.CONTINUED, HELLO[9:], True))
        assert await line.next() == (Opcode.PONG, b"there?")
        assert b'"type":"welcome"' in (await line.next())[1]
        line.writer.write(part(Opcode.CLOSE, (1000).to_bytes(2, "big"), True))
        assert await line.until_close() == 1000
        assert await line.reader.read() == b""


async def test_commands_sent_in_one_breath_are_answered_in_order(one_server: GameServer) -> None:
    table = await Guest(one_server.url).create(2)
    async with line_to(one_server) as line:
        await line.ask(f"/api/tables/{table}/socket")
        line.writer.write(masked_frame(Opcode.TEXT, HELLO) + 20 * masked_frame(Opcode.TEXT, PING))
        got = [(await line.next())[1] for _ in range(22)]
        assert [b'"pong"' in text for text in got] == [False, False] + 20 * [True]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x01a", CloseCode.PROTOCOL_ERROR),
        (part(Opcode.TEXT, b"\xff", True), CloseCode.NOT_UTF8),
        (masked_frame(Opcode.TEXT, b"x" * 9_000), CloseCode.TOO_BIG),
        (part(Opcode.TEXT, b"nonsense", True), CloseCode.POLICY),
    ],
)
async def test_a_client_against_the_protocol_is_told_and_let_go(
    sent: bytes, code: CloseCode, one_server: GameServer
) -> None:
    table = await Guest(one_server.url).create(2)
    async with line_to(one_server) as line:
        await line.ask(f"/api/tables/{table}/socket")
        line.writer.write(sent)
        assert await line.until_close() == code
        line.writer.write(part(Opcode.CLOSE, int(code).to_bytes(2, "big"), True))
        assert await line.reader.read() == b""


async def test_a_refused_socket_is_answered_in_full_and_nothing_is_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = GameServer(f"sqlite:///{tmp_path / 'tables.db'}", log=log)
    server.start()
    try:
        for path in ("/api/tables/aaaaaaaaaaaaaaaa/socket", "/api/tables/b/socket", "/elsewhere"):
            async with line_to(server) as line:
                head, body = await line.ask(path)
                assert head.startswith(b"HTTP/1.1 404 Not Found\r\n")
                assert json.loads(body)["code"] == "table/unknown"
        for key, version, status in (("short", 13, b"400"), (KEY, 8, b"426")):
            async with line_to(server) as line:
                head, _ = await line.ask("/elsewhere", key, version)
                assert head.split(b" ")[1] == status
        whole = UPGRADE.format(path="/", host="x", key=KEY, version=13)
        for wrong in (
            whole.replace("Host: x\r\n", ""),
            whole[:-2] + f"Sec-WebSocket-Key: {KEY}\r\n\r\n",
        ):
            async with line_to(server) as line:
                line.writer.write(wrong.encode())
                assert (await line.reader.readline()).split(b" ")[1] == b"400"
    finally:
        server.stop()
    assert "handshake" not in log.read_text()
    assert "rror" not in log.read_text()
