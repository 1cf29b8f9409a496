"""What a game offers to choose from, as JSON schema made from its options' types."""

import re
from functools import cache
from typing import Any

import msgspec

from folsom.games import game_module


@cache
def options_schema(game: str) -> dict[str, Any]:
    """The schema of a game's options; each field's line of the class's docstring describes it."""
    options: type = game_module(game).Options
    (_,), components = msgspec.json.schema_components([options])
    schema = components[options.__name__]
    properties = {
        name: dict(kind) for name, kind in schema["properties"].items() if name != "seats"
    }
    for names, sentence in re.findall(r"^\s*([\w, ]+): (.+)$", options.__doc__ or "", re.MULTILINE):
        for name in names.split(", "):
            if name in properties:
                properties[name]["description"] = sentence
    return {"type": "object", "properties": properties, "additionalProperties": False}
