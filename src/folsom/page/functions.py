"""The functions of a module, the same for every game: made of the game's own kernels.

A parameter with the name of a row (`areas.py`) is that row; outside, all rows of an area are one offset. All other
parameters and what is returned are numbers. docs/reference/wasm.md tells it from outside.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from folsom.bots.judge_kernels import CHANCE, ERROR, OPEN_EYES, SUM, write_chances
from folsom.bots.net_kernels import N_INPUTS, has_net
from folsom.bots.search_kernels import SHARE, VALUE, VISITS
from folsom.core.bits import count, lowest
from folsom.core.chooser import seed_chooser
from folsom.core.randomness import seed_from_word, start_stream
from folsom.core.state import MAX_EVENTS
from folsom.kernel import kernel, widen
from folsom.page.areas import Area

Kernel = Callable[..., int]
Act = Callable[..., None]

INTERFACE_VERSION = 1
REFUSED = -1
# What a search works on; a judge uses the first two for whose eyes it has and who lays, and counts its playouts.
NOW_SEAT, NOW_AMONG, NOW_GENERATION, NOW_PLAYOUTS, NOW_LAID = 0, 1, 2, 3, 4


@dataclass(frozen=True, slots=True)
class Kernels:
    """What a game brings along."""

    write_choices: Kernel
    play_answers: Kernel
    options: Kernel
    can_take_back: Kernel
    write_sights: Kernel
    write_outcome: Kernel
    begin_ahead: Kernel
    go_ahead: Kernel
    write_ahead: Act
    redraw: Act
    choose: Kernel
    search: Act
    write_settings: Act
    settle: Act
    judge: Act
    trust: int
    write_net_settings: Act
    write_priors: Kernel
    simulate: Kernel
    rules_version: int


@kernel
def write_key(state: Any, seed: Any) -> None:
    """Put a seed of 32 bytes into a record."""
    for i in range(8):
        state.random_key[i] = seed[i]
    start_stream(state)


@kernel
def members_of(mask: int, found: Any) -> int:
    """A set as numbers, smallest first. Returns how many there are."""
    n = 0
    while mask != 0:
        found[n] = lowest(mask)
        mask &= mask - 1
        n += 1
    return n


@kernel
def write_estimates(results: Any, offered: int, estimates: Any) -> int:
    """What a search found of each option, the best first: option, share, error, value, playouts."""
    n = 0
    rest = offered
    while rest != 0:
        option = lowest(rest)
        rest &= rest - 1
        playouts = results[VISITS, option]
        share, error, value = 0.0, 1.0, 0.0
        if playouts > 0.0:
            share, value = results[SHARE, option] / playouts, results[VALUE, option] / playouts
            guarded = (results[SHARE, option] + 1.0) / (playouts + 2.0)
            error = np.sqrt(guarded * (1.0 - guarded) / (playouts + 2.0))
        at = n
        while at > 0 and (
            estimates[at - 1, 4] < playouts
            or (estimates[at - 1, 4] == playouts and estimates[at - 1, 3] < value)
        ):
            for k in range(5):
                estimates[at, k] = estimates[at - 1, k]
            at -= 1
        estimates[at, 0], estimates[at, 1], estimates[at, 2] = float(option), share, error
        estimates[at, 3], estimates[at, 4] = value, playouts
        n += 1
    return n


def make_functions(game: Kernels, areas: Sequence[Area]) -> list[Kernel]:
    """The functions of a game's module."""
    return [
        _size_reader(areas),
        *_about_games(game),
        *_about_sights(game),
        *_about_plans(game),
        *_about_bots(game),
        *_about_searches(game),
        *_about_chances(game),
        *_about_many_games(game),
    ]


def _size_reader(areas: Sequence[Area]) -> Kernel:
    """The function that tells how much room each area takes, by its place in their list."""
    sizes = "".join(f"    if area == {i}: return {each.n_bytes}\n" for i, each in enumerate(areas))
    made: dict[str, Any] = {"__name__": __name__}
    exec(
        f'def size_of(area):\n    """How many bytes an area takes."""\n{sizes}    return 0\n', made
    )
    return kernel(made["size_of"])


