"""Nonsense of every kind: only clean refusals."""

import asyncio
import json
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.backends import GameServer
from tests.server.player import Guest

from folsom.server.messages import ClientMessage
from folsom.server.openapi import document

KINDS = ["answer", "take-back", "say", "start", "change-settings", "seat-bot", "empty-seat"]
KINDS += ["change-seat", "nonce", "hand-over", "give-back", "pause", "resume", "rematch", "leave"]

LEFT_OUT: list[Any] = [
    schemathesis.checks.CHECKS.get_one(name)
    for name in ("unsupported_method", "positive_data_acceptance")
]
"""Other methods get the client's page; a well-formed wish may still not be possible now."""

schema = schemathesis.openapi.from_dict(json.loads(document()))


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_endpoint_answers_anything_as_documented(case: Any, one_server: GameServer) -> None:
    case.call_and_validate(base_url=one_server.url, excluded_checks=LEFT_OUT, timeout=60)


small = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
fields = st.fixed_dictionaries(
    {},
    optional={
        "id": st.just("x") | small,
        "seat": st.integers(-1, 8) | small,
        "number": st.integers(-1, 40) | small,
        "option": st.integers(-2, 70) | small,
        "text": st.text(max_size=400) | small,
        "name": st.text(max_size=30) | small,
        "level": st.sampled_from(["outlaw", "god"]) | small,
        "nonce": st.just("ab" * 16) | small,
        "settings": small,
        "avatar": small,
        "bandit": small,
        "version": small,
        "last": small,
        "key": small,
    },
)
messages = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from([*KINDS, "hello", "ping", "x"]),
    fields,
)
anything = (
    messages.map(lambda message: json.dumps(message))
    | small.map(lambda value: json.dumps(value))
    | st.text(max_size=200)
    | st.sampled_from(
        ["[" * 5000, '{"type":"answer"', '{"a":' * 1500, "\x00", '"' + "x" * 8000 + '"']
    )
)


@given(texts=st.lists(anything, min_size=1, max_size=12))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_message_on_a_socket_is_answered_or_the_socket_is_closed_with_a_reason(
    one_server: GameServer, texts: list[str]
) -> None:
    asyncio.run(send_all(one_server.url, texts))


async def send_all(url: str, texts: list[str]) -> None:
    """Send everything; the server answers each, and still serves afterwards."""
    guest = Guest(url)
    table = await guest.create(2, bots=(1,))
    await guest.join(table)
    watch = await guest.watch(table)
    for text in texts:
        await watch.send(text)
    ping = {"type": "ping"}
    await watch.send(ping)
    answered: list[dict[str, Any]] = []
    while not any(message["type"] in ("pong", "closing") for message in answered):
        answered.append(await watch.receive())
    replies = [m for m in answered if m["type"] in ("done", "refused", "pong", "closing")]
    n_pings = sum(is_ping(text) for text in texts)
    if not n_pings and replies[-1]["type"] == "pong":
        assert len(replies) == len(texts) + 1
    assert all(message["code"] for message in replies if message["type"] == "refused")
    assert not [m for m in replies if m.get("code") in ("server/failed", "game/failed")]
    await watch.close()


def is_ping(text: str) -> bool:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(message, dict) and message.get("type") == "ping"


@given(body=st.binary(max_size=300))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_bytes_that_are_no_json_are_refused_cleanly(one_server: GameServer, body: bytes) -> None:
    for path in ("/api/tables", f"/api/tables/{'a' * 16}/join", f"/api/tables/{'a' * 16}/commands"):
        response = httpx.post(one_server.url + path, content=body, timeout=30)
        assert response.status_code in (404, 409, 422)
        assert response.json()["code"]


def test_the_fuzzer_knows_every_message() -> None:
    known = {str(kind.__struct_config__.tag) for kind in ClientMessage.__args__}
    assert known == {*KINDS, "hello", "ping"}
