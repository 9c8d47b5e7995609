"""Step 11: several servers share the tables: who they are, and which of them holds a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    """Make the table, add the column."""
    op.create_table(
        "servers",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("address", sql.String(200), nullable=False),
        sql.Column("machine", sql.String(120), nullable=False),
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("until", sql.Double, nullable=False),
        sql.Column("gone", sql.Double, nullable=True),
    )
    op.add_column("tables", sql.Column("holder", sql.Integer, nullable=True))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("tables", "holder")
    op.drop_table("servers")
