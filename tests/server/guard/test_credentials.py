"""Keys stay where they were put, and no header makes the server stumble."""

import itertools
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.backends import GameServer
from tests.server.http.test_connection import end_of, serving, status_of
from tests.server.in_process import inside, talk_to
from tests.server.player import Guest, new_id
from tests.server.websocket.test_connection import line_to

pytestmark = pytest.mark.anyio

COMMITMENT = "ab" * 32
WISH = {"settings": {"game": "lots", "n_seats": 2}}


async def test_a_cookie_s_key_is_never_told_to_scripts(one_server: GameServer) -> None:
    async with httpx.AsyncClient(base_url=one_server.url, timeout=60) as browser:
        made = await browser.post("/api/tables", json=WISH)
        table, cookie = made.json()["table"]["id"], browser.cookies["folsom_key"]
        body = {"id": new_id(), "name": "Ann", "nonce_commitment": COMMITMENT}
        await browser.post(f"/api/tables/{table}/join", json=body)
        link = (await browser.post(f"/api/tables/{table}/links")).json()["token"]
        told: dict[str, dict[str, Any]] = {
            "/api/tables": WISH,
            f"/api/tables/{table}/join": {**body, "id": new_id()},
            f"/api/tables/{table}/devices": {"token": link},
        }
        keys = set()
        for path, wish in told.items():
            answer = await browser.post(path, json={**wish, "carrier": "header"})
            assert answer.status_code == 201
            assert "set-cookie" not in answer.headers
            assert cookie not in answer.text
            keys.add(answer.json()["key"])
        assert len(keys) == 3
        assert browser.cookies["folsom_key"] == cookie


async def test_a_key_that_is_told_opens_what_it_was_told_for(one_server: GameServer) -> None:
    guest = Guest(one_server.url)
    table = await guest.create(2)
    host_key = guest.key
    assert await guest.join(table) == 0
    assert guest.key == host_key  # a program goes on with the key it has
    async with httpx.AsyncClient(base_url=one_server.url, timeout=60) as browser:
        await browser.post("/api/tables", json=WISH)
        body = {"id": new_id(), "name": "Bob", "nonce_commitment": COMMITMENT, "carrier": "header"}
        joined = (await browser.post(f"/api/tables/{table}/join", json=body)).json()
    assert (joined["seat"], joined["you"]["seats"]) == (1, [1])
    seen = await Guest(one_server.url, joined["key"]).ask("GET", f"/api/tables/{table}/view?seat=1")
    assert seen["phase"] == "gathering"


ODD_HEADERS = [
    ("Host", "x" * 3_000),
    ("Host", "x" * 15_000),
    ("Host", "["),
    ("Host", "[::1"),
    ("Host", "\xe9\xff"),
    ("Host", "a b\"'<>"),
    ("Host", ""),
    ("Origin", "http://["),
    ("Origin", "http://[::1"),
    ("Origin", "\xff"),
    ("Cookie", "folsom_key=\xff; ;;=;" + "a=b;" * 1_000),
    ("Authorization", "Bearer \xff\xfe"),
    ("Authorization", "Bearer"),
    ("X-Forwarded-For", ",,,\xff"),
    ("X-Forwarded-Proto", "\xff"),
    ("Accept-Encoding", "\xff"),
    ("Content-Type", "\xff"),
    ("Content-Length", "0"),
    ("Range", "bytes=5-1,-,9999999999999999999999-"),
    ("If-Modified-Since", "\xff"),
    ("If-None-Match", "\xff"),
]


async def test_no_header_makes_the_server_stumble(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.url)
        table = await host.create(2)
        await host.join(table)
        asked = [
            ("GET", "/"),
            ("GET", "/t/abc"),
            ("GET", f"/api/tables/{table}"),
            ("GET", f"/api/tables/{table}/invitation.svg"),
            ("GET", "/metrics"),
            ("POST", f"/api/tables/{table}/links"),
            ("POST", "/api/tables"),
        ]
        for (method, path), (name, value) in itertools.product(asked, ODD_HEADERS):
            headers = {"Host": "x", "Authorization": f"Bearer {host.key}", name: value}
            lines = [f"{method} {path} HTTP/1.1", *(f"{n}: {v}" for n, v in headers.items())]
            async with line_to(server) as line:
                line.writer.write(
                    "\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1")
                )
                answer = await end_of(line)
            assert 200 <= status_of(answer) < 500, (method, path, name, value, answer)
    assert "rror" not in server.log.read_text()


async def test_a_name_of_the_server_too_long_for_a_code_makes_no_link(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        made = await client.post("/api/tables", json={**WISH, "carrier": "header"})
        table, key = made.json()["table"]["id"], made.json()["key"]
        headers = {"Authorization": f"Bearer {key}"}
        body = {"id": new_id(), "name": "Ann", "nonce_commitment": COMMITMENT, "carrier": "header"}
        await client.post(f"/api/tables/{table}/join", json=body, headers=headers)
        live = await context.tables.get(table)
        before = live.table.number
        for host, status in (("x" * 260, 400), ("x" * 259, 201), ("x" * 3_000, 400)):
            answer = await client.post(
                f"/api/tables/{table}/links", headers={**headers, "Host": host}
            )
            assert answer.status_code == status
        assert answer.json()["code"] == "host/too-long"
        assert live.table.number == before + 1
        code = await client.get(
            f"/api/tables/{table}/invitation.svg", headers={"Host": "x" * 3_000}
        )
        assert code.status_code == 400


@pytest.mark.parametrize("token", ["", "let-me-see"])
async def test_this_machine_reads_the_metrics_and_so_does_whoever_has_the_token(
    token: str, tmp_path: Path
) -> None:
    async with serving(tmp_path, FOLSOM_METRICS_TOKEN=token) as server:

        async def status(source: str, *headers: str) -> int:
            async with line_to(server, source) as line:
                lines = ["GET /metrics HTTP/1.1", "Host: x", "Connection: close", *headers, "", ""]
                line.writer.write("\r\n".join(lines).encode())
                return status_of(await end_of(line))

        given = "Authorization: Bearer let-me-see"
        behind = "X-Forwarded-For: 198.51.100.4"
        assert await status("127.0.0.1") == 200
        assert await status("127.0.0.1", behind) == 403
        assert await status("127.0.0.1", "Forwarded: for=198.51.100.4") == 403
        assert await status("127.0.0.1", behind, given) == (200 if token else 403)
        assert await status("127.0.0.1", behind, "Authorization: Bearer wrong") == 403
        assert await status("127.0.0.1", behind, "Authorization: Bearer ") == 403
        assert await status("127.0.0.1", "X-Forwarded-For: 127.0.0.1") == 403
