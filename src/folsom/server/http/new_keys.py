"""Answers that hand out a key: to whoever makes a table, takes a seat, or opens one on another device."""

from starlette.requests import Request
from starlette.responses import Response

from folsom.server.guard.credentials import key_in_cookie, key_in_header, set_cookie
from folsom.server.http.endpoint import answer_json
from folsom.server.live.live_table import LiveTable
from folsom.server.protocol import bodies
from folsom.server.tables.keys import hash_of, new_key


def key_for(request: Request, carrier: bodies.Carrier) -> tuple[str, bool]:
    """The key of the caller, or a new one; and whether it is new. A cookie's key is never told to a script."""
    known = key_in_header(request) or (key_in_cookie(request) if carrier == "cookie" else None)
    return (known, False) if known else (new_key(), True)


def table_answer(
    live: LiveTable,
    key: str,
    request: Request,
    carrier: bodies.Carrier,
    is_new: bool,
    seat: int | None,
) -> Response:
    you = live.table.you({hash_of(key)})
    told = key if carrier == "header" else None
    number = live.table.number_for(you.seats)
    body = bodies.TableAnswer(live.table.shown(), you, number, seat, told)
    response = answer_json(body, 201)
    if carrier == "cookie" and (is_new or key_in_cookie(request)):
        set_cookie(response, key, request.url.scheme == "https")
    return response
