"""What happened to a game, one entry after the other, as it is stored."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

import msgspec

from sixrealms.engine.action import Action
from sixrealms.server.game.chat import ChatEntry, unsaid, without

#: Kinds of entries.
ACT: Final = "act"
BACK_ASKED: Final = "back-asked"
BACK_AGREED: Final = "back-agreed"
BACK_REFUSED: Final = "back-refused"
CONCEDED: Final = "conceded"
STOOD_IN: Final = "stood-in"
RETURNED: Final = "took-seat"
ORDERED: Final = "ordered"
AHEAD: Final = "ahead"
DROPPED: Final = "dropped"
CHAT: Final = "chat"
HANDS_SHOWN: Final = "hands-shown"
HANDS_HIDDEN: Final = "hands-hidden"
RESUMED: Final = "resumed"
OUT_OF_TIME: Final = "out-of-time"
HELD: Final = "held"
LET_GO: Final = "let-go"
CLOSED: Final = "window-closed"
REOPENED: Final = "window-reopened"
REPAIRED: Final = "repaired"
TIMED: Final = "timed"

#: The text of a judge's repair that ends the game, since it is played anew. Else it is the number of actions that stay.
VOID: Final = "void"

#: The text of an action the table did for a seat: by its orders, or because it had said so before it was asked.
AUTOMATIC: Final = "auto"
SAID_AHEAD: Final = "ahead"


class Entry(NamedTuple):
    """One thing that happened to a game, as it is stored. `client` is the id a client gave its message, "" none;
    `text` is what the kind of entry needs besides; `of` is the seat it is about where that is another (-1: the same);
    `at` is when it was, in milliseconds since 1970 (0: not noted).
    """

    kind: str
    seat: int
    client: str = ""
    action: Action | None = None
    text: str = ""
    of: int = -1
    at: int = 0

    @property
    def about(self) -> int:
        """The seat this is about."""
        return self.seat if self.of == -1 else self.of


def without_words_of(entries: Iterable[Entry], seat: int, names: Iterable[str], instead: str) -> dict[int, Entry]:
    """The lines of the chat that are others when somebody is forgotten, by the number of their entry.

    Their own are empty from then on: every entry keeps its number.
    """
    names = tuple(names)
    return _changed_lines(entries, lambda line: without(line, seat, names, instead))


def without_words_in(entries: Iterable[Entry], voices: Collection[str]) -> dict[int, Entry]:
    """The same when a spectator is forgotten, by their voices at this table."""
    return _changed_lines(entries, lambda line: unsaid(line, voices))


def _changed_lines(entries: Iterable[Entry], change: Callable[[ChatEntry], ChatEntry]) -> dict[int, Entry]:
    found = {}
    for number, entry in enumerate(entries, 2):
        if entry.kind == CHAT:
            line = msgspec.json.decode(entry.text, type=ChatEntry)
            left = change(line)
            if left != line:
                found[number] = entry._replace(text=msgspec.json.encode(left).decode())
    return found


def spoken_by(entry: Entry, voice: str) -> Entry:
    """A line of the chat with whose it is who has no seat."""
    line = msgspec.structs.replace(msgspec.json.decode(entry.text, type=ChatEntry), voice=voice)
    return entry._replace(text=msgspec.json.encode(line).decode())
