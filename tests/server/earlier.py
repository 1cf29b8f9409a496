"""Tables that a server of rules version 1 left behind, and a store as that version had it.

Recorded by `tools/record_tables.py` on that version; ids and keys are those of then. Moments are moved, so that
the tables were left just now: a clock that runs would be over a day after the record.
"""

import gzip
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from folsom.server.storage import store
from folsom.server.storage.store import open_engine
from folsom.server.wall_clock import now_ms

Json = dict[str, Any]
FILE = Path(__file__).parent / "rules_version_1.json.gz"
MOMENT = re.compile(r"\b\d{13}\b")
"""In milliseconds; no other number of a record has as many digits."""
OLD_TABLES = {
    "game_tables": ("id", "created", "secret", "is_open", "phase", "owner"),
    "entries": ("table_id", "number", "epoch", "kind", "payload", "writer"),
}


@cache
def recorded() -> Json:
    """Everything: the stories, with what each table showed, and the rows of the store."""
    found: Json = json.loads(gzip.decompress(FILE.read_bytes()))
    return found


def story(name: str) -> Json:
    """One table by what it is an example of."""
    (found,) = (story for story in recorded()["stories"] if story["name"] == name)
    return dict(found)


async def old_store(url: str) -> None:
    """Make a store in the form of then, with all that was recorded."""
    engine = open_engine(url)
    since = now_ms() - _left_at()
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade_to_first)
        for name, columns in OLD_TABLES.items():
            table = sa.table(name, *map(sa.column, columns))
            rows = [_row(row, since) for row in recorded()[name]]
            await connection.execute(sa.insert(table), rows)
    await engine.dispose()


def _left_at() -> int:
    """The last moment that was recorded."""
    moments = (MOMENT.findall(entry["payload"]) for entry in recorded()["entries"])
    return max(int(each) for found in moments for each in found)


def _row(row: Json, since: int) -> Json:
    row = dict(row)
    if "secret" in row:
        row["secret"], row["is_open"] = bytes.fromhex(row["secret"]), bool(row["is_open"])
        row["created"] += since
    else:
        moved = MOMENT.sub(lambda found: str(int(found[0]) + since), row["payload"])
        row["payload"] = moved.encode()
    return row


def _upgrade_to_first(connection: sa.Connection) -> None:
    config = Config()
    folder = Path(store.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
