"""Decks that an account keeps, what becomes of them on several devices, and what others see of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixrealms.server import limits
from sixrealms.server.store.decks import DeckShelf, StoredDeck
from sixrealms.server.store.people import People, Person
from sixrealms.server.store.tables import Storage
from tests.server.browser import Browser, application

ID = "abcdefghijklmnop"
PASSWORD = "a good long password"


def _deck(**other: Any) -> dict[str, Any]:
    return {"id": ID, "name": "Orcs", "changed": 1000, "cards": ["1st/54", "1st/1"]} | other


def _account(client: Any, name: str) -> Browser:
    browser = Browser(client)
    browser.done("POST", "/api/me")
    browser.done("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    return browser


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/x.db"


def test_an_account_keeps_its_decks_and_another_device_has_them(url: str) -> None:
    with application(url) as client:
        one = _account(client, "Ana")
        kept = _deck(tags=["fun"], notes="mine alone", versions=[{"until": 900, "name": "Orc", "cards": ["1st/54"]}])
        assert one.done("PUT", f"/api/me/decks/{ID}", {"deck": kept}) == kept

        other = Browser(client)
        other.done("POST", "/api/me/login", {"name": "Ana", "password": PASSWORD})
        assert other.done("GET", "/api/me/decks")["decks"] == [kept]
        assert other.done("GET", "/api/me/data")["decks"] == [kept]


def test_what_was_changed_elsewhere_is_not_written_over(url: str) -> None:
    with application(url) as client:
        ana = _account(client, "Ana")
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck()})
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(changed=2000, name="Elves"), "replaces": 1000})

        status, told = ana.ask("PUT", f"/api/me/decks/{ID}", {"deck": _deck(changed=3000), "replaces": 1000})

        assert (status, told["error"]["code"]) == (409, "deck-changed")
        assert told["error"]["deck"]["name"] == "Elves"
        (there,) = ana.done("GET", "/api/me/decks")["decks"]
        assert there["name"] == "Elves"


def test_a_deck_that_was_thrown_away_is_known_to_be_gone_and_nothing_else_of_it(url: str) -> None:
    with application(url) as client:
        ana = _account(client, "Ana")
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(shared="public")})
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(changed=2000, gone=True), "replaces": 1000})

        assert ana.done("GET", "/api/me/decks")["decks"] == [{"id": ID, "name": "", "changed": 2000, "gone": True}]
        assert ana.done("GET", "/api/decks") == []
        assert ana.refused("GET", f"/api/decks/{ID}") == (404, "no-deck")


def test_a_deck_is_seen_by_others_only_if_it_is_shared(url: str) -> None:
    with application(url) as client:
        ana, stranger = _account(client, "Ana"), Browser(client)
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(notes="secret")})
        assert stranger.refused("GET", f"/api/decks/{ID}") == (404, "no-deck")

        ana.done(
            "PUT", f"/api/me/decks/{ID}", {"deck": _deck(changed=2, shared="link", notes="secret"), "replaces": 1000}
        )
        seen = stranger.done("GET", f"/api/decks/{ID}")
        assert (seen["name"], seen["owner"], seen["cards"]) == ("Orcs", "Ana", ["1st/54", "1st/1"])
        assert "secret" not in str(seen)
        assert stranger.done("GET", "/api/decks") == []

        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(changed=3, shared="public"), "replaces": 2})
        assert [one["id"] for one in stranger.done("GET", "/api/decks")] == [ID]


def test_nobody_writes_over_the_deck_of_another(url: str) -> None:
    with application(url) as client:
        ana, ben = _account(client, "Ana"), _account(client, "Ben")
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck()})

        assert ben.refused("PUT", f"/api/me/decks/{ID}", {"deck": _deck(), "replaces": 1000}) == (403, "deck-not-yours")
        assert ben.done("GET", "/api/me/decks")["decks"] == []


def test_guests_strangers_and_nonsense_are_refused(url: str) -> None:
    with application(url) as client:
        guest = Browser(client)
        assert guest.done("GET", "/api/me/decks")["account"] is False
        assert guest.refused("PUT", f"/api/me/decks/{ID}", {"deck": _deck()}) == (401, "unknown")
        guest.done("POST", "/api/me")
        assert guest.refused("PUT", f"/api/me/decks/{ID}", {"deck": _deck()}) == (403, "deck-needs-account")

        ana = _account(client, "Ana")
        path = f"/api/me/decks/{ID}"
        assert ana.refused("PUT", path, {"deck": _deck(cards=["1st/99999"])}) == (400, "impossible")
        assert ana.refused("PUT", "/api/me/decks/another-one-0000000", {"deck": _deck()}) == (400, "not-understood")
        assert ana.refused("PUT", path, {"deck": _deck(id="short")}) == (400, "not-understood")


def test_the_newest_collection_stays(url: str) -> None:
    with application(url) as client:
        ana = _account(client, "Ana")
        new = {"changed": 5, "cards": {"1st/54": {"have": 2}, "1st/1": {"want": 1, "trade": 3}}}
        assert ana.done("PUT", "/api/me/collection", new) == new
        assert ana.done("PUT", "/api/me/collection", {"changed": 4, "cards": {}}) == new
        assert ana.done("GET", "/api/me/decks")["collection"] == new
        assert ana.refused("PUT", "/api/me/collection", {"changed": 6, "cards": {"no/1": {}}}) == (400, "impossible")


def test_whoever_is_forgotten_takes_their_decks_along(url: str) -> None:
    with application(url) as client:
        ana = _account(client, "Ana")
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(shared="link")})
        ana.done("DELETE", "/api/me", {"password": PASSWORD})

        assert Browser(client).refused("GET", f"/api/decks/{ID}") == (404, "no-deck")


def test_a_shelf_is_full_one_day_and_has_room_again(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    People(storage).add_guest(Person("ana", "Ana"), "session")
    shelf = DeckShelf(storage)
    decks = [StoredDeck(f"{number:016}", "ana", 1, "", "x", 1, "{}") for number in range(4)]

    assert [shelf.keep(deck, 0, 3) for deck in decks] == ["kept", "kept", "kept", "full"]
    assert shelf.keep(decks[0]._replace(content="", changed=2), 1, 3) == "kept"
    assert shelf.keep(decks[3], 0, 3) == "kept"
    assert shelf.keep_collection("ana", 5, "{}")
    assert not shelf.keep_collection("ana", 4, "{}")
    assert shelf.collection_of("ana") == (5, "{}")
    assert limits.DECKS >= 100
    storage.close()


def test_a_link_to_a_deck_says_what_it_is_about_unless_nobody_may_know(url: str) -> None:
    with application(url) as client:
        ana = _account(client, "Ana")
        name = 'Orcs "and" <b>'
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(name=name)})
        assert "og:title" not in client.get(f"/decks/{ID}").text
        ana.done("PUT", f"/api/me/decks/{ID}", {"deck": _deck(name=name, changed=2, shared="link"), "replaces": 1000})

        shared = client.get(f"/decks/{ID}").text
        assert '<meta property="og:title" content="Orcs &quot;and&quot; &lt;b&gt;">' in shared
        assert "Ana" in shared
        assert "1st Edition" in client.get("/decks/A-1").text
        for other in ("/decks", "/decks/collection", "/decks/A-1/edit", "/cards"):
            assert client.get(other).status_code == client.get("/decks/A-1").status_code
        code = client.get(f"/api/decks/{ID}/link.svg")
        assert (code.status_code, code.headers["content-type"]) == (200, "image/svg+xml")
        assert client.get("/api/decks/abcdefghijklmnoz/link.svg").status_code == 404
