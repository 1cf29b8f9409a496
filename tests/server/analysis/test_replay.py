"""A finished game is stepped through with any seat's eyes, or with nothing hidden."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.in_process import inside, talk_to

from folsom.core.errors import BadTranscript, FolsomError
from folsom.core.fairness import Proof
from folsom.core.registry import game_module
from folsom.core.transcript import Transcript
from folsom.server.analysis.replay import make_replay, read_replay
from folsom.server.live.broadcast import encode
from folsom.server.tables.games import AnyGame

PROOF = Proof(b"s" * 32, (b"a" * 16, b"", b"b" * 16))
Steps = list[dict[str, Any]]


def played(game: str, proof: Proof | None = PROOF, **options: Any) -> AnyGame:
    """A whole game by the first option each time."""
    seed = proof.seed if proof else bytes(32)
    finished: AnyGame = game_module(game).new(seats=3, seed=seed, **options)
    while finished.decision is not None:
        finished.play(finished.decision.options[-1])
    return finished


def replayed(transcript: Transcript) -> dict[str, Any]:
    """The replay as a client reads it."""
    text: dict[str, Any] = json.loads(encode(make_replay(transcript)))
    return text


def sight(step: dict[str, Any], seat: int | None) -> dict[str, Any]:
    (found,) = (s for s in step["sights"] if s["seat"] == seat)
    return dict(found)


@pytest.mark.parametrize("game", ["express", "superexpress", "lots"])
def test_every_step_shows_what_every_seat_saw_then(game: str) -> None:
    finished = played(game)
    steps: Steps = replayed(finished.transcript(PROOF))["steps"]
    assert len(steps) == finished.number + 1
    again = game_module(game).new(seats=3, seed=PROOF.seed)
    for step, answer in zip(steps, [None, *finished.answers], strict=True):
        if answer is not None:
            again.play(answer.option, answer.seat)
            assert (step["seat"], step["option"]) == (answer.seat, answer.option)
            assert answer.option in [o["number"] for o in step["decision"]["options"]]
        for seat in range(3):
            assert sight(step, seat)["view"] == json.loads(encode(again.view(seat)))
            assert sight(step, seat)["events"] == json.loads(encode(again.happened(seat)))
        assert sight(step, None)["events"] == json.loads(encode(again.happened_in_full()))


def test_with_all_open_face_down_cards_and_purses_are_seen() -> None:
    steps: Steps = replayed(played("express").transcript(PROOF))["steps"]
    n_secret_cards = 0
    for step in steps:
        view = sight(step, None)["view"]
        assert view["seat"] is None
        assert view["hand"] is None
        assert all(card["card"] for card in view["pile"])
        n_secret_cards += sum(card["face_down"] for card in view["pile"])
        for token in view["tokens"]:
            assert (token["value"] is not None) == bool(token["known_by"])
    assert n_secret_cards


def test_with_all_open_everyones_plan_is_seen() -> None:
    steps: Steps = replayed(played("superexpress").transcript(PROOF))["steps"]
    plans = [plan for step in steps for plan in sight(step, None)["view"]["plans"]]
    assert any(plan["cards"] for plan in plans)
    assert not [plan for plan in plans if None in plan["cards"]]


def test_the_proof_comes_along() -> None:
    found = replayed(played("lots").transcript(PROOF))
    assert found["proof"]["commitment"] == PROOF.commitment.hex()
    assert found["proof"]["seed"] == PROOF.seed.hex()
    assert [seat["seat"] for seat in found["seats"]] == [0, 1, 2]
    assert found["outcome"]["winners"]
    assert replayed(played("lots", None).transcript())["proof"] is None


def test_an_unfinished_game_is_replayed_as_far_as_it_goes() -> None:
    transcript = played("lots").transcript(PROOF)
    found = replayed(replace(transcript, answers=transcript.answers[:4]))
    assert len(found["steps"]) == 5
    assert found["outcome"] is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: replace(t, rules_version=999),
        lambda t: replace(t, seed=bytes(32)),
        lambda t: replace(t, answers=((None, 62),)),
        lambda t: replace(t, answers=(*t.answers, (None, 1))),
        lambda t: replace(t, answers=((None, 1), (0, -1)) * 2_000),
        lambda t: replace(t, options={"seats": 99}),
        lambda t: replace(t, options={"seed": 1}),
        lambda t: replace(t, options={"seats": []}),
    ],
)
def test_what_is_no_game_is_refused(spoil: Callable[[Transcript], Transcript]) -> None:
    spoilt = spoil(played("lots").transcript(PROOF))
    with pytest.raises(FolsomError):
        make_replay(read_replay(spoilt.write()))


@pytest.mark.anyio
async def test_a_transcript_is_replayed_over_http_and_nonsense_is_refused(tmp_path: Path) -> None:
    text = played("lots").transcript(PROOF).write()
    async with inside(tmp_path) as context, talk_to(context) as client:
        found = await client.post("/api/replays", json={"transcript": text})
        assert found.status_code == 200
        assert found.headers["content-encoding"] == "gzip"
        assert found.json() == replayed(read_replay(text))
        spoilt: list[Any] = [{"transcript": text + "x"}, {"transcript": "folsom chess 1"}, {}, []]
        for body in spoilt:
            refused = await client.post("/api/replays", json=body)
            assert refused.status_code == 422, body
            assert refused.json()["code"] in ("transcript/invalid", "message/unreadable")
        long = await client.post("/api/replays", json={"transcript": "x" * 100_000})
        assert long.status_code == 413


def test_a_transcript_of_other_rules_says_so() -> None:
    spoilt = replace(played("lots").transcript(), rules_version=2)
    with pytest.raises(BadTranscript, match="rules version 2"):
        read_replay(spoilt.write())
