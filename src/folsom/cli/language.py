"""In which language a command speaks, and what the players are called in it."""

import os
from typing import Annotated, Any

import typer

from folsom.core.errors import CannotRead
from folsom.words.catalogues import ENGLISH, find_language
from folsom.words.wording import at_table

LanguageOption = Annotated[
    str | None,
    typer.Option("--language", help="Such as sv; else that of the system, or English."),
]

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that is set says which language somebody reads."""


def choose_language(wish: str | None) -> str:
    """The language that is asked for; else the system's, and English where we do not speak that."""
    if wish is not None:
        return find_language(wish)
    of_system = next(filter(None, map(os.environ.get, SETTINGS)), ENGLISH)
    try:
        return find_language(of_system)
    except CannotRead:
        return ENGLISH


PLAIN = str.maketrans(
    "\N{RIGHT SINGLE QUOTATION MARK}\N{MIDDLE DOT}\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}",
    "'-  ",
)
"""What takes the place of signs that many a terminal has not."""


def printable(text: str, encoding: str) -> str:
    """A text as far as whatever shows it has its letters, one for each."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(PLAIN).encode(encoding, "replace").decode(encoding)
    return text


def seat_names(view: Any, you: int | None, language: str = ENGLISH) -> list[str]:
    """Each seat by its bandits; yours says so."""
    table = at_table(language, view)
    names = [table.player(seat) for seat in range(view.n_seats)]
    if you is not None:
        names[you] += f" ({table.speech.say('you')})"
    return names
