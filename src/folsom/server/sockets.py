"""One client's socket: hello, then commands in and messages out. A slow client never holds up a table."""

import asyncio
from collections import deque

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from folsom.core.errors import FolsomError
from folsom.server.context import Context
from folsom.server.credentials import check_origin, keys_of
from folsom.server.errors import Refusal, not_found
from folsom.server.hall import now_ms
from folsom.server.limits import Bucket
from folsom.server.live import LiveTable
from folsom.server.messages import (
    MAX_MESSAGE_BYTES,
    VERSION,
    AnyCommand,
    ClientMessage,
    Closing,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Resumed,
)
from folsom.server.metrics import SLOW_CLIENTS, SOCKETS
from folsom.server.orders import carry_out
from folsom.server.permission import Caller
from folsom.server.sights import Viewers, encode, welcome

log = structlog.get_logger()

decode_message = msgspec.json.Decoder(ClientMessage).decode

GOING_AWAY = 1012
POLICY = 1008
TOO_SLOW = 1013
BURST = 10


class Socket:
    """A connected client; the tables know it as a watcher."""

    __slots__ = (
        "_bucket",
        "_context",
        "_is_closed",
        "_live",
        "_queue",
        "_receive",
        "_scope",
        "_send",
        "_sender",
        "_unsent",
        "keys",
        "viewers",
    )

    def __init__(self, scope: Scope, receive: Receive, send: Send, context: Context) -> None:
        self.keys: frozenset[str] = frozenset()
        self.viewers: Viewers = ()
        self._scope = scope
        self._receive = receive
        self._send = send
        self._context = context
        self._live: LiveTable | None = None
        self._queue: deque[bytes | Closing] = deque()
        self._unsent = 0
        self._sender: asyncio.Task[None] | None = None
        self._is_closed = False
        rate = context.config.messages_per_second
        self._bucket = Bucket(rate, BURST * rate)

    # ------------------------------------------------------------------ out

    def send(self, message: bytes) -> None:
        """Queue a message; a client that reads too slowly is cut off."""
        if self._is_closed:
            return
        self._unsent += len(message)
        if self._unsent > self._context.config.max_unsent_bytes:
            SLOW_CLIENTS.inc()
            self._queue.clear()
            self.close(Closing("client/too-slow", "too much is waiting to be read; connect again"))
            if self._sender is not None:
                self._sender.cancel()
                self._sender = asyncio.create_task(self._flush())
            return
        self._queue.append(message)
        self._start_sending()

    def close(self, closing: Closing) -> None:
        """Say why, and hang up after what is queued."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.append(closing)
            self._start_sending()

    def greet(self) -> None:
        """The client holds other seats than before: everything anew."""
        live = self._live
        if live is not None:
            self.send(encode(welcome(live.table, live.table.you(self.keys), [], now_ms())))

    def _start_sending(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        """Send what is queued; there is no task while there is nothing to send."""
        try:
            while self._queue:
                message = self._queue.popleft()
                if isinstance(message, Closing):
                    await self._hang_up(message)
                    return
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._unsent -= len(message)
            self._sender = None
        except (RuntimeError, OSError):
            self._is_closed = True
            self._queue.clear()

    async def _hang_up(self, closing: Closing) -> None:
        code = {"server/restarting": GOING_AWAY, "client/too-slow": TOO_SLOW}.get(
            closing.code, POLICY
        )
        await self._send({"type": "websocket.send", "text": encode(closing).decode()})
        await self._send({"type": "websocket.close", "code": code, "reason": closing.code})

    # ------------------------------------------------------------------ in

    async def run(self, table: str) -> None:
        """From hello to the end."""
        try:
            hello = await asyncio.wait_for(self._hello(), self._context.config.hello_seconds)
            if hello is None or not await self._begin(table, hello):
                return
            while not self._is_closed:
                text = await self._next()
                if text is None:
                    return
                await self._take(table, text)
        except TimeoutError:
            self.close(Closing("client/no-hello", "say hello first"))
        except OSError:
            pass
        finally:
            self._is_closed = True
            if self._live is not None:
                self._live.remove(self)
                self._context.presence_changed(self._live)
            if self._sender is not None:
                await asyncio.wait([self._sender], timeout=2)

    async def _next(self) -> bytes | None:
        """The next text; None when the client has gone."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        data: bytes = message.get("bytes") or b"" if text is None else text.encode()
        if len(data) > MAX_MESSAGE_BYTES:
            self.close(
                Closing("message/too-long", f"a message has at most {MAX_MESSAGE_BYTES} bytes")
            )
            return None
        return data

    async def _hello(self) -> Hello | None:
        data = await self._next()
        if data is None:
            return None
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, RecursionError):
            message = None
        if not isinstance(message, Hello):
            self.close(Closing("message/unreadable", "the first message is hello"))
            return None
        if message.version != VERSION:
            self.close(Closing("version/unknown", f"this server speaks version {VERSION}; reload"))
            return None
        return message

    async def _begin(self, table: str, hello: Hello) -> bool:
        """Find the table, send everything or what was missed, and begin to watch."""
        hall = self._context.hall
        self.keys = keys_of(HTTPConnection(self._scope), hello.key)
        try:
            live = await hall.get(table, fresh=True)
            opens = live.table.you(self.keys)
            if hello.key is not None and not (opens.seats or opens.is_host):
                raise Refusal("key/unknown", "this key opens nothing at this table", 403)
            while True:
                self.viewers = tuple(live.table.seats_of(self.keys))
                number = live.table.number
                past = await hall.past(live, self.viewers, hello.last)
                if live.table.number == number and hall.tables.get(table) is live:
                    break
                live = await hall.get(table)
        except FolsomError as error:
            self.close(Closing(error.code, str(error)))
            return False
        you = live.table.you(self.keys)
        if past.missed is None:
            self.send(encode(welcome(live.table, you, past.history, now_ms())))
        else:
            number = live.table.number_for(self.viewers)
            self.send(encode(Resumed(VERSION, number, now_ms(), you)))
            for message in past.missed:
                self.send(message)
        self._live = live
        live.add(self)
        self._context.presence_changed(live)
        self.send(live.presence_message())
        return True

    async def _take(self, table: str, data: bytes) -> None:
        """One message from the client; every one of them is answered."""
        if not self._bucket.take():
            self.close(Closing("client/too-fast", "too many messages"))
            return
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, RecursionError) as error:
            self.send(encode(Refused(_id_of(data), "message/unreadable", str(error)[:300])))
            return
        match message:
            case Ping():
                self.send(encode(Pong(now_ms())))
            case Hello():
                self.send(encode(Refused(None, "message/unexpected", "hello was said already")))
            case _:
                self.send(encode(await self._order(table, message)))

    async def _order(self, table: str, command: AnyCommand) -> Done | Refused:
        caller = Caller(self.keys, now_ms(), self._context.hall.server)
        try:
            return Done(command.id, await carry_out(self._context, table, command, caller))
        except FolsomError as error:
            return Refused(command.id, error.code, str(error))


