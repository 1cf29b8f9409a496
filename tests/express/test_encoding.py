"""What a seat may know as a row of numbers, and all answers as flat actions."""

from typing import Any

import pytest
from tests.contract import new, walk
from tests.express.retold import retell
from tests.express.variants import VARIANTS

from folsom.core.encoding import Row
from folsom.express import encoding
from folsom.express.components import Ask
from folsom.express.flat_actions import OPTIONS_OF
from tests import encodings


def parts(row: Row) -> dict[str, list[int]]:
    """An observation by the names of its parts."""
    return {name: row[start : start + length].tolist() for name, start, length in encoding.FEATURES}


def test_the_table_of_features_and_actions_is_sound() -> None:
    encodings.check_table(encoding)
    assert list(OPTIONS_OF) == [ask for ask in Ask if ask != Ask.NOTHING]


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_an_observation_shows_what_a_seat_may_know_and_nothing_else(
    options: dict[str, Any],
) -> None:
    encodings.check_game(encoding, "express", options, seed=1)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_an_observation_can_be_told_from_the_view_alone(options: dict[str, Any]) -> None:
    game = new("express", options, seed=2)
    for luck in walk(game, 2):
        seat = luck.randrange(game.n_seats)
        told = parts(encodings.observation(encoding, game, seat))
        pairs = told.pop("pairs")
        assert any(pairs) == (told["asking"] == [Ask.TEAM])
        assert told == retell(game.view(seat))
