"""Step 13: what whoever runs a server has done is kept; the list of public tables is found without reading all."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    """Make the table and the index."""
    op.create_table(
        "operator_log",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("by", sql.String(120), nullable=False),
        sql.Column("what", sql.String(40), nullable=False),
        sql.Column("about", sql.String(200), nullable=False),
        sql.Column("about_id", sql.String(80), nullable=False),
        sql.Column("why", sql.Text, nullable=False),
        sql.Column("outcome", sql.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "over", "created"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("tables_listed", "tables")
    op.drop_table("operator_log")
