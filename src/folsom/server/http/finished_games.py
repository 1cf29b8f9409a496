"""Endpoints for games that are over: transcript, all that happened, replay."""

import asyncio
import gzip
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from folsom.server.analysis.replay import make_replay, read_replay, written_proof
from folsom.server.context import Context
from folsom.server.http.endpoint import answer_json, endpoint
from folsom.server.http.requests import read_body, table_id, take_one
from folsom.server.live.broadcast import encode, raw
from folsom.server.live.live_table import LiveTable
from folsom.server.live.past import whole_game
from folsom.server.protocol import bodies
from folsom.server.protocol.errors import Refusal

GZIP_LEVEL = 3
MAX_TRANSCRIPT_BYTES = 65_536


async def finished_table(request: Request, context: Context) -> LiveTable:
    """The table of the path, if its game is over."""
    live = await context.tables.get(table_id(request), fresh=True)
    if live.table.phase != "over":
        raise Refusal("game/not-over", "this is told when the game is over", 409)
    return live


async def replayable_table(request: Request, context: Context) -> LiveTable:
    """The same, if it can be played again by the rules it was played by."""
    live = await finished_table(request, context)
    if live.table.game is None:
        raise Refusal(
            "rules/unknown",
            f"this game was played under other rules (version {live.table.rules_version}), which this server"
            " does not have; its result and its transcript are kept",
        )
    return live


@endpoint
async def transcript(request: Request, context: Context) -> Response:
    """A finished game as a text file that `folsom verify` proves."""
    live = await finished_table(request, context)
    name = f"folsom-{live.table.settings.game}-{live.table.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(live.table.transcript().write(), 200, headers, media_type="text/plain")


@endpoint
async def finished_game(request: Request, context: Context) -> Response:
    """A finished game, everything that happened, nothing hidden."""
    live = await finished_table(request, context)
    transcript = live.table.transcript()
    body = bodies.FinishedGame(
        live.table.shown(),
        transcript.write(),
        written_proof(transcript.proof, transcript.seed) if transcript.proof else None,
        await whole_game(context.logs, live.table),
        raw(live.table.outcome),
    )
    return answer_json(body)


@endpoint
async def table_replay(request: Request, context: Context) -> Response:
    """A finished game step by step, with every seat's eyes and with nothing hidden."""
    live = await replayable_table(request, context)
    take_one(context, request, "replays")
    transcript = live.table.transcript()
    seats = live.table.shown().seats
    return await answer_replay(
        request, context, transcript.game, lambda: make_replay(transcript, seats)
    )


@endpoint
async def replay(request: Request, context: Context) -> Response:
    """The same for the text of a transcript, wherever it was played."""
    wish = await read_body(request, bodies.ReplayWish, MAX_TRANSCRIPT_BYTES)
    take_one(context, request, "replays")
    transcript = read_replay(wish.transcript)
    return await answer_replay(request, context, transcript.game, lambda: make_replay(transcript))


async def answer_replay(
    request: Request, context: Context, game: str, make: Callable[[], bodies.ReplayFile]
) -> Response:
    """Made in a thread, one at a time: it takes as long as some hundred moves of a table."""
    await context.warm_up.be_warm(game)
    is_small = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> bytes:
        body = encode(make())
        return gzip.compress(body, GZIP_LEVEL) if is_small else body

    async with context.replaying:
        body = await asyncio.to_thread(work)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if is_small:
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, media_type="application/json")
