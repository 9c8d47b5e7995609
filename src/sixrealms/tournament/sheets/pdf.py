"""A sheet as a PDF for A4 or Letter paper: blocks from top to bottom, over as many pages as they need."""

from __future__ import annotations

from typing import Final

from sixrealms.tournament.sheets import pdf_boxes, pdf_drawing, pdf_slips, pdf_table
from sixrealms.tournament.sheets.drawing import SheetDrawing
from sixrealms.tournament.sheets.fonts import letters_for
from sixrealms.tournament.sheets.pen import PAPERS, Pen, base, height
from sixrealms.tournament.sheets.sheet import (
    Block,
    Boxes,
    Fields,
    Page,
    Sheet,
    SheetBeside,
    SheetField,
    SheetNote,
    SheetTable,
    Slips,
)

MARGIN: Final = 12.0
_FOOT: Final = 7.0
_BETWEEN: Final = 4.0
_GAP: Final = 6.0
_ROW: Final = 6  # shares of a row of fields


def pdf(sheet: Sheet, paper: str = "a4") -> bytes:
    """The whole sheet. `paper` is "a4" or "letter"."""
    number = 0
    if any(_numbered(page) for page in sheet.pages):  # such a page says how many there are: it is printed twice
        pages = _Printer(sheet, paper, of=0)
        pages.print()
        number = pages.number
    return _Printer(sheet, paper, of=number).print()


def _numbered(page: Page) -> bool:
    """Whether a page has a title and a foot: those of slips alone are cut up and have none."""
    return not all(isinstance(block, Slips) for block in page.blocks)


class _Printer:
    """Prints a sheet once."""

    def __init__(self, sheet: Sheet, paper: str, of: int) -> None:
        self._sheet = sheet
        self._of = of
        self.number = 0
        self._title = ""
        self._pen = Pen(PAPERS[paper], letters_for(sheet), sheet.title, sheet.language)
        self._y = MARGIN
        self._left = MARGIN
        self._width = self._pen.paper.width - 2 * MARGIN
        self._bottom = self._pen.paper.height - MARGIN - _FOOT

    def print(self) -> bytes:
        for page in self._sheet.pages:
            self._page(page)
        return self._pen.finished()

    def _page(self, page: Page) -> None:
        self._title = page.title
        if _numbered(page):
            self._begin()
        for block in page.blocks:
            self._block(block)

    def _begin(self) -> None:
        """A new page, with its title and its foot."""
        if self.number:
            self._pen.next_page()
        self.number += 1
        self._y = MARGIN
        size, lines = self._pen.fitted(self._title, 16, self._width, bold=True, most=2)
        for line in lines:
            self._pen.write(self._left, self._y + base(size), line, size, bold=True)
            self._y += height(1, size)
        self._y += 2
        self._pen.line(self._left, self._y, self._left + self._width, self._y, thick=0.5)
        self._y += _BETWEEN
        low = self._pen.paper.height - MARGIN
        self._pen.line(self._left, low - _FOOT + 3, self._left + self._width, low - _FOOT + 3, thick=0.1)
        count = f"{self.number} / {self._of}"
        room = self._width - self._pen.width(count, 8) - 4
        self._pen.write(self._left, low, self._pen.lines(self._sheet.foot, 8, room, most=1)[0], 8, grey=0.25)
        self._pen.write_right(self._left + self._width, low, count, 8, grey=0.25)

    def _room(self, wanted: float) -> None:
        """Go on with a new page where so many millimetres are not left."""
        if self._y + wanted > self._bottom:
            self._begin()

    def _block(self, block: Block) -> None:
        if isinstance(block, Fields):
            self._fields(block.fields)
        elif isinstance(block, Boxes):
            self._boxes(block)
        elif isinstance(block, SheetTable):
            self._tables((block,))
        elif isinstance(block, SheetBeside):
            self._tables(block.tables)
        elif isinstance(block, SheetDrawing):
            self._drawing(block)
        elif isinstance(block, SheetNote):
            lines = self._pen.lines(block.text, 8.5, self._width)
            self._room(height(len(lines), 8.5))
            for line in lines:
                self._pen.write(self._left, self._y + base(8.5), line, 8.5, grey=0.2)
                self._y += height(1, 8.5)
            self._y += _BETWEEN / 2
        else:
            self._slips(block)

    def _fields(self, fields: tuple[SheetField, ...]) -> None:
        rows: list[list[SheetField]] = []
        free = 0
        for field in fields:
            if field.share > free:
                rows.append([])
                free = _ROW
            rows[-1].append(field)
            free -= field.share
        for row in rows:
            self._room(pdf_slips.FIELD)
            x = self._left
            for field in row:
                wide = self._width * field.share / _ROW
                pdf_slips.draw_field(
                    self._pen, x, self._y, wide - (3 if x + wide < self._left + self._width else 0), field
                )
                x += wide
            self._y += pdf_slips.FIELD
        self._y += _BETWEEN

    def _drawing(self, drawing: SheetDrawing) -> None:
        """A picture as large as the page lets it be, on a new one where too little is left."""
        if self._bottom - self._y < self._pen.paper.height / 2:
            self._begin()
        self._y += pdf_drawing.draw(self._pen, self._left, self._y, self._width, self._bottom - self._y, drawing)
        self._y += _BETWEEN

    def _boxes(self, block: Boxes) -> None:
        """Columns from top to bottom, `down` brackets long or as long as the page allows."""
        wide = (self._width - (block.across - 1) * _GAP) / block.across
        left = list(block.boxes)
        while left:
            top = lowest = self._y
            if top + pdf_boxes.tall(self._pen, wide, left[0]) > self._bottom:
                self._begin()
                continue
            for column in range(block.across):
                y = top
                for box in left[: block.down]:
                    if y > top and y + pdf_boxes.tall(self._pen, wide, box) > self._bottom:
                        break
                    y += pdf_boxes.draw(self._pen, self._left + column * (wide + _GAP), y, wide, box) + _BETWEEN
                    del left[0]
                lowest = max(lowest, y)
            self._y = lowest
            if left:
                self._begin()

    def _tables(self, tables: tuple[SheetTable, ...]) -> None:
        """Lists beside each other; each goes on on the next page with its heads."""
        wide = (self._width - (len(tables) - 1) * _GAP) / len(tables)
        drawn = [pdf_table.Drawn(self._pen, wide, table) for table in tables]
        self._room(max(one.head + one.first for one in drawn))
        while True:
            lowest = self._y
            for at, one in enumerate(drawn):
                lowest = max(lowest, one.draw(self._left + at * (wide + _GAP), self._y, self._bottom))
            if not any(one.left for one in drawn):
                break
            self._begin()
        self._y = lowest + _BETWEEN

    def _slips(self, block: Slips) -> None:
        each = block.across * block.down
        for start in range(0, len(block.slips), each):
            if self.number:
                self._pen.next_page()
            self.number += 1
            pdf_slips.draw_page(self._pen, block.slips[start : start + each], block.across, block.down)
