"""What a request says: its body, its table, who asks, and whether the address may ask so often."""

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from folsom.server.context import Context
from folsom.server.guard.address_limits import Limited
from folsom.server.guard.credentials import keys_of
from folsom.server.guard.limits import source_of
from folsom.server.protocol.errors import Refusal, not_found
from folsom.server.tables.permission import Caller
from folsom.server.wall_clock import now_ms

MAX_BODY_BYTES = 16_384

T = TypeVar("T")


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


def read_number(request: Request, name: str, highest: int) -> int | None:
    """A number in the query, if there is one."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 10 and int(text) <= highest):
        raise Refusal("input/unreadable", f"expected a number from 0 to {highest} as {name!r}", 422)
    return int(text)


def table_id(request: Request) -> str:
    """The table's id from the path."""
    table: str = request.path_params["table"]
    if len(table) != 16 or not table.isalnum() or not table.isascii():
        raise not_found()
    return table


def address_of(request: Request) -> str:
    """The address that limits count."""
    return source_of(request.client.host) if request.client else ""


def caller_of(request: Request, context: Context) -> Caller:
    """Who asks."""
    return Caller(keys_of(request), now_ms(), context.server, address_of(request))


def take_one(context: Context, request: Request, limit: Limited) -> None:
    """Count against the address's limit."""
    context.limits.take(limit, address_of(request))
