"""Allies march under a banner: a cut, a division of two colours, and the sign of what they are."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.backdrop import backdrop
from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import GOLD, contrast, mixed
from sixrealms.faces.items import LIGHTS
from sixrealms.faces.land import words_of
from sixrealms.faces.shapes import banners, signs
from sixrealms.faces.svg import circle, path, placed

_FIELDS: Final = ("#a83a34", "#2f62a8", "#2d7a4c", "#6e4aa6", "#c18a22", "#30343f", "#e4dcc6", "#1f7f86")
_INKS: Final = ("#fbf3df", "#1c1822")
_USUAL: Final = ("swords", "shield", "fist", "crown", "sun")
_FOLDS: Final = "M60 0h12q6 50-2 110H58q8-60 2-110ZM28 0h8q6 50 0 110h-8q6-60 0-110Z"
_POLE: Final = "M14-2h72v5H14ZM10-4h5v9h-5ZM85-4h5v9h-5Z"
_SPEARS: Final = "".join(f"M{x} 104V{y}l3-12 3 12V104Z" for x, y in ((2, 30), (13, 22), (81, 24), (92, 32)))


def rank_of(printing: Printing, chance: Chance) -> str:
    """The sign of an ally: of its race, its way of moving, or a word of its name."""
    usual = chance.one(_USUAL)
    known = words_of(printing) | printing.attributes
    return next((rank.sign for rank in banners().ranks if not known.isdisjoint(rank.words.split())), usual)


def banner(printing: Printing, chance: Chance, wide: int, high: int) -> str:
    """The banner between its spears."""
    back, glow = chance.one(LIGHTS)
    field = chance.one(_FIELDS)
    other = chance.one([colour for colour in _FIELDS if colour != field])
    cloth, split = chance.one(banners().cloths), chance.one(banners().splits)
    sign = signs()[rank_of(printing, chance)].path
    ink = max(_INKS, key=lambda colour: contrast(colour, field))
    drawn = (
        path(_SPEARS, mixed(back, "#0b0910", 0.5))
        + f'<clipPath id="b"><path d="{cloth}"/></clipPath><g clip-path="url(#b)">'
        + path("M0 0h100v110H0Z", field)
        + path(split, other)
        + path(_FOLDS, "#000", opacity=0.16)
        + "</g>"
        + path(cloth, stroke=GOLD, stroke_width=2.4)
        + path(_POLE, GOLD)
        + circle(50, 42, 24, field, opacity=0.85)
        + path(sign, ink, fill_rule="evenodd", transform="translate(32 24)scale(.36)")
    )
    return backdrop(chance, back, glow, wide, high) + placed(drawn, wide, high, high * 0.84, 0.53)
