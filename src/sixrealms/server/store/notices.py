"""Short notices that servers on one PostgreSQL give each other: something has changed that all tell of, look again.

A notice may get lost, with a connection or behind a pool of connections that keeps none: whoever waits for one also
looks by themselves now and then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from sixrealms.server.store.drivers import why, with_driver
from sixrealms.server.store.tables import Storage, StorageError

_NAME: Final = "sixrealms_tables"
#: Seconds until one looks whether it is time to end.
_PATIENCE: Final = 2.0


class Notices:
    """What is given and heard. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def give(self, number: int) -> None:
        """Let the others know, from the server of that number. StorageError where that is impossible."""
        said = sql.select(sql.func.pg_notify(_NAME, str(number)))
        self._storage.at_once(lambda connection: connection.execute(said))

    def heard(self, ended: Callable[[], bool]) -> Iterator[int]:
        """Which server has given a notice, one after the other, on a connection of its own until it has `ended`.
        StorageError where the database is not reached any more.
        """
        engine = sql.create_engine(with_driver(self._storage.url), poolclass=sql.NullPool)
        try:
            kept = engine.raw_connection()
            try:
                connection: Any = kept.driver_connection
                connection.autocommit = True
                connection.execute(f"LISTEN {_NAME}")
                while not ended():
                    for notice in connection.notifies(timeout=_PATIENCE):
                        if ended():
                            return
                        yield int(notice.payload)
            finally:
                kept.invalidate()
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"the database {self._storage.shown} is not heard: {why(error)}") from None
        except Exception as error:
            if not type(error).__module__.startswith("psycopg"):  # the driver is there only where it is used
                raise
            raise StorageError(f"the database {self._storage.shown} is not heard: {why(error)}") from None
        finally:
            engine.dispose()
