"""Run by Alembic: the steps are taken on the connection `steps.migrate` was given."""

from __future__ import annotations

from alembic import context

from sixrealms.server.keyring import PASSKEYS
from sixrealms.server.migrations.steps import CONNECTION

context.configure(connection=context.config.attributes[CONNECTION], target_metadata=PASSKEYS.metadata)
with context.begin_transaction():
    context.run_migrations()
