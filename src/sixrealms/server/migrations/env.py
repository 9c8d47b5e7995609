"""Run by Alembic: the steps are taken on the connection `steps.migrate` was given."""

from __future__ import annotations

from alembic import context

from sixrealms.server.migrations.steps import CONNECTION
from sixrealms.server.people import PERSONS

context.configure(connection=context.config.attributes[CONNECTION], target_metadata=PERSONS.metadata)
with context.begin_transaction():
    context.run_migrations()
