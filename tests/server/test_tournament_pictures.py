"""What was played and the bracket over the network: hidden until decks are published, and drawn safely."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.server.test_tournament_requests import Person, app, organiser, with_key

__all__ = ["app", "organiser"]


@pytest.fixture
def decided(organiser: Person) -> Person:
    """The event of nine is decided; one player had registered a deck."""
    organiser.does({"type": "hand-in", "player": "Ana", "deck": "A-1", "judge_agrees": True})
    while not organiser.sees()["winner"]:
        told = organiser.sees()
        if all(table["winner"] for table in told["rounds"][-1]["tables"]):
            organiser.does({"type": "seat", "round": len(told["rounds"]) + 1})
            continue
        for table in told["rounds"][-1]["tables"]:
            realms = {player: 6 if seat == 0 else 2 for seat, player in enumerate(table["players"])}
            game = {"type": "report", "round": len(told["rounds"]), "table": table["number"], "unrazed": realms}
            organiser.does(game, game)
    return organiser


def test_what_was_played_is_for_those_who_run_it_until_decks_are_published(decided: Person) -> None:
    anybody = Person(decided.app, decided.event)
    for path in ("/metagame", "/export/metagame.csv"):
        assert anybody.ask("GET", path).status_code == 403
        assert decided.ask("GET", path).status_code == 200
        assert with_key(decided, "judge", "Rita").ask("GET", path).status_code == 200
    decided.does({"type": "publish-decks"})
    found = anybody.ask("GET", "/metagame").json()
    assert [deck["of"] for deck in found["decks"]] == ["Ana"]
    assert found["without"] == 8
    assert found["cards"]
    assert b"champion type" in anybody.ask("GET", "/export/metagame.csv").content


def test_the_bracket_is_told_and_drawn_for_everybody(decided: Person) -> None:
    anybody = Person(decided.app, decided.event, language="pt-BR")
    told = anybody.ask("GET", "/bracket").json()
    assert len(told["lines"]) == 4
    assert "Vitória de" in told["lines"][-1]
    for shape in ("wide", "tall"):
        answer = anybody.ask("GET", f"/bracket.svg?shape={shape}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.headers["content-security-policy"] == "default-src 'none'"
        ElementTree.fromstring(answer.text)


def test_before_there_is_a_bracket_there_is_no_picture(app: object, organiser: Person) -> None:
    organiser.does({"type": "undo", "number": 0})
    assert organiser.ask("GET", "/bracket").json() is None
    assert organiser.ask("GET", "/bracket.svg").json()["error"]["code"] == "no-bracket"
