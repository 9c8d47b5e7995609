"""What whoever runs a server sees of its database and does with it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from sixrealms.server import randomness
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.refusal import Refused
from sixrealms.server.session.ban_list import Banned
from sixrealms.server.session.new_table import hashed
from sixrealms.server.store import bans
from sixrealms.server.store.admin_changes import Changes
from sixrealms.server.store.admin_queries import Overview, Wanted
from sixrealms.server.store.bans import Ban, BanList
from sixrealms.server.store.people import PERSONS, People, Person
from sixrealms.server.store.reports import PlayerReport, Reports
from sixrealms.server.store.tables import Storage, StoredTable
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.terminal.admin_command import COMMANDS, admin
from sixrealms.terminal.main import main
from sixrealms.tournament.plan import Plan
from tests.server.browser import HEADERS, Browser, application
from tests.server.live import PATIENCE, Client, LiveServer, on

PASSWORD = "correct horse battery"


class Operator:
    """Somebody at the command line of a server."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._database = database
        self._capsys = capsys

    def says(self, command: str, *words: str, code: int = 0, language: str = "en") -> str:
        """What is written on either stream."""
        assert main(["--lang", language, "admin", command, "--database", self._database, *words]) == code
        told = self._capsys.readouterr()
        return told.out + told.err

    def data(self, *words: str) -> Any:
        """The plain data of a command."""
        return json.loads(self.says(*words, "--json"))


def prepared(path: Path) -> str:
    """An empty database of a server, there as after its first start."""
    storage = Storage(on(path))
    storage.prepare()
    storage.close()
    return on(path)


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


def test_every_command_that_is_listed_is_there() -> None:
    context = click.Context(admin)
    assert {name: admin.get_command(context, name) is not None for name in COMMANDS} == dict.fromkeys(COMMANDS, True)
    assert admin.list_commands(context) == list(COMMANDS)


def test_what_is_not_there_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(prepared(tmp_path), capsys)
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


@pytest.mark.daily_share
def test_a_closed_table_tells_its_people_and_keeps_its_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    operator, server = Operator(on(tmp_path), capsys), LiveServer(on(tmp_path))
    made, free = server.table({}, {"bot": "random"}), server.table({}, {})
    client = Client(server, made["table"], made["token"])
    client.until_asked()
    said = client.act()
    client.until_answered(said["id"])
    for table in (made, free):
        assert "closed" in operator.says("close", table["table"], "--why", "insults")
    operator.says("close", made["table"], code=2)
    with pytest.raises(ConnectionClosed) as cut:  # without a restart
        client.until(lambda told: False)
    assert cut.value.rcvd is not None
    assert cut.value.rcvd.code == 4410
    for language, reason in (("en", "Reason: insults"), ("pt-BR", "Motivo: insults")):
        with server.socket(made["table"]) as socket:
            socket.send(json.dumps({"type": "hello", "token": made["token"], "language": language}))
            told = json.loads(socket.recv(PATIENCE))
            assert (told["code"], reason in told["message"]) == ("closed", True)
    refused, answer = server.asked(f"/api/tables/{free['table']}/seats", {"name": "Bruno"})
    assert (refused, answer["error"]["code"]) == (409, "closed")
    status, record = server.asked(f"/api/tables/{made['table']}/record")
    assert (status, "\n" in record) == (200, True)
    seen = operator.data("table", made["table"])
    assert (seen["state"], seen["why"]) == ("closed", "insults")
    assert operator.data("tables", "--unfinished") == []
    server.stop()


def test_accounts_are_renamed_and_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(on(tmp_path), capsys)
    with application(on(tmp_path)) as app:
        ana, bruno = account(app, "Ana"), account(app, "Bruno")
        assert operator.says("rename", "Ana", "Вruno", code=2).count("\n") == 1  # drawn like another's
        operator.says("rename", "Ana", "", code=2)
        operator.says("rename", "Ana", "Carla")
        assert ana.done("GET", "/api/me")["name"] == "Carla"
        Browser(app).done("POST", "/api/me/login", {"name": "Carla", "password": PASSWORD})
        made = bruno.done("POST", "/api/tables", {"seats": [{}, {}], "guest": {"name": "Bruno"}})
        assert operator.says("delete-account", "Bruno", code=2).count("\n") == 1  # nobody can be asked here
        assert bruno.done("GET", "/api/me")["known"]
        for words in (("delete-account", "Вruno", "--yes"), ("ban-account", "Вruno", "--why", "x")):
            operator.says(*words, code=2)  # a name that only looks the same is nobody's
        assert operator.data("account", "Вruno")["name"] == "Bruno"  # to look somebody up it will do
        operator.says("delete-account", "Bruno", "--yes")
        assert not bruno.done("GET", "/api/me")["known"]
        assert [seat["name"] for seat in operator.data("table", made["table"])["seats"]] == ["", ""]
        assert [one["name"] for one in operator.data("accounts")] == ["Carla"]


