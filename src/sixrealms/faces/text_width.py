"""How wide letters are, and lines broken and names fitted by that measure.

The widths are the larger of those of two common fonts (Noto Sans and Arial's metrics, bold Noto Serif and Times'),
because a picture is drawn with whatever the reader's machine has. Nothing here looks at a font.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final
from unicodedata import normalize

SANS: Final = "Noto Sans,Segoe UI,Roboto,Helvetica Neue,Arial,Liberation Sans,DejaVu Sans Condensed,sans-serif"
SERIF: Final = "Georgia,Noto Serif,Times New Roman,Liberation Serif,DejaVu Serif Condensed,serif"

_LETTERS: Final = "".join(map(chr, range(32, 127))) + "–—’“”…·•"
# fmt: off
_SANS: Final = (
    278, 278, 408, 646, 572, 889, 732, 225, 333, 333, 551, 584, 278, 333, 278, 372, 572, 572, 572, 572, 572, 572,
    572, 572, 572, 572, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 730, 667, 611, 778, 741, 339, 500, 667,
    556, 907, 760, 781, 667, 781, 722, 667, 611, 731, 667, 944, 667, 667, 611, 329, 372, 329, 572, 556, 333, 561,
    615, 500, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 500, 361, 618, 508, 786,
    529, 510, 500, 380, 551, 380, 584, 556, 1000, 222, 359, 359, 1000, 278, 376,
)
_SERIF: Final = (
    260, 382, 555, 559, 559, 1000, 833, 290, 400, 400, 502, 570, 294, 333, 294, 288, 559, 559, 559, 559, 559, 559,
    559, 559, 559, 559, 333, 333, 570, 570, 570, 550, 930, 753, 672, 722, 767, 667, 621, 778, 819, 401, 500, 778,
    667, 952, 788, 787, 638, 787, 722, 586, 667, 747, 722, 1067, 732, 722, 667, 414, 288, 414, 581, 500, 334, 599,
    649, 527, 649, 571, 407, 560, 667, 352, 345, 636, 352, 986, 667, 613, 645, 648, 523, 488, 405, 667, 606, 856,
    646, 579, 529, 442, 559, 442, 559, 500, 1000, 333, 500, 500, 1000, 294, 400,
)
# fmt: on
_WIDTHS: Final = {SANS: dict(zip(_LETTERS, _SANS, strict=True)), SERIF: dict(zip(_LETTERS, _SERIF, strict=True))}
_WIDEST: Final = 1000


@cache
def _letter(letter: str, font: str) -> int:
    """Thousandths of the font size; an accent does not widen its letter, a letter unknown here is as wide as any."""
    table = _WIDTHS[font]
    return table.get(letter) or table.get(normalize("NFD", letter)[0], _WIDEST)


@lru_cache(maxsize=16384)
def _thousandths(text: str, font: str) -> int:
    """How wide a text is at most at size 1000; the same words come again in line after line."""
    return sum(_letter(letter, font) for letter in text)


def width(text: str, size: float, font: str = SANS) -> float:
    """How wide a text is at most, in the unit of its font size."""
    return _thousandths(text, font) * size / 1000


def wrapped(text: str, size: float, room: float, font: str = SANS) -> list[str]:
    """The text in lines no wider than the room; a word that is too wide by itself is broken."""
    lines: list[str] = []
    line, long = "", 0.0
    blank = width(" ", size, font)
    for word in text.split():
        wide = width(word, size, font)
        longer = long + blank + wide if line else wide
        if longer <= room:
            line, long = (f"{line} {word}" if line else word), longer
            continue
        if line:
            lines.append(line)
        while width(word, size, font) > room and len(word) > 1:
            cut = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or width(word[:n], size, font) <= room)
            lines.append(word[:cut])
            word = word[cut:]
        line, long = word, width(word, size, font)
    return [*lines, line] if line else lines


def fitted(text: str, room: float, sizes: Sequence[float], font: str = SERIF) -> tuple[float, str]:
    """The first of the sizes (largest first) at which the text fits; cut, with an ellipsis, if it does at none."""
    for size in sizes:
        if width(text, size, font) <= room:
            return size, text
    size = sizes[-1]
    cut = text
    while cut and width(f"{cut}…", size, font) > room:
        cut = cut[:-1].rstrip()
    return size, f"{cut}…"