def _about_games(game: Kernels) -> list[Kernel]:
    write_choices, play_answers = game.write_choices, game.play_answers
    options_of, may_take_back = game.options, game.can_take_back
    rules_version = game.rules_version

    @kernel
    def version(which: int) -> int:
        """The version of the rules (1) or of this interface (0)."""
        return rules_version if which == 1 else INTERFACE_VERSION

    @kernel
    def set_up(
        table: Any, table_bytes: Any, events: Any, choices: Any, seed: Any, numbers: Any
    ) -> int:
        """Begin a game of what was chosen. Returns 0, or which choice cannot be played, counted from 1."""
        fault = write_choices(table, table_bytes, choices)
        if fault == 0:
            write_key(table[0], seed)
            events[0].n_events = 0
            events[0].capacity = MAX_EVENTS
            nothing = numbers[0:0]
            play_answers(table, True, nothing, nothing, nothing, events)
        return fault

    @kernel
    def answer(table: Any, events: Any, numbers: Any, seat: int, option: int) -> int:
        """Answer the open decision; option -1 takes a choice back. Returns the seat, or -1 if it may not.

        Seat -1 is the first that is asked.
        """
        numbers[0], numbers[1] = seat, option
        n = play_answers(table, False, numbers[0:1], numbers[1:2], numbers[2:3], events)
        return widen(numbers[0]) if n == 1 else REFUSED

    @kernel
    def asked(table: Any) -> int:
        """The seats that must answer now, as bits; 0 when the game is over."""
        return widen(table[0].asked)

    @kernel
    def options(table: Any, found: Any, seat: int) -> int:
        """What a seat may answer, written as int32 at the beginning of the page. Returns how many there are."""
        if seat < 0 or seat >= table[0].n_seats:
            return 0
        return members_of(options_of(table[0], seat), found)

    @kernel
    def can_take_back(table: Any, seat: int) -> int:
        """Whether a seat may take a secret choice back."""
        if seat < 0 or seat >= table[0].n_seats:
            return 0
        return 1 if may_take_back(table[0], seat) else 0

    return [version, set_up, answer, asked, options, can_take_back]


def _about_sights(game: Kernels) -> list[Kernel]:
    write_sights, write_outcome = game.write_sights, game.write_outcome

    @kernel
    def sight(
        table: Any, events: Any, found: Any, text: Any, words: Any, numbers: Any, seat: int
    ) -> int:
        """What a seat sees, as JSON: what happened, the view, the decision. Returns how long it is.

        The first three numbers of the page say where each ends. -1 is the spectators; -2 hides no event.
        """
        numbers[0] = seat
        rows = events[0].rows[: widen(events[0].n_events)]
        write_sights(table, rows, numbers[0:1], words, text, numbers[1:4])
        for i in range(3):
            found[i] = numbers[1 + i]
        return widen(numbers[3])

    @kernel
    def outcome(table: Any, text: Any, words: Any) -> int:
        """How the game ended, as JSON, or null. Returns how long it is."""
        return write_outcome(table[0], words, text)

    return [sight, outcome]


def _about_plans(game: Kernels) -> list[Kernel]:
    redraw, begin_ahead = game.redraw, game.begin_ahead
    go_ahead, write_ahead = game.go_ahead, game.write_ahead

    @kernel
    def begin_preview(
        table: Any, found: Any, source: Any, ahead: Any, seat: int, n_laid: int
    ) -> int:
        """The plan that a seat (-1: spectators) can see, to be played ahead. Returns how many cards it has.

        The first numbers of the page are options of the seat: cards to be laid as if they were played. -1: it may
        not do that.
        """
        ahead[0] = table[0]
        seed_from_word(source[0], 0, 0)
        redraw(ahead[0], seat, source[0])
        return begin_ahead(ahead[0], seat, found, n_laid)

    @kernel
    def preview(
        table: Any,
        found: Any,
        text: Any,
        words: Any,
        numbers: Any,
        ahead: Any,
        happened: Any,
        seat: int,
        step: int,
    ) -> int:
        """The train as it is (step 0), then with each call one card on: what would happen, and the view, as JSON.

        Returns how long it is, 0 if there is no more; the first two numbers of the page say where each ends.
        """
        events = happened[0]
        events.n_events = 0
        events.capacity = MAX_EVENTS
        if step > 0 and not go_ahead(table[0], ahead[0], seat, numbers[8:9], events):
            return 0
        write_ahead(
            ahead[0], events.rows[: widen(events.n_events)], seat, words, text, numbers[0:2]
        )
        found[0], found[1] = numbers[0], numbers[1]
        return widen(numbers[1])

    return [begin_preview, preview]


