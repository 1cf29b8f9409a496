"""The search's memory: what was tried where, in one hash table for all seats.

There are no nodes and no pointers. A seat's place in its tree is one number, mixed from the choices it
made on the way and from what it is asked now; an edge is that number mixed with an option. Entries carry
the generation they were written in, so a new search begins with an empty table without clearing it. An
entry is half a cache line: looking one up is one visit to memory.
"""

import numpy as np
import numpy.typing as npt

from folsom.core.bits import lowest
from folsom.core.logarithm import log
from folsom.core.state import Records, record_dtype
from folsom.kernel import kernel, small_kernel, widen

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]
Tree = Records

ENTRY = record_dtype(
    [
        ("key", np.int64),
        ("total", np.float64),
        ("generation", np.int32),
        ("visits", np.float32),
        ("offers", np.float32),
        ("unused", np.int32),
    ]
)

MIX = 0x9E3779B97F4A7C1
MASK = (1 << 62) - 1
ABSENT = -1
MAX_PROBES = 24


def new_tree(size_bits: int) -> Tree:
    """An empty table with 2 ** size_bits entries; generations begin with 1."""
    return np.zeros(1 << size_bits, ENTRY)


@small_kernel
def mix(place: int, more: int) -> int:
    """A new number from two, spread over 62 bits."""
    x = widen(place)
    x = (x ^ (widen(more) + 0x7F4A7C15 + (x << 6) + (x >> 2))) & MASK
    x = (x * 0x2545F491 + MIX) & MASK
    return x ^ (x >> 29)


@small_kernel
def find(tree: Tree, generation: int, key: int) -> int:
    """The entry of a key, or ABSENT."""
    size = widen(tree.shape[0])
    at = key & (size - 1)
    for _ in range(MAX_PROBES):
        if tree[at].generation != generation:
            return ABSENT
        if tree[at].key == key:
            return at
        at = (at + 1) & (size - 1)
    return ABSENT


@kernel
def find_or_add(tree: Tree, generation: int, key: int) -> int:
    """The entry of a key, made if there is none; ABSENT if the table is crowded there."""
    size = widen(tree.shape[0])
    at = key & (size - 1)
    for _ in range(MAX_PROBES):
        entry = tree[at]
        if entry.generation != generation:
            entry.generation = generation
            entry.key = key
            entry.visits = 0.0
            entry.offers = 0.0
            entry.total = 0.0
            return at
        if entry.key == key:
            return at
        at = (at + 1) & (size - 1)
    return ABSENT


@kernel
def look(
    tree: Tree, generation: int, place: int, offered: int, exploration: float
) -> tuple[int, int]:
    """The options never tried in this place, as bits; and of the others the one to try by UCB1.

    Options differ from state to state, so each counts how often it was offered, not the place.
    """
    untried = 0
    best, chosen = -1e9, ABSENT
    rest = offered
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        at = find(tree, generation, mix(place, option))
        if at == ABSENT:
            untried |= 1 << option
        else:
            entry = tree[at]
            entry.offers += 1.0
            visits = float(entry.visits) + 1e-9
            score = entry.total / visits
            score += exploration * np.sqrt(log(entry.offers) / visits)
            if score > best:
                best, chosen = score, option
    return untried, chosen


@kernel
def weigh(
    tree: Tree, generation: int, place: int, offered: int, priors: Reals, weight: float
) -> tuple[int, int]:
    """The option to try by what it brought and how likely it seemed before; first its bit if it is new.

    What was never tried is thought to be worth what the place brought so far.
    """
    visits, total = 0.0, 0.0
    rest = offered
    while rest != 0:
        at = find(tree, generation, mix(place, lowest(rest)))
        rest &= rest - 1
        if at != ABSENT:
            visits += float(tree[at].visits)
            total += tree[at].total
    mean = total / visits if visits > 0.0 else 0.5
    urge = weight * np.sqrt(visits + 1.0)
    best, chosen, untried = -1e9, lowest(offered), 0
    rest = offered
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        at = find(tree, generation, mix(place, option))
        tried = 0.0 if at == ABSENT else float(tree[at].visits)
        score = mean if tried == 0.0 else tree[at].total / tried
        score += urge * priors[option] / (1.0 + tried)
        if score > best:
            best, chosen = score, option
            untried = 1 << option if at == ABSENT else 0
    return untried, chosen


@small_kernel
def learn(tree: Tree, at: int, value: float) -> None:
    """One more playout went through this entry."""
    tree[at].visits += 1.0
    tree[at].total += value


@small_kernel
def as_place(seat: int) -> int:
    """Where a seat's tree begins."""
    return mix(0x51ED270B, widen(seat) + 1)
