"""Colt Express: the compiled heart of the search, one call many playouts, without the GIL."""

import numpy as np

from folsom.bots.express.quick_rules_of_thumb import SURVEYED, Notes, choose_quickly, new_notes
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
from folsom.express.components import (
    DOLLARS_A_UNIT,
    GUNSLINGER_DOLLARS,
    MAX_SEATS,
    MAX_TOKENS,
    N_BANDITS,
    N_BULLETS,
    NOBODY,
    Ask,
)
from folsom.express.places import bandit_at, is_sheet
from folsom.express.playout import is_over
from folsom.express.possible import redraw
from folsom.express.rules.flow import apply, take_back
from folsom.express.rules.legal import first_asked, offered, options
from folsom.express.rules.spaces import space_of
from folsom.express.state import STATE, State
from folsom.kernel import kernel, widen

EXPLORATION = 0
SPREAD = 1
BLUNDER = 2
WIN_SHARE = 3
SCALE = 4
RIVALS_SEARCH = 5
N_SETTINGS = 6

MAX_PATH = 64
# Parts of the row of values: each seat's value, its dollars, bullets fired, share of the victory.
DOLLARS, FIRED, SHARE_AT_END = MAX_SEATS, 2 * MAX_SEATS, 3 * MAX_SEATS
A_BULLET = 1 / 128
"""Less than any sum of money: bullets received only break ties (E10.2)."""
VISITS, VALUE, SQUARES, SHARE, SHARE_SQUARES = 0, 1, 2, 3, 4


@kernel
def place_of(state: State, path: int) -> int:
    """Where a seat is in its tree: what it chose so far, and what it is asked now."""
    place = mix(path, widen(state.asking) + 32 * widen(state.round_number))
    bandit = widen(state.acting_bandit)
    if state.asking == Ask.SCHEME or state.asking == Ask.COVER or bandit == NOBODY:
        return mix(place, widen(state.turn) * 16 + widen(state.go))
    return mix(
        place,
        (space_of(state, bandit) * 8 + widen(state.marshal_car)) * 64 + widen(state.n_resolved),
    )


@kernel
def add_up(state: State, values: Reals) -> None:
    """E10.1, E10.2 All seats' dollars, with a little less for every bullet received, in one pass."""
    n_seats = widen(state.n_seats)
    for seat in range(n_seats):
        values[DOLLARS + seat] = 0.0
        values[FIRED + seat] = -widen(state.friendly_hits_of[seat])
    for token in range(MAX_TOKENS):
        place = widen(state.token_place[token])
        if is_sheet(place):
            seat = widen(state.seat_of[bandit_at(place)])
            values[DOLLARS + seat] += DOLLARS_A_UNIT * widen(state.token_value[token])
    for bandit in range(N_BANDITS):
        seat = widen(state.seat_of[bandit])
        if seat >= 0:
            values[FIRED + seat] += N_BULLETS - widen(state.bullets_left_of[bandit])
            values[DOLLARS + seat] -= A_BULLET * widen(state.bullets_received_of[bandit])
    if state.gunslinger != 0:
        most = -100.0
        for seat in range(n_seats):
            most = max(most, values[FIRED + seat])
        for seat in range(n_seats):
            if values[FIRED + seat] == most:
                values[DOLLARS + seat] += GUNSLINGER_DOLLARS


@kernel
def values_at_end(state: State, settings: Reals, values: Reals) -> None:
    """Each seat's value: its lead over the best other, squashed, and its share of the victory."""
    n_seats = widen(state.n_seats)
    add_up(state, values)
    best, second, n_best = -1e9, -1e9, 0
    for seat in range(n_seats):
        dollars = values[DOLLARS + seat]
        if dollars > best:
            best, second, n_best = dollars, best, 1
        elif dollars == best:
            second = dollars
            n_best += 1
        elif dollars > second:
            second = dollars
    for seat in range(n_seats):
        dollars = values[DOLLARS + seat]
        is_winner = dollars == best
        lead = (dollars - (second if is_winner else best)) / settings[SCALE]
        squashed = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        own_share = 1.0 / n_best if is_winner else 0.0
        values[seat] = settings[WIN_SHARE] * own_share + (1.0 - settings[WIN_SHARE]) * squashed
        values[SHARE_AT_END + seat] = own_share


@kernel
def forget_choices(state: State, seat: int, events: EventRows) -> None:
    """What others chose in secret they choose again in the playout, rather than at random."""
    asking = widen(state.asking)
    if asking == Ask.PICK or asking == Ask.PLACE:
        for other in range(widen(state.n_seats)):
            if other != seat and not has(widen(state.asked), other):
                take_back(state, other, events)
                if count(options(state, other)) < 2:
                    state.asked = widen(state.asked) & ~(1 << other)
                    state.choice_of[other] = -1


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
    notes: Notes,
    values: Reals,
    events: EventRows,
) -> int:
    """One playout: by the trees as far as they reach, then by the rules of thumb; then all learn from it.

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
    notes[SURVEYED] = 0
    while not is_over(state):
        seat = first_asked(state)
        mask = offered(state, seat)
        if first < 0 and seat == searching:
            mask &= among
        if has(growing, seat):
            place = place_of(state, path[2 * MAX_PATH + seat])
            new, option = look(tree, generation, place, mask, settings[EXPLORATION])
            if new != 0:
                option = choose_quickly(state, seat, new, spread, chooser, notes)
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
            option = choose_option(chooser, mask)
        else:
            option = choose_quickly(state, seat, mask, spread, chooser, notes)
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
        forget_choices(state, seat, events)
        option = play_once(
            state, seat, among, tree, generation, settings, path, chooser, notes, values, events
        )
        results[VISITS, option] += 1.0
        results[VALUE, option] += values[seat]
        results[SQUARES, option] += values[seat] * values[seat]
        share = values[SHARE_AT_END + seat]
        results[SHARE, option] += share
        results[SHARE_SQUARES, option] += share * share


def default_settings(n_seats: int) -> Reals:
    """The settings found best in play (`benchmarks/tune_search.py`, docs/performance.md)."""
    exploration = 0.6 if n_seats in (3, 6) else 0.3
    return np.array([exploration, 150.0, 0.0, 0.0, 500.0, 0.0])


__all__ = ["MAX_PATH", "STATE", "default_settings", "new_notes", "search"]
