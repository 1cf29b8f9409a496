"""A server of the next version takes over the tables of the last: every phase, both stores."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.server import lots
from tests.server.earlier import Json, old_store, recorded, story
from tests.server.in_process import (
    caller,
    in_ticks,
    inside,
    sit,
    start_table,
    talk_to,
)
from tests.server.player import new_id, new_nonce

from folsom import express
from folsom.core.errors import FolsomError
from folsom.core.fairness import commitment_of
from folsom.core.transcript import read_transcript
from folsom.games import game_module
from folsom.server.context import Context
from folsom.server.live.past import past_for
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import CreateTable, Join
from folsom.server.protocol.table_state import Settings
from folsom.server.storage.schema import game_tables
from folsom.server.tables.keys import new_key

pytestmark = pytest.mark.anyio

PHASES = {story["name"]: story["table"]["phase"] for story in recorded()["stories"]}
FINISHED = [name for name, phase in PHASES.items() if phase == "over"]
IN_PLAY = [name for name, phase in PHASES.items() if phase == "playing"]


@pytest.fixture(params=["sqlite", "postgres"])
async def updated(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Context]:
    """A server of today on the store of a server of rules version 1."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        url = request.getfixturevalue("database").new_database()
    await old_store(url)
    # The recorded tables are as old as the record: nothing is removed here.
    settings: Json = {"database_url": url, "abandoned_days": 0, "pack_after_minutes": 0}
    async with inside(tmp_path, **settings) as context:
        yield context


