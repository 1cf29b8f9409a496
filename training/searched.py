"""Games between searches, and what they found: what a net learns from when it is shown how the search plays.

    python -m training.searched express --out runs/examples --minutes 30 --playouts 400

Every decision is one example: what its seat heard, how often the search tried each option, and how the game ended.
Any number of machines can gather, each with a seed of its own; `python -m training … --examples` learns from all.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, fields
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.bots.bot import observe
from folsom.bots.net import net_of
from folsom.bots.net_kernels import MAX_HEARD, Weights
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import MAX_OPTIONS, Searcher, default_settings
from folsom.bots.search_kernels import N_VALUES, SHARE_AT_END, VISITS
from folsom.core.chooser import new_chooser
from folsom.core.state import NO_EVENTS
from folsom.games import game_module, game_names, parts_of
from training.recipe import VARIANTS, WIDTH

GREEDY_AFTER = 0.7
"""With this chance the search's own choice is played, else one as often as it was tried."""


@dataclass(slots=True)
class Examples:
    """What the search found: a row a position; `actions` and `tried` have a column an option, -1 where none."""

    heard: npt.NDArray[np.int16]
    actions: npt.NDArray[np.int16]
    tried: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    share: npt.NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.heard)


def joined(parts: list[Examples]) -> Examples:
    """Some examples one after the other."""
    names = [field.name for field in fields(Examples)]
    return Examples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def keep(examples: Examples, path: Path) -> None:
    """Write examples down; a file that is being written is not read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.savez(file, **{field.name: getattr(examples, field.name) for field in fields(examples)})
    draft.replace(path)


def read_examples(folder: Path) -> list[Examples]:
    """All that was gathered into a folder."""
    found = []
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as kept:
            found.append(Examples(**kept))
    return found


def play_one(
    game: str,
    options: dict[str, Any],
    weights: Weights | None,
    playouts: int,
    seed: int,
    width: int,
) -> Examples:
    """One game between searches, and what they found."""
    parts, bots = parts_of(game), bot_parts_of(game)
    played = game_module(game).new(seed=seed, **options)
    luck = np.random.default_rng(seed)
    searcher = Searcher(game, seed, None, weights)
    row, chooser = np.zeros(MAX_HEARD, np.int16), new_chooser(seed)
    ahead = np.zeros(1, played.records.dtype)
    heard, actions, tried, whose = [], [], [], []

    def hear(records: Any, seat: int) -> None:
        n = bots.inputs.write_inputs(records[0], seat, row, ahead, chooser, NO_EVENTS)
        full = np.full(width, bots.inputs.N_INPUTS, np.int16)
        full[: min(n, width)] = row[: min(n, width)]
        heard.append(full)
        whose.append(seat)

    round_heard = -1
    while played.decision is not None:
        seat = played.decision.seat
        seen = observe(played, seat, luck.bytes(32))
        round_now = int(seen.records[0].round_number)
        if round_now != round_heard:
            # What everybody hears when a round begins: that is what the search asks the net to judge.
            round_heard = round_now
            for other in range(played.n_seats):
                if other != seat:
                    hear(played.records, other)
                    actions.append(np.full(MAX_OPTIONS, -1))
                    tried.append(np.zeros(MAX_OPTIONS, np.float32))
        if len(seen.options) == 1:
            played.play(seen.options[0], seat)
            continue
        searcher.begin(seen.records, seat)
        searcher.play(playouts)
        visits = searcher.results[VISITS]
        hear(seen.records, seat)
        asking = parts.encoding.asking_of(seen.records[0])
        columns, counts = np.full(MAX_OPTIONS, -1), np.zeros(MAX_OPTIONS, np.float32)
        for i, option in enumerate(seen.options):
            columns[i] = parts.encoding.flat_action(asking, option)
            counts[i] = visits[option]
        actions.append(columns)
        tried.append(counts / max(counts.sum(), 1.0))
        often = visits[list(seen.options)] / visits.sum()
        best = seen.options[int(often.argmax())]
        if luck.random() > GREEDY_AFTER:
            best = seen.options[int(luck.choice(len(often), p=often))]
        played.play(best, seat)
    settings = default_settings(game, played.n_seats, True)
    values = np.zeros(N_VALUES)
    bots.search.values_at_end(played.records[0], settings, values)
    at = np.array(whose)
    return Examples(
        np.array(heard),
        np.array(actions, np.int16),
        np.array(tried, np.float32),
        values[at].astype(np.float32),
        values[SHARE_AT_END + at].astype(np.float32),
    )


@dataclass(frozen=True, slots=True)
class Wish:
    """Some games to be searched: of these variants in turn, by this search, from this seed on."""

    game: str
    variants: tuple[dict[str, Any], ...]
    weights: Weights | None
    playouts: int
    seed: int
    width: int = WIDTH

    def play(self, number: int) -> Examples:
        """One of them."""
        options = self.variants[(self.seed + number) % len(self.variants)]
        seed = self.seed * 1_000_003 + number
        return play_one(self.game, options, self.weights, self.playouts, seed, self.width)


@contextmanager
def searching(n_cores: int | None = None) -> Iterator[Executor]:
    """A process a core: the search lets go of Python's lock, but what is between two searches does not."""
    n = n_cores or len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(n, mp_context=get_context("spawn")) as pool:
        yield pool


def gather(pool: Executor, wish: Wish, n_games: int) -> Examples:
    """So many games; the same for the same wish, on however many cores."""
    return joined(list(pool.map(wish.play, range(n_games))))


def main() -> None:
    """Gather until the time is over; what is there is kept, in files of some hundred games."""
    parser = argparse.ArgumentParser(prog="python -m training.searched")
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--net", help="the folder of a net, with which the search then plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int)
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    weights = None if given.net is None else net_of(given.game, given.net).weights
    n_rows, number, games_a_file = 0, 0, 256
    with searching(given.cores) as pool:
        while time.monotonic() < until:
            path = given.out / f"{given.game}-{given.seed}-{number}.npz"
            if not path.is_file():
                seed = given.seed * 100_000 + number
                wish = Wish(given.game, VARIANTS[given.game], weights, given.playouts, seed)
                found = gather(pool, wish, games_a_file)
                keep(found, path)
                n_rows += len(found)
                print(f"{path.name}: {n_rows:,} examples", flush=True)
            number += 1


if __name__ == "__main__":
    main()
