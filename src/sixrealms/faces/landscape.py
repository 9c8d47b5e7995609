"""Landscapes: sky, ridges behind each other, water where there is a coast, and one thing to remember the place by."""

from __future__ import annotations

from itertools import pairwise
from math import sin

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import mixed
from sixrealms.faces.land import COUNTRIES, Country, country_of, words_of
from sixrealms.faces.landmarks import landmark
from sixrealms.faces.svg import gradient, path

_SHARP = frozenset({"mountain", "ice", "fire", "dread"})
_NIGHT = frozenset({"dread", "fire"})


def landscape(printing: Printing, chance: Chance, wide: int, high: int) -> str:
    """The country of a realm, with the building a holding is."""
    kind = country_of(printing, chance.part())
    colours = chance.one(COUNTRIES[kind])
    coast = "Coastal" in printing.attributes
    if kind == "cavern":
        return _cavern(printing, chance, colours, wide, high, coast=coast)
    parts = [_sky(colours, wide, high, chance.branch("sky"), night=kind in _NIGHT)]
    jagged = kind in _SHARP
    parts.append(_ridge(chance.branch("far"), colours.far, wide, high, 0.5, 0.24 if jagged else 0.1, jagged=jagged))
    if kind == "mountain" and printing.type == "realm":
        parts.append(_summit(chance.branch("summit"), colours, wide, high))
    near = 0.7 if coast else 0.64
    parts.append(
        _ridge(
            chance.branch("middle"), mixed(colours.far, colours.near, 0.6), wide, high, near - 0.06, 0.09, jagged=False
        )
    )
    if coast:
        parts.append(_sea(chance.branch("sea"), colours, wide, high, round(high * near)))
    else:
        parts.append(_ridge(chance.branch("near"), colours.near, wide, high, 0.72, 0.07, jagged=False))
    if kind in ("forest", "swamp") or (kind == "plains" and chance.part() < 0.5):
        parts.append(_trees(chance.branch("trees"), colours, wide, high, near, bare=kind == "swamp"))
    parts.append(_foreground(printing, chance.branch("mark"), colours, wide, high, coast=coast))
    if kind in ("dread", "swamp"):
        parts.append(_mist(wide, high))
    return "".join(parts)


