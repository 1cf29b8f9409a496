"""The endpoints that look a finished game over: where the victory was given away."""

from starlette.requests import Request
from starlette.responses import Response

from folsom.core.transcript import Transcript
from folsom.server import finished, http
from folsom.server.bodies import ReplayWish
from folsom.server.compiling import SEARCH
from folsom.server.context import Context
from folsom.server.replays import read_replay


@http.endpoint
async def table_review(request: Request, context: Context) -> Response:
    """Every decision of a finished game searched again, and its turning points."""
    live = await finished.replayable_table(request, context)
    http.take_one(context.replays, request, "replays")
    return await _review(request, context, live.table.transcript())


@http.endpoint
async def review(request: Request, context: Context) -> Response:
    """The same for the text of a finished game's transcript, wherever it was played."""
    wish = await http.read_body(request, ReplayWish, finished.MAX_TRANSCRIPT_BYTES)
    http.take_one(context.replays, request, "replays")
    return await _review(request, context, read_replay(wish.transcript))


async def _review(request: Request, context: Context, transcript: Transcript) -> Response:
    await context.be_warm(transcript.game, SEARCH)

    async def is_there() -> bool:
        return not context.is_closing and not await request.is_disconnected()

    return http.answer_json(await context.reviewing.get(transcript, is_there))
