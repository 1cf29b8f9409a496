"""The reference of the server's WebSocket and HTTP interfaces in Markdown, from the types of their messages."""

import inspect
import json
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from folsom.server.http import openapi
from folsom.server.protocol import commands, messages

Schema = dict[str, Any]
TEMPLATE = "#/components/schemas/{name}"
SIDES = (commands.ClientMessage, messages.ServerMessage)
SHARED = "Commands, tables and sights are those of [the WebSocket](websocket.md)."
ANY = "[the game's own](python/index.md)"
"""Views, events, decisions and outcomes: the games define them, and the server passes them on."""


def protocol_pages() -> str:
    """How a client and the server talk over a WebSocket: its course, every message, what they are made of."""
    components = _spoken_on_sockets()
    spoken = [[kind.__name__ for kind in get_args(side)] for side in SIDES]
    others = [name for name in components if name not in {*spoken[0], *spoken[1]}]
    about = (inspect.getdoc(messages) or "").partition("\n")[2].strip()
    parts = ["## How they talk", about, f"The protocol's version is {messages.VERSION}."]
    headings = ("From the client", "From the server", "What they are made of")
    for heading, names in zip(headings, (*spoken, others), strict=True):
        parts += [f"## {heading}", *(_structure(name, components[name]) for name in names)]
    return "\n\n".join(parts)


def http_pages() -> str:
    """Every endpoint with what it takes and gives, what is refused, and what the bodies are made of."""
    whole = json.loads(openapi.document())
    parts = ["## Endpoints"]
    for path, methods in whole["paths"].items():
        for method, about in methods.items():
            parts.append(_endpoint(method.upper(), path, about))
    parts += [
        "## Refusals",
        "Every refusal is a `Problem`: a stable code and a sentence.",
        _refusals(),
    ]
    parts += [
        "## What bodies are made of",
        SHARED,
    ]
    schemas: dict[str, Schema] = whole["components"]["schemas"]
    elsewhere = _spoken_on_sockets()
    parts += [_structure(name, schema) for name, schema in schemas.items() if name not in elsewhere]
    return "\n\n".join(parts)


def _spoken_on_sockets() -> dict[str, Schema]:
    """The schemas of all messages and of what they are made of."""
    return msgspec.json.schema_components(list(SIDES), ref_template=TEMPLATE)[1]


def _endpoint(method: str, path: str, about: Schema) -> str:
    lines = [f"### {method} {path}", about["summary"]]
    rows = [
        (f"`{given['name']}`", given["in"], words(given["schema"]), given.get("description", ""))
        for given in about["parameters"]
    ]
    if rows:
        lines.append(_table(("parameter", "in", "type", "meaning"), rows))
    if "requestBody" in about:
        lines.append(f"Takes {_content(about['requestBody'])}.")
    for status, answer in about["responses"].items():
        if status.startswith("2"):
            lines.append(f"Gives {status}: {_content(answer)}.")
    return "\n\n".join(lines)


def _content(body: Schema) -> str:
    ((kind, content),) = body["content"].items()
    return words(content["schema"]) if kind == "application/json" else f"`{kind}`"


def _refusals() -> str:
    return _table(("status", "when"), [(str(code), why) for code, why in openapi.REFUSALS.items()])


def _structure(name: str, schema: Schema) -> str:
    """A message or a part of one: its sentence and its fields."""
    properties: dict[str, Schema] = schema.get("properties", {})
    tag = properties.get("type", {}).get("enum", [None])[0]
    about = " ".join(schema.get("description", "").split())
    rows = []
    for field, kind in properties.items():
        if field == "type" and tag is not None:
            continue
        is_required = field in schema.get("required", ())
        default = "" if is_required else f"`{json.dumps(kind.get('default'))}`"
        rows.append((f"`{field}`", words(kind), default))
    head = f"({_anchor(name)})=\n### {name}"
    spoken = f'`"type": "{tag}"`. ' if tag is not None else ""
    fields = _table(("field", "type", "if left out"), rows) if rows else "No further fields."
    return "\n\n".join([head, spoken + about, fields])


def words(schema: Schema) -> str:
    """What a JSON Schema allows, for a cell of a table."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{_anchor(name)})"
    if "anyOf" in schema:
        return " or ".join(words(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return f"list of {words(schema['items'])}" if schema.get("items") else "list"
        case "integer" | "number" as kind:
            return f"{kind}" + _bounds(schema.get("minimum"), schema.get("maximum"))
        case "string":
            return "string" + _text_limits(schema)
        case str(kind):
            return kind
        case _:
            return ANY


def _bounds(least: float | None, most: float | None) -> str:
    if least is None:
        return "" if most is None else f", at most {most:,}"
    return f" from {least:,}" + ("" if most is None else f" to {most:,}")


def _text_limits(schema: Schema) -> str:
    if "pattern" in schema:
        pattern = schema["pattern"].replace(r"\Z", "$").replace("|", r"\|")
        return f", `{pattern}`"
    if "minLength" in schema and "maxLength" in schema:
        return f" of {schema['minLength']} to {schema['maxLength']} characters"
    return f" of at most {schema['maxLength']} characters" if "maxLength" in schema else ""


def _anchor(name: str) -> str:
    return f"type-{name.lower()}"


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
