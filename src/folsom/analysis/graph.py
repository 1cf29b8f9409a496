"""The graph of a game: everybody's chance to win at every step."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from folsom.analysis.chances import Chance, Eyes, Judge
from folsom.analysis.drawing import draw
from folsom.core.game import Game
from folsom.games import game_module

AnyGame = Game[Any, Any, Any]

OWN: Literal["own"] = "own"
"""Every line by what its own seat knew."""

PLAYOUTS = 300
"""The quick setting: a point of a line is right to about 3 points in a hundred."""


def error_of(playouts: int) -> float:
    """How far an even chance errs by so many playouts; others need fewer to err as little."""
    return 0.5 / sqrt(playouts)


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a game: after so many answers, the last of them by `seat`, in this round, the seats' chances."""

    step: int
    round: int
    seat: int | None
    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class Graph:
    """All moments of a game. `names` are the seats' bandits; `eyes` whose knowledge it goes by, each seat's own if
    there are none."""

    moments: tuple[Moment, ...]
    names: tuple[str, ...]
    eyes: Eyes | Literal["own"]

    def line(self, seat: int) -> tuple[Chance, ...]:
        """One seat's chances, from the first step to the last."""
        return tuple(moment.chances[seat] for moment in self.moments)

    def _repr_html_(self) -> str:
        """In a notebook it shows its lines."""
        return draw(self)


def moments(
    game: AnyGame, eyes: Eyes | Literal["own"] = OWN, playouts: int = PLAYOUTS, seed: int = 0
) -> Iterator[Moment]:
    """The moments of a game one by one, as they are judged."""
    judge = Judge(game.name, seed)
    again: AnyGame = game_module(game.name).rebuild(game.options, game.seed, [], game.rules_version)
    yield _moment(judge, again, None, eyes, playouts)
    for seat, option in game.answers:
        again.answer(option, seat)
        yield _moment(judge, again, seat, eyes, playouts)


def graph(
    game: AnyGame, eyes: Eyes | Literal["own"] = OWN, playouts: int = PLAYOUTS, seed: int = 0
) -> Graph:
    """Everybody's chance to win at every step of a game: as each seat knew it itself, as one pair of eyes knew it
    (a seat's, or None for spectators), or as it was (`OPEN`). The same game and numbers give the same graph."""
    return Graph(tuple(moments(game, eyes, playouts, seed)), _names(game), eyes)


def _names(game: AnyGame) -> tuple[str, ...]:
    bandits = game.view(None).bandits
    return tuple(
        " & ".join(each.bandit for each in bandits if each.seat == seat)
        for seat in range(game.n_seats)
    )


def _moment(
    judge: Judge, game: AnyGame, seat: int | None, eyes: Eyes | Literal["own"], playouts: int
) -> Moment:
    error = error_of(playouts)
    if eyes != OWN:
        found = judge.chances(game, eyes, playouts, error=error)
    else:
        found = tuple(
            judge.chances(game, own, playouts, error=error)[own] for own in range(game.n_seats)
        )
    return Moment(game.number, int(game.view(None).round), seat, found)
