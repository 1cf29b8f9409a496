"""Whole games played in haste, as below the search's trees: what positions at the beginning of a round come to.

A search asks a net to judge just these positions. Thousands of such games a second are played on every core, so
that a net can learn what hasty play is worth before it learns, from far fewer games, what searched play is worth.
"""

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from folsom.bots.net_kernels import MAX_HEARD, Heard
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import default_settings
from folsom.bots.search_kernels import (
    BLUNDER,
    N_VALUES,
    NOTED,
    SHARE_AT_END,
    SPREAD,
    Notes,
    round_of,
)
from folsom.bots.tree import Reals
from folsom.core.chooser import Chooser, choose_below, choose_option, new_chooser
from folsom.core.randomness import write_key
from folsom.core.state import NO_EVENTS, EventRows, Records
from folsom.games import parts_of
from folsom.kernel import kernel, widen
from training.learn import MOST_GRADIENT
from training.model import Learner
from training.recipe import Recipe, Stage

GAMES_A_SHEAF = 512
ROWS_A_GAME = 48


@dataclass(frozen=True, slots=True)
class Sheaf:
    """What every seat heard when a round began in some games, and what came of it."""

    heard: npt.NDArray[np.int16]
    value: npt.NDArray[np.float32]
    share: npt.NDArray[np.float32]
    n_decisions: int


@cache
def player_of(game: str) -> Callable[..., tuple[int, int]]:
    """The kernel that plays a sheaf of games."""
    parts, bots = parts_of(game), bot_parts_of(game)
    write_inputs, n_inputs = bots.inputs.write_inputs, bots.inputs.N_INPUTS
    choose_quickly, values_at_end = bots.search.choose_quickly, bots.search.values_at_end
    first_asked, offered = parts.legal.first_asked, parts.legal.offered
    begin, apply, is_over = parts.flow.begin, parts.flow.apply, parts.playout.is_over

    @kernel
    def play_sheaf(
        template: Records,
        table: Records,
        keys: Any,
        settings: Reals,
        chooser: Chooser,
        notes: Notes,
        events: EventRows,
        row: Heard,
        ahead: Records,
        values: Reals,
        heard: Any,
        value: Any,
        share: Any,
    ) -> tuple[int, int]:
        """One game a key. Returns how many rows were written, and decisions taken."""
        n_rows, n_decisions = 0, 0
        width = widen(heard.shape[1])
        n_seats = widen(template[0].n_seats)
        spread, blunder = widen(settings[SPREAD]), widen(settings[BLUNDER])
        for k in range(keys.shape[0]):
            table[0] = template[0]
            state: Any = table[0]
            write_key(state, keys[k])
            begin(state, events)
            notes[NOTED] = 0
            first_row, round_heard = n_rows, 0
            while not is_over(state):
                if round_of(state) != round_heard and n_rows + n_seats <= first_row + ROWS_A_GAME:
                    round_heard = round_of(state)
                    for listener in range(n_seats):
                        n = write_inputs(state, listener, row, ahead, chooser, events)
                        for i in range(width):
                            heard[n_rows, i] = row[i] if i < n else n_inputs
                        n_rows += 1
                seat = first_asked(state)
                mask = offered(state, seat)
                if blunder > 0 and choose_below(chooser, 100) < blunder:
                    option = choose_option(chooser, mask)
                else:
                    option = choose_quickly(state, seat, mask, spread, chooser, notes)
                apply(state, seat, option, events)
                n_decisions += 1
            values_at_end(state, settings, values)
            for at in range(first_row, n_rows):
                seat = (at - first_row) % n_seats
                value[at] = values[seat]
                share[at] = values[SHARE_AT_END + seat]
        return n_rows, n_decisions

    return play_sheaf


class Hasty:
    """Hasty games of one recipe, on all cores; the next are played while somebody learns from the last."""

    def __init__(self, recipe: Recipe, n_cores: int | None = None) -> None:
        self._game, self._width = recipe.game, recipe.width
        self._play_sheaf = player_of(recipe.game)
        part = parts_of(recipe.game).options
        self._templates = [
            part.make_template(part.read_options(options)) for options in recipe.variants
        ]
        self._cores = ThreadPoolExecutor(n_cores or len(os.sched_getaffinity(0)))
        self._aside = ThreadPoolExecutor(1)
        self._coming: dict[int, Future[list[Sheaf]]] = {}

    def play(self, n_games: int, seed: int, device: str) -> tuple[dict[str, Tensor], int]:
        """So many games, the same for the same seed: what was heard and what came of it; how many decisions."""
        sheaves = (self._coming.pop(seed, None) or self._begin(n_games, seed)).result()
        self._coming = {seed + 1: self._begin(n_games, seed + 1)}
        columns = {
            name: torch.from_numpy(np.concatenate([getattr(sheaf, name) for sheaf in sheaves]))
            for name in ("heard", "value", "share")
        }
        n_decisions = sum(sheaf.n_decisions for sheaf in sheaves)
        return {name: column.to(device) for name, column in columns.items()}, n_decisions

    def _begin(self, n_games: int, seed: int) -> Future[list[Sheaf]]:
        n_sheaves = -(-n_games // GAMES_A_SHEAF)
        seeds = [seed * 100_003 + number for number in range(n_sheaves)]
        return self._aside.submit(lambda: list(self._cores.map(self._sheaf, seeds)))

    def _sheaf(self, seed: int) -> Sheaf:
        template = self._templates[seed % len(self._templates)]
        luck = np.random.default_rng(seed)
        keys = luck.integers(1 << 32, size=(GAMES_A_SHEAF, 8), dtype=np.uint32)
        most = GAMES_A_SHEAF * ROWS_A_GAME
        heard = np.zeros((most, self._width), np.int16)
        value, share = np.zeros((2, most), np.float32)
        n, n_decisions = self._play_sheaf(
            template,
            template.copy(),
            keys,
            default_settings(self._game, template, True),
            new_chooser(seed),
            bot_parts_of(self._game).search.new_notes(),
            NO_EVENTS,
            np.zeros(MAX_HEARD, np.int16),
            template.copy(),
            np.zeros(N_VALUES),
            heard,
            value,
            share,
        )
        return Sheaf(heard[:n], value[:n], share[:n], n_decisions)


def drawn_from(columns: dict[str, Tensor], n: int, luck: torch.Generator) -> dict[str, Tensor]:
    """Some rows, by lot."""
    first = next(iter(columns.values()))
    rows = torch.randint(len(first), (n,), generator=luck, device=first.device)
    return {name: column[rows] for name, column in columns.items()}


def value_loss(net: Learner, rows: dict[str, Tensor]) -> Tensor:
    """How far off a net is about what positions come to."""
    _, value, share = net(rows["heard"])
    return 2.0 * ((value - rows["value"]) ** 2).mean() + 0.5 * ((share - rows["share"]) ** 2).mean()


def learn_to_judge(
    net: Learner,
    optimiser: Any,
    judged: dict[str, Tensor],
    recipe: Recipe,
    stage: Stage,
    luck: torch.Generator,
) -> dict[str, float]:
    """Some passes over what hasty games came to. Returns how far off the net was before: it had not seen them."""
    with torch.no_grad():
        missed = float(value_loss(net, drawn_from(judged, recipe.batch, luck)))
    for _ in range(stage.passes * len(judged["value"]) // recipe.batch):
        loss = value_loss(net, drawn_from(judged, recipe.batch, luck))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), MOST_GRADIENT)
        optimiser.step()
        net.keep_in_bounds()
    return {"hasty": missed}
