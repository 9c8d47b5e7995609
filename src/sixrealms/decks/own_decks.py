"""Decks of one's own: plain lists in the `decks` folder of whoever uses this machine, named by their files.

Nothing here writes; `sixrealms.setup.deck_versions` does.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from pathlib import Path
from typing import Final

from sixrealms import user_folder
from sixrealms.catalogue.card_data import fold
from sixrealms.decks.deck import Deck
from sixrealms.decks.deck_file import text_of
from sixrealms.decks.shipped_decks import shipped
from sixrealms.decks.text_list import parse
from sixrealms.errors import DeckRefused

LONGEST_NAME: Final = 60
ENDING: Final = ".txt"

_NO_PLACE_IN_A_NAME: Final = frozenset('/\\:*?"<>|,')
"""What some system would not take in the name of a file; a comma stands between decks on a command line."""


def folder() -> Path:
    """Where they lie."""
    return user_folder.folder() / "decks"


def names() -> list[str]:
    """Their names in alphabetical order; none where there is no such folder or it cannot be read."""
    try:
        found = [path.stem for path in folder().iterdir() if path.suffix == ENDING and not path.name.startswith(".")]
    except OSError:
        return []
    return sorted((unicodedata.normalize("NFC", name) for name in found), key=lambda name: (fold(name), name))


def found(name: str) -> str | None:
    """The name of the deck that is meant, whatever its case, spaces and hyphens; None if there is none."""
    wanted = fold(unicodedata.normalize("NFC", name))
    return next((known for known in names() if fold(known) == wanted), None) if wanted else None


def path_of(name: str) -> Path:
    """The file of the deck of that name."""
    return folder() / f"{name}{ENDING}"


def read_own(name: str) -> Deck:
    """The deck of that name, which may be empty yet. DeckError as for every other file."""
    path = path_of(name)
    return replace(parse(text_of(path, "deck"), str(path), name, may_be_empty=True), name=name)


def check_new_name(name: str) -> str:
    """The name as it will be kept; DeckError for one no file can have or another deck has already."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    wrong = sorted(_NO_PLACE_IN_A_NAME & set(name))
    if not fold(name) or not name.isprintable() or wrong or name[0] in ".-" or name.endswith((".", ENDING)):
        raise DeckRefused("own-deck-name", name=repr(name[:LONGEST_NAME]))
    if len(name) > LONGEST_NAME or len(name.encode()) > 4 * LONGEST_NAME:
        raise DeckRefused("own-deck-name-long", most=LONGEST_NAME)
    if known := found(name):
        raise DeckRefused("own-deck-there", name=repr(known))
    if fold(name) in {fold(word) for deck in shipped() for word in (deck.id, deck.name)}:
        raise DeckRefused("own-deck-shipped", name=repr(name))
    return name
