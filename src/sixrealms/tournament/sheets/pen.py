"""Writing on a page in millimetres from its upper left corner: text that is made to fit, lines, shades and QR codes."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import segno
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from sixrealms.tournament.sheets.fonts import Letters

_POINT: Final = 25.4 / 72  # millimetres
LEADING: Final = 1.22
_WORDS: Final = re.compile(r"(\s?)([^\s-]+-*|-+)")  # a hyphen may end a line
_LEAST: Final = 6.0  # points; smaller is not read at arm's length


@dataclass(frozen=True)
class Paper:
    """A size of paper, in millimetres."""

    width: float
    height: float


PAPERS: Final = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


class Pen:
    """Draws a document page after page. The same calls make the same bytes."""

    def __init__(self, paper: Paper, letters: Letters, title: str, language: str) -> None:
        self.paper = paper
        self._letters = letters
        self._widths: dict[tuple[str, bool], float] = {}  # of texts at a size of one point
        self._out = io.BytesIO()
        self._canvas = Canvas(self._out, pagesize=(paper.width * mm, paper.height * mm), invariant=1, lang=language)
        self._canvas.setTitle(title)
        self._canvas.setAuthor("Six Realms")
        self._canvas.setCreator("Six Realms")

    def next_page(self) -> None:
        """Begin a new page."""
        self._canvas.showPage()

    def finished(self) -> bytes:
        """The document."""
        self._canvas.showPage()
        self._canvas.save()
        return self._out.getvalue()

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """How wide a text is."""
        if (one := self._widths.get((text, bold))) is None:
            one = pdfmetrics.stringWidth(self._letters.spelt(text), self._font(bold), 1) / mm
            self._widths[text, bold] = one
        return one * size

    def lines(self, text: str, size: float, width: float, bold: bool = False, most: int = 99) -> list[str]:
        """The text broken into lines of a width; what more than `most` lines cannot hold ends in three dots."""
        found: list[str] = []
        now = ""
        for space, word in _WORDS.findall(" ".join(text.split())):
            for at, piece in enumerate(self._pieces(word, size, width, bold)):
                joined = f"{now}{space if now and not at else ''}{piece}"
                if now and self.width(joined, size, bold) > width:
                    found.append(now)
                    now = piece
                else:
                    now = joined
        found.append(now)
        if len(found) > most:
            found = found[:most]
            found[-1] = self._cut(f"{found[-1]} …", size, width, bold)
        return found

    def cut(self, text: str, size: float, width: float, bold: bool = False) -> str:
        """The text on one line; what has not the room ends in three dots."""
        text = " ".join(text.split())
        return text if self.width(text, size, bold) <= width else self._cut(f"{text}…", size, width, bold)

    def whole(self, text: str, size: float, width: float, bold: bool = False) -> bool:
        """Whether no word has to be broken."""
        return all(self.width(word, size, bold) <= width for _, word in _WORDS.findall(text))

    def fitted(
        self, text: str, size: float, width: float, bold: bool = False, most: int = 1
    ) -> tuple[float, list[str]]:
        """The size, smaller if it must be, at which the text fits into `most` lines without breaking a word."""
        tried = size
        while tried > _LEAST:
            lines = self.lines(text, tried, width, bold)
            if len(lines) <= most and self.whole(text, tried, width, bold):
                return tried, lines
            tried -= 0.5
        return _LEAST, self.lines(text, _LEAST, width, bold, most)

    def write(self, x: float, y: float, text: str, size: float, *, bold: bool = False, grey: float = 0) -> None:
        """Text whose base line begins at a place."""
        self._canvas.setFillGray(grey)
        self._canvas.setFont(self._font(bold), size)
        self._canvas.drawString(x * mm, self._up(y), self._letters.spelt(text))

    def write_right(self, x: float, y: float, text: str, size: float, *, bold: bool = False, grey: float = 0) -> None:
        """Text whose base line ends at a place."""
        self.write(x - self.width(text, size, bold), y, text, size, bold=bold, grey=grey)

    def write_middle(self, x: float, y: float, text: str, size: float, *, bold: bool = False, grey: float = 0) -> None:
        """Text around a place."""
        self.write(x - self.width(text, size, bold) / 2, y, text, size, bold=bold, grey=grey)

    def line(self, x: float, y: float, to_x: float, to_y: float, *, thick: float = 0.2, dashed: bool = False) -> None:
        """A straight line."""
        self._canvas.setLineWidth(thick * mm)
        self._canvas.setStrokeGray(0.45 if dashed else 0)
        self._canvas.setDash([2, 2] if dashed else [])
        self._canvas.line(x * mm, self._up(y), to_x * mm, self._up(to_y))

    def frame(self, x: float, y: float, width: float, height: float, *, thick: float = 0.2) -> None:
        """The outline of a rectangle."""
        self._canvas.setLineWidth(thick * mm)
        self._canvas.setStrokeGray(0)
        self._canvas.setDash([])
        self._canvas.rect(x * mm, self._up(y + height), width * mm, height * mm)

    def shade(self, x: float, y: float, width: float, height: float, grey: float = 0.9) -> None:
        """A filled rectangle."""
        self._canvas.setFillGray(grey)
        self._canvas.rect(x * mm, self._up(y + height), width * mm, height * mm, stroke=0, fill=1)

    def code(self, x: float, y: float, side: float, address: str) -> None:
        """A QR code with the white border it needs, in a square of `side` millimetres."""
        # one mask for all: finding the best one takes four times as long, and a hall prints thousands
        rows = tuple(segno.make(address, error="m", micro=False, mask=3).matrix_iter(border=2))
        step = side / len(rows) * mm
        canvas = self._canvas
        canvas.saveState()
        canvas.setFillGray(0)
        canvas.transform(step, 0, 0, -step, x * mm, self._up(y))  # whole numbers are written much faster
        path = canvas.beginPath()
        for down, row in enumerate(rows):
            across = 0
            for dark, run in groupby(row):
                many = len(list(run))
                if dark:
                    path.rect(across, down, many, 1)
                across += many
        canvas.drawPath(path, stroke=0, fill=1)
        canvas.restoreState()

    def _up(self, y: float) -> float:
        return (self.paper.height - y) * mm

    def _font(self, bold: bool) -> str:
        return self._letters.bold if bold else self._letters.plain

    def _pieces(self, word: str, size: float, width: float, bold: bool) -> list[str]:
        """A word, broken only where it is wider than a whole line."""
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.width(pieces[-1] + letter, size, bold) > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _cut(self, text: str, size: float, width: float, bold: bool) -> str:
        while len(text) > 2 and self.width(text, size, bold) > width:
            text = f"{text[:-2].rstrip()}…"
        return text


def height(lines: int, size: float) -> float:
    """How high so many lines of text are."""
    return lines * size * LEADING * _POINT


def base(size: float) -> float:
    """How far below the upper edge of a line its letters stand."""
    return size * 0.93 * _POINT
