"""What each game's module is made of: the one place that finds it. It is imported when it is first asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from folsom.bots.parts import bot_parts_of
from folsom.games import parts_of, read_game

Kernel = Callable[..., int]
"""A function of a module."""


@dataclass(frozen=True, slots=True)
class PageParts:
    """The modules of a game, as Python has them, that its WebAssembly module is made of."""

    choices: Any
    legal: Any
    options: Any
    outcome: Any
    playout: Any
    policy: Any
    positions: Any
    possible: Any
    preview: Any
    search: Any
    sight: Any
    state: Any


def _express() -> tuple[ModuleType, ...]:
    from folsom.express import possible
    from folsom.express.seen.as_json import outcome, sight
    from folsom.page.express import choices, positions, preview

    return choices, outcome, positions, possible, preview, sight


def _superexpress() -> tuple[ModuleType, ...]:
    from folsom.page.superexpress import choices, positions, preview
    from folsom.superexpress import possible
    from folsom.superexpress.seen.as_json import outcome, sight

    return choices, outcome, positions, possible, preview, sight


_OWN: dict[str, Callable[[], tuple[ModuleType, ...]]] = {
    "express": _express,
    "superexpress": _superexpress,
}
"""What only modules need of a game."""


def page_parts_of(game: str) -> PageParts:
    """What a game's module is made of."""
    choices, outcome, positions, possible, preview, sight = _OWN[read_game(game)]()
    rules, bots = parts_of(game), bot_parts_of(game)
    return PageParts(
        choices,
        rules.legal,
        rules.options,
        outcome,
        rules.playout,
        bots.policy,
        positions,
        possible,
        preview,
        bots.search,
        sight,
        rules.state,
    )
