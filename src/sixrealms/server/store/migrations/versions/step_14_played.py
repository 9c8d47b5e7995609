"""Step 14: what people have played and how strong they play; who lets others see that they are here."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    """Make the tables and the columns."""
    op.create_table(
        "played_games",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("ruleset", sql.String(40), nullable=False),
        sql.Column("size", sql.Integer, nullable=False),
        sql.Column("game", sql.String(300), nullable=False),
        sql.Column("reason", sql.String(60), nullable=False),
        sql.Column("turns", sql.Integer, nullable=False),
        sql.Column("decisions", sql.Integer, nullable=False),
        sql.Column("seconds", sql.BigInteger, nullable=False),
        sql.Column("ended", sql.BigInteger, nullable=False),
        sql.Column("rated", sql.Boolean, nullable=False),
    )
    op.create_table(
        "played_seats",
        sql.Column("game_id", sql.String(32), sql.ForeignKey("played_games.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column(
            "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="SET NULL"), index=True, nullable=True
        ),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("bot", sql.String(60), nullable=False),
        sql.Column("deck", sql.String(64), nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("won", sql.Boolean, nullable=False),
        sql.Column("cards", sql.Text, nullable=False),
        sql.Column("mean_before", sql.Double, nullable=True),
        sql.Column("mean_after", sql.Double, nullable=True),
    )
    op.create_table(
        "ratings",
        sql.Column("person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("ruleset", sql.String(40), primary_key=True),
        sql.Column("mean", sql.Double, nullable=False),
        sql.Column("spread", sql.Double, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )
    op.create_index("ratings_listed", "ratings", ["ruleset", "mean"])
    op.add_column("persons", sql.Column("visible", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("servers", sql.Column("here", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("servers", "here")
    op.drop_column("persons", "visible")
    op.drop_index("ratings_listed", "ratings")
    for name in ("ratings", "played_seats", "played_games"):
        op.drop_table(name)
