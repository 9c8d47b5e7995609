"""Step 8: what whoever runs a server does: tables are closed, people and addresses are banned for a time."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Add the columns, make the table."""
    op.add_column("tables", sql.Column("changed", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("closed", sql.Text, nullable=True))
    op.add_column("persons", sql.Column("address", sql.String(64), nullable=False, server_default=""))
    op.create_table(
        "bans",
        sql.Column("whom", sql.String(80), primary_key=True),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("why", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("bans")
    op.drop_column("persons", "address")
    op.drop_column("tables", "closed")
    op.drop_column("tables", "changed")
