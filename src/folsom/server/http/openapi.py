"""The OpenAPI document, made from the endpoints and the types of their messages."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from folsom import __version__
from folsom.server.http import (
    devices,
    finished_games,
    hints,
    previews,
    reviews,
    studies,
    tables,
    what_if,
)
from folsom.server.protocol import bodies, commands, messages
from folsom.server.protocol.studies import (
    KeptStudy,
    StudyChange,
    StudyGuest,
    StudyGuests,
    StudyTree,
)
from folsom.server.storage import listing

TEXT = "text/plain"
SVG = "image/svg+xml"

Line = tuple[str, str, Callable[..., Any], Any, Any, int]

ENDPOINTS: list[Line] = [
    # method, path, function, body, answer, status
    ("GET", "/api/games", tables.list_games, None, list[bodies.GameOffer], 200),
    ("GET", "/api/tables", tables.list_tables, None, list[bodies.OpenTable], 200),
    ("POST", "/api/tables", tables.create, bodies.CreateTable, bodies.TableAnswer, 201),
    (
        "POST",
        "/api/tables/carried",
        tables.carry_over,
        bodies.CarriedTable,
        bodies.TableAnswer,
        201,
    ),
    ("GET", "/api/tables/{table}", tables.show, None, bodies.TableAnswer, 200),
    ("POST", "/api/tables/{table}/join", tables.join, bodies.Join, bodies.TableAnswer, 201),
    (
        "POST",
        "/api/tables/{table}/commands",
        tables.command,
        commands.AnyCommand,
        messages.Done,
        200,
    ),
    ("POST", "/api/tables/{table}/answers", tables.answer, commands.Answer, messages.Done, 200),
    ("GET", "/api/tables/{table}/view", tables.view, None, bodies.SeatView, 200),
    ("GET", "/api/tables/{table}/preview", previews.preview, None, bodies.SeatPreview, 200),
    ("GET", "/api/tables/{table}/hint", hints.hint, None, bodies.SeatHint, 200),
    ("GET", "/api/tables/{table}/transcript", finished_games.transcript, None, TEXT, 200),
    (
        "GET",
        "/api/tables/{table}/game",
        finished_games.finished_game,
        None,
        bodies.FinishedGame,
        200,
    ),
    (
        "GET",
        "/api/tables/{table}/replay",
        finished_games.table_replay,
        None,
        bodies.ReplayFile,
        200,
    ),
    ("POST", "/api/replays", finished_games.replay, bodies.ReplayWish, bodies.ReplayFile, 200),
    ("GET", "/api/tables/{table}/review", reviews.table_review, None, bodies.GameReview, 200),
    ("POST", "/api/replays/review", reviews.review, bodies.ReplayWish, bodies.GameReview, 200),
    (
        "POST",
        "/api/replays/what-if",
        what_if.what_if,
        bodies.WhatIfWish,
        bodies.ReplayFile,
        200,
    ),
    ("POST", "/api/tables/{table}/links", devices.link, None, bodies.DeviceLink, 201),
    (
        "POST",
        "/api/tables/{table}/devices",
        devices.device,
        bodies.OpenDevice,
        bodies.TableAnswer,
        201,
    ),
    ("POST", "/api/studies", studies.create_study, StudyTree, KeptStudy, 201),
    ("GET", "/api/studies/{study}", studies.read_study, None, KeptStudy, 200),
    ("POST", "/api/studies/{study}/changes", studies.change_study, StudyChange, KeptStudy, 200),
    ("POST", "/api/studies/{study}/guests", studies.greet_guests, StudyGuest, StudyGuests, 200),
    ("DELETE", "/api/studies/{study}", studies.remove_study, None, TEXT, 204),
    ("GET", "/api/tables/{table}/invitation.svg", devices.invitation, None, SVG, 200),
]

REFUSALS = {
    400: "this is not a request, or was cut off",
    401: "the key cannot be read",
    403: "the caller may not do that",
    404: "there is no such table",
    408: "the request did not come whole in time",
    409: "not now",
    413: "too long",
    414: "the target is too long",
    422: "cannot be read, or is not among what is allowed",
    429: "too many requests",
    431: "the headers are too long",
    500: "a fault of the server or of a game",
    503: "the server or its store is away",
}
TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[a-z2-7]{16}$"},
}
SEAT = {
    "name": "seat",
    "in": "query",
    "required": False,
    "description": "a seat the caller's key opens; without it, what spectators see",
    "schema": {"type": "integer", "minimum": 0, "maximum": 6},
}
CARDS = {
    "name": "cards",
    "in": "query",
    "required": False,
    "description": "cards of the seat's hand, with commas between, laid as if they had been played",
    "schema": {"type": "string", "maxLength": 200},
}
TABLES = [
    {
        "name": "phase",
        "in": "query",
        "required": False,
        "description": "only tables to sit down at, or only games to watch",
        "schema": {"type": "string", "enum": list(listing.ORDER)},
    },
    {
        "name": "limit",
        "in": "query",
        "required": False,
        "description": "how many tables a page has at most",
        "schema": {"type": "integer", "minimum": 1, "maximum": listing.MAX_LINES},
    },
    {
        "name": "after",
        "in": "query",
        "required": False,
        "description": "where the page before ended: as its Link header (rel=next) has it",
        "schema": {"type": "string", "maxLength": 64},
    },
]
HEADERS: dict[str, dict[str, Any]] = {
    "list_tables": {
        "Link": {
            "description": "the next page, with rel=next; left out on the last",
            "schema": {"type": "string"},
        }
    }
}
QUERIES: dict[str, list[dict[str, Any]]] = {
    "list_tables": TABLES,
    "hint": [
        {**SEAT, "required": True, "description": "a seat the caller's key opens"},
        CARDS,
    ],
    "preview": [
        SEAT,
        CARDS,
    ],
    "read_study": [
        {
            "name": "after",
            "in": "query",
            "required": False,
            "description": "wait up to 25 seconds for a number above this",
            "schema": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
        }
    ],
    "view": [
        SEAT,
        {
            "name": "after",
            "in": "query",
            "required": False,
            "description": "wait up to 25 seconds for a number above this",
            "schema": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
        },
    ],
}


@cache
def document() -> bytes:
    """The whole document as JSON."""
    kinds = [kind for *_, body, answer, _ in ENDPOINTS for kind in (body, answer)]
    typed = [kind for kind in kinds if kind is not None and not isinstance(kind, str)]
    template = "#/components/schemas/{name}"
    schemas, components = msgspec.json.schema_components(
        [*typed, bodies.Problem], ref_template=template
    )
    schema_of = {repr(kind): schema for kind, schema in zip(typed, schemas, strict=False)}
    paths: dict[str, Any] = {}
    for method, path, function, body, answer, status in ENDPOINTS:
        about = _operation(path, function, status)
        if isinstance(answer, str):
            about["responses"][str(status)]["content"] = {answer: {"schema": {"type": "string"}}}
        else:
            about["responses"][str(status)]["content"] = _json(schema_of[repr(answer)])
        if body is not None:
            about["requestBody"] = {"required": True, "content": _json(schema_of[repr(body)])}
        paths.setdefault(path, {})[method.lower()] = about
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "Folsom",
            "version": __version__,
            "description": "Tables of Colt Express and Colt Super Express.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "folsom_key"},
            },
        },
        "security": [{}, {"key": []}, {"cookie": []}],
    }
    # The end of a text is `\Z` in Python's patterns, and `$` in those of JSON Schema.
    return msgspec.json.encode(whole).replace(rb'\\Z"', b'$"')


def _operation(path: str, function: Callable[..., Any], status: int) -> dict[str, Any]:
    name = function.__name__
    refusals = {
        str(code): {
            "description": why,
            "content": _json({"$ref": "#/components/schemas/Problem"}),
        }
        for code, why in REFUSALS.items()
    }
    return {
        "operationId": name,
        "summary": (function.__doc__ or "").strip(),
        "parameters": [
            *([TABLE] if "{table}" in path else []),
            *([{**TABLE, "name": "study"}] if "{study}" in path else []),
            *QUERIES.get(name, []),
        ],
        "responses": {str(status): _done(name), **refusals},
    }


def _done(name: str) -> dict[str, Any]:
    headers = {"headers": HEADERS[name]} if name in HEADERS else {}
    return {"description": "done", **headers}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
