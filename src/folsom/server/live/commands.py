"""What people want of tables, through whichever door: counted, done once however often it comes, and answered."""

import asyncio
import time
from dataclasses import dataclass
from functools import partial

from folsom.core.errors import FolsomError
from folsom.server.guard.pace import Pace
from folsom.server.live.changes import Changes
from folsom.server.live.tables_in_memory import TablesInMemory
from folsom.server.live.warm_up import WarmUp
from folsom.server.metrics import COMMAND_SECONDS, DONE, NOT_DONE, REPEATED
from folsom.server.protocol.bodies import CarriedTable, CreateTable, Join
from folsom.server.protocol.commands import AnyCommand, Rematch
from folsom.server.storage.table_logs import TableLogs
from folsom.server.tables import device_commands, entries, first_entries
from folsom.server.tables.bot_levels import levels_of
from folsom.server.tables.carried import of_carried_table
from folsom.server.tables.decide import decide, decide_once, join_once, written_before
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.keys import hash_of, new_secret, new_table_id
from folsom.server.tables.permission import Caller
from folsom.server.tables.rematch import of_rematch
from folsom.server.tables.table import Table
from folsom.server.wall_clock import now_ms

LINK_SECONDS = 600


@dataclass(eq=False, repr=False)
class Commands:
    """Both doors hand over here."""

    _tables: TablesInMemory
    _changes: Changes
    _logs: TableLogs
    _pace: Pace
    _warm_up: WarmUp

    async def carry_out(self, table: str, command: AnyCommand, caller: Caller) -> int:
        """Do what a command says. Returns the number of its entry; a repeat returns the same number."""
        began = time.perf_counter()
        self._pace.count(caller)
        live = await self._tables.get(table)
        live.called_from(caller.address, caller.keys)
        before = written_before(live.table, caller, command.id)
        if before is not None:
            REPEATED.inc()
            return _as_counted_by(caller, live.table, before.number)
        self._pace.count_new(command, caller)
        if isinstance(command, Rematch):
            plan = decide(live.table, command, caller, ())
            await self._make_rematch(live.table, plan.entry)
        # "Once" again: the same command may be under way on another socket, or come from another server's log.
        levels = levels_of(live.table.settings.game)
        wanted = partial(decide_once, command=command, caller=caller, levels=levels)
        try:
            changed = await self._changes.change(table, wanted)
        except FolsomError:
            NOT_DONE.inc()
            raise
        if isinstance(command, Rematch):
            # Others may have spoken in between: with them it is another table.
            await self._make_rematch(changed.table, await self._entry(table, changed.number))
        if changed.is_repeat:
            REPEATED.inc()
        else:
            DONE.inc()
            COMMAND_SECONDS.observe(time.perf_counter() - began)
        return _as_counted_by(caller, changed.table, changed.number)

    async def create_table(self, wish: CreateTable, key: str) -> str:
        """A new table. Its secret is fixed before anyone sits down. Returns its id."""
        await self._warm_up.be_warm(wish.settings.game)
        table, secret, now = new_table_id(), new_secret(), now_ms()
        log = first_entries.of_new_table(wish, hash_of(key), secret, now)
        row = {"created": now, "is_open": wish.settings.open}
        await self._logs.create(table, secret, log, row)
        return table

    async def carry_over(self, wish: CarriedTable, key: str, server: str) -> str:
        """A game of somebody's browser goes on at a new table. Returns its id."""
        await self._warm_up.be_warm(wish.settings.game)
        table, secret, now = new_table_id(), new_secret(), now_ms()
        # In a thread: hundreds of answers are played again.
        log = await asyncio.to_thread(of_carried_table, wish, hash_of(key), secret, server, now)
        row = {"created": now, "is_open": False, "phase": "playing", "owner": server}
        await self._logs.create(table, secret, log, row)
        return table

    async def take_seat(self, table: str, wish: Join, key: str, caller: Caller) -> tuple[int, int]:
        """A person sits down. Returns the seat and the entry's number; a repeat returns the same."""
        wanted = partial(join_once, wish=wish, key=hash_of(key), caller=caller)
        number = (await self._changes.change(table, wanted)).number
        entry = await self._entry(table, number)
        assert isinstance(entry, entries.Seated)
        return entry.seat, number

    async def make_link(self, table: str, token: str, caller: Caller) -> int:
        """A one-time link for another device of the same person. Returns when it ends."""
        self._pace.count(caller)
        self._pace.count_change(caller)
        expires = caller.now + 1000 * LINK_SECONDS
        wanted = partial(
            device_commands.make_link, token=hash_of(token), expires=expires, caller=caller
        )
        await self._changes.change(table, wanted)
        return expires

    async def open_device(self, table: str, token: str, key: str, caller: Caller) -> int:
        """Use such a link: once. Returns the entry's number."""
        wanted = partial(
            device_commands.open_device, token=hash_of(token), key=hash_of(key), caller=caller
        )
        return (await self._changes.change(table, wanted)).number

    async def _make_rematch(self, table: Table, entry: AnyEntry) -> None:
        """Set up the table that a rematch will name; a second call finds it there."""
        if isinstance(entry, entries.Rematched):
            secret, now = new_secret(), now_ms()
            log = of_rematch(table, entry, secret, now)
            await self._logs.create(entry.table, secret, log, {"created": now, "is_open": False})

    async def _entry(self, table: str, number: int) -> AnyEntry:
        """An entry of the log."""
        rows = await self._logs.read(table, number - 1)
        entry: AnyEntry = entries.decode_entry(rows[0].payload)
        return entry


def _as_counted_by(caller: Caller, table: Table, number: int) -> int:
    """The number of an entry as the caller's seats count."""
    return table.number_for(table.seats_of(caller.keys), number)
