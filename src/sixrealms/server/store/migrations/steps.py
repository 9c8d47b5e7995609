"""Taking a database through the steps it has not taken yet."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

CONNECTION = "connection"
"""Where the connection lies for `env.py`."""


def migrate(connection: Connection) -> None:
    """Take every missing step, all or none."""
    config = Config()
    config.set_main_option("script_location", "sixrealms.server.store:migrations")
    config.attributes[CONNECTION] = connection
    command.upgrade(config, "head")
