"""Step 15: leagues are kept."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "leagues",
        sql.Column("id", sql.String(24), primary_key=True),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("content", sql.Text, nullable=False),
        sql.Column("events", sql.Text, nullable=False),
        sql.Column("hash", sql.String(64), nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("leagues")
