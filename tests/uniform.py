"""Whether hidden orders are as random as the rules say. NumPy is all it needs, beside a graphics card too.

Whatever is dealt, drawn or shuffled is an order: things that come one after the other, without any being put
back, from a lot of which everybody knows what is in it. So how often anything comes at a place, and any two
things at two places, is known exactly; what really came in many games is held against it by chi-square tests.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, log, perm, prod
from typing import Any

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[np.float64]
Rows = npt.NDArray[Any]

UNLUCK = 1e-12
"""How likely at most a fair program fails one comparison. All tests together make some ten millions, mostly of
single counts, so that by chance hardly one in ten thousand sets of seeds would fail."""
FEWEST = 5
"""Outcomes expected less often than this are counted together: a chi-square test needs some of each."""


Lot = Mapping[int, int]
"""How many there are of each kind."""


def lot_of(things: Iterable[int]) -> Lot:
    """A lot of all these."""
    return Counter(map(int, things))


def one_each(kinds: Iterable[int]) -> Lot:
    """A lot with one of each."""
    return dict.fromkeys(map(int, kinds), 1)


@dataclass(frozen=True, eq=False)
class Order:
    """In each game a row of things, drawn one after the other from a lot that holds so many of each kind."""

    name: str
    rows: Rows
    lot: Lot

    def __post_init__(self) -> None:
        known = np.isin(self.rows, list(self.lot))
        assert known.all(), f"{self.name}: {np.unique(self.rows[~known])} cannot come at all"
        for kind, n in self.lot.items():
            most = (self.rows == kind).sum(axis=1).max()
            assert most <= n, f"{self.name}: {kind} comes {most} times, there are {n}"

    @property
    def n_places(self) -> int:
        """How many are drawn."""
        return int(self.rows.shape[1])

    @property
    def size(self) -> int:
        """How many there are to draw from."""
        return sum(self.lot.values())

    @property
    def chances(self) -> Counts:
        """How likely each kind comes at a place."""
        return np.array(list(self.lot.values())) / self.size

    def marks(self) -> npt.NDArray[np.float32]:
        """A row a game: for each place in turn a one at the kind that came there, zeros at all others."""
        marks: Rows = self.rows[:, :, None] == np.array(list(self.lot))
        return marks.astype(np.float32).reshape(len(self.rows), -1)

    def chances_with(self, other: "Order") -> Counts:
        """How likely each kind comes at each place together with each kind at each place of another order."""
        if other is not self:
            apart = np.outer(self.chances, other.chances)
            return np.tile(apart, (self.n_places, other.n_places))
        # A place with itself: that kind alone. With another place: one of that kind is gone.
        same = np.diag(self.chances)
        left = np.array(list(self.lot.values())) - np.eye(len(self.lot))
        apart = self.chances[:, None] * left / max(self.size - 1, 1)
        is_same = np.eye(self.n_places)
        return np.kron(is_same, same) + np.kron(1 - is_same, apart)


def assert_uniform(orders: Sequence[Order]) -> None:
    """Everything comes at every place as often as it should, whatever came at any other place of any order."""
    marks = np.hstack([order.marks() for order in orders])
    chances = np.vstack([np.hstack([a.chances_with(b) for b in orders]) for a in orders])
    places = Places.of(orders)
    _assert_expected(len(marks), marks.T @ marks, chances, places, places)
    for order in orders:
        if perm(order.size, order.n_places) * FEWEST <= len(order.rows):
            _assert_whole_rows_likely(order)


def assert_unrelated(orders: Sequence[Order], others: Sequence[Order]) -> None:
    """What came in some games tells nothing about the games paired with them."""
    marks, other_marks = (np.hstack([o.marks() for o in some]) for some in (orders, others))
    chances = np.vstack([np.hstack([a.chances_with(b) for b in others]) for a in orders])
    places, other_places = Places.of(orders), Places.of(others)
    _assert_expected(len(marks), marks.T @ other_marks, chances, places, other_places)


def assert_hand_likely(order: Order, where: slice) -> None:
    """Which of the lot lie at these places together, in whatever order, is as likely as it should be."""
    kinds, sizes = list(order.lot), list(order.lot.values())
    hands = (order.rows[:, where, None] == np.array(kinds)).sum(axis=1)
    n_held = len(range(*where.indices(order.n_places)))
    chances = {
        hand: prod(map(comb, sizes, hand)) / comb(order.size, n_held)
        for hand in product(*(range(size + 1) for size in sizes))
        if sum(hand) == n_held
    }
    _assert_likely(f"{order.name}: hand", hands, chances)


def _assert_whole_rows_likely(order: Order) -> None:
    chances = dict(_whole_rows(dict(order.lot), order.n_places))
    _assert_likely(f"{order.name}: all places", order.rows, chances)


def _whole_rows(lot: dict[int, int], n: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """All rows of n that can be drawn from a lot, and how likely each is."""
    if n == 0:
        yield (), 1.0
        return
    size = sum(lot.values())
    for kind, count in lot.items():
        if count:
            for rest, chance in _whole_rows({**lot, kind: count - 1}, n - 1):
                yield (kind, *rest), chance * count / size


def _assert_likely(name: str, rows: Rows, chances: Mapping[tuple[int, ...], float]) -> None:
    """Each row of numbers is found as often as it should be."""
    number = {row: i for i, row in enumerate(chances)}
    found = np.zeros((1, len(chances)))
    for row, n in zip(*np.unique(rows, axis=0, return_counts=True), strict=True):
        found[0, number[tuple(row.tolist())]] = n
    exact = np.array([list(chances.values())])
    _assert_expected(len(rows), found, exact, Places([name], [0]), Places(["as a whole"], [0]))


@dataclass(frozen=True)
class Places:
    """The places of some orders by name, and where the kinds of each begin in a row of marks."""

    names: list[str]
    starts: list[int]

    @classmethod
    def of(cls, orders: Sequence[Order]) -> "Places":
        """All places of some orders."""
        names, starts, n = [], [], 0
        for order in orders:
            for place in range(order.n_places):
                names.append(f"{order.name}[{place}]")
                starts.append(n)
                n += len(order.lot)
        return cls(names, starts)


def most_by_chance(n_cells: Rows) -> Counts:
    """What a chi-square statistic of so many cells hardly ever exceeds (Laurent and Massart 2000)."""
    x = -log(UNLUCK)
    most: Counts = n_cells + 2 * np.sqrt(n_cells * x) + 2 * x
    return most


def _assert_expected(
    n_games: int, found: Rows, chances: Counts, places: Places, others: Places
) -> None:
    """What was found at each pair of places is what should be: each count, and all of a pair together."""

    def name(pair: Any) -> str:
        return f"{places.names[pair[0]]} with {others.names[pair[1]]}"

    def by_pair(cells: Rows) -> Rows:
        return np.add.reduceat(np.add.reduceat(cells, places.starts, 0), others.starts, 1)

    unluck = _unluck(n_games, found, chances)
    row, column = map(int, np.unravel_index(np.argmax(unluck), unluck.shape))
    pair = (
        np.searchsorted(places.starts, row, "right") - 1,
        np.searchsorted(others.starts, column, "right") - 1,
    )
    assert unluck[row, column] <= -log(UNLUCK), (
        f"{name(pair)}: something came {found[row, column]:.0f} times in {n_games} games,"
        f" expected {n_games * chances[row, column]:.1f};"
        f" {(unluck > -log(UNLUCK)).sum()} such counts in all"
    )
    expected = n_games * chances
    is_counted = expected >= FEWEST
    rest_found = by_pair(np.where(is_counted, 0, found))
    rest_expected = by_pair(np.where(is_counted, 0, expected))
    is_rest_counted = rest_expected >= FEWEST
    statistic = by_pair(_squares(found, expected, is_counted))
    statistic += _squares(rest_found, rest_expected, is_rest_counted)
    too_much = statistic - most_by_chance(by_pair(is_counted.astype(int)) + is_rest_counted)
    worst = np.unravel_index(np.argmax(too_much), too_much.shape)
    assert too_much[worst] <= 0, (
        f"{name(worst)}: chi-square {statistic[worst]:.0f}, {too_much[worst]:.0f} more than by chance;"
        f" {(too_much > 0).sum()} of {too_much.size} pairs are wrong"
    )


def _unluck(n_games: int, found: Rows, chances: Counts) -> Counts:
    """How unlikely each count is, as a logarithm at least (Chernoff's bound, which holds for few games too)."""
    share = found / n_games
    with np.errstate(divide="ignore", invalid="ignore"):
        came = np.where(share > 0, share * np.log(share / chances), 0)
        stayed = np.where(share < 1, (1 - share) * np.log((1 - share) / (1 - chances)), 0)
    unluck: Counts = n_games * (came + stayed)
    return unluck


def _squares(found: Rows, expected: Counts, is_counted: Rows) -> Counts:
    squares: Counts = (found - expected) ** 2 / np.where(is_counted, expected, 1)
    return np.where(is_counted, squares, 0)
