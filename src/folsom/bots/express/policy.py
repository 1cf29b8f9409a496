"""Colt Express: the bots that do not search, and whole games between them in one compiled call."""

import numpy as np
import numpy.typing as npt

from folsom.bots.express.rules_of_thumb import option_value
from folsom.core.bits import lowest
from folsom.core.chooser import Chooser, choose_option, next_number
from folsom.core.randomness import start_stream
from folsom.core.state import EventRows, Records
from folsom.express.playout import is_over
from folsom.express.rules.cards import hand_mask
from folsom.express.rules.flow import apply, begin
from folsom.express.rules.legal import first_asked, offered
from folsom.express.rules.scoring import dollars_of, rank_value, winners
from folsom.express.state import State
from folsom.kernel import kernel, widen

Numbers = npt.NDArray[np.int64]
Keys = npt.NDArray[np.uint32]
MAX_OPTIONS = 64
LITTLE = 16
"""Outlaws do not tell options apart that differ by less than this many dollars."""


@kernel
def choose_by_thumb(state: State, seat: int, mask: int, spread: int, chooser: Chooser) -> int:
    """The option of most worth by the rules of thumb, give or take `spread` dollars."""
    hand = hand_mask(state, seat)
    best, chosen = -(1 << 40), 0
    rest = mask
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        value = option_value(state, seat, option, hand) + (next_number(chooser) * spread >> 31)
        if value > best:
            best, chosen = value, option
    return chosen


@kernel
def choose_with_sense(state: State, seat: int, mask: int, chooser: Chooser) -> int:
    """Any option that is not obviously pointless; any at all if there is none."""
    hand = hand_mask(state, seat)
    sensible = 0
    rest = mask
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        if option_value(state, seat, option, hand) >= 0:
            sensible |= 1 << option
    return choose_option(chooser, sensible if sensible != 0 else mask)


@kernel
def choose(state: State, seat: int, policy: int, chooser: Chooser) -> int:
    """The answer of a bot that does not search: 0 random, 1 Tenderfoot, 2 Outlaw."""
    asked = offered(state, seat)
    if policy == 2:
        return choose_by_thumb(state, seat, asked, LITTLE, chooser)
    if policy == 1:
        return choose_with_sense(state, seat, asked, chooser)
    return choose_option(chooser, asked)


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
        state = table[0]
        for i in range(8):
            state.random_key[i] = keys[k, i]
        start_stream(state)
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
            bandits[k, seat] = widen(state.bandit_of[seat, 0]) + 8 * (
                widen(state.bandit_of[seat, 1]) + 1
            )
