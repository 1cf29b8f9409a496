"""The catalogues of sentences: those that the browser client reads, and what only the terminal says besides."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from folsom.core.errors import CannotRead

ENGLISH = "en"

IN_REPOSITORY = "web/src/words"
"""Where the catalogues are; a wheel carries them in `folsom/words/catalogues`."""

TERMINAL = Path(__file__).parent / "terminal"
"""Where the rest is, which no browser need fetch."""

NORWEGIAN = {"no": "nb", "nn": "nb"}
"""Whoever reads any Norwegian reads the one we have."""


@cache
def languages() -> tuple[str, ...]:
    """The languages by their short names."""
    names = (Path(file.name) for file in _folder().iterdir())
    return tuple(sorted(name.stem for name in names if name.suffix == ".ftl"))


def read_catalogue(language: str) -> str:
    """All sentences of a language."""
    file = f"{language}.ftl"
    parts = (_folder().joinpath(file), TERMINAL / file)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


def find_language(wish: str) -> str:
    """The language that somebody names, as `sv` or as the systems do: `pt-BR`, `nb_NO.UTF-8`."""
    short = re.split(r"[-_.@]", wish.lower())[0]
    found = NORWEGIAN.get(short, short)
    if found not in languages():
        raise CannotRead(f"the languages are {', '.join(languages())}, not {wish!r}")
    return found


def _folder() -> Traversable:
    carried = files("folsom") / "words" / "catalogues"
    return carried if carried.is_dir() else Path(__file__).parents[3] / IN_REPOSITORY
