"""The compiled heart of the search, one call many playouts, without the GIL: made of a game's own kernels."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from folsom.bots.net_kernels import AnswerFor, Heard, JudgeFor, Sums, Weights
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
    weigh,
)
from folsom.core.bits import has
from folsom.core.chooser import Chooser, choose_below, choose_option
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, small_kernel, widen

Notes = Numbers
"""A game's scratch space for a playout."""

NOTED = 0
"""The place in the notes that is 0 while they hold nothing."""

# The settings.
EXPLORATION, SPREAD, BLUNDER, WIN_SHARE, SCALE, RIVALS_SEARCH, HORIZON, PRIOR, NET_PLAYS = range(9)
N_SETTINGS = 9
"""RIVALS_SEARCH: whether the others grow trees too; at the horizon they make of a playout what their lead is then.
HORIZON: after how many rounds a net judges instead of playing on; 0: never.
PRIOR: how much the first choice follows a net's likelihoods; 0: not at all.
NET_PLAYS: whether everybody answers by the net where the trees end, not by the rules of thumb."""

NO_HORIZON = 1 << 30

# The results, a column an option: how often it was tried, and sums of what came of it.
VISITS, VALUE, SQUARES, SHARE, SHARE_SQUARES = 0, 1, 2, 3, 4
N_RESULTS = 5

N_VALUES = 32
SHARE_AT_END = 24
"""Where the seats' shares of the victory begin in a row of values; it begins with the seats' values."""

MAX_PATH = 64
PATH_SIZE = 2 * MAX_PATH + 8
"""The entries gone through, the seats that went there, and where each seat is now."""

Search = Callable[
    [
        Records,
        Records,
        int,
        int,
        int,
        Tree,
        int,
        Reals,
        Numbers,
        Chooser,
        Any,
        Notes,
        Reals,
        Reals,
        EventRows,
        Weights,
        Heard,
        Sums,
        Records,
        Reals,
    ],
    None,
]


ChooseQuickly = Callable[[Any, int, int, int, Chooser, Notes], int]


@dataclass(frozen=True, slots=True)
class Playing:
    """How playouts play a game: made of its own kernels.

    redraw: draws anew what a seat does not know; forget_choices: others' secret choices, which they take again
    choose_quickly: an option by the rules of thumb; values_at_end: what the end is worth to each seat
    """

    apply: Callable[[Any, int, int, EventRows], None]
    is_over: Callable[[Any], bool]
    first_asked: Callable[[Any], int]
    offered: Callable[[Any, int], int]
    redraw: Callable[[Any, int, Any], None]
    forget_choices: Callable[[Any, int, EventRows], None]
    choose_quickly: ChooseQuickly
    values_at_end: Callable[[Any, Reals, Reals], None]


@small_kernel
def round_of(state: Any) -> int:
    """The number of the round."""
    return widen(state.round_number)


def make_search(
    playing: Playing,
    place_of: Callable[[Any, int, int], int],
    is_whole_thought: Callable[[Any, int], bool],
    judge_for: JudgeFor,
    answer_for: AnswerFor,
) -> Search:
    """The search of a game.

    place_of: where a seat is in its tree
    judge_for: how a net judges what a playout has reached; answer_for: how it answers where the trees end
    is_whole_thought: whether a tree has grown enough for one playout once a seat answers in a place new to it
    """
    apply, is_over, first_asked = playing.apply, playing.is_over, playing.first_asked
    offered, redraw, forget_choices = playing.offered, playing.redraw, playing.forget_choices
    choose_quickly, values_at_end = playing.choose_quickly, playing.values_at_end

    @kernel
    def play_once(
        state: Any,
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
        weights: Weights,
        heard: Heard,
        sums: Sums,
        ahead: Records,
        priors: Reals,
    ) -> int:
        """One playout: by the trees, then by rules of thumb or the net; then all learn from it.

        It ends with the game, or at the horizon, where a net judges what was reached. Returns
        the option that the searching seat chose first, which is one `among` those bits.
        """
        spread, blunder = widen(settings[SPREAD]), widen(settings[BLUNDER])
        n_seats = widen(state.n_seats)
        growing = 1 << searching
        if settings[RIVALS_SEARCH] > 0.0:
            growing = (1 << n_seats) - 1
        for seat in range(n_seats):
            path[2 * MAX_PATH + seat] = as_place(seat)
        n_path, first = 0, -1
        net_plays = settings[NET_PLAYS] > 0.0
        notes[NOTED] = 0
        last_round = NO_HORIZON
        if settings[HORIZON] > 0.0:
            last_round = round_of(state) + widen(settings[HORIZON]) - 1
        while not is_over(state) and round_of(state) <= last_round:
            seat = first_asked(state)
            mask = offered(state, seat)
            if first < 0 and seat == searching:
                mask &= among
            if has(growing, seat):
                place = place_of(state, seat, path[2 * MAX_PATH + seat])
                if first < 0 and settings[PRIOR] > 0.0 and seat == searching:
                    new, option = weigh(tree, generation, place, mask, priors, settings[PRIOR])
                else:
                    new, option = look(tree, generation, place, mask, settings[EXPLORATION])
                    if new != 0 and net_plays:
                        option = answer_for(
                            state, seat, new, weights, heard, sums, ahead, chooser, events
                        )
                    elif new != 0:
                        option = choose_quickly(state, seat, new, spread, chooser, notes)
                if new != 0 and is_whole_thought(state, seat):
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
            elif net_plays:
                option = answer_for(state, seat, mask, weights, heard, sums, ahead, chooser, events)
            elif blunder > 0 and choose_below(chooser, 100) < blunder:
                option = choose_option(chooser, mask)
            else:
                option = choose_quickly(state, seat, mask, spread, chooser, notes)
            if first < 0 and seat == searching:
                first = option
            apply(state, seat, option, events)
        if is_over(state) or settings[RIVALS_SEARCH] > 0.0:
            values_at_end(state, settings, values)
        if not is_over(state):
            judge_for(
                state,
                searching,
                weights,
                heard,
                sums,
                ahead,
                chooser,
                events,
                values,
                SHARE_AT_END,
            )
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
        source: Any,
        notes: Notes,
        values: Reals,
        results: Reals,
        events: EventRows,
        weights: Weights,
        heard: Heard,
        sums: Sums,
        ahead: Records,
        priors: Reals,
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
                state,
                seat,
                among,
                tree,
                generation,
                settings,
                path,
                chooser,
                notes,
                values,
                events,
                weights,
                heard,
                sums,
                ahead,
                priors,
            )
            results[VISITS, option] += 1.0
            results[VALUE, option] += values[seat]
            results[SQUARES, option] += values[seat] * values[seat]
            share = values[SHARE_AT_END + seat]
            results[SHARE, option] += share
            results[SHARE_SQUARES, option] += share * share

    return search
