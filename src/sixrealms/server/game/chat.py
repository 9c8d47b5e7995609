"""What people say at a table: lines of their own, quick phrases in the language of each reader, cards as links.

People on seats speak to everybody. Spectators speak to each other, and the players read it when the game is over:
nobody is told from outside what lies in a hand.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from sixrealms import catalogue
from sixrealms.errors import CatalogueError
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.refusal import Refused
from sixrealms.wording import say

#: Characters of a line, lines that come with a whole table.
LONGEST: Final = 300
LAST: Final = 60
#: Who speaks as a judge of an event; everybody hears it.
JUDGE: Final = -2
#: What can be said with one touch: the message `phrase-...` in every language.
PHRASES: Final = (
    "hello",
    "luck",
    "thanks",
    "well-played",
    "good-game",
    "thinking",
    "your-turn",
    "sorry",
    "wow",
    "rematch",
)
_CARD: Final = re.compile(r"\[\[([^\[\]]{1,60})\]\]")


class ChatEntry(msgspec.Struct, frozen=True):
    """Something said by a seat, or by a spectator; either words or a quick phrase. A judge says both: what they have
    done, and why.
    """

    seat: int
    text: str = ""
    phrase: str = ""
    voice: str = ""  # whose this is who has no seat (server/accounts/spectators.py); told to nobody


def checked(seat: int, text: str, phrase: str, *, enough: bool) -> ChatEntry:
    """A line that may be said. Refused for one that is empty or too long, or when they have said `enough`."""
    text = " ".join(text.split())
    if bool(text) == bool(phrase):
        raise Refused("nothing-said", "a line has either text or a phrase")
    if phrase and phrase not in PHRASES:
        raise Refused("no-phrase", f"there is no such phrase; there are {', '.join(PHRASES)}")
    if len(text) > LONGEST or not text.isprintable():
        raise Refused("too-long", f"a line has at most {LONGEST} characters, all of them printable")
    if enough:
        raise Refused("too-much-said", "you have said enough at this table")
    return ChatEntry(seat, text, phrase)


def without(line: ChatEntry, seat: int, names: Iterable[str], instead: str) -> ChatEntry:
    """The line without their names when somebody is forgotten; what they said themselves becomes an empty line.

    Names within the brackets of a card are the card's.
    """
    if line.seat == seat:
        return ChatEntry(seat)
    words = [re.escape(name) for name in sorted(names, key=len, reverse=True) if name and name != instead]
    if not words or not line.text:
        return line
    found = re.compile(rf"\[\[[^\[\]]*\]\]|(?<!\w)(?:{'|'.join(words)})(?!\w)", re.IGNORECASE)
    text = found.sub(lambda match: match[0] if match[0].startswith("[[") else instead, line.text)
    return replace(line, text=text[:LONGEST])


def unsaid(line: ChatEntry, voices: Collection[str]) -> ChatEntry:
    """The line of a spectator who is forgotten becomes an empty one."""
    return ChatEntry(line.seat) if line.voice in voices else line


def heard_by(line: ChatEntry, seat: int, *, over: bool) -> bool:
    """Whether this watcher hears the line: players hear spectators when the game is over."""
    return line.seat != SPECTATOR or seat == SPECTATOR or over


class ChatLine(msgspec.Struct, forbid_unknown_fields=True):
    """Something said by a seat or (-1) a spectator, with the printings of the cards named in [[...]]."""

    seat: int
    text: str
    phrase: str
    cards: dict[str, str]


def told(line: ChatEntry, language: str) -> ChatLine:
    """The line for one reader, with the printings of the cards it names."""
    text = say(f"phrase-{line.phrase}", language) if line.phrase else line.text
    if line.phrase and line.text:
        text = f"{text} {line.text}"
    return ChatLine(line.seat, text, line.phrase, _printings(_CARD.findall(line.text)))


def _printings(names: Iterable[str]) -> dict[str, str]:
    found = {}
    for name in names:
        try:
            found[name] = catalogue.by_name(name)[0].default.id
        except CatalogueError:
            continue  # no card is called so: it stays what was written
    return found
