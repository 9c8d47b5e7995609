"""Leagues page by page: thousands of people and hundreds of events, and what one of them has."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.http.leagues import LEAGUES
from sixrealms.server.store.leagues import StoredLeague
from sixrealms.server.tournaments.league_pages import LeaguePages, WantedLeague
from sixrealms.server.tournaments.leagues import LeagueService
from sixrealms.tournament.leagues.league import League
from sixrealms.tournament.leagues.table import EventOfLeague, LeagueTable, league_table
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.scoring.ranking import EventResult
from tests.server.browser import HEADERS, application
from tests.server.live import on

PLAYERS = 5_000
EVENTS = 90
LARGEST = 30_000
"""Bytes of an answer to a browser, before it is packed."""
HELD = StoredLeague("l", League(name="All of it", scheme="places"), ())


def one_table() -> LeagueTable:
    """Everybody was at the first event, a hundred of them at all others."""
    names = [*(f"Player {number:04}" for number in range(1, PLAYERS)), "Zoé Último"]

    def held(number: int) -> EventOfLeague:
        there = names if number == 0 else names[:100]
        result = EventResult(
            event=f"e{number}",
            completed=date(2026, 1, 1) + timedelta(number),
            points={},
            places={name: at for at, name in enumerate(there, start=1)},
        )
        return EventOfLeague(result, f"Event {number}")

    return league_table(HELD.league, [held(number) for number in range(EVENTS)])


class Known(LeagueService):
    """Leagues of which the standings of one are known already."""

    def __init__(self) -> None:
        self.known = one_table()
        self.stored: Any = self

    def table(self, held: StoredLeague) -> LeagueTable:
        return self.known

    def held(self, wanted: str) -> StoredLeague:
        return HELD

    def opens(self, wanted: str, key: str) -> bool:
        return False

    def all(self) -> list[StoredLeague]:
        return [StoredLeague(f"l{n}", msgspec.structs.replace(HELD.league, name=f"Liga {n}"), ()) for n in range(300)]


@pytest.fixture(scope="module")
def pages() -> LeaguePages:
    return LeaguePages(Known())


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory, pages: LeaguePages) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path_factory.mktemp("leagues"))) as client:
        LEAGUES.put(client.app, pages)
        yield client


def test_a_page_of_people_and_one_of_events_are_told(pages: LeaguePages) -> None:
    told = pages.page(HELD, WantedLeague(), yours=False)
    assert [one.player for one in told.lines] == [f"Player {number:04}" for number in range(1, 61)]
    assert (told.people, told.standing.pages, told.held.found) == (PLAYERS, 84, EVENTS)
    assert [one.name for one in told.events][:2] == ["Event 89", "Event 88"]
    assert not any(one.results for one in told.lines)
    assert [one.id for one in pages.page(HELD, WantedLeague(events_page=2), yours=False).events][-1] == "e0"
    found = pages.page(HELD, WantedLeague("zoe ult"), yours=False)
    assert [(one.player, one.rank) for one in found.lines] == [("Zoé Último", 101)]  # with as many others
    beside = pages.page(HELD, WantedLeague(beside=found.lines[0].line), yours=False)
    assert beside.standing.page == 84


def test_what_somebody_has_is_told_by_their_line(pages: LeaguePages) -> None:
    first = pages.page(HELD, WantedLeague(), yours=False).lines[0]
    told = pages.results(HELD, first.line)
    assert len(told.line.results) == len(told.events) == EVENTS
    with pytest.raises(EventRefused):
        pages.results(HELD, "nobody")


def test_no_answer_to_a_browser_is_long(app: TestClient[Application]) -> None:
    line = app.get("/api/leagues/l", headers=HEADERS).json()["lines"][0]["line"]
    for path in ("", "?page=84&events_page=2", "?search=player", f"?beside={line}", f"/people/{line}"):
        answer = app.get(f"/api/leagues/l{path}", headers={**HEADERS, "Accept-Encoding": "identity"})
        assert answer.status_code == 200
        assert len(answer.content) < LARGEST, path
    listed = app.get("/api/leagues", headers={**HEADERS, "Accept-Encoding": "identity"})
    assert len(listed.content) < LARGEST
    assert listed.json()["listed"] == {"page": 1, "pages": 5, "size": 60, "found": 300}
    assert [one["id"] for one in app.get("/api/leagues?search=liga 299", headers=HEADERS).json()["leagues"]] == ["l299"]
    assert app.get("/api/leagues/l/people/nobody", headers=HEADERS).status_code == 409
    whole = app.get("/api/leagues/l/standings.json", headers=HEADERS).json()
    assert len(whole["lines"]) == PLAYERS
    assert len(whole["lines"][0]["results"]) == EVENTS
