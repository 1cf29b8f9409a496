"""What is written is what the game says."""

import random

import pytest

from folsom.core import bits
from folsom.core.registry import game_module
from folsom.server.live.broadcast import NULL, raw, sights_of
from folsom.server.tables.games import AnyGame


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("express", {"seats": 4}),
        ("express", {"seats": 3, "expert": True, "events": False}),
        ("superexpress", {"seats": 5}),
    ],
)
def test_what_is_written_is_what_the_game_says(game: str, options: dict[str, object]) -> None:
    rng = random.Random(7)
    played: AnyGame = game_module(game).new(seed=5, **options)
    while not played.is_over:
        seats = [None, *range(played.n_seats)]
        for seat, sight in zip(seats, sights_of(played, seats), strict=True):
            assert sight.seat == seat
            assert sight.events == raw(played.happened(seat))
            assert sight.view == raw(played.view(seat))
            if seat is not None:
                is_asked = bits.has(played.asked_mask(), seat)
                assert sight.decision == (raw(played.decision_of(seat)) if is_asked else NULL)
                assert sight.can_take_back == played.can_take_back(seat)
        decision = rng.choice(played.decisions)
        played.answer(rng.choice(decision.numbers), decision.seat)
