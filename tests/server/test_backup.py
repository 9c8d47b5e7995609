"""A copy of a server that runs: whole, read again, and gone on with."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from sixrealms.server.backup import back_up
from sixrealms.server.store.tables import Storage, StorageError, StorageRefused
from sixrealms.terminal.main import main
from tests.server.live import Client, LiveServer, empty_on, on


def test_a_copy_of_a_running_server_goes_on_where_it_was_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, copy = LiveServer(on(tmp_path)), tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    made = server.table({}, {"bot": "random"})
    client = Client(server, made["table"], made["token"])
    for _ in range(3):
        client.until_asked()
        said = client.act()
        client.until_answered(said["id"])
    acknowledged = client.done[said["id"]]

    assert main(["backup", str(copy), "--database", on(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "1 tables" in told
    assert "sound" in told
    assert main(["backup", str(copy), "--database", on(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    client.until_asked()  # the server went on meanwhile
    later = client.act()
    client.until_answered(later["id"])
    client.close()
    server.stop()

    restored = LiveServer(f"sqlite:///{copy}")
    back = Client(restored, made["table"], made["token"])
    back.until_told("state")
    assert acknowledged <= back.version
    back.until_asked()
    again = back.act()
    back.until_answered(again["id"])
    assert back.refused == []
    back.close()
    restored.stop()
    assert [path.name for path in copy.parent.iterdir() if "part" in path.name] == []


@pytest.mark.parametrize("damage", ["UPDATE tables SET plan = '{'", "UPDATE entries SET content = '[\"what\",0]'"])
def test_a_copy_nobody_could_go_on_with_is_not_kept(tmp_path: Path, damage: str) -> None:
    server = LiveServer(on(tmp_path))
    made = server.table({}, {"bot": "random"})
    client = Client(server, made["table"], made["token"])
    client.until_asked()
    said = client.act()
    client.until_answered(said["id"])
    client.close()
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute(damage)
    connection.close()
    target = tmp_path / "copy.db"
    target.write_bytes(b"the copy of yesterday")
    storage = Storage(on(tmp_path))

    with pytest.raises(StorageRefused, match="could not be gone on with"):
        back_up(storage, target)
    storage.close()
    assert target.read_bytes() == b"the copy of yesterday"
    assert not list(tmp_path.glob("*.part*"))


def test_what_cannot_be_copied_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "no" / "folder.db"), "--database", on(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    with pytest.raises(StorageError, match="no server answers"):
        back_up(Storage("postgresql://nobody@127.0.0.1:1/none"), tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "another.db") as connection:
        connection.execute("CREATE TABLE letters (text)")
    connection.close()
    with pytest.raises(StorageRefused, match="no database of this program"):
        back_up(Storage(f"sqlite:///{tmp_path / 'another.db'}"), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_copy_into_a_folder_that_is_not_there_says_which(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Storage(on(tmp_path)).prepare()

    assert main(["backup", str(tmp_path / "absent" / "copy.db"), "--database", on(tmp_path)]) == 2

    assert f"the folder {tmp_path / 'absent'} does not exist; create it first" in capsys.readouterr().err
    assert not (tmp_path / "absent").exists()


def test_a_database_is_not_copied_over_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    storage = Storage(on(tmp_path))
    storage.prepare()
    assert storage.file is not None
    before = Path(storage.file).read_bytes()
    assert main(["backup", storage.file, "--force", "--database", on(tmp_path)]) == 2
    assert "itself" in capsys.readouterr().err
    assert Path(storage.file).read_bytes() == before
    (tmp_path / "folder").mkdir()
    assert main(["backup", str(tmp_path / "folder"), "--force", "--database", on(tmp_path)]) == 2
    assert "no file" in capsys.readouterr().err
    assert main(["backup", "a" * 5_000, "--database", on(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    storage.close()


@pytest.mark.parametrize("words", [["backup", "copy.db"], ["admin", "tables"]])
def test_a_database_that_is_not_there_is_not_made_by_looking_for_it(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--database", empty_on(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
