"""Which letters a PDF is set in: the fonts every reader has, or one of this computer for names they cannot spell."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from sixrealms.tournament.sheets.sheet import Sheet

_CORE: Final = "cp1252"  # what the built-in fonts can spell: western Europe and the Americas
_FOLDERS: Final = (
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/TTF",
    "/Library/Fonts",
    "/System/Library/Fonts/Supplemental",
    "C:/Windows/Fonts",
)
_FILES: Final = (
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
    ("arial.ttf", "arialbd.ttf"),
)


@dataclass(frozen=True)
class Letters:
    """A plain and a bold font. What they cannot spell is written without its accents, or as a question mark."""

    plain: str
    bold: str
    core: bool

    def spelt(self, text: str) -> str:
        """The text in letters these fonts have."""
        text = " ".join(text.split())
        if not self.core or _has(text):
            return text
        return "".join(letter if _has(letter) else _bare(letter) for letter in text)


def letters_for(sheet: Sheet, folders: tuple[str, ...] = _FOLDERS) -> Letters:
    """The built-in fonts where they suffice, else fonts found in one of the folders."""
    core = Letters("Helvetica", "Helvetica-Bold", core=True)
    if _has(msgspec.json.encode(sheet).decode()):
        return core
    for folder in folders:
        for plain, bold in _FILES:
            if (found := _registered(Path(folder) / plain, Path(folder) / bold)) is not None:
                return found
    return core


def _registered(plain: Path, bold: Path) -> Letters | None:
    if not (plain.is_file() and bold.is_file()):
        return None
    try:
        for path in (plain, bold):
            pdfmetrics.registerFont(TTFont(path.stem, str(path)))
    except (TTFError, OSError):
        return None
    return Letters(plain.stem, bold.stem, core=False)


def _has(text: str) -> bool:
    try:
        text.encode(_CORE)
    except UnicodeEncodeError:
        return False
    return True


def _bare(letter: str) -> str:
    """The letter without what stands above and below it."""
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
    return bare if bare and _has(bare) else "?"
