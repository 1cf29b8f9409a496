"""Studies: trees of variations that people keep here under a reading and an editing key."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A table of their own; nothing else changes."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("editor", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("studies_touched", "studies", ["touched"])


def downgrade() -> None:
    """Refused while there are studies: they are kept nowhere else."""
    n_studies = op.get_bind().execute(sa.text("SELECT count(*) FROM studies")).scalar()
    if n_studies:
        raise RuntimeError(f"{n_studies} studies are kept here")
    op.drop_index("studies_touched", "studies")
    op.drop_table("studies")
