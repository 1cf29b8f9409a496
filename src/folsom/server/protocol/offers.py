"""What a game offers to choose from: all that a form needs, as JSON schema with a few words more."""

from functools import cache
from typing import Any

import msgspec

from folsom.core.choices import Choice, choices_of
from folsom.core.registry import game_module

SEATS = "seats"
"""Stands beside the other options: a table has as many seats as `n_seats` says."""


@cache
def options_schema(game: str) -> dict[str, Any]:
    """The schema of a game's options.

    Each has a `description` with its `rule`, the `group` in which a form shows it, and what is known of its values
    (`enum`, `minimum`, `among` for lists). A switch that is null follows the edition, as `by_edition` says, or
    `by_edition_for_teams` where everybody leads two bandits. `seats` says how many can play, and if it depends on
    other options, how: each of `allowed` holds some of these and the numbers that go with them.
    """
    options: type = game_module(game).Options
    (_,), components = msgspec.json.schema_components([options])
    choices = choices_of(options)
    properties = {
        name: {**kind, **(_described(choices[name]) if name in choices else {})}
        for name, kind in components[options.__name__]["properties"].items()
    }
    schema = {"type": "object", "properties": properties, "additionalProperties": False}
    seats = properties.pop(SEATS, None)
    return schema if seats is None else {**schema, SEATS: seats}


def _described(choice: Choice) -> dict[str, Any]:
    described = {"description": choice.sentence, "group": choice.group, **choice.values}
    return described | ({"rule": choice.rule} if choice.rule else {})
