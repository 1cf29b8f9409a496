"""The tests of chance can tell a fair shuffle from each of the mistakes that are made in shuffles."""

from collections.abc import Callable
from itertools import permutations

import numpy as np
import numpy.typing as npt
import pytest
from tests.uniform import (
    Order,
    assert_hand_likely,
    assert_uniform,
    assert_unrelated,
    lot_of,
)

N_GAMES = 20_000
DECK = np.array([0, 0, 1, 1, 2, 2, 3, 3, 4, 5])
HAND = slice(4, 10)

Decks = npt.NDArray[np.int64]
Shuffle = Callable[[np.random.Generator, Decks], None]


def swap(decks: Decks, i: int, j: Decks) -> None:
    """In every game the i-th card changes places with the j-th, another one in each game."""
    games = np.arange(len(decks))
    decks[games, i], decks[games, j] = decks[games, j], decks[games, i]


def fair(luck: np.random.Generator, decks: Decks) -> None:
    for i in range(decks.shape[1] - 1, 0, -1):
        swap(decks, i, luck.integers(0, i + 1, len(decks)))


def left_out(luck: np.random.Generator, decks: Decks) -> None:
    """No card moves."""


def never_staying(luck: np.random.Generator, decks: Decks) -> None:
    """One too few to choose from: no card can stay where it is."""
    for i in range(decks.shape[1] - 1, 0, -1):
        swap(decks, i, luck.integers(0, i, len(decks)))


def without_the_first(luck: np.random.Generator, decks: Decks) -> None:
    """The loop ends one early, or begins one late: the card at the bottom stays."""
    for i in range(decks.shape[1] - 1, 1, -1):
        swap(decks, i, 1 + luck.integers(0, i, len(decks)))


def with_any_card(luck: np.random.Generator, decks: Decks) -> None:
    """Each card changes places with any other: nearly uniform, but some orders are likelier."""
    for i in range(decks.shape[1]):
        swap(decks, i, luck.integers(0, decks.shape[1], len(decks)))


def cut(luck: np.random.Generator, decks: Decks) -> None:
    """Any card can come anywhere, but always next to the same."""
    starts = luck.integers(0, decks.shape[1], len(decks))
    order = (starts[:, None] + np.arange(decks.shape[1])) % decks.shape[1]
    decks[:] = np.take_along_axis(decks, order, axis=1)


def shuffled(shuffle: Shuffle, seed: int = 0) -> Order:
    decks = np.tile(DECK, (N_GAMES, 1))
    shuffle(np.random.default_rng(seed), decks)
    return Order("cards", decks, lot_of(DECK))


def test_a_fair_shuffle_passes() -> None:
    one, other = shuffled(fair), shuffled(fair, seed=1)
    assert_uniform([one, other])
    assert_unrelated([one], [other])
    assert_hand_likely(one, HAND)


@pytest.mark.parametrize(
    "shuffle", [left_out, never_staying, without_the_first, with_any_card, cut]
)
def test_an_unfair_shuffle_fails(shuffle: Shuffle) -> None:
    with pytest.raises(AssertionError, match=r"cards\[\d\] with cards\[\d\]"):
        assert_uniform([shuffled(shuffle)])


@pytest.mark.parametrize("shuffle", [left_out, without_the_first, cut])
def test_unfair_hands_are_found(shuffle: Shuffle) -> None:
    with pytest.raises(AssertionError, match="hand with as a whole"):
        assert_hand_likely(shuffled(shuffle), HAND)


def test_two_seats_that_share_their_luck_are_found() -> None:
    deck = shuffled(fair)
    other = Order("cards of another", deck.rows[:, ::-1], deck.lot)
    with pytest.raises(AssertionError, match="cards of another"):
        assert_uniform([deck, other])


def test_games_that_share_a_little_of_their_luck_are_found() -> None:
    deck, other = shuffled(fair), shuffled(fair, seed=1)
    some = np.arange(N_GAMES) % 8 == 0
    alike = Order("cards of another", np.where(some[:, None], deck.rows, other.rows), deck.lot)
    assert_uniform([alike])
    with pytest.raises(AssertionError, match="cards of another"):
        assert_unrelated([deck], [alike])


def test_few_things_are_compared_as_a_whole() -> None:
    """The even orders of four: uniform at each pair of places, but only half of all orders."""
    even = [row for row in permutations(range(4)) if np.linalg.det(np.eye(4)[list(row)]) > 0]
    rows = np.array(even)[np.random.default_rng(0).integers(0, len(even), N_GAMES)]
    with pytest.raises(AssertionError, match="cars: all places with as a whole"):
        assert_uniform([Order("cars", rows, lot_of(range(4)))])


def test_what_is_not_in_the_lot_cannot_come() -> None:
    with pytest.raises(AssertionError, match="cannot come at all"):
        Order("cars", np.array([[0, 3]]), lot_of([0, 1, 2]))
    with pytest.raises(AssertionError, match="comes 2 times, there are 1"):
        Order("cars", np.array([[1, 1]]), lot_of([0, 1, 2]))


def test_very_few_games_are_enough_to_find_what_never_changes() -> None:
    rows = np.tile(np.arange(11), (20, 1))
    with pytest.raises(AssertionError, match=r"came 20 times in 20 games, expected 0\.2"):
        assert_uniform([Order("cards", rows, lot_of(range(11)))])
