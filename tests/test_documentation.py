"""The README, the guides and docstrings are true: Python runs, links lead somewhere, commands exist."""

import doctest
import io
import re
import shlex
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest
from tools.pictures import DRAWINGS, FOLDER, MAX_BYTES, MEASURED
from tools.pictures_browser import SCENES
from tools.quotes import QUOTE, pages, renewed
from tools.reference_commands import command_pages
from tools.reference_events import express_events, superexpress_events
from tools.reference_messages import SIDES, http_pages, protocol_pages

import folsom
from folsom.cli.app import COMMANDS, load_command
from folsom.express.seen.events import KINDS as EXPRESS
from folsom.server.http.openapi import ENDPOINTS
from folsom.superexpress.seen.events import KINDS as SUPEREXPRESS

ROOT = Path(__file__).parents[1]
PAGES = pages()
NAMED_FROM = [ROOT / folder for folder in (".", "src/folsom", "src/folsom/server", "web")]
"""Where the names of files on a page begin."""
EXAMPLES = (
    "folsom",
    "folsom.arena",
    "folsom.bots.search",
    "folsom.express",
    "folsom.superexpress",
)
SLOW = ("arena.svg", "simulate.svg")
"""Commands that are tested elsewhere; `make pictures` draws them."""


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language, but for what is quoted from the source."""
    text = QUOTE.sub("", page.read_text())
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


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


@pytest.mark.parametrize(
    "page", [page for page in PAGES if QUOTE.search(page.read_text())], ids=lambda page: page.name
)
def test_code_that_a_page_quotes_stands_in_the_source(page: Path) -> None:
    assert page.read_text() == renewed(page.read_text()), "run: python -m tools.quotes"


@pytest.mark.parametrize("module", EXAMPLES)
def test_the_examples_of_a_docstring_run(module: str) -> None:
    tried = doctest.testmod(import_module(module), raise_on_error=False)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_help_opens_with_an_example() -> None:
    sentence, blank, example = (folsom.__doc__ or "").splitlines()[:3]
    assert (sentence[-1], blank, example) == (".", "", ">>> import folsom")


@pytest.mark.parametrize("name", [name for name in DRAWINGS if name not in SLOW])
def test_a_picture_shows_what_is_seen_today(name: str) -> None:
    assert FOLDER.joinpath(name).read_text() == DRAWINGS[name]() + "\n", "run: make pictures"


def test_every_picture_is_small_and_shown_somewhere() -> None:
    text = "".join(page.read_text() for page in PAGES)
    drawn = {*DRAWINGS, *MEASURED, *(name for scene in SCENES for name in scene.shots)}
    assert drawn == {path.name for path in FOLDER.iterdir()}
    for name in drawn:
        assert f"pictures/{name})" in text, name
        assert FOLDER.joinpath(name).stat().st_size <= MAX_BYTES


@pytest.mark.parametrize("package", ["arena", "analysis", "bots", "express", "superexpress"])
def test_the_reference_has_all_that_a_package_offers(package: str) -> None:
    page = (ROOT / "docs" / "reference" / "python" / f"{package}.md").read_text()
    for name in import_module(f"folsom.{package}").__all__:
        assert re.search(rf"folsom\.{package}\.{name}\b", page), name


def test_the_reference_has_every_command() -> None:
    text = command_pages()
    assert all(f"\n## folsom {name}\n" in f"\n{text}" for name in COMMANDS)
    assert "| `-n, --seats <int>` | How many play. |" in text
    assert all(f"| `--{flag} / --no-{flag}` |" in text for flag in ("expert", "horse"))


def test_the_guide_to_the_terminal_names_every_command() -> None:
    text = (ROOT / "docs" / "guide" / "terminal.md").read_text()
    assert set(re.findall(r"^\| `folsom (\w+)", text, re.MULTILINE)) == set(COMMANDS)


def test_the_reference_has_every_message_with_its_fields() -> None:
    text = protocol_pages()
    for union in SIDES:
        for kind in get_args(union):
            section = text.partition(f"### {kind.__name__}\n")[2].partition("\n###")[0]
            assert f'"type": "{kind.__struct_config__.tag}"' in section
            assert all(f"| `{field}` |" in section for field in kind.__struct_fields__)


def test_the_reference_has_every_kind_of_event() -> None:
    for kinds, text in ((EXPRESS, express_events()), (SUPEREXPRESS, superexpress_events())):
        rows = [line.split(" | ") for line in text.splitlines()[2:]]
        assert [row[0] for row in rows] == [f"| `{name}`" for name in kinds]
        for kind, row in zip(kinds.values(), rows, strict=True):
            assert [field.name for field in kind.fields] == re.findall(r"`(\w+)`", row[1])
    assert "| `card-drawn` | `seat`, `card` (secret) |" in express_events()


def test_the_reference_has_every_endpoint() -> None:
    text = http_pages()
    for method, path, *_ in ENDPOINTS:
        assert f"### {method} {path}\n" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    for name in re.findall(
        r"`([\w*.-]+/[\w*./-]+\.(?:css|ftl|js|mjs|py|sh|svelte|svg|ts))`", page.read_text()
    ):
        # A name in capitals stands for one that is still to be found.
        if not re.search(r"\b[A-Z]{2,}\b", name):
            assert any(any(folder.glob(name)) for folder in NAMED_FROM), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_on_a_page_exist(page: Path) -> None:
    for block in blocks(page, "sh"):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            if words[:1] != ["folsom"]:
                continue
            command = load_command(words[1])
            parameters = command.get_params(command.context_class(command))
            known = {word for parameter in parameters for word in parameter.opts}
            known |= {word for parameter in parameters for word in parameter.secondary_opts}
            used = [word for word in words[2:] if word.startswith("-")]
            assert set(used) <= known | {"--help"}, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tests_that_a_page_runs_exist(page: Path) -> None:
    for block in blocks(page, "sh"):
        for file, word in re.findall(r"pytest (tests/\S+\.py) -k (\w+)", block):
            assert re.search(rf"def test_\w*{word}", (ROOT / file).read_text()), word


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_is_called_simple_for_the_reader(page: Path) -> None:
    assert not re.search(r"(?<!\")\bsimply\b", page.read_text())
