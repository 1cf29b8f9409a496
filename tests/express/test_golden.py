"""Whole games, kept as text. `python -m tools.golden express` writes them."""

import pytest
from tools.golden import SETTINGS, path_of, tell

pytestmark = (
    pytest.mark.compiled
)  # Every event and view of whole games; parity covers plain Python.


@pytest.mark.parametrize("name", SETTINGS["express"])
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    assert tell("express", name) == path_of("express", name).read_text()


def test_no_golden_game_is_left_over() -> None:
    folder = path_of("express", "any").parent
    assert {path.stem for path in folder.iterdir()} == set(SETTINGS["express"])
