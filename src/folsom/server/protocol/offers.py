"""What a game offers to choose from: as a form shows it, and as JSON schema made from its options' types."""

import re
from collections.abc import Iterator
from dataclasses import Field, fields
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from folsom.core.errors import BadOptions
from folsom.core.registry import game_module
from folsom.server.protocol.bodies import OptionOffer
from folsom.server.protocol.messages import ClockSettings

TABLE_SIZES = range(2, 8)
NO_EDITION = ""
CLOCKS = {
    "none": ClockSettings(),
    "blitz": ClockSettings(per_decision=20),
    "calm": ClockSettings(per_decision=60),
    "game": ClockSettings(per_game=600, increment=10),
}
"""The clocks that are offered by name; any other may be set too."""


@cache
def seats_offered(game: str) -> tuple[int, ...]:
    """With how many players the game can be played."""
    return tuple(n for n in TABLE_SIZES if _takes(game, seats=n))


@cache
def form_of(game: str) -> tuple[OptionOffer, ...]:
    """The game's options that a form can show, in their order: what is on or off, and what has choices."""
    return tuple(_form(game))


def _form(game: str) -> Iterator[OptionOffer]:
    options: type = game_module(game).Options
    declared = import_module(options.__module__)
    choices = getattr(declared, "CHOICES", {})
    fine_print = getattr(declared, "FINE_PRINT", ())
    editions = choices.get("edition", (NO_EDITION,))
    ranks = {name: rank for rank, name in enumerate(fine_print, start=1)}
    for field in sorted(fields(options), key=lambda field: ranks.get(field.name, 0)):
        is_fine = field.name in ranks
        default: Any = field.default
        if field.name in choices:
            yield OptionOffer(field.name, "choice", default, is_fine, list(choices[field.name]))
        elif field.type in (bool, bool | None):
            follows = is_fine and default is None
            yield OptionOffer(
                field.name,
                "rule" if follows else "switch",
                default if follows else bool(default),
                is_fine,
                seats_on=_limits(game, field, True, editions),
                seats_off=_limits(game, field, False, editions),
            )


def _limits(
    game: str, field: Field[Any], value: bool, editions: tuple[str, ...]
) -> dict[str, list[int]]:
    """With how many players the option can have this value, by edition; nothing where that does not matter."""
    limits = {}
    for edition in editions:
        given = {"edition": edition} if edition else {}
        all_sizes = [n for n in TABLE_SIZES if _takes(game, seats=n, **given)]
        sizes = [n for n in all_sizes if _takes(game, seats=n, **given, **{field.name: value})]
        if sizes != all_sizes:
            limits[edition] = sizes
    return limits


def _takes(game: str, **given: Any) -> bool:
    try:
        game_module(game).read_options(given)
    except BadOptions:
        return False
    return True


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
