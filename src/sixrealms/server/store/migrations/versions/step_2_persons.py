"""Step 2: persons, the sessions of their devices, the seats that are theirs."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "persons",
        sql.Column("id", sql.String(24), primary_key=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("login", sql.String(128), nullable=True, unique=True),
        sql.Column("password", sql.Text, nullable=False),
        sql.Column("recovery", sql.String(64), nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("seen", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column(
            "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
        ),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("seen", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column(
            "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
        ),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("seats", "sessions", "persons"):
        op.drop_table(name)
