"""A possible state from a view: for bots that search and were given no observation (over the wire, say)."""

from typing import Any

from folsom.bots.bot import Observation
from folsom.bots.parts import bot_parts_of
from folsom.core.decision import Decision
from folsom.core.errors import CannotRead


def imagine(view: Any, decision: Decision, seed: bytes | None = None) -> Observation:
    """An observation that holds what the view holds; what the view does not tell is drawn at random."""
    if view.seat is None:
        raise CannotRead("a spectator's view has no decision to imagine")
    return bot_parts_of(view.game).imagine.imagine(view, decision, seed)
