"""The light behind a figure, a thing or a sign."""

from __future__ import annotations

from math import cos, pi, sin

from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import GOLD, mixed
from sixrealms.faces.svg import circle, gradient, path


def backdrop(chance: Chance, back: str, glow: str, wide: int, high: int, *, haloed: bool = False) -> str:
    """A light with rays, rings or arches; a ring of gold for avatars."""
    dark = mixed(back, "#0b0910", 0.55)
    drawn = (_rays, _rings, _arches)[chance.whole(0, 2)](chance, glow, wide, high)
    halo = circle(wide // 2, high * 0.4, high * 0.36, stroke=GOLD, stroke_width=max(1, high // 36)) if haloed else ""
    light = gradient("s", ("0", mixed(back, glow, 0.75)), (".55", back), ("1", dark), round_='cy=".42" r=".7"')
    return light + path(f"M0 0h{wide}v{high}H0Z", "url(#s)") + drawn + halo


def _rays(chance: Chance, glow: str, wide: int, high: int) -> str:
    count = chance.whole(7, 10)
    x, y = wide // 2, round(high * 0.46)
    rays = []
    for number in range(count):
        one, other = (number / count * 2 * pi, (number + 0.5) / count * 2 * pi)
        ends = [(round(x + wide * cos(turn)), round(y + wide * sin(turn))) for turn in (one, other)]
        rays.append(f"M{x} {y}" + "".join(f"L{a} {b}" for a, b in ends) + "Z")
    return path("".join(rays), glow, opacity=0.13)


def _rings(_: Chance, glow: str, wide: int, high: int) -> str:
    return "".join(
        circle(wide // 2, high * 0.46, high * part, stroke=glow, opacity=0.2, stroke_width=high // 22)
        for part in (0.42, 0.62, 0.84)
    )


def _arches(_: Chance, glow: str, wide: int, high: int) -> str:
    top, arch = round(high * 0.42), f"a{wide // 10} {wide // 9} 0 0 1 {wide // 5} 0"
    arches = "".join(f"M{round(wide * at)} {high}V{top}{arch}V{high}Z" for at in (0.04, 0.28, 0.52, 0.76))
    return path(arches, glow, opacity=0.14)
