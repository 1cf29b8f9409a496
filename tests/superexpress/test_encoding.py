"""What a seat may know as a row of numbers, and its cards as flat actions."""

from typing import Any

import pytest
from tests import encodings

from folsom.superexpress import encoding

VARIANTS: dict[str, dict[str, Any]] = {
    "base-3": {"seats": 3},
    "base-7": {"seats": 7},
    "reflex-5": {"seats": 5, "reflex": True},
    "horse-4": {"seats": 4, "horse": True},
    "both-6": {"seats": 6, "reflex": True, "horse": True},
}


def test_the_table_of_features_and_actions_is_sound() -> None:
    encodings.check_table(encoding)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_an_observation_shows_what_a_seat_may_know_and_nothing_else(
    options: dict[str, Any],
) -> None:
    for seed in range(4):
        encodings.check_game(encoding, "superexpress", options, seed)
