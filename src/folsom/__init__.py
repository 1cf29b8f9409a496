"""Folsom: Colt Express and Colt Super Express, written once and played at every speed.

`import folsom` is light: the games, and Numba with them, are imported when first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from folsom import express as express
    from folsom import superexpress as superexpress

__version__ = "0.1.0"

GAMES = ("express", "superexpress")


def __getattr__(name: str) -> Any:
    if name in GAMES:
        return import_module(f"folsom.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *GAMES]
