"""Colt Express and Colt Super Express, written once and played at every speed.

>>> import folsom
>>> game = folsom.express.new(seats=4, seed=7)
>>> game.decision.options[1]
<Option 1: play ghost change-floor>
>>> happened = game.play(game.decision.options[1])
>>> game
<ExpressGame of 4 seats, 1 answer: round 1 of 5, schemin, turn 1 of 4; seat 0 is asked: scheme>
>>> len(game.view(2).hand), game.view(None).hand
(6, None)

In a notebook a game, or a view of it, draws its train. `folsom.superexpress` has the same shape. Further on:
`folsom.bots` choose, `folsom.arena` lets them play each other, `folsom.env` is for learning programs, and the
command `folsom` plays, simulates and serves. The documentation is in `docs/`.

`import folsom` is light: the games, and Numba with them, are imported when first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from folsom import express as express
    from folsom import superexpress as superexpress

__version__ = "1.0.0rc1"

GAMES = ("express", "superexpress")


def __getattr__(name: str) -> Any:
    if name in GAMES:
        return import_module(f"folsom.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *GAMES]
