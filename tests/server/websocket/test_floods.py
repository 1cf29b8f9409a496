"""One visitor sends without end: he is let go, and the server's memory stays what it was."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.backends import GameServer
from tests.server.player import Guest
from tests.server.websocket.test_connection import HELLO, Line, line_to, part

from folsom.server.websocket.frames import CloseCode, Opcode

pytestmark = pytest.mark.anyio

FLOOD_BYTES = 40_000_000
GROWTH = 1.1
PATIENCE = 60.0


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameServer]:
    """A server whose memory nobody else fills."""
    folder = tmp_path_factory.mktemp("flooded")
    server = GameServer(f"sqlite:///{folder / 'tables.db'}", log=folder / "log")
    server.start()
    yield server
    server.stop()


def memory_of(server: GameServer) -> int:
    """How much of the machine's memory the server holds, in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


async def pour(line: Line, piece: bytes, n_bytes: int = FLOOD_BYTES) -> None:
    """Send a piece again and again, reading nothing, until all is sent or nobody takes it."""
    many = piece * max(1, 65_536 // len(piece))
    with contextlib.suppress(ConnectionError):
        for _ in range(n_bytes // len(many)):
            line.writer.write(many)
            await asyncio.wait_for(line.writer.drain(), PATIENCE)


async def open_table(line: Line, server: GameServer) -> None:
    """Open a socket and say hello."""
    table = await Guest(server.url).create(2)
    await line.ask(f"/api/tables/{table}/socket")
    line.writer.write(part(Opcode.TEXT, HELLO, True))
    await line.next()
    await line.next()


FRAMES = {
    "pings": part(Opcode.PING, b"x" * 125, True),
    "pongs": part(Opcode.PONG, b"x" * 125, True),
    "empty parts": part(Opcode.CONTINUED, b"", False),
    "texts": part(Opcode.TEXT, b"x" * 100, True),
}


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_client_that_sends_frames_without_end_is_let_go(
    kind: str, flooded: GameServer
) -> None:
    for n_bytes in (1_000_000, FLOOD_BYTES):
        before = memory_of(flooded)
        async with line_to(flooded) as line:
            await open_table(line, flooded)
            if kind == "empty parts":
                line.writer.write(part(Opcode.TEXT, b"", False))
            await pour(line, FRAMES[kind], n_bytes)
        assert await Guest(flooded.url).ask("GET", "/healthz") == "ok"
    assert memory_of(flooded) < GROWTH * before


@pytest.mark.parametrize("kind", FRAMES)
async def test_every_frame_counts_and_who_sends_too_many_is_told(
    kind: str, one_server: GameServer
) -> None:
    async with line_to(one_server) as line:
        await open_table(line, one_server)
        if kind == "empty parts":
            line.writer.write(part(Opcode.TEXT, b"", False))
        line.writer.write(FRAMES[kind] * 1_000)
        last = b""
        while (found := await line.next())[0] != Opcode.CLOSE:
            last = found[1] if found[0] == Opcode.TEXT else last
        assert b'"client/too-fast"' in last
        assert int.from_bytes(found[1][:2], "big") == CloseCode.POLICY


async def test_pings_of_one_who_reads_nothing_are_answered_up_to_the_same_limit_as_all_else(
    tmp_path: Path,
) -> None:
    settings = {"FOLSOM_MESSAGES_PER_SECOND": "1000000", "FOLSOM_MAX_UNSENT_BYTES": "100000"}
    server = GameServer(f"sqlite:///{tmp_path / 'tables.db'}", settings=settings)
    server.start()
    try:
        async with line_to(server) as line:
            await open_table(line, server)
            before = memory_of(server)
            await pour(line, FRAMES["pings"])
            assert await line.until_close() == CloseCode.TRY_LATER
            assert memory_of(server) < GROWTH * before
        metrics = await Guest(server.url).ask("GET", "/metrics")
        assert "folsom_slow_clients_total 1.0" in metrics
    finally:
        server.stop()


PARTS = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
REQUESTS = {
    "one header": (b"GET / HTTP/1.1\r\nhost: x\r\na: ", b"x" * 1_000),
    "one header's name": (b"GET / HTTP/1.1\r\nhost: x\r\n", b"x" * 1_000),
    "many headers": (b"GET / HTTP/1.1\r\nhost: x\r\n", b"a: " + b"x" * 95 + b"\r\n"),
    "tiny headers": (b"GET / HTTP/1.1\r\nhost: x\r\n", b"a:\r\n"),
    "a target": (b"GET /", b"x" * 1_000),
    "a method": (b"", b"GET"),
    "empty lines": (b"", b"\r\n"),
    "a body": (b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n", b"x" * 1_000),
    "parts of a body": (PARTS, b"1\r\nx\r\n"),
    "words beside a part's size": (PARTS + b"1;", b"x" * 1_000),
    "headers behind a body": (PARTS + b"1\r\nx\r\n0\r\n", b"a: " + b"x" * 95 + b"\r\n"),
    "requests": (b"", b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"),
}  # fmt: skip


@pytest.mark.parametrize("kind", REQUESTS)
async def test_a_request_without_end_takes_no_memory(kind: str, flooded: GameServer) -> None:
    start, piece = REQUESTS[kind]
    for n_bytes in (1_000_000, FLOOD_BYTES):
        before = memory_of(flooded)
        async with line_to(flooded) as line:
            line.writer.write(start)
            await pour(line, piece, n_bytes)
            assert await Guest(flooded.url).ask("GET", "/healthz") == "ok"
            after = memory_of(flooded)
    assert after < GROWTH * before
