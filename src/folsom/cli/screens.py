"""How each game looks in the terminal: the one place that finds it."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Console, Group
from rich.text import Text

from folsom.cli.language import printable
from folsom.core.decision import Decision, Option
from folsom.core.errors import CannotRead


class Screen(Protocol):
    """A game's drawing and words."""

    def question(self, decision: Decision, view: Any, language: str) -> str: ...
    def describe(self, option: Option, decision: Decision, view: Any, language: str) -> str: ...
    def call(self, option: Option, decision: Decision, view: Any, language: str) -> str: ...
    def narrate_all(
        self, events: Sequence[Any], view: Any, names: Sequence[str], language: str
    ) -> list[str]: ...
    def screen(
        self, view: Any, names: Sequence[str], width: int, is_plain: bool, language: str
    ) -> list[Text]: ...
    def explain(self, width: int, language: str) -> list[Text]: ...


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


def draw(
    face: Screen,
    view: Any,
    names: Sequence[str],
    log: Sequence[str],
    console: Console,
    language: str,
) -> Group:
    """All that a player may see, and the end of what happened."""
    is_plain = "utf" not in console.encoding.lower()
    lines = face.screen(view, names, console.width, is_plain, language)
    lines += [Text(f"  {line}", style="dim") for line in log]
    return as_printed(lines, console)


def as_printed(lines: Sequence[Text], console: Console) -> Group:
    """Lines with the letters that the terminal has."""
    for line in lines:
        line.plain = printable(line.plain, console.encoding)
    return Group(*lines)
