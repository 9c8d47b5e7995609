"""The colours of the faces: frames by world, and how strongly two colours contrast."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

PAPER: Final = "#fbf6e9"
INK: Final = "#1d1824"
FAINT: Final = "#5f5868"

WORLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ADD": "#a8352f",
        "BR": "#84660f",
        "DS": "#a9530f",
        "DL": "#2a66ab",
        "FR": "#2a7448",
        "GH": "#6c4aa3",
        "RL": "#44485c",
        "TSR": "#0f7280",
        "": "#5b6170",
    }
)
"""The frame of each world; the letters beside the type say the same in words."""

LETTERS: Final[Mapping[str, str]] = MappingProxyType(
    {"ADD": "AD", "BR": "BR", "DS": "DS", "DL": "DL", "FR": "FR", "GH": "GH", "RL": "RL", "TSR": "TS", "": ""}
)
"""Two letters for each world."""

RARITY: Final[Mapping[str, str]] = MappingProxyType(
    {"common": "#c9c3d2", "uncommon": "#cfe3f5", "rare": "#ffd76b", "chase": "#ffab91"}
)
"""The mark of each rarity, whose shape differs as well."""


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG 2.2 computes it: 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=8192)
def mixed(one: str, other: str, part: float) -> str:
    """The colour so far on the way from one to the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
