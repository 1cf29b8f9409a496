"""A client's connection as a WebSocket: the handshake, messages in and out, and the end of it.

Uvicorn hands over each connection that asks for an upgrade. A connection that is silent has neither a task nor a
queue: thousands of them wait at the same time. One that is spoken to has its messages carried out one by one.
"""

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, Protocol, cast
from urllib.parse import unquote

import structlog
import uvicorn
from starlette.types import Scope
from uvicorn.server import ServerState

from folsom.server.protocol.messages import MAX_MESSAGE_BYTES
from folsom.server.websocket.frames import (
    BadFrame,
    CloseCode,
    Frames,
    Opcode,
    close_frame,
    frame,
    is_utf8,
)

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CLOSE_SECONDS = 10.0
"""How long a client may take to agree to the end."""
DEAF_SECONDS = 1.0
PING_SECONDS = 20.0
"""How long a client may be silent before it is asked whether it is there, and then once more."""

log = structlog.get_logger()


class Listener(Protocol):
    """Whom a connection serves."""

    def take(self, message: bytes) -> Coroutine[Any, Any, None]:
        """A message came. The next one waits until this is done."""

    def may_send(self) -> bool:
        """A frame came, of any kind. False if it is one too many, and the connection ends."""

    def has_room(self, n_bytes: int) -> bool:
        """Whether so much more may wait to be read by the client. If not, the connection ends."""

    def refuse_long(self) -> None:
        """A message was too long, and can neither be read nor skipped."""

    def gone(self) -> None:
        """The connection is lost."""


