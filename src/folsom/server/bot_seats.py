"""The bots that may sit at a table, by level; they are called in threads, never on the event loop."""

import random
from functools import cache
from typing import Any, Protocol

from folsom.core.decision import Decision


class Bot(Protocol):
    """Something that answers decisions from what a seat may know."""

    def choose(self, view: Any, decision: Decision) -> int:
        """The number of one of the decision's options."""
        ...


class RandomBot:
    """Any option: what is played when a bot fails."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> int:
        """Any option."""
        return self._random.choice(decision.numbers)


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game's bots come in, weakest first."""
    from folsom.bots.by_name import LEVELS

    return LEVELS


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A bot of a level."""
    from folsom.bots import make

    return make(level, game, seed)
