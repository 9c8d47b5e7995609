"""The server most tests share, and the databases tests of storage run on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sql

from sixrealms.server import randomness
from sixrealms.server.store.tables import Storage
from tests.server.live import LiveServer, empty_on, on
from tools import record_playthrough, scratch_postgresql


@pytest.fixture(autouse=True)
def the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables a test makes in its own process are dealt the same whenever it runs."""
    chance = Random(3)
    monkeypatch.setattr(randomness, "new_seed", lambda: chance.getrandbits(53))
    monkeypatch.setattr(randomness, "new_secret", lambda: chance.randbytes(16))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A running server with a database of its own."""
    running = LiveServer(on(tmp_path_factory.mktemp("server")))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def record_of_today() -> str:
    """The record of a game of two, made with the rules and powers of today: what is stored is of those of its day."""
    (playthrough,) = (one for one in record_playthrough.PLAYTHROUGHS if one.name == "fourth-edition-two")
    return record_playthrough.recorded(playthrough)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL that lets us make databases: the one that is named, or one of our own."""
    named = os.environ.get(scratch_postgresql.VARIABLE)
    if named:
        yield named
        return
    try:
        with scratch_postgresql.scratch() as address:
            yield address
    except scratch_postgresql.NoPostgresql as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def prepared(postgresql: str) -> Iterator[str]:
    """The name of a PostgreSQL database that has taken every step, which others are copied from."""
    with _database(postgresql) as url:
        storage = Storage(url)
        storage.prepare()
        storage.close()
        yield str(sql.make_url(url).database)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database for this test that holds nothing, and has taken every step."""
    if request.param == "sqlite":
        yield on(tmp_path)
        return
    with _database(request.getfixturevalue("postgresql"), request.getfixturevalue("prepared")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database for this test that has taken no step yet."""
    if request.param == "sqlite":
        yield empty_on(tmp_path)
        return
    with _database(request.getfixturevalue("postgresql")) as url:
        yield url


@pytest.fixture
def shared(postgresql: str, prepared: str) -> Iterator[str]:
    """The URL of a database several servers can share, which holds nothing, and has taken every step."""
    with _database(postgresql, prepared) as url:
        yield url


@contextmanager
def _database(postgresql: str, copied: str = "template1") -> Iterator[str]:
    """A database that is gone in the end, copied from another one."""
    place = sql.make_url(postgresql).set(drivername="postgresql+psycopg")
    name = f"test_{os.urandom(8).hex()}"
    master = sql.create_engine(place, isolation_level="AUTOCOMMIT")
    with master.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {copied}")
    yield place.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with master.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    master.dispose()
