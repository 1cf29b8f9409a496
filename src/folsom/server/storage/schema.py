"""The tables of the store. Changes go through `migrations/versions`, and `HEAD` names the newest."""

import sqlalchemy as sa

HEAD = "0004"

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
    # A default: while servers are updated one by one, those of before leave these out.
    sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("n_free", sa.SmallInteger, nullable=False, server_default="1"),
    sa.Index("game_tables_listed", "is_open", "phase", "seen"),
    sa.Index("game_tables_touched", "phase", "touched"),
    sa.Index("game_tables_owner", "owner", "phase"),
)
"""One row a table: its secret part of the seed, and what lists and sweeps look for. The log is the truth.

`touched`: no later than the last entry; `seen`: when somebody who can begin or play was last there; `n_free`:
seats that are free before the start. An entry can be written only while its table has a row here.
"""

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

finished_games = sa.Table(
    "finished_games",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
"""Games that are over, each in place of its row and its log, whose last number it tells."""

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("beat", sa.BigInteger, nullable=False),
)
"""The servers that live: a beat that no longer moves belongs to a dead one."""

studies = sa.Table(
    "studies",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("editor", sa.String(64), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Index("studies_touched", "touched"),
)
"""Studies by their reading keys. `editor`: the hash of the editing key; `touched`: the last reading or change."""

study_guests = sa.Table(
    "study_guests",
    metadata,
    sa.Column("study", sa.String(16), primary_key=True),
    sa.Column("guest", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("node", sa.Integer, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Index("study_guests_seen", "seen"),
)
"""Who is at a study, and at which of its nodes. Whoever has not been seen for a while has left."""
