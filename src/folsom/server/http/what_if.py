"""What if somebody had chosen otherwise: a finished game that bots play on from another choice."""

from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from folsom.bots import make, observe
from folsom.core import bits
from folsom.core.decision import TAKE_BACK
from folsom.core.errors import NotAllowed
from folsom.core.registry import game_module
from folsom.core.transcript import Transcript
from folsom.server.analysis.replay import make_replay, read_replay, start_of
from folsom.server.context import Context
from folsom.server.http.endpoint import endpoint
from folsom.server.http.finished_games import MAX_TRANSCRIPT_BYTES, answer_replay
from folsom.server.http.requests import read_body, take_one
from folsom.server.protocol.bodies import ReplayFile, WhatIfWish
from folsom.server.protocol.errors import Refusal
from folsom.server.tables.games import AnyGame

LEVEL = "outlaw"


def imagined(transcript: Transcript, step: int, option: int) -> ReplayFile:
    """The game up to that step, another option there, then bots to the end; the same whenever it is asked."""
    start = start_of(transcript)
    rebuild = game_module(start.name).rebuild
    version = start.rules_version
    played: AnyGame = rebuild(start.options, start.seed, transcript.answers, version)
    if not played.is_over:
        raise Refusal("game/not-over", "what might have been is told when the game is over", 409)
    if step > played.number or played.answers[step - 1].option == TAKE_BACK:
        raise NotAllowed(f"step {step} of this game is no choice")
    game: AnyGame = rebuild(start.options, start.seed, transcript.answers[: step - 1], version)
    try:
        game.answer(option, played.answers[step - 1].seat)
    except NotAllowed as error:
        # The game is over: everyone may count its answers.
        raise NotAllowed(str(error)) from None
    lots = sha256(b"what if %d %d" % (step, option) + transcript.seed).digest()
    players = [make(LEVEL, game.name, seat) for seat in range(game.n_seats)]
    while not game.is_over:
        seat = bits.lowest(game.asked_mask())
        lots = sha256(lots).digest()
        game.answer(players[seat].answer(observe(game, seat, lots)), seat)
    return msgspec.structs.replace(make_replay(game.transcript()), imagined_from=step)


@endpoint
async def what_if(request: Request, context: Context) -> Response:
    """A finished game with another option at one step, played on from there by bots."""
    wish = await read_body(request, WhatIfWish, MAX_TRANSCRIPT_BYTES)
    take_one(context, request, "replays")
    transcript = read_replay(wish.transcript)
    return await answer_replay(
        request, context, transcript.game, lambda: imagined(transcript, wish.step, wish.option)
    )
