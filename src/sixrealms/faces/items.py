"""Magical items and artifacts: a thing on its light."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.backdrop import backdrop
from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import GOLD
from sixrealms.faces.land import words_of
from sixrealms.faces.shapes import named, objects
from sixrealms.faces.svg import path, placed

LIGHTS: Final = (
    ("#22304a", "#9fc0ea"),
    ("#402542", "#e4a8e0"),
    ("#1f3d36", "#93e0bb"),
    ("#463019", "#f2c98a"),
    ("#2f2a52", "#b5acf5"),
)
_METAL: Final = ("#d9dee8", "#c7d3e2", "#e3ddd0", "#b9c4cf")
_WOOD: Final = (GOLD, "#b5722e", "#8e8aa0", "#d0a04a")
_SHINE: Final = ("#ff8f8f", "#7fd4ff", "#a5f2a0", "#f7a8ff", "#ffe66b", "#8ff5e4")
_WREATH: Final = (
    "M50 4a46 46 0 1 0 .1 0M50-2a52 52 0 1 0 .1 0M50-6v16M50 90v16M-6 50h16M90 50h16"
    "M12 12l8 8M80 80l8 8M88 12l-8 8M20 80l-8 8"
)
_BY_ATTRIBUTE: Final = (("Sword", "sword"), ("Spear", "spear"), ("Weapon", "hammer"))
_OTHERWISE: Final = ("chest", "gem", "amulet", "scroll", "orb")


def thing_of(printing: Printing, chance: Chance) -> str:
    """Which thing it is: what a word of its name or a designation says, otherwise one by chance."""
    usual = chance.one(_OTHERWISE)
    if thing := named(words_of(printing), objects()):
        return thing
    return next((thing for attribute, thing in _BY_ATTRIBUTE if attribute in printing.attributes), usual)


def item(printing: Printing, chance: Chance, wide: int, high: int) -> str:
    """An item on its light; artifacts have a wreath of gold around them."""
    mass, second, shining = objects()[thing_of(printing, chance)].parts
    back, glow = chance.one(LIGHTS)
    shape = (
        path(mass + second, "#000", opacity=0.28, transform="translate(4 4)")
        + path(mass, chance.one(_METAL))
        + path(second, chance.one(_WOOD))
        + path(shining, chance.one(_SHINE))
    )
    turn = chance.whole(-2, 2) * 6
    turned = f'<g transform="rotate({turn} 50 50)">{shape}</g>' if turn else shape
    wreath = path(_WREATH, stroke=GOLD, stroke_width=3) if printing.type == "artifact" else ""
    return (
        backdrop(chance, back, glow, wide, high)
        + (placed(wreath, wide, high, high * 1.02) if wreath else "")
        + placed(turned, wide, high, high * 0.7)
    )
