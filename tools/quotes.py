"""Keeps the code that pages quote as it stands in the source: python -m tools.quotes

A quote is a block of Python below a comment with the name of what is quoted:

    <!-- quote: folsom.express.rules.scoring.winners -->
"""

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
QUOTE = re.compile(
    r"^(?P<head><!-- quote: (?P<name>[\w.]+) -->\n+```python\n)(?P<code>.*?)^```",
    re.DOTALL | re.MULTILINE,
)


def pages() -> list[Path]:
    """Every page of this repository."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def source_of(name: str) -> str:
    """A function or class as its file has it."""
    module, _, member = name.rpartition(".")
    found: Any = getattr(import_module(module), member)
    # A compiled function keeps the plain one.
    return inspect.getsource(getattr(found, "py_func", found))


def renewed(text: str) -> str:
    """A page with its quotes as the source has them now."""
    return QUOTE.sub(lambda found: f"{found['head']}{source_of(found['name'])}```", text)


def main() -> None:
    """Rewrite the pages whose quotes are out of date."""
    for page in pages():
        before = page.read_text(encoding="utf-8")
        after = renewed(before)
        if after != before:
            page.write_text(after, encoding="utf-8")
            print(f"renewed {page.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
