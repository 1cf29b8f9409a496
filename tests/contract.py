"""What every game keeps to, whatever its rules: one suite, run over all games and variants.

A game joins with its golden games (`tools/golden.py`). The checks play seeded random games through the door
that people use and looks at what the game tells about itself.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tools.golden import SETTINGS

from folsom.core import bits
from folsom.core.decision import TAKE_BACK
from folsom.core.errors import FolsomError, GameOver, NotAllowed, NotYourTurn, OutOfDate
from folsom.games import game_module

GAMES: dict[str, dict[str, dict[str, Any]]] = SETTINGS

AnyGame = Any
Seats = list[int | None]


def tables() -> list[Any]:
    """All games and variants, as parameters (game, options)."""
    return [
        pytest.param(game, options, id=f"{game}-{name}")
        for game, variants in GAMES.items()
        for name, options in variants.items()
    ]


def new(game: str, options: dict[str, Any], seed: int) -> AnyGame:
    """A game of that kind."""
    return game_module(game).new(**options, seed=seed)


def viewers(game: AnyGame) -> Seats:
    """The spectators and all seats."""
    return [None, *range(game.n_seats)]


def answer_at_random(game: AnyGame, luck: random.Random) -> None:
    """One legal answer of any seat that is asked; now and then a secret choice is taken back."""
    free = [seat for seat in range(game.n_seats) if game.can_take_back(seat)]
    if free and luck.random() < 0.1:
        game.take_back(luck.choice(free))
        return
    seat = luck.choice(bits.members(game.asked_mask()))
    game.play(luck.choice(bits.members(game.option_mask(seat))), seat)


def walk(game: AnyGame, seed: int) -> Iterator[random.Random]:
    """Play a game to its end, stopping before every answer and once more when it is over."""
    luck = random.Random(seed)
    while not game.is_over:
        yield luck
        answer_at_random(game, luck)
    yield luck


def check_decisions(game: AnyGame) -> None:
    """Whoever is asked has at least two options, all different, in number and in form."""
    decisions = game.decisions
    assert [d.seat for d in decisions] == bits.members(game.asked_mask())
    assert game.decision == (decisions[0] if decisions else None)
    for decision in decisions:
        assert len(decision.options) >= 2
        assert len(set(decision.numbers)) == len(decision.numbers)
        assert decision.numbers == tuple(sorted(decision.numbers))
        forms = [option.form for option in decision.options]
        assert len(set(forms)) == len(forms)
        assert bits.members(game.option_mask(decision.seat)) == list(decision.numbers)
        assert isinstance(decision.kind, str)
    asked = [(a.seat, a.kind) for a in game.view(None).asked]
    assert asked == [(d.seat, d.kind) for d in decisions]


def everything_asked(game: AnyGame) -> list[Any]:
    """All that can be asked of a game."""
    told: list[Any] = [game.decisions, game.outcome, game.asked_mask(), game.number, game.is_over]
    for viewer in viewers(game):
        told += [game.view(viewer), game.happened(viewer)]
    told += [game.can_take_back(seat) for seat in range(game.n_seats)]
    told += [game.option_mask(seat) for seat in bits.members(game.asked_mask())]
    return [*told, game.happened_in_full(), game.options_as_json()]


def check_asking_is_pure(game: AnyGame) -> None:
    """Asking changes nothing, and asking twice tells the same."""
    before = game.records.tobytes()
    told = everything_asked(game)
    game.possible(None, bytes(32))
    assert everything_asked(game) == told
    assert game.records.tobytes() == before


def check_refusals(game: AnyGame, luck: random.Random) -> None:
    """Whatever is not offered is refused with the right error, and nothing changes."""
    before, number = game.records.tobytes(), game.number
    asked = bits.members(game.asked_mask())
    refused: list[tuple[type[FolsomError], tuple[Any, ...]]] = []
    if not asked:
        refused += [(GameOver, (0,)), (GameOver, (0, 0)), (GameOver, (TAKE_BACK, 0))]
    for seat in range(game.n_seats):
        if asked and not game.can_take_back(seat):
            refused.append((NotAllowed, (TAKE_BACK, seat)))
        if asked and seat not in asked:
            refused.append((NotYourTurn, (0, seat)))
    if asked:
        seat = luck.choice(asked)
        offered = game.option_mask(seat)
        wrong = [i for i in range(63) if not bits.has(offered, i)]
        refused += [(NotAllowed, (luck.choice(wrong), seat)) for _ in range(3)]
        refused += [
            (NotAllowed, (bad, seat)) for bad in (63, 64, -2, 1 << 70, None, "3", 2.0, True)
        ]
        refused += [(NotYourTurn, (0, bad)) for bad in (-1, game.n_seats, 99, "0", 1.0)]
        right = bits.lowest(offered)
        refused += [(OutOfDate, (right, seat, bad)) for bad in (number - 1, number + 1)]
    for error, answer in refused:
        with pytest.raises(error) as caught:
            game.play(*answer)
        assert str(caught.value)
        assert caught.value.code
    assert (game.records.tobytes(), game.number) == (before, number)


def check_hidden(game: AnyGame) -> None:
    """What a seat is told differs from the full story only where something is left out."""
    full = game.happened_in_full()
    for viewer in viewers(game):
        seen = game.happened(viewer)
        assert len(seen) == len(full)
        for part, whole in zip(seen, full, strict=True):
            for name in type(part).__dataclass_fields__:
                told = getattr(part, name)
                assert told is None or told == getattr(whole, name)


def written(game: AnyGame, viewer: int | None) -> list[Any]:
    """What a viewer is sent as JSON, where the game writes that, but for the events of the last answer."""
    return [sight[1:] for sight in game.sights_as_json([viewer]) or []]


def check_view_fits_possible(game: AnyGame, luck: random.Random) -> None:
    """Re-draw all that a viewer may not know: what it is sent stays the same, as structures and as JSON."""
    for viewer in viewers(game):
        other = game.possible(viewer, luck.randbytes(32))
        assert other.view(viewer) == game.view(viewer)
        assert written(other, viewer) == written(game, viewer)
        assert other.happened(viewer) == []
        check_decisions(other)
        if viewer is not None and bits.has(game.asked_mask(), viewer):
            assert other.decision_of(viewer) == game.decision_of(viewer)
