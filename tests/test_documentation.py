"""The README and the guides are true: their Python runs, their links lead somewhere, their commands exist."""

import io
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from folsom.cli.app import load_command

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_the_python_on_a_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    names: dict[str, Any] = {}
    for block in blocks(page, "python"):
        # A program with arguments names itself in its first line; tests/server/test_guide.py lets it play.
        if not block.startswith("# sit_down.py"):
            exec(compile(block, str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_on_a_page_exist(page: Path) -> None:
    for block in blocks(page, "sh"):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            if words[:1] != ["folsom"]:
                continue
            command = load_command(words[1])
            known = {word for parameter in command.params for word in parameter.opts}
            known |= {word for parameter in command.params for word in parameter.secondary_opts}
            used = [word for word in words[2:] if word.startswith("-")]
            assert set(used) <= known | {"--help"}, line
