"""Step 16: whose names at events are whose; the events there are go on to be joined by name."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "16"
down_revision = "15"


def upgrade() -> None:
    """Make the tables and the column."""
    op.create_table(
        "ranked_people",
        sql.Column("line", sql.Text, primary_key=True),
        sql.Column("goes_on_in", sql.Text, nullable=False),
        sql.Column("stamp", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "entry_accounts",
        sql.Column("event_id", sql.String(24), sql.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("account", sql.String(24), nullable=False),
    )
    op.add_column("events", sql.Column("by_name", sql.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("events", "by_name")
    op.drop_table("entry_accounts")
    op.drop_table("ranked_people")
