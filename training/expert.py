"""Expert iteration: the search, with the net as it is, plays; the net then learns what the search found.

Every decision is one example: what its seat heard, how often the search tried each option, and how the game ended.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn import functional

from folsom.bots.bot import observe
from folsom.bots.net_kernels import MAX_HEARD, Weights
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import MAX_OPTIONS, Searcher, default_settings
from folsom.bots.search_kernels import N_VALUES, SHARE_AT_END, VISITS
from folsom.core.chooser import new_chooser
from folsom.core.state import NO_EVENTS
from folsom.games import game_module, parts_of
from training.model import Learner
from training.recipe import Recipe, Stage

GREEDY_AFTER = 0.7
"""With this chance the search's own choice is played, else one as often as it was tried."""


@dataclass(slots=True)
class Examples:
    """What the search found: a row a position; `actions` and `tried` have a column an option, -1 where none."""

    heard: npt.NDArray[np.int16]
    actions: npt.NDArray[np.int64]
    tried: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    share: npt.NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.heard)


def joined(parts: list[Examples]) -> Examples:
    """Some examples one after the other."""
    names = ("heard", "actions", "tried", "value", "share")
    return Examples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


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
        np.array(actions, np.int64),
        np.array(tried, np.float32),
        values[at].astype(np.float32),
        values[SHARE_AT_END + at].astype(np.float32),
    )


def gather(
    recipe: Recipe, stage: Stage, weights: Weights | None, seed: int, n_threads: int
) -> Examples:
    """Games of all variants in turn, side by side: the search lets go of Python's lock."""
    with ThreadPoolExecutor(n_threads) as pool:
        waiting = [
            pool.submit(
                play_one,
                recipe.game,
                recipe.variants[(seed + k) % len(recipe.variants)],
                weights,
                stage.playouts,
                seed * 1_000_003 + k,
                recipe.width,
            )
            for k in range(stage.games)
        ]
        return joined([each.result() for each in waiting])


def imitate(
    net: Learner,
    optimiser: Any,
    examples: Examples,
    recipe: Recipe,
    stage: Stage,
    luck: torch.Generator,
) -> dict[str, float]:
    """Some passes over the examples. Returns what the curves show."""
    device = net.straight.device
    heard = torch.from_numpy(examples.heard).to(device)
    actions, tried = (
        torch.from_numpy(examples.actions).to(device),
        torch.from_numpy(examples.tried).to(device),
    )
    value, share = (
        torch.from_numpy(examples.value).to(device),
        torch.from_numpy(examples.share).to(device),
    )
    totals: dict[str, list[float]] = {}
    for _ in range(stage.passes):
        order = torch.randperm(len(examples), generator=luck, device=device)
        for rows in order.split(min(recipe.batch, 2048)):
            logits, said, won = net(heard[rows])
            chances = functional.log_softmax(logits, 1)
            told = chances.gather(1, actions[rows].clamp(min=0)).masked_fill(actions[rows] < 0, 0.0)
            n_asked = (tried[rows].sum(1) > 0).sum().clamp(min=1)
            losses = {
                "policy": -(told * tried[rows]).sum() / n_asked,
                "value": ((said - value[rows]) ** 2).mean(),
                "share": 0.5 * ((won - share[rows]) ** 2).mean(),
            }
            optimiser.zero_grad(set_to_none=True)
            sum(losses.values(), torch.zeros((), device=device)).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            net.keep_in_bounds()
            for name, loss in losses.items():
                totals.setdefault(name, []).append(float(loss.detach()))
    return {name: sum(found) / len(found) for name, found in totals.items()}
