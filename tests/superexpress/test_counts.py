"""Leaves of small trees: how many ways the answers can go, down to a depth."""

import pytest
from tests.superexpress.drawing import train

from folsom.core import bits
from folsom.core.state import NO_EVENTS
from folsom.superexpress import SuperExpressGame, new
from folsom.superexpress.notation import CARDS
from folsom.superexpress.rules import flow, legal
from folsom.superexpress.state import state_of


def leaves(game: SuperExpressGame, depth: int) -> int:
    """The leaves below a position; a finished game is one."""
    if depth == 0 or game.is_over:
        return 1
    seat = legal.first_asked(state_of(game.records))
    total = 0
    for option in bits.members(legal.options(state_of(game.records), seat)):
        after = game.copy()
        flow.apply(state_of(after.records), seat, option, NO_EVENTS)
        total += leaves(after, depth - 1)
    return total


def split(game: SuperExpressGame, depth: int) -> dict[str, int]:
    """The leaves below each answer to the first decision."""
    decision = game.decision
    assert decision is not None
    counts: dict[str, int] = {}
    for option in decision.options:
        after = game.copy()
        after.play(option, decision.seat)
        counts[CARDS[option.number]] = leaves(after, depth - 1)
    return counts


def check(game: SuperExpressGame, depth: int, expected: int) -> None:
    """Compare, and print the split on a miss."""
    counts = split(game, depth)
    assert sum(counts.values()) == expected, f"depth {depth}: {counts}"


@pytest.mark.parametrize(("depth", "expected"), [(1, 4), (2, 12), (3, 24), (4, 96), (5, 288)])
def test_the_first_plans_of_three_players(depth: int, expected: int) -> None:
    check(new(seats=3, seed=1), depth, expected)


@pytest.mark.parametrize(("depth", "expected"), [(1, 6), (2, 30), (3, 120), (4, 720)])
def test_the_first_plans_with_both_expansions(depth: int, expected: int) -> None:
    check(new(seats=3, seed=1, reflex=True, horse=True), depth, expected)


DUEL = """
    roof   |    |    |    |
    inside |    | 0> | 1< |
"""
LEDGE = """
    roof   |    | 1> 0< |
    inside |    |       |
"""


@pytest.mark.parametrize(
    ("picture", "expected"),
    [(DUEL, 1713), (LEDGE, 1047)],
)
def test_a_duel_across_the_end_of_a_round(picture: str, expected: int) -> None:
    check(train(picture), 7, expected)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("reflex", "horse", "expected"),
    [(True, False, 14680), (False, True, 11932), (True, True, 66115)],
)
def test_a_duel_with_expansions_across_the_end_of_a_round(
    reflex: bool, horse: bool, expected: int
) -> None:
    check(train(DUEL, reflex=reflex, horse=horse), 7, expected)
