"""What a puzzle is about, by its best play and by what that does better than Outlaw's."""

from typing import Any

from folsom.analysis.puzzles.puzzle import AnyGame, Play
from folsom.analysis.puzzles.reasons import Seen, clearest

BY_ACTION = {
    "shoot": "shoot",
    "rob": "loot",
    "punch": "punch",
    "push": "punch",
    "knock": "punch",
    "marshal": "marshal",
    "draw": "empty",
}
BY_REASON = {
    "off": "flee",
    "stun": "flee",
    "miss": "shoot",
    "loot": "loot",
    "fire": "shoot",
    "alone": "shoot",
    "last": "last",
}
FLIGHT = ("hit", "lost")
THEMES = ("shoot", "flee", "run", "loot", "punch", "marshal", "empty", "tunnel", "last")
"""All themes, in the order of the archive."""


def theme_of(position: AnyGame, seat: int, play: Play, best: Seen, outlaw: Seen) -> str:
    """The theme of a puzzle with this best play."""
    decision = position.decision_of(seat)
    if decision.kind == "plan":
        reason = clearest(best, outlaw, BY_REASON)
        return "last" if reason is None else BY_REASON[reason]
    form: Any = next(option.form for option in decision.options if option.number == play[0])
    if getattr(form, "face_down", False):
        return "tunnel"
    action = form.card.split(" ")[-1] if form.do == "play" else form.do
    if action in BY_ACTION:
        return BY_ACTION[action]
    return "run" if clearest(best, outlaw, FLIGHT) is None else "flee"
