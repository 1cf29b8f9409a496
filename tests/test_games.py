"""The games are found in one place, by real imports, and only when they are asked for."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import folsom
from folsom import GAMES
from folsom.bots.parts import bot_parts_of, compiled_modules
from folsom.cli.app import COMMANDS, load_function
from folsom.cli.screens import screen_of
from folsom.core.errors import CannotRead
from folsom.games import game_module, game_names, parts_of

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_parts_are_found_by_its_name(game: str) -> None:
    package = game_module(game)
    assert package is getattr(folsom, game)
    assert game == package.NAME
    assert parts_of(game).notation.BANDITS == package.BANDITS
    assert bot_parts_of(game).policy.__name__ == f"folsom.bots.{game}.policy"
    assert screen_of(game).explain(80, "en")


def test_what_is_no_game_is_refused_in_a_clear_sentence() -> None:
    for name in ("chess", None, 3):
        for find in (game_module, parts_of, bot_parts_of):
            with pytest.raises(CannotRead, match="the games are 'express' and 'superexpress'"):
                find(name)
    with pytest.raises(CannotRead, match="cannot be drawn"):
        screen_of("chess")


ADD_A_GAME = """
from tests.server import lots
from folsom.bots.parts import bot_parts_of
from folsom.core.errors import CannotRead
from folsom.games import add_game, game_module, game_names, parts_of
add_game(lots)
print(*game_names(), game_module("lots").new(seats=2, seed=1).n_seats)
for find in (parts_of, bot_parts_of):
    try:
        find("lots")
    except CannotRead as error:
        print(error)
"""


def run(script: str) -> list[str]:
    """What a script prints in a process of its own."""
    told = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return told.stdout.splitlines()


def test_a_game_is_added_by_one_call() -> None:
    assert game_names()[:2] == GAMES
    assert run(ADD_A_GAME) == [
        "express superexpress lots 2",
        "'lots' is played answer by answer only: it has no compiled parts",
        "there are no bots for 'lots'",
    ]


LOADED = "print(*sorted(name for name in sys.modules if name.split('.')[0] in {wanted}))"


def test_importing_folsom_loads_nothing_but_itself() -> None:
    script = f"import sys, folsom; {LOADED}"
    assert run(script.format(wanted=("folsom", "numpy", "numba"))) == ["folsom"]


def test_finding_games_by_name_loads_none_of_them() -> None:
    script = f"import sys; from folsom.games import game_names; game_names(); {LOADED}"
    loaded = run(script.format(wanted=("folsom", "numpy", "numba")))
    assert loaded == ["folsom folsom.core folsom.core.errors folsom.games"]


def test_a_game_is_played_without_loading_what_is_for_words() -> None:
    script = f"import sys, folsom; folsom.superexpress.new(seed=1); {LOADED}"
    assert run(script.format(wanted=("babel", "fluent"))) == [""]


def test_asking_for_the_version_loads_nothing_but_the_command() -> None:
    script = (
        f"import sys; sys.argv[1:] = ['--version']; from folsom.cli import main; main(); {LOADED}"
    )
    version, loaded = run(script.format(wanted=("folsom", "numpy", "numba", "rich", "typer")))
    assert version == f"folsom {folsom.__version__}"
    assert loaded == "folsom folsom.cli"


def test_every_command_has_its_function() -> None:
    assert [load_function(name)[0].__name__ for name in COMMANDS] == list(COMMANDS)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_compiled_is_named_by_modules_whose_sources_can_be_hashed(game: str) -> None:
    for name in compiled_modules(game):
        assert ROOT.joinpath("src", *name.split(".")).with_suffix(".py").is_file()


def imported_by_name(tree: ast.AST) -> Iterator[ast.expr]:
    """What is imported by a name that is not written in an import statement."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = ast.unparse(node.func).split(".")[-1]
            if called in ("import_module", "__import__", "find_spec"):
                yield node.args[0]
        elif isinstance(node, ast.JoinedStr):
            first = node.values[0]
            if isinstance(first, ast.Constant) and str(first.value).startswith("folsom."):
                yield node


OTHERS_MODULES = {("arena/sitting.py", "module_name")}
"""A bot of somebody else is named in the arena's plan."""


def test_no_module_is_imported_by_a_name_put_together() -> None:
    package = ROOT / "src" / "folsom"
    found = {
        (path.relative_to(package).as_posix(), ast.unparse(name))
        for path in package.rglob("*.py")
        for name in imported_by_name(ast.parse(path.read_text()))
    }
    assert found == OTHERS_MODULES
