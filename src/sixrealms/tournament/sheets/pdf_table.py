"""A list in a PDF: heads that are repeated on every page, rows as high as their texts need."""

from __future__ import annotations

from typing import Final, NamedTuple

from sixrealms.tournament.sheets.pen import Pen, base, height
from sixrealms.tournament.sheets.sheet import SheetTable

_SIZES: Final = (9.0, 8.5, 8.0, 7.5, 7.0, 6.5)
_HEAD: Final = 8.0
_PAD: Final = 1.5
_HEAD_PAD: Final = 1.0


class _Cell(NamedTuple):
    size: float
    lines: list[str]


class Drawn:
    """A list that is being drawn; `left` says whether rows are missing still."""

    def __init__(self, pen: Pen, wide: float, table: SheetTable) -> None:
        self._pen = pen
        self._table = table
        self._wide = wide
        shares = sum(column.share for column in table.columns)
        self._widths = [wide * column.share / shares for column in table.columns]
        self._heads = [
            pen.fitted(column.head, _HEAD, width - 2 * _PAD, bold=True, most=2)[1]
            for column, width in zip(table.columns, self._widths, strict=True)
        ]
        self.caption = 6.0 if table.caption else 0.0
        self.head = self.caption + max(len(lines) for lines in self._heads) * height(1, _HEAD) + 2 * _HEAD_PAD
        self._next = 0
        self.first = self._tall(self._cells(0)) if table.rows else 0.0

    @property
    def left(self) -> bool:
        return self._next < len(self._table.rows)

    def draw(self, x: float, y: float, bottom: float) -> float:
        """Draw heads and rows down to `bottom`; where the list ends."""
        if not self.left and self._next:
            return y
        top = y = self._draw_heads(x, y)
        drawn = False
        while self.left:
            cells = self._cells(self._next)
            tall = self._tall(cells)
            if drawn and y + tall > bottom:
                break
            self._draw_row(x, y, tall, cells)
            y += tall
            drawn = True
            self._next += 1
            self._pen.line(x, y, x + self._wide, y, thick=0.12)
        self._rules(x, top, y)
        return y

    def _draw_heads(self, x: float, y: float) -> float:
        pen = self._pen
        if self.caption:
            text = self._table.caption
            size, lines = pen.fitted(text, 11, self._wide, bold=True)
            pen.write(x, y + 4, lines[0], size, bold=True)
            y += self.caption
        tall = self.head - self.caption
        pen.shade(x, y, self._wide, tall, 0.88)
        left = x
        for column, width, lines in zip(self._table.columns, self._widths, self._heads, strict=True):
            for at, line in enumerate(lines):
                low = y + _HEAD_PAD + height(at, _HEAD) + base(_HEAD)
                if column.number:
                    pen.write_right(left + width - _PAD, low, line, _HEAD, bold=True)
                else:
                    pen.write(left + _PAD, low, line, _HEAD, bold=True)
            left += width
        pen.line(x, y, x + self._wide, y, thick=0.35)
        pen.line(x, y + tall, x + self._wide, y + tall, thick=0.35)
        return y + tall

    def _cells(self, row: int) -> list[_Cell]:
        return [
            self._cell(text, width - 2 * _PAD, column.number)
            for text, width, column in zip(self._table.rows[row], self._widths, self._table.columns, strict=True)
        ]

    def _cell(self, text: str, width: float, number: bool) -> _Cell:
        """A number stays on one line; other texts are as large as they can be without a broken word."""
        pen = self._pen
        if number:
            size, lines = pen.fitted(text, _SIZES[0], width)
            return _Cell(size, lines)
        size = next((size for size in _SIZES if pen.whole(text, size, width)), _SIZES[-1])
        return _Cell(size, pen.lines(text, size, width))

    def _tall(self, cells: list[_Cell]) -> float:
        return max(self._table.tall, max(height(len(cell.lines), cell.size) for cell in cells) + 1.6)

    def _draw_row(self, x: float, y: float, tall: float, cells: list[_Cell]) -> None:
        for column, width, cell in zip(self._table.columns, self._widths, cells, strict=True):
            top = y + (tall - height(len(cell.lines), cell.size)) / 2
            for at, line in enumerate(cell.lines):
                low = top + height(at, cell.size) + base(cell.size)
                if column.number:
                    self._pen.write_right(x + width - _PAD, low, line, cell.size)
                else:
                    self._pen.write(x + _PAD, low, line, cell.size)
            x += width

    def _rules(self, x: float, top: float, low: float) -> None:
        """The lines between the columns, and around them."""
        high = top - (self.head - self.caption)
        edge = x
        for width in self._widths:
            self._pen.line(edge, high, edge, low, thick=0.35 if edge == x else 0.12)
            edge += width
        self._pen.line(x + self._wide, high, x + self._wide, low, thick=0.35)
        self._pen.line(x, low, x + self._wide, low, thick=0.35)
