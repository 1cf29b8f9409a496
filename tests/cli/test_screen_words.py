"""The terminal speaks its reader's language to the last label, at every width."""

import builtins
import io
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from rich.cells import cell_len
from rich.console import Console

from folsom import GAMES
from folsom.bots import make
from folsom.cli import play
from folsom.cli.language import seat_names
from folsom.cli.replay import Telling
from folsom.cli.screen_parts import figure
from folsom.cli.screens import screen_of
from folsom.cli.tables import Chooser
from folsom.games import game_module, parts_of
from folsom.words import speech
from folsom.words.catalogues import ENGLISH, languages, read_catalogue

WIDTHS = (40, 80, 200)
LETTERS = re.compile(r"[^\W\d_]+")
SEVERAL = re.compile(r"(?<=\d)x")
"""A sign, not a word: `3x$250`."""


def is_dark(view: Any) -> bool:
    """Cards lie hidden, and one of them is the viewer's own."""
    return any(card.card is None for card in view.pile) and any(
        card.card and card.face_down and not card.resolved for card in view.pile
    )


def is_somebody_out(view: Any) -> bool:
    """Somebody has left the train."""
    return view.phase == "plan" and not all(bandit.aboard for bandit in view.bandits)


def is_over(view: Any) -> bool:
    """The end."""
    return bool(view.phase == "over")


SITUATIONS: dict[str, tuple[str, dict[str, Any], Callable[[Any], bool]]] = {
    "first turn": ("express", {"seats": 6}, lambda view: view.phase == "schemin"),
    "hidden cards": ("express", {"seats": 4}, is_dark),
    "stealin": ("express", {"seats": 6}, lambda view: bool(view.resolving) and view.round == 3),
    "event": ("express", {"seats": 5}, lambda view: bool(view.phase == "event")),
    "no events, no powers": (
        "express",
        {"seats": 5, "events": False, "powers": False},
        lambda view: bool(view.round == 2),
    ),
    "expert": ("express", {"seats": 4, "expert": True}, lambda view: bool(view.phase == "keep")),
    "two bandits": ("express", {"seats": 3, "two_bandits": True}, lambda view: bool(view.hand)),
    "express, the end": ("express", {"seats": 6}, is_over),
    "planned": (
        "superexpress",
        {"seats": 7, "reflex": True, "horse": True},
        lambda view: view.round == 2 and len(view.plans[0].cards) == 3,
    ),
    "somebody is out": ("superexpress", {"seats": 7}, is_somebody_out),
    "superexpress, the end": ("superexpress", {"seats": 5}, is_over),
}


@cache
def seen(situation: str) -> tuple[str, Any]:
    """The game of a situation, and what seat 0 sees when it comes about in a random game."""
    name, options, is_there = SITUATIONS[situation]
    for seed in range(60):
        game = game_module(name).new(seed=seed, **options)
        source = random.Random(seed)
        while True:
            view = game.view(0)
            if is_there(view):
                return name, view
            if game.decision is None:
                break
            game.play(source.choice(game.decision.numbers))
    raise AssertionError(f"{situation} does not come about")


def drawn(situation: str, width: int, language: str) -> list[str]:
    """The lines of a screen, as they are before anything could break them."""
    name, view = seen(situation)
    names = seat_names(view, 0, language)
    lines = screen_of(name).screen(view, names, width, False, language)
    return [line.plain for line in lines]


class Text(visitor.Transformer):
    """Every text of a catalogue, and what is made of it."""

    def __init__(self, change: Callable[[str], str] = str) -> None:
        self.found: list[str] = []
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        self.found.append(node.value)
        node.value = self._change(node.value)
        return node


@cache
def vocabulary(language: str) -> set[str]:
    """All words of a language's catalogue, and what is made of bandits' names where there is little room."""
    text = Text()
    text.visit(FluentParser().parse(read_catalogue(language)))
    words = {word.lower() for found in text.found for word in LETTERS.findall(found)}
    said = speech.speak(language)
    bandits = {bandit for game in GAMES for bandit in parts_of(game).notation.BANDITS}
    return words | {figure(said, bandit, False).lower() for bandit in bandits}


def foreign(lines: list[str], language: str) -> set[str]:
    """Words that are not of this language."""
    words = LETTERS.findall(SEVERAL.sub("", "\n".join(lines)))
    return {word for word in words if word.lower() not in vocabulary(language)}


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("language", languages())
def test_a_screen_has_words_of_its_language_only_and_fits(situation: str, language: str) -> None:
    for width in WIDTHS:
        lines = drawn(situation, width, language)
        assert [line for line in lines if cell_len(line) > width] == []
        assert foreign(lines, language) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_page_of_help_has_words_of_its_language_only_and_fits(game: str, language: str) -> None:
    for width in WIDTHS:
        lines = [line.plain for line in screen_of(game).explain(width, language)]
        assert [line for line in lines if cell_len(line) > width] == []
        assert foreign(lines, language) == set()


