"""The badge in the corner: shaped by the type, with the level, the bonus, or the shape of the type in it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from types import MappingProxyType
from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.colours import RARITY
from sixrealms.faces.shapes import glyphs
from sixrealms.faces.svg import path, text
from sixrealms.faces.text_width import SERIF, fitted

_MARKS: Final = {
    "common": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    "uncommon": "M0-6 6 0 0 6-6 0Z",
    "rare": "M0-7 2-2.2 7-2.2 3 1 4.5 6 0 3-4.5 6-3 1-7-2.2-2-2.2Z",
    "chase": "M-7 5-6-4-2.5-1 0-6 2.5-1 6-4 7 5Z",
}
_SHIELD: Final = "M-22-22H22V4C22 16 10 23 0 28C-10 23-22 16-22 4Z"
_BONUS: Final = "M-13-24H13L26 0L13 24H-13L-26 0Z"
_GATE: Final = "M-24 24V-10L0-27L24-10V24Z"
_DISC: Final = "M0-26C14-26 26-14 26 0S14 26 0 26S-26 14-26 0S-14-26 0-26Z"
_BOX: Final = "M-24-16C-18-16-16-18-16-24H16C16-18 18-16 24-16V16C18 16 16 18 16 24H-16C-16 18-18 16-24 16Z"
_SHAPES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "hero": _SHIELD,
        "wizard": "M0-28L9-15L25-14L16 0L25 14L9 15L0 28L-9 15L-25 14L-16 0L-25-14L-9-15Z",
        "cleric": "M-9-26H9V-20C20-18 26-9 26 0C26 15 14 25 0 25S-26 15-26 0C-26-9-20-18-9-20Z",
        "monster": "M-22-26L-10-20H10L22-26L26-4L14 22L0 28L-14 22L-26-4Z",
        "psionicist": "M0-28L24-12V12L0 28L-24 12V-12Z",
        "thief": "M-24-22H16L26-6L0 28L-24 8Z",
        "regent": "M-24-14L-12-20L0-28L12-20L24-14V8C22 18 10 24 0 28C-10 24-22 18-24 8Z",
        "realm": _GATE,
        "holding": _GATE,
        "dungeon": "M-24 25V0C-24-36 24-36 24 0V25Z",
        "ally": "M-22-26H22V24L0 14L-22 24Z",
        "event": _BOX,
        "rule": _BOX,
        "magical item": _BONUS,
        "artifact": _BONUS,
    }
)


def badge(printing: Printing, inks: tuple[str, str, str, str, str]) -> str:
    """The badge round 0 0, 26 each way; a bonus stands in a hexagon whatever the type."""
    key, _, _, light, _ = inks
    bonus = printing.level_role in ("bonus", "ally_or_bonus") or printing.level[:1] in ("+", "-")
    shape = _BONUS if printing.level and bonus else _SHAPES.get(printing.type, _DISC)
    plate = path(shape, key, stroke=key, stroke_width=8) + path(shape, key, stroke=light, stroke_width=3)
    if printing.level:
        size, level = fitted(printing.level, 40, (27, 24, 20, 16, 13, 10.5, 9), SERIF)
        return plate + text(escape(level), 0, size * 0.35, size, "#fff", font_weight=700, text_anchor="middle")
    glyph = glyphs()[printing.type]
    return plate + path(
        glyph, stroke=light, stroke_width=2.4, stroke_linejoin="round", transform="translate(-14 -14)scale(1.17)"
    )


def mark_of_rarity(printing: Printing, x: float, y: float) -> str:
    """A disc, a lozenge, a star or a crown: the shape says it, the colour only helps."""
    name = printing.rarity_name
    return path(_MARKS[name], RARITY[name], transform=f"translate({x} {y})")
