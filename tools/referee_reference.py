"""Writes the referee's JSON Schema and the tables of its reference page from the code that speaks it.

python tools/referee_reference.py            writes both
python tools/referee_reference.py --check    says whether they agree with the code
"""

import dataclasses
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from folsom import GAMES
from folsom.cli import referee_messages as messages
from folsom.core.decision import Outcome
from folsom.games import game_module, parts_of

DOCS = Path(__file__).parents[1] / "docs" / "reference"
SCHEMA = DOCS / "referee.schema.json"
PAGE = DOCS / "referee.md"

Json = dict[str, Any]


def _forms(game: str) -> list[type]:
    """The structures an option of a game can have."""
    kinds = parts_of(game).forms.OptionForm
    return list(get_args(kinds)) or [kinds]


def _described(types: list[Any], prefix: str, definitions: Json) -> list[Json]:
    """Schemas of some structures; what they refer to is added to the definitions under names of their own."""
    template = f"#/$defs/{prefix}{{name}}"
    schemas, parts = msgspec.json.schema_components(types, ref_template=template)
    definitions |= {f"{prefix}{name}": part for name, part in parts.items()}
    return list(schemas)


def _event_schema(game: str) -> Json:
    """An event with only the fields it has, and who sees all of it."""
    event = game_module(game).Event
    kinds = list(parts_of(game).telling.KINDS)
    definitions: Json = {}
    _described([event], "", definitions)
    fields = definitions["Event"]["properties"]
    properties = {name: _without_null(field) for name, field in fields.items()}
    properties["event"] = {"enum": kinds}
    properties["visible_to"] = {
        "anyOf": [{"const": "everyone"}, {"type": "array", "items": {"type": "integer"}}]
    }
    return {
        "type": "object",
        "properties": properties,
        "required": ["event", "visible_to"],
        "additionalProperties": False,
    }


def _without_null(field: Json) -> Json:
    kinds = [kind for kind in field.get("anyOf", [field]) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


def make_schema() -> Json:
    """The schema of every request and reply."""
    definitions: Json = {}
    requests = _described(list(messages.REQUESTS), "", definitions)
    replies = _described(list(messages.REPLIES), "", definitions)
    forms: list[Json] = []
    views: list[Json] = []
    events: list[Json] = []
    abouts: list[Json] = [{"type": "null"}]
    for game in GAMES:
        prefix = f"{game}."
        forms += _described(_forms(game), prefix, definitions)
        views += _described([game_module(game).View], prefix, definitions)
        definitions[f"{prefix}Event"] = _event_schema(game)
        events.append({"$ref": f"#/$defs/{prefix}Event"})
        about = getattr(parts_of(game).forms, "About", None)
        if about is not None:
            abouts += _described([about], prefix, definitions)
    definitions["Option"]["properties"]["form"] = {"anyOf": forms}
    definitions["Decision"]["properties"]["about"] = {"anyOf": abouts}
    definitions["ViewReply"]["properties"]["view"] = {"anyOf": views}
    definitions["StateReply"]["properties"]["events"]["items"] = {"anyOf": events}
    definitions["ErrorReply"]["properties"]["code"] = {"enum": list(messages.CODES)}
    assert dataclasses.is_dataclass(Outcome)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "folsom referee",
        "description": "One JSON object a line: a Request to standard input, a Reply from standard output.",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Reply"}],
        "$defs": {
            "Request": {"anyOf": requests},
            "Reply": {"anyOf": replies},
            **dict(sorted(definitions.items())),
        },
    }


def schema_text() -> str:
    """The schema as the file holds it."""
    return json.dumps(make_schema(), indent=1, ensure_ascii=False) + "\n"


def _fields(message: Any) -> str:
    """The fields of a message in words: those in brackets may be left out."""
    words = []
    for field in msgspec.structs.fields(message):
        if field.name == "ok":
            continue
        words.append(f"`{field.name}`" if field.required else f"[`{field.name}`]")
    return ", ".join(words) or "none"


def _sentence(message: Any) -> str:
    return " ".join((message.__doc__ or "").split())


def make_tables() -> dict[str, str]:
    """The tables of the page by name."""
    tables = {}
    for name, tag, listed in (
        ("requests", "do", messages.REQUESTS),
        ("replies", "reply", messages.REPLIES),
    ):
        lines = [f"| `{tag}` | fields | |", "|---|---|---|"]
        for message in listed:
            tagged = message.__struct_config__.tag
            lines.append(f"| `{tagged}` | {_fields(message)} | {_sentence(message)} |")
        tables[name] = "\n".join(lines)
    lines = ["| `code` | when |", "|---|---|"]
    lines += [f"| `{code}` | {when} |" for code, when in messages.CODES.items()]
    tables["codes"] = "\n".join(lines)
    return tables


def page_text(page: str) -> str:
    """The page with its tables as the code has them."""
    for name, table in make_tables().items():
        marks = f"<!-- {name} -->", f"<!-- end of {name} -->"
        pattern = re.compile(f"{re.escape(marks[0])}.*?{re.escape(marks[1])}", re.DOTALL)
        put = f"{marks[0]}\n{table}\n{marks[1]}"
        page, n = pattern.subn(lambda _, put=put: put, page)  # type: ignore[misc]
        assert n == 1, f"{PAGE} has no place for the table of {name}"
    return page


def main() -> int:
    """Write both files, or with `--check` only compare them."""
    wanted = {SCHEMA: schema_text(), PAGE: page_text(PAGE.read_text())}
    if "--check" in sys.argv[1:]:
        stale = [path.name for path, text in wanted.items() if path.read_text() != text]
        if stale:
            print(
                f"{', '.join(stale)}: not as the code has it; run python tools/referee_reference.py"
            )
        return len(stale)
    for path, text in wanted.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
