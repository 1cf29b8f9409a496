"""How each game looks in the terminal: the one place that finds it."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from folsom.core.decision import Decision, Option
from folsom.core.errors import CannotRead


class Screen(Protocol):
    """A game's drawing and words."""

    HELP: str

    def question(self, decision: Decision, view: Any, language: str) -> str: ...
    def describe(self, option: Option, decision: Decision, view: Any, language: str) -> str: ...
    def call(self, option: Option, decision: Decision, view: Any, language: str) -> str: ...
    def narrate_all(
        self, events: Sequence[Any], view: Any, names: Sequence[str], language: str
    ) -> list[str]: ...
    def screen(
        self, view: Any, names: Sequence[str], log: Sequence[str], width: int, is_plain: bool
    ) -> RenderableType: ...


def screen_of(game: str) -> Screen:
    """The drawing and the words of a game."""
    match game:
        case "express":
            from folsom.cli import express_screen

            return express_screen
        case "superexpress":
            from folsom.cli import superexpress_screen

            return superexpress_screen
        case _:
            raise CannotRead(f"{game!r} cannot be drawn in the terminal")
