"""A finished game looked over: every decision that stood, and those that cost most."""

import random
from typing import Any

import pytest
from tests.bots.tables import new_game
from tests.contract import answer_at_random

from folsom.bots.review import N_TURNING_POINTS, Judged, Review, answers_that_stood, review
from folsom.bots.search import Estimate
from folsom.core.decision import TAKE_BACK
from folsom.core.game import Game

pytestmark = pytest.mark.compiled


def played(game: str, options: dict[str, Any], seed: int) -> Game[Any, Any, Any]:
    """A game at random, with choices taken back now and then."""
    finished = new_game(game, options, seed)
    luck = random.Random(seed)
    while not finished.is_over:
        answer_at_random(finished, luck)
    return finished


def look_over(game: Game[Any, Any, Any]) -> Review:
    found = review(game, playouts=60, careful_playouts=200)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [("express", {"seats": 3}), ("express", {"seats": 2}), ("superexpress", {"seats": 4})],
)
def test_every_decision_that_stood_is_judged(game: str, options: dict[str, Any]) -> None:
    finished = played(game, options, 3)
    found = look_over(finished)
    steps = [d.step for d in found.decisions]
    assert steps == sorted(set(steps))
    for judged in found.decisions:
        answer = finished.answers[judged.step - 1]
        assert (judged.seat, judged.chosen.option) == (answer.seat, answer.option)
        assert 0 <= judged.chosen.share <= 1
        assert 0 <= judged.best.share <= 1
    taken_back = [i for i, a in enumerate(finished.answers, 1) if a.option == TAKE_BACK]
    assert not set(taken_back) & set(steps)
    if not taken_back:
        assert len(steps) == finished.number


def test_choices_taken_back_are_not_judged() -> None:
    game = new_game("superexpress", {"seats": 3}, 1)
    game.play(0, 0)
    game.play(1, 0)
    game.take_back(0)
    for seat in range(3):
        for card in (2, 1, 0):
            game.play(card, seat)
    luck = random.Random(1)
    while not game.is_over:
        game.play(luck.choice(game.decisions[0].options), game.decisions[0].seat)
    steps = [step for step, _, _ in answers_that_stood(game)]
    assert sorted(steps) == [n for n in range(1, game.number + 1) if n > 3]


def test_turning_points_are_the_dearest_choices_beyond_chance() -> None:
    found = look_over(played("superexpress", {"seats": 4}, 2))
    assert 0 < len(found.turning_points) <= N_TURNING_POINTS
    costs = [point.cost for point in found.turning_points]
    assert costs == sorted(costs, reverse=True)
    assert all(point.is_telling and point in found.decisions for point in found.turning_points)


def test_a_choice_as_good_as_the_best_costs_nothing() -> None:
    good, better = Estimate(1, 0.5, 0.01, 0.5, 100), Estimate(2, 0.52, 0.02, 0.5, 100)
    assert Judged(1, 0, 1, better, good).cost == 0
    assert not Judged(1, 0, 1, good, better).is_telling
    assert Judged(1, 0, 1, Estimate(1, 0.3, 0.01, 0.3, 100), better).is_telling


def test_the_same_game_is_judged_alike_every_time() -> None:
    finished = played("express", {"seats": 3}, 4)
    assert look_over(finished) == look_over(finished)


def test_a_review_that_nobody_wants_any_more_ends_at_once() -> None:
    asked = iter([True] * 5 + [False])
    assert review(played("express", {"seats": 3}, 4), is_wanted=lambda: next(asked)) is None
    assert list(asked) == []