def _id_of(data: bytes) -> str | None:
    """The id of a command that cannot be read otherwise, so that its sender knows which it was."""

    class OnlyId(msgspec.Struct):
        id: str | None = None

    try:
        found = msgspec.json.decode(data, type=OnlyId).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if found is None or len(found) <= 40 else None


async def serve_socket(
    scope: Scope, receive: Receive, send: Send, context: Context, table: str
) -> None:
    """GET /api/tables/{id}/socket, as bare ASGI: thousands of these wait at the same time."""
    client = scope.get("client")
    address = client[0] if client else ""
    try:
        await _check(HTTPConnection(scope), context, address, table)
    except FolsomError as error:
        await _refuse_handshake(scope, send, error)
        return
    await receive()
    await send({"type": "websocket.accept"})
    context.sockets.add(address)
    SOCKETS.inc()
    socket = Socket(scope, receive, send, context)
    context.open_sockets.add(socket)
    try:
        await socket.run(table)
    finally:
        context.open_sockets.discard(socket)
        context.sockets.remove(address)
        SOCKETS.dec()


async def _check(connection: HTTPConnection, context: Context, address: str, table: str) -> None:
    """What must be right before a socket is opened."""
    sockets, config = context.sockets, context.config
    check_origin(connection, config.origins)
    if sockets.total >= config.max_sockets or sockets.of(address) >= config.max_sockets_per_address:
        raise Refusal("server/full", "too many connections", 503)
    if context.is_closing:
        raise Refusal("server/restarting", "this server is going away", 503)
    if len(table) != 16:
        raise not_found()
    await context.hall.get(table)
    keys_of(connection)


async def _refuse_handshake(scope: Scope, send: Send, error: FolsomError) -> None:
    """Refuse before the socket is open, as HTTP."""
    status = error.status if isinstance(error, Refusal) else 503
    body = encode({"code": error.code, "sentence": str(error)})
    if "websocket.http.response" in scope.get("extensions", {}):
        headers = [(b"content-type", b"application/json")]
        start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": body})
    else:
        await send({"type": "websocket.close", "code": POLICY, "reason": error.code})
