"""The example of a card over the wire: told, opened as a table, still there after the server starts again."""

from __future__ import annotations

from pathlib import Path

from tests.server.live import Client, LiveServer, on

_WHERE = "/api/cards/4th/255/example"


def test_it_is_told_in_the_readers_language(server: LiveServer) -> None:
    status, told = server.asked(f"{_WHERE}?language=pt-BR")
    assert status == 200, told
    assert (told["name"], told["seat"]) == ("Helm", 1)
    assert told["todo"] == ["Você: Responder com Helm 9 (6)"]
    assert "Helm (Você): pilha de descarte." in told["outcome"]


def test_a_table_begins_at_the_readers_move_and_is_played_on(server: LiveServer) -> None:
    status, made = server.asked(_WHERE, {"name": "Ana", "language": "en"})
    assert status == 201, made
    assert [seat["name"] for seat in made["seats"]] == ["The opponent", "Ana"]
    player = Client(server, made["table"], made["token"])
    asked = player.until_asked()
    assert asked["about"] == "ask-answer"
    before = player.table["turn"]
    while player.table["turn"] == before:
        player.step()


def test_it_goes_on_after_the_server_has_started_again(tmp_path: Path) -> None:
    first = LiveServer(on(tmp_path))
    _, made = first.asked(_WHERE, {})
    player = Client(first, made["table"], made["token"])
    player.until_asked()
    player.act()
    player.close()
    assert first.stop() == 0
    second = LiveServer(on(tmp_path))
    again = Client(second, made["table"], made["token"])
    assert again.until_asked()["about"] != "ask-answer"  # that one is answered
    assert second.stop() == 0


def test_cards_without_one_and_cards_there_are_none_of_are_refused(server: LiveServer) -> None:
    assert server.asked("/api/cards/9th/1/example")[0] == 404
    missing = server.asked("/api/cards/MI/1/example")
    assert (missing[0], missing[1]["error"]["code"]) == (404, "no-example")
    assert server.asked("/api/cards/MI/1/example", {})[0] == 404


def test_the_page_of_a_card_says_whether_there_is_one(server: LiveServer) -> None:
    assert server.asked("/api/cards/4th/255")[1]["example"] is True
    assert server.asked("/api/cards/MI/1")[1]["example"] is False
