"""What a seat has asked for by `ask-hint`."""

from starlette.requests import Request
from starlette.responses import Response

from folsom.server.context import Context
from folsom.server.guard.credentials import keys_of
from folsom.server.http.endpoint import answer_json, endpoint
from folsom.server.http.requests import read_number, table_id, take_one
from folsom.server.protocol.errors import Refusal, not_yours
from folsom.server.tables.permission import check_goes_on


@endpoint
async def hint(request: Request, context: Context) -> Response:
    """The hint that a held seat (`seat`) has asked for: as many steps of it as it asked. With `cards`: of the
    next card of its plan, were these laid."""
    live = await context.tables.get(table_id(request), fresh=True)
    seat = read_number(request, "seat", 6)
    if seat is None:
        raise Refusal("input/unreadable", "expected a number from 0 to 6 as 'seat'", 422)
    if not live.table.opens(keys_of(request), seat):
        raise not_yours(seat)
    take_one(context, request, "previews")
    check_goes_on(live.table)
    laid = request.query_params.get("cards", "")
    cards = tuple(laid.split(",")) if laid else ()
    return answer_json(await context.advisers.hint_for(live, seat, cards))
