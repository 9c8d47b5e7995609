"""Step 10: whether what an event gives counts in the ranking; of the events there are it goes on to."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Add the column."""
    op.add_column("events", sql.Column("ranked", sql.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("events", "ranked")
