"""Run by Alembic: the steps are taken on the connection `steps.migrate` was given."""

from __future__ import annotations

from alembic import context

from sixrealms.server.store.migrations.steps import CONNECTION
from sixrealms.server.store.passkeys import PASSKEYS
from sixrealms.server.store.tournaments import EVENTS

assert EVENTS.metadata is PASSKEYS.metadata  # each module has put its tables there
context.configure(connection=context.config.attributes[CONNECTION], target_metadata=EVENTS.metadata)
with context.begin_transaction():
    context.run_migrations()