def _about_bots(game: Kernels) -> list[Kernel]:
    redraw, choose = game.redraw, game.choose

    @kernel
    def possible(table: Any, seed: Any, source: Any, seat: int) -> int:
        """Draw anew all that a seat (-1: spectators) does not know."""
        write_key(source[0], seed)
        redraw(table[0], seat, source[0])
        return 0

    @kernel
    def new_chooser(chooser: Any, seed_number: int) -> int:
        """The chances of a bot; equal numbers choose alike."""
        seed_chooser(chooser, seed_number)
        return 0

    @kernel
    def bot(
        table: Any, seed: Any, chooser: Any, other: Any, source: Any, seat: int, level: int
    ) -> int:
        """The answer of a bot that does not think: 0 random, 1 Tenderfoot, 2 Outlaw.

        It knows what its seat knows; the seed is for what it does not know.
        """
        other[0] = table[0]
        write_key(source[0], seed)
        redraw(other[0], seat, source[0])
        return choose(other[0], seat, level, chooser)

    return [possible, new_chooser, bot]


def _about_searches(game: Kernels) -> list[Kernel]:
    redraw, search, options = game.redraw, game.search, game.options
    write_settings, write_net_settings = game.write_settings, game.write_net_settings
    write_priors = game.write_priors

    @kernel
    def new_searcher(
        luck: Any, draws: Any, now: Any, silent: Any, tree: Any, net: Any, seed_number: int
    ) -> int:
        """A search in memory that was never used, or was used for a search; equal numbers search alike.

        It has no net until the weights of one are written into its row.
        """
        net[N_INPUTS] = 0
        for i in range(tree.shape[0]):
            tree[i].generation = 0
        now[NOW_GENERATION] = 0
        silent[0].n_events = 0
        silent[0].capacity = 0
        seed_chooser(luck, seed_number)
        seed_from_word(draws[0], 7, seed_number)
        return 0

    @kernel
    def begin_search(
        table: Any,
        seed: Any,
        source: Any,
        root: Any,
        results: Any,
        settings: Any,
        now: Any,
        luck: Any,
        silent: Any,
        priors: Any,
        heard: Any,
        sums: Any,
        foreseen: Any,
        net: Any,
        seat: int,
        option: int,
    ) -> int:
        """A new decision, as the seat knows it. Returns how many options there are.

        Only one option is tried, or all (-1); the seed is for what the seat does not know. A net says at once
        how likely it finds each option: that is in the row of priors.
        """
        root[0] = table[0]
        write_key(source[0], seed)
        redraw(root[0], seat, source[0])
        now[NOW_SEAT] = seat
        now[NOW_AMONG] = -1 if option < 0 else 1 << option
        now[NOW_GENERATION] += 1
        for kind in range(results.shape[0]):
            for i in range(results.shape[1]):
                results[kind, i] = 0.0
        for i in range(priors.shape[0]):
            priors[i] = 0.0
        if has_net(net):
            write_net_settings(widen(root[0].n_seats), settings)
            write_priors(root[0], seat, net, heard, sums, foreseen, luck, silent[0], priors)
        else:
            write_settings(widen(root[0].n_seats), settings)
        return count(options(root[0], seat))

    @kernel
    def think(
        root: Any,
        work: Any,
        results: Any,
        settings: Any,
        values: Any,
        now: Any,
        path: Any,
        notes: Any,
        luck: Any,
        draws: Any,
        silent: Any,
        tree: Any,
        priors: Any,
        heard: Any,
        sums: Any,
        foreseen: Any,
        net: Any,
        n_playouts: int,
    ) -> int:
        """Some more playouts."""
        search(
            root,
            work,
            widen(now[NOW_SEAT]),
            widen(now[NOW_AMONG]),
            n_playouts,
            tree,
            widen(now[NOW_GENERATION]),
            settings,
            path,
            luck,
            draws[0],
            notes,
            values,
            results,
            silent[0],
            net,
            heard,
            sums,
            foreseen,
            priors,
        )
        return 0

    @kernel
    def estimate(root: Any, results: Any, estimates: Any, now: Any) -> int:
        """What the search thinks of every option, the best first, at the beginning of the searcher."""
        return write_estimates(results, options(root[0], widen(now[NOW_SEAT])), estimates)

    return [new_searcher, begin_search, think, estimate]


