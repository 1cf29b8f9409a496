"""A game: its beginning, its answers, and what may be answered."""

from typing import Any

from folsom.core.bits import lowest
from folsom.core.randomness import write_key
from folsom.core.state import MAX_EVENTS
from folsom.kernel import kernel, widen
from folsom.page.parts import Kernel, PageParts

INTERFACE_VERSION = 1
REFUSED = -1


@kernel
def members_of(mask: int, found: Any) -> int:
    """A set as numbers, smallest first. Returns how many there are."""
    n = 0
    while mask != 0:
        found[n] = lowest(mask)
        mask &= mask - 1
        n += 1
    return n


def about_games(game: PageParts) -> list[Kernel]:
    """Functions that play."""
    write_choices: Kernel = game.choices.write_choices
    play_answers = game.playout.play_answers
    options_of, may_take_back = game.legal.options, game.legal.can_take_back
    rules_version = game.options.RULES_VERSION

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