def test_an_event_is_deleted_for_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator, storage = Operator(on(tmp_path), capsys), Storage(on(tmp_path))
    storage.prepare()
    event, _ = TournamentService(storage).found(Plan(name="Cup", game="Spellfire: Championship [55]", scored=False))
    operator.says("delete-event", event.id, code=2)
    assert [one["name"] for one in operator.data("events")] == ["Cup"]
    operator.says("delete-event", event.id, "--yes")
    assert operator.data("events") == []
    storage.close()


def test_tables_are_closed_once_on_every_database(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    storage.add_table(StoredTable("t", True, TablePlan("tournament", 55), b"secret", (Chair(name="Ana"),)))
    changes = Changes(storage)
    assert changes.since({"t": 0, "gone": 0}) == []
    assert [changes.close("t", "late"), changes.close("t", "again"), changes.close("no", "")] == [True, False, False]
    stored = storage.table("t")
    assert stored is not None
    assert (stored.over, stored.closed) == (True, "late")
    assert changes.since({"t": 0}) == ["t"]
    assert changes.since({"t": stored.changed}) == []
    storage.close()


def test_a_banned_account_is_hung_up_on_and_let_in_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator, server = Operator(on(tmp_path), capsys), LiveServer(on(tmp_path))
    with httpx.Client(base_url=server.address, headers=HEADERS) as ana:
        assert ana.post("/api/me").status_code == 201
        assert ana.post("/api/me/claim", json={"name": "Ana", "password": PASSWORD}).status_code == 201
        made = ana.post("/api/tables", json={"seats": [{}, {"bot": "random"}]}).json()
        client = Client(server, made["table"], made["token"])  # without her cookie
        client.until_asked()
        assert "Ana" in operator.says("ban-account", "Ana", "--for", "2h", "--why", "cheating " + "ã" * 60)
        told = client.until(lambda told: "code" in told)
        assert (told["code"], "Reason: cheating" in told["message"]) == ("banned", True)
        for path, body in (
            ("/api/tables", {"seats": [{}, {}]}),
            ("/api/me/login", {"name": "Ana", "password": PASSWORD}),
            (f"/api/tables/{made['table']}/seats", {"name": "Ana"}),
        ):
            answer = ana.post(path, json=body, headers={"Accept-Language": "pt-BR"})
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (403, "banned")
            assert "Motivo: cheating" in error["message"]
            assert time.strftime("%Y-%m-%d %H:%M", time.gmtime(error["until"])) in error["message"]
        with server.socket(made["table"]) as socket:
            socket.send(json.dumps({"type": "hello", "token": made["token"], "language": "pt-BR"}))
            assert "Motivo: cheating" in json.loads(socket.recv(PATIENCE))["message"]
        with httpx.Client(base_url=server.address, headers=HEADERS) as elsewhere:
            answer = elsewhere.post("/api/me/login", json={"name": "Ana", "password": PASSWORD})
            assert answer.json()["error"]["code"] == "banned"
            assert elsewhere.post("/api/me").status_code == 201  # nobody else is
        assert ana.get("/api/me").json()["name"] == "Ana"
        operator.says("lift", "Ana")
        operator.says("lift", "Ana", code=2)
        end = time.monotonic() + PATIENCE
        while ana.post("/api/tables", json={"seats": [{}, {}]}).status_code != 201:
            assert time.monotonic() < end
            time.sleep(0.1)
    server.stop()


def test_a_banned_address_is_kept_out_with_its_whole_network() -> None:
    banned = Banned()
    banned.check("2001:db8::7", "x")
    soon = int(time.time()) + 60
    of_network = Ban(bans.address("2001:db8::7"), "2001:db8::/64", "", 0, soon)
    banned.know([of_network, Ban(bans.person("y"), "y", "", 0, soon - 120)])
    banned.check("2001:db8:0:1::7", "x")
    banned.check("192.0.2.7", "y")  # that ban is over
    with pytest.raises(Refused) as refused:
        banned.check("2001:db8::1234")
    assert (refused.value.code, refused.value.more["until"]) == ("banned", soon)


def test_bans_of_addresses_are_listed_and_lifted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(prepared(tmp_path), capsys)
    operator.says("ban-address", "2001:db8::7", "--for", "1d")
    operator.says("ban-address", "192.0.2.7", "--for", "2w", "--why", "flood")
    operator.says("ban-address", "192.0.2.7", "--for", "1d", "--why", "flood again")
    assert {(one["name"], one["why"]) for one in operator.data("bans")} == {
        ("2001:db8::/64", ""),
        ("192.0.2.7", "flood again"),
    }
    operator.says("ban-address", "somewhere", code=2)
    operator.says("ban-account", "nobody", code=2)
    operator.says("ban-address", "192.0.2.7", "--for", "ever", code=2)
    operator.says("lift", "2001:db8::99")
    operator.says("lift", "192.0.2.7")
    assert operator.says("bans") == ""


def test_the_last_network_of_somebody_is_known_to_them_and_the_operator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(on(tmp_path), capsys)
    with application(on(tmp_path)) as app:
        ana = account(app, "Ana")
        where = ana.done("GET", "/api/me/data")["address"]
        assert where
        assert operator.data("account", "Ana")["address"] == where
        people = People(Storage(on(tmp_path)))
        session = hashed(ana.cookies["sixrealms"])
        moved = people.of_session(session, "192.0.2.7")
        assert moved is not None
        assert moved.address == where  # not noted again at once
        assert [one["name"] for one in operator.data("accounts", "--address", "192.0.2.9")] == []


def test_bans_are_kept_on_every_database(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    kept, now = BanList(storage), int(time.time())
    kept.add(Ban("person x", "x", "late", now, now - 1))
    kept.add(Ban("person y", "y", "", now, now + 100))
    assert [ban.whom for ban in kept.now()] == ["person y"]
    assert [kept.lift("person y"), kept.lift("person y"), kept.lift("person x")] == [True, False, False]
    people = People(storage)
    people.add_guest(Person("g", "", address="192.0.2.7"), "s")
    storage.at_once(lambda connection: connection.execute(sql.update(PERSONS).values(seen=now - 120)))
    assert people.of_session("s", "192.0.2.8") == people.by_id("g")
    assert [one.id for one in Overview(storage).accounts(Wanted(), guests=True, address="192.0.2.8")] == ["g"]
    storage.close()


def test_what_players_report_is_listed_until_it_is_seen_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(on(tmp_path), capsys)
    with application(on(tmp_path)) as app:
        ana, bruno = account(app, "Ana"), account(app, "Bruno")
        made = ana.done("POST", "/api/tables", {"seats": [{}, {}, {"bot": "random"}], "guest": {"name": "Ana"}})
        bruno.done("POST", f"/api/tables/{made['table']}/seats", {"name": "Bruno"})
        path = f"/api/tables/{made['table']}/reports"
        ana.done("POST", path, {"seat": 1, "why": " insults\nme "})
        for wrong in ({"seat": 0, "why": "me"}, {"seat": 2, "why": "a computer"}, {"seat": 1, "why": " "}):
            assert ana.refused("POST", path, wrong)[1] == "nobody-to-report"
        assert Browser(app).refused("POST", path, {"seat": 1, "why": "x"}) == (403, "token")
        (told,) = operator.data("reports")
        assert (told["about"], told["by"], told["why"]) == ("Bruno", "Ana", "insults me")
        assert operator.data("account", told["about_id"])["name"] == "Bruno"
        Browser(app).refused("POST", path, {"seat": 1, "why": "x"})
        assert ana.refused("POST", path, {"seat": 1, "why": "again"}) == (429, "too-often")
        operator.says("done", str(told["id"]))
        operator.says("done", str(told["id"]), code=2)
        assert operator.says("reports") == ""
        assert [one["id"] for one in operator.data("reports", "--all")] == [told["id"]]
        operator.says("delete-account", "Bruno", "--yes")
        assert operator.data("reports", "--all") == []


def test_reports_are_kept_on_every_database(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    kept = Reports(storage)
    assert [kept.add(PlayerReport(0, "t", 1, "B", "", "A", "", why), 2) for why in "abc"] == [True, True, False]
    newest, oldest = kept.list()
    assert (newest.why, oldest.why, newest.table) == ("b", "a", "t")
    assert kept.see_to(oldest.id)
    kept.prune(60)
    assert len(kept.list(all_of_them=True)) == 2
    kept.prune(-60)
    assert [one.why for one in kept.list(all_of_them=True)] == ["b"]
    storage.close()


def test_no_id_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-begins", "begins-"])
    monkeypatch.setattr("sixrealms.server.randomness.secrets.token_urlsafe", lambda _: next(made))
    assert randomness.new_id(12) == "begins-"


def test_an_event_is_left_out_of_the_ranking_and_let_in_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    operator, storage = Operator(on(tmp_path), capsys), Storage(on(tmp_path))
    storage.prepare()
    service = TournamentService(storage)
    event, _ = service.found(Plan(name="Cup", game="Spellfire: Championship [55]", scored=False))
    assert operator.data("rank-event", event.id, "--leave-out") == {"unranked": event.id}
    assert service.events.unranked() == {event.id}
    assert operator.data("rank-event", event.id) == {"ranked": event.id}
    assert service.events.unranked() == set()
    storage.close()
