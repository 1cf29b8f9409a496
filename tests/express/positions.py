"""Positions for tests: short ones, games of every variant, and ways to spoil them."""

import copy
import random
from typing import Any

from tests.mutations import paths_of

from folsom import express
from folsom.express import ExpressGame

VARIANTS: dict[str, dict[str, Any]] = {
    "three": {"seats": 3},
    "four": {"seats": 4},
    "six": {"seats": 6},
    "basic": {"seats": 4, "powers": False, "events": False},
    "expert": {"seats": 5, "expert": True},
    "expert 2014": {"seats": 4, "edition": "2014", "expert": True},
    "expert 2014-sv": {"seats": 4, "edition": "2014-sv", "expert": True},
    "teams of two": {"seats": 2},
    "teams of three": {"seats": 3, "two_bandits": True},
    "expert teams": {"seats": 3, "two_bandits": True, "expert": True},
    "teams 2014": {"seats": 2, "edition": "2014"},
    "secret purses": {"seats": 5, "known_start_purses": False},
}


def short() -> dict[str, Any]:
    """Three bandits, a card on the pile, and nothing that can be left out."""
    return {
        "game": "express",
        "options": {"seats": 3, "bandits": ["doc", "belle", "tuco"]},
        "phase": "stealin",
        "bandits": [
            {"bandit": "doc", "car": 2, "floor": "roof"},
            {"bandit": "belle", "car": 1, "floor": "roof"},
            {"bandit": "tuco", "car": 3, "floor": "roof"},
        ],
        "pile": [{"card": "doc shoot"}],
    }


def play_at_random(game: ExpressGame, source: random.Random, n: int) -> None:
    """Play some answers, now and then taking a secret choice back."""
    for _ in range(n):
        if game.is_over:
            return
        backs = [seat for seat in range(game.n_seats) if game.can_take_back(seat)]
        if backs and source.random() < 0.3:
            game.take_back(source.choice(backs))
        else:
            decision = source.choice(game.decisions)
            game.play(source.choice(decision.numbers), decision.seat)


def some_game(variant: str, seed: int, n: int) -> ExpressGame:
    """A game of a variant after some random answers."""
    source = random.Random(seed)
    game = express.new(seed=seed, **VARIANTS[variant])
    play_at_random(game, source, n)
    return game


def changed(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy of a position with one value put in: `bandits.0.car`."""
    copied = copy.deepcopy(position)
    *way, last = [int(word) if word.isdigit() else word for word in path.split(".")]
    place: Any = copied
    for step in way:
        place = place[step]
    place[last] = value
    return copied


RUBBISH: list[Any] = [
    None, 0, 1, -1, 3, 7, 13, 31, 128, 10**30, True, 1.5, "", "doc", "doc move", "bullet doc",
    "bullet neutral", "roof", "everyone", "stealin", "schemin", "round", "over", "keep", "shoot", "pocket",
    "push", "cover", "pick", "place", "team", "revenge", "hostage-conductor", "car", "box", 250, [], {}, [0],
    ["doc move"], [[]],
]  # fmt: skip


def spoil(position: dict[str, Any], source: random.Random) -> dict[str, Any]:
    """A copy with a few things left out, doubled, swapped or replaced by rubbish."""
    spoilt = copy.deepcopy(position)
    for _ in range(source.choice((1, 1, 2, 4))):
        paths = paths_of(spoilt)
        if not paths:
            break
        part = source.choice(sorted({str(path[0]) for path in paths}))
        *way, last = source.choice([path for path in paths if str(path[0]) == part])
        place: Any = spoilt
        for step in way:
            place = place[step]
        match source.randrange(4):
            case 0:
                del place[last]
            case 1:
                place[last] = copy.deepcopy(source.choice(RUBBISH))
            case 2:
                if isinstance(place, list):
                    place.insert(last, copy.deepcopy(source.choice(place)))
            case _:
                if isinstance(place[last], int):
                    place[last] += source.choice((-1, 1))
    return spoilt
