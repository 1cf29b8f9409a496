"""A plan played ahead: what the cards that a viewer can see would do if nothing hidden interfered.

It is made from a view and nothing else, so it cannot tell what the view does not. Cards whose faces the
viewer does not know are left out, every choice on the way is answered by the rules of thumb, purses taken
stay unknown, and it ends with the last card, before the round's event or the uncoupling.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from folsom.bots.parts import bot_parts_of
from folsom.core.errors import NotAllowed

Card = TypeVar("Card", bound=str)


@dataclass(frozen=True, slots=True)
class Ahead:
    """One card played ahead: what would happen, and what would be seen then."""

    events: list[Any]
    view: Any


def preview(view: Any, cards: Sequence[str] = ()) -> list[Ahead]:
    """The train as it is, then card by card; nothing while there is no plan to be seen.

    `cards` are cards of the viewer's hand, laid on top of the plan as if they had been played.
    """
    return bot_parts_of(view.game).preview.preview(view, cards)


def check_in_hand(view: Any, cards: Sequence[str]) -> None:
    """Refuse cards that the viewer does not hold, or that can never be played."""
    playable = Counter(card for card in view.hand or () if not card.startswith("bullet"))
    missing = Counter(cards) - playable
    if missing:
        raise NotAllowed(f"expected cards of the own hand, got {min(missing)!r}")


def without(hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
    """The hand after these cards have been laid."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
