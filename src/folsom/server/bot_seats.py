"""The bots that may sit at a table, by level; they are called in threads, never on the event loop."""

import random
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from folsom.core.decision import Decision

PLAIN_LEVELS = ("tenderfoot", "outlaw")


class Bot(Protocol):
    """Something that answers decisions from what a seat may know."""

    def choose(self, view: Any, decision: Decision) -> int:
        """The number of one of the decision's options."""
        ...


class RandomBot:
    """Any option, for games and installations without better bots."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> int:
        """Any option."""
        return self._random.choice(decision.numbers)


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game's bots come in, weakest first."""
    if _has_bots():
        module = import_module("folsom.bots")
        if hasattr(module, "levels"):
            return tuple(module.levels(game)) or PLAIN_LEVELS
        return tuple(getattr(module, "LEVELS", PLAIN_LEVELS))
    return PLAIN_LEVELS


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A bot of a level."""
    from folsom import GAMES

    if game in GAMES and _has_bots():
        bot: Bot = import_module("folsom.bots").make(level, game, seed)
        return bot
    return RandomBot(seed)


@cache
def _has_bots() -> bool:
    return find_spec("folsom.bots") is not None
