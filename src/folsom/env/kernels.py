"""What an environment does in one compiled call, without the GIL: made of a game's own kernels.

All take arrays of records, `table` and `events`, and use the first where they are about one game: handing over a
single record costs Numba twenty times as much. On a graphics card each thread calls `reset_games` and `step_games`
for its own game, with no buffer of events.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.bits import count, has, nth
from folsom.core.chooser import Chooser, choose_below, choose_option
from folsom.core.encoding import Row
from folsom.core.events import first_buffer
from folsom.core.parts import EncodingPart, GameParts
from folsom.core.randomness import seed_from_word
from folsom.core.state import EventRows, Records
from folsom.env.answers import OVER, REFUSED
from folsom.games import parts_of
from folsom.kernel import kernel, widen

Rows = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]
RewardRows = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Kernels:
    """The compiled steps of a game."""

    game: GameParts
    show: Callable[[Records, int, Row, Row], None]
    start: Callable[[Records, Records, Row, Row], int]
    may_answer: Callable[[Records, int, int], bool]
    answer: Callable[[Records, int, int, Records], bool]
    step: Callable[[Records, int, Records, Row, Row], int]
    answer_for_others: Callable[[Records, int, Chooser, Records], bool]
    reset_games: Callable[
        [Records, Records, int, Numbers, Records | None, Numbers, Rows, Rows, int, int], None
    ]
    first_refused: Callable[[Records, Numbers, int, int], int]
    step_games: Callable[
        [
            Records,
            Records,
            int,
            Numbers,
            Records | None,
            Numbers,
            Numbers,
            Rows,
            Rows,
            int,
            RewardRows,
            Rows,
            int,
            int,
        ],
        None,
    ]

    @property
    def encoding(self) -> EncodingPart:
        """The rows of small numbers that they write."""
        return self.game.encoding


@cache
def kernels_of(game: str) -> Kernels:
    """The compiled steps of a game, by its name."""
    return make_kernels(parts_of(game))


def make_kernels(game: GameParts) -> Kernels:
    """The compiled steps, made of a game's parts."""
    is_over = game.playout.is_over
    begin, apply = game.flow.begin, game.flow.apply
    first_asked, offered = game.legal.first_asked, game.legal.offered
    observe, action_mask = game.encoding.observe, game.encoding.action_mask
    is_offered, option_of_action = game.encoding.is_offered, game.encoding.option_of_action
    rewards = game.encoding.rewards

    @kernel
    def show_decision(state: Any, observation: Row, mask: Row) -> int:
        """The first seat that is asked, with what it sees and may do; OVER when the game has ended."""
        if is_over(state):
            return OVER
        seat = first_asked(state)
        observe(state, seat, observation)
        action_mask(state, seat, mask)
        return seat

    @kernel
    def show(table: Records, seat: int, observation: Row, mask: Row) -> None:
        """What a seat sees and may do."""
        observe(table[0], seat, observation)
        action_mask(table[0], seat, mask)

    @kernel
    def start(table: Records, events: Records, observation: Row, mask: Row) -> int:
        """Set up a game whose settings and key are in the record; the first seat asked."""
        begin(table[0], events[0])
        return show_decision(table[0], observation, mask)

    @kernel
    def may_answer(table: Records, seat: int, action: int) -> bool:
        """Whether a seat is asked and is offered that action."""
        return is_offered(table[0], seat, action)

    @kernel
    def answer(table: Records, seat: int, action: int, events: Records) -> bool:
        """Answer for a seat that is asked. False, and nothing happens, where the action is not offered."""
        state = table[0]
        if not is_offered(state, seat, action):
            return False
        apply(state, seat, option_of_action(action), events[0])
        return True

    @kernel
    def step(table: Records, action: int, events: Records, observation: Row, mask: Row) -> int:
        """Answer for the first seat asked; the next seat asked, OVER, or REFUSED where it is not offered."""
        state = table[0]
        if is_over(state):
            return REFUSED
        seat = first_asked(state)
        if not is_offered(state, seat, action):
            return REFUSED
        apply(state, seat, option_of_action(action), events[0])
        return show_decision(state, observation, mask)

    @kernel
    def answer_for_others(table: Records, seat: int, chooser: Chooser, events: Records) -> bool:
        """All seats but one answer at random, until that one is asked. False when the game is over before."""
        state = table[0]
        while not is_over(state):
            asked = widen(state.asked)
            if has(asked, seat):
                return True
            other = nth(asked, choose_below(chooser, count(asked)))
            apply(state, other, choose_option(chooser, offered(state, other)), events[0])
        return False

    @kernel
    def start_numbered(
        template: Records, table: Records, k: int, seed: int, number: int, events: EventRows
    ) -> None:
        """Set up game number `number` of a batch in place k."""
        table[k] = template[0]
        state = table[k]
        seed_from_word(state, seed, number)
        begin(state, events)

    @kernel
    def reset_games(
        template: Records,
        table: Records,
        seed: int,
        numbers: Numbers,
        events: Records | None,
        seats: Numbers,
        observations: Rows,
        masks: Rows,
        first: int,
        last: int,
    ) -> None:
        """Set up the games `first` to `last` of a batch."""
        for k in range(first, last):
            start_numbered(template, table, k, seed, numbers[k], first_buffer(events))
            seats[k] = show_decision(table[k], observations[k], masks[k])

    @kernel
    def first_refused(table: Records, actions: Numbers, first: int, last: int) -> int:
        """The first game of a batch whose action is not offered, or -1."""
        for k in range(first, last):
            state = table[k]
            if not is_offered(state, first_asked(state), actions[k]):
                return k
        return -1

    @kernel
    def step_games(
        template: Records,
        table: Records,
        seed: int,
        numbers: Numbers,
        events: Records | None,
        actions: Numbers,
        seats: Numbers,
        observations: Rows,
        masks: Rows,
        reward_kind: int,
        rewarded: RewardRows,
        dones: Rows,
        first: int,
        last: int,
    ) -> None:
        """One answer in each game; a game that ends is rewarded, and its place is given to a new one.

        An action that is not offered changes nothing, and the game is marked REFUSED among the `dones`.
        """
        for k in range(first, last):
            state = table[k]
            for seat in range(rewarded.shape[1]):
                rewarded[k, seat] = 0.0
            if not is_offered(state, first_asked(state), actions[k]):
                dones[k] = REFUSED
                continue
            apply(state, first_asked(state), option_of_action(actions[k]), first_buffer(events))
            dones[k] = 0
            if is_over(state):
                dones[k] = 1
                rewards(state, reward_kind, rewarded[k])
                numbers[k] += table.shape[0]
                start_numbered(template, table, k, seed, numbers[k], first_buffer(events))
            seats[k] = show_decision(table[k], observations[k], masks[k])

    return Kernels(
        game,
        show,
        start,
        may_answer,
        answer,
        step,
        answer_for_others,
        reset_games,
        first_refused,
        step_games,
    )


@kernel
def choose(mask: Row, chooser: Chooser) -> int:
    """A random action of a mask, each equally likely; -1 if it allows none."""
    n = 0
    for action in range(mask.shape[0]):
        n += mask[action]
    skip = choose_below(chooser, n)
    for action in range(mask.shape[0]):
        if mask[action] != 0:
            if skip == 0:
                return action
            skip -= 1
    return -1


@kernel
def choose_batch(masks: Rows, chooser: Chooser, actions: Numbers) -> None:
    """A random action for each row of masks."""
    for k in range(masks.shape[0]):
        actions[k] = choose(masks[k], chooser)
