"""A server's inside without sockets, for tests that look at memory, leases and clocks."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from tests.server.player import NONCE, new_id

from folsom.server import messages
from folsom.server.app import make_app
from folsom.server.bodies import CreateTable, Join
from folsom.server.config import Config
from folsom.server.context import Context
from folsom.server.hall import now_ms
from folsom.server.keys import hash_of, new_key
from folsom.server.messages import BotSeat, ClockSettings, Settings
from folsom.server.orders import carry_out, create_table, take_seat
from folsom.server.permission import Caller


@asynccontextmanager
async def inside(
    folder: Path, redis_url: str = "", warm_up: bool = False, **settings: Any
) -> AsyncIterator[Context]:
    """A running server without a port."""
    url = f"sqlite:///{folder / 'tables.db'}"
    context = Context(Config(database_url=url, redis_url=redis_url, warm_up=warm_up, **settings))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


def talk_to(context: Context) -> httpx.AsyncClient:
    """A client of the HTTP endpoints of such a server."""
    app = make_app(context.config)
    app.pages.state.context = context
    transport = httpx.ASGITransport(app)
    return httpx.AsyncClient(transport=transport, base_url="http://folsom.test")


async def start_table(
    context: Context,
    n_seats: int,
    bots: tuple[int, ...],
    clock: ClockSettings | None = None,
    level: str = "tenderfoot",
    address: str = "",
) -> tuple[str, str]:
    """A started table with one person on all seats that are not bots'; its id and the person's key."""
    key = new_key()
    settings = Settings("lots", n_seats, {"rounds": 1}, clock=clock or ClockSettings())
    wish = CreateTable(settings, [BotSeat(seat, level) for seat in bots])
    table = await create_table(context, wish, key)
    for _ in range(n_seats - len(bots)):
        await take_seat(context, table, Join(new_id(), "Ann", NONCE), key, caller(context, key))
    host = replace(caller(context, key), address=address)
    await carry_out(context, table, messages.Start(new_id()), host)
    return table, key


def caller(context: Context, key: str) -> Caller:
    """Whoever has the key, now."""
    return Caller(frozenset({hash_of(key)}), now_ms(), context.server)
