"""Bots by name."""

import pytest

from folsom import bots
from folsom.bots.levels import Thinking
from folsom.core.errors import CannotRead


def test_a_level_is_read_with_its_thinking_time() -> None:
    assert bots.read_level("outlaw").thinking is None
    assert bots.read_level("Sharpshooter").thinking == Thinking(1.0, None, 1)
    assert bots.read_level("sharpshooter:40ms").thinking == Thinking(0.04, None, 1)
    assert bots.read_level("sharpshooter:1.5sx2").thinking == Thinking(1.5, None, 2)
    assert bots.read_level("sharpshooter:40ms-cpux2").thinking == Thinking(0.04, None, 2, True)
    assert bots.read_level("sharpshooter:2000").thinking == Thinking(None, 2000, 1)


@pytest.mark.parametrize(
    "name",
    [
        *("sheriff", "", "outlaw:1s", "sharpshooter:", "sharpshooter:-1s", "sharpshooter:nan"),
        *("sharpshooter:1e9s", "sharpshooter:0.5", "sharpshooter:1sx0", "sharpshooter:1sxx"),
        *("sharpshooter:40-cpu", "sharpshooter:-cpu", "outlaw:1s-cpu"),
        *(None, 3),
    ],
)
def test_a_name_that_means_no_bot_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(CannotRead):
        bots.make(name, "express", 1)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(CannotRead, match="superexpress"):
        bots.make("outlaw", "chess", 1)
