"""Events are declared once: recorders, structures, examples and drawings are those of the declarations."""

import inspect
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from folsom.core.events import EVERYONE, NOTHING_SECRET, VIEWERS_COLUMN, Kind
from folsom.core.parts import TellingPart
from folsom.core.state import NO_EVENTS, new_event_buffer
from folsom.games import game_module, parts_of

GAMES = ("express", "superexpress")
ROOT = Path(__file__).parent.parent
STAGE = ROOT / "web" / "src" / "show"

ONLY_WRITTEN = {"bullets-short", "passed", "round-ended", "left-behind"}
"""Kinds for which the stage just gives time to read the log: where nothing moves, or has moved already."""
BEFORE_THE_CURTAIN = {"game-started", "team-taken", "bandit-placed"}
"""Kinds that happen before there is a train to see them on."""


def telling(game: str) -> TellingPart:
    return parts_of(game).telling


def kinds_of(game: str) -> dict[str, Kind]:
    return telling(game).KINDS


EVERY_KIND = [(game, kind) for game in GAMES for kind in kinds_of(game).values()]
every_kind = pytest.mark.parametrize(
    ("game", "kind"), EVERY_KIND, ids=lambda it: it.name if isinstance(it, Kind) else it
)


def recorder_of(game: str, kind: Kind) -> Any:
    return getattr(telling(game), "tell_" + kind.name.replace("-", "_"))


@every_kind
def test_a_recorder_writes_each_field_where_it_is_declared(game: str, kind: Kind) -> None:
    recorder, buffer = recorder_of(game, kind), new_event_buffer()
    python = getattr(recorder, "py_func", recorder)
    _, *names = inspect.signature(python).parameters
    recorder(buffer[0], *range(101, 101 + len(names)))
    row = buffer["rows"][0, 0].tolist()
    assert (int(buffer["n_events"][0]), row[0]) == (1, kind.number)
    said = {field.name: row[field.column] for field in kind.fields}
    for number, name in enumerate(names, 101):
        assert said.get(name, row[VIEWERS_COLUMN]) == number
    if not any(field.is_secret for field in kind.fields):
        assert row[-2:] == [NOTHING_SECRET, EVERYONE]


@every_kind
def test_nothing_is_written_where_nobody_wants_to_know(game: str, kind: Kind) -> None:
    recorder = recorder_of(game, kind)
    python = getattr(recorder, "py_func", recorder)
    recorder(NO_EVENTS, *range(1, len(inspect.signature(python).parameters)))
    assert int(NO_EVENTS.n_events) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_structure_has_the_fields_that_are_declared(game: str) -> None:
    event = game_module(game).Event
    declared = {field.name: field.value.type for _, field in fields_of(game)}
    assert {field.name for field in fields(event)} == {"event", *declared}
    hints = get_type_hints(event)
    for kind, field in fields_of(game):
        assert hints[field.name] == plain(field.value.type) | None, (kind, field.name)


def fields_of(game: str) -> list[tuple[str, Any]]:
    return [(kind.name, field) for kind in kinds_of(game).values() for field in kind.fields]


def plain(declared: Any) -> Any:
    """A type without the names it is limited to."""
    if get_origin(declared) is Literal:
        return type(get_args(declared)[0])
    if get_origin(declared) is tuple:
        return tuple.__class_getitem__(tuple(map(plain, get_args(declared))))
    return declared


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_says_what_it_tells(game: str) -> None:
    assert all(kind.about.endswith(".") for kind in kinds_of(game).values())


@pytest.mark.parametrize("tool", ["example_events.py", "example_games.py"])
def test_the_client_s_examples_are_those_of_the_declarations(tool: str) -> None:
    subprocess.run([sys.executable, str(ROOT / "tools" / tool), "--check"], check=True)


@every_kind
def test_there_is_something_to_see_of_every_kind(game: str, kind: Kind) -> None:
    """Or it is on a list of those that are silent on purpose: the stage's own, or the two of this test."""
    acts = "".join(path.read_text() for path in sorted(STAGE.glob("**/acts*.ts")))
    assert acts
    is_named = re.search(rf"(?<![\w-]){kind.name}(?![\w-])", acts) is not None
    assert is_named or kind.name in ONLY_WRITTEN | BEFORE_THE_CURTAIN
