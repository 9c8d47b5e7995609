"""What operators do to a server, and what they are refused, is written down beside it."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from sixrealms.server.store.audit_log import OPERATOR_LOG, OperatorLog
from sixrealms.server.store.tables import Storage, StorageError
from sixrealms.terminal.admin import changes
from sixrealms.terminal.main import main
from tests.server.browser import application
from tests.server.live import on
from tests.server.test_admin_command import Operator, account, prepared


def test_what_is_done_and_what_is_refused_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(on(tmp_path), capsys)
    with application(on(tmp_path)) as app:
        ana = account(app, "Ana")
        made = ana.done("POST", "/api/tables", {"seats": [{}, {}]})
        operator.says("close", made["table"], "--why", "insults\nand more")
        operator.says("close", made["table"], code=2)
        operator.says("rename", "Nobody", "Somebody", code=2)
        operator.says("ban-account", "Ana", "--for", "ever", code=2)
        operator.says("ban-address", "192.0.2.7", "--for", "1d")
        operator.says("lift", "192.0.2.7")
        operator.says("done", "7", code=2)
        operator.says("tables")
    notes = operator.data("log")
    assert [(one["what"], one["about"], one["outcome"].partition(":")[0]) for one in reversed(notes)] == [
        ("close", made["table"], "done"),
        ("close", made["table"], "refused"),
        ("rename", "Nobody", "refused"),
        ("ban-account", "Ana", "refused"),
        ("ban-address", "192.0.2.7", "done"),
        ("lift", "192.0.2.7", "done"),
        ("done", "7", "refused"),
    ]
    assert notes[-1]["why"] == "insults and more"
    assert all("@" in one["by"] and one["created"] for one in notes)
    assert "closed already" in notes[-2]["outcome"]
    for language in ("en", "pt-BR"):
        assert operator.says("log", "--most", "2", language=language).count("\n") == 2
    assert operator.says("log", "--since", "soon", code=2).count("\n") == 1


def test_of_somebody_who_is_deleted_the_log_keeps_an_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(on(tmp_path), capsys)
    with application(on(tmp_path)) as app:
        account(app, "Zenobia")
        operator.says("ban-account", "Zenobia", "--why", "Zenobia shouts")
        operator.says("ban-account", "Zenobia", "--for", "ever", code=2)
        account(app, "Olga")
        operator.says("rename", "Olga", "Zenobia", code=2)
        operator.says("rename", "Zenobia", "", code=2)
        operator.says("delete-account", "Zenobia", code=2)
        operator.says("delete-account", "Zenobia", "--yes")
    notes = operator.data("log")
    assert "Zenobia" not in str(notes)
    assert [(one["what"], one["outcome"]) for one in notes] == [
        ("delete-account", "done"),
        ("delete-account", "refused"),
        ("rename", "refused"),
        ("rename", "refused"),
        ("ban-account", "refused"),
        ("ban-account", "done"),
    ]
    assert len({one["about"] for one in notes}) == 1


def test_nothing_is_done_that_cannot_be_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    operator = Operator(prepared(tmp_path), capsys)

    def fails(*_: object) -> int:
        raise StorageError("no room")

    with monkeypatch.context() as broken:
        broken.setattr(OperatorLog, "begin", fails)
        assert "no room" in operator.says("ban-address", "192.0.2.7", code=2)
    assert operator.data("bans") == []


@pytest.mark.parametrize("said", ["\udcff\udcfe", "\u202e", "a" * 5_000, "'; --", "", "%", "-1"])
def test_nonsense_is_refused_in_a_line_on_every_database(
    said: str, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    storage = Storage(database)
    storage.prepare()
    storage.close()
    operator = Operator(database, capsys)
    for words in (["table"], ["account"], ["lift"], ["delete-event", "--yes"]):
        assert operator.says(*words, "--", said, code=2).count("\n") == 1
    for command in ("close", "ban-account"):
        assert operator.says(command, "--why", "\u202e", "--", said, code=2).count("\n") == 1
    assert operator.says("rename", "--", "Ana", "\udcff", code=2).count("\n") == 1
    assert operator.says("done", "9" * 30, code=2).count("\n") == 1
    assert len(operator.data("log")) == (0 if "\udcff" in said else 4)


def test_what_somebody_thinks_better_of_is_written_down_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    operator = Operator(on(tmp_path), capsys)
    with application(on(tmp_path)) as app:
        account(app, "Ana")

    def leaves(*_: object, **__: object) -> None:
        raise click.Abort

    monkeypatch.setattr(changes, "_ask", leaves)
    assert main(["admin", "delete-account", "Ana", "--database", on(tmp_path)]) == 2
    capsys.readouterr()
    assert [one["outcome"] for one in operator.data("log")] == ["broken off"]


def test_the_log_is_kept_and_pruned_on_every_database(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    log = OperatorLog(storage)
    first = log.begin("eva@here", "close", "t" * 500, "w" * 500)
    second = log.begin("eva@here", "lift", "x", "")
    assert [one.outcome for one in log.list(9)] == ["begun", "begun"]
    log.end(first, "done")
    log.found(second, "id")
    assert [(one.id, one.outcome, one.about_id) for one in log.list(9)] == [
        (second, "begun", "id"),
        (first, "done", ""),
    ]
    old = OPERATOR_LOG.update().where(OPERATOR_LOG.c.id == first).values(created=1)
    storage.at_once(lambda connection: connection.execute(old))
    log.prune(60)
    assert [one.id for one in log.list(9)] == [second]
    storage.close()
