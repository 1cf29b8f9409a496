"""Writes an example of every kind of event, in each of its ways, and how Python tells it, for the client's tests.

python tools/example_events.py            writes web/tests/fixtures/events.json and sentences.json
python tools/example_events.py --check    fails if one of these files is out of date
"""

import json
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from folsom import GAMES
from folsom.core.events import Field, Kind
from folsom.games import game_module, parts_of
from folsom.words.catalogues import languages

FIXTURES = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
PEOPLE = {"bandit": "belle", "target": "doc", "bandits": ["django", "ghost"]}
CARDS = {"express": "belle move", "superexpress": "move"}


def values_of(field: Field, game: str) -> list[Any]:
    """What a field may say, the ordinary first. People and cards are examples: there is a sentence for all."""
    found: list[Any]
    if field.name in PEOPLE:
        found = [PEOPLE[field.name]]
    elif field.name == "card" and field.value.what != "round card":
        found = [CARDS[game]]
    elif get_origin(field.value.type) is Literal:
        found = list(get_args(field.value.type))
    else:
        found = [False, True] if field.value.type is bool else [1]
    return [*found, None] if field.is_secret else found


def examples_of(kind: Kind, game: str) -> list[dict[str, Any]]:
    """An ordinary event of a kind, and one for everything that may be otherwise in it."""
    values = {field.name: values_of(field, game) for field in kind.fields}
    ordinary = {"event": kind.name, **{name: some[0] for name, some in values.items()}}
    others = [{**ordinary, name: value} for name, some in values.items() for value in some[1:]]
    return [ordinary, *others]


def all_examples(game: str) -> list[dict[str, Any]]:
    """Those of every kind there is in a game."""
    kinds = parts_of(game).telling.KINDS.values()
    return [example for kind in kinds for example in examples_of(kind, game)]


def sentences_of(game: str) -> dict[str, Any]:
    """A table, and how its events would be told there, in every language."""
    module = game_module(game)
    view = module.new(seed=1).view()
    events = msgspec.convert(all_examples(game), list[module.Event])  # type: ignore[name-defined]
    told = {
        language: [module.narrate(event, view, language=language) for event in events]
        for language in languages()
    }
    return {"view": msgspec.to_builtins(view), "told": told}


def events_file() -> str:
    """The events, one a line."""
    games = []
    for game in GAMES:
        lines = ",\n  ".join(map(json.dumps, all_examples(game)))
        games.append(f'"{game}": [\n  {lines}\n]')
    return "{" + ",\n".join(games) + "}\n"


def sentences_file() -> str:
    """What is told of them, one sentence a line."""
    games = {game: sentences_of(game) for game in GAMES}
    return json.dumps(games, ensure_ascii=False, indent=0) + "\n"


FILES = {"events.json": events_file, "sentences.json": sentences_file}


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    for name, generate in FILES.items():
        path, text = FIXTURES / name, generate()
        if arguments != ["--check"]:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{name} is out of date: run python tools/example_events.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
