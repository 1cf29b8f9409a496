"""Games between searches, and what they found: what a net learns from when it is shown how the search plays.

    python -m training.searched express --out runs/examples --minutes 30 --playouts 400

A game is kept as its seed, its answers and how often the search tried each option: some thousand bytes. What its
seats heard is worked out when the game is read, so that games outlast a change in what nets hear. Any number
of machines can gather, each with a seed of its own; `python -m training … --examples` learns from all.
"""

import argparse
import json
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

from folsom.bots.bot import Observation, observe
from folsom.bots.net import net_of
from folsom.bots.net_kernels import MAX_HEARD, Weights
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import MAX_OPTIONS, Searcher, default_settings
from folsom.bots.search_kernels import N_VALUES, SHARE_AT_END, VISITS
from folsom.core.chooser import new_chooser
from folsom.core.state import NO_EVENTS
from folsom.games import game_module, game_names, parts_of
from training.recipe import VARIANTS, WIDTH

GREEDY_AFTER = 0.75
"""With this chance the search's own choice is played, else one as often as it was tried."""
SHARPER = 2.0
"""What a search tried twice as often is shown to a net as so many times (to this power) as likely."""


@dataclass(frozen=True, slots=True)
class Searched:
    """One game between searches: `visits` has a number for each option of each decision that left a choice."""

    game: str
    options: dict[str, Any]
    seed: int
    answers: npt.NDArray[np.int8]
    visits: npt.NDArray[np.uint16]


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


def keep(games: list[Searched], path: Path) -> None:
    """Write games down; a file that is being written is not read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    about = {"game": games[0].game, "options": [game.options for game in games]}
    with draft.open("wb") as file:
        np.savez_compressed(
            file,
            about=np.array(json.dumps(about)),
            seed=np.array([game.seed for game in games]),
            n_answers=np.array([len(game.answers) for game in games]),
            n_visits=np.array([len(game.visits) for game in games]),
            answers=np.concatenate([game.answers for game in games]),
            visits=np.concatenate([game.visits for game in games]),
        )
    draft.replace(path)


def read_games(folder: Path) -> list[Searched]:
    """All that was gathered into a folder."""
    found = []
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as kept:
            about = json.loads(str(kept["about"]))
            answers = np.split(kept["answers"], np.cumsum(kept["n_answers"])[:-1])
            visits = np.split(kept["visits"], np.cumsum(kept["n_visits"])[:-1])
            rows = zip(about["options"], kept["seed"], answers, visits, strict=True)
            found += [Searched(about["game"], o, int(seed), a, v) for o, seed, a, v in rows]
    return found


def play_one(
    game: str, options: dict[str, Any], weights: Weights | None, playouts: int, seed: int
) -> Searched:
    """One game between searches, and what they found."""
    played = game_module(game).new(seed=seed, **options)
    luck = np.random.default_rng(seed)
    searcher = Searcher(game, seed, None, weights)
    answers, visits = [], []
    while played.decision is not None:
        seat = played.decision.seat
        seen = observe(played, seat, luck.bytes(32))
        answer = seen.options[0]
        if len(seen.options) > 1:
            searcher.begin(seen.records, seat)
            searcher.play(playouts)
            often = searcher.results[VISITS][list(seen.options)]
            visits.append(often)
            answer = seen.options[int(often.argmax())]
            if luck.random() > GREEDY_AFTER:
                answer = seen.options[int(luck.choice(len(often), p=often / often.sum()))]
        answers.append(answer)
        played.play(answer, seat)
    found = np.concatenate(visits) if visits else np.zeros(0)
    return Searched(game, options, seed, np.array(answers, np.int8), found.astype(np.uint16))


def hear(searched: Searched, width: int = WIDTH) -> Examples:
    """What a game's seats heard: one example a decision, and for everybody when a round begins."""
    ears = _Ears(searched.game, width)
    played = game_module(searched.game).new(seed=searched.seed, **searched.options)
    luck = np.random.default_rng(searched.seed)
    round_heard, at = 0, 0
    for answer in searched.answers:
        assert played.decision is not None
        seat = played.decision.seat
        seen = observe(played, seat, luck.bytes(32))
        has_choice = len(seen.options) > 1
        round_now = int(seen.records[0].round_number)
        if round_now != round_heard:
            # What everybody hears when a round begins: that is what the search asks the net to judge.
            round_heard = round_now
            for other in range(played.n_seats):
                if other != seat or not has_choice:
                    ears.hear(played.records, other)
        if has_choice:
            ears.hear_choice(seen, searched.visits[at : at + len(seen.options)])
            at += len(seen.options)
        played.play(int(answer), seat)
    return ears.examples(played.records)


