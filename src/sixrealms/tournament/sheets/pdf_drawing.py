"""A picture drawn on a page of paper."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sixrealms.tournament.sheets.drawing import SheetDrawing, size_of
from sixrealms.tournament.sheets.pen import Pen

_POINT: Final = 72 / 25.4  # to the millimetre
_LARGEST: Final = 0.24  # millimetres to a pixel: letters as large as those of the lists


def draw(pen: Pen, x: float, y: float, width: float, height: float, drawing: SheetDrawing) -> float:
    """Draw it into a place, smaller where that has not the room; how high it is there."""
    scale = min(_LARGEST, width / drawing.width, height / drawing.height)
    for link in drawing.links:
        for (from_x, from_y), (to_x, to_y) in pairwise(link.points):
            pen.line(x + from_x * scale, y + from_y * scale, x + to_x * scale, y + to_y * scale, thick=0.15)
    for box in drawing.boxes:
        place = (x + box.x * scale, y + box.y * scale, box.width * scale, box.height * scale)
        if box.filled:
            pen.shade(*place, grey=0.85)
        else:
            pen.frame(*place)
    for words in drawing.words:
        size = size_of(words) * scale * _POINT
        text = pen.cut(words.text, size, words.room * scale, words.bold)
        write = pen.write_right if words.right else pen.write
        write(x + words.x * scale, y + words.y * scale, text, size, bold=words.bold, grey=0.35 if words.soft else 0)
    return drawing.height * scale
