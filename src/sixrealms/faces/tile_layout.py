"""A card as a tile of 100 by 76, as it lies in a formation: picture, name, world, level."""

from __future__ import annotations

from html import escape
from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.badge import badge
from sixrealms.faces.colours import INK, LETTERS, NIGHT, PAPER, WORLD, mixed
from sixrealms.faces.scene import scene
from sixrealms.faces.svg import path, text
from sixrealms.faces.text_width import SANS, fitted

WIDE: Final = 100
HIGH: Final = 76
ROOM: Final = 90
SIZES: Final = (10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5)


def tile(printing: Printing) -> str:
    """The tile as an SVG document, the same in every language."""
    frame = WORLD[printing.world]
    size, name = fitted(printing.name, ROOM, SIZES, SANS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="{SANS}">'
        f'<rect width="{WIDE}" height="{HIGH}" rx="6" fill="{NIGHT}"/>'
        f'<rect x="1" y="1" width="98" height="74" rx="5" fill="{frame}"/>'
        f'<svg x="4" y="4" width="92" height="54">{scene(printing, 92, 54)}</svg>'
        + path("M4 57h92v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3Z", PAPER)
        + text(escape(name), 50, 64.5 + size * 0.35, size, INK, text_anchor="middle")
        + _world(printing.world)
        + badge(printing, 13, 13, 11)
        + "</svg>"
    )


def _world(world: str) -> str:
    if not LETTERS[world]:
        return ""
    ink = mixed(WORLD[world], "#000000", 0.15)
    return f'<rect x="76" y="6" width="19" height="11" rx="5.5" fill="{PAPER}"/>' + text(
        LETTERS[world], 85.5, 14.5, 8.5, ink, font_weight=700, text_anchor="middle"
    )
