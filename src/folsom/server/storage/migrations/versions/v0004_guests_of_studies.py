"""Who is at a study, and where in it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A table of their own; nothing else changes."""
    op.create_table(
        "study_guests",
        sa.Column("study", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("node", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("study_guests_seen", "study_guests", ["seen"])


def downgrade() -> None:
    """Whoever is there says so again within half a minute."""
    op.drop_index("study_guests_seen", "study_guests")
    op.drop_table("study_guests")
