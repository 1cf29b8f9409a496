"""One client at a table: hello, then commands in and messages out. A slow client never holds up a table."""

import asyncio

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Scope

from folsom.core.errors import FolsomError
from folsom.server.context import Context
from folsom.server.guard.credentials import check_origin, keys_of
from folsom.server.guard.limits import source_of
from folsom.server.live.broadcast import Viewers, encode, welcome
from folsom.server.live.live_table import LiveTable
from folsom.server.live.past import past_for
from folsom.server.metrics import SLOW_CLIENTS
from folsom.server.protocol.commands import AnyCommand, ClientMessage, Hello, Ping
from folsom.server.protocol.errors import Refusal, not_found
from folsom.server.protocol.messages import (
    MAX_MESSAGE_BYTES,
    VERSION,
    Closing,
    Done,
    Pong,
    Refused,
    Resumed,
)
from folsom.server.tables.keys import hash_of
from folsom.server.tables.permission import Caller
from folsom.server.wall_clock import now_ms
from folsom.server.websocket.connection import WebSocketConnection
from folsom.server.websocket.frames import CloseCode

decode_message = msgspec.json.Decoder(ClientMessage).decode

CLOSE_CODES = {
    "server/restarting": CloseCode.RESTARTING,
    "client/too-slow": CloseCode.TRY_LATER,
    "message/too-long": CloseCode.TOO_BIG,
}


class Socket:
    """A connected client; the tables know it as a watcher."""

    __slots__ = (
        "_address",
        "_connection",
        "_context",
        "_full_at",
        "_is_closed",
        "_live",
        "_patience",
        "_table",
        "keys",
        "viewers",
    )

    def __init__(
        self,
        connection: WebSocketConnection,
        context: Context,
        table: str,
        address: str,
        keys: frozenset[str],
    ) -> None:
        self.keys = keys
        self.viewers: Viewers = ()
        self._connection = connection
        self._context = context
        self._table = table
        self._address = address
        self._live: LiveTable | None = None
        self._is_closed = False
        self._full_at = 0.0
        self._patience: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            context.config.hello_seconds,
            self.close,
            Closing("client/no-hello", "say hello first"),
        )
        context.sockets.add(self, address)

    # ------------------------------------------------------------------ out

    def send(self, message: bytes) -> None:
        """Send a message; a client that reads too slowly is cut off."""
        if not self._is_closed and self.has_room(len(message)):
            self._connection.send(message)

    def has_room(self, n_bytes: int) -> bool:
        """Whether so much more may wait for the client; one that reads too slowly is cut off."""
        if self._connection.n_unsent + n_bytes <= self._context.config.max_unsent_bytes:
            return True
        SLOW_CLIENTS.inc()
        self.close(Closing("client/too-slow", "too much is waiting to be read; connect again"))
        return False

    def close(self, closing: Closing) -> None:
        """Say why, and hang up."""
        if not self._is_closed:
            self._is_closed = True
            self._connection.send(encode(closing))
            self._connection.hang_up(CLOSE_CODES.get(closing.code, CloseCode.POLICY), closing.code)

    def greet(self) -> None:
        """The client holds other seats than before: everything anew."""
        live = self._live
        if live is not None:
            self.send(encode(welcome(live.table, live.table.you(self.keys), [], now_ms())))

    def ask_if_there(self, now: float) -> None:
        """Called now and then."""
        self._connection.ask_if_there(now)

    # ------------------------------------------------------------------ in

    def may_send(self) -> bool:
        """One frame from the client; pings and parts of messages count like whole ones."""
        full_at = self._context.pace.of_frames.take(self._full_at)
        if full_at is not None:
            self._full_at = full_at
            return True
        self.close(Closing("client/too-fast", "too many messages"))
        return False

    async def take(self, message: bytes) -> None:
        """One message from the client; every one of them is answered."""
        if self._live is not None:
            await self._obey(message)
        elif (hello := self._hello(message)) is not None:
            await self._begin(hello)

    def refuse_long(self) -> None:
        """A message was too long."""
        self.close(Closing("message/too-long", f"a message has at most {MAX_MESSAGE_BYTES} bytes"))

    def gone(self) -> None:
        """The client has gone."""
        self._is_closed = True
        self._be_patient()
        if self._live is not None:
            self._live.remove(self)
            self._context.other_servers.tell_presence(self._live)
        self._context.sockets.remove(self, self._address)

    def _be_patient(self) -> None:
        """Hello was said, or never will be."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _hello(self, data: bytes) -> Hello | None:
        self._be_patient()
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

    async def _begin(self, hello: Hello) -> None:
        """Find the table, send everything or what was missed, and begin to watch."""
        tables, table = self._context.tables, self._table
        if hello.key is not None:
            self.keys |= {hash_of(hello.key)}
        try:
            live = await tables.get(table, fresh=True)
            opens = live.table.you(self.keys)
            if hello.key is not None and not (opens.seats or opens.is_host):
                raise Refusal("key/unknown", "this key opens nothing at this table", 403)
            viewers = tuple(live.table.seats_of(self.keys))
            if hello.last is not None and hello.last > live.table.number_for(viewers):
                # The client comes from a server of which we have not heard, and has seen more.
                await tables.catch_up(live)
            while True:
                self.viewers = tuple(live.table.seats_of(self.keys))
                number = live.table.number
                past = await past_for(self._context.logs, live.table, self.viewers, hello.last)
                if live.table.number == number and tables.has(live):
                    break
                live = await tables.get(table)
        except FolsomError as error:
            self.close(Closing(error.code, error.sentence))
            return
        if self._is_closed:
            return
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
        self._context.other_servers.tell_presence(live)
        self.send(live.presence_message())

    async def _obey(self, data: bytes) -> None:
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
                self.send(encode(await self._order(message)))

    async def _order(self, command: AnyCommand) -> Done | Refused:
        caller = Caller(self.keys, now_ms(), self._context.server, self._address)
        try:
            number = await self._context.commands.carry_out(self._table, command, caller)
            return Done(command.id, number)
        except FolsomError as error:
            return Refused(command.id, error.code, error.sentence)


def _id_of(data: bytes) -> str | None:
    """The id of a command that cannot be read otherwise, so that its sender knows which it was."""

    class OnlyId(msgspec.Struct):
        id: str | None = None

    try:
        found = msgspec.json.decode(data, type=OnlyId).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if found is None or len(found) <= 40 else None


async def serve_socket(scope: Scope, context: Context, table: str) -> None:
    """GET /api/tables/{id}/socket, beside the pages: thousands of these wait at the same time."""
    connection: WebSocketConnection = scope["connection"]
    client = scope.get("client")
    address = source_of(client[0]) if client else ""
    try:
        keys = await _check(HTTPConnection(scope), context, address, table)
    except FolsomError as error:
        status = error.status if isinstance(error, Refusal) else 503
        body = encode({"code": error.code, "sentence": error.sentence})
        connection.refuse(status, body, [(b"content-type", b"application/json")])
        return
    connection.accept(Socket(connection, context, table, address, keys))


async def _check(
    request: HTTPConnection, context: Context, address: str, table: str
) -> frozenset[str]:
    """What must be right before a socket is opened. Returns the hashes of the keys presented."""
    sockets, config = context.sockets.counts, context.config
    check_origin(request, config.origins)
    if sockets.total >= config.max_sockets or sockets.of(address) >= config.max_sockets_per_address:
        raise Refusal("server/full", "too many connections", 503)
    if context.is_closing:
        raise Refusal("server/restarting", "this server is going away", 503)
    if len(table) != 16:
        raise not_found()
    await context.tables.get(table)
    return keys_of(request)
