"""The HTTP endpoints: tables, seats, answers, finished games. Bots in any language need only these."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from folsom.core.errors import FolsomError, OutOfDate
from folsom.games import game_module, game_names
from folsom.server.guard.credentials import (
    check_origin,
    key_in_cookie,
    key_in_header,
    keys_of,
    set_cookie,
)
from folsom.server.guard.limits import Buckets, source_of
from folsom.server.live.broadcast import encode, raw, sights_of
from folsom.server.live.carry_out import carry_out, create_table, make_link, open_device, take_seat
from folsom.server.live.context import Context
from folsom.server.live.hall import now_ms
from folsom.server.live.live_table import LiveTable
from folsom.server.metrics import REFUSED
from folsom.server.protocol import bodies, messages
from folsom.server.protocol.bodies import Problem
from folsom.server.protocol.errors import Refusal, StoreDown, not_found, not_yours, too_fast
from folsom.server.protocol.offers import options_schema
from folsom.server.storage.listing import MAX_LINES, ORDER, PAGE_LINES, read_page, read_place
from folsom.server.storage.store import STORE_TROUBLE
from folsom.server.tables import clocks
from folsom.server.tables.bot_levels import levels_of
from folsom.server.tables.keys import hash_of, new_key
from folsom.server.tables.permission import Caller

MAX_BODY_BYTES = 16_384
MAX_WAIT_SECONDS = 25.0
MAX_HOST_CHARACTERS = 259
"""The longest name there is, and a port."""
UNREADABLE = ("action/illegal", "options/invalid", "input/unreadable", "transcript/invalid")
STATUS_OF = dict.fromkeys(UNREADABLE, 422)

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def answer_json(thing: object, status: int = 200) -> Response:
    """A JSON response that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(encode(thing), status, headers, media_type="application/json")


def problem(error: FolsomError) -> Response:
    """A refusal as JSON."""
    status = STATUS_OF.get(error.code, 409)
    if isinstance(error, Refusal):
        status = error.status
    elif isinstance(error, StoreDown):
        status = 503
    elif isinstance(error, OutOfDate):
        status = 409
    response = answer_json(Problem(error.code, str(error)), status)
    if isinstance(error, Refusal) and error.retry_after is not None:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def endpoint(handler: Callable[[Request, Context], Awaitable[Response]]) -> Endpoint:
    """Every endpoint: origin checked, refusals answered in one form."""

    async def serve(request: Request) -> Response:
        context: Context = request.app.state.context
        try:
            if request.method != "GET":
                check_origin(request, context.config.origins)
            return await handler(request, context)
        except FolsomError as error:
            return problem(error)
        except STORE_TROUBLE as error:
            return problem(StoreDown(f"the store is away: {type(error).__name__}"))

    serve.__name__ = handler.__name__
    serve.__doc__ = handler.__doc__
    return serve


async def read_body(request: Request, kind: type[T], max_bytes: int = MAX_BODY_BYTES) -> T:
    """The body, strictly decoded."""
    parts, size = [], 0
    try:
        async for part in request.stream():
            parts.append(part)
            size += len(part)
            if size > max_bytes:
                raise Refusal("message/too-long", f"a body has at most {max_bytes} bytes", 413)
    except ClientDisconnect:
        raise Refusal("client/gone", "the body was cut off", 400) from None
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("message/unreadable", str(error)[:300], 422) from None


def take_one(buckets: Buckets, request: Request, limit: str) -> None:
    """Count against the address's limit."""
    address = address_of(request)
    if not buckets.take(address):
        REFUSED.labels(limit).inc()
        raise too_fast("too many requests from this address", buckets.wait(address))


def address_of(request: Request) -> str:
    """The address that limits count."""
    return source_of(request.client.host) if request.client else ""


def caller_of(request: Request, context: Context) -> Caller:
    """Who asks."""
    return Caller(keys_of(request), now_ms(), context.server, address_of(request))


def table_id(request: Request) -> str:
    """The table's id from the path."""
    table: str = request.path_params["table"]
    if len(table) != 16 or not table.isalnum() or not table.isascii():
        raise not_found()
    return table


