"""Colt Express: the compiled heart of the search, one call many playouts, without the GIL."""

from folsom.bots.express.inputs import write_inputs
from folsom.bots.express.quick_rules_of_thumb import N_NOTES, choose_quickly, new_notes
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
    Playing,
    make_search,
)
from folsom.bots.tree import Reals, mix
from folsom.core.bits import count, has
from folsom.core.state import EventRows
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
from folsom.express.flat_actions import asking_of, flat_action
from folsom.express.places import bandit_at, is_sheet
from folsom.express.playout import is_over
from folsom.express.possible import redraw, settle
from folsom.express.rules.flow import apply, take_back
from folsom.express.rules.legal import first_asked, offered, options
from folsom.express.rules.spaces import space_of
from folsom.express.state import STATE, State
from folsom.kernel import kernel, spliced_kernel, widen

# Parts of the row of values behind each seat's value: its dollars, and its bullets fired.
DOLLARS, FIRED = MAX_SEATS, 2 * MAX_SEATS
A_BULLET = 1 / 128
"""Less than any sum of money: bullets received only break ties (E10.2)."""


@kernel
def place_of(state: State, seat: int, path: int) -> int:
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


@spliced_kernel
def is_whole_thought(state: State, seat: int) -> bool:
    """A tree grows by one answer a playout."""
    return True


listeners = make_listeners(write_inputs, offered, asking_of, flat_action)
write_priors, judge_for = listeners.write_priors, listeners.judge_for
answer_for, draw_said = listeners.answer_for, listeners.draw_said

playing = Playing(
    apply, is_over, first_asked, offered, redraw, forget_choices, choose_quickly, values_at_end
)
search = make_search(playing, place_of, is_whole_thought, judge_nothing, answer_nothing)
net_search = make_search(playing, place_of, is_whole_thought, judge_for, answer_for)
judge = make_judge(playing)

TRUST = 26
"""How far the judge's playouts are trusted (`write_chances`): fitted to 4,000 games of mixed bots."""

SHARE_A_VALUE = 1.5
"""How much of the victory one more of what the search maximises is: 1.4 to 1.7 with 3, 4 and 6 seats."""


@kernel
def write_settings(state: State, settings: Reals) -> None:
    """The settings found best in play (`benchmarks/tune_search.py`, docs/strength.md)."""
    settings[EXPLORATION] = 0.6 if state.n_seats == 3 or state.n_seats == 6 else 0.3
    settings[SPREAD] = 150.0
    settings[BLUNDER] = 0.0
    settings[WIN_SHARE] = 0.0
    settings[SCALE] = 500.0
    settings[RIVALS_SEARCH] = 0.0
    settings[HORIZON] = 0.0
    settings[PRIOR] = 0.0
    settings[NET_PLAYS] = 0.0


@kernel
def write_net_settings(state: State, settings: Reals) -> None:
    """The settings of a search that has a net, which judges: to follow its likelihoods made the search weaker."""
    write_settings(state, settings)
    settings[RIVALS_SEARCH] = 1.0
    settings[HORIZON] = 2.0


__all__ = [
    "N_NOTES",
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
