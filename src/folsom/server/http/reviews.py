"""The endpoints that look a finished game over: where the victory was given away."""

from starlette.requests import Request
from starlette.responses import Response

from folsom.core.transcript import Transcript
from folsom.server.analysis.replay import read_replay
from folsom.server.compiling import SEARCH
from folsom.server.context import Context
from folsom.server.http.endpoint import answer_json, endpoint
from folsom.server.http.finished_games import MAX_TRANSCRIPT_BYTES, replayable_table
from folsom.server.http.requests import read_body, take_one
from folsom.server.protocol.bodies import ReplayWish


@endpoint
async def table_review(request: Request, context: Context) -> Response:
    """Every decision of a finished game searched again, and its turning points."""
    live = await replayable_table(request, context)
    take_one(context, request, "replays")
    return await _review(request, context, live.table.transcript())


@endpoint
async def review(request: Request, context: Context) -> Response:
    """The same for the text of a finished game's transcript, wherever it was played."""
    wish = await read_body(request, ReplayWish, MAX_TRANSCRIPT_BYTES)
    take_one(context, request, "replays")
    return await _review(request, context, read_replay(wish.transcript))


async def _review(request: Request, context: Context, transcript: Transcript) -> Response:
    await context.warm_up.be_warm(transcript.game, SEARCH)

    async def is_there() -> bool:
        return not context.is_closing and not await request.is_disconnected()

    return answer_json(await context.reviews.get(transcript, is_there))
