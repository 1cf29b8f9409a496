"""What a game offers to choose from, by its declarations: as a form shows it, and as JSON schema."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from folsom.core.choices import Choice, Switch, choices_of
from folsom.core.errors import BadOptions
from folsom.games import game_module
from folsom.server.protocol.bodies import OptionOffer
from folsom.server.protocol.table_state import ClockSettings

TABLE_SIZES = range(2, 8)
NO_EDITION = ""
FINE_PRINT = "fine-print"
CLOCKS = {
    "none": ClockSettings(),
    "blitz": ClockSettings(per_decision=20),
    "calm": ClockSettings(per_decision=60),
    "game": ClockSettings(per_game=600, increment=10),
}
"""The clocks that are offered by name; any other may be set too."""
SEATS = "seats"
"""Stands beside the other options: a table has as many seats as `n_seats` says."""


@cache
def seats_offered(game: str) -> tuple[int, ...]:
    """With how many players the game can be played."""
    return tuple(n for n in TABLE_SIZES if _takes(game, seats=n))


@cache
def form_of(game: str) -> tuple[OptionOffer, ...]:
    """The game's options that a form can show: what is on or off, and what has choices; fine print comes last."""
    return tuple(_form(game))


def _form(game: str) -> Iterator[OptionOffer]:
    choices = choices_of(game_module(game).Options)
    editions = choices["edition"].values["enum"] if "edition" in choices else [NO_EDITION]
    for each in sorted(choices.values(), key=_place):
        is_fine = each.group == FINE_PRINT
        if "enum" in each.values:
            yield OptionOffer(each.name, "choice", each.default, is_fine, each.values["enum"])
        elif isinstance(each, Switch):
            follows = is_fine and each.default is None
            yield OptionOffer(
                each.name,
                "rule" if follows else "switch",
                None if follows else bool(each.default),
                is_fine,
                seats_on=_limits(game, each.name, True, editions),
                seats_off=_limits(game, each.name, False, editions),
            )


def _place(choice: Choice) -> int:
    """As declared; then the fine print, and last of it what follows the edition."""
    return 0 if choice.group != FINE_PRINT else 1 + (choice.default is None)


def _limits(game: str, name: str, value: bool, editions: list[str]) -> dict[str, list[int]]:
    """With how many players the option can have this value, by edition; nothing where that does not matter."""
    limits = {}
    for edition in editions:
        given = {"edition": edition} if edition else {}
        all_sizes = [n for n in TABLE_SIZES if _takes(game, seats=n, **given)]
        sizes = [n for n in all_sizes if _takes(game, seats=n, **given, **{name: value})]
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
