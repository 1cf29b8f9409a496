"""A server's inside without sockets, for tests that look at memory, leases and clocks."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from tests.server.player import new_id, new_nonce

from folsom.core.fairness import commitment_of
from folsom.server.app import make_app
from folsom.server.config import Config
from folsom.server.context import Context
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import CreateTable, Join
from folsom.server.protocol.table_state import BotSeat, ClockSettings, Settings
from folsom.server.storage.packing import TICK
from folsom.server.tables.keys import hash_of, new_key
from folsom.server.tables.permission import Caller
from folsom.server.wall_clock import now_ms


async def until(happened: Callable[[], object], seconds: float = 20) -> None:
    """Wait for a condition."""
    deadline = asyncio.get_running_loop().time() + seconds
    while not happened():
        assert asyncio.get_running_loop().time() < deadline, "it did not happen"
        await asyncio.sleep(0.005)


@asynccontextmanager
async def inside(
    folder: Path, redis_url: str = "", warm_up: bool = False, **settings: Any
) -> AsyncIterator[Context]:
    """A running server without a port."""
    settings = {"database_url": f"sqlite:///{folder / 'tables.db'}", **settings}
    context = Context(Config(redis_url=redis_url, warm_up=warm_up, **settings))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


class Wire:
    """A client's end of the line that keeps what it was sent."""

    n_unsent = 0

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def hang_up(self, code: int, reason: str) -> None:
        self.sent.append(reason.encode())


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
    table = await context.commands.create_table(wish, key)
    sitting = [await sit(context, table, key) for _ in range(n_seats - len(bots))]
    await begin(context, table, key, sitting, address)
    return table, key


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person at a table: what the person's client keeps."""

    seat: int
    key: str
    nonce: str


async def sit(context: Context, table: str, key: str, seat: int | None = None) -> Sitting:
    """A person sits down."""
    nonce = new_nonce()
    wish = Join(new_id(), "Ann", commitment_of(table, bytes.fromhex(nonce)), seat)
    taken, _ = await context.commands.take_seat(table, wish, key, caller(context, key))
    return Sitting(taken, key, nonce)


async def begin(
    context: Context, table: str, host: str, sitting: list[Sitting], address: str = ""
) -> None:
    """The host calls the start, and all tell their nonces."""
    start = replace(caller(context, host), address=address)
    await context.commands.carry_out(table, commands.Start(new_id()), start)
    for one in sitting:
        told = commands.RevealNonce(new_id(), one.seat, one.nonce)
        await context.commands.carry_out(
            table, told, replace(caller(context, one.key), address=address)
        )


def caller(context: Context, key: str) -> Caller:
    """Whoever has the key, now."""
    return Caller(frozenset({hash_of(key)}), now_ms(), context.server)


def in_ticks(told: Any, since: int | None = None) -> Any:
    """The same with its moments as exact as a packed game has them: since the table was set up."""
    if isinstance(told, list):
        return [in_ticks(part, since) for part in told]
    if not isinstance(told, dict):
        return told
    if since is None and "table" in told:
        since = told["table"]["created"]
    return {
        name: (part - since) // TICK
        if name == "at" and since is not None
        else in_ticks(part, since)
        for name, part in told.items()
    }
