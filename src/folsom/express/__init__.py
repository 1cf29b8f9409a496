"""Colt Express: two to six bandits, one train, five rounds.

game = folsom.express.new(seats=4)
while not game.is_over:
    game.play(game.decision.options[0])
print(game.outcome)
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
