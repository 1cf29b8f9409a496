"""No rule of part S is left without an example."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "superexpress.md"


def numbers_in_docs() -> list[str]:
    """The numbers in bold, rulings apart."""
    return re.findall(r"\*\*(S\d+\.\d+(?: ruling)?)\*\*", RULES.read_text())


def numbers_with_examples() -> set[str]:
    """The numbers that tests are marked with."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {str(number) for number in found}


def test_every_rule_and_ruling_has_an_example() -> None:
    numbers = numbers_in_docs()
    assert len(numbers) == 22
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) == numbers_with_examples()
