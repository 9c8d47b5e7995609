"""A deck as a person names it on a command line: a file or a shipped deck."""

from __future__ import annotations

import os
import re

from sixrealms.decks.deck import Deck
from sixrealms.decks.deck_file import read
from sixrealms.decks.shipped import named

_LIKE_A_FILE = re.compile(r".*\.(cfd|txt|dck|dek|deck|list)", re.IGNORECASE)


def asked_for(name: str) -> Deck:
    """The deck in the file of that name, otherwise the shipped deck called so.

    DeckError says what is wrong with the file or names the nearest shipped decks.
    """
    # not Path.exists: that raises for names no file system would take
    if "/" in name or os.sep in name or os.path.exists(name) or _LIKE_A_FILE.fullmatch(name):
        return read(name)
    return named(name)
