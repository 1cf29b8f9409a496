"""What leaves the store: logs of finished games, which are packed, and tables that nobody plays at any more.

Each step is one transaction that looks again before it acts, so that a crash in between loses nothing and any
number of servers may do the same at the same time.
"""

import sqlalchemy as sa

from folsom.server.storage.packing import unpack
from folsom.server.storage.schema import entries, finished_games, game_tables
from folsom.server.tables.entries import Row, decode_entry

LOCK_MILLISECONDS = 2_000
PHASES_LEFT_OPEN = ("gathering", "playing", "paused")


def hold_writers(connection: sa.Connection) -> None:
    """Until the end of the transaction nobody writes an entry.

    A server that was frozen since before the end of a game must find its number taken, or no table at all; it
    could otherwise write while the log is being taken away.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {LOCK_MILLISECONDS}")
        connection.exec_driver_sql("LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE")


def put_in_place(connection: sa.Connection, packed: dict[str, tuple[int, bytes]]) -> list[str]:
    """Put records (last number, record) in place of finished tables' rows and logs. Returns which are so now."""
    hold_writers(connection)
    done = []
    for table, (last, record) in packed.items():
        secret = connection.execute(
            sa.select(game_tables.c.secret).where(
                game_tables.c.id == table, game_tables.c.phase == "over"
            )
        ).scalar()
        # Somebody spoke or asked for a rematch meanwhile, or another server was first.
        newest = _last_row(connection, table)
        if secret is None or newest is None or newest.number != last:
            continue
        row = {"id": table, "secret": secret, "last": last, "record": record}
        connection.execute(sa.insert(finished_games), row)
        _remove(connection, table)
        done.append(table)
    return done


def take_out(connection: sa.Connection, table: str, server: str) -> bool:
    """A packed game's row and log again, for something to be added. False if it is not packed (any more)."""
    hold_writers(connection)
    found = connection.execute(
        sa.select(finished_games.c.secret, finished_games.c.record).where(
            finished_games.c.id == table
        )
    ).first()
    if found is None:
        return False
    log = unpack(table, found.record)
    log_lines = [
        {
            "table_id": table,
            "number": row.number,
            "epoch": row.epoch,
            "kind": str(type(decode_entry(row.payload)).__struct_config__.tag),
            "payload": row.payload,
            "writer": server,
        }
        for row in log
    ]
    row = {
        "id": table,
        "created": decode_entry(log[0].payload).at,
        "secret": found.secret,
        "is_open": False,
        "phase": "over",
        "owner": None,
        "touched": decode_entry(log[-1].payload).at,
        "n_free": 0,
    }
    connection.execute(sa.insert(game_tables), row)
    connection.execute(sa.insert(entries), log_lines)
    connection.execute(sa.delete(finished_games).where(finished_games.c.id == table))
    return True


def remove_abandoned(connection: sa.Connection, tables: list[str], before: int) -> list[str]:
    """Remove those of these unfinished tables whose last entry is older; note of the others how old it is."""
    hold_writers(connection)
    removed = []
    for table in tables:
        phase = connection.execute(
            sa.select(game_tables.c.phase).where(game_tables.c.id == table)
        ).scalar()
        if phase not in PHASES_LEFT_OPEN:
            continue
        newest = _last_row(connection, table)
        at = decode_entry(newest.payload).at if newest else 0
        if at < before:
            _remove(connection, table)
            removed.append(table)
        else:
            touched = sa.update(game_tables).where(game_tables.c.id == table).values(touched=at)
            connection.execute(touched)
    return removed


def note_seen(connection: sa.Connection, tables: list[str], moment: int) -> None:
    """Somebody is at these tables who can begin, or who plays."""
    connection.execute(
        sa.update(game_tables).where(game_tables.c.id.in_(tables)).values(seen=moment)
    )


def touch(connection: sa.Connection, tables: list[str], moment: int) -> None:
    """Let these tables wait: they are not looked at again for as long as if something had happened."""
    connection.execute(
        sa.update(game_tables).where(game_tables.c.id.in_(tables)).values(touched=moment)
    )


def _last_row(connection: sa.Connection, table: str) -> Row | None:
    columns = (entries.c.number, entries.c.epoch, entries.c.payload)
    query = sa.select(*columns).where(entries.c.table_id == table)
    found = connection.execute(query.order_by(entries.c.number.desc()).limit(1)).first()
    return Row(*found) if found else None


def _remove(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.delete(entries).where(entries.c.table_id == table))
    connection.execute(sa.delete(game_tables).where(game_tables.c.id == table))
