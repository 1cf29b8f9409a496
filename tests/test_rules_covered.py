"""No rule and no ruling of either game is left without an example, and no number without a rule."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parent / "docs" / "rules"
GAMES = {"express": "E", "superexpress": "S"}


def numbers_in_docs(game: str) -> list[str]:
    """The numbers in bold, rulings apart."""
    numbered = rf"\*\*({GAMES[game]}\d+\.\d+(?: ruling)?)\*\*"
    return re.findall(numbered, (RULES / f"{game}.md").read_text())


def numbers_with_examples(game: str) -> set[str]:
    """The numbers that tests are marked with."""
    found = set()
    for path in (HERE / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_ruling_has_an_example(game: str) -> None:
    numbers = numbers_in_docs(game)
    assert len(set(numbers)) == len(numbers)
    assert numbers_with_examples(game) == set(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_number_follows_number_in_the_rules(game: str) -> None:
    rules = [number for number in numbers_in_docs(game) if not number.endswith("ruling")]
    places = [tuple(map(int, number[1:].split("."))) for number in rules]
    for (part, rule), following in pairwise(places):
        assert following in ((part, rule + 1), (part + 1, 1))
    assert places[0] == (1, 1)
