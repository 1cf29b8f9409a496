"""Studies kept by a server, on both stores: read by one key, changed by another, by several people at once."""

import asyncio
import json
from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.server.in_process import inside, talk_to

from folsom.core.errors import CannotRead
from folsom.server.config import read_config
from folsom.server.context import Context
from folsom.server.protocol.studies import MAX_NODES
from folsom.server.storage.studies import Guest
from folsom.server.wall_clock import now_ms

pytestmark = pytest.mark.anyio

DAY = 86_400_000


def study(n: int = 3) -> dict[str, Any]:
    """A study whose main line has so many answers."""
    nodes = [
        {
            "id": i,
            "parent": i - 1 if i else None,
            "step": {"seat": i % 3, "option": i % 5} if i else None,
            "children": [i + 1] if i < n else [],
        }
        for i in range(n + 1)
    ]
    return {
        "version": 1,
        "game": "express",
        "rules": 2,
        "start": {"options": {"seats": 3}, "seed": "0" * 64},
        "title": "A good robbery",
        "players": ["Ann", "Bo", "Cy"],
        "nodes": nodes,
    }


@pytest.fixture(params=["sqlite", "postgres"])
async def context(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Context]:
    settings = {}
    if request.param == "postgres":
        settings["database_url"] = request.getfixturevalue("database").new_database()
    async with inside(tmp_path, **settings) as opened:
        yield opened


