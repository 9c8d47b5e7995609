"""What is said at a table: who hears it, in which words, how much, and that it is there after a restart."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms import catalogue
from sixrealms.server import limits
from sixrealms.server.game import chat
from sixrealms.server.game.entries import ChatSaid, Conceded, TakebackAsked, without_words_of
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.refusal import Refused
from sixrealms.server.views.reader import Reader
from sixrealms.wording import LANGUAGES, say
from tests.server.live import Client, LiveServer
from tests.server.test_takeback import _game_where
from tests.server.watching import SECRET, a_game, on_the_wire


def says(game: TableGame, seat: int, text: str = "", phrase: str = "") -> None:
    game.fold(ChatSaid(seat, chat.ChatEntry(seat, text, phrase)))


def heard(reader: Reader) -> list[Any]:
    return [(line["seat"], line["text"]) for line in on_the_wire(reader.news())["chat"]]


def test_players_hear_spectators_only_when_the_game_is_over() -> None:
    game = a_game(2)
    player, watcher = (Reader(game, seat, "en", "AB", SECRET) for seat in (0, SPECTATOR))
    says(game, 1, "hello")
    says(game, SPECTATOR, "he holds the dragon")
    assert heard(player) == [(1, "hello")]
    assert heard(watcher) == [(1, "hello"), (SPECTATOR, "he holds the dragon")]
    says(game, 0, "again")
    assert heard(player) == heard(watcher) == [(0, "again")]
    game.fold(Conceded(1, "greedy"))
    assert heard(player) == [(SPECTATOR, "he holds the dragon")]
    assert heard(watcher) == []


def test_quick_phrases_are_said_in_the_language_of_the_reader_and_cards_are_linked() -> None:
    for phrase in chat.PHRASES:
        english, portuguese = (chat.told(chat.ChatEntry(0, phrase=phrase), language).text for language in LANGUAGES)
        assert english == say(f"phrase-{phrase}", "en")
        assert english != portuguese
    line = chat.told(chat.ChatEntry(0, "[[War Party]] or [[No Such Card]]?"), "en")
    assert line.cards == {"War Party": catalogue.by_name("War Party")[0].default.id}


def test_taking_back_leaves_what_was_said() -> None:
    game, _, seat = _game_where("free")
    says(game, seat, "oops")
    game.fold(TakebackAsked(seat))
    assert [line["text"] for line in on_the_wire(Reader(game, seat, "en", "AB", SECRET).whole())["chat"]] == ["oops"]


@pytest.mark.parametrize(
    ("text", "phrase", "enough"),
    [
        ("", "", False),
        ("   ", "", False),
        ("a", "hello", False),
        ("", "nonsense", False),
        ("a" * 301, "", False),
        ("a\u202eb", "", False),
        ("a", "", True),
    ],
)
def test_what_cannot_be_said_is_refused(text: str, phrase: str, enough: bool) -> None:
    with pytest.raises(Refused):
        chat.checked(0, text, phrase, enough=enough)


def test_whoever_is_forgotten_has_said_nothing_and_is_not_named() -> None:
    def line(seat: int, text: str) -> ChatSaid:
        return ChatSaid(seat, chat.ChatEntry(seat, text), client="x")

    game = a_game(2)
    said = [
        line(1, "I am Zenobia"),
        line(0, "zenobia, Zenobias [[Zenobia the Ogre]]?"),
        line(0, "[[Zen]]"),
        line(-1, "x"),
    ]
    changed = without_words_of(dict(enumerate(said, 2)), 1, {"Zenobia", "Zen", ""}, "B")

    assert sorted(changed) == [2, 3]
    assert [changed[number].client for number in (2, 3)] == ["x", "x"]
    for number, entry in enumerate(said, 2):
        game.fold(changed.get(number, entry))
    heard = [(kept.seat, kept.text) for kept in game.chat]
    assert heard == [(0, "B, Zenobias [[Zenobia the Ogre]]?"), (0, "[[Zen]]"), (-1, "x")]
    assert game.version == 1 + len(said)


def test_a_line_is_said_once_and_nobody_floods_the_table(server: LiveServer) -> None:
    table = server.table({"deck": "A-1"}, {"deck": "B-1"})
    other = server.seat(table["table"])
    one, two, watcher = (Client(server, table["table"], token) for token in (table["token"], other["token"], ""))
    for client in (one, two, watcher):
        client.until_told("state")
    line = {"type": "chat", "id": "a", "text": "  I draw   [[War Party]] "}
    for _ in range(3):
        one.say(line)
        assert one.until_answered("a")["type"] == "done"
    told = two.until(lambda message: bool(message.get("chat")))["chat"]
    assert [(said["seat"], said["text"]) for said in told] == [(0, "I draw [[War Party]]")]
    for number in range(limits.TALKING[0] + 3):
        watcher.say({"type": "chat", "id": f"w{number}", "phrase": "wow"})
        answer = watcher.until_answered(f"w{number}")
    assert (answer["type"], answer["code"]) == ("refused", "too-often")
    two.say({"type": "resync"})
    assert len(two.until_told("state")["chat"]) == 1
    for client in (one, two, watcher):
        client.close()