def as_holder(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def shown(client: httpx.AsyncClient, table: str) -> Json:
    found: Json = (await client.get(f"/api/tables/{table}")).json()["table"]
    return found


async def view(client: httpx.AsyncClient, told: Json, seat: int) -> Json:
    path, headers = f"/api/tables/{told['id']}/view?seat={seat}", as_holder(told["keys"][seat])
    seen: Json = (await client.get(path, headers=headers)).json()
    return seen


async def order(client: httpx.AsyncClient, told: Json, by: int, kind: str, **more: Any) -> Json:
    """A command by whoever sits there."""
    body = {"type": kind, "id": new_id(), **more}
    path, headers = f"/api/tables/{told['id']}/commands", as_holder(told["keys"][by])
    answered: Json = (await client.post(path, json=body, headers=headers)).json()
    return answered


async def start(client: httpx.AsyncClient, told: Json) -> None:
    """Everybody commits to a nonce, the host calls the start, and all tell their nonces."""
    nonces = [new_nonce() for _ in told["keys"]]
    for seat, nonce in enumerate(nonces):
        shown_to_all = commitment_of(told["id"], bytes.fromhex(nonce))
        done = await order(
            client, told, seat, "commit-nonce", seat=seat, nonce_commitment=shown_to_all
        )
        assert done["type"] == "done", done
    assert (await order(client, told, 0, "start"))["type"] == "done"
    for seat, nonce in enumerate(nonces):
        done = await order(client, told, seat, "reveal-nonce", seat=seat, nonce=nonce)
        assert done["type"] == "done", done


async def check_as_told_then(client: httpx.AsyncClient, told: Json) -> None:
    """Everybody sees what he saw under the last version."""
    now = await shown(client, told["id"])
    for name in ("phase", "settings", "host", "asked", "commitment", "secret", "rematch"):
        assert now[name] == told["table"][name]
    for after, before in zip(now["seats"], told["table"]["seats"], strict=True):
        # Whoever sat down then has committed to no nonce; that matters at a start alone.
        assert after == {**after, **before, "is_ready": after["is_ready"]}
    assert now["rules_version"] == 1
    for seat, before in enumerate(told["views"]):
        seen = await view(client, told, seat)
        assert (seen["answer"], seen["outcome"]) == (before["answer"], before["outcome"])
        for name in ("view", "can_take_back"):
            assert seen["sight"][name] == before["sight"][name]
        assert offered(seen) == offered(before)


def offered(seen: Json) -> tuple[str, list[int]] | None:
    """What a seat is asked, and the numbers it may answer with."""
    decision = seen["sight"]["decision"]
    return decision and (decision["kind"], [option["number"] for option in decision["options"]])


async def play_on(client: httpx.AsyncClient, told: Json, n: int) -> None:
    """People go on, at random."""
    luck = random.Random(told["name"])
    for _ in range(n):
        views = [await view(client, told, seat) for seat in range(len(told["keys"]))]
        if views[0]["outcome"]:
            return
        seen = luck.choice([seen for seen in views if seen["sight"]["decision"]])
        decision = seen["sight"]["decision"]
        option = luck.choice(decision["options"])["number"]
        answer = {"seat": decision["seat"], "number": seen["answer"], "option": option}
        done = await order(client, told, decision["seat"], "answer", **answer)
        assert done["type"] == "done", done


async def test_games_in_mid_play_go_on_by_the_rules_they_were_begun_under(updated: Context) -> None:
    assert express.RULES_VERSION == 2
    async with talk_to(updated) as client:
        for name in IN_PLAY:
            told = story(name)
            await check_as_told_then(client, told)
            await play_on(client, told, 200 if name == "in mid-play, expert" else 6)
        told = story("in mid-play, expert")
        assert (await shown(client, told["id"]))["phase"] == "over"
        text = (await client.get(f"/api/tables/{told['id']}/transcript")).text
        transcript = read_transcript(text)
        assert transcript.rules_version == 1
        options, seed, answers = transcript.options, transcript.seed, transcript.answers
        assert express.rebuild(options, seed, answers, 1).is_over
        assert (await client.get(f"/api/tables/{told['id']}/replay")).status_code == 200


async def test_a_secret_choice_of_before_can_be_taken_back_and_a_pause_ended(
    updated: Context,
) -> None:
    async with talk_to(updated) as client:
        for name in ("choosing in secret, expert", "choosing in secret"):
            told = story(name)
            views = [await view(client, told, seat) for seat in range(len(told["keys"]))]
            seat = next(i for i, seen in enumerate(views) if seen["sight"]["can_take_back"])
            done = await order(
                client, told, seat, "take-back", seat=seat, number=views[seat]["answer"]
            )
            assert done["type"] == "done"
            assert (await view(client, told, seat))["sight"]["decision"]
        told = story("paused, expert")
        await check_as_told_then(client, told)
        await order(client, told, 0, "resume", seat=0)
        await play_on(client, told, 3)


@pytest.mark.parametrize("name", ["gathering", "gathering, expert"])
async def test_a_table_that_gathers_begins_under_the_newest_rules(
    updated: Context, name: str
) -> None:
    told = story(name)
    async with talk_to(updated) as client:
        before = await shown(client, told["id"])
        assert (before["phase"], before["rules_version"]) == ("gathering", 1)
        settings = {**told["table"]["settings"], "bandits": "random"}
        changed = await order(client, told, 0, "change-settings", settings=settings)
        assert changed["type"] == "done"
        await start(client, told)
        after = await shown(client, told["id"])
        assert (after["phase"], after["rules_version"]) == ("playing", 2)
        await play_on(client, told, 3)
    rows = await updated.reader.log(told["id"])
    kinds = [json.loads(row.payload)["kind"] for row in rows]
    assert (
        "started-anew" in kinds
    )  # which a server of version 1 does not take for a start under its own rules
    live = await updated.tables.get(told["id"])
    fresh = express.new(3, live.table.proof().seed, **live.table.settings.options)
    assert live.table.game is not None
    answers = [(answer.seat, answer.option) for answer in live.table.game.answers]
    again = express.rebuild(fresh.options, live.table.proof().seed, answers)
    assert again.records.tobytes() == live.table.game.records.tobytes()


async def check_finished(client: httpx.AsyncClient, told: Json) -> Json:
    """Result, transcript, replay and review are what they were. Returns all that happened."""
    await check_as_told_then(client, told)
    path = f"/api/tables/{told['id']}"
    assert (await client.get(f"{path}/transcript")).text == told["transcript"]
    whole: Json = (await client.get(f"{path}/game")).json()
    assert whole["transcript"] == told["transcript"]
    assert whole["outcome"] == told["views"][0]["outcome"]
    replay = (await client.get(f"{path}/replay")).json()
    assert replay["rules_version"] == 1
    assert replay["outcome"] == whole["outcome"]
    last = {sight["seat"]: sight["view"] for sight in replay["steps"][-1]["sights"]}
    for seat, seen in enumerate(told["views"]):
        assert last[seat] == seen["sight"]["view"]
    assert len(whole["moments"]) == len(replay["steps"])
    return whole


async def test_finished_games_stay_what_they_were_also_when_they_are_packed(
    updated: Context,
) -> None:
    async with talk_to(updated) as client:
        before = [await check_finished(client, story(name)) for name in FINISHED]
        updated.tables.by_id.clear()
        await updated.housekeeping.go_round(2**42)
        for name, whole in zip(FINISHED, before, strict=True):
            row = await updated.reader.table(story(name)["id"])
            assert row is not None
            assert row.is_packed
            again = await check_finished(client, story(name))
            assert in_ticks(again) == in_ticks(whole)


async def test_the_rematch_that_was_offered_is_played(updated: Context) -> None:
    offered = story("finished, a rematch offered")
    async with talk_to(updated) as client:
        rematch = (await shown(client, offered["id"]))["rematch"]
        told = {**offered, "id": rematch, "name": "rematch"}
        await start(client, told)
        assert (await shown(client, rematch))["rules_version"] == 2
        await play_on(client, told, 3)


async def test_the_store_of_before_is_brought_up_to_date_with_all_its_tables(
    updated: Context,
) -> None:
    rows = await updated.reader.rows(sa.select(game_tables))
    assert len(rows) == len(recorded()["game_tables"])
    for row in rows:
        assert row.touched == row.seen == row.created
        assert (row.owner is None) == (row.phase in ("over", "gathering"))


# ------------------------------------------------------------------ rules that nobody has any more


async def played_tables(context: Context) -> tuple[dict[str, str], str]:
    """Tables of the small game: one gathers, one is played, one is over; and the key to all."""
    key = new_key()
    gathering = await context.commands.create_table(CreateTable(Settings("lots", 2)), key)
    for _ in range(2):
        await sit(context, gathering, key)
    playing, playing_key = await start_table(context, 2, ())
    over, over_key = await start_table(context, 2, ())
    for _ in range(3):
        game = (await context.tables.get(over)).table.game
        assert game is not None
        decision = game.decisions[0]
        answer = commands.Answer(new_id(), decision.seat, game.number, decision.numbers[0])
        await context.commands.carry_out(over, answer, caller(context, over_key))
    assert (await context.tables.get(over)).table.phase == "over"
    tables = {"gathering": gathering, "playing": playing, "over": over}
    return tables, " ".join((key, playing_key, over_key))


async def test_under_rules_that_are_not_known_a_game_says_why_it_stops_and_results_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path, pack_after_minutes=0) as context, talk_to(context) as client:
        tables, keys = await played_tables(context)
        path = f"/api/tables/{tables['over']}"
        told = (await client.get(f"{path}/game")).json()
    monkeypatch.setattr(lots, "RULES_VERSION", 2)
    monkeypatch.setattr(lots, "KNOWN_VERSIONS", (2,))
    monkeypatch.setattr(lots.Lots, "rules_version", 2)
    key, playing_key, over_key = keys.split()
    settings: Json = {"pack_after_minutes": 0, "abandoned_days": 0}
    async with inside(tmp_path, **settings) as context, talk_to(context) as client:
        stopped = await shown(client, tables["playing"])
        assert (stopped["phase"], stopped["rules_version"]) == ("stopped", 1)
        playing = {"id": tables["playing"], "keys": [playing_key, playing_key]}
        for kind, more in (("answer", {"number": 0, "option": 1}), ("say", {"text": "hello"})):
            refused = await order(client, playing, 0, kind, seat=0, **more)
            assert refused["code"] == "table/stopped"
            assert "under other rules (version 1) and cannot go on here" in refused["sentence"]
        wish = Join(new_id(), "Bob", "ab" * 32)
        with pytest.raises(FolsomError, match="its record is kept"):
            await context.commands.take_seat(tables["playing"], wish, key, caller(context, key))
        seen = (await client.get(f"/api/tables/{tables['playing']}/view")).json()
        assert (seen["phase"], seen["sight"]) == ("stopped", None)
        assert (await client.get(f"/api/tables/{tables['playing']}/preview")).status_code == 409
        for _ in range(2):  # from the log, and packed
            over = await shown(client, tables["over"])
            assert over == told["table"]
            whole = (await client.get(f"{path}/game")).json()
            assert (whole["outcome"], whole["moments"]) == (told["outcome"], [])
            text = (await client.get(f"{path}/transcript")).text
            mine, theirs = read_transcript(text), read_transcript(told["transcript"])
            assert (mine.seed, mine.rules_version) == (theirs.seed, 1)
            again = lots.new(seed=mine.seed, **mine.options)
            for seat, option in mine.answers:
                again.answer(option, seat)
            assert json.loads(json.dumps(again.state.points)) == [
                result["points"] for result in told["outcome"]["results"]
            ]
            for what in ("replay", "review"):
                refused = (await client.get(f"{path}/{what}")).json()
                assert refused["code"] == "rules/unknown"
            welcome = await past_for(
                context.logs, (await context.tables.get(tables["over"])).table, (0,), 0
            )
            assert welcome.missed is None
            context.tables.by_id.clear()
            await context.housekeeping.go_round(2**41)
        assert (await context.reader.table(tables["over"])).is_packed  # type: ignore[union-attr]
        over_table = {"id": tables["over"], "keys": [over_key, over_key]}
        assert (await order(client, over_table, 0, "rematch"))["type"] == "done"
        assert (await shown(client, tables["over"]))["rematch"]
        gathering = {"id": tables["gathering"], "keys": [key, key]}
        await start(client, gathering)
        assert (await shown(client, tables["gathering"]))["rules_version"] == 2


async def test_a_table_whose_options_are_gone_says_that_it_cannot_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        tables, keys = await played_tables(context)
        monkeypatch.setattr(game_module("lots"), "new", lots_of_four)
        gathering = {"id": tables["gathering"], "keys": [keys.split()[0]]}
        refused = await order(client, gathering, 0, "start")
        assert refused == {"code": "options/invalid", "sentence": "lots is for four now"}
        assert (await shown(client, tables["gathering"]))["phase"] == "gathering"


def lots_of_four(**options: Any) -> lots.Lots:
    from folsom.core.errors import BadOptions

    raise BadOptions("lots is for four now")
