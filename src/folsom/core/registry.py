"""The games by name."""

from importlib import import_module
from types import ModuleType

from folsom import GAMES
from folsom.core.errors import CannotRead


def game_module(name: object) -> ModuleType:
    """The package of a game: `new`, `load`, `replay`, `rebuild`, `Options`, `RULES_VERSION`, `KNOWN_VERSIONS`."""
    if name not in GAMES:
        raise CannotRead(f"the games are {' and '.join(map(repr, GAMES))}, not {name!r}")
    return import_module(f"folsom.{name}")
