"""The level or bonus in its badge, and the mark of a rarity."""

from __future__ import annotations

from html import escape
from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.colours import NIGHT, PAPER, RARITY
from sixrealms.faces.svg import circle, path, text
from sixrealms.faces.text_width import SANS, fitted

_MARKS: Final = {
    "common": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    "uncommon": "M0-6 6 0 0 6-6 0Z",
    "rare": "M0-7 2-2.2 7-2.2 3 1 4.5 6 0 3-4.5 6-3 1-7-2.2-2-2.2Z",
    "chase": "M-7 5-6-4-2.5-1 0-6 2.5-1 6-4 7 5Z",
}


def badge(printing: Printing, x: float, y: float, size: float) -> str:
    """A level stands in a circle, a bonus in a hexagon; nothing without a number."""
    if not printing.level:
        return ""
    sizes = [size * part for part in (1, 0.8, 0.6, 0.45, 0.36)]
    letters, level = fitted(printing.level, size * 1.5, sizes, SANS)
    if printing.level_role in ("bonus", "ally_or_bonus") or printing.level[0] in "+-":
        half, tall = size / 2, size * 0.9
        corners = f"M{x - size:g} {y:g}l{half:g}-{tall:g}h{size:g}l{half:g} {tall:g}-{half:g} {tall:g}h-{size:g}Z"
        shape = path(corners, NIGHT, stroke=PAPER, stroke_width=size / 10)
    else:
        shape = circle(x, y, size, NIGHT, stroke=PAPER, stroke_width=size / 10)
    down = y + letters * 0.36
    return shape + text(escape(level), x, down, letters, "#fff", font_weight=700, text_anchor="middle")


def mark_of_rarity(printing: Printing, x: float, y: float) -> str:
    """A disc, a lozenge, a star or a crown: the shape says it, the colour only helps."""
    name = printing.rarity_name
    return path(_MARKS[name], RARITY[name], transform=f"translate({x} {y})")
