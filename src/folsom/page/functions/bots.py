"""Possible games, and the bots that do not think."""

from typing import Any

from folsom.core.chooser import seed_chooser
from folsom.core.randomness import write_key
from folsom.kernel import kernel
from folsom.page.parts import Kernel, PageParts


def about_bots(game: PageParts) -> list[Kernel]:
    """Functions that choose at once, and what they choose from."""
    redraw = game.possible.redraw
    choose: Kernel = game.policy.choose

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
