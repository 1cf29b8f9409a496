"""Hints: asked for before everyone, told to one seat alone, made from what that knows."""

from pathlib import Path

import msgspec
import pytest
from tests.server.in_process import begin, caller, inside, sit, start_table, talk_to
from tests.server.player import new_id

from folsom.server.context import Context
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import CreateTable
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.table_state import BotSeat, Settings
from folsom.server.storage.packing import pack, unpack
from folsom.server.tables.entries import Row, decode_entry
from folsom.server.tables.keys import new_key
from folsom.server.tables.table import Table

pytestmark = pytest.mark.anyio


async def start(
    context: Context,
    game: str,
    people: int,
    bots: int,
    hints: bool | msgspec.UnsetType = msgspec.UNSET,
) -> tuple[str, list[str]]:
    """A started table with people on the first seats; its id and their keys."""
    keys = [new_key() for _ in range(people)]
    seats = [BotSeat(people + i, "outlaw") for i in range(bots)]
    wish = CreateTable(Settings(game, people + bots, hints=hints), seats)
    table = await context.commands.create_table(wish, keys[0])
    await begin(context, table, keys[0], [await sit(context, table, key) for key in keys])
    return table, keys


def as_key(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


async def ask(context: Context, table: str, key: str, seat: int, name: str = "") -> int:
    command = commands.AskHint(name or new_id(), seat)
    return await context.commands.carry_out(table, command, caller(context, key))


async def until_asked(context: Context, table: str, seat: int) -> Table:
    live = await context.tables.get(table)
    while seat not in live.table.asked:
        await live.changed(1)
    return live.table


@pytest.mark.parametrize("game", ["express", "superexpress"])
async def test_a_hint_comes_in_three_steps_and_everyone_is_told_who_asked(
    tmp_path: Path, game: str
) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        table, (key,) = await start(context, game, 1, 3)
        state = await until_asked(context, table, 0)
        assert state.shown().hints is True
        path = f"/api/tables/{table}/hint?seat=0"
        early = await client.get(path, headers=as_key(key))
        assert (early.status_code, early.json()["code"]) == (409, "hint/not-asked")

        number = await ask(context, table, key, 0, "first")
        thought = (await client.get(path, headers=as_key(key))).json()
        assert set(thought) == {"step", "thought", "lead"}
        assert await ask(context, table, key, 0, "first") == number
        assert state.seats[0].n_hints == 1, "a repeated command asks once"

        await ask(context, table, key, 0)
        two = (await client.get(path, headers=as_key(key))).json()
        assert two["step"] == 2
        assert len(two["lit"]) == 2
        await ask(context, table, key, 0)
        whole = (await client.get(path, headers=as_key(key))).json()
        assert state.game is not None
        numbers = state.game.decision_of(0).numbers
        assert sorted(each["option"] for each in whole["chances"]) == sorted(numbers)
        assert [each["option"] for each in whole["chances"][:2]] == whole["lit"] == two["lit"]
        assert whole["thought"] == thought["thought"]
        with pytest.raises(Refusal, match="no more to say"):
            await ask(context, table, key, 0)
        assert state.shown().seats[0].hints == 3
        assert state.shown().seats[1].hints is msgspec.UNSET

        answer = commands.Answer(new_id(), 0, state.answer_for((0,)), whole["lit"][0])
        await context.commands.carry_out(table, answer, caller(context, key))
        await until_asked(context, table, 0)
        late = await client.get(path, headers=as_key(key))
        assert late.json()["code"] == "hint/not-asked", "the next choice is another one"


async def test_nobody_else_reads_a_hint(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        table, keys = await start(context, "superexpress", 3, 0, hints=True)
        await until_asked(context, table, 0)
        await ask(context, table, keys[0], 0)
        path = f"/api/tables/{table}/hint"
        for headers in (as_key(keys[1]), {}):
            other = await client.get(f"{path}?seat=0", headers=headers)
            assert (other.status_code, other.json()["code"]) == (403, "seat/not-yours")
        assert (await client.get(path, headers=as_key(keys[0]))).status_code == 422
        own = await client.get(f"{path}?seat=1", headers=as_key(keys[1]))
        assert own.json()["code"] == "hint/not-asked"


async def test_what_others_put_aside_in_secret_changes_no_byte_of_a_hint(tmp_path: Path) -> None:
    told = []
    async with inside(tmp_path) as context, talk_to(context) as client:
        table, keys = await start(context, "superexpress", 3, 0, hints=True)
        state = await until_asked(context, table, 0)
        path = f"/api/tables/{table}/hint?seat=0"
        for _ in range(3):
            await ask(context, table, keys[0], 0)
        told.append((await client.get(path, headers=as_key(keys[0]))).content)
        for _ in range(2):
            assert state.game is not None
            option = state.game.decision_of(1).numbers[-1]
            answer = commands.Answer(new_id(), 1, state.answer_for((1,)), option)
            await context.commands.carry_out(table, answer, caller(context, keys[1]))
            live = await context.tables.get(table)
            context.advisers._advice.pop(live)
            told.append((await client.get(path, headers=as_key(keys[0]))).content)
    assert len(set(told)) == 1


@pytest.mark.parametrize(
    ("people", "bots", "hints", "is_on"),
    [
        (1, 2, msgspec.UNSET, True),
        (2, 1, msgspec.UNSET, False),
        (2, 1, True, True),
        (1, 2, False, False),
    ],
)
async def test_hints_are_for_those_who_play_alone_or_whose_host_allows_them(
    tmp_path: Path, people: int, bots: int, hints: bool | msgspec.UnsetType, is_on: bool
) -> None:
    async with inside(tmp_path) as context:
        table, keys = await start(context, "superexpress", people, bots, hints)
        state = await until_asked(context, table, 0)
        assert (state.shown().hints is True) == is_on
        if is_on:
            await ask(context, table, keys[0], 0)
        else:
            with pytest.raises(Refusal, match="no hints at this table"):
                await ask(context, table, keys[0], 0)
            assert state.seats[0].n_hints == 0


async def test_hints_are_for_whoever_is_asked_and_has_a_choice(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        keys = [new_key(), new_key()]
        wish = CreateTable(Settings("express", 2, {}, hints=True))
        table = await context.commands.create_table(wish, keys[0])
        sitting = [await sit(context, table, key) for key in keys]
        with pytest.raises(Refusal, match="has not started"):
            await ask(context, table, keys[0], 0)
        await begin(context, table, keys[0], sitting)
        live = await context.tables.get(table)
        (asked,) = live.table.asked
        with pytest.raises(Refusal, match="does not open"):
            await ask(context, table, keys[1 - asked], asked)
        with pytest.raises(Refusal, match="whoever is asked"):
            await ask(context, table, keys[1 - asked], 1 - asked)


async def test_a_game_without_bots_gives_no_hints(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        lots, key = await start_table(context, 2, (1,))
        await ask(context, lots, key, 0)
        answer = await client.get(f"/api/tables/{lots}/hint?seat=0", headers=as_key(key))
        assert answer.status_code == 422


async def test_a_finished_game_keeps_how_often_each_seat_asked(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, (key,) = await start(context, "superexpress", 1, 2)
        await until_asked(context, table, 0)
        await ask(context, table, key, 0)
        await ask(context, table, key, 0)
        rows = await context.logs.read(table, -1)
        state = (await context.tables.get(table)).table
        packed = unpack(table, pack(table, [Row(*row) for row in rows]))
        again = Table(table, state.secret)
        again.replay((row.number, row.epoch, decode_entry(row.payload)) for row in packed)
        assert again.seats[0].n_hints == 2
        assert again.hint_steps == {0: 2}


async def test_a_plan_is_one_choice_and_each_of_its_cards_is_advised_on(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        table, (key,) = await start(context, "superexpress", 1, 2)
        await until_asked(context, table, 0)
        for _ in range(3):
            await ask(context, table, key, 0)
        path = f"/api/tables/{table}/hint?seat=0"
        first = (await client.get(path, headers=as_key(key))).json()
        second = (await client.get(f"{path}&cards=flip", headers=as_key(key))).json()
        assert len(second["chances"]) == len(first["chances"]) - 1
        third = (await client.get(f"{path}&cards=flip,move", headers=as_key(key))).json()
        assert len(third["chances"]) == len(first["chances"]) - 2
        for cards in ("robbery", "flip,flip", "flip,move,shoot"):
            refused = await client.get(f"{path}&cards={cards}", headers=as_key(key))
            assert refused.status_code == 422, cards
