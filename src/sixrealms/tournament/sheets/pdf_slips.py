"""Slips in a PDF, with dashed lines to cut along, and the labelled fields that slips and pages have."""

from __future__ import annotations

from typing import Final

from sixrealms.tournament.sheets import pdf_table
from sixrealms.tournament.sheets.pen import Pen, base, height
from sixrealms.tournament.sheets.sheet import SheetField, Slip

FIELD: Final = 11.0
_EDGE: Final = 8.0  # what printers leave free
_ROW: Final = 6
_INSIDE: Final = 5.0
_LABEL: Final = 7.0  # points
_CODE: Final = 30.0


def draw_field(pen: Pen, x: float, y: float, wide: float, field: SheetField, size: float = 11) -> None:
    """A label above its value, with a line to write on."""
    pen.write(x, y + base(_LABEL), pen.lines(field.label, _LABEL, wide, most=1)[0], _LABEL, grey=0.3)
    fits, lines = pen.fitted(field.value, size, wide)
    if len(pen.lines(field.value, fits, wide)) > 1:
        fits, lines = pen.fitted(field.value, 7.5, wide, most=2)
    for at, line in enumerate(lines):
        low = y + FIELD - 3.4 - height(len(lines) - 1 - at, fits)
        pen.write(x, low, line, fits)
    pen.line(x, y + FIELD - 2, x + wide, y + FIELD - 2, thick=0.12)


def draw_page(pen: Pen, slips: tuple[Slip, ...], across: int, down: int) -> None:
    """One page of slips."""
    wide = pen.paper.width / across
    tall = pen.paper.height / down
    for at, slip in enumerate(slips):
        left, top = wide * (at % across), tall * (at // across)
        # the outer edges are kept free for the printer, the inner ones for the scissors
        x = left + (_EDGE if at % across == 0 else _INSIDE)
        right = left + wide - (_EDGE if at % across == across - 1 else _INSIDE)
        y = top + (_EDGE if at // across == 0 else _INSIDE)
        _draw(pen, x, y, right - x, top + tall - (_EDGE if at // across == down - 1 else _INSIDE), slip)
    for column in range(1, across):
        pen.line(wide * column, _EDGE, wide * column, pen.paper.height - _EDGE, dashed=True)
    for row in range(1, down):
        pen.line(_EDGE, tall * row, pen.paper.width - _EDGE, tall * row, dashed=True)


def _draw(pen: Pen, x: float, y: float, wide: float, bottom: float, slip: Slip) -> None:
    size, lines = pen.fitted(slip.heading, 12, wide, bold=True, most=2)
    for line in lines:
        pen.write(x, y + base(size), line, size, bold=True)
        y += height(1, size)
    y += 1.5
    beside = _CODE + 4 if slip.code else 0.0
    if slip.code:
        pen.code(x + wide - _CODE, y, _CODE, slip.code)
        below = pen.lines(slip.code_says, 6.5, _CODE, most=3)
        for at, line in enumerate(below):
            pen.write_middle(x + wide - _CODE / 2, y + _CODE + height(at, 6.5) + base(6.5), line, 6.5)
        code_end = y + _CODE + height(len(below), 6.5) + 2
    y = _fields(pen, x, y, wide - beside, slip.fields)
    if slip.code and (slip.table or slip.foot):
        y, beside = max(y, code_end), 0.0
    if slip.table is not None:
        drawn = pdf_table.Drawn(pen, wide, slip.table)
        y = drawn.draw(x, y, bottom) + 2
    if slip.foot:
        y = _fields(pen, x, y, wide, slip.foot)
    if slip.note:
        for at, line in enumerate(pen.lines(slip.note, 7, wide - beside, most=4)):
            pen.write(x, y + height(at, 7) + base(7), line, 7, grey=0.2)


def _fields(pen: Pen, x: float, y: float, wide: float, fields: tuple[SheetField, ...]) -> float:
    free = 0
    left = x
    for field in fields:
        if field.share > free:
            y += FIELD if free or left != x else 0
            left, free = x, _ROW
        width = wide * field.share / _ROW
        draw_field(pen, left, y, width - (3 if free > field.share else 0), field, size=10)
        left += width
        free -= field.share
    return y + (FIELD if fields else 0)
