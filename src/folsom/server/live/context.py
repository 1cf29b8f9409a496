"""What the parts of a running server share."""

import asyncio
import contextlib
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.engine import URL

from folsom.core.errors import FolsomError
from folsom.games import game_names
from folsom.server.analysis.review import Reviewing
from folsom.server.compiling import PARTS, SEARCH, TABLE, get_ready
from folsom.server.config import Config
from folsom.server.guard.limits import Buckets, Counts
from folsom.server.guard.pace import Pace
from folsom.server.live.announcements import Hints, NoHints, RedisHints
from folsom.server.live.bots_and_clocks import Minder
from folsom.server.live.broadcast import RESTARTING
from folsom.server.live.hall import Hall
from folsom.server.live.heartbeats import BEAT_SECONDS, Living
from folsom.server.live.housekeeping import Keeper
from folsom.server.live.live_table import LiveTable
from folsom.server.live.takeover import Takeover
from folsom.server.live.thinking import Thinkers
from folsom.server.memory import Tidy, settle
from folsom.server.metrics import COMMITS, ENTRIES, SOCKETS, TABLES, THOUGHTS_WAITING
from folsom.server.storage.store import STORE_TROUBLE, Reader, migrate, open_engine, release
from folsom.server.storage.writer import Writer
from folsom.server.tables.keys import new_key

if TYPE_CHECKING:
    from folsom.server.websocket.client import Socket

CLOSE_SECONDS = 5.0
MIN_FREE_BYTES = 1_000_000

log = structlog.get_logger()


