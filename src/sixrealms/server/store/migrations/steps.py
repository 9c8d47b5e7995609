"""Taking a database through the steps it has not taken yet."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from sixrealms.server.store.migrations import UnknownStep

CONNECTION = "connection"
"""Where the connection lies for `env.py`."""


def migrate(connection: Connection, back_to: str = "") -> None:
    """Take every missing step, or take those after `back_to` back, all or none."""
    config = Config()
    config.set_main_option("script_location", "sixrealms.server.store:migrations")
    config.attributes[CONNECTION] = connection
    try:
        if back_to:
            command.downgrade(config, back_to)
        else:
            command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownStep(str(error)) from None
