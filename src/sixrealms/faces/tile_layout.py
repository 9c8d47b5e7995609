"""A card as a tile of 100 by 76, as it lies in a formation: picture, name, world, level."""

from __future__ import annotations

from html import escape
from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.badge import badge
from sixrealms.faces.colours import INK, LETTERS, PAPER, WORLD, mixed
from sixrealms.faces.scene import scene, view
from sixrealms.faces.svg import path, text
from sixrealms.faces.text_width import SANS, fitted

WIDE: Final = 100
HIGH: Final = 76
ROOM: Final = 90
SIZES: Final = (10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5)


def tile(printing: Printing) -> str:
    """The tile as an SVG document, the same in every language."""
    drawn = scene(printing)
    key, _, mid, _, _ = drawn.inks
    size, name = fitted(printing.name, ROOM, SIZES, SANS)
    level = f'<g transform="translate(14 14)scale(.42)">{badge(printing, drawn.inks)}</g>' if printing.level else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="{SANS}">'
        f'<rect width="{WIDE}" height="{HIGH}" rx="6" fill="{key}"/>'
        f'<rect x="1.2" y="1.2" width="97.6" height="73.6" rx="5" fill="{mid}"/>'
        '<clipPath id="w"><path d="M3.500 3.500H96.500V58H3.500Z"/></clipPath>'
        f'<g clip-path="url(#w)"><g transform="{view(drawn, 3.5, 3.5, 93, 54.5)}">{drawn.back}{drawn.figure}</g></g>'
        + path("M3.500 58h93v11a3 3 0 0 1-3 3H6.500a3 3 0 0 1-3-3Z", PAPER)
        + path("M3.500 58h93", stroke=key)
        + text(escape(name), 50, 65 + size * 0.35, size, INK, text_anchor="middle")
        + _world(printing.world)
        + level
        + "</svg>"
    )


def _world(world: str) -> str:
    if not LETTERS[world]:
        return ""
    ink = mixed(WORLD[world], "#000000", 0.15)
    return f'<rect x="76" y="6" width="18" height="11" rx="3" fill="{PAPER}"/>' + text(
        LETTERS[world], 85, 14.5, 8.5, ink, font_weight=700, text_anchor="middle"
    )
