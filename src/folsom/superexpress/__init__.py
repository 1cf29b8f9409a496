"""Colt Super Express: three to seven bandits, and a train that gets shorter every round.

>>> game = new(seats=5, seed=7, horse=True)
>>> while not game.is_over:
...     happened = game.play(game.decision.options[0])
>>> game.outcome.winners
(3,)
"""

from folsom.superexpress.forms import Event, Plan
from folsom.superexpress.game import (
    KNOWN_VERSIONS,
    NAME,
    RULES_VERSION,
    SuperExpressGame,
    load,
    new,
    new_from,
    rebuild,
    replay,
)
from folsom.superexpress.narrate import narrate
from folsom.superexpress.options import Options, read_options
from folsom.superexpress.view import View

__all__ = [
    "KNOWN_VERSIONS",
    "NAME",
    "RULES_VERSION",
    "Event",
    "Options",
    "Plan",
    "SuperExpressGame",
    "View",
    "load",
    "narrate",
    "new",
    "new_from",
    "read_options",
    "rebuild",
    "replay",
]
