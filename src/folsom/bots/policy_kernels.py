"""The choices of bots that do not search, and whole games between them: made of a game's rules of thumb."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.bits import lowest
from folsom.core.chooser import Chooser, choose_option, next_number
from folsom.core.randomness import write_key
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, widen

Numbers = npt.NDArray[np.int64]
Keys = npt.NDArray[np.uint32]
Choose = Callable[[Any, int, int, Chooser], int]
ChooseByThumb = Callable[[Any, int, int, int, Chooser], int]
PlayGames = Callable[
    [
        Records,
        Records,
        Keys,
        Numbers,
        Numbers,
        EventRows,
        Numbers,
        Numbers,
        Numbers,
        Numbers,
        Numbers,
    ],
    None,
]
AskOfSeat = Callable[[Any, int], int]

LEAST = -(1 << 40)
"""Less than any option is worth."""


@dataclass(frozen=True, slots=True)
class Choices:
    """How bots choose that do not search."""

    choose_by_thumb: ChooseByThumb
    choose: Choose


def make_choices(
    offered: AskOfSeat,
    glance: AskOfSeat,
    option_value: Callable[[Any, int, int, int], int],
    is_sensible: Callable[[Any, int, int, int], bool],
    little: int,
) -> Choices:
    """The choices by a game's rules of thumb.

    `glance` sees once what the worth of every option depends on. Outlaws do not tell options apart that differ
    by less than `little`.
    """

    @kernel
    def choose_by_thumb(state: Any, seat: int, mask: int, spread: int, chooser: Chooser) -> int:
        """The option of most worth by the rules of thumb, give or take `spread`."""
        seen = glance(state, seat)
        best, chosen = LEAST, 0
        rest = mask
        while rest != 0:
            option = lowest(rest)
            rest &= rest - 1
            value = option_value(state, seat, option, seen) + (next_number(chooser) * spread >> 31)
            if value > best:
                best, chosen = value, option
        return chosen

    @kernel
    def choose_with_sense(state: Any, seat: int, mask: int, chooser: Chooser) -> int:
        """Any option that is not obviously pointless; any at all if there is none."""
        seen = glance(state, seat)
        sensible = 0
        rest = mask
        while rest != 0:
            option = lowest(rest)
            rest &= rest - 1
            if is_sensible(state, seat, option, seen):
                sensible |= 1 << option
        return choose_option(chooser, sensible if sensible != 0 else mask)

    @kernel
    def choose(state: Any, seat: int, policy: int, chooser: Chooser) -> int:
        """The answer of a bot that does not search: 0 random, 1 Tenderfoot, 2 Outlaw."""
        mask = offered(state, seat)
        if policy == 2:
            return choose_by_thumb(state, seat, mask, little, chooser)
        if policy == 1:
            return choose_with_sense(state, seat, mask, chooser)
        return choose_option(chooser, mask)

    return Choices(choose_by_thumb, choose)


def make_play_games(
    choose: Choose,
    begin: Callable[[Any, EventRows], None],
    apply: Callable[[Any, int, int, EventRows], None],
    is_over: Callable[[Any], bool],
    first_asked: Callable[[Any], int],
    winners: Callable[[Any], int],
    dollars_of: AskOfSeat,
    rank_value: AskOfSeat,
    bandits_of: AskOfSeat,
) -> PlayGames:
    """The kernel that plays whole games between such bots."""

    @kernel
    def play_games(
        template: Records,
        table: Records,
        keys: Keys,
        policies: Numbers,
        choosers: Numbers,
        events: EventRows,
        points: Numbers,
        ranks: Numbers,
        won: Numbers,
        bandits: Numbers,
        counts: Numbers,
    ) -> None:
        """One game a key: row k of `policies` and `choosers` says who sits where."""
        for k in range(keys.shape[0]):
            table[0] = template[0]
            state: Any = table[0]
            write_key(state, keys[k])
            begin(state, events)
            while not is_over(state):
                seat = first_asked(state)
                option = choose(state, seat, policies[k, seat], choosers[k, seat : seat + 1])
                apply(state, seat, option, events)
                counts[k] += 1
            won[k] = winners(state)
            for seat in range(widen(state.n_seats)):
                points[k, seat] = dollars_of(state, seat)
                ranks[k, seat] = rank_value(state, seat)
                bandits[k, seat] = bandits_of(state, seat)

    return play_games
