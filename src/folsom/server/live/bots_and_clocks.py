"""Bots answer and clocks ring at the tables whose lease this server holds."""

import asyncio
import secrets
from dataclasses import dataclass, field
from functools import partial

import structlog

from folsom.core.decision import Decision
from folsom.core.errors import FolsomError
from folsom.server.compiling import part_for
from folsom.server.live.changes import Changes
from folsom.server.live.leases import Leases
from folsom.server.live.live_table import LiveTable
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.live.thinking import Thinkers, Unwanted
from folsom.server.live.warm_up import WarmUp
from folsom.server.metrics import BOT_ANSWERS, BOT_FAULTS
from folsom.server.protocol.errors import StoreDown
from folsom.server.tables.bot_levels import RandomBot
from folsom.server.tables.duties import bots_asked, level_of, needs_a_server, next_deadline
from folsom.server.tables.permission import Caller
from folsom.server.tables.server_commands import Stale, bot_answers, clock_runs_out, is_asked
from folsom.server.wall_clock import now_ms

CLOSE_SECONDS = 0.3
"""What is being written is waited for; what is being thought about is not."""

log = structlog.get_logger()


@dataclass(eq=False, repr=False)
class BotsAndClocks:
    """Woken by every change of a table; does at most one thing of a kind for each at a time."""

    _server: str
    _tables: TablesInMemory
    _changes: Changes
    _leases: Leases
    _thinkers: Thinkers
    _warm_up: WarmUp
    _tasks: dict[tuple[str, str], asyncio.Task[None]] = field(init=False, default_factory=dict)
    _timers: dict[str, asyncio.TimerHandle] = field(init=False, default_factory=dict)
    _is_closing: bool = field(init=False, default=False)

    # ------------------------------------------------------------------ every change

    def wake(self, live: LiveTable) -> None:
        """Called after every change of a table, and when it comes into memory."""
        table = live.table
        self._stop_timer(table.id)
        if self._is_closing:
            return
        bots, due = bots_asked(table), next_deadline(table)
        if not bots and due is None:
            if table.is_over:
                live.bots.clear()
            return
        if table.owner != self._server:
            if self._leases.can_be_claimed(live):
                self._begin("claim", table.id, self._leases.claim(live))
            return
        if bots:
            self._begin("think", table.id, self._think(live))
        if due is not None:
            seconds = max(0.0, (due[0] - now_ms()) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(seconds, self._ring, live)

    def wake_all(self) -> None:
        """Begin again what a store that was away has broken off."""
        for live in tuple(self._tables.by_id.values()):
            table = live.table.id
            is_busy = table in self._timers or ("claim", table) in self._tasks
            if not is_busy and ("think", table) not in self._tasks and needs_a_server(live.table):
                self.wake(live)

    def give_up_idle(self) -> None:
        """Give up the leases of tables that nobody needs here."""
        for live in self._tables.idle():
            if self._leases.is_ours(live) and not needs_a_server(live.table):
                self._begin("give up", live.table.id, self._leases.give_up(live))

    async def take_over(self, table: str) -> bool:
        """Bring a table of a dead server into memory and claim it. False if that was no use."""
        live = await self._tables.get(table)
        self.wake(live)
        claim = self._tasks.get(("claim", table))
        if claim is not None:
            await asyncio.wait([claim])
        return live.table.owner == self._server

    async def close(self) -> None:
        """Stop thinking and ringing; what is being written is waited for elsewhere."""
        self._is_closing = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        if tasks:
            _, thinking = await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
            for task in thinking:
                task.cancel()
        self._thinkers.close()

    def _begin(self, what: str, table: str, work: "asyncio._CoroutineLike[None]") -> None:
        key = (what, table)
        if key in self._tasks:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._ended(key))

    def _ended(self, key: tuple[str, str]) -> None:
        """Something may have come up while the task was ending."""
        task = self._tasks.pop(key)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "bots and clocks failed", what=key[0], table=key[1], error=repr(task.exception())
            )
            return
        live = self._tables.by_id.get(key[1])
        if live is not None and key[0] == "think" and not task.cancelled():
            self.wake(live)

    def _stop_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    # ------------------------------------------------------------------ bots

    async def _think(self, live: LiveTable) -> None:
        """Answer for bots until none is asked."""
        while not self._is_closing and self._tables.has(live):
            asked = bots_asked(live.table)
            if not asked or live.table.owner != self._server:
                return
            if not await self._answer_for(live, asked[0]):
                return

    async def _answer_for(self, live: LiveTable, seat: int) -> bool:
        """A bot's answer, appended once, whoever else tries. False if there is no use in going on."""
        table, level = live.table, level_of(live.table, seat)
        assert table.game is not None
        view, decision = table.game.view(seat), table.game.decision_of(seat)
        await self._warm_up.be_warm(table.settings.game, part_for(level))
        if self._is_closing:
            return False
        try:
            option = await self._thinkers.answer(
                live,
                level,
                view,
                decision,
                lambda: is_asked(live.table, seat, decision, self._server),
            )
        except Unwanted:
            return True
        except Exception:
            BOT_FAULTS.inc()
            log.exception("bot failed, playing at random", table=table.id, seat=seat)
            option = RandomBot(secrets.randbits(32)).choose(view, decision)
        return await self._append(live, decision, option)

    async def _append(self, live: LiveTable, decision: Decision, option: int) -> bool:
        """Whether to go on: the answer is in the log, or not wanted any more."""
        seat, table = decision.seat, live.table.id
        wanted = partial(
            bot_answers, seat=seat, decision=decision, option=option, server=self._me()
        )
        try:
            await self._changes.change(table, wanted)
            BOT_ANSWERS.inc()
        except Stale:
            return True
        except StoreDown:
            return False
        except FolsomError as error:
            log.error("bot's answer refused", table=table, seat=seat, error=str(error))
            return False
        return True

    # ------------------------------------------------------------------ clocks

    def _ring(self, live: LiveTable) -> None:
        self._begin("ring", live.table.id, self._time_out(live))

    async def _time_out(self, live: LiveTable) -> None:
        """A clock is at zero: a bot plays on."""
        try:
            await self._changes.change(live.table.id, partial(clock_runs_out, server=self._me()))
        except FolsomError as error:
            if not isinstance(error, Stale):
                log.warning("time-out not written", table=live.table.id, error=str(error))
            self.wake(live)

    def _me(self) -> Caller:
        return Caller(frozenset(), now_ms(), self._server)
