"""Deck files of the CrossFire program (`.cfd`): Tcl commands that set `tempDeck` and its companions."""

from __future__ import annotations

import re

from sixrealms import catalogue
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.tcl import TclReader, Word, quoted
from sixrealms.errors import CatalogueError, DeckRefused, Phrase

_DECK = "tempDeck"
_CONSIDERING = "tempAltCards"
_TITLE = "tempDeckTitle"
_AUTHOR = "tempAuthorName"
_FORMAT = "tempDeckSize"
_NUMBER = re.compile(r"[0-9]{1,4}")
_PER_LINE = 7  # as CrossFire lays the list out


def looks_like(text: str) -> bool:
    """Whether the text is meant as a CrossFire deck: a line sets one of its variables."""
    return re.search(r"^\s*set\s+temp[A-Z]\w*\s", text, re.MULTILINE) is not None


def parse(text: str, source: str, name: str) -> Deck:
    """The deck a `.cfd` text describes; DeckError says on which line it goes wrong."""
    reader = TclReader(text, source)
    values = reader.settings()
    if _DECK not in values:
        raise DeckRefused("deck-crossfire-no-list", source=source, word=_DECK)
    title = " ".join(values[_TITLE].text.split()) if _TITLE in values else ""
    cards = _cards(reader, values[_DECK])
    if not cards:
        raise DeckRefused("deck-crossfire-empty", source=source, word=_DECK)
    return from_list(
        title or name,
        cards,
        considering=_cards(reader, values[_CONSIDERING]) if _CONSIDERING in values else (),
        author=values[_AUTHOR].text if _AUTHOR in values else "",
        format=values[_FORMAT].text if _FORMAT in values else "",
    )


def write(deck: Deck) -> str:
    """The deck as CrossFire reads it. It has no place for a sideboard or a realm deck, which are left out."""
    cards = [*deck.cards, *([deck.dungeon] if deck.dungeon else [])]
    return (
        f"set {_FORMAT} {quoted(deck.format or str(len(deck.cards)))}\n"
        "set tempInInventory false\n"
        f"set {_AUTHOR} {quoted(deck.author)}\n"
        "set tempAuthorEmail {}\n"
        "set tempNotes {}\n"
        f"set {_TITLE} {quoted(deck.name)}\n"
        "set tempCheckInv No\n"
        "set tempInventory {}\n"
        "set tempDeckDisplayMode Type\n"
        f"set {_DECK} {{\n{_lines(cards)}}}\n"
        f"set {_CONSIDERING} {{\n{_lines(list(deck.considering))}}}\n"
    )


def _lines(cards: list[str]) -> str:
    words = ["{{{} {:>3}}}".format(*card.split("/")) for card in cards]
    rows = (words[i : i + _PER_LINE] for i in range(0, len(words), _PER_LINE))
    return "".join(f"   {' '.join(row)}\n" for row in rows)


def _cards(reader: TclReader, value: Word) -> list[str]:
    found: list[str] = []
    for item in reader.within(value):
        parts = item.text.split()
        if len(parts) != 2 or not _NUMBER.fullmatch(parts[1]):
            raise reader.refuse(Phrase("tcl-no-card", like="{1st 54}", found=repr(item.text[:40])), item.start)
        try:
            found.append(catalogue.printing(f"{parts[0]}/{int(parts[1])}").id)
        except CatalogueError as error:
            raise reader.refuse(error, item.start) from None
    return found
