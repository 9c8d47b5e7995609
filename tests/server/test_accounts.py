"""Guests, accounts, sessions and seats: on both databases, nobody is anybody else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.store.people import PERSONS, SESSIONS, People, Person
from sixrealms.server.store.tables import Storage
from tests.server.browser import Browser, application
from tests.server.live import on

ANA = {"name": "Ana", "password": "correct horse"}


@pytest.fixture
def app(database: str) -> Iterator[TestClient[Application]]:
    with application(database) as client:
        yield client


@pytest.fixture
def browser(app: TestClient[Application]) -> Browser:
    return Browser(app)


def account(app: TestClient[Application], **named: str) -> tuple[Browser, str]:
    """A browser with an account, and its recovery code."""
    browser = Browser(app)
    browser.done("POST", "/api/me")
    return browser, browser.done("POST", "/api/me/claim", ANA | named)["code"]


def table(browser: Browser, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = browser.done("POST", "/api/tables", {"seats": seats or ({}, {"bot": "greedy"}), **more})
    return found


def words_at(app: TestClient[Application], browser: Browser, table: str, token: str) -> dict[str, Any]:
    """The first thing a socket is told."""
    app.cookies.clear()
    app.cookies.update(browser.cookies)
    with app.websocket_connect(f"/api/tables/{table}/play") as socket:
        socket.send_json({"type": "hello", "token": token})
        told: dict[str, Any] = socket.receive_json()
        return told


def say_at(
    app: TestClient[Application], browser: Browser, table: str, token: str, text: str, name: str = "a long random one"
) -> None:
    """Say something at a table, and hear that it is stored."""
    app.cookies.clear()
    app.cookies.update(browser.cookies)
    with app.websocket_connect(f"/api/tables/{table}/play") as socket:
        socket.send_json({"type": "hello", "token": token})
        socket.send_json({"type": "chat", "id": name, "text": text})
        while (told := socket.receive_json())["type"] not in ("done", "refused"):
            pass
        assert told["type"] == "done", told


def test_a_guest_is_remembered_by_a_cookie_no_script_can_read(browser: Browser) -> None:
    nobody = {
        "name": "",
        "tables": [],
        "code": "",
        "password": False,
        "proved": False,
        "passkeys": [],
        "visible": False,
    }
    assert browser.done("GET", "/api/me") == {"known": False, "account": False} | nobody
    assert browser.cookies == {}
    assert browser.done("POST", "/api/me")["known"] is True
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(browser.set_cookie.split("; "))
    assert browser.done("PUT", "/api/me", {"name": "  Ana   Maria "})["name"] == "Ana Maria"
    browser.done("POST", "/api/me")
    assert browser.done("GET", "/api/me")["name"] == "Ana Maria"


def test_a_guest_finds_his_tables_and_which_wait_for_him(app: TestClient[Application], browser: Browser) -> None:
    browser.done("POST", "/api/me")
    waiting, going_on = table(browser, {}, {}), table(browser)
    mine = {found["table"]: found for found in browser.done("GET", "/api/me")["tables"]}

    assert set(mine) == {waiting["table"], going_on["table"]}
    assert (mine[waiting["table"]]["begun"], mine[waiting["table"]]["waits"]) == (False, False)
    assert (mine[going_on["table"]]["begun"], mine[going_on["table"]]["seat"]) == (True, 0)
    told = words_at(app, browser, going_on["table"], "me")
    assert (told["type"], told["seat"]) == ("state", 0)
    assert Browser(app).done("GET", "/api/me")["tables"] == []


def test_a_table_says_which_seat_is_the_askers(app: TestClient[Application], browser: Browser) -> None:
    browser.done("POST", "/api/me")
    lesson = browser.done("POST", "/api/lesson", {"name": "Ana"})
    game = table(browser, {"bot": "greedy"}, {})["table"]
    other = Browser(app)
    other.done("POST", "/api/me")

    assert browser.done("GET", f"/api/tables/{game}")["mine"] == [1]
    assert browser.done("GET", f"/api/tables/{lesson['table']}")["mine"] == [lesson["seat"]]
    for stranger in (other, Browser(app)):
        assert stranger.done("GET", f"/api/tables/{game}")["mine"] == []


def test_the_seat_of_a_person_is_closed_to_everybody_else(app: TestClient[Application], browser: Browser) -> None:
    browser.done("POST", "/api/me")
    game = table(browser)["table"]
    other = Browser(app)
    other.done("POST", "/api/me")

    for stranger in (other, Browser(app)):
        assert words_at(app, stranger, game, "me")["code"] == "token"
    assert words_at(app, browser, game, "me:1")["code"] == "token"
    assert words_at(app, browser, game, "me:0")["seat"] == 0


def test_an_account_is_the_same_person_on_another_device(app: TestClient[Application]) -> None:
    first, _ = account(app)
    game = table(first)["table"]
    second = Browser(app)
    second.done("POST", "/api/me")
    guests = table(second)["table"]
    me = second.done("POST", "/api/me/login", {"name": "ANA ", "password": ANA["password"]})

    assert (me["account"], me["name"]) == (True, "Ana")
    assert {found["table"] for found in me["tables"]} == {game, guests}
    assert words_at(app, second, game, "me")["seat"] == 0
    second.done("POST", "/api/me/logout")
    assert second.cookies == {}
    assert second.done("GET", "/api/me")["known"] is False
    assert first.done("GET", "/api/me")["name"] == "Ana"


def test_a_session_from_before_an_account_opens_nothing_afterwards(app: TestClient[Application]) -> None:
    browser = Browser(app)
    browser.done("POST", "/api/me")
    stolen = Browser(app)
    stolen.cookies = dict(browser.cookies)
    browser.done("POST", "/api/me/claim", ANA)

    assert stolen.done("GET", "/api/me")["known"] is False
    assert browser.done("GET", "/api/me")["account"] is True


@pytest.mark.parametrize(
    ("claimed", "code"),
    [
        ({"password": "short"}, "password"),
        ({"password": "x" * 200}, "password"),
        ({"name": "Ana Maria", "password": "ana  MARIA"}, "password"),
        ({"name": ""}, "name"),
        ({"name": "x" * 25}, "name"),
        ({"name": "a\u202eb"}, "name"),
        ({"name": "ＡＮＡ"}, "name-taken"),
    ],
)
def test_an_account_that_cannot_be_is_refused(app: TestClient[Application], claimed: dict[str, str], code: str) -> None:
    account(app)
    guest = Browser(app)
    guest.done("POST", "/api/me")

    assert guest.refused("POST", "/api/me/claim", ANA | claimed)[1] == code
    assert guest.done("GET", "/api/me")["account"] is False


def test_wrong_passwords_are_refused_alike_and_not_often(app: TestClient[Application]) -> None:
    account(app)
    thief = Browser(app)
    for name in ("Ana", "nobody of this name"):
        assert thief.refused("POST", "/api/me/login", {"name": name, "password": "guessed it"}) == (
            403,
            "wrong-password",
        )
    codes = [thief.refused("POST", "/api/me/login", {"name": "Ana", "password": f"guess {n}"})[1] for n in range(22)]
    assert codes[0] == "wrong-password"
    assert codes[-1] == "too-often"


def test_another_password_logs_every_other_device_out(app: TestClient[Application]) -> None:
    first, _ = account(app)
    second = Browser(app)
    second.done("POST", "/api/me/login", ANA)
    wrong = {"password": "another horse", "old_password": "wrong horse"}
    assert first.refused("PUT", "/api/me", wrong) == (403, "not-your-password")
    first.done("PUT", "/api/me", wrong | {"old_password": ANA["password"]})

    assert first.done("GET", "/api/me")["account"] is True
    assert second.done("GET", "/api/me")["known"] is False
    assert second.refused("POST", "/api/me/login", ANA) == (403, "wrong-password")
    second.done("POST", "/api/me/login", ANA | {"password": "another horse"})


def test_the_recovery_code_lets_in_once(app: TestClient[Application]) -> None:
    first, code = account(app)
    lost = Browser(app)
    asked = {"name": "ana", "code": code.lower().replace("-", " "), "password": "a third horse"}
    assert lost.refused("POST", "/api/me/recover", asked | {"code": "AAAA-BBBB"}) == (403, "wrong-code")
    me = lost.done("POST", "/api/me/recover", asked)

    assert re.fullmatch(r"([A-Z2-7]{4}-){5}[A-Z2-7]{4}", me["code"])
    assert me["code"] != code
    assert first.done("GET", "/api/me")["known"] is False
    assert Browser(app).refused("POST", "/api/me/recover", asked) == (403, "wrong-code")
    renewed = lost.done("POST", "/api/me/code", {"password": "a third horse"})["code"]
    assert Browser(app).refused("POST", "/api/me/recover", asked | {"code": me["code"]}) == (403, "wrong-code")
    Browser(app).done("POST", "/api/me/recover", asked | {"code": renewed})


def test_nothing_is_done_for_a_person_without_the_header_of_our_pages(browser: Browser) -> None:
    without: dict[str, str] = {}
    assert browser.ask("POST", "/api/me", headers=without)[0] == 403
    browser.done("POST", "/api/me")
    for method, path in (
        ("POST", "/api/tables"),
        ("PUT", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/logout"),
    ):
        status, told = browser.ask(method, path, {}, headers=without)
        assert (status, told["error"]["code"]) == (403, "header")
    elsewhere = {"X-Six-Realms": "1", "Origin": "https://elsewhere.example"}
    assert browser.ask("PUT", "/api/me", {"name": "Eve"}, headers=elsewhere)[1]["error"]["code"] == "origin"
    assert browser.done("GET", "/api/me")["name"] == ""


def test_my_data_is_everything_and_holds_no_secret(app: TestClient[Application]) -> None:
    browser, _ = account(app)
    game = table(browser)["table"]
    data = browser.done("GET", "/api/me/data")

    assert (data["name"], data["account"], len(data["sessions"])) == ("Ana", True, 1)
    assert [seat["table"] for seat in data["seats"]] == [game]
    assert "argon2" not in json.dumps(data)
    assert browser.cookies["sixrealms"] not in json.dumps(data)
    assert Browser(app).refused("GET", "/api/me/data") == (401, "unknown")


def test_whoever_is_deleted_leaves_no_name_and_no_stuck_table(app: TestClient[Application], database: str) -> None:
    browser, _ = account(app, name="Zenobia")
    seat = {"guest": {"name": "Zenobia"}}
    begun, free = table(browser, **seat)["table"], table(browser, {}, {}, **seat)["table"]
    assert browser.refused("DELETE", "/api/me", {"password": "wrong horse"}) == (403, "not-your-password")
    for who, line in ((browser, "Zenobia wins"), (Browser(app), "no, Zenobia")):
        say_at(app, who, begun, "me" if who is browser else "", line)
    browser.done("DELETE", "/api/me", {"password": ANA["password"]})

    assert browser.done("GET", "/api/me")["known"] is False
    assert browser.refused("POST", "/api/me/login", ANA | {"name": "Zenobia"}) == (403, "wrong-password")
    gone = browser.done("GET", f"/api/tables/{begun}")["seats"][0]
    assert (gone["name"], gone["left"], gone["free"]) == ("", True, False)
    assert browser.done("GET", f"/api/tables/{free}")["seats"][0]["free"] is True
    told = words_at(app, Browser(app), begun, "")
    assert [line["text"] for line in told["chat"]] == ["no, A"]
    assert "Zenobia" not in json.dumps(told)
    assert "a player who left" in json.dumps(told)
    storage = Storage(database)
    with storage._engine.connect() as connection:
        for name in sql.inspect(connection).get_table_names():
            assert "Zenobia" not in str(connection.exec_driver_sql(f"SELECT * FROM {name}").all())
    storage.close()


def test_what_somebody_has_said_without_a_seat_is_deleted_with_him(app: TestClient[Application], database: str) -> None:
    """Also what they said as the guest they were; what another spectator says stays, and nobody is told whose it is."""
    at_home, watching, other = Browser(app), Browser(app), Browser(app)
    watched = table(at_home, spectators="public")["table"]
    watching.done("POST", "/api/me")
    other.done("POST", "/api/me")
    say_at(app, watching, watched, "", "said as a guest")
    account(app, name="Watcher")
    watching.done("POST", "/api/me/login", ANA | {"name": "Watcher"})
    say_at(app, watching, watched, "", "said with an account", "another")
    say_at(app, other, watched, "", "said by somebody else", "a third")
    assert watching.done("GET", "/api/me/data")["watched"] == [watched]
    heard = words_at(app, Browser(app), watched, "")["chat"]
    assert [line["text"] for line in heard] == ["said as a guest", "said with an account", "said by somebody else"]
    assert all(set(line) == {"seat", "text", "phrase", "cards"} for line in heard)

    watching.done("DELETE", "/api/me", {"password": ANA["password"]})

    assert [line["text"] for line in words_at(app, Browser(app), watched, "")["chat"]] == ["said by somebody else"]
    storage = Storage(database)
    assert "said as" not in str(storage.entries(watched))
    assert "said with" not in str(storage.entries(watched))
    storage.close()


def test_what_lies_in_the_database_opens_nothing(app: TestClient[Application], database: str) -> None:
    browser, code = account(app)
    storage = Storage(database)
    kept = str([storage.read(sql.select(PERSONS)), storage.read(sql.select(SESSIONS))])
    storage.close()

    assert "$argon2id$" in kept
    for secret in (browser.cookies["sixrealms"], code, code.replace("-", ""), ANA["password"]):
        assert secret not in kept


def test_old_sessions_and_guests_who_sit_nowhere_are_forgotten(app: TestClient[Application], database: str) -> None:
    kept, _ = account(app)
    guest, sitting = Browser(app), Browser(app)
    for browser in (guest, sitting):
        browser.done("POST", "/api/me")
    table(sitting)
    storage = Storage(database)
    people = People(storage)
    storage.at_once(lambda connection: connection.execute(sql.update(SESSIONS).values(seen=1)))
    assert kept.done("GET", "/api/me")["known"] is False
    people.prune()

    assert storage.read(sql.select(SESSIONS)) == []
    left = [Person(*row) for row in storage.read(sql.select(PERSONS))]
    assert sorted(person.login or "" for person in left) == ["", "ana"]
    storage.close()


def test_a_guest_who_logs_out_without_a_seat_is_forgotten(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = on(tmp_path_factory.mktemp("guest"))
    with application(database) as app:
        browser = Browser(app)
        browser.done("POST", "/api/me")
        browser.done("POST", "/api/me/logout")
        storage = Storage(database)
        assert storage.read(sql.select(PERSONS)) == []
        storage.close()
