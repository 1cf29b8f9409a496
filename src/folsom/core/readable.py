"""How games, views, decisions and options look at a prompt: one short line, for people."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

MOST_SHOWN = 4
"""How many options of a decision are shown before the rest is only counted."""


def form_in_words(form: Any) -> str:
    """What an option means: `move car 3 inside`."""
    words = [form.do]
    for field in fields(form):
        value = getattr(form, field.name)
        match value:
            case bool():
                words += [field.name.replace("_", " ")] if value else []
            case int():
                words.append(f"{field.name} {value}")
            case tuple():
                words.append(" and ".join(value))
            case _ if field.name != "do":
                words.append(value)
    return " ".join(words)


def options_in_words(options: Iterable[Any]) -> str:
    """The first options with their numbers, and how many there are besides."""
    shown = [f"{option.number} {form_in_words(option.form)}" for option in options]
    n_more = len(shown) - MOST_SHOWN
    return ", ".join(shown[:MOST_SHOWN]) + (f", and {n_more} more" if n_more > 0 else "")


def cards_in_words(cards: Iterable[str]) -> str:
    """Cards as one counts them: `2x ghost move, ghost punch`."""
    counted = Counter(cards)
    return ", ".join(card if n == 1 else f"{n}x {card}" for card, n in counted.items()) or "nothing"


def asked_in_words(asked: Iterable[Any]) -> str:
    """Who is being waited for, and for what: `seats 0 and 2 are asked: plan`."""
    by_kind: dict[str, list[int]] = {}
    for each in asked:
        by_kind.setdefault(each.kind, []).append(each.seat)
    parts = [
        f"{seats_in_words(seats)} {'is' if len(seats) == 1 else 'are'} asked: {kind}"
        for kind, seats in by_kind.items()
    ]
    return "; ".join(parts) or "nobody is asked"


def seats_in_words(seats: Sequence[int]) -> str:
    """`seat 1`, or `seats 0, 2 and 3`."""
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"


def view_in_words(view: Any) -> str:
    """A view: whose it is, where the game stands, the viewer's own hand, and who is asked."""
    own = [figure.bandit for figure in view.bandits if figure.seat == view.seat]
    named = f", {' and '.join(own)}" if own else ""
    whose = "spectators" if view.seat is None else f"seat {view.seat}{named}"
    hand = "" if view.hand is None else f"; hand: {cards_in_words(view.hand)}"
    return f"<View of {whose}: {view.where}{hand}; {asked_in_words(view.asked)}>"
