"""Champions: a dark figure by race or class before a light, with wings, beard or waves where the facts say so."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.backdrop import backdrop
from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import GOLD, mixed
from sixrealms.faces.land import words_of
from sixrealms.faces.shapes import figures, named
from sixrealms.faces.svg import path

_RACES: Final = (
    (("Dragon", "Draconian"), "dragon"),
    (("Beholder",), "beholder"),
    (("Undead", "Vampire"), "undead"),
    (("Werebeast",), "wolf"),
    (("Orc", "Kobold"), "orc"),
    (("Golem",), "golem"),
    (("Giant",), "giant"),
)
_EARED: Final = {"Elf", "Half-Elf", "Drow"}
_BEARDED: Final = {"Dwarf", "Duergar", "Mul"}
_HAIR: Final = ("#8d5a2b", "#b0472a", "#c9b79a", "#4b3a30")
# What is behind, its light, and the cloth.
_LIGHTS: Final = (
    ("#23325c", "#7fb2e8", "#5a6fae"),
    ("#4a1f2b", "#f09a6b", "#a04a52"),
    ("#1f4038", "#8fdcae", "#4d8a6c"),
    ("#3a2556", "#c79cf0", "#7d5cb0"),
    ("#54340f", "#ffd071", "#a87a32"),
    ("#173f4c", "#7fdde0", "#3f8792"),
    ("#4b2440", "#f3a0c4", "#a0568a"),
    ("#33363f", "#cdd6e4", "#7b8598"),
)


def shape_of(printing: Printing) -> str:
    """The figure of a champion: of its race if that has one, of a monster's name, otherwise of its class."""
    for races, figure in _RACES:
        if printing.attributes.intersection(races):
            return figure
    if printing.type != "monster":
        return printing.type
    return named(words_of(printing), figures().figures) or "fiend"


def champion(printing: Printing, chance: Chance, wide: int, high: int) -> str:
    """A champion before a light."""
    drawn, has = figures(), printing.attributes
    shape = drawn.figures[shape_of(printing)]
    back, glow, cloth = chance.one(_LIGHTS)
    body = mixed(cloth, "#100d16", 0.58)
    parts = [path(drawn.wings, mixed(back, glow, 0.35))] if "Flyer" in has else []
    if has & _EARED:
        parts.append(path(drawn.ears, body))
    parts.append(path(shape.mass + (drawn.cloak if shape.cloaked else ""), body))
    parts.append(path(shape.lit + (drawn.cloak_lit if shape.cloaked else ""), mixed(cloth, glow, 0.2)))
    if has & _BEARDED and printing.type != "monster":
        parts.append(path(drawn.beard, chance.one(_HAIR)))
    parts += [path(shape.ornament, GOLD), path(shape.eyes, mixed(glow, "#ffffff", 0.55))]
    if "Swimmer" in has:
        parts.append(path(drawn.waves, "#3f8fc0", opacity=0.85))
    if "Earthwalker" in has:
        parts.append(path(drawn.rocks, "#4a3d33"))
    scale = high / 112
    side, turned = (1, "-") if chance.part() < 0.5 else (-1, "")
    moved = f"translate({wide / 2 + side * 50 * scale:.1f} {high * 0.08:.1f})scale({turned}{scale:.2f} {scale:.2f})"
    behind = backdrop(chance, back, glow, wide, high, haloed=printing.avatar)
    return f'{behind}<g transform="{moved}">{"".join(parts)}</g>'
