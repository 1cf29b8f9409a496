"""Chances to win: honest, calibrated, and the same each time."""

import random
from typing import Any

import pytest
from tests.bots.tables import NAMES, VARIANTS, decisions, new_game
from tests.contract import answer_at_random

from folsom.analysis import OPEN, Judge, chances, graph, moments
from folsom.analysis.graph import OWN, error_of
from folsom.bots import make, observe
from folsom.core.game import Game
from folsom.games import game_module

pytestmark = pytest.mark.compiled

AnyGame = Game[Any, Any, Any]


def finished(game: str, options: dict[str, Any], seed: int) -> AnyGame:
    played = new_game(game, options, seed)
    luck = random.Random(seed)
    while not played.is_over:
        answer_at_random(played, luck)
    return played


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_what_a_seat_cannot_know_changes_nothing_in_its_chances(
    game: str, options: dict[str, Any]
) -> None:
    luck = random.Random(1)
    judge = Judge(game)
    differs_when_open = False
    for played, _ in decisions(game, options, seed=4, every=9):
        truth = judge.chances(played, OPEN, 40)
        for eyes in (None, *range(played.n_seats)):
            other = played.possible(eyes, luck.randbytes(32))
            assert judge.chances(other, eyes, 40) == judge.chances(played, eyes, 40)
            differs_when_open |= judge.chances(other, OPEN, 40) != truth
    assert differs_when_open


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_shares_add_up_and_end_as_the_game_did(game: str, options: dict[str, Any]) -> None:
    played = finished(game, options, 2)
    assert played.outcome is not None
    for eyes in (None, 0, OPEN):
        found = list(moments(played, eyes, playouts=8))
        assert [each.step for each in found] == list(range(played.number + 1))
        assert [each.seat for each in found[1:]] == [answer.seat for answer in played.answers]
        for each in found:
            assert sum(chance.share for chance in each.chances) == pytest.approx(1)
    won = {seat for seat, chance in enumerate(found[-1].chances) if chance.share > 0}
    assert won == set(played.outcome.winners)
    assert all(chance.error == 0 for chance in found[-1].chances)


def test_the_same_game_and_numbers_give_the_same_graph() -> None:
    played = finished("superexpress", {"seats": 4}, 5)
    one = graph(played, OWN, playouts=30)
    assert one == graph(played, OWN, playouts=30)
    assert one != graph(played, OWN, playouts=30, seed=1)
    assert one.line(2)[0] == chances(game_at(played, 0), 2, 30)[2]


def game_at(played: AnyGame, step: int) -> AnyGame:
    answers = played.answers[:step]
    at: AnyGame = game_module(played.name).rebuild(
        played.options, played.seed, answers, played.rules_version
    )
    return at


def test_more_playouts_are_surer() -> None:
    start = new_game("express", {"seats": 4}, 3)
    few, many = (chances(start, 0, playouts=n)[0] for n in (20, 2_000))
    assert many.error < few.error / 5
    assert abs(few.share - many.share) < 4 * few.error
    nothing_seen = chances(start, 0, playouts=1)
    assert all(chance.error > 0.15 for chance in nothing_seen)


@pytest.mark.parametrize(("game", "seats"), [("express", 4), ("superexpress", 4)])
def test_chances_come_true(game: str, seats: int) -> None:
    """Whoever is judged to win often does; `benchmarks/calibration.py` has the fine comb."""
    judge = Judge(game)
    luck = random.Random(7)
    judged: list[tuple[float, float]] = []
    for seed in range(80):
        played = new_game(game, {"seats": seats}, seed)
        bots = [make("outlaw", game, seed * seats + seat) for seat in range(seats)]
        said: list[tuple[int, float]] = []
        while not played.is_over:
            (decision, *_) = played.decisions
            if luck.random() < 0.1:
                seat = luck.randrange(seats)
                said.append((seat, judge.chances(played, seat, 100)[seat].share))
            seat = decision.seat
            played.answer(bots[seat].answer(observe(played, seat)), seat)
        assert played.outcome is not None
        winners = played.outcome.winners
        judged += [(share, (seat in winners) / len(winners)) for seat, share in said]
    low = [came for share, came in judged if share < 0.2]
    high = [came for share, came in judged if share > 0.5]
    assert min(len(low), len(high)) > 20
    assert sum(low) / len(low) < 0.2
    assert sum(high) / len(high) > 0.45


def test_a_graph_draws_itself_in_a_notebook() -> None:
    played = finished("express", {"seats": 2}, 6)
    drawn = graph(played, 1, playouts=4)._repr_html_()
    assert drawn.startswith("<svg")
    assert "as " in drawn
    names = graph(played, 1, playouts=1).names
    assert all(name.title().replace("&", "&amp;") in drawn for name in names)
    assert "everything open" in graph(played, OPEN, playouts=1)._repr_html_()


def test_a_game_reviews_itself() -> None:
    played = finished("superexpress", {"seats": 3}, 4)
    found = played.review(playouts=20)
    assert len(found.decisions) <= played.number
    assert {judged.seat for judged in found.decisions} == {0, 1, 2}


def test_sure_things_take_fewer_playouts_and_err_no_more() -> None:
    game: AnyGame = game_module("express").new(seats=4, seed=3)
    bots = [make("outlaw", "express", seat) for seat in range(4)]
    judge = Judge("express")
    while not game.is_over:
        seat = game.decisions[0].seat
        if game.number % 20 == 0:
            whole = judge.chances(game, seat, 300)[seat]
            enough = judge.chances(game, seat, 300, error=error_of(300))[seat]
            assert enough.error <= max(error_of(300), whole.error)
            assert abs(enough.share - whole.share) <= 4 * (enough.error + whole.error)
        game.answer(bots[seat].answer(observe(game, seat)), seat)
