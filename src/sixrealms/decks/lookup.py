"""A deck as a person names it on a command line: a file, a deck of their own, or a shipped one."""

from __future__ import annotations

import difflib
import os
import re

from sixrealms.decks import own_decks
from sixrealms.decks.deck import Deck
from sixrealms.decks.deck_file import read
from sixrealms.decks.shipped_decks import named
from sixrealms.errors import Alternatives, DeckRefused

_LIKE_A_FILE = re.compile(r".*\.(cfd|txt|dck|dek|deck|list)", re.IGNORECASE)


def asked_for(name: str) -> Deck:
    """The deck in the file of that name, otherwise one's own deck called so, otherwise the shipped one.

    DeckError says what is wrong with the file or names the nearest decks.
    """
    # not Path.exists: that raises for names no file system would take
    if "/" in name or os.sep in name or os.path.exists(name) or _LIKE_A_FILE.fullmatch(name):
        return read(name)
    if (own := own_decks.found(name)) is not None:
        return own_decks.read_own(own)
    if near := difflib.get_close_matches(name[:100], own_decks.names(), n=3, cutoff=0.6):
        try:
            return named(name)
        except DeckRefused:
            raise DeckRefused("deck-unknown-near", name=repr(name[:60]), near=Alternatives(near)) from None
    return named(name)
