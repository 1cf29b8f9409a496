"""Thinking about a decision: a search, and what it thinks of every option."""

from typing import Any

import numpy as np

from folsom.bots.net_kernels import N_INPUTS, has_net
from folsom.bots.search_kernels import SHARE, SHARE_SQUARES, VALUE, VISITS
from folsom.core.bits import count, lowest
from folsom.core.randomness import write_key
from folsom.kernel import kernel, widen
from folsom.page.areas import NOW_AMONG, NOW_GENERATION, NOW_SEAT
from folsom.page.parts import Kernel, PageParts
from folsom.page.rows import begin_luck, clear


@kernel
def write_estimates(results: Any, offered: int, estimates: Any) -> int:
    """What a search found of each option, the best first: option, share, error, value, playouts."""
    n = 0
    rest = offered
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        playouts = results[VISITS, option]
        share, error, value = 0.0, 1.0, 0.0
        if playouts > 0.0:
            share, value = results[SHARE, option] / playouts, results[VALUE, option] / playouts
            guarded = (results[SHARE, option] + 1.0) / (playouts + 2.0)
            squares = (results[SHARE_SQUARES, option] + 1.0) / (playouts + 2.0)
            error = np.sqrt((squares - guarded * guarded) / (playouts + 2.0))
        at = n
        while at > 0 and (
            estimates[at - 1, 4] < playouts
            or (estimates[at - 1, 4] == playouts and estimates[at - 1, 3] < value)
        ):
            for k in range(5):
                estimates[at, k] = estimates[at - 1, k]
            at -= 1
        estimates[at, 0], estimates[at, 1], estimates[at, 2] = float(option), share, error
        estimates[at, 3], estimates[at, 4] = value, playouts
        n += 1
    return n


def about_searches(game: PageParts) -> list[Kernel]:
    """Functions that search."""
    settle, redraw, options = game.possible.settle, game.possible.redraw, game.legal.options
    search, write_priors = game.search.net_search, game.search.write_priors
    write_settings = game.search.write_settings
    write_net_settings = game.search.write_net_settings

    @kernel
    def new_searcher(
        luck: Any, draws: Any, now: Any, silent: Any, tree: Any, net: Any, seed_number: int
    ) -> int:
        """A search in memory that was never used, or was used for a search; equal numbers search alike.

        It has no net until the weights of one are written into its row.
        """
        net[N_INPUTS] = 0
        for i in range(tree.shape[0]):
            tree[i].generation = 0
        now[NOW_GENERATION] = 0
        begin_luck(luck, draws, silent, seed_number)
        return 0

    @kernel
    def begin_search(
        table: Any,
        seed: Any,
        source: Any,
        root: Any,
        results: Any,
        settings: Any,
        now: Any,
        luck: Any,
        silent: Any,
        priors: Any,
        heard: Any,
        sums: Any,
        foreseen: Any,
        net: Any,
        seat: int,
        option: int,
    ) -> int:
        """A new decision, as the seat knows it. Returns how many options there are.

        Only one option is tried, or all (-1); the seed is for what the seat does not know, and nothing of that
        changes what is found. A net says at once how likely it finds each option: that is in the row of priors.
        """
        root[0] = table[0]
        write_key(source[0], seed)
        settle(root[0], seat)
        redraw(root[0], seat, source[0])
        now[NOW_SEAT] = seat
        now[NOW_AMONG] = -1 if option < 0 else 1 << option
        now[NOW_GENERATION] += 1
        clear(results)
        for i in range(priors.shape[0]):
            priors[i] = 0.0
        if has_net(net):
            write_net_settings(root[0], settings)
            write_priors(root[0], seat, net, heard, sums, foreseen, luck, silent[0], priors)
        else:
            write_settings(root[0], settings)
        return count(options(root[0], seat))

    @kernel
    def think(
        root: Any,
        work: Any,
        results: Any,
        settings: Any,
        values: Any,
        now: Any,
        path: Any,
        notes: Any,
        luck: Any,
        draws: Any,
        silent: Any,
        tree: Any,
        priors: Any,
        heard: Any,
        sums: Any,
        foreseen: Any,
        net: Any,
        n_playouts: int,
    ) -> int:
        """Some more playouts."""
        search(
            root,
            work,
            widen(now[NOW_SEAT]),
            widen(now[NOW_AMONG]),
            n_playouts,
            tree,
            widen(now[NOW_GENERATION]),
            settings,
            path,
            luck,
            draws[0],
            notes,
            values,
            results,
            silent[0],
            net,
            heard,
            sums,
            foreseen,
            priors,
        )
        return 0

    @kernel
    def estimate(root: Any, results: Any, estimates: Any, now: Any) -> int:
        """What the search thinks of every option, the best first, at the beginning of the searcher."""
        return write_estimates(results, options(root[0], widen(now[NOW_SEAT])), estimates)

    return [new_searcher, begin_search, think, estimate]
