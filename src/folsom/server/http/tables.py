"""The HTTP endpoints of tables: set up, sit down, command, look. Bots in any language need only these."""

import asyncio
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from folsom.games import game_module, game_names
from folsom.server.context import Context
from folsom.server.guard.credentials import keys_of
from folsom.server.http.endpoint import answer_json, endpoint
from folsom.server.http.new_keys import key_for, table_answer
from folsom.server.http.requests import (
    address_of,
    caller_of,
    read_body,
    read_number,
    table_id,
    take_one,
)
from folsom.server.live.broadcast import raw, sights_now
from folsom.server.protocol import bodies, commands, messages, offers
from folsom.server.protocol.errors import Refusal, not_yours
from folsom.server.storage.listing import MAX_LINES, ORDER, PAGE_LINES, read_page, read_place
from folsom.server.tables import clocks
from folsom.server.tables.bot_levels import levels_of
from folsom.server.tables.games import bandit_names
from folsom.server.tables.keys import hash_of
from folsom.server.tables.permission import Caller
from folsom.server.wall_clock import now_ms

MAX_WAIT_SECONDS = 25.0
MAX_CARRIED_BYTES = 65_536


@endpoint
async def list_games(request: Request, context: Context) -> Response:
    """The games, their options and their bots; and whether they can be played yet."""

    def offer(game: str) -> bodies.GameOffer:
        version = int(game_module(game).RULES_VERSION)
        levels = list(levels_of(game))
        return bodies.GameOffer(
            game,
            version,
            list(offers.seats_offered(game)),
            offers.options_schema(game),
            list(offers.form_of(game)),
            offers.CLOCKS,
            levels,
            context.warm_up.is_warm(game),
            list(bandit_names(game)),
        )

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
            live = await context.tables.get(table, fresh=True)
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
    take_one(context, request, "creates")
    key, is_new = key_for(request, wish.carrier)
    live = await context.tables.get(await context.commands.create_table(wish, key))
    live.called_from(address_of(request), frozenset({hash_of(key)}))
    return table_answer(live, key, request, wish.carrier, is_new, None)


@endpoint
async def carry_over(request: Request, context: Context) -> Response:
    """A game that was begun in a browser goes on at a new table; the caller is its host and holds his seats."""
    wish = await read_body(request, bodies.CarriedTable, MAX_CARRIED_BYTES)
    take_one(context, request, "creates")
    take_one(context, request, "replays")
    key, is_new = key_for(request, wish.carrier)
    async with context.replaying:
        table = await context.commands.carry_over(wish, key, context.server)
    live = await context.tables.get(table)
    live.called_from(address_of(request), frozenset({hash_of(key)}))
    return table_answer(live, key, request, wish.carrier, is_new, None)


@endpoint
async def show(request: Request, context: Context) -> Response:
    """A table as everyone sees it, and what the caller holds there."""
    live = await context.tables.get(table_id(request), fresh=True)
    you = live.table.you(keys_of(request))
    number = live.table.number_for(you.seats)
    return answer_json(bodies.TableAnswer(live.table.shown(), you, number))


@endpoint
async def join(request: Request, context: Context) -> Response:
    """Take a seat."""
    table = table_id(request)
    wish = await read_body(request, bodies.Join)
    take_one(context, request, "joins")
    key, is_new = key_for(request, wish.carrier)
    caller = Caller(keys_of(request) | {hash_of(key)}, now_ms(), context.server)
    seat, _ = await context.commands.take_seat(table, wish, key, caller)
    live = await context.tables.get(table)
    return table_answer(live, key, request, wish.carrier, is_new, seat)


@endpoint
async def command(request: Request, context: Context) -> Response:
    """Any command, as over the socket."""
    table = table_id(request)
    order: Any = await read_body(request, commands.AnyCommand)  # type: ignore[arg-type]
    number = await context.commands.carry_out(table, order, caller_of(request, context))
    return answer_json(messages.Done(order.id, number))


@endpoint
async def answer(request: Request, context: Context) -> Response:
    """A seat answers its decision."""
    table = table_id(request)
    order = await read_body(request, commands.Answer)
    number = await context.commands.carry_out(table, order, caller_of(request, context))
    return answer_json(messages.Done(order.id, number))


@endpoint
async def view(request: Request, context: Context) -> Response:
    """What a held seat sees (`seat`), or a spectator; with `after`, waits for a newer number."""
    live = await context.tables.get(table_id(request), fresh=True)
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
    table, game = live.table, live.table.seen.game_for(viewers)
    at = table.seen.at_for(viewers)
    body = bodies.SeatView(
        table.number_for(viewers),
        at,
        table.answer_for(table.seats_of(keys_of(request))),
        table.phase,
        None if game is None else sights_now(game, [seat])[0],
        clocks.shown(table.times, at),
        raw(table.outcome if game is None else game.outcome),
    )
    return answer_json(body)
