"""Who may think next: a few at once; those who wait are called in turn, source by source."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Crowded(Exception):
    """So many thoughts of one source wait already that another would wait too long."""


class Turns:
    """Turns to think. A source (an address) never has all of them, so that the next one finds one free."""

    def __init__(self, n_at_once: int, max_waiting: int) -> None:
        self._n_at_once = n_at_once
        self._max_at_once = max(1, n_at_once - 1)
        self._max_waiting = max_waiting
        # The first source is the next to be called.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._thinking: Counter[str] = Counter()

    @property
    def n_waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, source: str) -> AsyncIterator[float]:
        """Wait for a turn; gives the part of its usual time that this thought may take."""
        line = self._waiting.get(source, ())
        if len(line) >= self._max_waiting:
            raise Crowded
        await self._wait(source)
        try:
            yield self._share_of(source)
        finally:
            self._end(source)

    async def _wait(self, source: str) -> None:
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(source, deque()).append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._waiting[source].remove(called)
                if not self._waiting[source]:
                    del self._waiting[source]
            else:
                self._end(source)
            raise

    def _call(self) -> None:
        """Call the next ones while there is room."""
        while self._thinking.total() < self._n_at_once:
            eligible = (s for s in self._waiting if self._thinking[s] < self._max_at_once)
            source = next(eligible, None)
            if source is None:
                return
            line = self._waiting.pop(source)
            line.popleft().set_result(None)
            self._thinking[source] += 1
            if line:
                self._waiting[source] = line

    def _end(self, source: str) -> None:
        self._thinking[source] -= 1
        if not self._thinking[source]:
            del self._thinking[source]
        self._call()

    def _share_of(self, source: str) -> float:
        """All of a source's thoughts together take about as long as one of them does alone."""
        n_sources = len(self._waiting.keys() | self._thinking.keys())
        n_turns = min(self._max_at_once, self._n_at_once / n_sources)
        n_thoughts = len(self._waiting.get(source, ())) + self._thinking[source]
        return min(1.0, n_turns / n_thoughts)
