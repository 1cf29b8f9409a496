"""Whole games between nets, played by the kernels on every core: what a net learns from by playing.

The nets play in whole numbers, as they do at a table. Games are dealt out in sheaves; each sheaf has its own luck,
so that the same is played on however many cores.
"""

import os
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.bots.net_kernels import (
    BOTH,
    MAX_HEARD,
    SUMS_SIZE,
    Heard,
    Sums,
    Weights,
    hear,
    say_actions,
    say_value,
)
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import default_settings
from folsom.bots.search_kernels import (
    N_VALUES,
    NOTED,
    SHARE_AT_END,
    SPREAD,
    Notes,
    round_of,
)
from folsom.bots.tree import Numbers, Reals
from folsom.core.bits import lowest
from folsom.core.chooser import Chooser, new_chooser
from folsom.core.randomness import write_key
from folsom.core.state import NO_EVENTS, EventRows, Records
from folsom.games import parts_of
from folsom.kernel import kernel, widen
from training.recipe import LEARNER, SNAPSHOT, Recipe, Stage

ROWS_A_GAME = 400
"""A game in which more is heard is left out."""
GAMES_A_SHEAF = 256
ROWS_A_SHEAF_GAME = 200
"""Room for what is heard in a game, on average; when there is no room left, a sheaf ends early."""
NO_ACTION = -1
LATEST_RETURN = 5
"""The first round that is never the one behind a hasty stretch."""


@dataclass(slots=True)
class Played:
    """What was heard and done: a row a decision, and a row for everybody else when a round begins.

    Of a game with a stretch in haste only what came behind it is told.

    actions: what was done, or NO_ACTION; advantage: how much better it went on than was thought
    value, share: what it came to, with what was thought on the way taken into account; the share of the victory
    """

    heard: npt.NDArray[np.int16]
    actions: npt.NDArray[np.int16]
    advantage: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    share: npt.NDArray[np.float32]


@cache
def player_of(game: str) -> Callable[..., tuple[int, int]]:
    """The kernel that plays a sheaf of games."""
    parts, bots = parts_of(game), bot_parts_of(game)
    write_inputs, n_inputs = bots.inputs.write_inputs, bots.inputs.N_INPUTS
    draw_said, values_at_end = bots.search.draw_said, bots.search.values_at_end
    answer_for, choose_quickly = bots.search.answer_for, bots.search.choose_quickly
    choose, first_asked, offered = bots.policy.choose, parts.legal.first_asked, parts.legal.offered
    begin, apply, is_over = parts.flow.begin, parts.flow.apply, parts.playout.is_over
    asking_of, flat_action = parts.encoding.asking_of, parts.encoding.flat_action

    @kernel
    def play_sheaf(
        template: Records,
        table: Records,
        keys: Any,
        players: Numbers,
        stretches: Numbers,
        weights: Weights,
        other_weights: Weights,
        discount: float,
        settings: Reals,
        chooser: Chooser,
        notes: Notes,
        events: EventRows,
        row: Heard,
        sums: Sums,
        ahead: Records,
        values: Reals,
        coming: Reals,
        heard: Any,
        actions: Any,
        whose: Any,
        advantage: Any,
        value: Any,
        share: Any,
    ) -> tuple[int, int]:
        """One game a key; `players` says who sits where. Returns how many rows were written, and decisions taken.

        `stretches` says from which round on, and up to which, everybody plays in haste.
        What was thought of a row stands in `value` until its game is over.
        """
        n_rows, n_decisions = 0, 0
        width, spread = widen(heard.shape[1]), widen(settings[SPREAD])
        for k in range(keys.shape[0]):
            if n_rows + ROWS_A_GAME > heard.shape[0]:
                break
            table[0] = template[0]
            state: Any = table[0]
            write_key(state, keys[k])
            begin(state, events)
            notes[NOTED] = 0
            first_row, round_heard = n_rows, -1
            n_seats = widen(state.n_seats)
            while not is_over(state) and n_rows + n_seats < first_row + ROWS_A_GAME:
                seat = first_asked(state)
                player = widen(players[k, seat])
                mask = offered(state, seat)
                n_decisions += 1
                begins = round_of(state) != round_heard
                round_heard = round_of(state)
                is_told = round_heard >= stretches[k, 1]
                for listener in range(n_seats):
                    answers = listener == seat and mask & (mask - 1) != 0
                    is_heard = is_told and players[k, listener] == LEARNER
                    if not is_heard or not (begins or answers):
                        continue
                    n = write_inputs(state, listener, row, ahead, chooser, events)
                    hear(weights, row, n, sums, BOTH)
                    for i in range(width):
                        heard[n_rows, i] = row[i] if i < n else n_inputs
                    whose[n_rows] = listener
                    value[n_rows] = say_value(weights, sums)
                    actions[n_rows] = NO_ACTION
                    if answers:
                        say_actions(weights, row, n, sums)
                        mask = 1 << draw_said(state, mask, sums, chooser)
                        actions[n_rows] = flat_action(asking_of(state), lowest(mask))
                    n_rows += 1
                if not is_told and round_heard >= stretches[k, 0]:
                    option = choose_quickly(state, seat, mask, spread, chooser, notes)
                elif player in (SNAPSHOT, LEARNER):
                    known = weights if player == LEARNER else other_weights
                    option = answer_for(state, seat, mask, known, row, sums, ahead, chooser, events)
                elif mask & (mask - 1) != 0:
                    option = choose(state, seat, player, chooser)
                else:
                    option = lowest(mask)
                apply(state, seat, option, events)
            if not is_over(state):
                n_rows = first_row
                continue
            values_at_end(state, settings, values)
            for seat in range(n_seats):
                coming[seat] = values[seat]
                coming[n_seats + seat] = 0.0
            for at in range(n_rows - 1, first_row - 1, -1):
                seat = widen(whose[at])
                thought = float(value[at])
                gain = coming[seat] - thought + discount * coming[n_seats + seat]
                advantage[at] = gain
                value[at] = thought + gain
                share[at] = values[SHARE_AT_END + seat]
                coming[seat], coming[n_seats + seat] = thought, gain
        return n_rows, n_decisions

    return play_sheaf


