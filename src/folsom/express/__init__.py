"""Colt Express: two to six bandits, one train, five rounds.

>>> game = new(seats=4, seed=7)
>>> while not game.is_over:
...     happened = game.play(game.decision.options[0])
>>> game.outcome.winners
(2,)
"""

from folsom.express.game import (
    ExpressGame,
    load,
    new,
    new_from,
    rebuild,
    replay,
)
from folsom.express.notation import BANDITS
from folsom.express.options import KNOWN_VERSIONS, NAME, RULES_VERSION, Options, read_options
from folsom.express.seen.events import Event
from folsom.express.seen.narrate import narrate
from folsom.express.seen.view_types import View

__all__ = [
    "BANDITS",
    "KNOWN_VERSIONS",
    "NAME",
    "RULES_VERSION",
    "Event",
    "ExpressGame",
    "Options",
    "View",
    "load",
    "narrate",
    "new",
    "new_from",
    "read_options",
    "rebuild",
    "replay",
]
