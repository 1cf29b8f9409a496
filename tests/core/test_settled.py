"""States that look alike to somebody become alike before anything is drawn from them."""

import random
from typing import Any

import pytest

from folsom.bots.search import settled
from folsom.games import game_module

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("express", {"seats": 4}),
    ("express", {"seats": 3, "expert": True}),
    ("express", {"seats": 2}),
    ("express", {"seats": 3, "edition": "2014"}),
    ("superexpress", {"seats": 3}),
    ("superexpress", {"seats": 5, "reflex": True, "horse": True}),
]


def drawn_from(game: Any, viewer: int | None) -> bytes:
    """What is drawn from a state, with the luck of always."""
    drawn: bytes = settled(game, viewer).possible(viewer, bytes(32)).records.tobytes()
    return drawn


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_from_all_that_looks_alike_the_same_is_drawn(name: str, options: dict[str, Any]) -> None:
    luck = random.Random(5)
    game = game_module(name).new(**options, seed=3)
    is_hidden = False
    while not game.is_over:
        decision = luck.choice(game.decisions)
        if luck.random() < 0.15:
            viewer = luck.choice([None, *range(options["seats"])])
            other = game.possible(viewer, luck.randbytes(32))
            is_hidden |= other.records.tobytes() != game.records.tobytes()
            assert drawn_from(other, viewer) == drawn_from(game, viewer)
        game.answer(luck.choice(decision.options).number, decision.seat)
    assert is_hidden
