"""Colt Super Express, for 3 to 7 players."""

from folsom.superexpress.forms import Event, Plan
from folsom.superexpress.game import (
    NAME,
    RULES_VERSION,
    SuperExpress,
    load,
    new,
    rebuild,
    replay,
)
from folsom.superexpress.narrate import narrate
from folsom.superexpress.options import Options
from folsom.superexpress.view import View

__all__ = [
    "NAME",
    "RULES_VERSION",
    "Event",
    "Options",
    "Plan",
    "SuperExpress",
    "View",
    "load",
    "narrate",
    "new",
    "rebuild",
    "replay",
]
