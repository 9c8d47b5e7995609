"""Step 1: tables, their chairs, the entries of their games."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("plan", sql.Text, nullable=False),
        sql.Column("secret", sql.LargeBinary, nullable=False),
        sql.Column("setup", sql.Text, nullable=True),
        sql.Column("over", sql.Boolean, nullable=False),
    )
    for name, key in (("chairs", "seat"), ("entries", "number")):
        op.create_table(
            name,
            sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
            sql.Column(key, sql.Integer, primary_key=True, autoincrement=False),
            sql.Column("content", sql.Text, nullable=False),
        )


def downgrade() -> None:
    """Take them away."""
    for name in ("entries", "chairs", "tables"):
        op.drop_table(name)
