"""A WebSocket client small enough that thousands of them leave the machine to the server they measure."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK = b"\0\0\0\0"
"""A mask of zeros leaves the bytes as they are: this client talks to loopback only."""

OnText = Callable[[bytes], None]


def frame(kind: int, payload: bytes) -> bytes:
    """One masked frame."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | kind, 0x80 | size))
    else:
        head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + MASK + payload


class LightSocket(asyncio.Protocol):
    """One connection. Calls `on_text` with every text that comes."""

    __slots__ = ("_buffer", "_request", "closed", "is_open", "on_text", "opened", "transport")

    def __init__(self, request: bytes, on_text: OnText) -> None:
        self._request = request
        self._buffer = b""
        self.on_text = on_text
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take apart what came."""
        buffer = self._buffer + data if self._buffer else data
        if not self.is_open:
            head, mark, rest = buffer.partition(b"\r\n\r\n")
            if not mark:
                self._buffer = buffer
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._fail(head.split(b"\r\n", 1)[0].decode())
                return
            buffer = rest
            self.is_open = True
            if not self.opened.done():
                self.opened.set_result(None)
        self._buffer = self._take_frames(buffer)

    def _take_frames(self, buffer: bytes) -> bytes:
        """Take all whole frames; returns what is left."""
        at = 0
        while len(buffer) - at >= 2:
            kind, size = buffer[at] & 0x0F, buffer[at + 1] & 0x7F
            start = at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) < start + size:
                break
            at = start + size
            self._take(kind, buffer[start:at])
        return buffer[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.on_text(payload)
        elif kind == PING and self.transport is not None:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            if not self.closed.done():
                self.closed.set_result(int.from_bytes(payload[:2], "big") if payload else 1005)
            if self.transport is not None:
                self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The end, expected or not."""
        self._fail("connection lost")
        if not self.closed.done():
            self.closed.set_result(1006)

    def _fail(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))

    def send(self, text: bytes) -> None:
        """Send a text."""
        assert self.transport is not None
        self.transport.write(frame(TEXT, text))

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self.transport is not None:
            self.transport.abort()


async def open_socket(port: int, table: str, key: str | None, on_text: OnText) -> LightSocket:
    """Connect to a table on a loopback server."""
    nonce = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {nonce}",
        "Sec-WebSocket-Version: 13",
    ]
    if key:
        lines.append(f"Authorization: Bearer {key}")
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LightSocket(request, on_text), "127.0.0.1", port
    )
    await socket.opened
    return socket
