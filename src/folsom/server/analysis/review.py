"""Finished games looked over in a thread beside the event loop, one at a time; the last ones are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from folsom.bots.review import CAREFUL_PLAYOUTS, PLAYOUTS, Judged, Review, review
from folsom.bots.search import Estimate
from folsom.core.transcript import Transcript
from folsom.games import game_module
from folsom.server.analysis.replay import start_of
from folsom.server.live.broadcast import raw
from folsom.server.protocol.bodies import GameReview, JudgedDecision, JudgedOption, TurningPoint
from folsom.server.protocol.errors import Refusal
from folsom.server.tables.games import AnyGame
from folsom.server.threads import give_way

MAX_KEPT = 200
MAX_WAITING = 100
LOOK_SECONDS = 0.5
NICENESS = 10


@dataclass(slots=True)
class Work:
    """A game that is being looked over, and how many wait for it."""

    future: asyncio.Future[GameReview | None] = field(init=False)
    n_waiting: int = 0
    is_wanted: bool = True


class Reviews:
    """Who asks for the same game shares the work; it is dropped when the last of them has gone."""

    def __init__(self) -> None:
        # The search runs without the GIL, so one thread more holds up nobody.
        self._pool = ThreadPoolExecutor(1, "review", give_way, (NICENESS,))
        self._kept: OrderedDict[str, GameReview] = OrderedDict()
        self._under_way: dict[str, Work] = {}

    async def get(
        self, transcript: Transcript, is_there: Callable[[], Awaitable[bool]]
    ) -> GameReview:
        """The review of a finished game. `is_there`: whether whoever asked still waits."""
        key = replace(transcript, proof=None).write()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        work = self._under_way.get(key) or self._begin(key, transcript)
        work.n_waiting += 1
        try:
            while not work.future.done():
                await asyncio.wait([work.future], timeout=LOOK_SECONDS)
                if not work.future.done() and not await is_there():
                    break
        finally:
            work.n_waiting -= 1
            if work.n_waiting == 0:
                work.is_wanted = False
                if self._under_way.get(key) is work:
                    del self._under_way[key]
        found = work.future.result() if work.future.done() else None
        if found is None:
            raise Refusal("client/gone", "nobody waits for this any more", 503)
        self._keep(key, found)
        return found

    def _begin(self, key: str, transcript: Transcript) -> Work:
        if len(self._under_way) >= MAX_WAITING:
            raise Refusal("server/busy", "many games are being looked over; try again later", 503)
        work = self._under_way[key] = Work()
        loop = asyncio.get_running_loop()
        work.future = loop.run_in_executor(
            self._pool, look_over, transcript, lambda: work.is_wanted
        )
        return work

    def _keep(self, key: str, found: GameReview) -> None:
        self._kept[key] = found
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Drop what is under way."""
        for work in self._under_way.values():
            work.is_wanted = False
        self._pool.shutdown(wait=False, cancel_futures=True)


def look_over(
    transcript: Transcript,
    is_wanted: Callable[[], bool],
    playouts: int = PLAYOUTS,
    careful_playouts: int = CAREFUL_PLAYOUTS,
) -> GameReview | None:
    """The review of a finished game, or None once it is no longer wanted."""
    if not is_wanted():
        return None
    start = start_of(transcript)
    game: AnyGame = game_module(start.name).rebuild(
        start.options, start.seed, transcript.answers, start.rules_version
    )
    if not game.is_over:
        raise Refusal("game/not-over", "this is told when the game is over", 409)
    found = review(game, playouts, careful_playouts, is_wanted)
    return None if found is None else _as_message(found, game)


def _as_message(found: Review, game: AnyGame) -> GameReview:
    return GameReview(
        [
            JudgedDecision(d.step, d.seat, d.round, _option(d.chosen), _option(d.best))
            for d in found.decisions
        ],
        [_turning_point(point, game) for point in found.turning_points],
    )


def _turning_point(point: Judged, game: AnyGame) -> TurningPoint:
    answers = [(a.seat, a.option) for a in game.answers[: point.step - 1]]
    before = game_module(game.name).rebuild(game.options, game.seed, answers, game.rules_version)
    return TurningPoint(
        point.step,
        point.seat,
        point.round,
        _option(point.chosen),
        _option(point.best),
        raw(before.decision_of(point.seat)),
    )


def _option(estimate: Estimate) -> JudgedOption:
    return JudgedOption(estimate.option, round(estimate.share, 4), round(estimate.error, 4))
