"""What each game's module is made of: the one place that finds it. It is imported when it is first asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from folsom.games import read_game

Kernel = Callable[..., int]
"""A function of a module."""


@dataclass(frozen=True, slots=True)
class PageParts:
    """The modules of a game, as Python has them, that its WebAssembly module is made of."""

    choices: ModuleType
    legal: ModuleType
    options: ModuleType
    outcome: ModuleType
    playout: ModuleType
    policy: ModuleType
    positions: ModuleType
    possible: ModuleType
    preview: ModuleType
    search: ModuleType
    sight: ModuleType
    state: ModuleType


def _express() -> PageParts:
    from folsom.bots.express import policy, search
    from folsom.express import options, playout, possible, state
    from folsom.express.rules import legal
    from folsom.express.seen.as_json import outcome, sight
    from folsom.page.express import choices, positions, preview

    return PageParts(
        choices,
        legal,
        options,
        outcome,
        playout,
        policy,
        positions,
        possible,
        preview,
        search,
        sight,
        state,
    )


def _superexpress() -> PageParts:
    from folsom.bots.superexpress import policy, search
    from folsom.page.superexpress import choices, positions, preview
    from folsom.superexpress import options, playout, possible, state
    from folsom.superexpress.rules import legal
    from folsom.superexpress.seen.as_json import outcome, sight

    return PageParts(
        choices,
        legal,
        options,
        outcome,
        playout,
        policy,
        positions,
        possible,
        preview,
        search,
        sight,
        state,
    )


_PARTS: dict[str, Callable[[], PageParts]] = {"express": _express, "superexpress": _superexpress}


def page_parts_of(game: str) -> PageParts:
    """What a game's module is made of."""
    return _PARTS[read_game(game)]()
