"""Finished games looked over, and played on from another choice."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.analysis.test_replay import PROOF, played
from tests.server.in_process import inside, start_table, talk_to

from folsom.core.errors import BadTranscript, NotAllowed
from folsom.core.transcript import Transcript
from folsom.server.analysis import review
from folsom.server.analysis.replay import make_replay
from folsom.server.analysis.review import Reviews, look_over
from folsom.server.http.what_if import imagined
from folsom.server.protocol.bodies import GameReview
from folsom.server.protocol.errors import Refusal

EMPTY = GameReview([], [])
pytestmark = pytest.mark.anyio


async def there() -> bool:
    return True


async def gone() -> bool:
    return False


# ------------------------------------------------------------------ reviews


async def test_a_finished_game_is_looked_over_over_http(tmp_path: Path) -> None:
    finished = played("superexpress")
    text = finished.transcript(PROOF).write()
    async with inside(tmp_path) as context, talk_to(context) as client:
        answer = await client.post("/api/replays/review", json={"transcript": text})
        assert answer.status_code == 200
        found = answer.json()
        assert [d["step"] for d in found["decisions"]] == list(range(1, finished.number + 1))
        for point in found["turning_points"]:
            numbers = [option["number"] for option in point["decision"]["options"]]
            assert point["chosen"]["option"] in numbers
            assert point["best"]["option"] in numbers
            assert point["best"]["share"] > point["chosen"]["share"]
            assert point["decision"]["seat"] == point["seat"]
        again = await client.post("/api/replays/review", json={"transcript": text})
        assert again.json() == found


async def test_a_game_that_is_not_over_is_not_looked_over(tmp_path: Path) -> None:
    transcript = played("superexpress").transcript()
    text = replace(transcript, answers=transcript.answers[:5]).write()
    async with inside(tmp_path) as context, talk_to(context) as client:
        answer = await client.post("/api/replays/review", json={"transcript": text})
        assert (answer.status_code, answer.json()["code"]) == (409, "game/not-over")
        table, _ = await start_table(context, 2, ())
        answer = await client.get(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["code"]) == (409, "game/not-over")


def test_what_cannot_be_played_cannot_be_looked_over() -> None:
    transcript = played("superexpress").transcript()
    spoilt = replace(transcript, answers=((None, 61), *transcript.answers))
    with pytest.raises(BadTranscript):
        look_over(spoilt, lambda: True)


class Slow:
    """A review that ends when it is let go, or when nobody wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.n_begun = 0
        self.was_dropped = threading.Event()
        self.let_go = threading.Event()
        monkeypatch.setattr(review, "look_over", self.look_over)
        monkeypatch.setattr(review, "LOOK_SECONDS", 0.01)

    def look_over(self, transcript: Transcript, is_wanted: Callable[[], bool]) -> Any:
        self.n_begun += 1
        while is_wanted():
            if self.let_go.wait(0.01):
                return EMPTY
        self.was_dropped.set()
        return None


async def test_who_asks_for_the_same_game_shares_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, reviews = Slow(monkeypatch), Reviews()
    transcript = played("lots").transcript()
    asking = [asyncio.create_task(reviews.get(transcript, there)) for _ in range(3)]
    await asyncio.sleep(0)
    slow.let_go.set()
    assert await asyncio.gather(*asking) == [EMPTY] * 3
    assert await reviews.get(transcript, gone) == EMPTY
    assert slow.n_begun == 1
    reviews.close()


async def test_the_work_is_dropped_when_the_last_client_has_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow, reviews = Slow(monkeypatch), Reviews()
    transcript = played("lots").transcript()
    staying = asyncio.create_task(reviews.get(transcript, there))
    with pytest.raises(Refusal):
        await reviews.get(transcript, gone)
    assert not slow.was_dropped.is_set()
    staying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await staying
    assert await asyncio.to_thread(slow.was_dropped.wait, 10)
    slow.let_go.set()
    assert await reviews.get(transcript, there) == EMPTY, "it is begun anew when it is wanted again"
    reviews.close()


async def test_only_so_many_games_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, reviews = Slow(monkeypatch), Reviews()
    monkeypatch.setattr(review, "MAX_WAITING", 1)
    transcript = played("lots").transcript()
    waiting = asyncio.create_task(reviews.get(transcript, there))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="later"):
        await reviews.get(replace(transcript, seed=bytes(32)), there)
    slow.let_go.set()
    assert await waiting == EMPTY
    reviews.close()


# ------------------------------------------------------------------ what if


@pytest.mark.parametrize("game", ["express", "superexpress"])
def test_another_choice_is_played_on_by_bots_to_the_end(game: str) -> None:
    finished = played(game)
    transcript = finished.transcript(PROOF)
    real = make_replay(transcript)
    step = finished.number // 2
    other = next(
        option
        for option in _options(transcript, step)
        if option != finished.answers[step - 1].option
    )
    found = imagined(transcript, step, other)
    assert found.imagined_from == step
    assert found.proof is None
    assert found.outcome is not None
    assert bytes(found.outcome) != b"null"
    assert found.steps[:step] == real.steps[:step]
    assert (found.steps[step].seat, found.steps[step].option) == (real.steps[step].seat, other)
    assert imagined(transcript, step, other) == found, "it is the same whenever it is asked"
    assert real.imagined_from is None


def _options(transcript: Transcript, step: int) -> tuple[int, ...]:
    from folsom.core.registry import game_module

    game = game_module(transcript.game).rebuild(
        transcript.options, transcript.seed, transcript.answers[: step - 1]
    )
    numbers: tuple[int, ...] = game.decision.numbers
    return numbers


def test_only_what_was_a_choice_can_be_chosen_otherwise() -> None:
    transcript = played("superexpress").transcript()
    with pytest.raises(NotAllowed):
        imagined(transcript, 1, 62)
    with pytest.raises(NotAllowed):
        imagined(transcript, len(transcript.answers) + 1, 0)
    with pytest.raises(Refusal, match="over"):
        imagined(replace(transcript, answers=transcript.answers[:4]), 1, 0)
    taken_back = replace(transcript, answers=((0, 0), (0, -1), *transcript.answers))
    with pytest.raises(NotAllowed):
        imagined(taken_back, 2, 0)


async def test_what_if_is_asked_over_http(tmp_path: Path) -> None:
    transcript = played("superexpress").transcript(PROOF)
    wish = {"transcript": transcript.write(), "step": 1, "option": _options(transcript, 1)[0]}
    async with inside(tmp_path) as context, talk_to(context) as client:
        answer = await client.post("/api/replays/what-if", json=wish)
        assert answer.status_code == 200
        assert answer.json()["imagined_from"] == 1
        spoilt: list[dict[str, Any]] = [
            {**wish, "option": 62},
            {**wish, "step": 0},
            {**wish, "step": 10**6},
            {**wish, "transcript": "folsom"},
            {"transcript": wish["transcript"]},
        ]
        for body in spoilt:
            refused = await client.post("/api/replays/what-if", json=body)
            assert refused.status_code == 422, body
