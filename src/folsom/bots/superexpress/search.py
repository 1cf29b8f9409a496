"""Colt Super Express: the compiled heart of the search, one call many playouts, without the GIL."""

import numpy as np

from folsom.bots.judge_kernels import make_judge
from folsom.bots.net_kernels import answer_nothing, judge_nothing, make_listeners
from folsom.bots.search_kernels import (
    BLUNDER,
    EXPLORATION,
    HORIZON,
    NET_PLAYS,
    PRIOR,
    RIVALS_SEARCH,
    SCALE,
    SHARE_AT_END,
    SPREAD,
    WIN_SHARE,
    Notes,
    Playing,
    make_search,
)
from folsom.bots.superexpress.inputs import write_inputs
from folsom.bots.superexpress.policy import choose_by_thumb
from folsom.bots.tree import Reals, mix
from folsom.core.bits import count, has
from folsom.core.chooser import Chooser
from folsom.core.state import EventRows
from folsom.kernel import kernel, spliced_kernel, widen
from folsom.superexpress.components import PLAN_SIZE
from folsom.superexpress.encoding import asking_of, flat_action
from folsom.superexpress.playout import is_over
from folsom.superexpress.possible import redraw, settle
from folsom.superexpress.rules.flow import apply, take_back
from folsom.superexpress.rules.legal import first_asked, offered
from folsom.superexpress.rules.scoring import rank_value, winners
from folsom.superexpress.state import STATE, State

N_NOTES = 1


def new_notes() -> Notes:
    """This game's playouts need no scratch space."""
    return np.zeros(N_NOTES, np.int64)


@kernel
def place_of(state: State, seat: int, path: int) -> int:
    """Where a seat is in its tree: what it planned so far, and how it stands."""
    stand = widen(state.car_of[seat]) * 8 + widen(state.floor_of[seat]) * 4
    stand += widen(state.facing_of[seat]) * 2 + widen(state.is_stunned[seat])
    place = mix(path, stand * 8 + widen(state.n_planned[seat]))
    return mix(place, widen(state.round_number) * 8 + widen(state.n_aboard))


@kernel
def values_at_end(state: State, settings: Reals, values: Reals) -> None:
    """Each seat's value: its share of the victory, and how many others it outlasted."""
    n_seats = widen(state.n_seats)
    won = winners(state)
    share = 1.0 / count(won)
    for seat in range(n_seats):
        outlasted = 0
        for other in range(n_seats):
            outlasted += rank_value(state, seat) > rank_value(state, other)
        own_share = share if has(won, seat) else 0.0
        lasting = outlasted / (n_seats - 1.0)
        values[seat] = settings[WIN_SHARE] * own_share + (1.0 - settings[WIN_SHARE]) * lasting
        values[SHARE_AT_END + seat] = own_share


@kernel
def forget_choices(state: State, seat: int, events: EventRows) -> None:
    """What others have stacked they stack again in the playout, rather than at random."""
    for other in range(widen(state.n_seats)):
        if other != seat and state.n_planned[other] > 0:
            take_back(state, other, events)


@spliced_kernel
def choose_quickly(
    state: State, seat: int, mask: int, spread: int, chooser: Chooser, notes: Notes
) -> int:
    """An option by the rules of thumb, which are quick here anyway."""
    return choose_by_thumb(state, seat, mask, spread, chooser)


@spliced_kernel
def is_whole_thought(state: State, seat: int) -> bool:
    """A plan is one thought: the tree grows by a whole plan, not by a card."""
    return state.n_planned[seat] == PLAN_SIZE - 1


listeners = make_listeners(write_inputs, offered, asking_of, flat_action)
write_priors, judge_for = listeners.write_priors, listeners.judge_for
answer_for, draw_said = listeners.answer_for, listeners.draw_said

playing = Playing(
    apply, is_over, first_asked, offered, redraw, forget_choices, choose_quickly, values_at_end
)
search = make_search(playing, place_of, is_whole_thought, judge_nothing, answer_nothing)
net_search = make_search(playing, place_of, is_whole_thought, judge_for, answer_for)
judge = make_judge(playing)

TRUST = 15
"""How far the judge's playouts are trusted (`write_chances`): fitted to 16,000 games of mixed bots."""

SHARE_A_VALUE = 1.0
"""How much of the victory one more of what the search maximises is: with a net it is the victory."""


@kernel
def write_settings(state: State, settings: Reals) -> None:
    """The settings found best in play (`benchmarks/tune_search.py`, docs/strength.md)."""
    settings[EXPLORATION] = 0.3
    settings[SPREAD] = 400.0
    settings[BLUNDER] = 10.0
    settings[WIN_SHARE] = 0.7
    settings[SCALE] = 1.0
    settings[RIVALS_SEARCH] = 0.0
    settings[HORIZON] = 0.0
    settings[PRIOR] = 0.0
    settings[NET_PLAYS] = 0.0


@kernel
def write_net_settings(state: State, settings: Reals) -> None:
    """The settings of a search that has a net."""
    write_settings(state, settings)
    # A net is taught shares of the victory: what ends within the horizon counts the same.
    settings[WIN_SHARE] = 1.0
    settings[SPREAD] = 150.0
    settings[BLUNDER] = 0.0
    settings[HORIZON] = 1.0
    settings[PRIOR] = 1.0
    settings[NET_PLAYS] = 1.0


__all__ = [
    "SHARE_A_VALUE",
    "STATE",
    "TRUST",
    "answer_for",
    "choose_quickly",
    "draw_said",
    "judge",
    "judge_for",
    "net_search",
    "new_notes",
    "search",
    "settle",
    "values_at_end",
    "write_net_settings",
    "write_priors",
    "write_settings",
]
