"""What is written, and kept, is what the game says."""

import random

import pytest

from folsom.core.registry import game_module
from folsom.server.games import AnyGame
from folsom.server.sights import Written, raw, view_of


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
    for max_bytes in (2_000_000, 5_000):
        written = Written(max_bytes)
        played: AnyGame = game_module(game).new(seed=max_bytes, **options)
        while not played.is_over:
            for seat in (None, *range(played.n_seats)):
                assert view_of(played, seat) == raw(played.view(seat))
                assert written.part(played.happened(seat)) == raw(played.happened(seat))
            decision = rng.choice(played.decisions)
            played.answer(rng.choice(decision.numbers), decision.seat)


def test_what_is_kept_is_bounded_by_its_size() -> None:
    written = Written(10_000)
    for i in range(2_000):
        written.part([f"{i:04}" * 10])
    kept = [*written._young.values(), *written._old.values()]
    assert 100 < len(kept) < 1_000
    assert sum(len(json) for _, json in kept) <= 20_000
