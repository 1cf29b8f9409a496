"""Possible states: consistent with what a seat knows, and each equally likely."""

import math
from collections import Counter
from itertools import permutations

import pytest
from tests.superexpress.drawing import train

from folsom.superexpress import SuperExpressGame, new
from folsom.superexpress.components import Card

# A chi-square value is above its mean by five standard deviations once in a million tries or less.
FIVE_SIGMA = 5.0


def seed(number: int) -> bytes:
    """A seed of 32 bytes."""
    return number.to_bytes(32, "big")


def is_even(counts: Counter[object], n_kinds: int) -> bool:
    """Whether every kind came about as often as any other (chi-square)."""
    n = counts.total()
    expected = n / n_kinds
    value = sum((count - expected) ** 2 / expected for count in counts.values())
    value += (n_kinds - len(counts)) * expected
    degrees = n_kinds - 1
    return value < degrees + FIVE_SIGMA * math.sqrt(2 * degrees)


def half_planned() -> SuperExpressGame:
    """Seat 0 has one card, seat 1 all three, seat 2 two; seat 3 is out."""
    game = train(
        """
        roof   |    | 1< |
        inside | 0> |    | 2<
        """,
        seats=4,
        loot={3: [389], 0: [301]},
    )
    game.play(Card.SHOOT, 0)
    for card in (Card.FLIP, Card.MOVE, Card.SHOOT):
        game.play(card, 1)
    game.play(Card.FLIP, 2)
    game.play(Card.MOVE, 2)
    return game


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_a_possible_game_looks_the_same_to_who_asked(viewer: int | None) -> None:
    game = half_planned()
    before = game.records.copy()
    for number in range(20):
        assert game.possible(viewer, seed(number)).view(viewer) == game.view(viewer)
    assert (game.records == before).all()


def test_the_own_stack_is_kept() -> None:
    game = half_planned()
    assert game.possible(2, seed(1)).view(2).plans[2].cards == ("flip", "move")
    assert game.possible(1, seed(1)).view(1).plans[1].cards == ("flip", "move", "shoot")


def test_a_possible_game_tells_nothing_by_its_seed_its_answers_or_its_events() -> None:
    game = new(seats=3, seed=1)
    game.play(Card.FLIP, 1)
    other = game.possible(0, seed(1))
    assert other.seed is None
    assert other.answers == []
    assert other.happened_in_full() == []
    assert (other.records["random_key"] != game.records["random_key"]).any()
    assert not other.records["random_block"].any()


def test_a_complete_stack_is_any_three_cards_in_any_order() -> None:
    game = half_planned()
    seen: Counter[object] = Counter()
    for number in range(1200):
        plan = game.possible(0, seed(number)).view(1).plans[1]
        seen[plan.cards] += 1
    assert set(seen) == set(permutations(("flip", "change-floor", "move", "shoot"), 3))
    assert is_even(seen, 24)


def test_an_incomplete_stack_is_any_that_may_have_been_begun() -> None:
    game = half_planned()
    seen: Counter[object] = Counter()
    for number in range(1200):
        seen[game.possible(1, seed(number)).view(2).plans[2].cards] += 1
    assert {len(cards) for cards in seen if isinstance(cards, tuple)} == {0, 1, 2}
    assert is_even(seen, 1 + 4 + 12)


def test_the_hidden_loot_is_any_that_nobody_has_taken() -> None:
    game = half_planned()
    seen: Counter[object] = Counter()
    for number in range(1200):
        cars = game.possible(0, seed(number)).position()["cars"]
        seen[tuple(car["loot"] for car in cars)] += 1
        assert [car["card"] for car in cars] == ["A", "B"]
    # Six values are left for two cars.
    assert set(seen) == set(permutations((312, 323, 345, 356, 367, 378), 2))
    assert is_even(seen, 30)


def test_who_is_out_has_no_stack_in_any_possible_game() -> None:
    assert half_planned().possible(0, seed(1)).view(3).plans[3].n == 0


def test_a_finished_game_hides_only_the_loot_of_cars_still_coupled() -> None:
    game = train("""
        roof   |    |    |
        inside |    | 0> |
    """)
    other = game.possible(0, seed(4))
    assert other.is_over
    assert other.outcome == game.outcome
    assert other.view() == game.view()
