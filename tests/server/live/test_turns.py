"""Turns to think: the sources in turn, never all for one of them, shorter when many wait."""

import asyncio
from collections.abc import Iterator

import pytest

from folsom.server.live.turns import Crowded, Turns

pytestmark = pytest.mark.anyio


class Thoughts:
    """Thoughts that last until they are told to end, in the order in which they began."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.shares: dict[str, float] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, *names: str) -> None:
        """Begin thoughts such as `a1`: the first letter is the source."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._think(name))
        await self._settle()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks.pop(name)
        await self._settle()

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        with pytest.raises(asyncio.CancelledError):
            await self._tasks.pop(name)
        await self._settle()

    async def end_all(self) -> None:
        while self._tasks:
            await self.end(next(name for name in self.begun if name in self._tasks))

    async def _think(self, name: str) -> None:
        async with self.turns.turn(name[0]) as share:
            self.begun.append(name)
            self.shares[name] = share
            await self._ends[name].wait()

    async def _settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
def turns() -> Iterator[Turns]:
    turns = Turns(2, 3)
    yield turns
    assert turns.n_waiting == 0
    assert not turns._thinking


async def test_sources_think_in_turn_however_many_thoughts_one_has() -> None:
    thoughts = Thoughts(Turns(1, 40))
    await thoughts.begin(*(f"a{i}" for i in range(5)), "b1", "b2", "c1")
    await thoughts.end_all()
    assert thoughts.begun == ["a0", "a1", "b1", "c1", "a2", "b2", "a3", "a4"]


async def test_no_source_has_all_the_turns(turns: Turns) -> None:
    thoughts = Thoughts(turns)
    await thoughts.begin("a1", "a2", "a3")
    assert thoughts.begun == ["a1"]
    await thoughts.begin("b1")
    assert thoughts.begun == ["a1", "b1"]
    await thoughts.end("b1")
    assert thoughts.begun == ["a1", "b1"]
    await thoughts.end_all()


async def test_a_thought_is_as_short_as_its_own_source_is_busy(turns: Turns) -> None:
    thoughts = Thoughts(turns)
    await thoughts.begin("a1")
    assert thoughts.shares == {"a1": 1.0}
    await thoughts.begin("a2", "a3", "b1")
    await thoughts.end("a1")
    assert thoughts.shares["b1"] == 1.0
    assert thoughts.shares["a2"] == 1 / 2
    await thoughts.end_all()


async def test_many_sources_share_the_time_alike() -> None:
    thoughts = Thoughts(Turns(2, 40))
    names = [f"{source}1" for source in "abcdefgh"]
    await thoughts.begin(*names)
    await thoughts.end("a1")
    assert thoughts.shares["c1"] == 2 / 7
    await thoughts.end_all()


async def test_where_too_many_of_a_source_wait_another_is_refused(turns: Turns) -> None:
    thoughts = Thoughts(turns)
    await thoughts.begin("a1", "a2", "a3", "a4")
    with pytest.raises(Crowded):
        async with turns.turn("a"):
            pass
    await thoughts.begin("b1")
    await thoughts.end_all()
    assert sorted(thoughts.begun) == ["a1", "a2", "a3", "a4", "b1"]


async def test_who_is_called_off_leaves_no_gap(turns: Turns) -> None:
    thoughts = Thoughts(turns)
    await thoughts.begin("a1", "a2", "a3")
    await thoughts.cancel("a2")
    await thoughts.cancel("a1")
    assert thoughts.begun == ["a1", "a3"]
    await thoughts.end_all()


async def test_who_is_called_off_in_the_moment_of_his_turn_gives_it_on(turns: Turns) -> None:
    first = turns.turn("a")
    await first.__aenter__()
    waiting = asyncio.create_task(turns.turn("a").__aenter__())
    await asyncio.sleep(0)
    await first.__aexit__(None, None, None)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
