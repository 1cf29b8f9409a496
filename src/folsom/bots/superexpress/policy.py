"""Colt Super Express: the bots that do not search, and whole games between them."""

import numpy as np
import numpy.typing as npt

from folsom.bots.superexpress.rules_of_thumb import best_plan_with, is_sensible
from folsom.core.bits import lowest
from folsom.core.chooser import Chooser, choose_option, next_number
from folsom.core.randomness import start_stream
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, widen
from folsom.superexpress.playout import is_over
from folsom.superexpress.rules.flow import apply, begin
from folsom.superexpress.rules.legal import first_asked, options
from folsom.superexpress.rules.scoring import dollars_of, rank_value, winners
from folsom.superexpress.state import State

Numbers = npt.NDArray[np.int64]
Keys = npt.NDArray[np.uint32]
LITTLE = 80
"""Outlaws do not tell plans apart that differ by less; it makes them harder to read."""


@kernel
def choose_by_thumb(state: State, seat: int, offered: int, spread: int, chooser: Chooser) -> int:
    """The card that begins the plan of most worth, give or take `spread`."""
    best, chosen = -(1 << 40), 0
    rest = offered
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        value = best_plan_with(state, seat, card) + (next_number(chooser) * spread >> 31)
        if value > best:
            best, chosen = value, card
    return chosen


@kernel
def choose_with_sense(state: State, seat: int, offered: int, chooser: Chooser) -> int:
    """Any card that need not lead off the train; any at all if there is none."""
    sensible = 0
    rest = offered
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if is_sensible(state, seat, card):
            sensible |= 1 << card
    return choose_option(chooser, sensible if sensible != 0 else offered)


@kernel
def choose(state: State, seat: int, policy: int, chooser: Chooser) -> int:
    """The answer of a bot that does not search: 0 random, 1 Tenderfoot, 2 Outlaw."""
    offered = options(state, seat)
    if policy == 2:
        return choose_by_thumb(state, seat, offered, LITTLE, chooser)
    if policy == 1:
        return choose_with_sense(state, seat, offered, chooser)
    return choose_option(chooser, offered)


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
            bandits[k, seat] = widen(state.bandit_of[seat])
