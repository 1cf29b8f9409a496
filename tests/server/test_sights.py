"""What is written is what the game says."""

import random

import pytest

from folsom.core.registry import game_module
from folsom.server.games import AnyGame
from folsom.server.sights import events_of, raw, view_of


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("express", {"seats": 4}),
        ("express", {"seats": 3, "expert": True, "events": False}),
        ("superexpress", {"seats": 5}),
    ],
)
def test_what_is_written_of_views_and_events_is_what_the_game_says(
    game: str, options: dict[str, object]
) -> None:
    rng = random.Random(7)
    played: AnyGame = game_module(game).new(seed=5, **options)
    while not played.is_over:
        for seat in (None, *range(played.n_seats)):
            assert view_of(played, seat) == raw(played.view(seat))
            assert events_of(played, seat) == raw(played.happened(seat))
        decision = rng.choice(played.decisions)
        played.answer(rng.choice(decision.numbers), decision.seat)
