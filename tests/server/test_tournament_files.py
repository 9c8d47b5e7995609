"""What leaves an event over the network and comes into it: sheets, files, lists of players, the grid as data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sixrealms.server.housekeeping import Care
from sixrealms.server.http.application import Application
from sixrealms.server.http.tournament_requests import KEY
from sixrealms.server.store.tables import Storage
from sixrealms.server.store.tournaments import Events
from sixrealms.server.tournaments.season import Results
from sixrealms.server.tournaments.service import TournamentService as Service
from sixrealms.server.tournaments.service import told as line_of
from sixrealms.tournament.archive import write_event
from sixrealms.tournament.operations import SendForms, WrapUp
from sixrealms.tournament.sheets.event_sheets import WHATS
from tests.server.browser import HEADERS, application
from tests.server.live import on
from tests.tournament.events import Telling
from tests.tournament.printed_pdf import PrintedPdf

PLAN = {"name": "Spring Cup", "scored": True, "coordinator": "Carla", "seed": 7}
NINE = "Ana\nBruno\nCaio\nDora\nEva\nFabio\nGil\nHugo\nIris"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path_factory.mktemp("paper"))) as client:
        yield client


class TournamentService:
    """An organiser with their event."""

    def __init__(self, app: TestClient[Application]) -> None:
        self.app = app
        found = app.post("/api/events", json={"plan": PLAN}, headers=HEADERS).json()
        self.event, self.key = found["id"], found["key"]

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None, language: str = "en") -> Any:
        held = self.key if key is None else key
        headers = {**HEADERS, "Accept-Language": language, **({KEY: held} if held else {})}
        return self.app.request(method, f"/api/events/{self.event}{path}", json=body, headers=headers)

    def enters(self, text: str, **more: Any) -> Any:
        return self.ask("POST", "/players", {"text": text, **more})

    def seats(self) -> None:
        answer = self.ask("POST", "/changes", {"wishes": [{"type": "seat", "round": 1}]})
        assert answer.status_code == 200, answer.text


@pytest.fixture
def service(app: TestClient[Application]) -> TournamentService:
    return TournamentService(app)


def test_a_list_is_registered_as_a_whole(service: TournamentService) -> None:
    answer = service.enters(NINE).json()

    assert answer["count"] == 9
    assert [player["name"] for player in answer["event"]["players"]] == NINE.split()


def test_of_a_list_with_mistakes_nobody_is_registered_and_every_line_is_named(service: TournamentService) -> None:
    service.enters("Ana")
    answer = service.enters("Bia\nana\nBia\n" + "x" * 50)

    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "list"
    assert [one["line"] for one in error["mistakes"]] == [2, 3, 4]
    assert "already" in error["mistakes"][0]["message"]
    assert len(service.ask("GET", "").json()["players"]) == 1
    assert (
        "linha 2" in service.ask("POST", "/players", {"text": "Bia\nana"}, language="pt-BR").json()["error"]["message"]
    )


def test_only_the_organiser_registers_a_list(service: TournamentService) -> None:
    assert service.ask("POST", "/players", {"text": "Ana"}, key="").status_code == 403
    judge = service.ask("POST", "/keys", {"role": "judge", "name": "Rita"}).json()["key"]
    assert service.ask("POST", "/players", {"text": "Ana"}, key=judge).status_code == 403


@pytest.mark.parametrize("kind", ["pdf", "html"])
def test_sheets_are_printed_for_everybody_but_cards_and_decks(service: TournamentService, kind: str) -> None:
    service.enters(NINE)
    service.seats()
    for what in WHATS:
        watched = service.ask("GET", f"/print/{what}.{kind}?paper=letter&language=pt-BR", key="")
        if what in ("wrap-up", "scoring-form"):
            assert watched.status_code == 409, what
        elif what in ("player-cards", "registration"):
            assert watched.status_code == 403, what
            assert service.ask("GET", f"/print/{what}.{kind}").status_code == 200, what
        else:
            assert watched.status_code == 200, what
            assert watched.content.startswith(b"%PDF" if kind == "pdf" else b"<!doctype html>"), what


def test_a_printed_page_may_have_its_style_and_nothing_else(service: TournamentService) -> None:
    policy = service.ask("GET", "/print/grid.html").headers["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "style-src 'sha256-" in policy
    assert "unsafe" not in policy


def test_slips_carry_the_pages_of_their_tables_and_cards_the_keys_of_their_players(service: TournamentService) -> None:
    service.enters(NINE)
    service.seats()
    keys = service.ask("GET", "/keys").json()["players"]
    import segno

    def drawn(address: str) -> str:
        return str(segno.make(address, error="m", micro=False).svg_inline(border=2, omitsize=True))

    here = f"http://testserver.local/events/{service.event}"
    assert drawn(f"{here}/tables/2") in service.ask("GET", "/print/slips.html").text
    assert drawn(f"{here}/mine#key={keys['p3']}") in service.ask("GET", "/print/player-cards.html").text


def test_the_seating_of_an_earlier_round_is_asked_for_by_its_number(service: TournamentService) -> None:
    service.enters(NINE)
    service.seats()

    assert "Seating of round 1" in PrintedPdf(service.ask("GET", "/print/pairings.pdf?of_round=1").content).text()
    assert service.ask("GET", "/print/pairings.pdf?of_round=4").status_code == 409


@pytest.mark.parametrize("file", ["grid", "grid.doc", "nothing.pdf", "../grid.pdf", "grid.pdf?paper=a5"])
def test_a_sheet_there_is_not_is_refused_in_a_sentence(service: TournamentService, file: str) -> None:
    answer = service.ask("GET", f"/print/{file}")

    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["message"]


def test_the_grid_is_told_with_the_rounds_to_come(service: TournamentService) -> None:
    service.enters(NINE)
    service.seats()
    first, final = service.ask("GET", "/grid?language=en").json()

    assert [[line["name"] for line in box["lines"]] for box in first] == [
        table["players"] and [NINE.split()[int(one[1:]) - 1] for one in table["players"]]
        for table in service.ask("GET", "").json()["rounds"][0]["tables"]
    ]
    assert [line["hint"] for line in final[0]["lines"]] == [f"winner of bracket {at}" for at in (1, 2, 3)]
    assert final[0]["points"] == "8/6/4"


def test_an_event_goes_on_elsewhere_from_its_file(service: TournamentService, tmp_path: Path) -> None:
    service.enters(NINE)
    service.seats()
    file = service.ask("GET", "/export/event.json")
    assert service.ask("GET", "/export/event.json", key="").status_code == 403

    with application(on(tmp_path)) as elsewhere:
        other = TournamentService(elsewhere)
        made = elsewhere.post("/api/events/import", json={"content": file.text}, headers=HEADERS)
        other.event, other.key = made.json()["id"], made.json()["key"]

        assert other.event == service.event, "an event is one wherever it goes on"
        assert service.ask("GET", "").json() == other.ask("GET", "").json()
        other.enters("Zoe")
    assert len(service.ask("GET", "").json()["players"]) == 9


@pytest.mark.parametrize("old", [False, True])
def test_an_event_that_is_here_is_not_read_in_again(
    service: TournamentService, app: TestClient[Application], old: bool
) -> None:
    service.enters(f"{'Old' if old else 'New'}\n{NINE}")
    file = service.ask("GET", "/export/event.json").json()
    if old:
        del file["id"]  # as earlier versions wrote it
    service.seats()  # it has gone on since

    answer = app.post("/api/events/import", json={"content": json.dumps(file)}, headers=HEADERS)
    assert answer.status_code == 409
    assert f"This event is here already: Spring Cup ({service.event})" in answer.json()["error"]["message"]

    assert service.ask("DELETE", "", {"name": "Spring Cup"}).status_code == 200
    made = [app.post("/api/events/import", json={"content": json.dumps(file)}, headers=HEADERS) for _ in range(2)]
    assert [one.status_code for one in made] == [201, 409]


@pytest.mark.parametrize("imports_count", [False, True])
def test_whether_what_visitors_read_in_counts_is_the_operators_choice(tmp_path: Path, imports_count: bool) -> None:
    told = Telling(scored=True, advertised=True)
    told.play_on()
    told.says(WrapUp(), SendForms("2026-12-01"))
    content = {"content": write_event("a2b3c4d5", told.plan, told.log).decode()}
    database = on(tmp_path)
    with application(database, Care(imports_count=imports_count)) as app:
        assert app.post("/api/events/import", json=content, headers=HEADERS).status_code == 201
        season = app.get("/api/ranking", headers=HEADERS).json()
        assert season["events"] == int(imports_count)
        assert [one["ranked"] for one in season["not_counted"]] == ([] if imports_count else [False])
        Events(Storage(database)).rank("a2b3c4d5", ranked=not imports_count)  # `sixrealms admin rank-event`
        assert app.get("/api/ranking", headers=HEADERS).json()["events"] == int(not imports_count)


def test_copies_that_were_read_in_before_count_once(tmp_path: Path) -> None:
    """Databases of earlier versions may hold an event under several ids."""
    told = Telling(scored=True, advertised=True)
    told.play_on()
    told.says(WrapUp(), SendForms("2026-12-01"))
    storage = Storage(on(tmp_path))
    storage.prepare()
    service = Service(storage)
    for _ in range(2):
        stored, _key = service.found(told.plan)
        service.events.append(stored.id, told.log, line_of(stored.id, told.event))
    season = Results(service).season()
    assert season.events == 1
    assert {one.player: one.points for one in season.ranking}["Carla"] == 9
    assert [one.same_as != "" for one in season.not_counted] == [True]
    storage.close()


def test_what_is_no_event_is_refused_and_nothing_is_kept(app: TestClient[Application]) -> None:
    before = len(app.get("/api/events").json())
    answer = app.post("/api/events/import", json={"content": '{"kind": "else"}'}, headers=HEADERS)

    assert answer.status_code == 409
    assert "no event" in answer.json()["error"]["message"]
    assert len(app.get("/api/events").json()) == before


def test_lists_are_exported_for_spreadsheets(service: TournamentService) -> None:
    service.enters("Célia\nÉva")
    answer = service.ask("GET", "/export/players.csv", key="")

    assert answer.headers["Content-Disposition"].startswith("attachment")
    assert answer.content.decode("utf-8-sig").splitlines() == ["name,team,members", "Célia,,", "Éva,,"]
    assert service.ask("GET", "/export/sheets.csv").status_code in (400, 404, 409)


def test_lists_for_few_are_refused_to_those_who_watch(service: TournamentService) -> None:
    service.enters("Célia\nÉva\nGil")
    for kind in ("csv", "json"):
        for what in ("decks", "penalties"):
            assert service.ask("GET", f"/export/{what}.{kind}", key="").status_code == 403
            assert service.ask("GET", f"/export/{what}.{kind}").status_code == 200
        for what in ("players", "pairings", "results", "standings"):
            assert service.ask("GET", f"/export/{what}.{kind}", key="").status_code == 200
    told = service.ask("GET", "/export/players.json", key="")
    assert [(one["name"], one["status"]) for one in told.json()] == [("Célia", "in"), ("Éva", "in"), ("Gil", "in")]
