"""Colt Super Express: the compiled heart of the search, one call many playouts, without the GIL."""

import numpy as np

from folsom.bots.superexpress.policy import choose_by_thumb
from folsom.bots.tree import (
    ABSENT,
    Numbers,
    Reals,
    Tree,
    as_place,
    find_or_add,
    learn,
    look,
    mix,
)
from folsom.core.bits import count, has
from folsom.core.chooser import Chooser, choose_below, choose_option
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, widen
from folsom.superexpress.components import MAX_SEATS, PLAN_SIZE
from folsom.superexpress.playout import is_over
from folsom.superexpress.possible import redraw
from folsom.superexpress.rules.flow import apply, take_back
from folsom.superexpress.rules.legal import first_asked, options
from folsom.superexpress.rules.scoring import rank_value, winners
from folsom.superexpress.state import STATE, State

EXPLORATION = 0
SPREAD = 1
BLUNDER = 2
WIN_SHARE = 3
SCALE = 4
RIVALS_SEARCH = 5
N_SETTINGS = 6

MAX_PATH = 64
VISITS, VALUE, SQUARES, SHARE, SHARE_SQUARES = 0, 1, 2, 3, 4

Notes = Numbers


def new_notes() -> Notes:
    """This game's playouts need no scratch space."""
    return np.zeros(1, np.int64)


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
        values[2 * MAX_SEATS + seat] = own_share


@kernel
def forget_plans(state: State, seat: int, events: EventRows) -> None:
    """What others have stacked they stack again in the playout, rather than at random."""
    for other in range(widen(state.n_seats)):
        if other != seat and state.n_planned[other] > 0:
            take_back(state, other, events)


@kernel
def play_once(
    state: State,
    searching: int,
    among: int,
    tree: Tree,
    generation: int,
    settings: Reals,
    path: Numbers,
    chooser: Chooser,
    values: Reals,
    events: EventRows,
) -> int:
    """One playout: by the trees as far as they reach, then by the rules of thumb; then all learn.

    Returns the option that the searching seat chose first, which is one `among` those bits.
    """
    spread, blunder = widen(settings[SPREAD]), widen(settings[BLUNDER])
    n_seats = widen(state.n_seats)
    growing = 1 << searching
    if settings[RIVALS_SEARCH] > 0.0:
        growing = (1 << n_seats) - 1
    for seat in range(n_seats):
        path[2 * MAX_PATH + seat] = as_place(seat)
    n_path, first = 0, -1
    while not is_over(state):
        seat = first_asked(state)
        offered = options(state, seat)
        if first < 0 and seat == searching:
            offered &= among
        if has(growing, seat):
            place = place_of(state, seat, path[2 * MAX_PATH + seat])
            new, option = look(tree, generation, place, offered, settings[EXPLORATION])
            if new != 0:
                option = choose_by_thumb(state, seat, new, spread, chooser)
                # A plan is one thought: the tree grows by a whole plan, not by a card.
                if state.n_planned[seat] == PLAN_SIZE - 1:
                    growing &= ~(1 << seat)
            edge = mix(place, option)
            at = find_or_add(tree, generation, edge)
            if at != ABSENT and n_path < MAX_PATH:
                path[n_path] = at
                path[MAX_PATH + n_path] = seat
                n_path += 1
            else:
                growing &= ~(1 << seat)
            path[2 * MAX_PATH + seat] = edge
        elif blunder > 0 and choose_below(chooser, 100) < blunder:
            option = choose_option(chooser, offered)
        else:
            option = choose_by_thumb(state, seat, offered, spread, chooser)
        if first < 0 and seat == searching:
            first = option
        apply(state, seat, option, events)
    values_at_end(state, settings, values)
    for i in range(n_path):
        learn(tree, path[i], values[path[MAX_PATH + i]])
    return first


@kernel
def search(
    root: Records,
    work: Records,
    seat: int,
    among: int,
    n_playouts: int,
    tree: Tree,
    generation: int,
    settings: Reals,
    path: Numbers,
    chooser: Chooser,
    source: State,
    notes: Notes,
    values: Reals,
    results: Reals,
    events: EventRows,
) -> None:
    """Some more playouts from a position as one seat knows it; `results` adds up by option.

    The seat's first choice is one `among` those bits.
    """
    for _ in range(n_playouts):
        work[0] = root[0]
        state = work[0]
        redraw(state, seat, source)
        forget_plans(state, seat, events)
        option = play_once(
            state, seat, among, tree, generation, settings, path, chooser, values, events
        )
        results[VISITS, option] += 1.0
        results[VALUE, option] += values[seat]
        results[SQUARES, option] += values[seat] * values[seat]
        share = values[2 * MAX_SEATS + seat]
        results[SHARE, option] += share
        results[SHARE_SQUARES, option] += share * share


def default_settings(n_seats: int) -> Reals:
    """The settings found best in play (`benchmarks/tune_search.py`, docs/performance.md)."""
    return np.array([0.3, 400.0, 10.0, 0.7, 1.0, 0.0])


__all__ = ["MAX_PATH", "STATE", "default_settings", "new_notes", "search"]
