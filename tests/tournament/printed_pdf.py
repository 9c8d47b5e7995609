"""What stands on the pages of a PDF of ours, and where: read back from its drawing commands."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from reportlab.pdfbase import pdfmetrics

_STREAM = re.compile(rb"/Filter \[ /ASCII85Decode /FlateDecode \] [^<>]*>>\s*stream\s*(.*?)endstream", re.DOTALL)
_SIZE = re.compile(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]")
_TEXT = re.compile(rb"/(F\d+) ([\d.]+) Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm \(((?:[^\\)]|\\.)*)\) Tj", re.DOTALL)
_FONTS = {b"F1": "Helvetica", b"F2": "Helvetica-Bold"}
_OCTAL = re.compile(rb"\\([0-7]{3})")


class Written(NamedTuple):
    """A piece of text, the place of its first letter in points from the lower left corner, and its size."""

    page: int
    x: float
    y: float
    size: float
    font: str
    text: str

    @property
    def right(self) -> float:
        """Where the text ends."""
        return self.x + pdfmetrics.stringWidth(self.text, self.font, self.size)


class PrintedPdf:
    """A PDF set in the built-in fonts."""

    def __init__(self, content: bytes) -> None:
        pages = [
            zlib.decompress(base64.a85decode(found.strip().removesuffix(b"~>"))) for found in _STREAM.findall(content)
        ]
        self.pages = len(pages)
        self.drawings = pages
        size = _SIZE.search(content)
        assert size is not None
        self.width, self.height = float(size[1]), float(size[2])
        self.written = [one for number, page in enumerate(pages, 1) for one in _written(number, page)]

    def text(self, page: int = 0) -> str:
        """Everything on a page, or on all of them, in the order it was written."""
        return " ".join(one.text for one in self.written if page in (0, one.page))


def _written(number: int, page: bytes) -> Iterator[Written]:
    font, size = "", 0.0
    for found in _TEXT.finditer(page):
        if found[1]:
            font, size = _FONTS[found[1]], float(found[2])
        else:
            yield Written(number, float(found[3]), float(found[4]), size, font, _letters(found[5]))


def _letters(raw: bytes) -> str:
    plain = _OCTAL.sub(lambda found: bytes([int(found[1], 8)]), raw)
    return re.sub(rb"\\(.)", rb"\1", plain, flags=re.DOTALL).decode("cp1252")
