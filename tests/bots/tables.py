"""Games in progress for the bots' tests."""

from collections.abc import Iterator
from typing import Any

from folsom import bots
from folsom.core import bits
from folsom.core.chooser import choose_option, new_chooser
from folsom.core.game import Game
from folsom.games import game_module

VARIANTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("express", {"seats": 4}),
    ("express", {"seats": 3, "powers": False, "events": False}),
    ("express", {"seats": 6}),
    ("express", {"seats": 4, "expert": True}),
    ("express", {"seats": 2}),
    ("express", {"seats": 2, "edition": "2014"}),
    ("express", {"seats": 3, "two_bandits": True}),
    ("express", {"seats": 3, "edition": "2014-sv", "expert": True, "known_start_purses": False}),
    ("superexpress", {"seats": 3}),
    ("superexpress", {"seats": 5, "reflex": True, "horse": True}),
    ("superexpress", {"seats": 7}),
)
NAMES = [" ".join([game, *map(str, options.values())]) for game, options in VARIANTS]


def new_game(game: str, options: dict[str, Any], seed: int) -> Game[Any, Any, Any]:
    """A game with a small number for a seed."""
    started: Game[Any, Any, Any] = game_module(game).new(seed=seed, **options)
    return started


def decisions(
    game: str, options: dict[str, Any], seed: int, every: int = 1
) -> Iterator[tuple[Game[Any, Any, Any], int]]:
    """A random game, stopped at every so many decisions: the game and a seat that is asked."""
    played = new_game(game, options, seed)
    chooser = new_chooser(seed)
    while not played.is_over:
        asked = bits.members(played.asked_mask())
        seat = asked[played.number % len(asked)]
        if played.number % every == 0:
            yield played, seat
        played.play(int(choose_option(chooser, played.option_mask(seat))), seat)


def later_decision(
    game: str, options: dict[str, Any], seed: int
) -> tuple[Game[Any, Any, Any], int]:
    """A game that has gone on for a while, and a seat that is asked."""
    return next(found for found in decisions(game, options, seed, every=20) if found[0].number)


def seed_bytes(number: int) -> bytes:
    """A seed of 32 bytes."""
    return number.to_bytes(32, "big")


def answer(bot: bots.Bot, game: Game[Any, Any, Any], seat: int, seed: int) -> int:
    """A bot's answer to what its seat is asked, the hidden things drawn with this seed."""
    return bot.answer(bots.observe(game, seat, seed_bytes(seed)))