def as_key(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


async def kept(client: httpx.AsyncClient, wish: dict[str, Any]) -> dict[str, Any]:
    answer = await client.post("/api/studies", json=wish)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_a_study_is_kept_read_changed_and_removed(context: Context) -> None:
    async with talk_to(context) as client:
        made = await kept(client, study())
        assert (made["number"], made["study"]) == (1, study())
        assert 364 * DAY < made["expires"] - now_ms() <= 365 * DAY
        path = f"/api/studies/{made['id']}"
        read = (await client.get(path)).json()
        assert read["study"] == study()
        assert "key" not in read, "whoever reads may not change"

        grown = {"id": 4, "parent": 1, "step": {"seat": 2, "option": 7}, "children": []}
        above = {**study()["nodes"][1], "children": [2, 4], "comment": "Here it was lost."}
        change = {"number": 1, "put": [above, grown], "title": "A bad robbery"}
        after = await client.post(f"{path}/changes", json=change, headers=as_key(made["key"]))
        assert after.status_code == 200, after.text
        assert after.json()["number"] == 2
        assert after.json()["study"]["nodes"][1] == above
        assert after.json()["study"]["title"] == "A bad robbery"
        assert (await client.get(path)).json()["study"] == after.json()["study"]

        assert (await client.delete(path)).status_code == 403
        assert (await client.delete(path, headers=as_key(made["key"]))).status_code == 204
        assert (await client.get(path)).json()["code"] == "study/unknown"


async def test_a_wrong_key_changes_nothing(context: Context) -> None:
    async with talk_to(context) as client:
        made = await kept(client, study())
        other = await kept(client, study())
        path = f"/api/studies/{made['id']}"
        change = {"number": 1, "title": "Mine now"}
        for headers in ({}, as_key(other["key"]), as_key("A" * 22)):
            refused = await client.post(f"{path}/changes", json=change, headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (403, "study/not-yours")
        read = (await client.get(path)).json()
        assert (read["number"], read["study"]) == (1, study())


async def test_of_two_who_change_at_once_one_is_told_to_read_anew(context: Context) -> None:
    async with talk_to(context) as client:
        made = await kept(client, study())
        path = f"/api/studies/{made['id']}/changes"

        async def name(title: str) -> httpx.Response:
            change = {"number": 1, "title": title}
            return await client.post(path, json=change, headers=as_key(made["key"]))

        answers = await asyncio.gather(name("One"), name("Other"))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (late,) = [answer for answer in answers if answer.status_code == 409]
        assert late.json()["code"] == "study/changed"


async def test_whoever_reads_on_is_told_of_a_change_at_once(context: Context) -> None:
    async with talk_to(context) as client:
        made = await kept(client, study())
        path = f"/api/studies/{made['id']}"
        reading = asyncio.create_task(client.get(f"{path}?after=1"))
        await asyncio.sleep(0.2)
        assert not reading.done()
        change = {"number": 1, "title": "Seen"}
        await client.post(f"{path}/changes", json=change, headers=as_key(made["key"]))
        told = (await asyncio.wait_for(reading, 3)).json()
        assert (told["number"], told["study"]["title"]) == (2, "Seen")
        again = await asyncio.wait_for(client.get(f"{path}?after=1"), 3)
        assert again.json()["number"] == 2, "what is there already is not waited for"


async def test_what_another_server_writes_is_found_too(context: Context) -> None:
    async with talk_to(context) as client:
        made = await kept(client, study())
        path = f"/api/studies/{made['id']}"
        reading = asyncio.create_task(client.get(f"{path}?after=1"))
        await asyncio.sleep(0.1)
        body = json.dumps({**study(), "title": "Elsewhere"}).encode()
        assert await context.studies.change(made["id"], 1, now_ms(), body)
        told = (await asyncio.wait_for(reading, 5)).json()
        assert told["study"]["title"] == "Elsewhere"


async def test_whoever_is_at_a_study_sees_who_else_is_and_where(context: Context) -> None:
    async with talk_to(context) as client:
        path = f"/api/studies/{(await kept(client, study()))['id']}/guests"

        async def be(guest: str, name: str, node: int, known: str | None = None) -> dict[str, Any]:
            wish = {"guest": guest * 24, "name": name, "node": node, "known": known}
            answer = await client.post(path, json=wish)
            assert answer.status_code == 200, answer.text
            return cast("dict[str, Any]", answer.json())

        alone = await be("a", "Ada", 0)
        assert alone["guests"] == []
        waiting = asyncio.create_task(be("a", "Ada", 0, alone["state"]))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        seen = await be("b", "Bob", 2)
        assert seen["guests"] == [{"name": "Ada", "node": 0}]
        heard = await asyncio.wait_for(waiting, 3)
        assert heard["guests"] == [{"name": "Bob", "node": 2}]
        # A step is told like a coming, and one who has left is forgotten.
        waiting = asyncio.create_task(be("a", "Ada", 0, heard["state"]))
        await asyncio.sleep(0.1)
        await be("b", "Bob", 3)
        assert (await asyncio.wait_for(waiting, 3))["guests"] == [{"name": "Bob", "node": 3}]
        await context.studies.forget_guests(now_ms() + 1)
        assert (await be("a", "Ada", 0))["guests"] == []
        nowhere = await client.post("/api/studies/" + "a" * 16 + "/guests", json={})
        assert nowhere.status_code == 422
        wish = {"guest": "a" * 24, "name": "Ada", "node": 0}
        nowhere = await client.post("/api/studies/" + "a" * 16 + "/guests", json=wish)
        assert (nowhere.status_code, nowhere.json()["code"]) == (404, "study/unknown")


async def test_a_guest_who_has_gone_elsewhere_meanwhile_is_not_seen_off(context: Context) -> None:
    async with talk_to(context) as client:
        name = (await kept(client, study()))["id"]
    here = Guest("a" * 24, "Ada", 1)
    await context.studies.welcome(name, here, 1_000)
    await context.studies.welcome(name, here._replace(node=2), 2_000)
    await context.studies.welcome(name, here, 1_500)
    await context.studies.see_off(name, here.guest, 1_000)
    assert await context.studies.guests(name, 0) == [here._replace(node=2)]
    await context.studies.see_off(name, here.guest, 2_000)
    assert await context.studies.guests(name, 0) == []


async def test_studies_that_nobody_reads_are_kept_no_longer(context: Context) -> None:
    async with talk_to(context) as client:
        made, read = await kept(client, study()), await kept(client, study())
        later = now_ms() + 200 * DAY
        await context.studies.touch(read["id"], later)
        await context.housekeeping.go_round(now_ms() + 366 * DAY)
        assert (await client.get(f"/api/studies/{made['id']}")).status_code == 404
        assert (await client.get(f"/api/studies/{read['id']}")).status_code == 200


def broken(how: str) -> dict[str, Any]:
    """A study that is none."""
    wrong = deepcopy(study())
    nodes = wrong["nodes"]
    match how:
        case "version":
            wrong["version"] = 2
        case "unknown field":
            wrong["colour"] = "red"
        case "child twice":
            nodes[1]["children"] = [2, 2]
        case "child missing":
            nodes[3]["children"] = [9]
        case "orphan":
            nodes[2]["children"] = []
        case "circle":
            nodes[0]["parent"], nodes[0]["step"] = 3, {"seat": 0, "option": 1}
        case "step":
            nodes[1]["step"] = {"seat": 0, "eyes": 1}
        case "order":
            nodes.reverse()
        case "long comment":
            nodes[1]["comment"] = "x" * 2_001
        case "no nodes":
            wrong["nodes"] = []
    return wrong


BROKEN = [
    "version",
    "unknown field",
    "child twice",
    "child missing",
    "orphan",
    "circle",
    "step",
    "order",
]
BROKEN += ["long comment", "no nodes"]


@pytest.mark.parametrize("how", BROKEN)
async def test_what_is_no_study_is_refused(tmp_path: Path, how: str) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        answer = await client.post("/api/studies", json=broken(how))
        assert (answer.status_code, answer.json()["code"]) == (422, "study/unreadable")


async def test_what_is_too_large_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        large = study(400)
        for node in large["nodes"]:
            node["comment"] = "x" * 1_500
        answer = await client.post("/api/studies", json=large)
        assert (answer.status_code, answer.json()["code"]) == (413, "study/too-large")
        made = await kept(client, study())
        path = f"/api/studies/{made['id']}"
        put = [
            {"id": 10 + i, "parent": 3, "step": {"seat": 0, "option": 0}, "children": []}
            for i in range(MAX_NODES)
        ]
        change = {"number": 1, "put": put}
        answer = await client.post(f"{path}/changes", json=change, headers=as_key(made["key"]))
        assert answer.json()["code"] == "study/too-large"
        torn = {"number": 1, "gone": [1]}
        answer = await client.post(f"{path}/changes", json=torn, headers=as_key(made["key"]))
        assert answer.json()["code"] == "study/unreadable"
        assert (await client.get(path)).json()["study"] == study()


async def test_new_studies_are_limited(tmp_path: Path) -> None:
    async with inside(tmp_path, studies_per_minute=2) as context, talk_to(context) as client:
        await kept(client, study())
        await kept(client, study())
        assert (await client.post("/api/studies", json=study())).status_code == 429


async def test_only_pages_for_frames_may_be_shown_in_them_and_only_where_that_is_set(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        headers = (await client.get("/embed/study/x")).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
    async with (
        inside(tmp_path, embed=("https://example.org",)) as context,
        talk_to(context) as client,
    ):
        in_frame = (await client.get("/embed/study/x")).headers
        assert "frame-ancestors https://example.org" in in_frame["content-security-policy"]
        assert "x-frame-options" not in in_frame
        headers = (await client.get("/t/x")).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"

        def rest(policy: str) -> list[str]:
            return [part for part in policy.split("; ") if not part.startswith("frame-ancestors")]

        # In all else they may do the same: the script in the page may run.
        assert rest(in_frame["content-security-policy"]) == rest(headers["content-security-policy"])


@pytest.mark.parametrize("address", ["https://a b", "'self'; script-src *", "example.org"])
def test_what_may_embed_is_an_address(address: str) -> None:
    with pytest.raises(CannotRead, match="embed names pages"):
        read_config({"embed": (address,)}, environment={})