def _sky(colours: Country, wide: int, high: int, chance: Chance, *, night: bool) -> str:
    x, y = chance.whole(wide // 6, wide * 5 // 6), round(high * chance.between(0.16, 0.3))
    size = round(high * chance.between(0.08, 0.12))
    stars = "".join(f"M{chance.whole(4, wide)} {chance.whole(2, high // 2)}h1" for _ in range(12 if night else 0))
    birds = "" if night else _birds(chance, wide, high)
    clouds = "" if night else _cloud(chance, wide, high) + _cloud(chance, wide, high)
    return (
        f'<linearGradient id="s" x2="0" y2="1"><stop stop-color="{colours.top}"/>'
        f'<stop offset=".7" stop-color="{colours.horizon}"/></linearGradient>'
        f'<path fill="url(#s)" d="M0 0h{wide}v{high}H0Z"/>'
        f'<g fill="{colours.light}"><circle cx="{x}" cy="{y}" r="{size * 2}" opacity=".18"/>'
        f'<circle cx="{x}" cy="{y}" r="{size * 3 // 2}" opacity=".25"/><circle cx="{x}" cy="{y}" r="{size}"/>'
        f"{clouds}</g>" + (f'<path stroke="{colours.light}" d="{stars}"/>' if stars else "") + birds
    )


def _cloud(chance: Chance, wide: int, high: int) -> str:
    x, y = chance.whole(0, wide), round(high * chance.between(0.1, 0.38))
    long, thick = chance.whole(wide // 10, wide // 5), max(2, high // 30)
    return (
        f'<path opacity=".45" d="M{x - long} {y}q{long // 2}-{thick * 3} {long}-{thick}q{long // 2}-{thick * 2} '
        f'{long} {thick}q{-long} {thick} {-2 * long} 0"/>'
    )


def _birds(chance: Chance, wide: int, high: int) -> str:
    x, y = chance.whole(wide // 8, wide * 3 // 4), round(high * chance.between(0.2, 0.4))
    one = "q2-3 4 0q2-3 4 0"
    birds = f"M{x} {y}{one}M{x + 12} {y - 5}{one}M{x + 18} {y + 3}{one}"
    return path(birds, stroke="#2b2633", opacity=0.55)


def _ridge(chance: Chance, colour: str, wide: int, high: int, at: float, swing: float, *, jagged: bool) -> str:
    """One line of hills or peaks across the picture, filled down to its foot."""
    count = 9 if jagged else 5
    step = wide / count
    phase = chance.between(0, 6)
    points = []
    for number in range(count + 1):
        bump = chance.between(-1, 1) if not jagged else (0.9 if number % 2 else -0.5) * chance.between(0.5, 1.2)
        height = high * (at - swing * (bump * 0.7 + 0.4 * sin(number * 1.3 + phase)))
        points.append((round(number * step), round(height)))
    if jagged:
        line = "".join(f"L{x} {y}" for x, y in points[1:])
    else:
        line = (
            "".join(f"Q{x0} {y0} {(x0 + x1) // 2} {(y0 + y1) // 2}" for (x0, y0), (x1, y1) in pairwise(points))
            + f"L{wide} {points[-1][1]}"
        )
    return f'<path fill="{colour}" d="M0 {points[0][1]}{line}V{high}H0Z"/>'


def _summit(chance: Chance, colours: Country, wide: int, high: int) -> str:
    """One great peak with snow and a side in shadow."""
    x, top = chance.whole(wide // 3, wide * 2 // 3), round(high * chance.between(0.14, 0.24))
    foot, half = round(high * 0.72), round(wide * chance.between(0.24, 0.34))
    snow = round((foot - top) * 0.34)
    side = round(half * 0.34)
    body = f"M{x - half} {foot}L{x} {top}L{x + half} {foot}Z"
    shade = f"M{x} {top}L{x + half} {foot}H{x + side // 3}L{x - side // 3} {top + snow * 2}Z"
    third = side // 3
    edge = f"l{-side // 2} {-snow // 5}l-{third} {snow // 3}l-{third} {-snow // 3}l{-side // 2} {snow // 3}"
    return (
        path(body, mixed(colours.far, colours.near, 0.4))
        + path(shade, colours.near, opacity=0.55)
        + path(f"M{x} {top}l{side} {snow}{edge}Z", "#fff", opacity=0.92)
    )


def _sea(chance: Chance, colours: Country, wide: int, high: int, shore: int) -> str:
    deep = mixed(mixed(colours.top, "#0f4c7a", 0.6), colours.ground, 0.12)
    glints = "".join(
        f"M{chance.whole(0, wide)} {chance.whole(shore + 4, high - 3)}h{chance.whole(6, 20)}" for _ in range(11)
    )
    return (
        f'<linearGradient id="w" x2="0" y2="1"><stop stop-color="{mixed(deep, colours.horizon, 0.5)}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient><path fill="url(#w)" d="M0 {shore}h{wide}V{high}H0Z"/>'
        f'<path stroke="#fff" stroke-linecap="round" opacity=".5" d="M0 {shore}h{wide}{glints}"/>'
    )


def _trees(chance: Chance, colours: Country, wide: int, high: int, at: float, *, bare: bool) -> str:
    path = []
    at_x = chance.between(-0.03, 0.02)
    while at_x < 1:
        x = round(at_x * wide)
        tall = round(high * chance.between(0.1, 0.22))
        foot = round(high * (at + chance.between(0.08, 0.16)))
        half = max(3, tall // 4)
        if bare:
            path.append(f"M{x} {foot}l2-{tall}l2 {tall}M{x + 2} {foot - tall // 2}l6-{half * 2}l-4 {half * 2}")
        else:
            path.append(f"M{x - half} {foot}l{half}-{tall}l{half} {tall}Z")
        at_x += chance.between(0.028, 0.07)
    return f'<path fill="{mixed(colours.near, colours.ground, 0.75)}" d="{"".join(path)}"/>'


def _foreground(printing: Printing, chance: Chance, colours: Country, wide: int, high: int, *, coast: bool) -> str:
    """The ground in front with what stands on it: on an island in the sea, or on a rise."""
    holding = printing.type == "holding"
    x = wide // 2 if holding else round(wide * chance.one((0.3, 0.4, 0.6, 0.7)))
    isle = coast and not holding and bool(words_of(printing) & {"isle", "isles", "island", "islands"})
    if isle:
        x = wide // 2
        ground = f"M{x - wide // 4} {round(high * 0.86)}Q{x} {round(high * 0.6)} {x + wide // 4} {round(high * 0.86)}Z"
    elif coast:
        left = x < wide // 2
        edge = round(wide * 0.66)
        near, away = (0, edge) if left else (wide, wide - edge)
        ground = f"M{near} {round(high * 0.72)}Q{x} {round(high * 0.72)} {away} {high}H{near}Z"
    else:
        rise = round(high * 0.76)
        ground = f"M0 {round(high * 0.9)}Q{x} {rise} {wide} {round(high * 0.88)}V{high}H0Z"
    size = high * (0.62 if holding else 0.36)
    foot = round(high * (0.88 if holding else 0.8))
    return f'<path fill="{colours.ground}" d="{ground}"/>' + landmark(printing, chance, colours, x, foot, size)


def _mist(wide: int, high: int) -> str:
    half = wide // 2
    above = f"M0 {round(high * 0.7)}q{wide // 4}-{high // 9} {half} 0t{half} 0"
    return path(f"{above}v{high // 9}q{-wide // 4} {high // 12} -{half} 0t-{half} 0Z", "#fff", opacity=0.16)


def _cavern(printing: Printing, chance: Chance, colours: Country, wide: int, high: int, *, coast: bool) -> str:
    """Under the earth: rock hanging down and standing up, crystals or mushrooms, and a glow from within."""
    hang = _teeth(chance.branch("hang"), wide, 0, round(high * 0.34), 1 / 15)
    stand = _teeth(chance.branch("stand"), wide, high, -round(high * 0.26), 1 / 13)
    back = _teeth(chance.branch("back"), wide, 0, round(high * 0.5), 1 / 9)
    crystals = chance.branch("glow")
    glow = "".join(_crystal(crystals, wide, high) for _ in range(5))
    water = _sea(chance.branch("sea"), colours, wide, high, round(high * 0.78)) if coast else ""
    glowing = mixed(colours.horizon, colours.light, 0.45)
    size = high * (0.62 if printing.type == "holding" else 0.42)
    return (
        gradient("s", ("0", glowing), (".5", colours.horizon), ("1", colours.top), round_='cy=".62"')
        + path(f"M0 0h{wide}v{high}H0Z", "url(#s)")
        + path(back, colours.far)
        + water
        + landmark(printing, chance.branch("mark"), colours, wide // 2, round(high * 0.86), size)
        + path(hang + stand, colours.ground)
        + path(glow, colours.light, opacity=0.85)
    )


def _teeth(chance: Chance, wide: int, edge: int, longest: int, broad: float) -> str:
    path, at_x = [f"M0 {edge}"], 0.0
    while at_x < 1:
        half = broad * chance.between(0.5, 1)
        middle = abs(at_x + half - 0.5) * 2
        tip = edge + round(longest * (0.25 + 0.75 * middle) * chance.between(0.4, 1))
        at_x += 2 * half
        path.append(f"L{round((at_x - half) * wide)} {tip}L{round(at_x * wide)} {edge}")
    return "".join(path) + "Z"


def _crystal(chance: Chance, wide: int, high: int) -> str:
    side = chance.one((chance.between(0.03, 0.26), chance.between(0.74, 0.97)))
    tall = max(4, round(high * chance.between(0.06, 0.14)))
    half = max(1, tall // 4)
    third = tall // 3
    return f"M{round(wide * side)} {high - max(2, high // 30)}l{-half}-{2 * third}l{half}-{third}l{half} {third}Z"
