"""What the server tells about cards and rules, and the faces it sends."""

from __future__ import annotations

import gzip
import json
from urllib.request import Request, urlopen

import pytest

from sixrealms import catalogue, rulebook
from sixrealms.decks.shipped_decks import shipped
from sixrealms.faces import card_face
from sixrealms.rulebook.glossary import TERMS
from sixrealms.rulebook.rules_about_card import about_card, beginnings
from sixrealms.wording import LANGUAGES, message_ids
from tests.server.live import LiveServer

MOST_PACKED = 100_000


def test_the_catalogue_tells_every_printing_in_little_room(server: LiveServer) -> None:
    with urlopen(Request(f"{server.address}/api/catalogue?language=pt-BR", headers={"Accept-Encoding": "gzip"})) as got:
        packed = got.read()
        tag = got.headers["ETag"]
    told = json.loads(gzip.decompress(packed))

    assert len(packed) < MOST_PACKED
    assert [card["id"] for card in told["cards"]] == [p.id for p in catalogue.all_printings()]
    assert told["types"]["wizard spell"] == "Magia de mago"
    assert told["attributes"]["Flyer"] == "Voador"
    rift = next(card for card in told["cards"] if "O Grande Despenhadeiro" in card.get("also", ""))
    assert rift["name"] == "The Great Rift"
    assert len({card["card"] for card in told["cards"]}) == len(list(catalogue.cards()))
    assert sum(card.get("newest", False) for card in told["cards"]) == len(list(catalogue.cards()))

    status, _ = server.asked("/api/catalogue?language=pt-BR", headers={"If-None-Match": tag})
    assert status == 304
    with urlopen(f"{server.address}/api/catalogue?language=pt-BR&v={tag.strip(chr(34))}") as got:
        assert "immutable" in got.headers["Cache-Control"]


@pytest.mark.parametrize("size", ["card", "tile"])
def test_faces_are_kept_for_good_only_with_their_version(server: LiveServer, size: str) -> None:
    version = server.asked("/api/catalogue")[1]["faces"]
    address = f"{server.address}/faces/{size}/en/1st/1.svg"
    with urlopen(f"{address}?v={version}") as got:
        drawn, headers = got.read().decode(), got.headers
    with urlopen(f"{address}?v=older") as got:
        assert "immutable" not in got.headers["Cache-Control"]

    assert "immutable" in headers["Cache-Control"]
    assert headers["Content-Type"].startswith("image/svg+xml")
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert drawn.startswith("<svg")
    if size == "card":
        assert drawn == card_face(catalogue.printing("1st/1"), "en")


@pytest.mark.parametrize(
    "path",
    [
        "/faces/card/en/1st/9999.svg",
        "/faces/card/en/1st/1.png",
        "/faces/card/xx/1st/1.svg",
        "/faces/card/en/..%2f..%2fetc/passwd.svg",
        "/api/cards/1st/9999",
        "/api/cards/nowhere/1",
        "/api/rules/combat.nothing",
    ],
)
def test_what_does_not_exist_is_refused_in_one_line(server: LiveServer, path: str) -> None:
    status, said = server.asked(path)

    assert status == 404
    assert said["error"]["code"] in ("no-card", "no-rule", "not-found")
    assert "\n" not in said["error"]["message"]


@pytest.mark.parametrize("path", ["/api/cards/1st/9999", "/api/rules/combat.e.tye"])
def test_what_was_meant_is_told_in_the_language_of_the_reader(server: LiveServer, path: str) -> None:
    english = server.asked(path)[1]["error"]["message"]
    told = server.asked(path, headers={"Accept-Language": "pt-BR"})[1]["error"]["message"]
    assert told != english
    assert ("combat.e.tie" if "rules" in path else "1st/399") in told


def test_another_size_is_not_understood(server: LiveServer) -> None:
    assert server.asked("/faces/poster/en/1st/1.svg")[0] == 400


