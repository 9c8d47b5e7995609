"""Reading a deck from a file that a person wrote, downloaded or damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sixrealms.decks import crossfire, text_list
from sixrealms.decks.deck import Deck
from sixrealms.errors import DeckError

MOST_BYTES: Final = 256 * 1024  # the longest known deck file, with all its notes, has 6 KiB


def read(path: str | Path) -> Deck:
    """The deck in a `.cfd` or text file. DeckError: file, line, what is wrong, what would be right."""
    file = Path(path)
    text = text_of(file, "deck", example="write one card per line, like '2 1st/54 War Party'")
    return from_text(text, str(file), file.stem)


def from_text(text: str, source: str, name: str) -> Deck:
    """The deck a text describes, whichever of the two kinds it is; `source` is what errors call it."""
    if source.casefold().endswith(".cfd") or crossfire.looks_like(text):
        return crossfire.parse(text, source, name)
    return text_list.parse(text, source, name)


def text_of(file: Path, what: str, *, example: str) -> str:
    """The text of a file that is meant as a deck or something like it; `what` and `example` help to refuse others."""
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise DeckError(f"{file}: no such {what} file") from None
    except IsADirectoryError:
        raise DeckError(f"{file}: is a folder; name a {what} file in it") from None
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        why = error.strerror if isinstance(error, OSError) else error
        raise DeckError(f"{str(file)!r}: cannot be read: {why}") from None
    if len(data) > MOST_BYTES:
        raise DeckError(f"{file}: too long for a {what} (over {MOST_BYTES // 1024} KiB)")
    if b"\0" in data:
        raise DeckError(f"{file}: not a text file (it holds zero bytes); {what}s are plain text")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckError(f"{file}:{line}: not UTF-8 text; save the file as UTF-8") from None
    if not text.strip():
        raise DeckError(f"{file}: the file is empty; {example}")
    return text
