"""Tables, their logs, and the servers that live."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(16), nullable=True),
    )
    op.create_index("game_tables_open", "game_tables", ["is_open", "phase", "created"])
    op.create_index("game_tables_owner", "game_tables", ["owner", "phase"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("writer", sa.String(16), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop everything."""
    op.drop_table("servers")
    op.drop_table("entries")
    op.drop_table("game_tables")
