"""The tables of the store. Changes go through `migrations/versions`, and `HEAD` names the newest."""

import sqlalchemy as sa

HEAD = "0001"

metadata = sa.MetaData()

game_tables = sa.Table(
    "game_tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("owner", sa.String(16), nullable=True),
    sa.Index("game_tables_open", "is_open", "phase", "created"),
    sa.Index("game_tables_owner", "owner", "phase"),
)
"""One row a table: its secret part of the seed, and what lists and sweeps look for. The log is the truth."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.Column("writer", sa.String(16), nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. The key (table, number) is what makes an answer true, once."""

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("beat", sa.BigInteger, nullable=False),
)
"""The servers that live: a beat that no longer moves belongs to a dead one."""
