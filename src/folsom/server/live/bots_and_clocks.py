"""Bots and clocks have one owner at a time: the server that holds the table's lease.

The lease is an entry of the log with an epoch. A server that was paused and lost its lease cannot append:
the number it would write is taken by the lease of the next owner.
"""

import asyncio
import secrets

import structlog

from folsom.core.errors import FolsomError
from folsom.server.compiling import part_for
from folsom.server.live.hall import Hall, now_ms
from folsom.server.live.heartbeats import Living
from folsom.server.live.live_table import LiveTable
from folsom.server.live.thinking import Thinkers, Unwanted
from folsom.server.metrics import BOT_ANSWERS, BOT_FAULTS, LEASES
from folsom.server.protocol.errors import Refusal, StoreDown
from folsom.server.storage.store import STORE_TROUBLE
from folsom.server.tables import clocks, entries
from folsom.server.tables.bot_levels import RandomBot
from folsom.server.tables.game_commands import LEVEL_AT_ZERO, play
from folsom.server.tables.permission import Caller, Plan, moment
from folsom.server.tables.table import Table

CLOSE_SECONDS = 0.3
"""What is being written is waited for; what is being thought about is not."""
STALE = Refusal("server/stale", "something else happened first")

log = structlog.get_logger()


def bots_due(table: Table) -> list[int]:
    """The asked seats that bots answer for."""
    bots = [seat.number for seat in table.seats if seat.is_bots]
    if not bots or table.phase != "playing":
        return []
    return [seat for seat in table.asked if seat in bots]


def next_deadline(table: Table) -> tuple[int, int] | None:
    """The first clock of a person that will be at zero: (moment, seat)."""
    if not table.times or table.phase != "playing":
        return None
    due = [(clocks.deadline(table.times[seat]), seat) for seat in table.persons()]
    return min(((at, seat) for at, seat in due if at is not None), default=None)


def has_duty(table: Table) -> bool:
    """Whether somebody must mind the table: a bot to move or a clock that runs."""
    return bool(bots_due(table)) or next_deadline(table) is not None


def level_at(table: Table, seat: int) -> str:
    """Which bot answers for a seat."""
    return table.seats[seat].level or LEVEL_AT_ZERO


