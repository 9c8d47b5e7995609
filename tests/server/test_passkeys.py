"""Passkeys, with an authenticator made of software: who holds one is let in, and nobody else, on both databases."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sql
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from sixrealms.server.accounts import passkeys
from sixrealms.server.http.application import Application
from sixrealms.server.limits import ByAddress
from sixrealms.server.refusal import Refused
from sixrealms.server.store.passkeys import PASSKEYS
from sixrealms.server.store.people import PROVED, SESSIONS
from sixrealms.server.store.tables import Storage
from tests.server.authenticator import Authenticator, text
from tests.server.browser import HEADERS, Browser, application
from tests.server.live import on

ORIGIN = "https://testserver.local"
PASSWORD = "correct horse"
LOGIN = "/api/me/passkeys/login"


class Person(Browser):
    """A browser at a page with a name, as passkeys need it."""

    def ask(self, method: str, path: str, body: Any = None, *, headers: dict[str, str] | None = None) -> Any:
        return super().ask(
            method, path, body, headers={**HEADERS, "Origin": ORIGIN, "Host": "testserver.local"} | (headers or {})
        )

    def asked(self, **wish: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.done("POST", "/api/me/passkeys/asked", wish)
        return found

    def adds(self, key: Authenticator, password: str = "", label: str = "phone") -> Any:
        made = key.make(self.asked(makes=True, password=password))
        return self.done("POST", "/api/me/passkeys", {"made": made, "label": label})

    def shows(self, key: Authenticator) -> Any:
        return self.done("POST", LOGIN, key.show(self.asked()))


@pytest.fixture
def app(database: str) -> Iterator[TestClient[Application]]:
    with application(database) as client:
        yield client


@pytest.fixture
def one_app(tmp_path: Any) -> Iterator[TestClient[Application]]:
    """For what does not depend on the database."""
    with application(on(tmp_path)) as client:
        yield client


def with_password(app: TestClient[Application], name: str = "Ana") -> Person:
    person = Person(app)
    person.done("POST", "/api/me")
    person.done("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    return person


def with_passkey(app: TestClient[Application], key: Authenticator, name: str = "Bia") -> Person:
    """An account without a password."""
    person = Person(app)
    person.done("POST", "/api/me")
    made = key.make(person.asked(makes=True, name=name))
    me = person.done("POST", "/api/me/passkeys/claim", {"made": made, "name": name, "label": "key"})
    assert (me["account"], me["password"], me["proved"], me["name"]) == (True, False, True, name)
    assert me["code"]
    return person


def test_a_passkey_of_an_account_lets_in_on_another_device_with_the_guests_seats(app: TestClient[Application]) -> None:
    first, key = with_password(app), Authenticator()
    game = first.done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
    me = first.adds(key, PASSWORD, "  my   phone ")
    assert [(one["name"], one["host"], one["used"]) for one in me["passkeys"]] == [("my phone", "testserver.local", 0)]

    second = Person(app)
    second.done("POST", "/api/me")
    guests = second.done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
    me = second.shows(key)
    assert (me["account"], me["name"], me["password"], me["proved"]) == (True, "Ana", True, True)
    assert {table["table"] for table in me["tables"]} == {game, guests}
    assert me["passkeys"][0]["used"] > 0
    assert first.done("GET", "/api/me")["proved"] is False


def test_an_account_can_be_had_with_a_passkey_alone(app: TestClient[Application], database: str) -> None:
    key = Authenticator()
    person = with_passkey(app, key)
    before = dict(person.cookies)
    stranger = Person(app)
    assert stranger.refused("POST", "/api/me/login", {"name": "Bia", "password": ""}) == (403, "wrong-password")
    assert stranger.shows(key)["name"] == "Bia"
    storage = Storage(database)
    storage.at_once(
        lambda connection: connection.execute(sql.update(SESSIONS).values(proved=SESSIONS.c.proved - PROVED))
    )
    storage.close()

    assert person.refused("POST", "/api/me/code", {}) == (403, "show-passkey")
    assert person.refused("PUT", "/api/me", {"password": PASSWORD}) == (403, "show-passkey")
    assert person.refused("DELETE", "/api/me", {"password": "guessed it"}) == (403, "show-passkey")
    person.shows(key)
    assert person.cookies != before
    assert person.done("PUT", "/api/me", {"password": PASSWORD})["password"] is True
    Person(app).done("POST", "/api/me/login", {"name": "Bia", "password": PASSWORD})


def test_a_passkey_is_added_by_who_shows_the_password_or_another(app: TestClient[Application]) -> None:
    person, first, second = with_password(app), Authenticator(), Authenticator()
    for password in ("", "wrong horse"):
        refused = person.refused("POST", "/api/me/passkeys/asked", {"makes": True, "password": password})
        assert refused == (403, "not-your-password")
    person.adds(first, PASSWORD)
    person.shows(first)
    assert person.asked(makes=True)["known"] == [text(first.id)]
    assert len(person.adds(second)["passkeys"]) == 2
    assert Person(app).shows(second)["name"] == "Ana"


def test_a_passkey_that_is_removed_lets_nobody_in_and_the_last_way_in_stays(app: TestClient[Application]) -> None:
    key, other = Authenticator(), Authenticator()
    person = with_passkey(app, key)
    last = f"/api/me/passkeys/{text(key.id)}"
    assert person.refused("DELETE", last) == (409, "last-passkey")
    person.adds(other)
    stranger = with_password(app)
    assert stranger.refused("DELETE", last) == (403, "unknown-passkey")
    assert [one["id"] for one in person.done("DELETE", last)["passkeys"]] == [text(other.id)]

    assert stranger.refused("POST", LOGIN, key.show(Person(app).asked())) == (403, "unknown-passkey")
    assert Person(app).shows(other)["name"] == "Bia"


def test_passkeys_go_with_the_account_and_are_told_in_its_data(app: TestClient[Application], database: str) -> None:
    key = Authenticator()
    person = with_passkey(app, key)
    data = person.done("GET", "/api/me/data")
    assert [one["name"] for one in data["passkeys"]] == ["key"]
    person.done("DELETE", "/api/me", {})
    storage = Storage(database)
    assert storage.read(sql.select(PASSKEYS)) == []
    storage.close()


def test_a_passkey_of_another_account_proves_nothing(one_app: TestClient[Application]) -> None:
    ana, bias = with_password(one_app), Authenticator()
    with_passkey(one_app, bias)
    asked = ana.asked()
    assert ana.refused("POST", LOGIN, bias.show(asked)) == (403, "another-passkey")
    assert ana.done("GET", "/api/me")["name"] == "Ana"


def test_what_was_asked_is_answered_once_and_by_whom_it_was_asked(one_app: TestClient[Application]) -> None:
    key = Authenticator()
    person, stranger = with_passkey(one_app, key), Person(one_app)
    shown = key.show(stranger.asked())
    stranger.done("POST", LOGIN, shown)
    again = Person(one_app)
    assert again.refused("POST", LOGIN, shown) == (400, "passkey-too-late")
    assert again.refused("POST", LOGIN, key.show({"challenge": text(b"x" * 32)}))[1] == "passkey-too-late"
    making = person.asked(makes=True)
    assert again.refused("POST", LOGIN, key.show(making))[1] == "passkey-too-late"
    ana = with_password(one_app)
    made = Authenticator().make(person.asked(makes=True))
    assert ana.refused("POST", "/api/me/passkeys", {"made": made})[1] == "passkey-too-late"
    unproved = Authenticator().make(ana.asked())
    assert ana.refused("POST", "/api/me/passkeys", {"made": unproved})[1] == "passkey-too-late"


def test_what_was_asked_long_ago_is_not_answered(
    one_app: TestClient[Application], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Authenticator()
    with_passkey(one_app, key)
    late = Person(one_app)
    asked = late.asked()
    ways = one_app.app.kept["passkeys"]
    then = ways._clock()
    monkeypatch.setattr(ways, "_clock", lambda: then + 301)
    assert late.refused("POST", LOGIN, key.show(asked)) == (400, "passkey-too-late")
    assert late.shows(key)["name"] == "Bia"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"host": "elsewhere.example"}, {}),
        ({}, {"origin": "https://elsewhere.example"}),
        ({}, {"type": "webauthn.create"}),
        ({"flags": 0}, {}),
    ],
    ids=["another host", "another page", "another deed", "nobody there"],
)
def test_what_another_site_had_signed_is_not_accepted(
    one_app: TestClient[Application], changed: dict[str, Any], said: dict[str, str]
) -> None:
    key = Authenticator()
    with_passkey(one_app, key)
    for name, value in changed.items():
        setattr(key, name, value)
    thief = Person(one_app)
    assert thief.refused("POST", LOGIN, key.show(thief.asked(), **said)) == (403, "wrong-passkey")
    assert thief.done("GET", "/api/me")["known"] is False


def test_another_key_and_a_copy_that_lags_behind_are_not_accepted(one_app: TestClient[Application]) -> None:
    key, forged = Authenticator(), Authenticator()
    with_passkey(one_app, key)
    thief = Person(one_app)
    forged.id = key.id
    assert thief.refused("POST", LOGIN, forged.show(thief.asked())) == (403, "wrong-passkey")
    for _ in range(3):
        Person(one_app).shows(key)
    key.uses = 1
    assert thief.refused("POST", LOGIN, key.show(thief.asked())) == (403, "wrong-passkey")


def test_a_passkey_works_only_where_it_was_made(one_app: TestClient[Application]) -> None:
    key = Authenticator()
    with_passkey(one_app, key)
    elsewhere = {"Origin": "http://localhost:8194", "Host": "localhost:8194"}
    browser = Person(one_app)
    asked = browser.ask("POST", "/api/me/passkeys/asked", {}, headers=elsewhere)[1]
    assert asked["host"] == "localhost"
    key.origin, key.host = "http://localhost:8194", "localhost"
    told = browser.ask("POST", LOGIN, key.show(asked), headers=elsewhere)
    assert told[1]["error"]["code"] == "unknown-passkey"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://six.example", "six.example"),
        ("https://six.example:8443", "six.example"),
        ("http://localhost:8194", "localhost"),
        ("http://six.localhost:8194", "six.localhost"),
        ("http://127.0.0.1:8194", ""),
        ("https://192.168.0.7", ""),
        ("http://[::1]:8194", ""),
        ("http://six.example", ""),
        ("", ""),
        ("null", ""),
    ],
)
def test_passkeys_are_for_pages_browsers_make_them_for(origin: str, host: str) -> None:
    if host:
        assert passkeys.where(origin, "").host == host
        return
    with pytest.raises(Refused) as refused:
        passkeys.where(origin, "")
    assert refused.value.code == "no-passkeys-here"


def test_a_name_somebody_has_is_refused_before_a_passkey_is_made(one_app: TestClient[Application]) -> None:
    with_password(one_app)
    guest = Person(one_app)
    assert guest.refused("POST", "/api/me/passkeys/asked", {"makes": True, "name": "Bia"}) == (401, "unknown")
    guest.done("POST", "/api/me")
    assert guest.refused("POST", "/api/me/passkeys/asked", {"makes": True, "name": "ANA"}) == (409, "name-taken")
    assert guest.refused("POST", "/api/me/passkeys/asked", {"makes": True, "name": " "}) == (400, "name")
    made = Authenticator().make(guest.asked(makes=True, name="Bia"))
    assert guest.refused("POST", "/api/me/passkeys/claim", {"made": made, "name": "ana"}) == (409, "name-taken")
    made = Authenticator().make(guest.asked(makes=True, name="Bia"))
    assert guest.refused("POST", "/api/me/passkeys", {"made": made}) == (403, "no-account")


def test_an_account_has_so_many_passkeys_and_each_once(one_app: TestClient[Application]) -> None:
    key = Authenticator()
    person = with_passkey(one_app, key)
    made = key.make(person.asked(makes=True))
    assert person.refused("POST", "/api/me/passkeys", {"made": made}) == (409, "known-passkey")
    for _ in range(passkeys.MOST - 1):
        person.adds(Authenticator())
    assert person.refused("POST", "/api/me/passkeys/asked", {"makes": True})[1] == "too-many-passkeys"


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Person, Authenticator]]:
    with application(on(tmp_path_factory.mktemp("hostile"))) as app:
        key = Authenticator()
        yield with_passkey(app, key), key


@given(
    makes=st.booleans(),
    part=st.sampled_from(["id", "client_data", "attestation", "authenticator_data", "signature"]),
    at=st.floats(0, 1, exclude_max=True),
    mask=st.integers(0, 255),
)
@settings(suppress_health_check=list(HealthCheck), deadline=None, max_examples=80)
def test_bytes_of_a_stranger_make_nothing_fail(
    hostile: tuple[Person, Authenticator], makes: bool, part: str, at: float, mask: int
) -> None:
    """A part of what a browser says is changed, or cut off (`mask` is 0): nothing fails, and nobody is let in."""
    person, key = hostile
    stranger = Person(person.client)
    person.client.app.kept["passkeys"]._asking = ByAddress(at_once=1_000_000, a_second=1)
    asked = person.asked(makes=True) if makes else stranger.asked()
    said = Authenticator().make(asked) if makes else key.show(asked)
    if part not in said:
        return
    content = bytearray(base64.urlsafe_b64decode(said[part] + "=="))
    place = int(at * len(content))
    if mask:
        content[place] ^= mask
    else:
        del content[place:]
    said[part] = text(bytes(content))
    who, path, body = (person, "/api/me/passkeys", {"made": said}) if makes else (stranger, LOGIN, said)
    status, told = who.ask("POST", path, body)
    if status < 300:  # the number of an authenticator and the like may be anything, where one is made
        assert (makes, part) in ((True, "id"), (True, "attestation")), said
        new = next(one["id"] for one in told["passkeys"] if one["id"] != text(key.id))
        person.done("DELETE", f"/api/me/passkeys/{new}")
    else:
        assert status in (400, 403, 409), told
