"""Plays the games of a simulation on several threads, with a progress bar."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from folsom.bots.levels import RANDOM
from folsom.cli.batches import Batch, play_batch
from folsom.cli.interrupt import stop_at_interrupt
from folsom.cli.results import Tally
from folsom.cli.tables import make_bot
from folsom.core import bits
from folsom.core.playout import SECOND_BANDIT
from folsom.games import game_module

BATCH = 2_000
BATCH_OF_BOTS = 4

NUMBERS_A_SEED = 1_000_000_007
"""Random games are numbered; no two seeds share a number, with as many games as may be wanted."""

LAST_NUMBER = (1 << 62) - 1


def play_games(
    game: str, options: Any, n_games: int, levels: list[str], threads: int, seed: int
) -> Tally:
    """Play them and count; Ctrl-C ends it with the games finished so far.

    Games of random bots run compiled. The result does not depend on the threads.
    """
    is_random = all(level == RANDOM for level in levels)
    size = BATCH if is_random else BATCH_OF_BOTS
    starts = iter(range(0, n_games, size))
    tally = Tally(game_module(game).BANDITS, levels)
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with stop_at_interrupt() as stopped:

        def play(start: int) -> Batch:
            n = min(size, n_games - start)
            if is_random:
                first = (seed * NUMBERS_A_SEED + start) & LAST_NUMBER
                return play_batch(game, options, first, n, stopped)
            return _play_bots(game, options, start, n, levels, seed, stopped)

        with bar, ThreadPoolExecutor(threads) as pool:
            task = bar.add_task("games", total=n_games)
            for batch in _in_turn(pool, play, starts, 2 * threads, stopped):
                tally.add(batch.points, batch.won, batch.bandits)
                bar.advance(task, len(batch.won))
    return tally


def _in_turn(
    pool: ThreadPoolExecutor, play: Any, starts: Iterator[int], most: int, stopped: Event
) -> Iterator[Batch]:
    """Batches as they are finished, never more than `most` waiting; none is begun once it is stopped."""
    open_batches: set[Future[Batch]] = set()
    while True:
        while len(open_batches) < most and not stopped.is_set():
            start = next(starts, None)
            if start is None:
                break
            open_batches.add(pool.submit(play, start))
        if not open_batches:
            return
        done, open_batches = wait(open_batches, return_when=FIRST_COMPLETED)
        for finished in done:
            yield finished.result()


def _play_bots(
    game: str,
    options: Any,
    first: int,
    n_games: int,
    levels: list[str],
    seed: int,
    stopped: Event,
) -> Batch:
    """Games of bots that are called for every decision; only those that were finished before it is stopped."""
    module = game_module(game)
    points = np.zeros((n_games, options.seats), np.int64)
    bandits = np.zeros((n_games, options.seats), np.int64)
    won = np.zeros(n_games, np.int64)
    names = game_module(game).BANDITS
    n_decisions = n_played = 0
    for k in range(n_games):
        number = seed * 1_000_003 + first + k
        table = module.new_from(options, number.to_bytes(32, "big"))
        players = [make_bot(level, game, 16 * number + i) for i, level in enumerate(levels)]
        while not table.is_over and not stopped.is_set():
            seat = bits.lowest(table.asked_mask())
            decision = table.decision_of(seat)
            table.play(players[seat].choose(table.view(seat), decision), seat)
        if not table.is_over:
            break
        n_played += 1
        n_decisions += table.number
        outcome = table.outcome
        assert outcome is not None
        won[k] = sum([1 << seat for seat in outcome.winners])
        points[k] = [result.points for result in outcome.results]
        view = table.view(None)
        for seat in range(options.seats):
            own = [names.index(b.bandit) for b in view.bandits if b.seat == seat]
            bandits[k, seat] = own[0] + (SECOND_BANDIT * (own[1] + 1) if len(own) > 1 else 0)
    return Batch(points[:n_played], won[:n_played], bandits[:n_played], n_decisions)