@pytest.mark.parametrize("language", languages())
def test_two_letters_of_a_name_are_nobody_elses(language: str) -> None:
    said = speech.speak(language)
    for game in GAMES:
        bandits = parts_of(game).notation.BANDITS
        assert len({figure(said, bandit, False) for bandit in bandits}) == len(bandits)


def test_words_read_from_the_right_leave_the_train_as_it_stands() -> None:
    """A mark that is read from the left is beside every word of the train, or cars would change places."""
    lines = drawn("first turn", 200, "ar")
    floor = next(line for line in lines if line.startswith("└"))
    names = re.split("[└┘─═ ]+", floor.replace("\u00a0", " "))
    assert "\u200e" in floor
    for part in re.findall("└(.*?)┘", floor):
        name = part.strip(" ─")
        assert (name[0], name[-1]) == ("\u200e", "\u200e")
    assert any("القاطرة" in name for name in names)


def wide(text: str) -> str:
    """The same text with letters twice as wide."""
    return re.sub("[A-Za-z]", lambda letter: chr(ord(letter[0]) + 0xFEE0), text)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language of its own, English in wide letters: what no catalogue has said is known by its narrow ones."""

    def read(language: str) -> str:
        catalogue = FluentParser().parse(read_catalogue(ENGLISH))
        Text(wide).visit(catalogue)
        return FluentSerializer().serialize(catalogue)

    monkeypatch.setattr(speech, "read_catalogue", read)
    speech._speech.cache_clear()
    yield
    speech._speech.cache_clear()


def unmarked(text: str) -> list[str]:
    """Words that no catalogue has said."""
    return re.findall("[A-Za-z]+", SEVERAL.sub("", text))


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_word_of_a_screen_is_written_in_the_code(situation: str) -> None:
    for width in WIDTHS:
        lines = drawn(situation, width, ENGLISH)
        assert unmarked("\n".join(lines)) == []
        assert any(re.search("[\uff21-\uff5a]", line) for line in lines)


@pytest.mark.usefixtures("marked")
def test_the_train_and_the_sheets_stand_straight_with_wide_letters() -> None:
    for situation in SITUATIONS:
        lines = drawn(situation, 120, ENGLISH)
        walls = [line for line in lines if line[:1] in "┌│└"]
        edges = {
            tuple(i for i, cell in enumerate(cells(line)) if cell in "┌│└┐┘") for line in walls
        }
        assert len(edges) <= 2  # A second row of cars may be shorter.
        assert [line for line in lines if cell_len(line) > 120] == []


def cells(line: str) -> str:
    """A line with a blank after every wide letter."""
    return "".join(letter + " " * (cell_len(letter) - 1) for letter in line)


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("width", [40, 200])
@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_whole_evening_is_written_in_the_code(
    game: str, width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Help, hints, the log, something wrong, a save, a game to its end, and the same game told again."""
    monkeypatch.chdir(tmp_path)
    options = {"seats": 3, "reflex": True} if game == "superexpress" else {"seats": 3}
    table = game_module(game).new(seed=5, **options)
    console = Console(
        width=width, height=50, file=io.StringIO(), highlight=False, color_system=None
    )
    bots: list[Chooser | None] = [None, make("random", game, 1), make("random", game, 2)]
    typed = iter(["h", "l", "u", "%", "?", "?", "?", "1", "s"])
    monkeypatch.setattr(play, "wait_for_a_line", lambda: None)

    def type_on() -> str:
        console.print()
        return next(typed, "1")

    with patch.object(builtins, "input", type_on):
        play.TerminalTable(table, 0, bots, console, Path("1"), ENGLISH).run()
    again = game_module(game).new(seed=5, **options)
    telling = Telling(again, None, ENGLISH, console)
    for number, answer in enumerate(table.answers):
        telling.draw()
        telling.tell_answer(number, answer.seat, answer.option)
        again.answer(answer.option, answer.seat)
        telling.tell_events()
    telling.tell_answer(0, 0, 0)
    telling.tell_outcome()
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert unmarked(told) == [key for key, _ in play.KEYS if key.isalpha()]
    assert [line for line in told.splitlines() if cell_len(line.rstrip()) > width] == []
    assert wide("Saved") in told
    assert Path("1").read_text().startswith("folsom")


@pytest.mark.usefixtures("marked")
def test_a_save_that_fails_is_told_in_words_of_the_catalogue(tmp_path: Path) -> None:
    console = Console(width=200, file=io.StringIO(), highlight=False, color_system=None)
    table = game_module("express").new(seed=5)
    nowhere = tmp_path / "none" / "1"
    play.TerminalTable(table, 0, [None] * 4, console, nowhere, ENGLISH)._save()
    assert isinstance(console.file, io.StringIO)
    assert wide("The game could not be saved") in console.file.getvalue()


def test_a_terminal_without_the_letters_shows_a_screen_all_the_same() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = Console(width=80, file=file, highlight=False, color_system=None)
    table = game_module("express").new(seed=5)
    play.TerminalTable(table, 0, [None] * 4, console, None, "fr")._show()
    file.flush()
    assert isinstance(file.buffer, io.BytesIO)
    assert "Manche 1/5 - " in file.buffer.getvalue().decode("ascii")
