"""Step 4: the passkeys of accounts, and when a session last proved by one who is there."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Make the table, add the column."""
    op.create_table(
        "passkeys",
        sql.Column("id", sql.String(1400), primary_key=True),
        sql.Column(
            "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
        ),
        sql.Column("host", sql.String(255), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("public_key", sql.LargeBinary, nullable=False),
        sql.Column("uses", sql.BigInteger, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("used", sql.BigInteger, nullable=False),
    )
    op.add_column("sessions", sql.Column("proved", sql.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("sessions", "proved")
    op.drop_table("passkeys")
