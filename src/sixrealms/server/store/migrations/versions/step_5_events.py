"""Step 5: events, their steps, and the keys that open them."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "events",
        sql.Column("id", sql.String(24), primary_key=True),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("touched", sql.BigInteger, nullable=False),
        sql.Column("plan", sql.Text, nullable=False),
        sql.Column("secret", sql.LargeBinary, nullable=False),
        sql.Column("told", sql.Text, nullable=False),
    )
    op.create_table(
        "event_steps",
        _event(primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("content", sql.Text, nullable=False),
    )
    op.create_table(
        "event_keys",
        sql.Column("hash", sql.String(64), primary_key=True),
        _event(index=True, nullable=False),
        sql.Column("role", sql.String(16), nullable=False),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("event_keys", "event_steps", "events"):
        op.drop_table(name)


def _event(**more: bool) -> sql.Column[str]:
    return sql.Column("event_id", sql.String(24), sql.ForeignKey("events.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]