def hasty_stretches(share: int, luck: np.random.Generator) -> Numbers:
    """For each game of a sheaf a round or two in haste, in so many of a hundred games; in the others none."""
    ends = luck.integers(1, LATEST_RETURN, size=GAMES_A_SHEAF)
    starts = np.maximum(ends - luck.integers(1, 3, size=GAMES_A_SHEAF), 0)
    is_hasty = luck.integers(100, size=GAMES_A_SHEAF) < share
    return np.where(is_hasty[:, None], np.stack((starts, ends), 1), 0).astype(np.int64)


class SelfPlay:
    """Games of one recipe, on all cores. What was played last is overwritten two plays later."""

    def __init__(self, recipe: Recipe, n_cores: int | None = None) -> None:
        self.recipe = recipe
        self._play_sheaf = player_of(recipe.game)
        part = parts_of(recipe.game).options
        self._templates = [
            part.make_template(part.read_options(options)) for options in recipe.variants
        ]
        self._n_cores = n_cores or len(os.sched_getaffinity(0))
        self._pool: Executor = ThreadPoolExecutor(self._n_cores)
        self._rooms: list[list[_Room]] = [[], []]
        self._turn = 0

    def play(
        self, stage: Stage, weights: Weights, other_weights: Weights, seed: int
    ) -> tuple[list[Played], int]:
        """One iteration: the sheaves, and how many decisions they took."""
        rooms = self._rooms[self._turn]
        self._turn ^= 1
        n_sheaves = -(-stage.games // GAMES_A_SHEAF)
        while len(rooms) < n_sheaves:
            rooms.append(_Room(self.recipe.game, self.recipe.width))

        def one(number: int) -> tuple[Played, int]:
            template = self._templates[(seed + number) % len(self._templates)]
            return rooms[number].play(
                self._play_sheaf,
                template,
                stage,
                weights,
                other_weights,
                self.recipe.discount,
                seed * 100_003 + number,
            )

        found = list(self._pool.map(one, range(n_sheaves)))
        return [played for played, _ in found], sum(n for _, n in found)


class _Room:
    """Where a sheaf is played, and written down."""

    def __init__(self, game: str, width: int) -> None:
        self._game = game
        n = GAMES_A_SHEAF * ROWS_A_SHEAF_GAME + ROWS_A_GAME
        self._rows = Played(
            np.zeros((n, width), np.int16),
            np.zeros(n, np.int16),
            *(np.zeros(n, np.float32) for _ in range(3)),
        )
        self._whose = np.zeros(n, np.int16)
        self._notes = bot_parts_of(game).search.new_notes()
        self._row = np.zeros(MAX_HEARD, np.int16)
        self._sums = np.zeros(SUMS_SIZE, np.int32)
        self._values, self._coming = np.zeros(N_VALUES), np.zeros(N_VALUES)

    def play(
        self,
        play_sheaf: Callable[..., tuple[int, int]],
        template: Records,
        stage: Stage,
        weights: Weights,
        other_weights: Weights,
        discount: float,
        seed: int,
    ) -> tuple[Played, int]:
        """A sheaf of games."""
        luck = np.random.default_rng(seed)
        n_seats = int(template[0].n_seats)
        keys = luck.integers(1 << 32, size=(GAMES_A_SHEAF, 8), dtype=np.uint32)
        players = np.zeros((GAMES_A_SHEAF, n_seats), np.int64)
        for row in players:
            table = stage.tables[int(luck.integers(len(stage.tables)))]
            row[:] = np.roll(np.resize(table, n_seats), int(luck.integers(n_seats)))
        rows = self._rows
        n, n_decisions = play_sheaf(
            template,
            template.copy(),
            keys,
            players,
            hasty_stretches(stage.haste, luck),
            weights,
            other_weights,
            discount,
            default_settings(self._game, template, True),
            new_chooser(seed),
            self._notes,
            NO_EVENTS,
            self._row,
            self._sums,
            template.copy(),
            self._values,
            self._coming,
            rows.heard,
            rows.actions,
            self._whose,
            rows.advantage,
            rows.value,
            rows.share,
        )
        played = Played(
            rows.heard[:n], rows.actions[:n], rows.advantage[:n], rows.value[:n], rows.share[:n]
        )
        return played, n_decisions