def test_a_card_is_told_in_full(server: LiveServer) -> None:
    status, told = server.asked("/api/cards/1st/1?language=pt-BR")

    assert status == 200
    assert told["facts"]["name"] == "Waterdeep"
    assert told["type_name"] == "Reino"
    assert told["attributes"] == ["Costa"]
    assert told["text"]
    assert told["names"] == {"de": "Tiefwasser", "fr": "Eauprofonde"}
    assert "1st/1" in [one["id"] for one in told["printings"]]
    holding = [deck.id for deck in shipped() if "realm.waterdeep" in {p.card_id for p in deck.printings}]
    assert [deck["id"] for deck in told["decks"]] == holding != []
    assert "move.coast.definition" in [rule["id"] for rule in told["rules"]]


def test_a_power_not_played_has_no_text(server: LiveServer) -> None:
    missing = next(
        card["id"] for card in server.asked("/api/catalogue")[1]["cards"] if card.get("power", "missing") == "missing"
    )
    told = server.asked(f"/api/cards/{missing}")[1]

    assert told["text"] == ""
    assert told["facts"].get("power", "missing") == "missing"


def test_every_rule_is_told_with_its_section(server: LiveServer) -> None:
    told = server.asked("/api/rules?language=pt-BR")[1]

    assert {section["name"]: [rule["id"] for rule in section["rules"]] for section in told["sections"]} == {
        name: [rule.id for rule in rules] for name, rules in rulebook.sections().items()
    }
    assert told["language"] == "pt-BR"
    assert {rule["id"]: rule["says"] for section in told["sections"] for rule in section["rules"]} == {
        rule.id: rule.statement for rule in rulebook.rules(language="pt-BR")
    }
    assert "Reinos" in [section["title"] for section in told["sections"]]
    assert [term["word"].casefold() for term in told["terms"]] == sorted(t["word"].casefold() for t in told["terms"])


@pytest.mark.parametrize("rule_id", ["combat.e.tie", "general.golden-rule", "named.alarm.negate"])
def test_a_rule_is_told_with_what_is_disputed(server: LiveServer, rule_id: str) -> None:
    told = server.asked(f"/api/rules/{rule_id}")[1]
    known = rulebook.rule(rule_id)

    assert told["says"] == known.statement
    assert [q["id"] for q in told["questions"]] == [
        *(point.id for point in rulebook.conflicts(rule_id)),
        *(point.id for point in rulebook.advice(rule_id)),
    ]
    for question in told["questions"]:
        assert set(question["readings"]) == set(rulebook.RULESETS)


def test_one_can_walk_through_the_whole_ledger() -> None:
    from sixrealms.server.views.rule_pages import rule_page

    ids = [rule.id for rule in rulebook.rules()]
    assert rule_page(ids[0], "en").before == ""
    assert rule_page(ids[-1], "en").after == ""
    assert [rule_page(one, "en").after for one in ids[:-1]] == ids[1:]


def test_every_term_is_explained_and_cites_statements_that_exist() -> None:
    for key, ids in TERMS.items():
        assert all(rulebook.is_rule(one) for one in ids), key
        assert {f"term-{key}", f"term-{key}-means"} <= message_ids("en")
    said = {one for one in message_ids("en") if one.startswith("term-")}
    usual = {f"term-{key}{end}" for key in TERMS for end in ("", "-means")}
    assert usual <= said <= usual | {f"term-{key}-as" for key in TERMS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_terms_are_known_by_the_same_word(language: str) -> None:
    from sixrealms.server.views.rule_pages import every_term

    forms = [form.casefold() for term in every_term(language) for form in term.forms]
    assert len(forms) == len(set(forms)) > 40


def test_every_fact_of_a_card_leads_to_statements() -> None:
    for start in beginnings():
        assert any(rule.id == start or (start[-1] in ".-" and rule.id.startswith(start)) for rule in rulebook.rules())


def test_statements_that_name_a_card_come_first() -> None:
    tied = [rule for rule in rulebook.rules() if "Dispel Magic" in rule.cards]
    found = about_card("Dispel Magic", "wizard spell", ["Defensive"], champion=False, avatar=False, world="")

    assert tied
    assert list(found[: len(tied)]) == tied
    assert len({rule.id for rule in found}) == len(found)
    assert any(rule.section == "spell" for rule in found)
    assert not about_card("No such card", "no such type", [], champion=False, avatar=False, world="")
