"""A client's connection as HTTP: uvicorn's, with bounds on how long a request is and how long it takes.

The head of a request (its first line and headers) is short, and a request comes whole within a set time, however
slowly it drips; an answer is read on within that time too. Whoever keeps to neither is told, and let go.
"""

import asyncio
import contextlib
from http import HTTPStatus
from typing import Any, cast

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from folsom.server.guard.gate import Gate
from folsom.server.metrics import REFUSED
from folsom.server.protocol.bodies import Problem

MAX_HEAD_BYTES = 16_384
"""Also of what follows a body, and of what may stand beside the size of a part of it."""
MAX_TARGET_BYTES = 8_192
MAX_HEADERS = 100
MAX_PIPELINED = 8
"""How many requests may wait behind the one that is answered; browsers send none."""
MAX_LATE_BYTES = 65_536
"""How much of a body is still read after it was answered; reading tiny parts of one is work."""
LINGER_SECONDS = 1.0
"""How long the rest of a refused request is thrown away, so that the client hears why."""
MIN_READ_BYTES = 16_384
"""How much of an answer a client reads while a request may take to come, if there is so much."""


class Unacceptable(Exception):
    """A request that is refused before it is a request."""

    def __init__(self, status: HTTPStatus, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(code, sentence)


def too_long(status: HTTPStatus, what: str, limit: str) -> Unacceptable:
    """The client says more than anyone needs to."""
    return Unacceptable(status, "request/too-long", f"the {what} of a request has at most {limit}")


HEAD_TOO_LONG = too_long(
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head", f"{MAX_HEAD_BYTES} bytes"
)
BODY_TOO_LONG = too_long(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "rest", f"{MAX_LATE_BYTES} bytes")
UNREADABLE = Unacceptable(HTTPStatus.BAD_REQUEST, "request/unreadable", "this is not HTTP/1.1")
NO_UPGRADE = Unacceptable(
    HTTPStatus.BAD_REQUEST, "request/no-socket", "a socket is opened by GET and HTTP/1.1"
)
TOO_LATE = Unacceptable(
    HTTPStatus.REQUEST_TIMEOUT, "request/too-slow", "the request did not come whole in time"
)
TOO_MANY = Unacceptable(
    HTTPStatus.BAD_REQUEST, "request/too-many", "too many requests wait behind one another"
)
FULL = Unacceptable(HTTPStatus.SERVICE_UNAVAILABLE, "server/full", "too many connections")


class HttpConnection(HttpToolsProtocol):
    """One connection, from its opening to its end or until it becomes a socket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        gate: Gate,
        request_seconds: float,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate
        self._seconds = request_seconds
        self._has_entered = False
        self._is_deaf = False
        self._is_in_request = False
        self._is_in_head = True
        self._is_late = False
        self._n_head_bytes = 0
        self._n_unseen_bytes = 0
        self._n_late_bytes = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let in, or not."""
        n_open = len(self.connections)
        super().connection_made(cast(asyncio.Transport, transport))
        if self._gate.enter(self._peer, n_open):
            self._has_entered = True
            self._expect_request()
        else:
            self._is_deaf = True
            self.transport.write(_answer(FULL))
            self.transport.close()

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """The end, expected or not."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has limits of its own."""
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._forget_deadline()
        self._unset_keepalive_if_required()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._has_entered:
            self._has_entered = False
            self._gate.leave(self._peer)

    # ------------------------------------------------------------------ a request comes

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if self._is_deaf:
            return
        self._n_unseen_bytes += len(data)
        self._n_late_bytes += len(data) if self._is_late else 0
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError as error:
            why = error.__context__
            self._refuse(why if isinstance(why, Unacceptable) else UNREADABLE)
            return
        if self._n_unseen_bytes > MAX_HEAD_BYTES:
            self._refuse(HEAD_TOO_LONG)
        elif self._n_late_bytes > MAX_LATE_BYTES:
            self._refuse(BODY_TOO_LONG)
        elif self._is_in_request and self._deadline is None:
            self._expect_request()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._unset_keepalive_if_required()
        self._is_in_request = self._is_in_head = True
        self._is_late = False
        self._n_head_bytes = self._n_late_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of what is asked for."""
        super().on_url(url)
        self._count(len(url))
        if len(self.url) > MAX_TARGET_BYTES:
            raise too_long(HTTPStatus.REQUEST_URI_TOO_LONG, "target", f"{MAX_TARGET_BYTES} bytes")

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header. Those behind a body are of no use to us."""
        self._count(len(name) + len(value))
        if self._is_in_head:
            super().on_header(name, value)
            if len(self.headers) > MAX_HEADERS:
                status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                raise too_long(status, "head", f"{MAX_HEADERS} headers")

    def _count(self, n_bytes: int) -> None:
        self._n_head_bytes += n_bytes
        if self._n_head_bytes > MAX_HEAD_BYTES:
            raise HEAD_TOO_LONG

    def on_headers_complete(self) -> None:
        """The head has come whole."""
        self._is_in_head = False
        self._n_unseen_bytes = 0
        if len(self.pipeline) >= MAX_PIPELINED:
            raise TOO_MANY
        if self.parser.should_upgrade() and self._should_upgrade():
            is_ours = self.parser.get_method() == b"GET" and self.parser.get_http_version() == "1.1"
            if not is_ours or self._is_answering:
                raise NO_UPGRADE
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._n_unseen_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request has come whole."""
        self._is_in_request = self._is_late = False
        self._n_unseen_bytes = 0
        self._forget_deadline()
        super().on_message_complete()

    # ------------------------------------------------------------------ time

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _expect_request(self) -> None:
        self._deadline = self.loop.call_later(self._seconds, self._refuse, TOO_LATE)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def on_response_complete(self) -> None:
        """An answer was written; the client must read it, too."""
        super().on_response_complete()
        # Some are answered before they have come whole.
        self._is_late = self._is_in_request and not self._is_in_head and not self._is_answering
        if self.transport.is_closing():
            self._expect_reading()

    def timeout_keep_alive_handler(self) -> None:
        """No other request came."""
        super().timeout_keep_alive_handler()
        self._expect_reading()

    def pause_writing(self) -> None:
        """Much of an answer waits to be read."""
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        if self._reading is not None and not self.transport.is_closing():
            self._reading.cancel()
            self._reading = None

    @property
    def _n_unread(self) -> int:
        # A connection that was lost a moment ago refuses to say.
        with contextlib.suppress(RuntimeError):
            return self.transport.get_write_buffer_size()
        return 0

    def _expect_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        self._reading = self.loop.call_later(self._seconds, self._see_reading, self._n_unread)

    def _see_reading(self, n_before: int) -> None:
        """Cut off a client that has read next to nothing meanwhile."""
        if self._n_unread > max(0, n_before - MIN_READ_BYTES):
            REFUSED.labels("reading").inc()
            self.transport.abort()
        else:
            self._expect_reading()

    # ------------------------------------------------------------------ no

    def _refuse(self, why: Unacceptable) -> None:
        """Say why, if it can be said, hear no more, and hang up."""
        self._forget_deadline()
        self._unset_keepalive_if_required()
        if self._is_deaf or self.transport.is_closing():
            return
        self._is_deaf = True
        REFUSED.labels("request").inc()
        if self._is_in_an_answer:
            self.transport.abort()
            return
        if self._is_answering:
            # The application waits for a body, and learns that none will come.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        has_asked = self._is_in_request or why is not TOO_LATE
        if has_asked and not self._is_late:
            self.transport.write(_answer(why))
        self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    @property
    def _is_in_an_answer(self) -> bool:
        """Whether what is written now would stand in the midst of something else."""
        if not self._is_answering:
            return False
        return self.cycle.response_started or bool(self.pipeline) or self._is_in_head


def _answer(why: Unacceptable) -> bytes:
    body = msgspec.json.encode(why.problem)
    lines = [
        f"HTTP/1.1 {int(why.status)} {why.status.phrase}".encode(),
        b"content-type: application/json",
        b"cache-control: no-store",
        b"x-content-type-options: nosniff",
        b"content-length: %d" % len(body),
        b"connection: close",
        b"",
        body,
    ]
    return b"\r\n".join(lines)
