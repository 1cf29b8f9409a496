"""One visitor's bots hold up nobody else's."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.in_process import caller, inside, start_table, talk_to, until
from tests.server.lots import LotsView
from tests.server.player import new_id

from folsom.core.decision import Decision
from folsom.server.context import Context
from folsom.server.live import thinking
from folsom.server.metrics import THOUGHTS_SPARED
from folsom.server.protocol import commands
from folsom.server.tables.bot_levels import RandomBot

pytestmark = pytest.mark.anyio
SHARPSHOOTER = "sharpshooter"


class Ponderers:
    """Bots that think until they are let go, with notes of each: how many sit there, how long it may be."""

    def __init__(self) -> None:
        self.let_go = threading.Event()
        self.thoughts: list[tuple[int, float]] = []
        self.n_made = 0

    def make(self, level: str, game: str, seed: int) -> Any:
        if level != SHARPSHOOTER:
            return RandomBot(seed)
        self.n_made += 1
        return Ponderer(self, seed)


class Ponderer(RandomBot):
    def __init__(self, all_of_them: Ponderers, seed: int) -> None:
        super().__init__(seed)
        self._all = all_of_them
        self._seconds = 0.0

    def think_for(self, seconds: float) -> None:
        self._seconds = seconds

    def choose(self, view: LotsView, decision: Decision) -> int:
        self._all.thoughts.append((len(view.n_cards), self._seconds))
        assert self._all.let_go.wait(60)
        return super().choose(view, decision)


@pytest.fixture
def ponderers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ponderers]:
    ponderers = Ponderers()
    monkeypatch.setattr(thinking, "make_bot", ponderers.make)
    yield ponderers
    ponderers.let_go.set()


@contextmanager
def let_go_of(ponderers: Ponderers) -> Iterator[None]:
    """Whatever happens, no thread is left thinking."""
    try:
        yield
    finally:
        ponderers.let_go.set()


async def crowd(context: Context, n: int, address: str, n_seats: int = 2) -> list[str]:
    """Tables of Sharpshooters, all from one address."""
    seats = tuple(range(n_seats))
    made = [
        await start_table(context, n_seats, seats, None, SHARPSHOOTER, address) for _ in range(n)
    ]
    return [table for table, _ in made]


async def is_over(context: Context, table: str) -> Callable[[], bool]:
    live = await context.tables.get(table)
    return lambda: live.table.is_over


async def test_quick_bots_never_wait_behind_thinking_ones(
    tmp_path: Path, ponderers: Ponderers
) -> None:
    async with inside(tmp_path) as context:
        with let_go_of(ponderers):
            await crowd(context, 30, "visitor")
            await until(lambda: ponderers.thoughts)
            quick, _ = await start_table(context, 2, (0, 1), address="visitor")
            await until(await is_over(context, quick))
            assert len(ponderers.thoughts) == 1


async def test_an_address_with_many_tables_holds_up_no_other(
    tmp_path: Path, ponderers: Ponderers
) -> None:
    async with inside(tmp_path) as context:
        with let_go_of(ponderers):
            await crowd(context, 20, "visitor")
            await until(lambda: len(ponderers.thoughts) == 1)
            (guest,) = await crowd(context, 1, "somebody else", n_seats=3)
            await until(lambda: len(ponderers.thoughts) == 2)
            assert ponderers.thoughts[1] == (3, 1.0)
        await until(await is_over(context, guest))
        assert {seconds for n_seats, seconds in ponderers.thoughts if n_seats == 3} == {1.0}


async def test_thoughts_are_shorter_while_many_wait_and_long_again_afterwards(
    tmp_path: Path, ponderers: Ponderers
) -> None:
    async with inside(tmp_path) as context:
        with let_go_of(ponderers):
            tables = await crowd(context, 30, "visitor")
            await until(lambda: context.thinkers.n_waiting == 29)
        ends = [await is_over(context, table) for table in tables]
        await until(lambda: all(end() for end in ends))
        seconds = [seconds for _, seconds in ponderers.thoughts]
        assert (seconds[0], min(seconds), seconds[-1]) == (1.0, thinking.MIN_SECONDS, 1.0)


async def test_where_too_many_wait_bots_play_by_rules_of_thumb(
    tmp_path: Path, ponderers: Ponderers
) -> None:
    before = THOUGHTS_SPARED._value.get()
    async with inside(tmp_path, max_waiting_bots=3) as context:
        with let_go_of(ponderers):
            tables = await crowd(context, 10, "visitor")
            ends = [await is_over(context, table) for table in tables]
            # One thinks and three wait; what all others are asked is answered at once.
            await until(lambda: sum(end() for end in ends) == 6)
            assert len(ponderers.thoughts) == 1
    assert THOUGHTS_SPARED._value.get() - before >= 6


async def test_bots_that_think_are_made_once_a_thread_and_not_once_a_seat(
    tmp_path: Path, ponderers: Ponderers
) -> None:
    ponderers.let_go.set()
    async with inside(tmp_path, bot_threads=2) as context:
        tables = [*await crowd(context, 10, "one"), *await crowd(context, 10, "two")]
        ends = [await is_over(context, table) for table in tables]
        await until(lambda: all(end() for end in ends))
        assert 1 <= ponderers.n_made <= 2


async def test_a_bot_whose_seat_was_taken_back_while_it_waited_does_not_think(
    tmp_path: Path, ponderers: Ponderers
) -> None:
    async with inside(tmp_path) as context:
        with let_go_of(ponderers):
            (first,) = await crowd(context, 1, "visitor")
            await until(lambda: ponderers.thoughts)
            table, key = await start_table(context, 3, (1, 2), address="visitor")
            who = caller(context, key)
            await context.commands.carry_out(
                table, commands.HandOver(new_id(), 0, SHARPSHOOTER), who
            )
            await until(lambda: context.thinkers.n_waiting == 1)
            await context.commands.carry_out(table, commands.GiveBack(new_id(), 0), who)
        await until(await is_over(context, first))
        await until(lambda: context.thinkers.n_waiting == 0)
        assert {n_seats for n_seats, _ in ponderers.thoughts} == {2}


async def test_a_table_s_address_is_that_of_its_people_and_is_written_nowhere(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as context:
        table, _ = await start_table(context, 2, (1,), address="192.0.2.7")
        live = await context.tables.get(table)
        assert live.source == "192.0.2.7"
        live.called_from("192.0.2.8", frozenset(live.table.host_keys))
        assert live.source == "192.0.2.7"
        context.tables.drop(live)
        again = await context.tables.get(table)
        again.called_from("192.0.2.9", frozenset({"of nobody here"}))
        assert again.source == min(again.table.host_keys)
        log = b"".join(row.payload for row in await context.reader.log(table))
        assert b"192.0.2" not in log


async def test_real_sharpshooters_do_not_hold_up_a_table_of_quick_bots(tmp_path: Path) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:

        async def play(level: str) -> str:
            settings = {"game": "superexpress", "n_seats": 4, "options": {}}
            bots = [{"seat": seat, "level": level} for seat in range(4)]
            wish = {"settings": settings, "bots": bots, "carrier": "header"}
            made = (await client.post("/api/tables", json=wish)).json()
            order = {"type": "start", "id": new_id()}
            path = f"/api/tables/{made['table']['id']}/commands"
            who = {"Authorization": f"Bearer {made['key']}"}
            assert (await client.post(path, json=order, headers=who)).status_code == 200
            return str(made["table"]["id"])

        slow = [await is_over(context, await play(SHARPSHOOTER)) for _ in range(12)]
        await until(lambda: context.thinkers.n_waiting == 11)
        quick = await play("outlaw")
        # Twelve tables of Sharpshooters need a minute or more.
        await until(await is_over(context, quick))
        assert not any(end() for end in slow)
