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
        ({"first": "B"}, ["play Move", "play Rob", "draw three cards"]),
        (
            {"first": "B", "card": "tunnel", "turn": 1},
            ["play Move, face down", "play Rob, face down", "draw three cards"],
        ),
        (
            {"first": "G"},
            [
                "play Move",
                "play Rob",
                "play Move, face down",
                "play Rob, face down",
                "draw three cards",
            ],
        ),
    ],
    ids=["standard", "tunnel", "Ghost"],
)
def test_whether_a_card_goes_face_down_is_said(position: dict[str, Any], words: list[str]) -> None:
    game = train(TRAIN, hands={"B": "move, rob", "G": "move, rob"}, **position)
    decision = game.decisions[0]
    view = game.view(decision.seat)
    assert [describe(option, view) for option in decision.options] == words
