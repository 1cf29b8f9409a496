"""What is written in parts, and kept, is what the game says."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
import pytest

from folsom.core.registry import game_module
from folsom.server.games import AnyGame
from folsom.server.sights import Written, raw


def as_json(thing: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("express", {"seats": 4}),
        ("express", {"seats": 3, "expert": True, "events": False}),
        ("superexpress", {"seats": 5}),
    ],
)
def test_views_and_events_written_in_parts_are_those_of_the_game(
    game: str, options: dict[str, object]
) -> None:
    rng = random.Random(7)
    for max_bytes in (2_000_000, 5_000):
        written = Written(max_bytes)
        played: AnyGame = game_module(game).new(seed=max_bytes, **options)
        while not played.is_over:
            for seat in (None, *range(played.n_seats)):
                shown = written.view(*played.view_in_parts(seat))
                assert as_json(shown) == as_json(raw(played.view(seat)))
                assert written.part(played.happened(seat)) == raw(played.happened(seat))
            decision = rng.choice(played.decisions)
            played.answer(rng.choice(decision.numbers), decision.seat)


@dataclass
class Shown:
    """A view that another thread writes in the middle of writing this one."""

    seat: int | None
    hand: int
    interrupted: ClassVar[Callable[[], object] | None] = None

    def __getattribute__(self, name: str) -> Any:
        interrupted = Shown.interrupted
        if name == "hand" and interrupted is not None:
            Shown.interrupted = None
            interrupted()
        return super().__getattribute__(name)


def test_a_view_that_is_written_meanwhile_by_another_thread_is_not_mixed_up() -> None:
    written = Written(5_000)
    mine, other = Shown(None, 1), Shown(None, 2)
    Shown.interrupted = lambda: written.view(other, {"seat": 1})
    assert as_json(written.view(mine, {"seat": 0})) == {"seat": 0, "hand": 1}
    assert as_json(written.view(other, {"seat": 1})) == {"seat": 1, "hand": 2}
    assert as_json(written.view(mine, {"seat": 3})) == {"seat": 3, "hand": 1}


def test_what_is_kept_is_bounded_by_its_size() -> None:
    written = Written(10_000)
    for i in range(2_000):
        written.part([f"{i:04}" * 10])
    kept = [*written._young.values(), *written._old.values()]
    assert 100 < len(kept) < 1_000
    assert sum(len(json) for _, json in kept) <= 20_000
