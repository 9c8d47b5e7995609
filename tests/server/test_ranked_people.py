"""Whose the names of events are: accounts, what organisers say, what the operator puts right, and older databases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.http.tournament_requests import KEY, SERVICE
from sixrealms.server.store.tables import Storage
from sixrealms.server.store.tournaments import EVENTS
from sixrealms.terminal.main import main
from tests.server.browser import HEADERS, Browser, application
from tests.server.live import on

NINE = ("Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo", "Iris")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as client:
        yield client


class Organiser:
    """An event of nine and whoever holds its key."""

    def __init__(self, app: TestClient[Application], name: str, day: str) -> None:
        plan = {"name": name, "scored": True, "advertised": True, "coordinator": "Rita", "date": day, "wins": 1}
        made = app.post("/api/events", json={"plan": plan}, headers=HEADERS).json()
        self.app, self.id, self.day = app, made["id"], day
        self.headers = {**HEADERS, KEY: made["key"]}

    def does(self, *commands: dict[str, Any]) -> Any:
        answer = self.app.post(f"/api/events/{self.id}/changes", json={"wishes": list(commands)}, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()["event"]

    def opens(self) -> None:
        self.does({"type": "open-sign-up"})

    def ends(self, *names: str) -> None:
        """The names that are missing enter, whoever has the first seat wins, it is wrapped up and sent in."""
        if names:
            self.does(*({"type": "enter", "name": one} for one in names))
        for number in (1, 2):
            told = self.does({"type": "seat", "round": number})
            for table in told["rounds"][-1]["tables"]:
                first, *others = table["players"]
                unrazed = {first: 6, **dict.fromkeys(others, 2)}
                self.does(
                    {"type": "report", "round": number, "table": table["number"], "unrazed": unrazed, "winner": first}
                )
        self.does({"type": "wrap-up"}, {"type": "send", "on": self.day})

    def people(self) -> Any:
        return self.app.get(f"/api/events/{self.id}/people", headers=self.headers).json()

    def says(self, *answers: tuple[str, str], all_same: bool = False) -> Any:
        said = {"answers": [{"name": name, "line": line} for name, line in answers], "all_same": all_same}
        return self.app.post(f"/api/events/{self.id}/people", json=said, headers=self.headers)


def held(app: TestClient[Application], name: str, day: str, *names: str) -> Organiser:
    made = Organiser(app, name, day)
    made.ends(*(names or NINE))
    return made


def lines(app: TestClient[Application], who: str) -> list[tuple[int, bool]]:
    """The points of everybody of a name, and whether they are unconfirmed."""
    found = app.get("/api/ranking", headers=HEADERS, params={"size": 200}).json()["ranking"]
    return [(one["points"], one.get("unconfirmed", False)) for one in found if one["player"] == who]


def an_account(app: TestClient[Application], name: str) -> Browser:
    person = Browser(app)
    person.done("POST", "/api/me")
    person.done("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
    return person


def test_one_account_has_one_line_whatever_it_is_called_and_two_of_one_name_have_two(
    app: TestClient[Application],
) -> None:
    ana, namesake = an_account(app, "ana lima"), an_account(app, "another ana")
    for name, day, person, called in (
        ("First", "2026-05-01", ana, "Ana"),
        ("Second", "2026-05-02", ana, "Ana de Souza"),
        ("Third", "2026-05-03", namesake, "Ana"),
    ):
        event = Organiser(app, name, day)
        event.opens()
        person.done("POST", f"/api/events/{event.id}/sign-up", {"name": called})
        event.ends(*(f"{one} {day}" for one in NINE[1:]))
    found = app.get("/api/ranking", headers=HEADERS, params={"size": 200, "search": "ana"}).json()["ranking"]
    assert sorted(one["player"] for one in found) == ["Ana", "Ana de Souza"]
    assert len({one["line"] for one in found}) == 2
    assert not any(one.get("unconfirmed") for one in found)
    mine = ana.done("GET", "/api/ranking")
    assert mine["my_rank"]["player"] == "Ana de Souza"
    assert namesake.done("GET", "/api/ranking")["my_rank"]["player"] == "Ana"


def test_an_account_enters_somebody_else_where_it_says_so_or_is_in_already(app: TestClient[Application]) -> None:
    ana = an_account(app, "ana lima")
    event = Organiser(app, "Cup", "2026-05-01")
    event.opens()
    for body in ({"name": "Her son", "mine": False}, {"name": "Ana"}, {"name": "Her daughter"}):
        ana.done("POST", f"/api/events/{event.id}/sign-up", body)
    kept = SERVICE.within(app.app).people.accounts_at(event.id)
    assert list(kept) == [3], "the second of them to be entered, after sign-up was opened"


def test_a_name_counts_by_itself_until_its_organiser_says_whose_it_is(app: TestClient[Application]) -> None:
    held(app, "First", "2026-05-01")
    assert lines(app, "Ana")[0][1] is False
    second = held(app, "Second", "2026-05-02")
    assert sorted(unconfirmed for _, unconfirmed in lines(app, "Ana")) == [False, True]

    told = second.people()
    assert (told["asked"], told["surely"], told["count"]) == (10, 10, 10)  # Rita, who coordinates, too
    ana = next(one for one in told["people"] if one["name"] == "Ana")
    assert [other["latest"] for other in ana["others"]] == ["First"]
    points = sum(one for one, _ in lines(app, "Ana"))
    assert second.says(("Ana", ana["others"][0]["line"])).status_code == 200
    assert lines(app, "Ana") == [(points, False)]
    assert second.says(("Bruno", "")).json()["asked"] == 8
    assert [unconfirmed for _, unconfirmed in lines(app, "Bruno")] == [False, False]
    assert second.says(all_same=True).json()["asked"] == 0
    assert len(lines(app, "Caio")) == 1
    assert len(lines(app, "Bruno")) == 2, "what was said stays"
    assert second.says(("Caio", "")).status_code == 200, "the choice may be changed"
    assert len(lines(app, "Caio")) == 2


def test_the_first_of_a_line_may_leave_it_and_the_others_stay_one(app: TestClient[Application]) -> None:
    events = [held(app, f"Cup {day}", f"2026-05-0{day}") for day in (1, 2, 3)]
    for later in events[1:]:
        line = next(one for one in events[0].people()["people"] if one["name"] == "Ana")["now"]["line"]
        assert later.says(("Ana", line)).status_code == 200
    assert len(lines(app, "Ana")) == 1
    assert events[0].says(("Ana", "")).status_code == 200
    assert len(lines(app, "Ana")) == 2
    assert [one["now"]["events"] for one in events[1].people()["people"] if one["name"] == "Ana"] == [2]


def test_an_account_takes_the_line_of_its_name_where_the_organiser_says_so(app: TestClient[Application]) -> None:
    held(app, "First", "2026-05-01")
    ana = an_account(app, "ana lima")
    second = Organiser(app, "Second", "2026-05-02")
    second.opens()
    ana.done("POST", f"/api/events/{second.id}/sign-up", {"name": "Ana"})
    second.ends(*NINE[1:])
    assert [unconfirmed for _, unconfirmed in lines(app, "Ana")] == [False, False]
    (asked,) = [one for one in second.people()["people"] if one["name"] == "Ana"]
    assert asked["asked"]
    assert asked["account"]
    assert second.says(("Ana", asked["others"][0]["line"])).status_code == 200
    assert len(lines(app, "Ana")) == 1
    assert ana.done("GET", "/api/ranking")["my_rank"]["points"] == lines(app, "Ana")[0][0]
    assert second.says(("Ana", "")).status_code == 200
    assert len(lines(app, "Ana")) == 2


def test_what_is_said_is_refused_as_a_whole(app: TestClient[Application]) -> None:
    first = held(app, "First", "2026-05-01")
    second = Organiser(app, "Second", "2026-05-02")
    early = app.get(f"/api/events/{second.id}/people", headers=second.headers)
    assert (early.status_code, early.json()["error"]["code"]) == (409, "people-early")
    second.ends(*NINE)
    for headers in (HEADERS, first.headers):  # a visitor, and the organiser of another event
        for method in ("GET", "POST"):
            answer = app.request(method, f"/api/events/{second.id}/people", json={}, headers=headers)
            assert answer.status_code == 403
    right = second.people()["people"][0]
    bruno = next(one for one in second.people()["people"] if one["name"] == "Bruno")["others"][0]["line"]
    for wrong in (("Nobody", ""), ("Ana", "0123456789"), ("Ana", bruno)):
        answer = second.says((right["name"], right["others"][0]["line"]), wrong)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-such-line"), wrong
    assert second.people()["asked"] == 10


def test_what_was_said_holds_for_leagues_and_ratings(app: TestClient[Application], tmp_path: Path) -> None:
    held(app, "First", "2026-05-01")
    second = held(app, "Second", "2026-05-02")
    assert main(["tournament", "league", "new", "All", "--by", "places", "--database", on(tmp_path)]) == 0
    league = app.get("/api/leagues", headers=HEADERS).json()["leagues"][0]["id"]

    def standing() -> tuple[int, int]:
        told = app.get(f"/api/leagues/{league}", headers=HEADERS).json()
        return len(told["lines"]), sum(one.get("unconfirmed", False) for one in told["lines"])

    def games() -> list[int]:
        told = app.get("/api/ranking/ratings.csv", headers=HEADERS).text.splitlines()[1:]
        return sorted(int(one.split(",")[4]) for one in told)

    assert standing() == (18, 9)
    assert games() == []  # nobody has five games
    assert second.says(all_same=True).status_code == 200
    assert standing() == (9, 0)


def test_people_of_older_databases_are_the_same_where_their_names_are(tmp_path: Path) -> None:
    with application(on(tmp_path)) as app:
        for day in (1, 2):
            held(app, f"Cup {day}", f"2026-05-0{day}")
        storage = Storage(on(tmp_path))
        storage.at_once(lambda connection: connection.execute(sql.update(EVENTS).values(by_name=1)))
        storage.close()
    with application(on(tmp_path)) as app:
        assert len(lines(app, "Ana")) == 1
        third = held(app, "Cup 3", "2026-05-03")
        assert third.people()["surely"] == 10
        assert third.says(all_same=True).status_code == 200
        assert len(lines(app, "Ana")) == 1


class Terminal:
    """The commands of the operator at the database."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database, self._capsys = database, capsys

    def says(self, *words: str, code: int = 0) -> str:
        self._capsys.readouterr()
        assert main([*words, "--database", self.database]) == code
        out, err = self._capsys.readouterr()
        assert "Traceback" not in err
        return out or err

    def lines(self, who: str) -> list[dict[str, Any]]:
        return list(json.loads(self.says("tournament", "rank", "--player", who, "--json"))["ranking"])


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_operator_sees_joins_and_splits_at_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXREALMS_LANG", language)
    with application(on(tmp_path)) as app:
        held(app, "First", "2026-05-01")
        second = held(app, "Second", "2026-05-02").id
    desk = Terminal(on(tmp_path), capsys)
    assert "Ana" in desk.says("tournament", "people", "second")
    first, unsaid = sorted(desk.lines("ana"), key=lambda one: one["unconfirmed"])
    assert unsaid["line"] in desk.says("tournament", "rank")
    desk.says("tournament", "people", "second", "--same", "ana", "--other", "Bruno")
    assert [one["points"] for one in desk.lines("ana")] == [first["points"] + unsaid["points"]]
    assert "Nobody" in desk.says("tournament", "people", "second", "--same", "Nobody", code=2)
    assert ("nenhuma" in desk.says("tournament", "people", "second", "--other", "Nobody", code=2)) is (language != "en")

    bruno = [one["line"] for one in desk.lines("bruno")]
    assert len(bruno) == 2
    desk.says("admin", "join-lines", *bruno)
    assert [one["line"] for one in desk.lines("bruno")] == bruno[1:]
    desk.says("admin", "split-line", bruno[1], second)
    assert len(desk.lines("bruno")) == 2
    desk.says("admin", "join-lines", bruno[1], "0000000000", code=2)
    assert json.loads(desk.says("tournament", "people", "second", "--all-same", "--json"))["asked"] == 0
