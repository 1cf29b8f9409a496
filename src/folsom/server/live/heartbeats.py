"""Which servers live: each writes a beat; one whose beat stands still by our own clock is dead.

No two machines need agree on the time.
"""

import asyncio
import time

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.live.rest import again_and_again
from folsom.server.storage.store import STORE_TROUBLE, Reader, beat, forget_server, trouble_of

BEAT_SECONDS = 1.0
DEAD_AFTER = 3.0
SILENT_AFTER = 5.0


class Heartbeats:
    """What this server knows of the others."""

    def __init__(self, server: str, engine: AsyncEngine, reader: Reader) -> None:
        self.server = server
        self.is_alone = True
        """Whether no other server lived at the last beat, and none was heard of since."""
        self._engine = engine
        self._reader = reader
        self._beat = 0
        self._seen: dict[str, tuple[int, float]] = {}
        self._others: set[str] = set()
        self._written = time.monotonic()
        self._trouble = ""

    async def run(self, closing: asyncio.Event) -> None:
        """Beat once a second, whatever else there is to do: who does not is taken for dead."""
        await again_and_again(closing, lambda: BEAT_SECONDS, self.beat)

    async def beat(self) -> None:
        """Say that we live, and look who else does."""
        self._beat += 1
        try:
            await beat(self._engine, self.server, self._beat)
        except STORE_TROUBLE as error:
            self._trouble = trouble_of(error)
            raise
        self._written, self._trouble = time.monotonic(), ""
        await self.look()
        self.is_alone = not self._others

    async def look(self) -> None:
        """Look who lives."""
        beats = await self._reader.beats()
        now = time.monotonic()
        seen = {}
        for server, number in beats.items():
            before = self._seen.get(server)
            seen[server] = before if before and before[0] == number else (number, now)
        self._seen = seen
        dead_since = now - DEAD_AFTER
        self._others = {s for s, (_, at) in seen.items() if at > dead_since and s != self.server}

    @property
    def trouble(self) -> str:
        """Why the last beat was not written, if it was not; a beat is as real a write as any."""
        silent = time.monotonic() - self._written
        if not self._trouble and silent > SILENT_AFTER:
            return f"nothing was written for {silent:.0f} seconds"
        return self._trouble

    def is_alive(self, server: str) -> bool:
        """Whether a server lived when we last looked."""
        return server == self.server or server in self._others

    def hear_another(self) -> None:
        """Another server wrote: there is one."""
        self.is_alone = False

    def forget(self, server: str) -> None:
        """A server said goodbye."""
        self._others.discard(server)

    async def forget_the_dead(self) -> None:
        """Forget servers whose beat has stood still for long."""
        for server, (_, at) in tuple(self._seen.items()):
            if server != self.server and at < time.monotonic() - 20 * DEAD_AFTER:
                await forget_server(self._engine, server)
                self._seen.pop(server, None)

    async def leave(self) -> None:
        """We go; others take over at once."""
        await forget_server(self._engine, self.server)
