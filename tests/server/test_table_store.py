"""What is kept is there again, on both databases; what cannot be kept is said in one line."""

from __future__ import annotations

import os
import threading

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import sixrealms.server.app  # noqa: F401 - every module that keeps something has put its tables there
from sixrealms.engine.action import PASS
from sixrealms.server.accounts.spectators import VOICES
from sixrealms.server.game.entries import Acted, Entry, TakebackAsked
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.store.audit_log import OPERATOR_LOG
from sixrealms.server.store.bans import BANS
from sixrealms.server.store.leagues import LEAGUES
from sixrealms.server.store.listing import public_tables
from sixrealms.server.store.migrations import NEWEST, steps
from sixrealms.server.store.passkeys import PASSKEYS
from sixrealms.server.store.reports import REPORTS
from sixrealms.server.store.tables import Overtaken, Storage, StorageError, StoredTable
from sixrealms.server.store.tournaments import EVENTS
from tests.server.watching import a_setup


def test_entries_are_stored_all_or_none_and_never_twice(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    storage.prepare()
    name = os.urandom(8).hex()
    setup = a_setup()
    plan = TablePlan("tournament", 55, {"cut": "ask"}, players=2)
    storage.add_table(StoredTable(name, True, plan, b"secret", (Chair(name="Ana"), Chair(bot="greedy"))))
    assert storage.entries(name) == []
    storage.seat(name, 0, Chair(name="Ana", token="hash"), setup)
    entries: list[Entry] = [TakebackAsked(0, client="x"), Acted(1, PASS)]
    storage.append(name, 2, entries)
    with pytest.raises(Overtaken):
        storage.append(name, 1, entries)

    found = storage.table(name)
    assert found is not None
    assert (found.plan, found.setup, found.secret, found.over) == (plan, setup, b"secret", False)
    assert found.chairs == (Chair(name="Ana", token="hash"), Chair(bot="greedy"))
    assert storage.entries(name) == entries
    assert name in [one.id for one in public_tables(storage, 1_000) if isinstance(one, StoredTable)]
    storage.append(name, 4, entries, over=True)
    assert name not in [one.id for one in public_tables(storage, 1_000) if isinstance(one, StoredTable)]
    assert storage.table("another") is None
    storage.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite:////no/such/folder/x.db"])
def test_a_database_that_cannot_be_used_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(StorageError) as refused:
        Storage(url).prepare()
    assert "\n" not in str(refused.value)


def test_a_database_that_has_taken_every_step_takes_none_again(
    empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config()
    config.set_main_option("script_location", "sixrealms.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
    storage = Storage(empty_database)
    storage.prepare()
    monkeypatch.setattr(steps, "migrate", lambda connection: pytest.fail("nothing is to be done"))
    storage.prepare()
    storage.close()


def test_the_steps_make_the_tables_the_program_uses(empty_database: str) -> None:
    storage = Storage(empty_database)
    storage.prepare()
    with storage._engine.connect() as connection:
        assert EVENTS.metadata is BANS.metadata is REPORTS.metadata is PASSKEYS.metadata is VOICES.metadata
        assert OPERATOR_LOG.metadata is LEAGUES.metadata is EVENTS.metadata
        assert compare_metadata(MigrationContext.configure(connection), EVENTS.metadata) == []
    storage.close()


def test_servers_that_start_at_the_same_time_prepare_one_database(empty_database: str) -> None:
    wrong: list[StorageError] = []

    def prepare(storage: Storage) -> None:
        try:
            storage.prepare()
        except StorageError as error:
            wrong.append(error)

    storages = [Storage(empty_database) for _ in range(4)]
    threads = [threading.Thread(target=prepare, args=(storage,)) for storage in storages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert wrong == []
    assert [storage.unfinished() for storage in storages] == [0] * 4
    for storage in storages:
        storage.close()


def test_preparing_that_fails_leaves_the_database_as_it_was(
    empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = steps.migrate

    def breaks_off(connection: sql.Connection) -> None:
        whole(connection)
        connection.exec_driver_sql("SELECT nothing_of_this_name")

    storage = Storage(empty_database)
    with monkeypatch.context() as patch:
        patch.setattr(steps, "migrate", breaks_off)
        with pytest.raises(StorageError, match="nothing_of_this_name"):
            storage.prepare()
    with storage._engine.connect() as connection:
        assert sql.inspect(connection).get_table_names() == []
    storage.prepare()
    assert storage.unfinished() == 0
    storage.close()
