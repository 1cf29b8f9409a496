"""Colt Express as Python sees it, over the kernels."""

import random
from dataclasses import replace

import pytest
from tests.contract import answer_at_random, check_refusals
from tests.express.drawing import asked, choose, train

from folsom import express
from folsom.core.errors import BadTranscript, CannotRead
from folsom.express import ExpressGame
from folsom.express.notation import round_card_number


def some_answers(n: int) -> ExpressGame:
    """A game of teams, with secret choices taken back."""
    game = express.new(seats=2, seed=3, bandits=[["ghost", "tuco"], ["doc", "belle"]])
    choose(game, "place tuco", by="G")
    game.take_back(0)
    luck = random.Random(3)
    for _ in range(n):
        answer_at_random(game, luck)
    return game


def test_a_game_replays_from_its_transcript() -> None:
    game = some_answers(20)
    text = game.transcript().write()
    assert "0:-" in text or " - " in text
    again = express.replay(text)
    assert again.records.tobytes() == game.records.tobytes()
    assert express.replay(game.transcript()).answers == game.answers
    assert again.options_as_json() == {"seats": 2, "bandits": [["ghost", "tuco"], ["doc", "belle"]]}


def test_a_game_is_rebuilt_from_its_answers() -> None:
    game = some_answers(20)
    assert game.seed is not None
    for options in (game.options, game.options_as_json()):
        built = express.rebuild(options, game.seed, game.answers)
        assert built.records.tobytes() == game.records.tobytes()
        assert built.transcript() == game.transcript()


def test_a_transcript_of_something_else_is_refused() -> None:
    whole = some_answers(0).transcript()
    for change, words in (
        ({"game": "chess"}, "expected a transcript of 'express'"),
        ({"rules_version": 77}, "written under rules version 77"),
        ({"answers": ((None, 62),)}, "answer number 0 cannot be played"),
    ):
        broken = replace(whole, **change)
        with pytest.raises(BadTranscript, match=words):
            express.replay(broken.write())


def test_a_possible_game_has_no_transcript() -> None:
    with pytest.raises(BadTranscript, match="its start is not known"):
        some_answers(3).possible(0, bytes(32)).transcript()


def test_refusals_leave_everything_as_it_was() -> None:
    check_refusals(some_answers(0), random.Random(1))
    check_refusals(some_answers(12), random.Random(1))
    over = train(
        """
          |   |
        M | B | C D
        """,
        pile="",
        round=5,
    )
    check_refusals(over, random.Random(1))
    assert over.option_mask(0) == 0
    assert asked(over) == ""
    assert over.decision is None


def test_a_round_card_that_does_not_exist_cannot_be_named() -> None:
    with pytest.raises(CannotRead, match="the round cards are angry-marshal"):
        round_card_number("picnic", 4)


@pytest.mark.parametrize("wrong", [(9, 0), (0, 62), (0, 99), (0, -1)])
def test_an_answer_that_cannot_be_replayed_is_named(wrong: tuple[int, int]) -> None:
    game = express.new(seats=3, seed=0)
    assert game.decision is not None
    game.play(game.decision.options[0])
    answers: list[tuple[int | None, int]] = [*game.answers, wrong]
    with pytest.raises(BadTranscript, match="answer number 1 cannot be played: "):
        express.rebuild(game.options, bytes(32), answers)
