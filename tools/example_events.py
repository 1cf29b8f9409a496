"""Writes an example of every kind of event, in each of its ways, for the client's tests.

python tools/example_events.py            writes web/tests/fixtures/events.json
python tools/example_events.py --check    fails if that file is out of date
"""

import json
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from folsom import GAMES
from folsom.core.events import Field, Kind
from folsom.games import parts_of

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "events.json"
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


def generate() -> str:
    """The whole file, an event a line."""
    games = []
    for game in GAMES:
        kinds = parts_of(game).telling.KINDS.values()
        lines = [json.dumps(example) for kind in kinds for example in examples_of(kind, game)]
        games.append(f'"{game}": [\n  ' + ",\n  ".join(lines) + "\n]")
    return "{" + ",\n".join(games) + "}\n"


def main(arguments: list[str]) -> int:
    """Write or check the file."""
    text = generate()
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text() != text:
            print(
                f"{TARGET.name} is out of date: run python tools/example_events.py", file=sys.stderr
            )
            return 1
        return 0
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
