"""The games somebody has played: page by page, what they come to, as files, and who may see whose."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.http.context import LOBBY
from sixrealms.server.http.game_figures import MineOf, figures, mine_of
from sixrealms.server.store.people import PERSONS
from sixrealms.server.store.played_games import PLAYED, FinishedGame, PlayedGames, PlayedSeat
from tests.server.browser import HEADERS, Browser, application
from tests.server.live import on
from tests.server.test_rated_games import changes, give_up, person

DECK = "1st Edition Starter Deck A-1"
App = TestClient[Application]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with application(on(tmp_path)) as client:
        yield client


def against_a_computer(app: App, browser: Browser, bot: str = "random") -> str:
    """A game against a computer player that somebody has given up."""
    made = browser.done("POST", "/api/tables", {"seats": [{"deck": "A-1"}, {"bot": bot}]})
    give_up(app, browser, made["table"], made["token"])
    changes(browser, made["table"])
    table: str = made["table"]
    return table


def test_a_game_that_is_over_is_told_as_one_has_it(app: App) -> None:
    ana = person(app, "Ana")
    table = against_a_computer(app, ana)

    told = ana.done("GET", "/api/me/games")
    (game,) = told["games"]
    assert (told["known"], told["count"], told["at"]) == (True, 1, 0)
    assert (game["table"], game["ending"], game["deck"], game["reason"]) == (table, "lost", DECK, "conceded")
    assert (game["rated"], game["replay"], game["ruleset"]) == (False, True, "tournament")
    assert [(one["bot"], one["won"]) for one in game["others"]] == [("random", True)]
    assert game["others"][0]["name"] != ""
    assert ana.done("GET", "/api/me/data")["games"] == [game]


def test_nobody_sees_the_games_of_another_and_a_guest_has_their_own(app: App) -> None:
    guest, other, nobody = Browser(app), Browser(app), Browser(app)
    guest.done("POST", "/api/me")
    other.done("POST", "/api/me")
    against_a_computer(app, guest)

    assert guest.done("GET", "/api/me/games")["count"] == 1
    assert other.done("GET", "/api/me/games") == {"known": True, "at": 0, "count": 0, "games": []}
    assert nobody.done("GET", "/api/me/games") == {"known": False, "at": 0, "count": 0, "games": []}
    for path in ("figures",):
        assert nobody.refused("GET", f"/api/me/games/{path}") == (401, "unknown")


def test_games_come_page_by_page_the_newest_first(app: App) -> None:
    ana = person(app, "Ana")
    games = PlayedGames(LOBBY.within(app.app).workers.storage)
    mine, other = PlayedSeat("Ana", "", "A-1", 1, True, {}), PlayedSeat("Iris", "novice", "B-1", 2, False, {}, 1)
    with games._storage._engine.begin() as connection:
        somebody = connection.execute(sql.select(PERSONS.c.id)).scalar_one()
    for number in range(30):
        game = FinishedGame(
            f"t{number}", "tournament", 55, "", "realms", 9, 80, 600, 1000 + number, False, True, {0: mine, 1: other}
        )
        assert games.write_down(game)
    with games._storage._engine.begin() as connection:
        connection.execute(sql.update(PLAYED).where(PLAYED.c.bot == "").values(person_id=somebody, name="Ana"))

    first, second = ana.done("GET", "/api/me/games"), ana.done("GET", "/api/me/games?at=25")
    assert [one["table"] for one in first["games"]] == [f"t{number}" for number in range(29, 4, -1)]
    assert [one["table"] for one in second["games"]] == ["t4", "t3", "t2", "t1", "t0"]
    assert (first["count"], second["count"]) == (30, 30)
    assert not first["games"][0]["replay"], "there is no such table any more"
    told = ana.done("GET", "/api/me/games/figures")
    assert (told["games"], told["won"], told["streak"], told["best"]) == (30, 30, 30, 30)


def test_all_games_can_be_taken_away_as_files(app: App) -> None:
    ana, bo = person(app, "Ana"), person(app, "=Bo()")
    made = ana.done("POST", "/api/tables", {"seats": [{}, {}]})
    guest = {"name": "=Bo()", "agreed": made["optional_rules"]}
    seat = bo.done("POST", f"/api/tables/{made['table']}/seats", guest)
    give_up(app, bo, made["table"], seat["token"])
    changes(ana, made["table"])

    app.cookies.update(ana.cookies)
    answer = app.get("/api/me/games.csv", headers=HEADERS)
    (row,) = csv.DictReader(io.StringIO(answer.text))
    assert answer.headers["content-type"].startswith("text/csv")
    assert (row["ending"], row["opponents"], row["rated"]) == ("won", "'=Bo()", "no"), "no spreadsheet reckons with it"
    assert ana.done("GET", "/api/me/games.json")["games"] == ana.done("GET", "/api/me/games")["games"]


def test_whoever_is_deleted_leaves_no_name_in_the_games_of_others(app: App) -> None:
    ana, bo = person(app, "Ana"), person(app, "Bo")
    made = ana.done("POST", "/api/tables", {"seats": [{}, {}]})
    guest = {"name": "Bo", "deck": "B-1", "agreed": made["optional_rules"]}
    seat = bo.done("POST", f"/api/tables/{made['table']}/seats", guest)
    give_up(app, bo, made["table"], seat["token"])
    changes(ana, made["table"])
    assert ana.done("GET", "/api/me/games")["games"][0]["others"][0]["name"] == "Bo"

    bo.done("DELETE", "/api/me", {"password": "correct horse"})
    assert ana.done("GET", "/api/me/games")["games"][0]["others"] == [{"name": "", "bot": "", "deck": "", "won": False}]


def game(number: int, *seats: PlayedSeat, turns: int = 10, ruleset: str = "tournament") -> FinishedGame:
    kept = dict(enumerate(seats))
    return FinishedGame(f"t{number}", ruleset, 55, "", "realms", turns, 80, 600, 1000 - number, False, True, kept)


def seat(person: str = "", *, won: bool = False, place: int = 1, bot: str = "", cards: str = "") -> PlayedSeat:
    return PlayedSeat("", bot, "A-1", place, won, dict.fromkeys(cards.split(), 1), person=person)


def mine(*games: FinishedGame) -> list[MineOf]:
    return [one for one in (mine_of(game, "me") for game in games) if one is not None]


def test_figures_count_endings_opponents_cards_and_what_came_in_a_row() -> None:
    won = seat("me", won=True, cards="1st/1 1st/2")
    lost, club = seat("me", place=2, cards="1st/1"), seat(bot="club", place=2)
    told = figures(
        mine(
            game(1, won, club, turns=8),
            game(2, won, seat("other", place=2), club, turns=10),
            game(3, lost, seat(bot="club", won=True), turns=12),
            game(4, won, club, ruleset="fourth-edition"),
            game(5, seat("me"), seat("other")),  # nobody has won
            game(6, seat("me", won=True), seat("me", place=2)),  # at one screen
            game(7, seat("other", won=True), club),  # not mine
        )
    )

    assert (told.games, told.won, told.lost, told.drawn, told.here) == (6, 3, 1, 1, 1)
    assert (told.streak, told.best, told.turns, told.seconds) == (2, 2, 10, 600)
    assert [(one.key, one.won, one.lost, one.drawn) for one in told.opponents] == [
        ("club", 3, 1, 0),
        ("people", 1, 0, 1),
    ]
    assert [(one.key, one.size, one.players, one.won) for one in told.rulesets] == [
        ("tournament", 55, 2, 1),
        ("fourth-edition", 55, 2, 1),
        ("tournament", 55, 3, 1),
    ]
    assert [(one.printing, one.games, one.won) for one in told.cards] == [("1st/1", 4, 3), ("1st/2", 3, 3)]
    assert all(one.name for one in told.cards)


def test_losses_in_a_row_are_counted_below_zero_and_no_game_is_nothing() -> None:
    lost = [game(number, seat("me", place=2), seat("other", won=True)) for number in range(3)]

    assert figures(mine(*lost)).streak == -3
    assert figures([]).streak == figures([]).turns == figures([]).games == 0


def test_whoever_has_left_has_lost_even_where_nobody_else_has_won() -> None:
    (left,) = mine(game(1, seat("me", place=2), seat("other")))

    assert left.ending == "lost"
