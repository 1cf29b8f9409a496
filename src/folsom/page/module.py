"""A game's module before it is compiled: its areas, its functions, and what describes it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from folsom.kernel import kernel
from folsom.page.areas import Area, areas_of
from folsom.page.functions.bots import about_bots
from folsom.page.functions.chances import about_chances
from folsom.page.functions.games import INTERFACE_VERSION, about_games
from folsom.page.functions.many_games import about_many_games
from folsom.page.functions.plans import about_plans
from folsom.page.functions.positions import about_positions, what_positions_hold
from folsom.page.functions.searches import about_searches
from folsom.page.functions.sights import about_sights
from folsom.page.parts import Kernel, page_parts_of


@dataclass(frozen=True, slots=True)
class Module:
    """What a module is compiled from.

    sources: the Python modules from which all of it can be reached
    """

    areas: tuple[Area, ...]
    functions: tuple[Kernel, ...]
    choices: dict[str, Any]
    positions: dict[str, Any]
    interface: int
    rules: int
    sources: tuple[str, ...]


def module_of(game: str) -> Module:
    """The module of a game."""
    parts = page_parts_of(game)
    areas = areas_of(
        parts.state.STATE, parts.choices.N_CHOICES, parts.search.N_NOTES, parts.sight.ROOM
    )
    functions = (
        _size_reader(areas),
        *about_games(parts),
        *about_sights(parts),
        *about_plans(parts),
        *about_bots(parts),
        *about_searches(parts),
        *about_chances(parts),
        *about_many_games(parts),
        *about_positions(parts),
    )
    sources = (__name__, *(getattr(parts, field.name).__name__ for field in fields(parts)))
    return Module(
        areas,
        functions,
        parts.choices.CHOICES,
        what_positions_hold(parts),
        INTERFACE_VERSION,
        parts.options.RULES_VERSION,
        sources,
    )


def _size_reader(areas: Sequence[Area]) -> Kernel:
    """The function that tells how much room each area takes, by its place in their list."""
    sizes = "".join(f"    if area == {i}: return {each.n_bytes}\n" for i, each in enumerate(areas))
    made: dict[str, Any] = {"__name__": __name__}
    exec(
        f'def size_of(area):\n    """How many bytes an area takes."""\n{sizes}    return 0\n', made
    )
    return kernel(made["size_of"])
