"""Step 9: what people report to whoever runs the server."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reports",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("about", sql.String(64), nullable=False),
        sql.Column("about_id", sql.String(24), nullable=False),
        sql.Column("by", sql.String(64), nullable=False),
        sql.Column("by_id", sql.String(24), nullable=False),
        sql.Column("why", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("done", sql.BigInteger, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("reports")
