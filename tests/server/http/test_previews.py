"""The plan a seat can see, played ahead, over HTTP."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.in_process import begin, caller, inside, sit, start_table, talk_to
from tests.server.player import new_id

from folsom.server.context import Context
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import CreateTable
from folsom.server.protocol.table_state import Settings
from folsom.server.tables.keys import new_key

pytestmark = pytest.mark.anyio


async def start(context: Context, game: str, n_seats: int) -> tuple[str, list[str]]:
    """A started table with a person on each seat; its id and their keys."""
    keys = [new_key() for _ in range(n_seats)]
    table = await context.commands.create_table(CreateTable(Settings(game, n_seats)), keys[0])
    await begin(context, table, keys[0], [await sit(context, table, key) for key in keys])
    return table, keys


def as_key(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


async def test_a_seat_sees_its_plan_played_ahead_and_no_other_seat_does(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        table, keys = await start(context, "superexpress", 3)
        path = f"/api/tables/{table}/preview"
        laid = await client.get(f"{path}?seat=0&cards=flip,shoot", headers=as_key(keys[0]))
        assert laid.status_code == 200
        sights: list[dict[str, Any]] = laid.json()["sights"]
        assert [len(sight["events"]) > 0 for sight in sights] == [False, True, True]
        assert {sight["seat"] for sight in sights} == {0}
        assert sights[1]["view"]["game"] == "superexpress"
        nothing = await client.get(f"{path}?seat=0", headers=as_key(keys[0]))
        assert nothing.json()["sights"] == []
        other = await client.get(f"{path}?seat=0&cards=flip", headers=as_key(keys[1]))
        assert (other.status_code, other.json()["code"]) == (403, "seat/not-yours")
        spectator = await client.get(path)
        assert spectator.json()["sights"] == []
        for cards in ("robbery", "flip,flip", "flip,move,shoot,change-floor"):
            refused = await client.get(f"{path}?seat=0&cards={cards}", headers=as_key(keys[0]))
            assert refused.status_code == 422, cards


async def test_spectators_see_what_the_open_cards_would_do(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        table, keys = await start(context, "express", 3)
        live = await context.tables.get(table)
        assert live.table.game is not None
        (decision,) = live.table.game.decisions
        order = commands.Answer(new_id(), decision.seat, 0, decision.numbers[0])
        await context.commands.carry_out(table, order, caller(context, keys[decision.seat]))
        answer = await client.get(f"/api/tables/{table}/preview")
        assert answer.status_code == 200
        start_of_it, after = answer.json()["sights"]
        assert start_of_it["events"] == []
        assert after["events"][0]["event"] == "card-resolved"
        assert after["view"]["hand"] is None
        assert answer.json()["number"] == live.table.number_for(())


async def test_there_is_no_preview_before_the_start_nor_for_a_game_without_one(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        table = await context.commands.create_table(CreateTable(Settings("express", 3)), new_key())
        early = await client.get(f"/api/tables/{table}/preview")
        assert (early.status_code, early.json()["code"]) == (409, "game/not-started")
        lots, _ = await start_table(context, 2, ())
        assert (await client.get(f"/api/tables/{lots}/preview")).status_code == 422


async def test_previews_are_limited(tmp_path: Path) -> None:
    async with inside(tmp_path, previews_per_minute=1) as context, talk_to(context) as client:
        table, _ = await start(context, "superexpress", 3)
        answers = [await client.get(f"/api/tables/{table}/preview") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