def _about_chances(game: Kernels) -> list[Kernel]:
    settle, judge, write_settings = game.settle, game.judge, game.write_settings
    trust = game.trust

    @kernel
    def begin_judge(
        table: Any,
        found: Any,
        root: Any,
        results: Any,
        settings: Any,
        now: Any,
        luck: Any,
        draws: Any,
        silent: Any,
        laid: Any,
        eyes: int,
        seat: int,
        n_laid: int,
        seed_number: int,
    ) -> int:
        """A position to be judged by what a seat (-1: spectators, -2: nothing is hidden) knows. Returns the seats.

        The first numbers of the page are options that the seat `seat` answers with before anything else.
        """
        root[0] = table[0]
        looking = eyes if table[0].asked != 0 else OPEN_EYES
        if looking != OPEN_EYES:
            settle(root[0], looking)
        now[NOW_SEAT], now[NOW_AMONG], now[NOW_PLAYOUTS], now[NOW_LAID] = looking, seat, 0, n_laid
        for i in range(n_laid):
            laid[i] = found[i]
        for kind in range(results.shape[0]):
            for i in range(results.shape[1]):
                results[kind, i] = 0.0
        silent[0].n_events = 0
        silent[0].capacity = 0
        seed_chooser(luck, seed_number)
        seed_from_word(draws[0], 7, seed_number)
        write_settings(widen(root[0].n_seats), settings)
        return widen(root[0].n_seats)

    @kernel
    def judge_on(
        root: Any,
        work: Any,
        results: Any,
        estimates: Any,
        settings: Any,
        values: Any,
        now: Any,
        notes: Any,
        luck: Any,
        draws: Any,
        silent: Any,
        laid: Any,
        chances: Any,
        n_playouts: int,
    ) -> int:
        """Some more playouts; then every seat's chance at the beginning of the searcher. Returns the seats."""
        judge(
            root,
            work,
            widen(now[NOW_SEAT]),
            widen(now[NOW_AMONG]),
            laid,
            widen(now[NOW_LAID]),
            n_playouts,
            settings,
            luck,
            draws[0],
            notes,
            values,
            results,
            silent[0],
        )
        now[NOW_PLAYOUTS] += n_playouts
        n_seats, n = widen(root[0].n_seats), widen(now[NOW_PLAYOUTS])
        write_chances(results, n, n_seats, trust, chances)
        for seat in range(n_seats):
            estimates[seat, 0] = float(seat)
            estimates[seat, 1], estimates[seat, 2] = chances[seat, CHANCE], chances[seat, ERROR]
            if root[0].asked == 0:
                estimates[seat, 1], estimates[seat, 2] = results[SUM, seat] / n, 0.0
            estimates[seat, 3], estimates[seat, 4] = estimates[seat, 1], float(n)
        return widen(root[0].n_seats)

    return [begin_judge, judge_on]


def _about_many_games(game: Kernels) -> list[Kernel]:
    write_choices, play_games = game.write_choices, game.simulate

    @kernel
    def simulate(
        table: Any,
        choices: Any,
        other: Any,
        other_bytes: Any,
        numbers: Any,
        quiet: Any,
        points: Any,
        won: Any,
        bandits: Any,
        first: int,
        n_games: int,
    ) -> int:
        """Play random games number `first` and on, at most 1,000; the table is the last. Returns the decisions."""
        write_choices(other, other_bytes, choices)
        quiet[0].n_events = 0
        quiet[0].capacity = 0
        return play_games(
            other,
            table,
            first,
            n_games,
            1,
            numbers[0:1],
            quiet[0],
            points[:n_games],
            won[:n_games],
            bandits[:n_games],
        )

    return [simulate]