class WebSocketConnection(asyncio.Protocol):
    """One connection, from the request for an upgrade to its end."""

    __slots__ = (
        "_accept",
        "_app",
        "_frames",
        "_heard_at",
        "_is_closing",
        "_is_deaf",
        "_is_reading",
        "_listener",
        "_loop",
        "_outgoing",
        "_state",
        "_task",
        "_transport",
    )

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._app = config.loaded_app
        self._loop = _loop or asyncio.get_running_loop()
        self._state = server_state
        self._frames = Frames(MAX_MESSAGE_BYTES)
        self._accept: bytes | None = None
        self._transport: asyncio.Transport
        self._outgoing: list[bytes] = []
        self._listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        self._is_deaf = False
        self._is_reading = True
        self._heard_at = self._loop.time()

    # ------------------------------------------------------------------ the handshake

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Uvicorn has read the request and hands over."""
        self._transport = cast(asyncio.Transport, transport)
        self._state.connections.add(cast(Any, self))

    def _read_request(self, head: bytes) -> None:
        """Uvicorn passes on the whole request at once."""
        lines = head.split(b"\r\n")
        pairs = (line.partition(b": ") for line in lines[1:] if line)
        headers = [(name.lower(), value) for name, _, value in pairs]
        given = dict(headers)
        target = lines[0].split(b" ")[1]
        path, _, query = target.partition(b"?")
        if given.get(b"sec-websocket-version") != b"13":
            self.refuse(HTTPStatus.UPGRADE_REQUIRED, b"", [(b"sec-websocket-version", b"13")])
            return
        key = given.get(b"sec-websocket-key", b"")
        n_keys = sum(name == b"sec-websocket-key" for name, _ in headers)
        if not _is_nonce(key) or n_keys > 1 or not given.get(b"host"):
            self.refuse(HTTPStatus.BAD_REQUEST, b"")
            return
        self._accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        peer = self._transport.get_extra_info("peername")
        scope: Scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "ws",
            "client": (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None,
            "path": unquote(path.decode("ascii", "replace")),
            "query_string": query,
            "headers": headers,
            "connection": self,
        }
        self._start(self._app(scope, _nothing, _nothing))

    def accept(self, listener: Listener) -> None:
        """Open the socket."""
        if self._transport.is_closing():
            listener.gone()
            return
        assert self._accept is not None
        head = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        self._transport.write(head + b"sec-websocket-accept: " + self._accept + b"\r\n\r\n")
        self._listener = listener

    def refuse(
        self, status: int, body: bytes, headers: list[tuple[bytes, bytes]] | None = None
    ) -> None:
        """Answer the request without opening a socket."""
        self._is_closing = self._is_deaf = True
        if self._transport.is_closing():
            return
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
        lines += [name + b": " + value for name, value in headers or []]
        lines += [b"content-length: %d" % len(body), b"connection: close", b"", body]
        self._transport.write(b"\r\n".join(lines))
        self._transport.close()

    # ------------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        """Bytes of the request, or of frames."""
        self._heard_at = self._loop.time()
        if self._is_deaf:
            return
        if self._accept is None:
            self._read_request(data)
            return
        self._frames.add(data)
        if self._task is None:
            self._take_messages()
        elif self._is_reading and self._frames.n_waiting > MAX_MESSAGE_BYTES:
            self._is_reading = False
            self._transport.pause_reading()

    def _take_messages(self) -> None:
        """Go on with what has come, up to the next message that must be waited for."""
        try:
            while (
                self._task is None
                and not self._is_deaf
                and (found := self._frames.next()) is not None
            ):
                if self._listener is not None and not self._listener.may_send():
                    self._hear_no_more()
                else:
                    self._take(*found)
        except BadFrame as bad:
            if bad.code == CloseCode.TOO_BIG and self._listener is not None:
                self._listener.refuse_long()
            self.hang_up(bad.code)
            self._hear_no_more()
        if self._task is None and not self._is_reading and not self._transport.is_closing():
            self._is_reading = True
            self._transport.resume_reading()

    def _hear_no_more(self) -> None:
        """What follows cannot be read, or need not be; the client has a moment to hear why."""
        self._is_deaf = True
        self._loop.call_later(DEAF_SECONDS, self._transport.close)

    def _take(self, opcode: int, payload: bytes) -> None:
        match opcode:
            case Opcode.PING:
                if not self._is_closing and self._has_room(len(payload)):
                    self._write(frame(Opcode.PONG, payload))
            case Opcode.PONG | Opcode.CONTINUED:
                pass
            case Opcode.CLOSE:
                if not self._is_closing:
                    self._write(frame(Opcode.CLOSE, payload[:2]))
                self._is_closing = True
                self._flush()
                self._transport.close()
            case _ if not self._is_closing and self._listener is not None:
                if opcode == Opcode.TEXT and not is_utf8(payload):
                    raise BadFrame(CloseCode.NOT_UTF8)
                self._start(self._listener.take(payload))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = self._loop.create_task(work)
        self._task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("message failed", exc_info=error)
            if self._listener is None:
                self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR, b"")
            else:
                self.hang_up(CloseCode.FAILED)
        self._take_messages()

    # ------------------------------------------------------------------ out

    @property
    def n_unsent(self) -> int:
        """How many bytes the client has not taken yet."""
        # A connection that was lost a moment ago refuses to say.
        waiting = 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()
        return waiting + sum(map(len, self._outgoing)) if self._outgoing else waiting

    def _has_room(self, n_bytes: int) -> bool:
        return self._listener is not None and self._listener.has_room(n_bytes)

    def send(self, message: bytes) -> None:
        """Send a text; never waits."""
        if not self._is_closing:
            self._write(frame(Opcode.TEXT, message))

    def _write(self, data: bytes) -> None:
        """What is written in one breath, such as news and the word that a command is done, goes out together."""
        if not self._outgoing:
            self._loop.call_soon(self._flush)
        self._outgoing.append(data)

    def _flush(self) -> None:
        if self._outgoing and not self._transport.is_closing():
            self._transport.write(b"".join(self._outgoing))
        self._outgoing.clear()

    def ask_if_there(self, now: float) -> None:
        """Called now and then: a client that has been silent for long is asked, and let go if it stays silent."""
        silent = now - self._heard_at
        if silent > 2 * PING_SECONDS:
            self._transport.abort()
        elif silent > PING_SECONDS and not self._is_closing:
            self._write(frame(Opcode.PING, b""))

    def hang_up(self, code: int, reason: str = "") -> None:
        """End the connection once the client agrees, or has had time to."""
        if self._is_closing:
            return
        self._is_closing = True
        self._write(close_frame(code, reason))
        self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    # ------------------------------------------------------------------ the end

    def connection_lost(self, error: Exception | None) -> None:
        """The end, expected or not."""
        self._is_closing = True
        self._state.connections.discard(cast(Any, self))
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()

    def shutdown(self) -> None:
        """Uvicorn goes away."""
        self.hang_up(CloseCode.RESTARTING)
        self._flush()
        self._transport.close()


async def _nothing(*_: object) -> Any:
    """The application speaks with the connection itself."""
    raise NotImplementedError


def _is_nonce(key: bytes) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False
