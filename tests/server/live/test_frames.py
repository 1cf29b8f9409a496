"""The bytes on the wire, over whole games of every variant, are those that were kept."""

import pytest
from tests.server.frames_told import kept, names, tell


@pytest.mark.parametrize("name", names())
def test_every_viewer_is_told_the_same_bytes_as_ever(name: str) -> None:
    told, then = tell(name), kept()[name]
    first = next((i for i, (a, b) in enumerate(zip(told, then, strict=False)) if a != b), None)
    assert first is None, f"message {first} of {len(then)} differs"
    assert len(told) == len(then)


def test_no_game_is_left_over() -> None:
    assert sorted(kept()) == sorted(names())
