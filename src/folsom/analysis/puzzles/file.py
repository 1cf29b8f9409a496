"""Puzzles in a file: small enough to be shipped, and only ever added to, so that a day keeps its puzzle."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from folsom.analysis.puzzles.puzzle import Puzzle, Worse
from folsom.core.errors import CannotRead
from folsom.games import game_module, read_game

FORMAT = 1
FIRST_DAY = date(2026, 11, 16)
"""The day of the first puzzle."""


@dataclass(slots=True)
class Collection:
    """A game's puzzles, one a day from the first day on.

    rules: the version of the rules they are played by; scanned: how many games were looked through for them
    """

    game: str
    rules: int
    first: date = FIRST_DAY
    scanned: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)

    @property
    def last(self) -> date:
        """The last day that has a puzzle of its own."""
        return self.first + timedelta(days=len(self.puzzles) - 1)

    def number_of(self, day: date) -> int:
        """Which puzzle a day has, counted from 0: its own; once there are no more, the archive goes round."""
        if not self.puzzles:
            raise CannotRead("there are no puzzles")
        return (day - self.first).days % len(self.puzzles)


def new_collection(game: str) -> Collection:
    """An empty one, by the newest rules."""
    return Collection(read_game(game), game_module(game).RULES_VERSION)


def write_collection(kept: Collection, path: Path) -> None:
    """Write the whole file, then put it in the place of the old one: whoever is interrupted loses nothing."""
    rows = ",\n".join(json.dumps(_row(each), separators=(",", ":")) for each in kept.puzzles)
    head = {
        "format": FORMAT,
        "game": kept.game,
        "rules": kept.rules,
        "first": kept.first.isoformat(),
        "scanned": kept.scanned,
    }
    text = json.dumps(head, separators=(",", ":"))[:-1] + f',"puzzles":[\n{rows}\n]}}\n'
    draft = path.with_name(f"{path.name}.draft")
    draft.write_text(text)
    draft.replace(path)


def read_collection(path: Path) -> Collection:
    """What was written."""
    try:
        found = json.loads(path.read_text())
        if found["format"] != FORMAT:
            raise CannotRead(f"{path} has format {found['format']}, not {FORMAT}")
        return Collection(
            read_game(found["game"]),
            int(found["rules"]),
            date.fromisoformat(found["first"]),
            int(found["scanned"]),
            [_puzzle(row) for row in found["puzzles"]],
        )
    except OSError as error:
        raise CannotRead(f"{path} cannot be read: {error.strerror}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise CannotRead(f"{path} holds no puzzles: {error!r}") from None


def _row(puzzle: Puzzle) -> list[Any]:
    why = [[each.play, each.reason, each.seen, each.best] for each in puzzle.why]
    return [
        puzzle.seed,
        puzzle.seats,
        puzzle.n_answers,
        puzzle.answers,
        puzzle.seat,
        puzzle.theme,
        puzzle.best,
        puzzle.outlaw,
        list(puzzle.shares),
        why,
    ]


def _puzzle(row: Sequence[Any]) -> Puzzle:
    seed, seats, n_answers, answers, seat, theme, best, outlaw, shares, why = row
    return Puzzle(
        seed,
        seats,
        n_answers,
        answers,
        seat,
        theme,
        best,
        outlaw,
        tuple(shares),
        tuple(Worse(*each) for each in why),
    )
