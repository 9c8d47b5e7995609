"""What whoever runs a server sees of its database and does with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixrealms.server.store.overview import Overview, Wanted
from sixrealms.server.store.people import People, Person
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.terminal.main import main
from sixrealms.tournament.plan import Plan
from tests.server.browser import Browser, application
from tests.server.live import on

PASSWORD = "correct horse battery"


class Operator:
    """Somebody at the command line of a server."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._database = database
        self._capsys = capsys

    def says(self, *words: str, code: int = 0, language: str = "en") -> str:
        """What is written on either stream."""
        assert main(["--lang", language, "admin", *words, "--database", self._database]) == code
        told = self._capsys.readouterr()
        return told.out + told.err

    def data(self, *words: str) -> Any:
        """The plain data of a command."""
        return json.loads(self.says(*words, "--json"))


def account(app: Any, name: str) -> Browser:
    """Somebody with an account of this name."""
    browser = Browser(app)
    browser.done("POST", "/api/me")
    browser.done("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    return browser


def test_lists_and_looks_tell_the_newest_first_and_nothing_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(on(tmp_path), capsys)
    with application(on(tmp_path)) as app:
        ana, bruno = account(app, "Ana"), account(app, "Bruno")
        first = ana.done("POST", "/api/tables", {"seats": [{}, {}], "guest": {"name": "Ana"}})
        taken = bruno.done("POST", f"/api/tables/{first['table']}/seats", {"name": "Bruno"})
        alone = bruno.done("POST", "/api/tables", {"seats": [{}, {"bot": "random"}], "guest": {"name": "Bruno"}})
        said = operator.says("tables")
        lines = said.splitlines()
        assert sorted(line.partition(":")[0] for line in lines) == sorted([first["table"], alone["table"]])
        assert [one["id"] for one in operator.data("tables", "--name", "АNA")] == [first["table"]]
        seen = operator.data("table", first["table"])
        assert [(seat["name"], seat["account"]) for seat in seen["seats"]] == [("Ana", "Ana"), ("Bruno", "Bruno")]
        assert seen["state"] == "playing"
        assert operator.data("tables", "--before", "1d") == []
        assert {one["name"] for one in operator.data("accounts", "--unfinished")} == {"Ana", "Bruno"}
        bruno_seen = operator.data("account", "bruno")
        assert set(bruno_seen["tables"]) == {first["table"], alone["table"]}
        everything = "".join(
            operator.says(*words)
            for words in (
                ["tables", "--json"],
                ["table", first["table"], "--json"],
                ["table", first["table"]],
                ["accounts", "--guests", "--json"],
                ["account", "Ana"],
                ["account", "Ana", "--json"],
            )
        )
        for secret in (first["token"], taken["token"], "argon2", *ana.cookies.values()):
            assert secret not in everything


def test_what_is_not_there_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(on(tmp_path), capsys)
    for words in (["table", "none"], ["account", "none"], ["event", "none"], ["tables", "--since", "soon"]):
        for language in ("en", "pt-BR"):
            assert operator.says(*words, code=2, language=language).count("\n") == 1
    assert operator.says("tables") == ""


def test_events_and_accounts_are_found_on_every_database(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    events, people, overview = TournamentService(storage), People(storage), Overview(storage)
    old, _ = events.found(Plan(name="Old", game="Spellfire: Championship [55]", scored=False), at=1_000)
    new, _ = events.found(Plan(name="New", game="Spellfire: Championship [55]", scored=False), at=2_000)
    assert [one.id for one in overview.events(Wanted())] == [new.id, old.id]
    assert [one.id for one in overview.events(Wanted("old"))] == [old.id]
    assert [one.id for one in overview.events(Wanted(before=1_500))] == [old.id]
    seen = overview.event(new.id)
    assert seen is not None
    assert (seen.keys, seen.steps) == (1, 0)
    people.add_guest(Person("g", ""), "session")
    people.change(Person("g", "Paula", "paula"))
    people.add_guest(Person("h", ""), "another")
    assert [one.name for one in overview.accounts(Wanted(most=1))] == ["Paula"]
    assert {one.id for one in overview.accounts(Wanted(), guests=True)} == {"g", "h"}
    found = overview.account("Раulа")
    assert found is not None
    assert (found.id, found.sessions) == ("g", 1)
    storage.close()
