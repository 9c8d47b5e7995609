"""Decks: reading, writing, finding the shipped ones, and checking them (`sixrealms.decks.limits_check`)."""

from __future__ import annotations

from sixrealms.decks.crossfire_deck_file import write as write_crossfire
from sixrealms.decks.csv_list import write as write_csv
from sixrealms.decks.deck import Deck, from_list, realm_decks
from sixrealms.decks.deck_file import from_text, read
from sixrealms.decks.shipped_decks import named, shipped, starters
from sixrealms.decks.text_list import find as find_card
from sixrealms.decks.text_list import write as write_text

__all__ = [
    "Deck",
    "find_card",
    "from_list",
    "from_text",
    "named",
    "read",
    "realm_decks",
    "shipped",
    "starters",
    "write_crossfire",
    "write_csv",
    "write_text",
]
