"""The endpoints that look a finished game over: where the victory was given away."""

from starlette.requests import Request
from starlette.responses import Response

from folsom.core.transcript import Transcript
from folsom.server.analysis.replay import read_replay
from folsom.server.compiling import SEARCH
from folsom.server.context import Context
from folsom.server.http import finished_games, tables
from folsom.server.protocol.bodies import ReplayWish


@tables.endpoint
async def table_review(request: Request, context: Context) -> Response:
    """Every decision of a finished game searched again, and its turning points."""
    live = await finished_games.replayable_table(request, context)
    tables.take_one(context.replays, request, "replays")
    return await _review(request, context, live.table.transcript())


@tables.endpoint
async def review(request: Request, context: Context) -> Response:
    """The same for the text of a finished game's transcript, wherever it was played."""
    wish = await tables.read_body(request, ReplayWish, finished_games.MAX_TRANSCRIPT_BYTES)
    tables.take_one(context.replays, request, "replays")
    return await _review(request, context, read_replay(wish.transcript))


async def _review(request: Request, context: Context, transcript: Transcript) -> Response:
    await context.warm_up.be_warm(transcript.game, SEARCH)

    async def is_there() -> bool:
        return not context.is_closing and not await request.is_disconnected()

    return tables.answer_json(await context.reviewing.get(transcript, is_there))
