"""The optional rules of a table, and who has accepted them before the game begins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.session import option_agreement as agreement
from tests.server.live import Client, LiveServer, on

RULES = {"destroyed-worlds": "on", "questing": "on", "turn-limit": "100"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    running = LiveServer(on(tmp_path_factory.mktemp("agreement")))
    yield running
    running.stop()


def table(server: LiveServer, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return server.table(*seats, options=RULES, guest={"name": "Ana"}, **more)


def sits(server: LiveServer, at: str, language: str = "en", **guest: Any) -> tuple[int, dict[str, Any]]:
    status, found = server.asked(f"/api/tables/{at}/seats", guest, {"Accept-Language": language})
    return status, found.get("error", found)


def accepted(shown: dict[str, Any]) -> list[bool]:
    return [seat["agreed"] for seat in shown["seats"]]


@pytest.mark.rule("option.general.agreement", "general.optional-rules.who")
def test_who_has_not_accepted_the_optional_rules_sits_nowhere_and_the_game_begins_with_the_last_who_has(
    server: LiveServer,
) -> None:
    made = table(server, {}, {}, {})
    assert made["optional_rules"] == RULES
    assert not made["coordinator"]
    assert accepted(made) == [True, False, False], "whoever makes the table accepts its rules by making it"
    for agreed in ({}, {"questing": "on"}, {**RULES, "turn-limit": "60"}, {**RULES, "aiding": "on"}):
        status, error = sits(server, made["table"], name="Bruno", agreed=agreed)
        assert (status, error["code"], error["rule"]) == (409, "agreement", "option.general.agreement")
        assert error["optional_rules"] == RULES
        assert "Destroyed Worlds, Questing, " in error["message"]
    assert server.asked(f"/api/tables/{made['table']}")[1]["seats"][1]["free"], "and nobody sits there"
    status, bruno = sits(server, made["table"], name="Bruno", agreed=RULES)
    assert (status, accepted(bruno), bruno["begun"]) == (201, [True, True, False], False)
    status, carla = sits(server, made["table"], name="Carla", agreed=RULES)
    assert (status, accepted(carla), carla["begun"]) == (201, [True, True, True], True)


@pytest.mark.rule("option.general.agreement")
def test_nothing_is_said_of_a_deck_before_the_rules_are_accepted(server: LiveServer) -> None:
    made = table(server)
    status, error = sits(server, made["table"], deck="no such deck")
    assert (status, error["code"]) == (409, "agreement")
    status, error = sits(server, made["table"], deck="no such deck", agreed=RULES)
    assert (status, error["code"]) == (400, "impossible"), "now it is the deck that is refused"


@pytest.mark.rule("option.general.agreement")
def test_a_table_without_optional_rules_asks_for_nothing_and_takes_no_others(server: LiveServer) -> None:
    made = server.table()
    assert made["optional_rules"] == {}
    assert sits(server, made["table"], agreed={"questing": "on"})[1]["code"] == "agreement"
    status, begun = sits(server, made["table"])
    assert (status, accepted(begun)) == (201, [True, True])


@pytest.mark.rule("option.general.agreement")
def test_what_the_ruleset_says_anyway_is_no_optional_rule(server: LiveServer) -> None:
    """A plain Championship is the game of the ruleset; another goal, another type or a variant is not."""
    asked = {
        "Championship [55]": {},
        "Championship (Questing) [55]": {"tournament-questing": "on"},
        "No-9s [75]": {"no-xs": "9"},
        "Championship-Enhanced [75]": {"enhanced-victory": "on"},
    }
    assert {game: server.table(game=game)["optional_rules"] for game in asked} == asked


@pytest.mark.rule("option.general.agreement")
def test_computer_players_accept(server: LiveServer) -> None:
    made = table(server, {}, {}, {"bot": "greedy"})
    assert accepted(made) == [True, False, True]
    path = f"/api/tables/{made['table']}/computers"
    status, begun = server.asked(path, {"token": made["token"], "seat": 1})
    assert (status, accepted(begun), begun["begun"]) == (201, [True, True, True], True)


@pytest.mark.rule("option.general.agreement")
def test_that_everybody_has_accepted_outlives_the_server(tmp_path: Path) -> None:
    server = LiveServer(on(tmp_path))
    made = table(server, {}, {}, {})
    sits(server, made["table"], name="Bruno", agreed=RULES)
    server.kill()
    server = LiveServer(on(tmp_path))
    shown = server.asked(f"/api/tables/{made['table']}")[1]
    assert (shown["optional_rules"], accepted(shown)) == (RULES, [True, True, False])
    assert sits(server, made["table"], name="Carla")[1]["code"] == "agreement", "they are still asked for"
    server.stop()


def test_the_refusal_is_told_in_the_language_of_whoever_asks(server: LiveServer) -> None:
    made = server.table(options={"questing": "on"})
    _, error = sits(server, made["table"], "pt-BR")
    assert error["message"].startswith("esta mesa joga com uma regra opcional, Questing; ")
    assert error["message"].endswith("(option.general.agreement)")


@pytest.mark.rule("option.general.agreement")
def test_the_record_says_who_has_accepted_the_rules_and_is_read_as_any_other(server: LiveServer) -> None:
    made = server.table({}, {"bot": "random"}, options={"questing": "on", "turn-limit": "100"})
    client = Client(server, made["table"], made["token"])
    client.until_told("state")
    client.say({"type": "concede", "id": "1"})
    client.until_answered("1")
    client.close()
    text = server.asked(f"/api/tables/{made['table']}/record")[1]
    remark = "; Questing, Last Turn (100): accepted before the game by A, B (option.general.agreement)"
    assert text.splitlines()[:2] == ["Sixrealms record 1", remark]
    status, opened = server.asked("/api/records", {"record": text})
    assert status == 201, opened


@pytest.mark.rule("option.general.agreement", "general.optional-rules.who")
def test_what_a_ruleset_plays_with_is_left_out_if_everybody_accepts_it(server: LiveServer) -> None:
    off = {"multiple-attack": "off"}
    made = server.table(guest={"name": "Ana"}, options=off)
    assert made["optional_rules"] == off
    error = sits(server, made["table"], name="Bruno")[1]
    assert error["code"] == "agreement"
    assert error["message"].startswith("this table plays with an optional rule, without Multiple Attack; ")
    assert sits(server, made["table"], "pt-BR")[1]["message"].startswith(
        "esta mesa joga com uma regra opcional, sem Multiple Attack; "
    )
    assert sits(server, made["table"], name="Bruno", agreed=off)[0] == 201
    client = Client(server, made["table"], made["token"])
    client.until_told("state")
    client.say({"type": "concede", "id": "1"})
    client.until_answered("1")
    client.close()
    text = server.asked(f"/api/tables/{made['table']}/record")[1]
    assert "; without Multiple Attack: accepted before the game by A, B (option.general.agreement)" in text.splitlines()
    assert "option multiple-attack: off" in text.splitlines()
    assert server.asked("/api/records", {"record": text})[0] == 201


@pytest.mark.rule("option.general.agreement")
@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ({"questing": "off"}, {}),
        ({"fear-of-undead": "off", "questing": "off"}, {"fear-of-undead": "off"}),
        ({"dungeon-cards": "off", "true-victory": "off"}, {"dungeon-cards": "off", "true-victory": "off"}),
        ({"world-bonuses": "off", "destroyed-worlds": "on"}, {"world-bonuses": "off", "destroyed-worlds": "on"}),
    ],
)
def test_nobody_agrees_to_be_without_what_would_not_be_played_anyway(
    server: LiveServer, options: dict[str, str], rules: dict[str, str]
) -> None:
    assert server.table(options=options)["optional_rules"] == rules


@pytest.mark.rule("option.general.agreement")
def test_what_cannot_be_left_out_is_refused_in_words_of_the_reader(server: LiveServer) -> None:
    for language, words in (
        ("en", "and cannot be off; leave it out"),
        ("pt-BR", "não pode ser off; deixe-a fora da lista"),
    ):
        asked = {"seats": [{}, {}], "options": {"kings-decree": "off"}}
        told = server.asked("/api/tables", asked, {"Accept-Language": language})
        assert told[0] == 400
        assert words in told[1]["error"]["message"]


def test_the_set_up_says_which_rulesets_play_with_what_can_be_left_out(server: LiveServer) -> None:
    options = {one["key"]: one["built_in"] for one in server.asked("/api/setup")[1]["options"]}
    assert options["multiple-attack"] == ["fourth-edition", "tournament", "tournament-110"]
    assert options["fear-of-undead"] == ["fourth-edition", "tournament"]
    assert options["world-bonuses"] == ["tournament", "tournament-110"]
    assert options["questing"] == []


def test_chairs_and_plans_of_an_older_version_are_read() -> None:
    chair = msgspec.json.decode(b'{"bot":"","name":"Ana","token":"1","founder":true}', type=Chair)
    plan = msgspec.json.decode(b'{"ruleset":"tournament","size":55,"options":{"questing":"on"}}', type=TablePlan)
    assert agreement.has_accepted(chair, plan)
    assert not agreement.has_accepted(msgspec.structs.replace(chair, founder=False), plan)
    gone = msgspec.structs.replace(plan, options={"no-such-option": "on", "cut": "ask"})
    assert agreement.optional_rules(gone) == {"no-such-option": "on"}, "of a version that had it"


@pytest.mark.rule("tyrant.setup.order")
def test_the_oldest_lays_the_first_realm_and_is_whoever_said_so_last(server: LiveServer) -> None:
    """Ana has made the table; Bruno is older than she, Carla older than both, Davi is not."""
    made = server.table({}, {"bot": "random"}, {}, {}, {}, guest={"name": "Ana"}, options={"tyrants-game": "on"})
    assert made["oldest"] == 0, "as far as anybody knows"
    rules = made["optional_rules"]
    for name, oldest, who in (("Bruno", True, 2), ("Carla", True, 3), ("Davi", False, 3)):
        status, told = sits(server, made["table"], name=name, agreed=rules, oldest=oldest)
        assert (status, told["oldest"]) == (201, who)
    assert first_asked(server, made["table"]) == (3, "ask-lay-realm")


@pytest.mark.rule("tyrant.setup.order")
def test_who_makes_the_table_may_know_who_is_the_oldest(server: LiveServer) -> None:
    asked = {"tyrants-game": "on", "oldest": "2"}
    made = server.table({}, {}, options=asked)
    assert (made["oldest"], made["optional_rules"]) == (1, {"tyrants-game": "on"})
    status, told = sits(server, made["table"], agreed={"tyrants-game": "on"})
    assert (status, told["oldest"]) == (201, 1)
    assert first_asked(server, made["table"]) == (1, "ask-lay-realm")
    for wrong, why in (({**asked, "oldest": "3"}, "1 to 2"), ({"oldest": "1"}, "in the Tyrant's Game only")):
        status, error = server.asked("/api/tables", {"seats": [{}, {}], "options": wrong})
        assert (status, why in error["error"]["message"]) == (400, True), error


def test_where_age_counts_for_nothing_nobody_is_the_oldest(server: LiveServer) -> None:
    made = server.table({}, {})
    assert made["oldest"] == -1
    assert sits(server, made["table"], oldest=True)[1]["oldest"] == -1


def first_asked(server: LiveServer, table: str) -> tuple[int, str]:
    """Whose decision is open first in a game that has begun, and what it is about."""
    watcher = Client(server, table, "")
    watcher.until_told("state")
    watcher.close()
    return watcher.table["asked"], watcher.table["about"]
