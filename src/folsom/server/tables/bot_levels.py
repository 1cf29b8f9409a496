"""The bots that may sit at a table, by level; they are called in threads, never on the event loop."""

import random
from functools import cache
from typing import Any, Protocol, runtime_checkable

from folsom.core.decision import Decision


class Bot(Protocol):
    """Something that answers decisions from what a seat may know."""

    def choose(self, view: Any, decision: Decision) -> int:
        """The number of one of the decision's options."""
        ...


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that thinks."""

    def think_for(self, seconds: float) -> None:
        """Think that long over a decision from now on."""


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
    from folsom.bots import levels_offered

    return levels_offered(game)


@cache
def thinking_seconds(level: str) -> float | None:
    """How long a bot of a level usually thinks over a decision; None for a quick one."""
    from folsom.bots import read_level

    thinking = read_level(level).thinking
    return None if thinking is None else thinking.seconds


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A bot of a level."""
    from folsom.bots import make

    return make(level, game, seed)
