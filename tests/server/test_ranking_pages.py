"""The ranking of a server page by page: thousands of people, each found by name, whoever looks among them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import date
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.http.ranking import RANKING
from sixrealms.server.tournaments.event_ratings import EventRatings
from sixrealms.server.tournaments.ranking_pages import RankingPages, WantedRanking
from sixrealms.server.tournaments.season import NotCounted, Results, Season
from sixrealms.tournament.scoring.ranking import EventGame, EventResult, ranking
from tests.server.browser import HEADERS, Browser, application
from tests.server.live import on

PLAYERS = 5_000
LARGEST = 30_000
"""Bytes of an answer to a browser, before it is packed."""


def one_season() -> Season:
    """Five thousand people, the first with the most points; all have played five games, the last one with accents."""
    names = [*(f"Player {number:04}" for number in range(1, PLAYERS)), "Zoé Último"]
    points = {name: PLAYERS - at for at, name in enumerate(names)}
    games = tuple(EventGame(tuple((one,) for one in names[at : at + 4]), 0) for at in range(0, PLAYERS, 4)) * 5
    result = EventResult(
        event="e1", completed=date(2026, 1, 1), points=points, reported=date(2026, 4, 1), places={}, games=games
    )
    out = tuple(NotCounted(f"n{number}", f"Event {number}", True, False) for number in range(900))
    return Season(ranking([result]), 1, out, EventRatings().of([(result, 9)]), 1)


class Known(Results):
    """Results of which a season is known already, and how often its lists were asked for."""

    def __init__(self, season: Season) -> None:
        self.known = season

    def season(self, events: Any = ()) -> Season:
        return self.known


@pytest.fixture(scope="module")
def pages() -> RankingPages:
    return RankingPages(Known(one_season()))


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory, pages: RankingPages) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path_factory.mktemp("ranking"))) as client:
        RANKING.put(client.app, pages)
        yield client


def test_a_page_of_each_list_is_told_and_the_whole_is_counted(pages: RankingPages) -> None:
    first = pages.page(WantedRanking())
    assert [one.player for one in first.ranking] == [f"Player {number:04}" for number in range(1, 61)]
    assert (first.ranked.page, first.ranked.pages, first.ranked.found) == (1, 84, PLAYERS)
    assert [one.place for one in first.ratings] == list(range(1, 61))
    assert first.rated.found == PLAYERS
    other = pages.page(WantedRanking(page=84, ratings_page=2))
    assert other.ranking[-1].player == "Zoé Último"
    assert len(other.ranking) == PLAYERS % 60
    assert other.ratings[0].place == 61
    assert pages.page(WantedRanking(page=1000)).ranked.page == 84


def test_people_are_found_by_any_part_of_their_name(pages: RankingPages) -> None:
    found = pages.page(WantedRanking("zoe ult"))
    assert [(one.rank, one.player) for one in found.ranking] == [(PLAYERS, "Zoé Último")]
    assert [one.player for one in found.ratings] == ["Zoé Último"]
    nobody = pages.page(WantedRanking("nobody at all"))
    assert (nobody.ranking, nobody.ranked.found, nobody.ranked.pages) == ((), 0, 1)


def test_the_pages_somebody_stands_on_are_told_by_their_name(pages: RankingPages) -> None:
    found = pages.page(WantedRanking(beside="player 4321"))
    assert found.ranked.page == 1 + 4320 // 60
    assert "Player 4321" in {one.player for one in found.ranking}
    assert "Player 4321" in {one.player for one in found.ratings}
    assert pages.page(WantedRanking(beside="nobody", page=3)).ranked.page == 3


def test_whoever_looks_from_an_account_is_told_their_own_line(app: TestClient[Application]) -> None:
    ana = Browser(app)
    assert ana.done("GET", "/api/ranking")["mine"] == ""
    ana.done("POST", "/api/me")
    ana.done("POST", "/api/me/claim", {"name": "zoe último", "password": "correct horse"})
    found = ana.done("GET", "/api/ranking")
    assert found["mine"] == "zoe último"
    assert found["my_rank"]["rank"] == PLAYERS
    assert found["my_rating"]["player"] == "Zoé Último"


def test_no_answer_to_a_browser_is_long(app: TestClient[Application]) -> None:
    for asked in ("", "?search=player", "?beside=Player 2500", "?page=84&ratings_page=84", "?search=event"):
        answer = app.get(f"/api/ranking{asked}", headers={**HEADERS, "Accept-Encoding": "identity"})
        assert answer.status_code == 200
        assert len(answer.content) < LARGEST, asked
        assert (len(answer.json()["not_counted"]), answer.json()["left_out"]) == (60, 900)
    assert app.get("/api/ranking?size=201", headers=HEADERS).status_code == 400


def test_both_lists_are_had_whole_for_spreadsheets(app: TestClient[Application]) -> None:
    for which, heads in (
        ("points", ["place", "player", "points", "at_risk", "line", "unconfirmed"]),
        ("ratings", ["place", "player", "points", "margin", "games", "certainty", "line"]),
    ):
        answer = app.get(f"/api/ranking/{which}.csv", headers=HEADERS)
        rows = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
        assert rows[0] == heads
        assert len(rows) == PLAYERS + 1


def test_lists_are_made_anew_only_when_the_season_is_another() -> None:
    known = Known(one_season())
    made = RankingPages(known)
    first = made.page(WantedRanking()).ranking[0]
    assert made.page(WantedRanking()).ranking[0] is first
    known.known = msgspec.structs.replace(known.known, ranking=known.known.ranking[1:])
    assert made.page(WantedRanking()).ranking[0].player == "Player 0002"
