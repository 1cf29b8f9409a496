"""Options of Colt Express in words."""

from typing import Any

import pytest
from tests.express.drawing import train

from folsom.cli.express_screen import describe

TRAIN = """
  |  |
M |  | B C G
"""


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"first": "B"}, ["Play Move", "Play Rob", "Draw three"]),
        (
            {"first": "B", "card": "tunnel", "turn": 1},
            ["Play Move face down", "Play Rob face down", "Draw three"],
        ),
        (
            {"first": "G"},
            [
                "Play Move",
                "Play Rob",
                "Play Move face down",
                "Play Rob face down",
                "Draw three",
            ],
        ),
    ],
    ids=["standard", "tunnel", "Ghost"],
)
def test_whether_a_card_goes_face_down_is_said(position: dict[str, Any], words: list[str]) -> None:
    game = train(TRAIN, hands={"B": "move, rob", "G": "move, rob"}, **position)
    decision = game.decisions[0]
    view = game.view(decision.seat)
    assert [describe(option, decision, view, "en") for option in decision.options] == words
