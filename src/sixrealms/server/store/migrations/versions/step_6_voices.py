"""Step 6: whose the words of spectators are."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "voices",
        sql.Column("id", sql.String(24), primary_key=True),
        sql.Column(
            "table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), index=True, nullable=False
        ),
        sql.Column(
            "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
        ),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("voices")
