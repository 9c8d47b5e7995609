"""Spells, powers, events and rule cards: a sign in a star drawn by the seed."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.backdrop import backdrop
from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import mixed
from sixrealms.faces.land import words_of
from sixrealms.faces.shapes import named, signs
from sixrealms.faces.svg import circle, path, placed

Palette = tuple[tuple[str, str], ...]

_LIGHTS: Final[Mapping[str, Palette]] = MappingProxyType(
    {
        "wizard spell": (("#1d2458", "#8fb4ff"), ("#35195c", "#cf9bff"), ("#0f3a52", "#7fe0f5")),
        "cleric spell": (("#54400f", "#ffe08a"), ("#5a2f17", "#ffc48f"), ("#3f4420", "#eef0a0")),
        "psionic power": (("#12423f", "#85f0d8"), ("#123a55", "#8fd8ff")),
        "blood ability": (("#4d0f1d", "#ff8f9c"), ("#4a1433", "#ff9ad0")),
        "thief ability": (("#26302a", "#b9d8a8"), ("#2b2b3a", "#c3c6e8")),
        "unarmed combat": (("#4a2812", "#ffbd85"), ("#3a2a1a", "#e6c79a")),
        "event": (("#3d1836", "#ff9ede"), ("#173c56", "#8ee0ff"), ("#4a3010", "#ffd27a"), ("#2a1f55", "#b9a5ff")),
        "rule": (("#2a2c3d", "#c6cdea"), ("#2d2a25", "#e8dcb8")),
    }
)
_HARMFUL: Final[Palette] = (("#4d1218", "#ff9183"), ("#3f1029", "#ff86b0"), ("#431d0b", "#ffab6b"))
_HELPFUL: Final[Palette] = (("#0f4034", "#86efc0"), ("#143f57", "#93e4ff"), ("#3f4312", "#eef08c"))
# What stands for a type when no word of the name says more.
_USUAL: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "wizard spell": ("sign", "sign", "bolt", "flame"),
        "cleric spell": ("cross", "cross", "sun"),
        "psionic power": ("spiral", "eye"),
        "blood ability": ("drop",),
        "thief ability": ("key", "eye"),
        "unarmed combat": ("fist", "hand"),
        "event": ("comet", "hourglass", "sun", "moon", "bolt"),
        "rule": ("scroll",),
    }
)


def emblem(printing: Printing, chance: Chance, wide: int, high: int) -> str:
    """A sign in a star; harmful events are red, helpful ones green or blue."""
    back, glow = chance.one(_palette(printing))
    usual = chance.one(_USUAL[printing.type])
    sign = signs()[named(words_of(printing), signs()) or usual].path
    drawn = (
        path(_ring(printing, chance), stroke=glow, stroke_width=1.5, opacity=0.55)
        + circle(50, 50, 30, mixed(back, "#0b0910", 0.35), opacity=0.75)
        + path(sign, mixed(glow, "#ffffff", 0.35), fill_rule="evenodd", transform="translate(29 29)scale(.42)")
    )
    return backdrop(chance, back, glow, wide, high) + placed(drawn, wide, high, high * 1.08)


def _palette(printing: Printing) -> Palette:
    if printing.type == "event" and "Harmful" in printing.attributes:
        return _HARMFUL
    if printing.type == "event" and "Helpful" in printing.attributes:
        return _HELPFUL
    return _LIGHTS[printing.type]


def _ring(printing: Printing, chance: Chance) -> str:
    """Circles and a star; around offensive cards they are spiked."""
    corners = chance.whole(5, 9)
    skip = chance.whole(2, (corners - 1) // 2)
    first = chance.part() * pi
    turns = [first + 2 * pi * n / corners for n in range(corners)]
    points = [_at(turn, 41) for turn in turns]
    star = "".join(f"M{point}L{points[(n + skip) % corners]}" for n, point in enumerate(points))
    outer = "M50 5a45 45 0 1 0 .1 0"
    if printing.offensive:
        outer = "".join(f"M{_at(turn - 0.1, 42)}L{_at(turn, 52)}L{_at(turn + 0.1, 42)}" for turn in turns)
    return f"{star}M50 9a41 41 0 1 0 .1 0{outer}"


def _at(turn: float, far: float) -> str:
    return f"{50 + far * cos(turn):.0f} {50 + far * sin(turn):.0f}"
