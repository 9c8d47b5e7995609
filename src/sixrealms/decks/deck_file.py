"""Reading a deck from a file that a person wrote, downloaded or damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sixrealms.decks import crossfire_deck_file, csv_list, text_list
from sixrealms.decks.deck import Deck
from sixrealms.errors import DeckRefused, why_refused

MOST_BYTES: Final = 256 * 1024  # the longest known deck file, with all its notes, has 6 KiB


def read(path: str | Path) -> Deck:
    """The deck in a `.cfd` or text file. DeckError: file, line, what is wrong, what would be right."""
    file = Path(path)
    text = text_of(file, "deck")
    return from_text(text, str(file), file.stem)


def from_text(text: str, source: str, name: str) -> Deck:
    """The deck a text describes, whichever of the three kinds it is; `source` is what errors call it."""
    if source.casefold().endswith(".cfd") or crossfire_deck_file.looks_like(text):
        return crossfire_deck_file.parse(text, source, name)
    if csv_list.looks_like(text):
        return csv_list.parse(text, source, name)
    return text_list.parse(text, source, name)


def text_of(file: Path, what: str) -> str:
    """The text of a file that is meant as a `deck` or a deck `format`, as the refusal of any other calls it."""
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise DeckRefused("deck-file-absent", file=str(file), what=what) from None
    except IsADirectoryError:
        raise DeckRefused("deck-file-folder", file=str(file), what=what) from None
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        why = why_refused(error) if isinstance(error, OSError) else str(error)
        raise DeckRefused("deck-file-unreadable", file=repr(str(file)), why=why) from None
    if len(data) > MOST_BYTES:
        raise DeckRefused("deck-file-too-long", file=str(file), what=what, most=str(MOST_BYTES // 1024))
    if b"\0" in data:
        raise DeckRefused("deck-file-zero-bytes", file=str(file), what=what)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckRefused("deck-file-no-utf8", file=str(file), line=str(line)) from None
    if not text.strip():
        raise DeckRefused("deck-file-empty", file=str(file), what=what)
    return text
