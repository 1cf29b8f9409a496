"""Colt Super Express: three to seven bandits, and a train that gets shorter every round.

>>> game = new(seats=5, seed=7, horse=True)
>>> while not game.is_over:
...     happened = game.play(game.decision.options[0])
>>> game.outcome.winners
(3,)
"""

from folsom.superexpress.game import (
    SuperExpressGame,
    load,
    new,
    new_from,
    rebuild,
    replay,
)
from folsom.superexpress.notation import BANDITS
from folsom.superexpress.options import KNOWN_VERSIONS, NAME, RULES_VERSION, Options, read_options
from folsom.superexpress.seen.events import Event
from folsom.superexpress.seen.forms import Plan
from folsom.superexpress.seen.narrate import narrate
from folsom.superexpress.seen.view import View

__all__ = [
    "BANDITS",
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
