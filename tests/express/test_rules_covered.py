"""No rule of part E and no ruling is left without an example."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "express.md"


def numbers_in_docs() -> list[str]:
    """The numbers in bold, rulings apart."""
    return re.findall(r"\*\*(E\d+\.\d+(?: ruling)?)\*\*", RULES.read_text())


def numbers_with_examples() -> set[str]:
    """The numbers that tests are marked with."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_rule_and_ruling_has_an_example() -> None:
    numbers = numbers_in_docs()
    assert len(set(numbers)) == len(numbers)
    assert numbers_with_examples() == set(numbers)


def test_no_number_is_missing_from_the_rules() -> None:
    rules = [number for number in numbers_in_docs() if not number.endswith("ruling")]
    last = {1: 6, 2: 7, 3: 7, 4: 11, 5: 5, 6: 1, 7: 8, 8: 4, 9: 6, 10: 2}
    assert rules == [f"E{part}.{i}" for part, n in last.items() for i in range(1, n + 1)]
