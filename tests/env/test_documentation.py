"""The page of encodings is what the code says, and the guide's examples run."""

import re
from pathlib import Path

import pytest
from tools.encodings import PAGE, page

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_of_encodings_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.encodings"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: re.findall(r"import (\w+)", text)[0])
def test_an_example_of_the_guide_runs(example: str) -> None:
    for library in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(library)
    exec(compile(example.replace("4096", "8"), str(GUIDE), "exec"), {})
