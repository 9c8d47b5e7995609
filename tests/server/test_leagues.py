"""Leagues over the network and at the operator's terminal: who founds them, who feeds them, what counts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sixrealms.server.app import create_app
from sixrealms.server.housekeeping import Care
from sixrealms.server.http.application import Application
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.leagues import LeagueService
from sixrealms.server.tournaments.season import Results
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.server.tournaments.whose_lines import WhoseLines
from sixrealms.terminal.main import main
from sixrealms.tournament.fields import By
from sixrealms.tournament.leagues.league import League
from sixrealms.tournament.operations import Enter, Report, Seat, SendForms, WrapUp
from sixrealms.tournament.plan import Plan

NINE = ["Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo", "Iris"]
HEADERS = {"X-Requested-With": "sixrealms"}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'events.db'}"


def held_event(database: str, name: str, day: str, *, scored: bool = True, same: bool = True) -> str:
    """An event of nine in which whoever has the first seat wins, wrapped up and sent in; its id. With `same` the nine
    are the same people every time.
    """
    storage = Storage(database)
    storage.prepare()
    service = TournamentService(storage)
    plan = Plan(name=name, scored=scored, advertised=True, coordinator="Rita", date=day, seed=5, wins=1)
    stored, _ = service.found(plan)
    by = By("organiser")
    service.do(stored.id, [Enter(one) for one in NINE], by)
    for number in (1, 2):
        event = service.do(stored.id, [Seat(number)], by).after
        for table in event.rounds[-1].tables:
            first = table.players[0]
            unrazed = {player: 6 if player == first else 2 for player in table.players}
            service.do(stored.id, [Report(number, table.number, unrazed, first)], by)
    service.do(stored.id, [WrapUp(), SendForms(day)], by)
    if same:
        WhoseLines(Results(service)).answer(stored.id, (), all_same=True)
    storage.close()
    return stored.id


def the_table(database: str, league: League, add: tuple[str, ...] = ()) -> tuple[list[tuple[str, str]], Any]:
    storage = Storage(database)
    service = LeagueService(storage, Results(TournamentService(storage)))
    held, _ = service.found(league)
    held = service.change(held.id, add=add)
    table = service.table(held)
    storage.close()
    return [(one.name, one.left_out) for one in table.events], table


def test_a_league_holds_the_events_of_its_days_and_those_that_were_added(database: str) -> None:
    early = held_event(database, "Early", "2026-01-10")
    held_event(database, "May", "2026-05-10")
    held_event(database, "Friendly", "2026-05-11", scored=False)

    events, _ = the_table(database, League(name="Spring", begins="2026-05-01", ends="2026-05-31"))
    assert events == [("May", ""), ("Friendly", "not-official")]
    events, table = the_table(database, League(name="Chosen", chosen=True, scheme="places"), (early,))
    assert events == [("Early", "")]
    assert len(table.lines) == 9
    assert table.lines[0].points == 10


def test_what_the_operator_leaves_out_of_the_ranking_counts_in_no_league(database: str) -> None:
    event = held_event(database, "May", "2026-05-10")
    storage = Storage(database)
    TournamentService(storage).events.rank(event, ranked=False)
    storage.close()
    events, table = the_table(database, League(name="Spring"))
    assert events == [("May", "not-ranked")]
    assert table.lines == ()


@pytest.fixture
def closed(database: str) -> Iterator[TestClient[Application]]:
    storage = Storage(database)
    storage.prepare()
    with TestClient(create_app(storage)) as app:
        yield app


@pytest.fixture
def opened(database: str) -> Iterator[TestClient[Application]]:
    with TestClient(create_app(Storage(database), kept=Care(open_leagues=True))) as app:
        yield app


def test_visitors_found_no_league_unless_the_operator_lets_them(closed: TestClient[Application]) -> None:
    told = closed.get("/api/leagues").json()
    assert (told["leagues"], told["may_found"], told["listed"]["found"]) == ([], False, 0)
    answer = closed.post("/api/leagues", json={"league": {"name": "Mine"}}, headers=HEADERS)
    assert answer.status_code == 403
    assert "whoever runs the server" in answer.json()["error"]["message"]
    assert closed.get("/api/leagues/nothing").status_code == 404


def test_who_founds_a_league_feeds_it_and_nobody_else(opened: TestClient[Application], database: str) -> None:
    event = held_event(database, "Early", "2026-01-10")
    league = {"name": "Mine", "chosen": True, "scheme": "places", "place_points": [3, 2, 1]}
    made = opened.post("/api/leagues", json={"league": league}, headers=HEADERS).json()
    where = f"/api/leagues/{made['id']}"
    assert opened.post(where, json={"add": [event]}, headers=HEADERS).status_code == 403
    assert opened.get(where).json()["yours"] is False

    mine = {**HEADERS, "X-Six-Realms-Key": made["key"]}
    told = opened.post(where, json={"add": [event]}, headers=mine).json()
    assert told["yours"] is True
    assert [one["name"] for one in told["events"]] == ["Early"]
    assert [one["points"] for one in told["lines"]][:4] == [3, 2, 1, 1]
    assert opened.get(where).json()["lines"] == told["lines"]
    text = opened.get(f"{where}/standings.csv")
    assert text.headers["content-type"].startswith("text/csv")
    assert text.text.splitlines()[0] == "place,player,points,events,won,2026-01-10 Early"
    told = opened.post(where, json={"remove": [event]}, headers=mine).json()
    assert told["events"] == []


def test_who_founds_a_league_changes_its_rules_and_is_told_what_they_change(
    opened: TestClient[Application], database: str
) -> None:
    held_event(database, "May", "2026-05-10")
    league = {"name": "Mine", "scheme": "places", "place_points": [3, 2, 1]}
    made = opened.post("/api/leagues", json={"league": league}, headers=HEADERS).json()
    where, mine = f"/api/leagues/{made['id']}", {**HEADERS, "X-Six-Realms-Key": made["key"]}
    before = opened.get(where).json()["lines"]

    other = {"league": {**league, "place_points": [9, 2, 1]}}
    would = opened.post(where, json={**other, "dry": True}, headers=mine).json()
    assert (would["changed"], would["lines"][0]["points"]) == (1, 9)
    assert opened.get(where).json()["lines"] == before, "nothing is kept yet"
    assert opened.post(where, json=other, headers=HEADERS).status_code == 403
    assert opened.get(where).json()["lines"] == before

    told = opened.post(where, json=other, headers=mine).json()
    assert (told["changed"], told["league"]["place_points"]) == (1, [9, 2, 1])
    assert opened.get(where).json()["lines"] == told["lines"] == would["lines"]
    none = {"league": {**league, "begins": "2027-01-01"}}
    assert opened.post(where, json={**none, "dry": True}, headers=mine).json()["changed"] == 9
    wrong = {"league": {**league, "place_points": [1, 2]}}
    assert opened.post(where, json=wrong, headers=mine).json()["error"]["code"] == "league-points"


def test_who_founds_a_league_deletes_it_by_repeating_its_name(opened: TestClient[Application], database: str) -> None:
    event = held_event(database, "May", "2026-05-10")
    made = opened.post("/api/leagues", json={"league": {"name": "First League"}}, headers=HEADERS).json()
    where, mine = f"/api/leagues/{made['id']}", {**HEADERS, "X-Six-Realms-Key": made["key"]}

    def deletes(name: str, headers: dict[str, str]) -> tuple[int, str]:
        answer = opened.request("DELETE", where, json={"name": name}, headers=headers)
        return answer.status_code, answer.json()["error"]["code"] if answer.content and answer.json() else ""

    assert deletes("First League", HEADERS) == (403, "not-for-visitors")
    assert deletes("First League", {**mine, "X-Six-Realms-Key": "another"}) == (403, "not-for-visitors")
    assert deletes("League", mine) == (409, "league-delete-name")
    assert opened.get(where).json()["lines"]
    assert deletes("first  league", mine) == (200, "")
    assert opened.get(where).status_code == 404
    assert deletes("first league", mine) == (404, "no-league")
    assert opened.get(f"/api/events/{event}").status_code == 200, "its events stay"


def test_the_operator_founds_feeds_shows_and_deletes_at_a_terminal(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event = held_event(database, "Early", "2026-01-10")

    def says(*words: str, code: int = 0) -> str:
        assert main(["tournament", "league", *words, "--database", database]) == code
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return out or err

    says("new", "Winter", "--chosen", "--by", "places", "--points", "5,3", "--best", "2", "--attendance", "1")
    assert "one event was added" in says("add", "wint", "early")
    told = json.loads(says("standings", "winter", "--json"))
    assert told["events"][0]["id"] == event
    assert [one["points"] for one in told["lines"]][:3] == [5, 3, 1]
    sure = says("change", "winter", "--points", "8,3", "--name", "Winter League", code=2)
    assert "2 people have other points" in sure or "one person has other points" in sure
    assert "events that were held before" in sure
    assert json.loads(says("list", "--json"))[0]["league"]["place_points"] == [5, 3]
    assert "counted anew" in says("change", "winter", "--points", "8,3", "--name", "Winter League", "--yes")
    now = json.loads(says("list", "--json"))[0]["league"]
    assert (now["name"], now["place_points"], now["best"], now["chosen"]) == ("Winter League", [8, 3], 2, True)
    assert "nobody has other points" in says("change", "winter", "--name", "Winter", "--tie", "won")
    shown = says("standings", "winter")
    assert "Early" in shown
    says("standings", "winter", "--csv", str(tmp_path / "winter.csv"))
    assert (tmp_path / "winter.csv").read_text("utf-8-sig").startswith("place,player")
    assert "commas between" in says("new", "Bad", "--points", "5;3", code=2)
    assert "cannot be worth less" in says("new", "Bad", "--points", "3,5", code=2)
    assert "no league called" in says("standings", "summer", code=2)
    assert "repeat the whole name" in says("delete", "winter", code=2)
    says("delete", "winter", "--name", "Winter")
    assert "There are no leagues" in says("list")
