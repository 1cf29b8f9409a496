"""The chance to win: the share of the victory that a seat may expect, as somebody knows the position.

A position is played on to its end by the rules of thumb, many times; each time all that is hidden from those eyes
is drawn anew. Positions of one game are judged with the same luck, so that their chances differ by what happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from folsom.bots.judge_kernels import (
    CHANCE,
    ERROR,
    N_CHANCES,
    N_SUMS,
    OPEN_EYES,
    write_chances,
)
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import default_settings
from folsom.bots.search_kernels import N_VALUES
from folsom.core.chooser import new_chooser
from folsom.core.game import Game
from folsom.core.randomness import seed_from_word
from folsom.core.state import NO_EVENTS

AnyGame = Game[Any, Any, Any]

OPEN: Literal["open"] = "open"
"""The eyes from which nothing is hidden."""
Eyes = int | Literal["open"] | None
"""A seat's, everybody's who looks on (None), or open."""

MAX_SEATS = 8
PART = 40
"""So many playouts, then it is asked whether they are enough."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A share of the victory that may be expected, and its standard error."""

    share: float
    error: float


class Judge:
    """Judges positions of a game. Used for one position after the other."""

    def __init__(self, game: str, seed: int = 0) -> None:
        heart = bot_parts_of(game).search
        self._judge = heart.judge
        self._settle = heart.settle
        self._trust = heart.TRUST
        self._seed = seed
        self._notes = heart.new_notes()
        self._values = np.zeros(N_VALUES)
        self._source = np.zeros(1, heart.STATE)

    def chances(
        self,
        game: AnyGame,
        eyes: Eyes,
        playouts: int,
        seat: int = 0,
        laid: Sequence[int] = (),
        error: float = 0.0,
    ) -> tuple[Chance, ...]:
        """Every seat's chance in a position, as those eyes see it; if a seat answers with the options `laid`.

        There are fewer playouts where fewer do: when the chance of the seat that looks, or else everybody's,
        errs by no more than `error`.
        """
        if game.is_over:
            return _at_end(game)
        root, looking = game.records.copy(), OPEN_EYES
        if eyes != OPEN:
            looking = -1 if eyes is None else eyes
            self._settle(root[0], looking)
        chooser = new_chooser(self._seed)
        seed_from_word(self._source[0], 7, self._seed)
        sums = np.zeros((N_SUMS, MAX_SEATS))
        found = np.zeros((MAX_SEATS, N_CHANCES))
        whose = slice(looking, looking + 1) if looking >= 0 else slice(game.n_seats)
        work, answers = root.copy(), np.array(laid, np.int32)
        settings = default_settings(game.name, root)
        done = 0
        while done < playouts:
            more = min(PART if error else playouts, playouts - done)
            self._judge(
                root,
                work,
                looking,
                seat,
                answers,
                len(answers),
                more,
                settings,
                chooser,
                self._source[0],
                self._notes,
                self._values,
                sums,
                NO_EVENTS,
            )
            done += more
            write_chances(sums, done, game.n_seats, self._trust, found)
            if found[whose, ERROR].max() <= error:
                break
        return tuple(Chance(float(row[CHANCE]), float(row[ERROR])) for row in found[: game.n_seats])


def chances(
    game: AnyGame, eyes: Eyes = None, playouts: int = 1_000, seed: int = 0
) -> tuple[Chance, ...]:
    """Every seat's chance to win as the game stands, judged by what `eyes` know: a seat, spectators, or `OPEN`."""
    return Judge(game.name, seed).chances(game, eyes, playouts)


def _at_end(game: AnyGame) -> tuple[Chance, ...]:
    outcome = game.outcome
    assert outcome is not None
    share = 1.0 / len(outcome.winners)
    return tuple(
        Chance(share if seat in outcome.winners else 0.0, 0.0) for seat in range(game.n_seats)
    )
