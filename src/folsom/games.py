"""The games by name: the one place that finds them. A game is imported when it is first asked for."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from folsom.core.errors import CannotRead

if TYPE_CHECKING:
    from folsom.core.parts import GameParts, Package


def _express() -> "Package":
    import folsom.express as package

    return package


def _superexpress() -> "Package":
    import folsom.superexpress as package

    return package


def _express_parts() -> "GameParts":
    from folsom.core.parts import GameParts
    from folsom.express import encoding, game, names, notation, options, playout, state
    from folsom.express.rules import flow, legal, scoring, telling
    from folsom.express.seen import forms, view

    return GameParts(
        encoding=encoding,
        flow=flow,
        forms=forms,
        game=game,
        legal=legal,
        names=names,
        notation=notation,
        options=options,
        playout=playout,
        scoring=scoring,
        state=state,
        telling=telling,
        view=view,
    )


def _superexpress_parts() -> "GameParts":
    from folsom.core.parts import GameParts
    from folsom.superexpress import encoding, game, names, notation, options, playout, state
    from folsom.superexpress.rules import flow, legal, scoring, telling
    from folsom.superexpress.seen import forms, view

    return GameParts(
        encoding=encoding,
        flow=flow,
        forms=forms,
        game=game,
        legal=legal,
        names=names,
        notation=notation,
        options=options,
        playout=playout,
        scoring=scoring,
        state=state,
        telling=telling,
        view=view,
    )


TITLES = {"express": "Colt Express", "superexpress": "Colt Super Express"}
"""What is on the boxes."""

_PACKAGES: dict[str, "Callable[[], Package]"] = {"express": _express, "superexpress": _superexpress}
_PARTS: dict[str, "Callable[[], GameParts]"] = {
    "express": _express_parts,
    "superexpress": _superexpress_parts,
}


def add_game(package: "Package") -> None:
    """Let one more game be found, under its `NAME`; one that is added again is the new one."""
    _PACKAGES[package.NAME] = lambda: package


def game_names() -> tuple[str, ...]:
    """The games that can be played, in the order in which they are offered."""
    return tuple(_PACKAGES)


def read_game(name: object) -> str:
    """The name of a game, if it is one."""
    if not isinstance(name, str) or name not in _PACKAGES:
        raise CannotRead(f"the games are {' and '.join(map(repr, _PACKAGES))}, not {name!r}")
    return name


def game_module(name: object) -> "Package":
    """The package of a game: `new`, `load`, `replay`, `rebuild`, `Options`, `RULES_VERSION` and so on."""
    return _PACKAGES[read_game(name)]()


@cache
def parts_of(name: object) -> "GameParts":
    """The parts of a game, for those who play it faster than answer by answer."""
    game = read_game(name)
    if game not in _PARTS:
        raise CannotRead(f"{game!r} is played answer by answer only: it has no compiled parts")
    return _PARTS[game]()
