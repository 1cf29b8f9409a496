"""One running server: its parts, put together, started and stopped. Nothing else happens here."""

import asyncio
import shutil
from collections.abc import Coroutine
from pathlib import Path

import structlog
from sqlalchemy.engine import URL

from folsom.server.analysis.review import Reviews
from folsom.server.config import Config
from folsom.server.guard.address_limits import AddressLimits
from folsom.server.guard.pace import Pace
from folsom.server.live.advisers import Advisers
from folsom.server.live.announcements import Announcements, NoAnnouncements, RedisAnnouncements
from folsom.server.live.bots_and_clocks import BotsAndClocks
from folsom.server.live.broadcast import RESTARTING
from folsom.server.live.changes import Changes
from folsom.server.live.commands import Commands
from folsom.server.live.every_second import EverySecond
from folsom.server.live.heartbeats import Heartbeats
from folsom.server.live.housekeeping import Housekeeping
from folsom.server.live.leases import Leases
from folsom.server.live.live_table import LiveTable
from folsom.server.live.open_sockets import OpenSockets
from folsom.server.live.other_servers import OtherServers
from folsom.server.live.study_changes import StudyChanges
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.live.takeover import Takeover
from folsom.server.live.thinking import Thinkers
from folsom.server.live.warm_up import WarmUp
from folsom.server.storage.store import STORE_TROUBLE, Reader, migrate, open_engine
from folsom.server.storage.studies import StudyStore
from folsom.server.storage.table_logs import TableLogs
from folsom.server.storage.writer import Writer
from folsom.server.tables.keys import new_key

CLOSE_SECONDS = 5.0
MIN_FREE_BYTES = 1_000_000

log = structlog.get_logger()


class Context:
    """Each part is given the parts below it; both doors find here what they need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.server = new_key()[:16]
        self._closing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening: asyncio.Task[None] | None = None

        # The store. Writing has connections of its own: it never waits behind many who read.
        self.engine = open_engine(config.database_url)
        self.reader = Reader(self.engine)
        self.write_engine = open_engine(config.database_url, 2)
        self.writer = Writer(self.write_engine, self.server)
        self.studies = StudyStore(self.write_engine)
        self.logs = TableLogs(self.server, self.reader, self.writer)

        # The tables, and the way to change them.
        self.warm_up = WarmUp()
        # Whoever reads much must not hold up the heart.
        self.heartbeats = Heartbeats(self.server, self.write_engine, Reader(self.write_engine))
        self.announcements: Announcements = (
            RedisAnnouncements(config.redis_url, self.server)
            if config.redis_url
            else NoAnnouncements()
        )
        self.tables = TablesInMemory(
            self.logs, self.heartbeats, self.warm_up, config.abandoned_days, self._wake
        )
        self.changes = Changes(self.tables, self.logs, self.heartbeats, self.announcements)
        self.pace = Pace(config)
        self.commands = Commands(self.tables, self.changes, self.logs, self.pace, self.warm_up)

        # Who acts without being asked.
        self.leases = Leases(self.tables, self.changes, self.heartbeats, self.write_engine)
        self.thinkers = Thinkers(config.bot_threads, config.max_waiting_bots)
        self.advisers = Advisers(self.thinkers, self.warm_up)
        self.bots_and_clocks = BotsAndClocks(
            self.server, self.tables, self.changes, self.leases, self.thinkers, self.warm_up
        )
        self.takeover = Takeover(
            self.tables,
            self.reader,
            self.heartbeats,
            self.bots_and_clocks,
            self.write_engine,
            self._closing,
            self._is_ready,
        )
        self.other_servers = OtherServers(
            self.server,
            self.tables,
            self.logs,
            self.reader,
            self.heartbeats,
            self.takeover,
            self.announcements,
        )
        self.housekeeping = Housekeeping(
            config, self.tables, self.reader, self.writer, self.studies
        )
        self.sockets = OpenSockets()
        self._every_second = EverySecond(
            self.tables,
            self.heartbeats,
            self.other_servers,
            self.leases,
            self.bots_and_clocks,
            self.thinkers,
            self.sockets,
            self.writer,
            self._is_ready,
        )

        # What the doors need besides.
        self.limits = AddressLimits(config)
        self.replaying = asyncio.Lock()
        self.reviews = Reviews()
        self.study_changes = StudyChanges()

    def _wake(self, live: LiveTable) -> None:
        """Tables wake bots and clocks, which change tables: the one circle there is."""
        self.bots_and_clocks.wake(live)

    async def open(self) -> None:
        """Bring the store up to date and begin to live."""
        await migrate(self.engine)
        await self.heartbeats.beat()
        if self.config.warm_up:
            self.warm_up.begin()
        self._begin(self.heartbeats.run(self._closing))
        self._begin(self._every_second.run(self._closing))
        self._begin(self.housekeeping.run(self._closing))
        self._begin(self.takeover.run())
        self._begin(self.warm_up.settle())
        self._listening = asyncio.create_task(self.other_servers.listen())
        log.info("server ready", server=self.server)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    @property
    def is_closing(self) -> bool:
        """Whether this server goes away."""
        return self._closing.is_set()

    def _is_ready(self) -> bool:
        """Whether tables can be played here."""
        return not self.is_closing and self.warm_up.is_done

    def why_not_ready(self) -> str | None:
        """A sentence, if no proxy should send anybody here: answers could not be given or not be kept."""
        if self.is_closing:
            return "not ready: this server is going away"
        if not self.warm_up.is_done:
            return "not ready: the rules are being compiled"
        trouble = (
            self.heartbeats.trouble or self.writer.trouble or _trouble_of_disk(self.engine.url)
        )
        return f"the store cannot be written: {trouble}" if trouble else None

    async def close(self) -> None:
        """Go: clients move over, what was acknowledged is written, leases are free at once."""
        if self.is_closing:
            return
        self._closing.set()
        self.warm_up.cancel()
        self.sockets.close_all(RESTARTING)
        self.reviews.close()
        await self.bots_and_clocks.close()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                # Waited for, not cancelled: a query cut off in the middle would keep its lock.
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await self.other_servers.settle()
                await self.writer.close()
                await self.leases.release_all()
                await self.heartbeats.leave()
                self.other_servers.say_goodbye()
                if self._listening is not None:
                    self._listening.cancel()
                await self.announcements.close()
                await self.engine.dispose()
                await self.write_engine.dispose()
        except (*STORE_TROUBLE, TimeoutError) as error:
            log.warning("could not say goodbye", error=type(error).__name__)
        log.info("server closed", server=self.server)


def _trouble_of_disk(url: URL) -> str:
    """What is wrong with the disk of an SQLite file, which may go on for a while in the space it has."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return ""
    free = shutil.disk_usage(Path(url.database).parent).free
    return "" if free >= MIN_FREE_BYTES else "the disk is full"
