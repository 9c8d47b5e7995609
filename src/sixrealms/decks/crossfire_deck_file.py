"""Deck files of the CrossFire program (`.cfd`): Tcl commands that set `tempDeck` and its companions."""

from __future__ import annotations

import re

from sixrealms import catalogue
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.faults import raise_all
from sixrealms.decks.tcl import TclReader, Word, quoted
from sixrealms.decks.text_list import MOST_CARDS
from sixrealms.errors import CatalogueError, DeckError, DeckRefused, Phrase

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
    faults: list[DeckError] = []
    cards = _cards(reader, values[_DECK], faults)
    considering = _cards(reader, values[_CONSIDERING], faults) if _CONSIDERING in values else []
    raise_all(source, faults)
    if not cards:
        raise DeckRefused("deck-crossfire-empty", source=source, word=_DECK)
    if max(len(cards), len(considering)) > MOST_CARDS:
        raise DeckRefused("deck-too-many-cards", source=source, most=MOST_CARDS)
    return from_list(
        title or name,
        cards,
        considering=considering,
        author=values[_AUTHOR].text if _AUTHOR in values else "",
        format=values[_FORMAT].text if _FORMAT in values else "",
    )


def write(deck: Deck) -> str:
    """The deck as CrossFire reads it. It has no place for a sideboard or a realm deck, which are left out."""
    cards = [*deck.cards, *([deck.dungeon] if deck.dungeon else [])]
    return (
        f"set {_FORMAT} {quoted(_format(deck))}\n"
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


def _format(deck: Deck) -> str:
    """The word CrossFire knows; what a deck of one's own is meant for begins with a ruleset, which it does not."""
    return deck.format.split()[-1] if deck.format else str(len(deck.cards))


def _lines(cards: list[str]) -> str:
    words = ["{{{} {:>3}}}".format(*card.split("/")) for card in cards]
    rows = (words[i : i + _PER_LINE] for i in range(0, len(words), _PER_LINE))
    return "".join(f"   {' '.join(row)}\n" for row in rows)


def _cards(reader: TclReader, value: Word, faults: list[DeckError]) -> list[str]:
    """The cards of a list; what is none is added to the faults."""
    found: list[str] = []
    for item in reader.within(value):
        parts = item.text.split()
        if len(parts) != 2 or not _NUMBER.fullmatch(parts[1]):
            faults.append(reader.refuse(Phrase("tcl-no-card", like="{1st 54}", found=repr(item.text[:40])), item.start))
            continue
        try:
            found.append(catalogue.printing(f"{parts[0]}/{int(parts[1])}").id)
        except CatalogueError as error:
            faults.append(reader.refuse(error, item.start))
    return found
