"""What holds in every game, whatever is answered."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract import answer_at_random, check_view_fits_possible
from tests.express.invariants import check
from tests.express.invariants_round import check_reached
from tests.express.variants import VARIANTS

from folsom import express
from folsom.core import bits
from folsom.core.errors import FolsomError
from folsom.express import ExpressGame

pytestmark = pytest.mark.compiled  # Whole games by the hundred; parity covers plain Python.

variants = st.sampled_from(sorted(VARIANTS))
seeds = st.integers(0, 2**256 - 1)
steps = st.integers(0, 120)


def play(game: ExpressGame, luck: random.Random, n: int) -> None:
    """Some answers at random, or all there are."""
    for _ in range(n):
        if game.is_over:
            return
        answer_at_random(game, luck)


@given(variants, seeds)
def test_loot_bullets_and_cards_are_conserved_and_everybody_is_somewhere(
    name: str, seed: int
) -> None:
    game = express.new(**VARIANTS[name], seed=seed)
    luck = random.Random(seed)
    check(game)
    while not game.is_over:
        answer_at_random(game, luck)
        check(game)
        check_reached(game)
    assert game.outcome is not None
    assert game.outcome.winners
    assert sum(game.outcome.shares) > 0.99


@given(variants, seeds, steps)
def test_views_do_not_depend_on_hidden_things(name: str, seed: int, n: int) -> None:
    game = express.new(**VARIANTS[name], seed=seed)
    luck = random.Random(seed)
    play(game, luck, n)
    check_view_fits_possible(game, luck)


@given(variants, seeds, steps)
def test_a_possible_state_is_a_state_and_can_be_played_on(name: str, seed: int, n: int) -> None:
    game = express.new(**VARIANTS[name], seed=seed)
    luck = random.Random(seed)
    play(game, luck, n)
    viewer = luck.choice([None, *range(game.n_seats)])
    other = game.possible(viewer, luck.randbytes(32))
    check(other)
    for _ in range(30):
        play(other, luck, 1)
        check(other)
        check_reached(other)


@given(
    variants,
    seeds,
    steps,
    st.lists(st.tuples(st.integers(-3, 70), st.integers(-2, 8)), max_size=20),
)
def test_rubbish_is_refused_and_changes_nothing(
    name: str, seed: int, n: int, answers: list[tuple[int, int]]
) -> None:
    game = express.new(**VARIANTS[name], seed=seed)
    play(game, random.Random(seed), n)
    for option, seat in answers:
        before = game.records.tobytes()
        is_offered = (
            seat in bits.members(game.asked_mask())
            and 0 <= option < 63
            and bits.has(game.option_mask(seat), option)
        ) or (option == -1 and 0 <= seat < game.n_seats and game.can_take_back(seat))
        try:
            game.play(option, seat)
        except FolsomError:
            assert not is_offered
            assert game.records.tobytes() == before
        else:
            assert is_offered
        check(game)
