"""What every bot must hold to: legal answers, from nothing but what its seat may know."""

from collections import Counter
from typing import Any

import pytest
from tests.bots.tables import (
    NAMES,
    VARIANTS,
    answer,
    decisions,
    later_decision,
    new_game,
    seed_bytes,
)

from folsom import bots

QUICK = ("random", "tenderfoot", "outlaw")
LEVELS = (*QUICK, "sharpshooter:30")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_a_bot_answers_with_an_option_that_is_offered(
    level: str, game: str, options: dict[str, Any]
) -> None:
    every = 1 if level in QUICK else 9
    bot = bots.make(level, game, seed=4)
    for played, seat in decisions(game, options, seed=11, every=every):
        assert answer(bot, played, seat, 5) in played.decision_of(seat).numbers


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_what_a_seat_may_not_know_does_not_change_its_answer(
    level: str, game: str, options: dict[str, Any]
) -> None:
    for played, seat in decisions(game, options, seed=23, every=2):
        answers = {
            answer(bots.make(level, game, seed=9), played, seat, redrawn) for redrawn in range(4)
        }
        assert len(answers) == 1


@pytest.mark.parametrize(("game", "options"), VARIANTS[::4], ids=NAMES[::4])
def test_what_a_seat_may_not_know_does_not_change_how_often_the_search_answers_what(
    game: str, options: dict[str, Any]
) -> None:
    played, seat = later_decision(game, options, seed=31)
    n = 120
    found = []
    for redrawn in (1, 2):
        observed = bots.observe(played, seat, seed_bytes(redrawn))
        found.append(
            Counter(
                bots.make("sharpshooter:24", game, seed=1000 * redrawn + i).answer(observed)
                for i in range(n)
            )
        )
    one, other = found
    # The sum of squares over the sum is chi-square distributed if both draw from the same answers.
    statistic = sum((one[o] - other[o]) ** 2 / (one[o] + other[o]) for o in one | other)
    freedom = len(one | other) - 1
    assert statistic < freedom + 5 * (2 * freedom + 1) ** 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_a_view_as_well_as_an_observation(level: str) -> None:
    for game, options in (VARIANTS[0], VARIANTS[8]):
        for played, seat in decisions(game, options, seed=3, every=20):
            bot = bots.make(level, game, seed=2)
            chosen = bot.choose(played.view(seat), played.decision_of(seat))
            assert chosen in played.decision_of(seat).numbers
            if level in QUICK:
                assert chosen == answer(bots.make(level, game, seed=2), played, seat, 1)


def test_equal_seeds_choose_alike() -> None:
    played = new_game("express", {"seats": 4}, 1)
    assert played.decision is not None
    seat = played.decision.seat
    observed = bots.observe(played, seat, seed_bytes(1))
    for level in (*QUICK, "sharpshooter:200"):
        one, other = (bots.make(level, "express", seed=6).answer(observed) for _ in range(2))
        assert one == other


def test_an_observation_holds_neither_the_seed_nor_the_answers() -> None:
    played = new_game("express", {"seats": 4}, 1)
    assert played.decision is not None
    played.play(played.decision.options[0])
    seat = played.decision.seat
    observed = bots.observe(played, seat, seed_bytes(1))
    assert observed.view == played.view(seat)
    assert observed.decision == played.decision_of(seat)
    assert observed.options == observed.decision.numbers
    assert observed._game.seed is None
    assert observed._game.answers == []
    assert (observed.records["random_key"] != played.records["random_key"]).any()
