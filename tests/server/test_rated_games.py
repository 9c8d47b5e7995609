"""Rated games: who may play them, what they do to ratings, and what is left of somebody who is deleted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sixrealms.ratings import Rating, after_game
from sixrealms.server.http.application import Application
from sixrealms.server.http.context import LOBBY
from sixrealms.server.store.people import Person
from sixrealms.server.store.played_games import FinishedGame, PlayedGames, PlayedSeat
from sixrealms.server.store.ratings import Ratings
from sixrealms.server.store.tables import Storage
from tests.server.browser import Browser, application
from tests.server.live import on

App = TestClient[Application]
WAIT = 20.0


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with application(on(tmp_path)) as client:
        yield client


def person(app: App, name: str) -> Browser:
    """A browser with an account."""
    browser = Browser(app)
    browser.done("POST", "/api/me")
    browser.done("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
    return browser


def rated_table(*browsers: Browser, **more: Any) -> tuple[str, list[str]]:
    """A rated table these people sit at, and their tokens."""
    asked = {"seats": [{}] * len(browsers), "rated": True, **more}
    made = browsers[0].done("POST", "/api/tables", asked)
    tokens = [made["token"]]
    for browser in browsers[1:]:
        guest = {"rated": True, "agreed": made["optional_rules"]}
        tokens.append(browser.done("POST", f"/api/tables/{made['table']}/seats", guest)["token"])
    return made["table"], tokens


def give_up(app: App, browser: Browser, table: str, token: str) -> None:
    app.cookies.clear()
    app.cookies.update(browser.cookies)
    with app.websocket_connect(f"/api/tables/{table}/play") as socket:
        socket.send_json({"type": "hello", "token": token})
        socket.send_json({"type": "concede", "id": "c"})
        while (told := socket.receive_json())["type"] not in ("done", "refused"):
            pass
        assert told["type"] == "done", told


def changes(browser: Browser, table: str) -> dict[str, Any]:
    """What the game has done to ratings, once that is written down."""
    until = time.monotonic() + WAIT
    while not (found := browser.done("GET", f"/api/tables/{table}/ratings"))["written"]:
        assert time.monotonic() < until, "the end of the game is not written down"
        time.sleep(0.02)
    told: dict[str, Any] = found
    return told


def played(app: App, winner: Browser, loser: Browser) -> str:
    """A rated game of two that is over and written down."""
    table, tokens = rated_table(winner, loser)
    give_up(app, loser, table, tokens[1])
    assert changes(winner, table)["rated"]
    return table


def test_a_rated_game_changes_the_ratings_of_both_by_what_the_package_says(app: App) -> None:
    ana, bo = person(app, "Ana"), person(app, "Bo")
    table, tokens = rated_table(ana, bo)
    assert ana.done("GET", f"/api/tables/{table}")["rated"] is True
    assert changes_none(ana, table)

    give_up(app, bo, table, tokens[1])

    won, lost = after_game([Rating(), Rating()], [1, 2])
    assert changes(ana, table) == {
        "written": True,
        "rated": True,
        "seats": [
            {"seat": 0, "place": 1, "before": 1500, "after": won.points},
            {"seat": 1, "place": 2, "before": 1500, "after": lost.points},
        ],
    }
    (mine,) = ana.done("GET", "/api/me/ratings")["ratings"]
    assert mine == {
        "ruleset": "tournament",
        "points": won.points,
        "margin": won.margin,
        "games": 1,
        "certainty": "new",
        "rank": 0,
    }
    (change,) = bo.done("GET", "/api/me/ratings")["changes"]
    told = {key: change[key] for key in ("table", "place", "players", "before", "after", "replay")}
    assert told == {"table": table, "place": 2, "players": 2, "before": 1500, "after": lost.points, "replay": True}
    assert [one["points"] for one in ana.done("GET", "/api/me/data")["ratings"]["ratings"]] == [won.points]


def changes_none(browser: Browser, table: str) -> bool:
    return bool(browser.done("GET", f"/api/tables/{table}/ratings") == {"written": False, "rated": False, "seats": []})


def test_nobody_is_rated_who_has_not_agreed_or_has_no_account(app: App) -> None:
    ana, guest = person(app, "Ana"), Browser(app)
    guest.done("POST", "/api/me")
    asked = {"seats": [{}, {}], "rated": True}
    assert guest.refused("POST", "/api/tables", asked) == (403, "rated-account")

    made = ana.done("POST", "/api/tables", asked)
    seats, agreed = f"/api/tables/{made['table']}/seats", made["optional_rules"]
    bo = person(app, "Bo")
    assert guest.refused("POST", seats, {"rated": True, "agreed": agreed}) == (403, "rated-account")
    assert bo.refused("POST", seats, {"agreed": agreed}) == (409, "rated-agreement")
    assert ana.refused("POST", seats, {"rated": True, "agreed": agreed}) == (409, "rated-yourself")
    assert bo.done("POST", seats, {"rated": True, "agreed": agreed})["begun"]


def test_no_computer_and_no_illegal_deck_comes_to_a_rated_table(app: App) -> None:
    ana = person(app, "Ana")
    assert ana.refused("POST", "/api/tables", {"seats": [{}, {"bot": "greedy"}], "rated": True}) == (
        409,
        "rated-people",
    )
    assert ana.refused("POST", "/api/tables", {"seats": [{}, {}], "rated": True, "any_deck": True})[1] == "rated-people"
    made = ana.done("POST", "/api/tables", {"seats": [{}, {}], "rated": True})
    computers = f"/api/tables/{made['table']}/computers"
    assert ana.refused("POST", computers, {"token": made["token"]}) == (409, "rated-people")


def test_a_game_that_is_not_rated_changes_nothing_and_is_written_down_all_the_same(app: App) -> None:
    ana, bo = person(app, "Ana"), person(app, "Bo")
    made = ana.done("POST", "/api/tables", {"seats": [{}, {}]})
    seat = bo.done("POST", f"/api/tables/{made['table']}/seats", {"agreed": made["optional_rules"]})
    give_up(app, bo, made["table"], seat["token"])

    assert changes(ana, made["table"]) == {"written": True, "rated": False, "seats": []}
    assert ana.done("GET", "/api/me/ratings") == {"ratings": [], "changes": []}


def test_a_list_names_those_who_have_played_enough_the_strongest_first(app: App) -> None:
    ana, bo = person(app, "Ana"), person(app, "Bo")
    for _ in range(4):
        played(app, ana, bo)
    empty = ana.done("GET", "/api/ratings?ruleset=tournament")
    assert (empty["people"], empty["count"], empty["listed_from"], empty["mine"]["rank"]) == ([], 0, 5, 0)

    played(app, ana, bo)
    found = bo.done("GET", "/api/ratings?ruleset=tournament")
    assert [(one["rank"], one["name"], one["mine"]) for one in found["people"]] == [(1, "Ana", False), (2, "Bo", True)]
    assert found["people"][0]["points"] > found["people"][1]["points"]
    assert (found["count"], found["rulesets"], found["mine"]["rank"]) == (2, ["tournament"], 2)
    assert Browser(app).done("GET", "/api/ratings?ruleset=tournament&at=1")["people"][0]["rank"] == 2
    assert Browser(app).done("GET", "/api/ratings?ruleset=fourth-edition")["people"] == []


def test_whoever_is_deleted_is_in_no_list_and_leaves_the_numbers_of_others_as_they_were(app: App) -> None:
    ana, bo = person(app, "Ana"), person(app, "Bo")
    for _ in range(5):
        table = played(app, ana, bo)
    before = ana.done("GET", "/api/me/ratings")
    bo.done("DELETE", "/api/me", {"password": "correct horse"})

    assert ana.done("GET", "/api/me/ratings") == before
    assert [one["name"] for one in ana.done("GET", "/api/ratings")["people"]] == ["Ana"]
    assert len(changes(ana, table)["seats"]) == 2
    game = PlayedGames(LOBBY.within(app.app).workers.storage).game(table)
    assert game is not None
    assert [(one.name, one.person != "") for one in game.seats.values()] == [("Ana", True), ("", False)]


def test_whoever_is_deleted_in_the_middle_of_a_game_has_left_it(app: App) -> None:
    ana, bo, cy = (person(app, name) for name in ("Ana", "Bo", "Cy"))
    table, tokens = rated_table(ana, bo, cy)
    bo.done("DELETE", "/api/me", {"password": "correct horse"})
    give_up(app, cy, table, tokens[2])
    give_up_or_over(app, ana, table, tokens[0])

    found = changes(ana, table)
    assert found["rated"]
    assert [one["seat"] for one in found["seats"]] == [0, 1, 2]
    assert ana.done("GET", "/api/me/ratings")["ratings"][0]["games"] == 1


def give_up_or_over(app: App, browser: Browser, table: str, token: str) -> None:
    """Two have left; the third leaves as well unless the game is over by then."""
    if not browser.done("GET", f"/api/tables/{table}")["over"]:
        give_up(app, browser, table, token)


def test_what_a_server_did_not_write_down_is_written_down_at_its_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, application(on(tmp_path)) as app:
        patch.setattr(PlayedGames, "write_down", lambda *_: True)
        ana, bo = person(app, "Ana"), person(app, "Bo")
        table, tokens = rated_table(ana, bo)
        give_up(app, bo, table, tokens[1])
        assert changes_none(ana, table)

    with application(on(tmp_path)) as app:
        ana.client = app
        assert changes(ana, table)["rated"]
        assert ana.done("GET", "/api/me/ratings")["ratings"][0]["games"] == 1


def test_a_game_is_counted_once_on_every_database(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    seat = PlayedSeat("Ana", "", "A-1", 1, True, {"1st/1": 2}, 0, Rating(), gone=True)
    game = FinishedGame(
        "t", "tournament", 55, "", "realms", 9, 80, 600, 1, True, True, {0: seat, 1: seat._replace(place=2, side=1)}
    )
    games = PlayedGames(storage)

    assert [games.write_down(game), games.write_down(game)] == [True, False]
    kept = games.game("t")
    assert kept is not None
    assert (kept.rated, kept.there, [one.name for one in kept.seats.values()]) == (False, False, ["", ""])
    assert Ratings(storage).of(Person("nobody", "")) == {}
    games.prune()
    assert games.game("t") is None, "nobody is left who played it"
    storage.close()
