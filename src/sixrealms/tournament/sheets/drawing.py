"""A picture as plain data, in pixels from its upper left corner: boxes, lines and words. `svg` and the PDF draw it."""

from __future__ import annotations

from html import escape
from typing import Final, Literal

import msgspec

Ink = Literal["strong", "plain", "soft"]


class DrawnBox(msgspec.Struct, frozen=True):
    """A rectangle: with an outline, or only filled to make what stands in it stand out."""

    x: float
    y: float
    width: float
    height: float
    filled: bool = False


class DrawnLine(msgspec.Struct, frozen=True):
    """A line through points."""

    points: tuple[tuple[float, float], ...]


class DrawnWords(msgspec.Struct, frozen=True):
    """Words whose base line begins at a place, or ends there, made smaller and then cut where they would be wider
    than `room`.
    """

    x: float
    y: float
    text: str
    size: float
    room: float
    bold: bool = False
    right: bool = False
    soft: bool = False


class SheetDrawing(msgspec.Struct, frozen=True, tag="drawing"):
    """A picture with its size, what it is called, and what it shows, line by line, for whoever cannot see it."""

    width: float
    height: float
    title: str
    lines: tuple[str, ...]
    boxes: tuple[DrawnBox, ...]
    links: tuple[DrawnLine, ...]
    words: tuple[DrawnWords, ...]


_LETTER: Final = {False: 0.56, True: 0.61}  # how wide a letter is at most times, as a part of its height
_LEAST: Final = 11.0  # smaller is not read where the picture is shown or printed


def size_of(words: DrawnWords) -> float:
    """The size at which words fit into their room."""
    wide = len(words.text) * _LETTER[words.bold]
    return words.size if wide * words.size <= words.room else max(words.room / wide, _LEAST)


def shown(words: DrawnWords) -> str:
    """The words as they are drawn: what has not the room at the least size ends in three dots."""
    most = int(words.room / (size_of(words) * _LETTER[words.bold]) + 0.01)
    return words.text if len(words.text) <= most else f"{words.text[: most - 1].rstrip()}…"


def svg(drawing: SheetDrawing) -> str:
    """The picture as SVG that loads nothing: dark on light, whatever page it stands on."""
    width, height = _n(drawing.width), _n(drawing.height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'role="img" aria-labelledby="drawing-title drawing-lines" '
        'font-family="Helvetica, Arial, Liberation Sans, sans-serif">',
        f'<title id="drawing-title">{escape(drawing.title)}</title>',
        f'<desc id="drawing-lines">{escape(" ".join(drawing.lines))}</desc>',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    parts += [
        f'<polyline points="{" ".join(f"{_n(x)},{_n(y)}" for x, y in link.points)}" fill="none" stroke="#8a8a8a" '
        f'stroke-width="1.5"/>'
        for link in drawing.links
    ]
    parts += [
        f'<rect x="{_n(box.x)}" y="{_n(box.y)}" width="{_n(box.width)}" height="{_n(box.height)}" '
        + ('fill="#e3e3e3"/>' if box.filled else 'fill="none" stroke="#000"/>')
        for box in drawing.boxes
    ]
    parts += [_words(one) for one in drawing.words]
    return "".join((*parts, "</svg>"))


def _words(one: DrawnWords) -> str:
    looks = ' font-weight="bold"' * one.bold + ' text-anchor="end"' * one.right
    ink = "#555" if one.soft else "#000"
    return (
        f'<text x="{_n(one.x)}" y="{_n(one.y)}" font-size="{_n(size_of(one))}" fill="{ink}"{looks}>'
        f"{escape(shown(one))}</text>"
    )


def _n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