def _trouble_of_disk(url: URL) -> str:
    """What is wrong with the disk of an SQLite file, which may go on for a while in the space it has."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return ""
    free = shutil.disk_usage(Path(url.database).parent).free
    return "" if free >= MIN_FREE_BYTES else "the disk is full"


class Context:
    """One server: its store, its hall, its minder, its limits."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.server = new_key()[:16]
        self.engine = open_engine(config.database_url)
        self.reader = Reader(self.engine)
        # Writing has connections of its own: it never waits behind many who read.
        self.write_engine = open_engine(config.database_url, 2)
        self.writer = Writer(self.write_engine, self.server)
        self.hints: Hints = (
            RedisHints(config.redis_url, self.server) if config.redis_url else NoHints()
        )
        kept_days = config.abandoned_days
        self.hall = Hall(self.server, self.reader, self.writer, self.hints, kept_days)
        self.keeper = Keeper(config, self.hall, self.reader, self.writer)
        # Whoever reads much must not hold up the heart.
        self.living = Living(self.server, self.write_engine, Reader(self.write_engine))
        self.thinkers = Thinkers(config.bot_threads, config.max_waiting_bots)
        self.minder = Minder(self.hall, self.living, self.thinkers)
        self._closing = asyncio.Event()
        self.takeover = Takeover(
            self.hall, self.living, self.minder, self.write_engine, self._closing
        )
        self.sockets = Counts()
        self.creates = Buckets(config.creates_per_minute)
        self.joins = Buckets(config.joins_per_minute)
        self.replays = Buckets(config.replays_per_minute)
        self.replaying = asyncio.Lock()
        self.previews = Buckets(config.previews_per_minute)
        self.pace = Pace(config)
        self.reviewing = Reviewing()
        self.open_sockets: set[Socket] = set()
        self.is_closing = False
        self.warm: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._tidy = Tidy()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the store up to date and begin to live."""
        await migrate(self.engine)
        await self.living.beat()
        self.hall.is_alone = self.living.is_alone
        self._tasks = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._live()),
            asyncio.create_task(self.keeper.live(self._closing)),
            asyncio.create_task(self.takeover.live(lambda: self.is_ready)),
        ]
        self._listening = asyncio.create_task(self.hints.listen(self._hear))
        if self.config.warm_up:
            for part in PARTS:
                for game in game_names():
                    self.warm[game, part] = asyncio.create_task(self._get_ready(game, part))
        self._tasks.append(asyncio.create_task(self._settle()))
        self.hall.be_warm = self.be_warm
        log.info("server ready", server=self.server)

    async def _get_ready(self, game: str, part: str) -> None:
        if part == SEARCH:
            await self.be_warm(game)
        await get_ready(game, part)

    async def _settle(self) -> None:
        """Once everything is warm."""
        if self.warm:
            await asyncio.wait(self.warm.values())
            settle()

    @property
    def is_ready(self) -> bool:
        """Whether tables can be played here."""
        return not self.is_closing and all(task.done() for task in self.warm.values())

    def why_not_ready(self) -> str | None:
        """A sentence, if no proxy should send anybody here: answers could not be given or not be kept."""
        if self.is_closing:
            return "not ready: this server is going away"
        if not self.is_ready:
            return "not ready: the rules are being compiled"
        trouble = self.living.trouble or self.writer.trouble or _trouble_of_disk(self.engine.url)
        return f"the store cannot be written: {trouble}" if trouble else None

    def is_warm(self, game: str) -> bool:
        """Whether a game's tables can begin."""
        return (game, TABLE) not in self.warm or self.warm[game, TABLE].done()

    async def be_warm(self, game: str, part: str = TABLE) -> None:
        """Wait until a part of a game is loaded, so that loading it holds up nobody."""
        loading = self.warm.get((game, part))
        if loading is not None and not loading.done():
            await asyncio.wait([loading])

    async def close(self) -> None:
        """Go: clients move over, what was acknowledged is written, leases are free at once."""
        if self.is_closing:
            return
        self.is_closing = True
        for task in self.warm.values():
            task.cancel()
        for socket in tuple(self.open_sockets):
            socket.close(RESTARTING)
        self._closing.set()
        self.reviewing.close()
        await self.minder.close()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                # Waited for, not cancelled: a query cut off in the middle would keep its lock.
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await self.writer.close()
                await self._let_go()
                await self.living.leave()
                self.hints.say("gone", self.server)
                if self._listening is not None:
                    self._listening.cancel()
                await self.hints.close()
                await self.engine.dispose()
                await self.write_engine.dispose()
        except (*STORE_TROUBLE, TimeoutError) as error:
            log.warning("could not say goodbye", error=type(error).__name__)
        log.info("server closed", server=self.server)

    async def _let_go(self) -> None:
        """What needs nobody is not left to those who come after us."""
        tables = self.minder.without_duty()
        for i in range(0, len(tables), 400):
            await release(self.write_engine, self.server, tables[i : i + 400])

    async def _is_next_second(self) -> bool:
        """Wait a second; False if the server closes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), BEAT_SECONDS)
        return not self.is_closing

    async def _beat(self) -> None:
        """Once a second, whatever else there is to do: who does not beat is taken for dead."""
        while await self._is_next_second():
            try:
                await self.living.beat()
                self.hall.is_alone = self.living.is_alone
            except STORE_TROUBLE as error:
                log.warning("no beat", error=type(error).__name__)

    async def _live(self) -> None:
        """Once a second: compare notes with the store, forget idle tables."""
        while await self._is_next_second():
            try:
                if self.is_ready:
                    self.minder.look_after()
                await self.living.bury_the_dead()
                if not self.hall.is_alone:
                    await self.hall.catch_up()
            except (*STORE_TROUBLE, FolsomError) as error:
                log.warning("store is away", error=type(error).__name__)
            now = asyncio.get_running_loop().time()
            for socket in tuple(self.open_sockets):
                socket.ask_if_there(now)
            self.minder.let_go()
            self._tidy.tables_gone(self.hall.sweep(self.minder.is_minded))
            TABLES.set(len(self.hall.tables))
            THOUGHTS_WAITING.set(self.thinkers.n_waiting)
            COMMITS.set(self.writer.n_commits)
            ENTRIES.set(self.writer.n_entries)

    def socket_opened(self, socket: "Socket", address: str) -> None:
        """One more client."""
        self.open_sockets.add(socket)
        self.sockets.add(address)
        SOCKETS.inc()

    def socket_closed(self, socket: "Socket", address: str) -> None:
        """One client less."""
        self.open_sockets.discard(socket)
        self.sockets.remove(address)
        SOCKETS.dec()

    def presence_changed(self, live: LiveTable) -> None:
        """Somebody came or went; tell the table, here and on other servers."""
        live.tell_presence()
        seats = "".join(map(str, live.present()))
        self.hints.say("present", live.table.id, self.server, seats or "-")

    def _hear(self, words: list[str]) -> None:
        match words:
            case ["at", table, number] if number.isdecimal():
                self.hall.is_alone = False
                self.hall.hear(table, int(number))
            case ["present", table, server, seats]:
                live = self.hall.tables.get(table)
                if live is not None:
                    live.elsewhere[server] = [int(seat) for seat in seats if seat.isdecimal()]
                    live.tell_presence()
            case ["gone", server]:
                for live in self.hall.tables.values():
                    if live.elsewhere.pop(server, None):
                        live.tell_presence()
                self.living.forget(server)
                self._tasks = [task for task in self._tasks if not task.done()]
                self._tasks.append(asyncio.create_task(self._look_around()))

    async def _look_around(self) -> None:
        try:
            await self.living.look()
            if self.is_ready:
                await self.takeover.sweep()
        except (*STORE_TROUBLE, FolsomError) as error:
            log.warning("store is away", error=type(error).__name__)
