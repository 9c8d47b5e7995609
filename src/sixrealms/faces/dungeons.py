"""Dungeons: a gate in a dark wall between two torches, and steps that lead down."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import mixed
from sixrealms.faces.svg import circle, path, placed

_STONES: Final = (("#37333f", "#ffb35c"), ("#2c3a3f", "#8ff0c8"), ("#40302c", "#ff8f5c"), ("#33304a", "#c39bff"))
_ARCH: Final = "M14 104V44C14 14 34-2 50-2s36 16 36 46v60H76V46c0-22-12-36-26-36S24 24 24 46v58Z"
_DARK: Final = "M24 104V46c0-22 12-36 26-36s26 14 26 36v58Z"
_STEPS: Final = "M38 72h24v5H38ZM34 80h32v6H34ZM30 89h40v6H30ZM26 98h48v6H26Z"
_FLAMES: Final = "M-6 20c6 8 8 12 4 20h-8c-4-8-2-10 4-20ZM106 20c6 8 8 12 4 20h-8c-4-8-2-10 4-20Z"
_EYES: Final = ("", "M43 46l5 2-5 2ZM57 46l-5 2 5 2Z", "M36 40l4 2-4 2ZM46 40l-4 2 4 2ZM58 56l4 2-4 2ZM68 56l-4 2 4 2Z")
_TORCHES: Final = "M-9 42h6v24h-6ZM103 42h6v24h-6Z"


def dungeon(_: Printing, chance: Chance, wide: int, high: int) -> str:
    """The gate; who waits behind it is drawn by the seed."""
    stone, glow = chance.one(_STONES)
    gate = (
        path(_ARCH, mixed(stone, "#ffffff", 0.18))
        + path(_DARK, "#0a080e")
        + path(_STEPS, mixed(stone, glow, 0.25))
        + circle(-6, 36, 20, glow, opacity=0.22)
        + circle(106, 36, 20, glow, opacity=0.22)
        + path(_FLAMES + chance.one(_EYES), glow)
        + path(_TORCHES, "#6b4a2a")
    )
    wall = path(f"M0 0h{wide}v{high}H0Z", stone)
    joints = path(_joints(wide, high), stroke="#0a080e", opacity=0.45)
    return wall + joints + placed(gate, wide, high, high * 0.84, 0.58)


def _joints(wide: int, high: int) -> str:
    lines = []
    for row in range(5):
        y, shift = round(high * row / 5), wide // 12 if row % 2 else 0
        lines.append(f"M0 {y}h{wide}")
        lines += [f"M{x + shift} {y}v{round(high / 5)}" for x in range(wide // 12, wide, wide // 6)]
    return "".join(lines)