class Minder:
    """Minds the tables whose lease this server holds, and takes over those of dead servers."""

    def __init__(self, hall: Hall, living: Living, thinkers: Thinkers) -> None:
        self._hall = hall
        self._living = living
        self._thinkers = thinkers
        self._server = hall.server
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._is_closing = False
        hall.mind = self.mind

    # ------------------------------------------------------------------ every change

    def mind(self, live: LiveTable) -> None:
        """Called after every change of a table, and when it comes into memory."""
        table = live.table
        self._stop_timer(table.id)
        if self._is_closing:
            return
        bots, due = bots_due(table), next_deadline(table)
        if not bots and due is None:
            if table.is_over:
                live.bots.clear()
            return
        if table.owner != self._server:
            if table.owner is None or not self._living.lives(table.owner):
                self._begin("claim", table.id, self._claim(live))
            return
        if bots:
            self._begin("think", table.id, self._think(live))
        if due is not None:
            seconds = max(0.0, (due[0] - now_ms()) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(seconds, self._ring, live)

    def is_minded(self, live: LiveTable) -> bool:
        """Whether the table must stay in memory: others rely on us as long as we hold its lease."""
        table = live.table
        return table.owner == self._server and table.phase in ("playing", "paused")

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
            log.error("minding failed", what=key[0], table=key[1], error=repr(task.exception()))
            return
        live = self._hall.tables.get(key[1])
        if live is not None and key[0] == "think" and not task.cancelled():
            self.mind(live)

    def _stop_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    # ------------------------------------------------------------------ bots

    async def _think(self, live: LiveTable) -> None:
        """Answer for bots until none is asked."""
        while not self._is_closing and self._hall.tables.get(live.table.id) is live:
            due = bots_due(live.table)
            if not due or live.table.owner != self._server:
                return
            if not await self._answer_for(live, due[0]):
                return

    async def _answer_for(self, live: LiveTable, seat: int) -> bool:
        """A bot's answer, appended once, whoever else tries. False if there is no use in going on."""
        table, level = live.table, level_at(live.table, seat)
        assert table.game is not None
        view, decision = table.game.view(seat), table.game.decision_of(seat)
        await self._hall.be_warm(table.settings.game, part_for(level))
        if self._is_closing:
            return False

        def is_asked(table: Table) -> bool:
            if table.owner != self._server or table.game is None or seat not in bots_due(table):
                return False
            return table.game.decision_of(seat) == decision

        try:
            option = await self._thinkers.answer(
                live, level, view, decision, lambda: is_asked(live.table)
            )
        except Unwanted:
            return True
        except Exception:
            BOT_FAULTS.inc()
            log.exception("bot failed, playing at random", table=table.id, seat=seat)
            option = RandomBot(secrets.randbits(32)).choose(view, decision)

        def decide(table: Table) -> Plan:
            if not is_asked(table):
                raise STALE
            return play(table, seat, option, (self._now(table), "", ""), by_bot=True)

        try:
            await self._hall.change(table.id, decide)
            BOT_ANSWERS.inc()
        except StoreDown:
            return False
        except FolsomError as error:
            if error is not STALE:
                log.error("bot's answer refused", table=table.id, seat=seat, error=str(error))
                return False
        return True

    # ------------------------------------------------------------------ clocks

    def _ring(self, live: LiveTable) -> None:
        self._begin("ring", live.table.id, self._time_out(live))

    async def _time_out(self, live: LiveTable) -> None:
        """A clock is at zero: a bot plays on."""

        def decide(table: Table) -> Plan:
            due = next_deadline(table)
            if table.owner != self._server or due is None or due[0] > now_ms():
                raise STALE
            return Plan(
                entries.HandedOver(self._now(table), seat=due[1], level=LEVEL_AT_ZERO, why="time")
            )

        try:
            await self._hall.change(live.table.id, decide)
        except FolsomError as error:
            if error is not STALE:
                log.warning("time-out not written", table=live.table.id, error=str(error))
            self.mind(live)

    # ------------------------------------------------------------------ leases

    async def _claim(self, live: LiveTable) -> None:
        """Take the lease of a table whose owner is dead."""
        try:
            await self._living.look()
        except STORE_TROUBLE:
            return  # `look_after` tries again

        def decide(table: Table) -> Plan:
            is_ours = table.owner == self._server
            if is_ours or (table.owner and self._living.lives(table.owner)) or not has_duty(table):
                raise STALE
            entry = entries.Leased(self._now(table), server=self._server)
            return Plan(entry, None, {"owner": self._server})

        try:
            await self._hall.change(live.table.id, decide)
            LEASES.inc()
        except FolsomError as error:
            if error is not STALE:
                log.warning("lease not taken", table=live.table.id, error=str(error))

    def look_after(self) -> None:
        """Begin again what a store that was away has broken off."""
        for live in tuple(self._hall.tables.values()):
            table = live.table.id
            is_busy = table in self._timers or ("claim", table) in self._tasks
            if not is_busy and ("think", table) not in self._tasks and has_duty(live.table):
                self.mind(live)

    async def take_over(self, table: str) -> bool:
        """Bring a table of a dead server into memory and claim it. False if that was no use."""
        live = await self._hall.get(table)
        self.mind(live)
        claim = self._tasks.get(("claim", table))
        if claim is not None:
            await asyncio.wait([claim])
        return live.table.owner == self._server

    def let_go(self) -> None:
        """Give up the leases of tables that nobody needs here: so they cost no server anything."""
        for live in self._hall.idle():
            if self.is_minded(live) and not has_duty(live.table):
                self._begin("let go", live.table.id, self._let_go(live))

    async def _let_go(self, live: LiveTable) -> None:
        def decide(table: Table) -> Plan:
            if table.owner != self._server or table.is_over or has_duty(table):
                raise STALE
            return Plan(entries.Leased(self._now(table)), None, {"owner": None})

        try:
            await self._hall.change(live.table.id, decide)
        except FolsomError as error:
            if error is not STALE:
                log.warning("lease not given up", table=live.table.id, error=str(error))
            return
        if live.is_idle:
            self._hall.drop(live)

    def without_duty(self) -> list[str]:
        """The tables whose lease we hold for nothing."""
        lives = self._hall.tables.values()
        return [
            live.table.id for live in lives if self.is_minded(live) and not has_duty(live.table)
        ]

    def _now(self, table: Table) -> int:
        return moment(table, Caller(frozenset(), now_ms(), self._server))

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
