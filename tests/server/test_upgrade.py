"""A database of an older version is brought to the form of today once, and not before a copy of it is kept."""

from __future__ import annotations

import logging
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from sixrealms.server.backup import back_up
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.store import tables
from sixrealms.server.store.drivers import ALONE
from sixrealms.server.store.migrations import NEWEST, steps
from sixrealms.server.store.tables import Storage, StorageError, StorageRefused, StoredTable
from sixrealms.terminal.main import main
from tests.server.live import on

_OLD = "8"


def older(database: str) -> Storage:
    """A database as a version of some months ago left it, with a table in it."""
    storage = Storage(database)
    storage.prepare()
    storage.add_table(StoredTable("t", True, TablePlan("tournament", 55), b"secret", (Chair(name="Ana"),)))
    with storage._engine.connect().execution_options(**{ALONE: True}) as connection, connection.begin():
        steps.migrate(connection, _OLD)
    assert storage.step() == _OLD
    return storage


def test_a_copy_of_what_it_was_is_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    storage = older(on(tmp_path))
    with caplog.at_level(logging.WARNING, "sixrealms.server"):
        storage.prepare()
    copy = tmp_path / f"tables.db.step-{_OLD}"
    assert storage.step() == NEWEST
    assert storage.table("t") is not None
    storage.close()
    before = Storage(f"sqlite:///{copy}")
    assert before.step() == _OLD
    before.close()
    assert str(copy) in caplog.text
    assert not list(tmp_path.glob("*.part"))


def test_nothing_is_changed_that_cannot_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = older(on(tmp_path))

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(tables, "copied_file", full)
        with pytest.raises(StorageRefused, match="disk is full") as refused:
            storage.prepare()
    assert "\n" not in str(refused.value)
    assert storage.step() == _OLD
    storage.close()


def test_of_servers_that_start_at_once_one_does_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    older(database).close()
    taken: list[int] = []
    true_migrate: Callable[..., None] = steps.migrate

    def migrate(connection: sql.Connection, *more: Any) -> None:
        taken.append(1)
        true_migrate(connection, *more)

    monkeypatch.setattr(steps, "migrate", migrate)
    storages, wrong = [Storage(database) for _ in range(4)], list[StorageError]()

    def prepare(storage: Storage) -> None:
        try:
            storage.prepare()
        except StorageError as error:
            wrong.append(error)

    threads = [threading.Thread(target=prepare, args=(storage,)) for storage in storages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert taken == [1]
    assert [storage.step() for storage in storages] == [NEWEST] * 4
    for storage in storages:
        storage.close()


def test_a_copy_of_an_older_version_changes_nothing_and_is_read_with_the_steps_of_today(tmp_path: Path) -> None:
    storage, copy = older(on(tmp_path)), tmp_path / "copy.db"
    assert back_up(storage, copy).tables == 1
    assert storage.step() == _OLD
    storage.close()
    kept = Storage(f"sqlite:///{copy}")
    assert kept.step() == _OLD
    kept.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "tables.db"]


@pytest.mark.parametrize("words", [["backup", "copy.db"], ["admin", "tables"], ["restore", "newer.db"]])
def test_a_newer_database_is_refused_in_one_line_whatever_is_asked(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    storage = Storage(on(tmp_path))
    storage.prepare()
    storage.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    shutil.copyfile(tmp_path / "tables.db", tmp_path / "newer.db")
    target = f"sqlite:///{tmp_path / 'empty.db'}" if words[0] == "restore" else on(tmp_path)

    assert main([*words, "--database", target]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "newer version" in told.err
    assert told.out == ""
    assert not (tmp_path / "copy.db").exists()
