"""Somebody takes a name that looks like another's: it is the same name, and theirs already."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.store.drivers import ALONE
from sixrealms.server.store.lookalikes import looks_of
from sixrealms.server.store.migrations import steps
from sixrealms.server.store.people import LOOKS, People
from sixrealms.server.store.tables import Storage
from tests.server.browser import Browser, application
from tests.server.live import on

_PASSWORD = "wide open spaces"
_ALIKE = [
    ("Ana", "\u0410n\u0430"),  # Cyrillic letters
    ("Paul", "\u0420\u0430ul"),
    ("modern", "modem"),
    ("Bob0", "BobO"),
    ("Ilya", "lIya"),
    ("IVAN", "lVAN"),
    ("Ana", "An\u200ba".replace("\u200b", "\u2060")),  # a letter nobody sees
    ("Zo\u00eb", "Zoe\u0308"),
    ("Max", "\U0001d40cax"),  # a bold letter of mathematics
]
_OTHERS = [
    ("Ana", "Anna"),
    ("Jos\u00e9", "Jose"),
    ("Bill", "Biil"),
    ("Lia", "Ila"),
    ("\u0406\u0432\u0430\u043d", "Ivan"),
]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as client:
        yield client


def somebody(app: TestClient[Application]) -> Browser:
    found = Browser(app)
    found.done("POST", "/api/me")
    return found


def claims(browser: Browser, name: str) -> Any:
    status, content = browser.ask("POST", "/api/me/claim", {"name": name, "password": _PASSWORD})
    return status if status < 300 else content["error"]["code"]


@pytest.mark.parametrize(("one", "other"), _ALIKE)
def test_names_that_look_the_same_share_a_look(one: str, other: str) -> None:
    assert looks_of(one) & looks_of(other)


@pytest.mark.parametrize(("one", "other"), _OTHERS)
def test_names_that_look_different_do_not(one: str, other: str) -> None:
    assert not looks_of(one) & looks_of(other)


def test_a_name_that_looks_like_anothers_is_taken(app: TestClient[Application]) -> None:
    ana = somebody(app)
    assert claims(ana, "Ana") < 300
    other = somebody(app)
    for name in ("\u0410na", "An\u0430", "ANA", "\u0391na"):
        assert claims(other, name) == "name-taken"
    assert claims(other, "Anna") < 300
    assert other.refused("PUT", "/api/me", {"name": "\u0410na"})[1] == "name-taken"
    assert ana.done("PUT", "/api/me", {"name": "\u0410na"})["name"] == "\u0410na", "their own look they keep"
    assert other.refused("PUT", "/api/me", {"name": "Ana"})[1] == "name-taken"


def test_accounts_that_looked_alike_before_keep_their_names_and_change_their_passwords(tmp_path: Path) -> None:
    with application(on(tmp_path)) as app:
        ana, other = somebody(app), somebody(app)
        claims(ana, "Ana")
        claims(other, "Olga")
    storage = Storage(on(tmp_path))

    def as_before(connection: sql.Connection) -> None:  # of a version that did not look
        connection.exec_driver_sql(
            "UPDATE persons SET name = '\u0410na', login = '\u0430na', created = created + 9 WHERE name = 'Olga'"
        )

    storage.at_once(as_before)
    with storage._engine.connect().execution_options(**{ALONE: True}) as connection, connection.begin():
        steps.migrate(connection, "6")
    storage.prepare()
    people = People(storage)
    older, newer = people.named("ana"), people.named("\u0430na")
    assert older is not None
    assert newer is not None
    assert {row.person_id for row in storage.read(sql.select(LOOKS))} == {older.id}
    people.change(newer._replace(password="another"))
    people.forget(older)
    assert storage.read(sql.select(LOOKS)) == []  # the look of whoever is gone is free
    people.change(newer._replace(name="Ana", login="ana"))
    assert {row.person_id for row in storage.read(sql.select(LOOKS))} == {newer.id}
    storage.close()
