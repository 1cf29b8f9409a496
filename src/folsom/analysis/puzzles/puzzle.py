"""A puzzle: a position as its seat sees it, every play with its chance to win, and why the others are worse.

A play is what the seat is asked for as one thought: one answer in Colt Express, a plan of three cards in Colt
Super Express.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from folsom.core import bits
from folsom.core.errors import CannotRead
from folsom.core.game import Game
from folsom.games import game_module

AnyGame = Game[Any, Any, Any]
Play = tuple[int, ...]
PLAN_CARDS = 3


@dataclass(frozen=True, slots=True)
class Worse:
    """Why a play is worse than the best: a reason's name, what was seen of it, and what of the best."""

    play: int
    reason: str
    seen: int
    best: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle of a game.

    seed: a small number; seats: how many play; answers: those given so far, packed (`pack`); seat: who is asked
    best, outlaw: places in `plays_of`; shares: the chance of every play, in thousandths
    """

    seed: int
    seats: int
    n_answers: int
    answers: str
    seat: int
    theme: str
    best: int
    outlaw: int
    shares: tuple[int, ...]
    why: tuple[Worse, ...]


def new_game(game: str, seats: int, seed: int, rules: int | None = None) -> AnyGame:
    """A game that puzzles are taken from: as the box has it."""
    module = game_module(game)
    version = module.RULES_VERSION if rules is None else rules
    options = module.new(seats=seats, seed=seed).options
    begun: AnyGame = module.rebuild(options, seed.to_bytes(32, "big"), [], version)
    return begun


def position_of(game: str, puzzle: Puzzle, rules: int | None = None) -> AnyGame:
    """The position, with everything in it; whoever solves the puzzle is shown `view(puzzle.seat)`."""
    begun = new_game(game, puzzle.seats, puzzle.seed, rules)
    unpack(begun, puzzle.answers, puzzle.n_answers)
    return begun


def plays_of(game: AnyGame, seat: int) -> list[Play]:
    """All that a seat may play as one thought, in order."""
    options = bits.members(game.option_mask(seat))
    if game.decision_of(seat).kind == "plan":
        return list(permutations(options, PLAN_CARDS))
    return [(option,) for option in options]


def played(game: AnyGame, seat: int, play: Play) -> AnyGame:
    """The position after a play."""
    after = game.copy()
    for option in play:
        after.answer(option, seat)
    return after


def pack(game: AnyGame) -> str:
    """The answers of a game in which the first asked always answered: each by its place among what was offered."""
    places, sizes = zip(*_places(game), strict=True) if game.answers else ((), ())
    number = 0
    for place, size in zip(reversed(places), reversed(sizes), strict=True):
        number = number * size + place
    raw = number.to_bytes((number.bit_length() + 7) // 8, "little")
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _places(game: AnyGame) -> Iterator[tuple[int, int]]:
    again: AnyGame = game_module(game.name).rebuild(game.options, game.seed, [], game.rules_version)
    for seat, option in game.answers:
        assert seat == bits.lowest(again.asked_mask())
        offered = bits.members(again.option_mask(seat))
        yield offered.index(option), len(offered)
        again.answer(option, seat)


def unpack(begun: AnyGame, packed: str, n: int) -> None:
    """Give those answers."""
    try:
        raw = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    except ValueError:
        raise CannotRead(f"{packed!r} is no list of answers") from None
    number = int.from_bytes(raw, "little")
    for _ in range(n):
        if begun.is_over:
            raise CannotRead("a puzzle has more answers than its game")
        seat = bits.lowest(begun.asked_mask())
        offered = bits.members(begun.option_mask(seat))
        number, place = divmod(number, len(offered))
        begun.answer(offered[place], seat)
    if number:
        raise CannotRead("a puzzle has more answers than it says")


def standing(shares: Sequence[float]) -> list[int]:
    """Places of plays, the best first."""
    return sorted(range(len(shares)), key=lambda place: -shares[place])
