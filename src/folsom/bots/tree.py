"""The search's memory: what was tried where, in one hash table for all seats.

There are no nodes and no pointers. A seat's place in its tree is one number, mixed from the choices it made
on the way and from what it is asked now; an edge is that number mixed with an option. Entries carry the
generation they were written in, so a new search begins with an empty table without clearing it.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from folsom.core.bits import lowest
from folsom.kernel import kernel, small_kernel, widen

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

MIX = 0x9E3779B97F4A7C1
MASK = (1 << 62) - 1
ABSENT = -1
MAX_PROBES = 24
TINY = 1e-9


class Tree(NamedTuple):
    """The table, column by column."""

    keys: Numbers
    generation: Numbers
    visits: Reals
    offers: Reals
    total: Reals


def new_tree(size_bits: int) -> Tree:
    """An empty table with 2 ** size_bits entries."""
    size = 1 << size_bits
    return Tree(
        np.zeros(size, np.int64),
        np.full(size, -1, np.int64),
        np.zeros(size),
        np.zeros(size),
        np.zeros(size),
    )


@small_kernel
def mix(place: int, more: int) -> int:
    """A new number from two, spread over 62 bits."""
    x = (place ^ (more + 0x7F4A7C15 + (place << 6) + (place >> 2))) & MASK
    x = (x * 0x2545F491 + MIX) & MASK
    return x ^ (x >> 29)


@small_kernel
def find(tree: Tree, generation: int, key: int) -> int:
    """The entry of a key, or ABSENT."""
    size = int(tree.keys.shape[0])
    at = key & (size - 1)
    for _ in range(MAX_PROBES):
        if tree.generation[at] != generation:
            return ABSENT
        if tree.keys[at] == key:
            return at
        at = (at + 1) & (size - 1)
    return ABSENT


@small_kernel
def find_or_add(tree: Tree, generation: int, key: int) -> int:
    """The entry of a key, made if there is none; ABSENT if the table is crowded there."""
    size = int(tree.keys.shape[0])
    at = key & (size - 1)
    for _ in range(MAX_PROBES):
        if tree.generation[at] != generation:
            tree.generation[at] = generation
            tree.keys[at] = key
            tree.visits[at] = 0.0
            tree.offers[at] = 0.0
            tree.total[at] = 0.0
            return at
        if tree.keys[at] == key:
            return at
        at = (at + 1) & (size - 1)
    return ABSENT


@kernel
def untried(tree: Tree, generation: int, place: int, offered: int) -> int:
    """The options that were never tried in this place, as bits."""
    mask = 0
    rest = offered
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        if find(tree, generation, mix(place, option)) == ABSENT:
            mask |= 1 << option
    return mask


@kernel
def select(tree: Tree, generation: int, place: int, offered: int, exploration: float) -> int:
    """UCB1 over options that were all tried; an option counts how often it was offered, not the place."""
    best, chosen = -1.0, lowest(offered)
    rest = offered
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        at = find(tree, generation, mix(place, option))
        if at != ABSENT:
            tree.offers[at] += 1.0
            visits = tree.visits[at] + TINY
            score = tree.total[at] / visits
            score += exploration * np.sqrt(np.log(tree.offers[at] + 1.0) / visits)
            if score > best:
                best, chosen = score, option
    return chosen


@small_kernel
def learn(tree: Tree, at: int, value: float) -> None:
    """One more playout went through this entry."""
    tree.visits[at] += 1.0
    tree.total[at] += value


@small_kernel
def as_place(seat: int) -> int:
    """Where a seat's tree begins."""
    return mix(0x51ED270B, widen(seat) + 1)
