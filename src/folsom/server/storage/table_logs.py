"""The logs of tables as the server sees them: find, read, append. A store that is away is refused in one way."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial

from folsom.server.protocol.errors import StoreDown
from folsom.server.storage.archive import take_out
from folsom.server.storage.listing import first_row, row_after
from folsom.server.storage.store import STORE_TROUBLE, Reader, Stored, TableRow
from folsom.server.storage.writer import Append, Writer
from folsom.server.tables.entries import AnyEntry, Row, encode_entry
from folsom.server.tables.plan import Plan
from folsom.server.tables.table import Table


class TableLogs:
    """Where an entry becomes durable. Of all who want to write a number, one does."""

    def __init__(self, server: str, reader: Reader, writer: Writer) -> None:
        self._server = server
        self._reader = reader
        self._writer = writer

    async def find(self, table: str) -> Stored | None:
        """A whole table as stored, if there is one."""
        async with _or_store_down():
            row = await self._reader.table(table)
            log = await self._reader.log(table) if row else []
        return Stored(table, row.secret, log) if row and log else None

    async def row(self, table: str) -> TableRow | None:
        """A table's own row, if there is one."""
        async with _or_store_down():
            return await self._reader.table(table)

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The entries of a log after a number, in order."""
        async with _or_store_down():
            return await self._reader.log(table, after)

    async def append(self, table: Table, number: int, epoch: int, plan: Plan) -> bool:
        """Write an entry durably. False if another server wrote that number first."""
        row = {**row_after(table, plan.entry), **(plan.row or {})}
        return await self._writer.append(
            Append(table.id, number, epoch, [_line(plan.entry)], row or None)
        )

    async def create(
        self, table: str, secret: bytes, log: Sequence[AnyEntry], row: Mapping[str, object]
    ) -> bool:
        """A new table with the beginning of its log. False if it is there already."""
        whole_row = {"id": table, "secret": secret, "phase": "gathering", "owner": None, **row}
        whole_row |= first_row(log)
        lines = [_line(entry) for entry in log]
        return await self._writer.append(Append(table, 0, 0, lines, whole_row, is_new=True))

    async def unpack(self, table: str) -> None:
        """Put a packed game's log back in its place: somebody wants to add to it."""
        async with _or_store_down():
            await self._writer.transact(partial(take_out, table=table, server=self._server))


def _line(entry: AnyEntry) -> tuple[str, bytes]:
    """An entry as it is stored: its kind, and all of it."""
    return str(type(entry).__struct_config__.tag), encode_entry(entry)


@asynccontextmanager
async def _or_store_down() -> AsyncIterator[None]:
    try:
        yield
    except STORE_TROUBLE as error:
        raise StoreDown(f"the store is away: {type(error).__name__}") from error
