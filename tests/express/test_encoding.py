"""What a seat may know as a row of numbers, and all answers as flat actions."""

from typing import Any

import pytest
from tests import encodings
from tests.express.variants import VARIANTS

from folsom.core.encoding import Row
from folsom.express import encoding
from folsom.express.components import Ask
from folsom.express.flat_actions import OPTIONS_OF


def part(row: Row, name: str) -> list[int]:
    """A stretch of an observation."""
    feature = next(feature for feature in encoding.FEATURES if feature.name == name)
    numbers: list[int] = row[feature.start : feature.start + feature.length].tolist()
    return numbers


def test_the_table_of_features_and_actions_is_sound() -> None:
    encodings.check_table(encoding)
    assert list(OPTIONS_OF) == [ask for ask in Ask if ask != Ask.NOTHING]


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_an_observation_shows_what_a_seat_may_know_and_nothing_else(
    options: dict[str, Any],
) -> None:
    encodings.check_game(encoding, "express", options, seed=1)
