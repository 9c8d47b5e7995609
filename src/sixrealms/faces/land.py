"""Which country a realm shows, from its facts and the words of its name, and the colours of that country."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from sixrealms.catalogue import Printing


class Country(NamedTuple):
    """Colours from the sky down: top of the sky, horizon, far ridge, near ridge, ground, and what shines."""

    top: str
    horizon: str
    far: str
    near: str
    ground: str
    light: str


COUNTRIES: Final[Mapping[str, tuple[Country, ...]]] = MappingProxyType(
    {
        "plains": (
            Country("#5fa5d9", "#f3e7b5", "#8fb0a0", "#6d9a62", "#3f7344", "#fff6d0"),
            Country("#7a6fb8", "#f7c59a", "#9a86a8", "#7d8a5c", "#4d6b3b", "#ffe7b0"),
            Country("#3f86b8", "#cfeadf", "#7fa9ae", "#5c9478", "#2f6b52", "#fffbe0"),
        ),
        "mountain": (
            Country("#4c6ea8", "#f2cfb4", "#8d8fb5", "#5d6488", "#39415f", "#fff1d6"),
            Country("#3d5a80", "#cfe3ea", "#8aa3b8", "#54708a", "#2f4860", "#ffffff"),
            Country("#8a4f7d", "#fbc08a", "#a07497", "#6a4f74", "#41334f", "#ffe2a8"),
        ),
        "forest": (
            Country("#3c7d78", "#d8ecb8", "#6fa083", "#3f7a55", "#1f4d38", "#fbf7c8"),
            Country("#5a5f9c", "#efc9a0", "#6f8a86", "#3c6b55", "#1c4236", "#ffe9b5"),
        ),
        "desert": (
            Country("#d9772f", "#fbe0a0", "#d79a5b", "#c27a3c", "#9a5527", "#fff4c9"),
            Country("#a04a3a", "#f8c27a", "#c9804f", "#a85f38", "#7a3d25", "#ffe9a8"),
            Country("#4f87b5", "#f9e6bd", "#dcb27a", "#cd9650", "#a56c31", "#fffbe3"),
        ),
        "ice": (
            Country("#33628f", "#dff1f7", "#a9c6da", "#d3e6f0", "#f2f8fb", "#ffffff"),
            Country("#20345c", "#8fd0c8", "#7f9cc0", "#b9cfe3", "#e3eef6", "#c9fff0"),
        ),
        "swamp": (
            Country("#4b5d4c", "#cdd09a", "#75866a", "#4e6650", "#2b4038", "#f1efb0"),
            Country("#3e4a5e", "#a8b89a", "#5f7468", "#42584c", "#22352f", "#dff0c0"),
        ),
        "dread": (
            Country("#1d2140", "#6d5f86", "#474264", "#2f2c48", "#191828", "#e9e4f7"),
            Country("#2a1830", "#8c5566", "#573a55", "#3a2740", "#1c1424", "#f5dfd8"),
        ),
        "fire": (
            Country("#2b1622", "#e2672f", "#7a3328", "#4d2226", "#2a1519", "#ffd27a"),
            Country("#3d1f2e", "#f39a45", "#8a4030", "#572a2a", "#30191d", "#ffe39a"),
        ),
        "cavern": (
            Country("#15121f", "#3d3358", "#2c2541", "#231d35", "#120f1b", "#7fe3d0"),
            Country("#101a22", "#27485a", "#1d3543", "#172a36", "#0c151c", "#ffcf70"),
            Country("#1d1218", "#5a2f4a", "#412337", "#301a29", "#170c13", "#d79bff"),
        ),
    }
)

_BY_WORD: Final = (
    (("desert", "sand", "dust", "waste", "oasis", "anauroch", "salt"), "desert"),
    (("ice", "icewind", "frost", "snow", "glacier", "winter", "icingdeath"), "ice"),
    (("fire", "flame", "volcano", "burning", "ash", "lava", "smoking", "hell"), "fire"),
    (("forest", "wood", "woods", "weald", "grove", "jungle", "tree", "greenwood", "elfhome"), "forest"),
    (("swamp", "marsh", "fens", "fen", "bog", "mire", "moor", "trollmoors"), "swamp"),
    (("tomb", "undead", "dread", "death", "dead", "shadow", "shadows", "ghost", "evil", "horrors", "vampire"), "dread"),
    (
        ("mountain", "mountains", "mount", "peak", "peaks", "spur", "crag", "spine", "hills", "rift", "thunder"),
        "mountain",
    ),
)
_BY_WORLD: Final = {"DS": "desert", "RL": "dread"}
_ANYWHERE: Final = ("plains", "plains", "mountain", "forest")


def words_of(printing: Printing) -> frozenset[str]:
    """The words of the name in small letters."""
    return frozenset("".join(c if c.isalpha() else " " for c in printing.name.casefold()).split())


def country_of(printing: Printing, drawn: float) -> str:
    """The kind of country: what a fact says first, then a word of the name, the world, and at last chance."""
    if "Underdark" in printing.attributes or words_of(printing) & {"cavern", "caverns", "cave", "caves", "underdark"}:
        return "cavern"
    for words, country in _BY_WORD:
        if words_of(printing).intersection(words):
            return country
    return _BY_WORLD.get(printing.world) or _ANYWHERE[int(drawn * len(_ANYWHERE))]
