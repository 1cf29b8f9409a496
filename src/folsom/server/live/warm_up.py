"""The games' compiled rules, loaded beside the start: who needs one waits for it, and nobody else does."""

import asyncio

from folsom.games import game_names
from folsom.server.compiling import PARTS, SEARCH, TABLE, get_ready
from folsom.server.memory import settle


class WarmUp:
    """What is being loaded. Until it begins, and where it never does, there is nothing to wait for."""

    def __init__(self) -> None:
        self.loading: dict[tuple[str, str], asyncio.Task[None]] = {}

    def begin(self) -> None:
        """Load all games, what tables need first."""
        for part in PARTS:
            for game in game_names():
                self.loading[game, part] = asyncio.create_task(self._load(game, part))

    async def _load(self, game: str, part: str) -> None:
        if part == SEARCH:
            await self.be_warm(game)
        await get_ready(game, part)

    async def settle(self) -> None:
        """Tidy up once everything is warm."""
        if self.loading:
            await asyncio.wait(self.loading.values())
            settle()

    @property
    def is_done(self) -> bool:
        """Whether all games can be played."""
        return all(task.done() for task in self.loading.values())

    def is_warm(self, game: str) -> bool:
        """Whether a game's tables can begin."""
        return (game, TABLE) not in self.loading or self.loading[game, TABLE].done()

    async def be_warm(self, game: str, part: str = TABLE) -> None:
        """Wait until a part of a game is loaded, so that loading it holds up nobody."""
        loading = self.loading.get((game, part))
        if loading is not None and not loading.done():
            await asyncio.wait([loading])

    def cancel(self) -> None:
        """The server goes."""
        for task in self.loading.values():
            task.cancel()
