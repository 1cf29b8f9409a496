"""Colt Super Express: three to seven bandits, and a train that gets shorter every round.

game = folsom.superexpress.new(seats=5, horse=True)
while not game.is_over:
    game.play(game.decision.options[0])
print(game.outcome)
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
from folsom.superexpress.seen.forms import Event, Plan
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
