"""Step 3: when a table was last played at, so that old ones can be forgotten."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add the column; tables from before were last played at when they were made, as far as is known."""
    op.add_column("tables", sql.Column("touched", sql.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET touched = created")


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "touched")
