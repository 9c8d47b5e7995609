"""Several server processes on one database: who of them holds a table, and being with them until one is gone."""

from __future__ import annotations

import time
from pathlib import Path

import sqlalchemy as sql

from sixrealms.server.store.drivers import with_driver
from tests.server.live import PATIENCE, LiveServer


def number_of(server: LiveServer) -> int:
    """The number of a server among those that share the tables."""
    return int(server.asked("/health")[1]["server"])


def holder(database: str, table: str) -> int:
    """The number of the server that holds a table; 0 if it is nobody's."""
    engine = sql.create_engine(with_driver(database))
    with engine.connect() as connection:
        found = connection.execute(sql.text("SELECT holder FROM tables WHERE id = :id"), {"id": table}).scalar()
    engine.dispose()
    return int(found or 0)


def holding(servers: list[LiveServer], table: str) -> LiveServer:
    """The one of these servers that holds a table."""
    wanted = holder(servers[0].database, table)
    return next(server for server in servers if number_of(server) == wanted)


def together(servers: list[LiveServer]) -> None:
    """Wait until each knows of all."""
    give_up = time.monotonic() + PATIENCE
    while any(server.asked("/health")[1]["servers"] != len(servers) for server in servers):
        assert time.monotonic() < give_up, "they do not find each other"
        time.sleep(0.05)


def processes_of(server: LiveServer) -> list[int]:
    """The processes that serve for one that was started with --workers."""
    first = server.process.pid
    children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii")
    return [int(one) for one in children.split()]
