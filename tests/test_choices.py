"""Each choice of a table is declared once: what is added to the declaration appears everywhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import folsom
from folsom.express.choices import SWITCHES
from folsom.server.protocol.offers import options_schema

SOURCES = Path(folsom.__file__).parent
DECLARATION = SOURCES / "express" / "choices.py"
DICTIONARY = SOURCES / "server" / "storage" / "packing.py"
"""Holds words for compression, which can never change: what is stored would be unreadable."""

LAST_OF = {
    "express": '    known_start_purses: Own = switch("E0.1", "a made-up switch", on=True)\n',
    "superexpress": '    horse: Flag = expansion("S0.1", "a made-up switch")\n',
}
MADE_UP = "cows_on_the_line"

PROBE = """
import json, sys
import msgspec
import numpy as np
from folsom.cli.app import run
from folsom.bots.parts import bot_parts_of
from folsom.games import game_module, parts_of
from folsom.server.protocol.offers import form_of, options_schema

name, switch = sys.argv[1:]
module = game_module(name)
encoding = parts_of(name).encoding
for is_on in (True, False):
    game = module.new(seats=3, seed=1, **{switch: is_on})
    assert getattr(game.records[0], switch) == is_on
    assert getattr(game.view(0).settings, switch) is is_on
    again = module.load(json.loads(json.dumps(game.position())))
    assert getattr(again.view(0).settings, switch) is is_on
    names = list(json.loads(msgspec.json.encode(game.view(0).settings)))
    row = np.zeros(encoding.OBSERVATION_SIZE, np.int8)
    encoding.observe(game.records[0], 0, row)
    assert row[names.index(switch)] == is_on
    imagined = bot_parts_of(name).imagine.any_state(game.view(0))
    assert getattr(imagined[0], switch) == is_on
    if name == "express":
        from folsom.express.seen.as_json.sight import sights_as_json
        (written,) = sights_as_json(game.records, game._events, [0])
        assert written.view == msgspec.json.encode(game.view(0))
        assert json.loads(written.view)["settings"][switch] is is_on
assert "made-up" in module.Options.__doc__
assert switch.replace("_", " ") in encoding.TABLE[0].meaning
assert options_schema(name)["properties"][switch]["description"].startswith("a made-up switch (")
assert switch in [offer.name for offer in form_of(name)]
assert run(["play", "--help"]) == 0
assert run(["simulate", "--help"]) == 0
"""


@pytest.mark.parametrize("game", LAST_OF)
def test_a_made_up_switch_is_one_line_and_appears_everywhere(game: str, tmp_path: Path) -> None:
    copy = tmp_path / "folsom"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    declaration = copy / game / "choices.py"
    name = LAST_OF[game].split(":")[0].strip()
    lines = declaration.read_text().splitlines(keepends=True)
    (at,) = (i for i, line in enumerate(lines) if line.startswith(f"    {name}: "))
    lines.insert(at, LAST_OF[game].replace(name, MADE_UP))
    declaration.write_text("".join(lines))
    done = subprocess.run(
        [sys.executable, "-c", PROBE, game, MADE_UP],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "FOLSOM_JIT": "0", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for_play, for_simulate = done.stdout.split("Usage: ")[1:]
    assert "--cows-on-the-line / --no-cows-on-the-line" in for_play
    assert f"{MADE_UP} " in for_simulate


@pytest.mark.parametrize("name", [each.name for each in SWITCHES if "_" in each.name])
def test_a_switch_stands_where_it_is_declared_and_where_somebody_asks_for_it(name: str) -> None:
    """Of names that are two words or more: the others mean other things too."""
    bare = re.compile(rf"(?<![\w.]){name}\b")
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in SOURCES.rglob("*.py")
        if path not in (DECLARATION, DICTIONARY)
        for line in path.read_text().splitlines()
        if bare.search(line.replace(f'plain["{name}"]', ""))
    ]
    assert found == []
    declared = re.findall(rf"^    {name}: ", DECLARATION.read_text(), re.MULTILINE)
    assert len(declared) == 1


def test_the_offer_of_express_is_all_that_a_form_needs() -> None:
    schema = options_schema("express")
    options = schema["properties"]
    assert options["edition"]["enum"] == ["2016", "2014", "2014-sv"]
    assert schema["seats"]["default"] == 4
    allowed = {
        (each["edition"], each["two_bandits"]): each["seats"] for each in schema["seats"]["allowed"]
    }
    assert allowed["2016", True] == [2, 3]
    assert allowed["2014-sv", True] == [2]
    assert allowed["2014", False] == [3, 4, 5, 6]
    groups: dict[str, list[str]] = {}
    for name, option in options.items():
        groups.setdefault(option["group"], []).append(name)
    assert groups["variants"] == ["powers", "events", "expert", "two_bandits"]
    assert groups["fine-print"][0] == "station_last"
    assert groups["fine-print"][-1] == "known_start_purses"
    assert options["powers"]["default"] is True
    assert options["station_last"]["by_edition"] == {"2016": True, "2014": True, "2014-sv": False}
    assert options["expert"]["by_edition_for_teams"]["2014"] is True
    assert options["short_bullets_leave"]["rule"] == "E4.9"
    assert "pick" not in options


def test_the_offer_of_superexpress_is_all_that_a_form_needs() -> None:
    schema = options_schema("superexpress")
    assert (schema["seats"]["minimum"], schema["seats"]["maximum"]) == (3, 7)
    variants = {n: o for n, o in schema["properties"].items() if o["group"] == "variants"}
    assert {name: option["default"] for name, option in variants.items()} == {
        "reflex": False,
        "horse": False,
    }
