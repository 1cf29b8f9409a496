"""Asking bots. Quick ones have threads of their own; those that think take turns, shorter ones when many wait."""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from folsom.core.decision import Decision
from folsom.server.live.live_table import LiveTable
from folsom.server.live.turns import Crowded, Turns
from folsom.server.metrics import THOUGHTS_SPARED
from folsom.server.protocol.errors import Refusal
from folsom.server.tables.bot_levels import Bot, Thinker, make_bot, thinking_seconds
from folsom.server.tables.game_commands import LEVEL_AT_ZERO
from folsom.server.threads import give_way

if TYPE_CHECKING:
    from folsom.bots.advice import Advice

T = TypeVar("T")

N_QUICK = 2
NICENESS = 5
MIN_SECONDS = 0.05
"""However many wait, a thought takes that long; below, it would be no better than a rule of thumb."""


class _OwnBots(threading.local):
    """What a thread keeps for itself."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str], Bot] = {}


class Unwanted(Exception):
    """Nobody asks for this answer any more."""


class Thinkers:
    """All bots of a server: however many think, those that need not are asked at once."""

    def __init__(self, n_threads: int, max_waiting: int) -> None:
        self._quick = ThreadPoolExecutor(N_QUICK, "bot")
        # The search runs without the GIL. A thread's bots serve all tables: each has megabytes to search in.
        self._slow = ThreadPoolExecutor(n_threads, "thinker", give_way, (NICENESS,))
        self._turns = Turns(n_threads, max_waiting)
        self._own = _OwnBots()

    @property
    def n_waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return self._turns.n_waiting

    async def answer(
        self,
        live: LiveTable,
        level: str,
        view: Any,
        decision: Decision,
        is_wanted: Callable[[], bool],
    ) -> int:
        """What a bot answers; raises `Unwanted` if somebody else did while it waited for its turn."""
        if len(decision.numbers) == 1:
            return decision.numbers[0]
        seconds = thinking_seconds(level)
        if seconds is not None:
            try:
                async with self._turns.turn(live.source) as share:
                    if not is_wanted():
                        raise Unwanted
                    time = max(MIN_SECONDS, share * seconds)
                    game = live.table.settings.game
                    return await _in(self._slow, self._think, level, game, time, view, decision)
            except Crowded:
                THOUGHTS_SPARED.inc()
                level = LEVEL_AT_ZERO
        return await _in(self._quick, choose, live, level, view, decision)

    def _think(self, level: str, game: str, seconds: float, view: Any, decision: Decision) -> int:
        bot = self._own.bots.get((level, game))
        if bot is None:
            bot = self._own.bots[level, game] = make_bot(level, game, secrets.randbits(32))
        if isinstance(bot, Thinker):
            bot.think_for(seconds)
        return _checked(bot.choose(view, decision), decision)

    async def advise(self, live: LiveTable, view: Any, decision: Decision) -> "Advice":
        """Advice for a person, thought of among the bots that think: in its turn, and shorter when many wait."""
        from folsom.bots.advice import PLAYOUTS, advise

        try:
            async with self._turns.turn(live.source) as share:
                playouts = max(1, int(share * PLAYOUTS))
                return await _in(self._slow, advise, view, decision, playouts)
        except Crowded:
            raise Refusal("server/busy", "too many bots think here; try again", 503) from None

    def close(self) -> None:
        """What is being thought about is not waited for."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)


def choose(live: LiveTable, level: str, view: Any, decision: Decision) -> int:
    """What a quick bot answers. It stays with its table."""
    key = (decision.seat, level)
    bot = live.bots.get(key)
    if bot is None:
        bot = live.bots[key] = make_bot(level, live.table.settings.game, secrets.randbits(32))
    return _checked(bot.choose(view, decision), decision)


def _checked(option: int, decision: Decision) -> int:
    if option not in decision.numbers:
        raise ValueError(f"the bot chose {option}, offered were {decision.numbers}")
    return int(option)


async def _in(pool: ThreadPoolExecutor, work: Callable[..., T], *arguments: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
