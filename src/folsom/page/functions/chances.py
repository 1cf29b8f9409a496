"""Everybody's chances in a position."""

from typing import Any

from folsom.bots.judge_kernels import CHANCE, ERROR, OPEN_EYES, SUM, write_chances
from folsom.kernel import kernel, widen
from folsom.page.areas import NOW_AMONG, NOW_LAID, NOW_PLAYOUTS, NOW_SEAT
from folsom.page.parts import Kernel, PageParts
from folsom.page.rows import begin_luck, clear


def about_chances(game: PageParts) -> list[Kernel]:
    """Functions that judge."""
    settle, judge = game.possible.settle, game.search.judge
    write_settings, trust = game.search.write_settings, game.search.TRUST

    @kernel
    def begin_judge(
        table: Any,
        found: Any,
        root: Any,
        results: Any,
        settings: Any,
        now: Any,
        luck: Any,
        draws: Any,
        silent: Any,
        laid: Any,
        eyes: int,
        seat: int,
        n_laid: int,
        seed_number: int,
    ) -> int:
        """A position to be judged by what a seat (-1: spectators, -2: nothing is hidden) knows. Returns the seats.

        The first numbers of the page are options that the seat `seat` answers with before anything else.
        """
        root[0] = table[0]
        looking = eyes if table[0].asked != 0 else OPEN_EYES
        if looking != OPEN_EYES:
            settle(root[0], looking)
        now[NOW_SEAT], now[NOW_AMONG], now[NOW_PLAYOUTS], now[NOW_LAID] = looking, seat, 0, n_laid
        for i in range(n_laid):
            laid[i] = found[i]
        clear(results)
        begin_luck(luck, draws, silent, seed_number)
        write_settings(root[0], settings)
        return widen(root[0].n_seats)

    @kernel
    def judge_on(
        root: Any,
        work: Any,
        results: Any,
        estimates: Any,
        settings: Any,
        values: Any,
        now: Any,
        notes: Any,
        luck: Any,
        draws: Any,
        silent: Any,
        laid: Any,
        chances: Any,
        n_playouts: int,
    ) -> int:
        """Some more playouts; then every seat's chance at the beginning of the searcher. Returns the seats."""
        judge(
            root,
            work,
            widen(now[NOW_SEAT]),
            widen(now[NOW_AMONG]),
            laid,
            widen(now[NOW_LAID]),
            n_playouts,
            settings,
            luck,
            draws[0],
            notes,
            values,
            results,
            silent[0],
        )
        now[NOW_PLAYOUTS] += n_playouts
        n_seats, n = widen(root[0].n_seats), widen(now[NOW_PLAYOUTS])
        write_chances(results, n, n_seats, trust, chances)
        for seat in range(n_seats):
            estimates[seat, 0] = float(seat)
            estimates[seat, 1], estimates[seat, 2] = chances[seat, CHANCE], chances[seat, ERROR]
            if root[0].asked == 0:
                estimates[seat, 1], estimates[seat, 2] = results[SUM, seat] / n, 0.0
            estimates[seat, 3], estimates[seat, 4] = estimates[seat, 1], float(n)
        return widen(root[0].n_seats)

    return [begin_judge, judge_on]
