"""Positions changed a little: refused with a sentence, or as good as any that a game can reach."""

import json
import random
from functools import cache
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.mutations import Words, mutate, words_of
from tests.superexpress.invariants import check

from folsom.core.errors import CannotRead
from folsom.superexpress import SuperExpressGame, load, new

seeds = st.integers(0, 2**32)


def answer_at_random(game: SuperExpressGame, luck: random.Random) -> None:
    """One card of any seat that plans, or a stack taken back."""
    backs = [seat for seat in range(game.n_seats) if game.can_take_back(seat)]
    if backs and luck.random() < 0.05:
        game.take_back(luck.choice(backs))
    else:
        decision = luck.choice(game.decisions)
        game.play(luck.choice(decision.options), decision.seat)


def some_game(luck: random.Random) -> SuperExpressGame:
    """A game of any variant, at any moment."""
    game = new(
        seats=luck.randint(3, 7),
        reflex=luck.random() < 0.5,
        horse=luck.random() < 0.5,
        seed=luck.randrange(10**9),
    )
    for _ in range(luck.choice((0, luck.randrange(20), luck.randrange(120), 1000))):
        if not game.is_over:
            answer_at_random(game, luck)
    return game


@cache
def words() -> Words:
    """All that stands in some positions."""
    luck = random.Random(0)
    return words_of({"all": [some_game(luck).position() for _ in range(20)]})


def check_and_play_on(game: SuperExpressGame, luck: random.Random) -> None:
    """All that is true of games is true of this one, up to its end."""
    check_answers(game, luck)
    while not game.is_over:
        answer_at_random(game, luck)
        check(game)
        if luck.random() < 0.05:
            check_answers(game, luck)
    assert game.outcome is not None


def check_answers(game: SuperExpressGame, luck: random.Random) -> None:
    """Position, view and possible games fit together."""
    check(game)
    position = game.position()
    assert load(json.loads(json.dumps(position))).position() == position
    for viewer in (None, *range(game.n_seats)):
        possible = game.possible(viewer, luck.randbytes(32))
        assert possible.view(viewer) == game.view(viewer)
        check(possible)
        load(possible.position())


@given(seeds)
def test_every_moment_of_a_game_loads_and_is_equal(seed: int) -> None:
    luck = random.Random(seed)
    game = some_game(luck)
    position = json.loads(json.dumps(game.position()))
    loaded = load(position)
    assert loaded.position() == position
    assert loaded.decisions == game.decisions
    assert loaded.outcome == game.outcome
    assert [loaded.view(s) for s in range(game.n_seats)] == [
        game.view(s) for s in range(game.n_seats)
    ]


@given(seeds, st.randoms(use_true_random=False))
def test_a_changed_position_is_refused_or_keeps_to_all_that_is_true_of_games(
    seed: int, source: random.Random
) -> None:
    luck = random.Random(seed)
    position: dict[str, Any] = some_game(luck).position()
    try:
        game = load(mutate(position, words(), source, ("round", "left")))
    except CannotRead:
        return
    check_and_play_on(game, luck)
