"""A possible state from a view: for bots that search and were given no observation (over the wire, say)."""

from typing import Any

from folsom.bots.bot import Observation
from folsom.core.decision import Decision
from folsom.core.errors import CannotRead


def imagine(view: Any, decision: Decision, seed: bytes | None = None) -> Observation:
    """An observation that holds what the view holds; what the view does not tell is drawn at random."""
    if view.seat is None:
        raise CannotRead("a spectator's view has no decision to imagine")
    match view.game:
        case "express":
            from folsom.bots.express.imagine import imagine_express

            return imagine_express(view, decision, seed)
        case "superexpress":
            from folsom.bots.superexpress.imagine import imagine_superexpress

            return imagine_superexpress(view, decision, seed)
        case _:
            raise CannotRead(
                f"expected a view of 'express' or 'superexpress', not of {view.game!r}"
            )
