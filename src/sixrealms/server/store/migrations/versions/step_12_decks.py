"""Step 12: the decks of accounts, and the cards people own."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "decks",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column(
            "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
        ),
        sql.Column("changed", sql.BigInteger, nullable=False),
        sql.Column("shared", sql.String(8), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("cards", sql.Integer, nullable=False),
        sql.Column("content", sql.Text, nullable=False),
    )
    op.create_table(
        "collections",
        sql.Column("person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("changed", sql.BigInteger, nullable=False),
        sql.Column("content", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("collections")
    op.drop_table("decks")
