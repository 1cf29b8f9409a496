"""What the commands share: a game's options from words, bots in seats, files."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from folsom.bots.levels import LEGEND, LEVELS, RANDOM, make
from folsom.core.chooser import choose_below, new_chooser
from folsom.core.decision import Decision
from folsom.core.errors import CannotRead
from folsom.core.game import Game
from folsom.core.transcript import Transcript, read_transcript
from folsom.games import game_module

LEVELS_IN_WORDS = ", ".join((RANDOM, *LEVELS, LEGEND))
"""For the help of commands."""


class Chooser(Protocol):
    """A bot, as `folsom.bots` makes them."""

    def choose(self, view: Any, decision: Decision) -> int: ...


class RandomBot:
    """Chooses any option."""

    def __init__(self, seed: int) -> None:
        self._chooser = new_chooser(seed)

    def choose(self, view: Any, decision: Decision) -> int:
        """One of the options, each equally likely."""
        return decision.options[choose_below(self._chooser, len(decision.options))].number


def make_bot(level: str, game: str, seed: int) -> Chooser:
    """A bot by the name of its level."""
    if level == RANDOM:
        return RandomBot(seed)
    return make(level, game, seed)


def read_levels(text: str, n: int) -> list[str]:
    """Levels for n seats from one word, or from n words with commas between them."""
    levels = [word.strip().lower() for word in text.split(",")]
    if len(levels) == 1:
        levels *= n
    if len(levels) != n:
        raise CannotRead(f"expected one bot, or {n} with commas between them, not {text!r}")
    return levels


def check_seat(game: Game[Any, Any, Any], seat: int) -> int:
    """A seat, if the game has it."""
    if not 0 <= seat < game.n_seats:
        raise CannotRead(f"seats are 0 to {game.n_seats - 1}, not {seat!r}")
    return seat


def check_viewer(game: Game[Any, Any, Any], seat: int | None) -> int | None:
    """A seat, if the game has it, or nobody's."""
    return None if seat is None else check_seat(game, seat)


def read_pairs(pairs: Sequence[str]) -> dict[str, Any]:
    """Options from words such as `expert=true` or `bandits=doc,belle,tuco`."""
    values: dict[str, Any] = {}
    for pair in pairs:
        name, mark, text = pair.partition("=")
        if not mark:
            raise CannotRead(f"an option is written NAME=VALUE, such as expert=true, not {pair!r}")
        values[name.strip().replace("-", "_")] = _read_value(text.strip())
    return values


def _read_value(text: str) -> Any:
    if "," in text and not text.startswith("["):
        return [_read_value(part.strip()) for part in text.split(",")]
    if "+" in text:
        return [part.strip() for part in text.split("+")]
    if re.fullmatch(r"20\d\d(-sv)?", text):
        return text
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def read_table(game: str, given: dict[str, Any]) -> Any:
    """A game's checked options, from those that were given at all."""
    return game_module(game).read_options({k: v for k, v in given.items() if v is not None})


def read_file(path: Path) -> Transcript:
    """A transcript from a file."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise CannotRead(f"cannot read {str(path)!r}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CannotRead(f"{str(path)!r} is no transcript: it is not text") from None
    return read_transcript(text)


def write_file(path: Path, text: str) -> None:
    """Write a text file."""
    try:
        path.write_text(text)
    except OSError as error:
        raise CannotRead(f"cannot write {str(path)!r}: {error.strerror}") from None