def _key_for(request: Request, carrier: bodies.Carrier) -> tuple[str, bool]:
    """The key of the caller, or a new one; and whether it is new. A cookie's key is never told to a script."""
    known = key_in_header(request) or (key_in_cookie(request) if carrier == "cookie" else None)
    return (known, False) if known else (new_key(), True)


def _table_answer(
    live: LiveTable,
    key: str,
    request: Request,
    carrier: bodies.Carrier,
    is_new: bool,
    seat: int | None,
) -> Response:
    you = live.table.you({hash_of(key)})
    told = key if carrier == "header" else None
    number = live.table.number_for(you.seats)
    body = bodies.TableAnswer(live.table.shown(), you, number, seat, told)
    response = answer_json(body, 201)
    if carrier == "cookie" and (is_new or key_in_cookie(request)):
        set_cookie(response, key, request.url.scheme == "https")
    return response


# ------------------------------------------------------------------ tables


@endpoint
async def list_games(request: Request, context: Context) -> Response:
    """The games, their options and their bots; and whether they can be played yet."""

    def offer(game: str) -> bodies.GameOffer:
        version = int(game_module(game).RULES_VERSION)
        levels = list(levels_of(game))
        return bodies.GameOffer(game, version, options_schema(game), levels, context.is_warm(game))

    # In a thread: the first to ask imports the games.
    return answer_json(await asyncio.to_thread(lambda: [offer(game) for game in game_names()]))


@endpoint
async def list_tables(request: Request, context: Context) -> Response:
    """Open tables with free seats, then games that can be watched, the newest of each first; page by page."""
    limit = read_number(request, "limit", MAX_LINES) or PAGE_LINES
    wanted = request.query_params.get("phase")
    if wanted not in (None, *ORDER):
        raise Refusal("input/unreadable", f"expected one of {', '.join(ORDER)} as 'phase'", 422)
    sent = request.query_params.get("after")
    after = None if sent is None else read_place(sent)
    phases = ORDER if wanted is None else (wanted,)
    places, more = await read_page(context.reader, now_ms(), after, limit, phases)
    found = []
    for _, _, table in places:
        try:
            live = await context.hall.get(table, fresh=True)
        except Refusal:
            continue  # it was removed this very moment
        seats = live.table.seats
        n_empty = sum(seat.kind == "empty" for seat in seats)
        is_played = live.table.phase in ("playing", "paused")
        if is_played or (live.table.phase == "gathering" and n_empty):
            names = [seat.name for seat in seats if seat.kind == "person"]
            told = live.table
            line = bodies.OpenTable(table, told.settings, names, n_empty, told.phase, told.created)
            found.append(line)
    response = answer_json(found)
    if more is not None:
        query = {"after": more.write(), "limit": limit, **({"phase": wanted} if wanted else {})}
        response.headers["link"] = f'</api/tables?{urlencode(query)}>; rel="next"'
    return response


@endpoint
async def create(request: Request, context: Context) -> Response:
    """A new table; the caller is its host."""
    wish = await read_body(request, bodies.CreateTable)
    take_one(context.creates, request, "creates")
    key, is_new = _key_for(request, wish.carrier)
    live = await context.hall.get(await create_table(context, wish, key))
    live.called_from(address_of(request), frozenset({hash_of(key)}))
    return _table_answer(live, key, request, wish.carrier, is_new, None)


@endpoint
async def show(request: Request, context: Context) -> Response:
    """A table as everyone sees it, and what the caller holds there."""
    live = await context.hall.get(table_id(request), fresh=True)
    you = live.table.you(keys_of(request))
    number = live.table.number_for(you.seats)
    return answer_json(bodies.TableAnswer(live.table.shown(), you, number))


@endpoint
async def join(request: Request, context: Context) -> Response:
    """Take a seat."""
    table = table_id(request)
    wish = await read_body(request, bodies.Join)
    take_one(context.joins, request, "joins")
    key, is_new = _key_for(request, wish.carrier)
    caller = Caller(keys_of(request) | {hash_of(key)}, now_ms(), context.server)
    seat, _ = await take_seat(context, table, wish, key, caller)
    live = await context.hall.get(table)
    return _table_answer(live, key, request, wish.carrier, is_new, seat)