class _Ears:
    """What is heard in one game, and what was found best."""

    def __init__(self, game: str, width: int) -> None:
        self._game, self._width = game, width
        self._row, self._chooser = np.zeros(MAX_HEARD, np.int16), new_chooser(1)
        self._ahead = np.zeros(1, bot_parts_of(game).search.STATE)
        self._heard: list[Any] = []
        self._actions: list[Any] = []
        self._tried: list[Any] = []
        self._whose: list[int] = []

    def hear(self, records: Any, seat: int) -> None:
        """A position in which nothing is asked."""
        inputs = bot_parts_of(self._game).inputs
        n = inputs.write_inputs(records[0], seat, self._row, self._ahead, self._chooser, NO_EVENTS)
        heard = np.full(self._width, inputs.N_INPUTS, np.int16)
        heard[: min(n, self._width)] = self._row[: min(n, self._width)]
        self._heard.append(heard)
        self._whose.append(seat)
        self._actions.append(np.full(MAX_OPTIONS, -1))
        self._tried.append(np.zeros(MAX_OPTIONS, np.float32))

    def hear_choice(self, seen: Observation, visits: npt.NDArray[np.uint16]) -> None:
        """A position with a choice, and how often the search tried each option."""
        self.hear(seen.records, seen.seat)
        encoding = parts_of(self._game).encoding
        asking, n = encoding.asking_of(seen.records[0]), len(seen.options)
        self._actions[-1][:n] = [encoding.flat_action(asking, option) for option in seen.options]
        often = visits.astype(np.float64) ** SHARPER
        self._tried[-1][:n] = often / max(often.sum(), 1.0)

    def examples(self, records: Any) -> Examples:
        """All of it, with how the game ended."""
        values = np.zeros(N_VALUES)
        settings = default_settings(self._game, records, True)
        bot_parts_of(self._game).search.values_at_end(records[0], settings, values)
        whose = np.array(self._whose)
        return Examples(
            np.array(self._heard),
            np.array(self._actions, np.int16),
            np.array(self._tried, np.float32),
            values[whose].astype(np.float32),
            values[SHARE_AT_END + whose].astype(np.float32),
        )


@dataclass(frozen=True, slots=True)
class Wish:
    """Some games to be searched: of these variants in turn, by this search, from this seed on."""

    game: str
    variants: tuple[dict[str, Any], ...]
    weights: Weights | None
    playouts: int
    seed: int

    def play(self, number: int) -> Searched:
        """One of them."""
        options = self.variants[(self.seed + number) % len(self.variants)]
        seed = self.seed * 1_000_003 + number
        return play_one(self.game, options, self.weights, self.playouts, seed)


@contextmanager
def searching(n_cores: int | None = None) -> Iterator[Executor]:
    """A process a core: the search lets go of Python's lock, but what is between two searches does not."""
    n = n_cores or len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(n, mp_context=get_context("spawn")) as pool:
        yield pool


def gather(pool: Executor, wish: Wish, n_games: int) -> list[Searched]:
    """So many games; the same for the same wish, on however many cores."""
    return list(pool.map(wish.play, range(n_games)))


def hear_all(pool: Executor, games: list[Searched]) -> Examples:
    """What was heard in all of them."""
    return joined(list(pool.map(hear, games, chunksize=16)))


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
    n_games, number, games_a_file = 0, 0, 256
    with searching(given.cores) as pool:
        while time.monotonic() < until:
            path = given.out / f"{given.game}-{given.seed}-{number}.npz"
            if not path.is_file():
                seed = given.seed * 100_000 + number
                wish = Wish(given.game, VARIANTS[given.game], weights, given.playouts, seed)
                found = gather(pool, wish, games_a_file)
                keep(found, path)
                n_games += len(found)
                print(f"{path.name}: {n_games:,} games", flush=True)
            number += 1


if __name__ == "__main__":
    main()
