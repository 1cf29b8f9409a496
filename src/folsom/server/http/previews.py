"""The plan that a seat can see, played ahead."""

import asyncio
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from folsom.bots.preview import preview as play_ahead
from folsom.server.context import Context
from folsom.server.guard.credentials import keys_of
from folsom.server.http.endpoint import answer_json, endpoint
from folsom.server.http.requests import read_number, table_id, take_one
from folsom.server.live.broadcast import NULL, raw
from folsom.server.protocol.bodies import SeatPreview
from folsom.server.protocol.errors import Refusal, not_yours
from folsom.server.protocol.table_state import Sight
from folsom.server.tables.games import AnyGame
from folsom.server.tables.permission import check_goes_on


def sights_ahead(game: AnyGame, seat: int | None, cards: Sequence[str]) -> list[Sight]:
    """The train now, then after each card, with the eyes of a seat."""
    ahead = play_ahead(game.view(seat), cards)
    return [Sight(seat, raw(one.events), raw(one.view), NULL, False) for one in ahead]


@endpoint
async def preview(request: Request, context: Context) -> Response:
    """The plan a held seat (`seat`) or a spectator can see, played ahead as if nothing hidden interfered."""
    live = await context.tables.get(table_id(request), fresh=True)
    seat = read_number(request, "seat", 6)
    if seat is not None and not live.table.opens(keys_of(request), seat):
        raise not_yours(seat)
    take_one(context, request, "previews")
    check_goes_on(live.table)
    viewers = () if seat is None else (seat,)
    game = live.table.seen.game_for(viewers)
    if game is None:
        raise Refusal("game/not-started", "the game has not started")
    laid = request.query_params.get("cards", "")
    cards = laid.split(",") if laid else []
    number = live.table.number_for(viewers)
    # A copy: the table may go on while the thread looks ahead.
    sights = await asyncio.to_thread(sights_ahead, game.copy(), seat, cards)
    return answer_json(SeatPreview(number, sights))
