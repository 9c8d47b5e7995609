"""Step 7: names that look the same are one name. Accounts that look alike already stay; the older one has the look."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

from sixrealms.server.store.lookalikes import looks_of

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Make the table, and enter the accounts there are."""
    looks = op.create_table(
        "looks",
        sql.Column("look", sql.String(240), primary_key=True),
        sql.Column(
            "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
        ),
    )
    persons = sql.table("persons", sql.column("id"), sql.column("name"), sql.column("login"), sql.column("created"))
    accounts = sql.select(persons.c.id, persons.c.name).where(persons.c.login.is_not(None))
    whose: dict[str, str] = {}
    for person, name in op.get_bind().execute(accounts.order_by(persons.c.created, persons.c.id)):
        for look in looks_of(name):
            whose.setdefault(look, person)
    if whose:
        op.bulk_insert(looks, [{"look": look, "person_id": person} for look, person in whose.items()])


def downgrade() -> None:
    """Take it away."""
    op.drop_table("looks")
