"""Endpoints that bring a table to another device: by a one-time link, or by the table's own as a QR code."""

import segno
from starlette.requests import Request
from starlette.responses import Response

from folsom.server.context import Context
from folsom.server.http.endpoint import answer_json, endpoint
from folsom.server.http.new_keys import key_for, table_answer
from folsom.server.http.requests import caller_of, read_body, table_id, take_one
from folsom.server.protocol import bodies
from folsom.server.protocol.errors import Refusal
from folsom.server.tables.keys import new_key

MAX_HOST_CHARACTERS = 259
"""The longest name there is, and a port."""


@endpoint
async def link(request: Request, context: Context) -> Response:
    """A one-time link that opens the caller's seats on another device."""
    table, token, here = table_id(request), new_key(), _own_address(request)
    expires = await context.commands.make_link(table, token, caller_of(request, context))
    # Behind '#', which browsers send to nobody.
    path = f"/t/{table}#device={token}"
    svg = _qr(here + path)
    return answer_json(bodies.DeviceLink(token, path, svg, expires), 201)


@endpoint
async def device(request: Request, context: Context) -> Response:
    """Use such a link."""
    table = table_id(request)
    wish = await read_body(request, bodies.OpenDevice)
    take_one(context, request, "joins")
    key, is_new = key_for(request, wish.carrier)
    await context.commands.open_device(table, wish.token, key, caller_of(request, context))
    live = await context.tables.get(table)
    return table_answer(live, key, request, wish.carrier, is_new, None)


@endpoint
async def invitation(request: Request, context: Context) -> Response:
    """The table's link as a QR code."""
    here = _own_address(request)
    live = await context.tables.get(table_id(request))
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
