"""Taking a database through the steps it has not taken yet."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from sixrealms.server.store.migrations import UnknownStep

CONNECTION = "connection"
"""Where the connection lies for `env.py`."""


def migrate(connection: Connection) -> None:
    """Take every missing step, all or none."""
    config = Config()
    config.set_main_option("script_location", "sixrealms.server.store:migrations")
    config.attributes[CONNECTION] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownStep(str(error)) from None
