"""Random playouts on the card: each thread plays whole games, one after another."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.state import UNHEARD, Records
from folsom.games import parts_of
from folsom.gpu.launch import THREADS_A_BLOCK, blocks_for, cuda_module, require_card
from folsom.kernel import as_written

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Playouts:
    """What a batch of random games came to. `won` holds the winners as bits, `points` a column a seat."""

    n_games: int
    decisions: int
    seconds: float
    won: Numbers
    points: Numbers
    records: Records

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, transfers to and from the card left out."""
        return self.decisions / self.seconds


WHOLE_WARP = 0xFFFFFFFF


def playout_function(game: str) -> Callable[..., None]:
    """The function of one thread: it plays game `first + thread` and every so-manieth after it.

    The threads of a warp vote on what comes next, so those behind the last game play too, and nobody is told.
    """
    cuda = cuda_module()
    from numba import from_dtype, types

    parts = parts_of(game)
    record_type, any_sync = from_dtype(parts.state.STATE), cuda.any_sync

    def anybody(is_so: bool) -> Any:
        return any_sync(WHOLE_WARP, is_so)

    play_in_step = parts.playout.make_play_numbered(cuda.jit(device=True)(anybody))
    play_numbered = cuda.jit(device=True)(as_written(play_in_step))
    winners, dollars_of = parts.scoring.winners, parts.scoring.dollars_of

    def play_games(
        template: Any,
        states: Any,
        first: int,
        n_each: int,
        decisions: Any,
        won: Any,
        points: Any,
    ) -> None:
        # Both lie in the thread's local memory, where neighbouring threads' fields are neighbours.
        table = cuda.local.array(1, record_type)
        chooser = cuda.local.array(1, types.int64)
        thread = cuda.grid(1)
        n_threads = states.shape[0]
        taken = 0
        for k in range(n_each):
            at = thread + k * n_threads
            table[0] = template[0]
            taken += play_numbered(table[0], first + at, chooser, UNHEARD)
            if thread < n_threads:
                won[at] = winners(table[0])
                for seat in range(points.shape[1]):
                    points[at, seat] = dollars_of(table[0], seat)
        if thread < n_threads:
            states[thread] = table[0]
            decisions[thread] = taken

    return play_games


HOW = {"express": {"max_registers": 64}}
"""With all the registers that the compiler would take, half as many threads run at a time."""


@cache
def _compiled(game: str) -> Any:
    return require_card().jit(**HOW.get(game, {}))(playout_function(game))


def random_playouts(
    game: str, template: Records, n_games: int, first: int = 0, n_each: int = 1
) -> Playouts:
    """Play games number `first` to `first + n_games - 1` at random, `n_each` a thread.

    `template` is what the game package's `make_template(options)` gives. The games are those that
    `playout.simulate` plays on the CPU under the same numbers, bit for bit.
    """
    cuda = require_card()
    kernel = _compiled(game)
    n_threads = n_games // n_each
    n_games = n_threads * n_each
    n_seats = int(template[0].n_seats)
    states = cuda.device_array(n_threads, template.dtype)
    decisions = cuda.device_array(n_threads, np.int64)
    won = cuda.device_array(n_games, np.int64)
    points = cuda.device_array((n_games, n_seats), np.int64)
    arguments = (
        cuda.to_device(template),
        states,
        first,
        n_each,
        decisions,
        won,
        points,
    )
    cuda.synchronize()
    start = perf_counter()
    kernel[blocks_for(n_threads), THREADS_A_BLOCK](*arguments)
    cuda.synchronize()
    seconds = perf_counter() - start
    return Playouts(
        n_games,
        int(decisions.copy_to_host().sum()),
        seconds,
        won.copy_to_host(),
        points.copy_to_host(),
        states.copy_to_host(),
    )
