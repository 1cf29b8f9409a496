"""Nonsense of every kind: only clean refusals."""

import asyncio
import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from tests.server.backends import GameServer
from tests.server.player import Guest

from folsom.server.http.openapi import document
from folsom.server.protocol.commands import ClientMessage

KINDS = [
    "answer",
    "take-back",
    "exchange",
    "say",
    "start",
    "change-settings",
    "seat-bot",
    "empty-seat",
]
KINDS += [
    "change-seat",
    "commit-nonce",
    "reveal-nonce",
    "hand-over",
    "give-back",
    "pause",
    "ask-hint",
    "resume",
    "rematch",
    "leave",
]

schemathesis.checks.load_all_checks()
LEFT_OUT: list[Any] = [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")]
"""A well-formed wish may still not be possible now."""

schema = schemathesis.openapi.from_dict(json.loads(document()))
FOUND: list[Any] = list(schema.get_all_operations())
OPERATIONS = [found.ok() for found in FOUND]
WITH_INPUT = [one for one in OPERATIONS if one.body or one.path_parameters]
OF_A_TABLE = [one for one in OPERATIONS if one.path_parameters]
TOO_LARGE = 413
MANY = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def label(operation: Any) -> str:
    return str(operation.label)


@pytest.mark.parametrize("operation", OPERATIONS, ids=label)
def test_every_endpoint_answers_what_is_well_formed(operation: Any, one_server: GameServer) -> None:
    @MANY
    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
    def check(case: Any) -> None:
        case.call_and_validate(base_url=one_server.url, excluded_checks=LEFT_OUT, timeout=60)

    check()


@pytest.mark.parametrize("operation", WITH_INPUT, ids=label)
def test_every_endpoint_refuses_what_is_not(operation: Any, one_server: GameServer) -> None:
    @MANY
    @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def check(case: Any) -> None:
        answer = case.call(base_url=one_server.url, timeout=60)
        # What is not well-formed may be too large besides: that is said first.
        if answer.status_code != TOO_LARGE:
            case.validate_response(answer, excluded_checks=LEFT_OUT)

    check()


@pytest.mark.parametrize("operation", OF_A_TABLE, ids=label)
def test_every_endpoint_of_a_table_in_play_answers_its_host_as_documented(
    operation: Any, one_server: GameServer
) -> None:
    key, table = asyncio.run(table_in_play(one_server.url))

    @MANY
    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
    def check(case: Any) -> None:
        case.path_parameters["table"] = table
        case.query.pop("after", None)  # it would wait
        headers = {"Authorization": f"Bearer {key}"}
        case.call_and_validate(
            base_url=one_server.url, headers=headers, excluded_checks=LEFT_OUT, timeout=60
        )

    check()


async def table_in_play(url: str) -> tuple[str, str]:
    """A table of two people who have begun; the host's key, and its id."""
    host = Guest(url)
    table = await host.create(2)
    await host.join(table)
    await Guest(url).join(table, "Bob")
    await host.start(table)
    return str(host.key), table


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
        "nonce": st.just("ab" * 32) | small,
        "nonce_commitment": st.just("ab" * 32) | small,
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


def test_bytes_that_are_no_json_are_refused_cleanly(one_server: GameServer) -> None:
    paths = [f"/api/tables{path}" for path in ("", f"/{'a' * 16}/join", f"/{'a' * 16}/commands")]
    with httpx.Client(base_url=one_server.url, timeout=60) as client:

        @MANY
        @given(path=st.sampled_from([*paths, "/api/replays"]), body=st.binary(max_size=300))
        def check(path: str, body: bytes) -> None:
            response = client.post(path, content=body)
            assert response.status_code in (404, 409, 422)
            assert response.json()["code"]

        check()


def test_the_fuzzer_knows_every_message() -> None:
    known = {str(kind.__struct_config__.tag) for kind in ClientMessage.__args__}
    assert known == {*KINDS, "hello", "ping"}
