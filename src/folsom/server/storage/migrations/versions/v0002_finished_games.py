"""Finished games as one record each; what lists and the removal of abandoned tables look for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there count as touched and seen when they were made; the logs know better, and are asked."""
    for name, kind, default in (
        ("touched", sa.BigInteger, "0"),
        ("seen", sa.BigInteger, "0"),
        ("n_free", sa.SmallInteger, "1"),
    ):
        op.add_column("game_tables", sa.Column(name, kind, nullable=False, server_default=default))
    op.execute("UPDATE game_tables SET touched = created, seen = created")
    op.execute("UPDATE game_tables SET owner = NULL WHERE phase = 'over'")
    op.drop_index("game_tables_open", "game_tables")
    op.create_index("game_tables_listed", "game_tables", ["is_open", "phase", "seen"])
    op.create_index("game_tables_touched", "game_tables", ["phase", "touched"])
    op.create_table(
        "finished_games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back to logs alone: refused while there are games without one."""
    n_games = op.get_bind().execute(sa.text("SELECT count(*) FROM finished_games")).scalar()
    if n_games:
        raise RuntimeError(f"{n_games} finished games are kept without their logs")
    op.drop_table("finished_games")
    op.drop_index("game_tables_touched", "game_tables")
    op.drop_index("game_tables_listed", "game_tables")
    op.create_index("game_tables_open", "game_tables", ["is_open", "phase", "created"])
    with op.batch_alter_table("game_tables") as table:
        for name in ("touched", "seen", "n_free"):
            table.drop_column(name)
