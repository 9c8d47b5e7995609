"""People who mean no good, and programs that are wrong: they are refused, and nobody else notices."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from sixrealms.server import limits
from sixrealms.server.limits import Allowance, ByAddress
from sixrealms.server.messages import incoming
from tests.server.live import PATIENCE, Client, LiveServer


@pytest.fixture(scope="module")
def people(server: LiveServer) -> tuple[Client, Client]:
    """Two people at a table."""
    first = server.table({"deck": "A-1"}, {"deck": "B-1"})
    second = server.seat(first["table"])
    found = tuple(Client(server, first["table"], seat["token"]) for seat in (first, second))
    for client in found:
        client.until_told("state")
    return found[0], found[1]


def in_turn(people: tuple[Client, Client]) -> tuple[Client, Client]:
    """Who is asked, and the other, when both have heard the same."""
    for client in people:
        client.say({"type": "resync"})
        client.until_told("state")
    one, two = people
    return (one, two) if one.prompt is not None else (two, one)


def last_words(socket: ClientConnection) -> list[dict[str, Any]]:
    """What is said until the socket is closed."""
    found = []
    try:
        while True:
            found.append(json.loads(socket.recv(PATIENCE)))
    except ConnectionClosed:
        return found


def answered(client: Client, message: dict[str, Any]) -> dict[str, Any]:
    client.say(message)
    return client.until_answered(message["id"])


def test_an_answer_said_again_is_done_once(people: tuple[Client, Client]) -> None:
    asked, _ = in_turn(people)
    version = asked.version
    message = asked.act()
    first = asked.until_told("done")
    for _ in range(3):
        assert answered(asked, message) == first
    asked.say({"type": "resync"})
    assert asked.until_told("state")["v"] == version + 1


def test_an_old_answer_under_a_new_id_is_refused(people: tuple[Client, Client]) -> None:
    asked, _ = in_turn(people)
    old = asked.act()
    asked.until_told("done")
    told = answered(asked, {**old, "id": "again"})

    assert told["type"] == "refused"
    assert told["code"] in ("stale", "not-your-decision")


def test_nobody_answers_for_another_seat(people: tuple[Client, Client]) -> None:
    asked, other = in_turn(people)
    action = asked.any_action()
    told = answered(other, {"type": "act", "id": "theirs", "v": other.version, "action": action})

    assert (told["type"], told["code"]) == ("refused", "not-your-decision")
    assert told["why"]
    assert all(reason["rule"] and reason["text"] for reason in told["why"])


def test_a_spectator_decides_nothing(server: LiveServer, people: tuple[Client, Client]) -> None:
    asked, _ = in_turn(people)
    watcher = Client(server, asked.table_id, "")
    watcher.until_told("state")
    told = answered(watcher, {"type": "act", "id": "w", "v": watcher.version, "action": asked.any_action()})
    assert told["code"] == "spectator"
    watcher.close()


@pytest.mark.parametrize(
    "action",
    [
        {"verb": "attack", "card": 0, "other": 60},
        {"verb": "play", "card": 2**53 - 1, "other": 2**53 - 1, "number": 2**53 - 1},
        {"verb": "play", "card": 5, "number": 2**40},
        {"verb": "use", "card": 3, "number": 99},
        {"verb": "answer", "card": 0},
        {"verb": "rebuild", "card": -1},
        {"verb": "no such verb", "text": "x" * 100},
        {"verb": "choose", "card": 1_000_000},
    ],
)
def test_impossible_actions_are_refused_with_reasons(people: tuple[Client, Client], action: dict[str, Any]) -> None:
    asked, _ = in_turn(people)
    before = asked.table
    for kind in ("act", "why"):
        told = answered(asked, {"type": kind, "id": f"{kind} {action}"[:60], "action": action} | _at(kind, asked))
        assert told["type"] == ("refused" if kind == "act" else "reasons")
        assert told["why"]
        assert all(reason["rule"] and reason["text"] for reason in told["why"])
    assert in_turn(people)[0].table == before


def _at(kind: str, client: Client) -> dict[str, Any]:
    return {"v": client.version} if kind == "act" else {}


def test_a_hidden_card_is_not_told_by_asking_about_it(people: tuple[Client, Client]) -> None:
    """Every number the engine could use for a card they do not see gets the same answer."""
    asked, _ = in_turn(people)
    unknown = sorted(set(range(110)) - {int(number) for number in asked.table["cards"]})
    assert len(unknown) > 50
    told = set()
    for card in unknown[::5]:
        answer = answered(asked, {"type": "why", "id": f"is it {card}", "action": {"verb": "play", "card": card}})
        told.add(json.dumps(answer["why"]))
    assert len(told) == 1, told


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 3000,
        '{"type":"dance"}',
        '{"type":"act","id":"","v":1,"action":{"verb":"pass"}}',
        '{"type":"act","id":"x","v":1e400,"action":{"verb":"pass"}}',
        '{"type":"act","id":"x","v":1,"action":7}',
        '{"type":"ping","more":1}',
        '"\\ud800"',
        '{"type":"act","id":"x","v":1,"action":{"verb":"pass","card":-2}}',
    ],
)
def test_what_is_no_message_is_answered_and_the_game_goes_on(people: tuple[Client, Client], text: str) -> None:
    client = people[0]
    client.socket.send(text)
    told = client.until_told("error")

    assert told["code"] == "not-understood"
    assert "Traceback" not in told["message"]
    client.say({"type": "ping"})
    client.until_told("pong")


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{", "not-understood"),
        ('{"type":"ping"}', "not-understood"),
        ('{"type":"hello","token":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}', "token"),
        (b"\x00\xff", "not-text"),
        ('{"type":"hello","token":"' + "x" * limits.MESSAGE + '"}', "too-long"),
    ],
)
def test_whoever_does_not_say_who_he_is_is_shown_nothing(
    server: LiveServer, people: tuple[Client, Client], first: str | bytes, code: str
) -> None:
    socket = server.socket(people[0].table_id)
    socket.send(first)
    said_to_him = last_words(socket)

    assert [message["type"] for message in said_to_him] == ["error"]
    assert said_to_him[0]["code"] == code


def test_the_token_of_another_table_opens_nothing(server: LiveServer, people: tuple[Client, Client]) -> None:
    elsewhere = server.table()
    socket = server.socket(people[0].table_id)
    socket.send(json.dumps({"type": "hello", "token": elsewhere["token"]}))

    assert [message.get("code") for message in last_words(socket)] == ["token"]


def test_a_page_of_another_site_is_let_in_nowhere(server: LiveServer, people: tuple[Client, Client]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(people[0].table_id, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    assert server.asked("/api/tables", {"seats": [{}, {}]}, {"Origin": "https://elsewhere.example"})[0] == 403
    same = server.socket(people[0].table_id, origin=server.address)
    same.close()


def test_a_flood_is_cut_off_and_a_second_window_is_not(server: LiveServer, people: tuple[Client, Client]) -> None:
    flooding = Client(server, people[1].table_id, people[1].token)
    flooding.until_told("state")
    try:
        for _ in range(1000):
            flooding.say({"type": "ping"})
    except ConnectionClosed:
        pass
    assert last_words(flooding.socket)[-1]["code"] == "too-often"
    people[1].say({"type": "ping"})
    people[1].until_told("pong")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"{", "truncated"),
        ({}, "request"),
        ({"seats": [{}]}, "request"),
        ({"seats": [{}] * 9}, "request"),
        ({"seats": [{}, {}], "extra": 1}, "request"),
        ({"seats": [{}, {}], "ruleset": "bridge"}, "bridge"),
        ({"seats": [{}, {}], "size": 54}, "54"),
        ({"seats": [{}, {}], "options": {"no-such-rule": "on"}}, "no-such-rule"),
        ({"seats": [{}, {}], "game": "Spellfire: Chess [55]"}, "Chess"),
        ({"seats": [{}, {"bot": "deep thought"}]}, "deep thought"),
        ({"seats": [{"bot": "random"}, {"bot": "random"}]}, "person"),
        ({"seats": [{"deck": "/etc/passwd"}, {}]}, "/etc/passwd"),
        ({"seats": [{"deck": "../tables.db"}, {}]}, "tables.db"),
        ({"seats": [{"deck": ["1st/1"] * 55}, {}]}, "not legal"),
        ({"seats": [{"deck": ["9th/1"]}, {}]}, "9th"),
        ({"seats": [{}, {}], "guest": {"name": "x" * 40}}, "name"),
        ({"seats": [{}, {}], "guest": {"seat": 5}}, "taken"),
    ],
)
def test_an_impossible_table_is_refused_in_a_sentence(server: LiveServer, body: object, words: str) -> None:
    before = server.asked("/health")[1]["tables"]
    status, told = server.asked("/api/tables", body)

    assert status in (400, 409)
    assert words in told["error"]["message"]
    assert "Traceback" not in json.dumps(told)
    assert server.asked("/health")[1]["tables"] == before


def test_requests_for_what_is_not_there_are_refused_as_json(server: LiveServer, people: tuple[Client, Client]) -> None:
    table = people[0].table_id
    assert server.asked("/api/tables/none")[1]["error"]["code"] == "no-table"
    assert server.asked("/api/tables/none")[0] == 404
    assert server.asked("/assets/nowhere")[0] == 404
    assert server.asked("/assets/nowhere")[1]["error"]["code"] == "not-found"
    assert server.asked(f"/api/tables/{table}/seats", {})[1]["error"]["code"] == "taken"
    assert server.asked(f"/api/tables/{table}/record")[1]["error"]["code"] == "not-over"
    assert server.asked("/api/tables", b'{"seats": "' + b"x" * limits.BODY + b'"}')[0] == 413


def test_a_table_is_listed_only_if_it_is_public(server: LiveServer) -> None:
    hidden = server.table()
    shown = server.table(public=True)
    listed = {table["table"] for table in server.asked("/api/tables")[1]}

    assert shown["table"] in listed
    assert hidden["table"] not in listed
    assert server.asked(f"/api/tables/{hidden['table']}")[1]["seats"][1]["free"] is True
    assert "token" not in json.dumps(server.asked(f"/api/tables/{hidden['table']}")[1])


def test_the_server_describes_its_requests(server: LiveServer) -> None:
    status, described = server.asked("/api/openapi.json")

    assert status == 200
    assert {"/health", "/api/tables", "/api/tables/{table}/seats"} <= set(described["paths"])


@given(st.binary(max_size=300) | st.recursive(st.none() | st.integers() | st.text(max_size=8), st.lists).map(repr))
@settings(max_examples=40)
def test_reading_a_message_raises_nothing_but_what_is_caught(data: bytes | str) -> None:
    for decoder in (incoming.SAID, incoming.HELLO):
        try:
            decoder.decode(data)
        except (ValueError, RecursionError, UnicodeError):
            continue


def test_an_allowance_comes_back_with_time() -> None:
    now = [0.0]
    allowance = Allowance(3, 2.0, lambda: now[0])
    assert [allowance.takes() for _ in range(5)] == [True, True, True, False, False]
    now[0] = 1.0
    assert [allowance.takes() for _ in range(3)] == [True, True, False]


def test_every_address_has_its_own_allowance() -> None:
    both = ByAddress(1, 0.0)
    assert [both.takes(address) for address in ("a", "b", "a", "b")] == [True, True, False, False]
    chance = Random(1)
    for _ in range(10_000):
        both.takes(str(chance.random()))
    assert both.takes("a")  # forgotten with the many that came after
