"""Folsom: Colt Express and Colt Super Express, written once and played at every speed.

`import folsom` is light: the games, and Numba with them, are imported when first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from folsom import express as express
    from folsom import superexpress as superexpress

__version__ = "0.1.0"

GAMES = ("express", "superexpress")


def __getattr__(name: str) -> Any:
    match name:
        case "express":
            import folsom.express as express

            return express
        case "superexpress":
            import folsom.superexpress as superexpress

            return superexpress
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *GAMES]
