"""A copy of either database is put into an empty one of either, and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms.server.backup import back_up, restore
from sixrealms.server.store.leases import Leases
from sixrealms.server.store.people import People, Person
from sixrealms.server.store.reports import PlayerReport, Reports
from sixrealms.server.store.tables import Storage, StorageRefused
from sixrealms.server.whole_copy import held
from sixrealms.terminal.main import main
from tests.server.live import Client, LiveServer, empty_on, on


def played(server: LiveServer) -> tuple[str, str, int]:
    """A table with its token, at which something was acknowledged."""
    made = server.table({}, {"bot": "random"})
    client = Client(server, made["table"], made["token"])
    client.until_asked()
    said = client.act()
    client.until_answered(said["id"])
    client.close()
    return made["table"], made["token"], client.done[said["id"]]


def goes_on(server: LiveServer, table: str, token: str, acknowledged: int) -> None:
    client = Client(server, table, token)
    client.until_told("state")
    assert client.version >= acknowledged
    client.until_asked()
    said = client.act()
    client.until_answered(said["id"])
    assert client.refused == []
    client.close()


def test_a_postgresql_that_several_serve_is_copied_and_restored_from(
    shared: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    servers, copy = [LiveServer(shared, varied=True) for _ in range(2)], tmp_path / "copy.db"
    tables = [played(server) for server in servers]
    storage = Storage(shared)
    Reports(storage).add(PlayerReport(0, tables[0][0], 1, "Bo", "", "Ana", "", "shouts"), 9)
    before = held(storage)
    assert main(["backup", str(copy), "--database", shared]) == 0
    assert "2 tables" in capsys.readouterr().out
    for table in tables:
        goes_on(servers[0], *table)  # whoever runs them, they went on
    for server in servers:
        assert server.stop() == 0
    assert main(["restore", str(copy), "--database", shared]) == 2  # there is something
    assert capsys.readouterr().err.count("\n") == 1

    file = tmp_path / "file"
    file.mkdir()
    assert main(["restore", str(copy), "--database", empty_on(file)]) == 0
    restored = Storage(on(file))
    assert {name: count for name, count in held(restored).items() if name != "entries"} == {
        name: count for name, count in before.items() if name != "entries"
    }
    restored.close()
    storage.close()
    server = LiveServer(on(file))
    for table in tables:
        goes_on(server, *table)
    assert server.stop() == 0


def test_what_was_a_file_goes_on_with_postgresql(
    shared: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = LiveServer(on(tmp_path))
    table = played(server)
    assert server.stop() == 0
    file = Storage(on(tmp_path))
    reports = Reports(file)
    for _ in range(3):
        assert reports.add(PlayerReport(0, table[0], 1, "Bo", "", "Ana", "", "shouts"), 9)
    People(file).add_guest(Person("g", ""), "session")
    file.close()

    assert main(["restore", str(tmp_path / "tables.db"), "--database", shared]) == 0
    capsys.readouterr()
    storage = Storage(shared)
    assert Reports(storage).add(PlayerReport(0, table[0], 1, "Bo", "", "Ana", "", "again"), 9)
    assert [one.id for one in Reports(storage).list()] == [4, 3, 2, 1]
    assert Leases(storage).living() == []
    storage.close()
    server = LiveServer(shared)
    goes_on(server, *table)
    assert server.stop() == 0


@pytest.mark.parametrize("what", ["nothing.db", "letter.txt", "empty.db", "tables.db", "a" * 5_000])
def test_what_is_no_copy_restores_nothing(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear friend,\n" * 999)
    (tmp_path / "empty.db").touch()
    if what == "tables.db":
        storage = Storage(on(tmp_path))
        storage.prepare()
        storage.close()
    there = {path.name for path in tmp_path.iterdir()}

    assert main(["restore", str(tmp_path / what), "--database", empty_on(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert {path.name for path in tmp_path.iterdir()} == there


def test_a_copy_is_put_back_once(tmp_path: Path) -> None:
    server, copy = LiveServer(on(tmp_path)), tmp_path / "copy.db"
    played(server)
    assert server.stop() == 0
    source = Storage(on(tmp_path))
    back_up(source, copy)
    target = Storage(f"sqlite:///{tmp_path / 'new.db'}")
    restore(copy, target)
    assert held(target) == held(source)
    with pytest.raises(StorageRefused, match="already"):
        restore(copy, target)
    for storage in (source, target):
        storage.close()
