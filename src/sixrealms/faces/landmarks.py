"""Buildings and other marks of a place, drawn in a square of 100 that stands on its lower edge."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import WORLD, mixed
from sixrealms.faces.land import Country, words_of
from sixrealms.faces.shapes import landmarks, named

_BUILT: Final = ("keep", "castle", "tower", "city", "village", "temple", "castle", "keep")


def landmark(printing: Printing, chance: Chance, colours: Country, x: int, foot: int, size: float) -> str:
    """What stands at that point, as tall as said."""
    usual = "pyramid" if printing.world == "DS" and chance.part() < 0.4 else chance.one(_BUILT)
    known = landmarks()
    walls, roofs, lit = known[named(words_of(printing), known) or usual].parts
    stone = mixed(colours.ground, "#17141f", 0.62)
    roof = mixed(WORLD[printing.world], "#17141f", 0.35)
    shown = f'<path fill="{colours.light if printing.type != "dungeon" else "#ffb35c"}" d="{lit}"/>' if lit else ""
    scale = size / 100
    return (
        f'<g transform="translate({round(x - size / 2)} {round(foot - size)})scale({scale:.2f})">'
        f'<path fill="{stone}" d="{walls}"/><path fill="{roof}" d="{roofs}"/>{shown}</g>'
    )