@endpoint
async def command(request: Request, context: Context) -> Response:
    """Any command, as over the socket."""
    table = table_id(request)
    order: Any = await read_body(request, messages.AnyCommand)  # type: ignore[arg-type]
    number = await carry_out(context, table, order, caller_of(request, context))
    return answer_json(messages.Done(order.id, number))


@endpoint
async def answer(request: Request, context: Context) -> Response:
    """A seat answers its decision."""
    table = table_id(request)
    order = await read_body(request, messages.Answer)
    number = await carry_out(context, table, order, caller_of(request, context))
    return answer_json(messages.Done(order.id, number))


@endpoint
async def view(request: Request, context: Context) -> Response:
    """What a held seat sees (`seat`), or a spectator; with `after`, waits for a newer number."""
    live = await context.hall.get(table_id(request), fresh=True)
    seat = read_number(request, "seat", 6)
    after = read_number(request, "after", 2**31 - 1)
    if seat is not None and not live.table.opens(keys_of(request), seat):
        raise not_yours(seat)
    viewers = () if seat is None else (seat,)
    deadline = asyncio.get_running_loop().time() + MAX_WAIT_SECONDS
    while after is not None and not context.is_closing:
        if live.table.number_for(viewers) > after:
            break
        left = deadline - asyncio.get_running_loop().time()
        if left <= 0:
            break
        await live.changed(min(left, 1.0))
    if seat is not None and not live.table.opens(keys_of(request), seat):
        raise not_yours(seat)
    table, game = live.table, live.table.told.game_for(viewers)
    at = table.told.at_for(viewers)
    body = bodies.SeatView(
        table.number_for(viewers),
        at,
        table.answer_for(table.seats_of(keys_of(request))),
        table.phase,
        None if game is None else sights_of(game, [seat])[0],
        clocks.shown(table.times, at),
        raw(table.outcome if game is None else game.outcome),
    )
    return answer_json(body)


def read_number(request: Request, name: str, highest: int) -> int | None:
    """A number in the query, if there is one."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 10 and int(text) <= highest):
        raise Refusal("input/unreadable", f"expected a number from 0 to {highest} as {name!r}", 422)
    return int(text)


# ------------------------------------------------------------------ other devices


@endpoint
async def link(request: Request, context: Context) -> Response:
    """A one-time link that opens the caller's seats on another device."""
    table, token, here = table_id(request), new_key(), _own_address(request)
    expires = await make_link(context, table, token, caller_of(request, context))
    # Behind '#', which browsers send to nobody.
    path = f"/t/{table}#device={token}"
    svg = _qr(here + path)
    return answer_json(bodies.DeviceLink(token, path, svg, expires), 201)


@endpoint
async def device(request: Request, context: Context) -> Response:
    """Use such a link."""
    table = table_id(request)
    wish = await read_body(request, bodies.OpenDevice)
    take_one(context.joins, request, "joins")
    key, is_new = _key_for(request, wish.carrier)
    await open_device(context, table, wish.token, key, caller_of(request, context))
    live = await context.hall.get(table)
    return _table_answer(live, key, request, wish.carrier, is_new, None)


@endpoint
async def invitation(request: Request, context: Context) -> Response:
    """The table's link as a QR code."""
    here = _own_address(request)
    live = await context.hall.get(table_id(request))
    svg = _qr(f"{here}/t/{live.table.id}")
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _own_address(request: Request) -> str:
    """This server as the caller calls it."""
    if len(request.headers.get("host", "")) > MAX_HOST_CHARACTERS:
        sentence = f"the name of this server has at most {MAX_HOST_CHARACTERS} characters"
        raise Refusal("host/too-long", sentence, 400)
    return str(request.base_url).rstrip("/")


def _qr(text: str) -> str:
    return segno.make(text, micro=False).svg_inline(scale=4, border=2, omitsize=True)
