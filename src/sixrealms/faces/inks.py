"""The inks of a face: five of its world, and three tones of each material (light, base, shade)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from sixrealms.faces.chance import Chance
from sixrealms.faces.colours import mixed

Tones = tuple[str, str, str]

#: key, deep, mid, light and accent of each world.
WORLDS: Final[Mapping[str, tuple[str, str, str, str, str]]] = MappingProxyType(
    {
        "FR": ("#0f211b", "#1b4a3a", "#3f8f60", "#f3e7b2", "#e08a2e"),
        "DS": ("#2b0f0a", "#86311a", "#d36c2c", "#ffe09a", "#1f8a86"),
        "RL": ("#12121e", "#2b2d48", "#686e96", "#dedcea", "#bd2a3e"),
        "DL": ("#0d1a30", "#1d4378", "#4a8cc0", "#ecf3ea", "#dd8b33"),
        "GH": ("#1a1031", "#44296f", "#8c63bd", "#f6e2b9", "#d8a12c"),
        "ADD": ("#250b10", "#701a25", "#c04a36", "#f9e3b2", "#2c8088"),
        "BR": ("#1c190a", "#4d4717", "#9a872e", "#f7ebbd", "#93322c"),
        "TSR": ("#06201f", "#0f4f52", "#2b9a95", "#e6f5e0", "#e0783a"),
        "": ("#15161c", "#333a4b", "#6e7a90", "#eee7d6", "#c4983c"),
    }
)
#: Materials that look the same in every world.
MATERIALS: Final[Mapping[str, Tones]] = MappingProxyType(
    {
        "gold": ("#ffe9a8", "#d9a437", "#8a5a18"),
        "steel": ("#f4f7f8", "#a9b7c4", "#566476"),
        "iron": ("#aeb9c4", "#5f6b7a", "#2b323d"),
        "bronze": ("#f2c48a", "#a9682f", "#5b3216"),
        "bone": ("#fffbe6", "#d8cda6", "#85795c"),
        "leather": ("#d9a26a", "#7d4d2a", "#432716"),
        "wood": ("#c99763", "#7a4a28", "#3f2413"),
        "white": ("#ffffff", "#ded9cc", "#98958c"),
        "dark": ("#6a6478", "#2a2634", "#14121b"),
        "leaf": ("#c2e07c", "#4f8a3a", "#24491f"),
        "fire": ("#fff0b0", "#f28a24", "#b0301a"),
        "water": ("#dff6ff", "#3f94bd", "#164a6e"),
        "stone": ("#d8d2c4", "#8d8779", "#4a463f"),
        "blood": ("#f28a86", "#a8242e", "#56101a"),
        "gel": ("#eafff0", "#8fdcae", "#2f7a5c"),
    }
)
SKINS: Final[Mapping[str, tuple[Tones, ...]]] = MappingProxyType(
    {
        "": (
            ("#ffe6cf", "#e2a67c", "#94573f"),
            ("#f8cfa2", "#bd7b4c", "#6e3d26"),
            ("#e2a878", "#8a5233", "#4a281a"),
            ("#fff0e0", "#efc4a2", "#a86f5c"),
        ),
        "drow": (("#b9b3d4", "#4f4a72", "#27233f"), ("#a9b4cc", "#40465f", "#1f2334")),
        "orc": (("#cfdc9a", "#7d9448", "#404f22"), ("#b9c79a", "#667a4e", "#333f2a")),
        "pale": (("#ffffff", "#d3d6dd", "#858b9c"), ("#f6fff2", "#c6d3bf", "#76866f")),
        "rot": (("#dbe3b0", "#8d9a68", "#47512f"), ("#c8d8d0", "#7c918c", "#3b4a4a")),
        "stone": (("#e8e2d6", "#9c968a", "#544f47"),),
        "frost": (("#f2fcff", "#9fcbe2", "#4c7ba0"),),
        "fire": (("#ffc38a", "#c4502a", "#6a1f14"),),
        "sea": (("#c9f2e2", "#58a994", "#22584f"), ("#cfe6ff", "#6796c4", "#2c4d74")),
        "scale": (
            ("#e6d488", "#a07c2e", "#5a3f14"),
            ("#bfe08a", "#5a8f3a", "#2a4d1e"),
            ("#e8a078", "#a84a2c", "#5c2014"),
        ),
    }
)
HAIRS: Final[tuple[Tones, ...]] = (
    ("#e6b46a", "#9a5a22", "#5a3012"),
    ("#f7e2a0", "#cf9c3c", "#84591b"),
    ("#a08878", "#3d2a24", "#1f1412"),
    ("#f0a070", "#b0461f", "#641f10"),
    ("#8d8aa0", "#2a2833", "#131219"),
    ("#ffffff", "#d3d3d0", "#8b8d95"),
)
#: Hides of dragons and other monsters.
HIDES: Final[Mapping[str, Tones]] = MappingProxyType(
    {
        "red": ("#ffb070", "#b5301f", "#5a1114"),
        "green": ("#cfe88a", "#4a8438", "#1f4420"),
        "blue": ("#b5dcff", "#3a6fb8", "#1a2f66"),
        "black": ("#a9a6bd", "#3b3a4c", "#191823"),
        "gold": ("#fff0a8", "#d29a2c", "#7c4c12"),
        "silver": ("#ffffff", "#b3c3d2", "#5d7188"),
        "brass": ("#f7cf90", "#ae7232", "#5e3612"),
        "purple": ("#ecc6ff", "#8a4fb0", "#42205f"),
        "rust": ("#f2b48c", "#a0522d", "#4f2412"),
        "teal": ("#b8f2e4", "#2f8c84", "#134844"),
        "ash": ("#e4ddd2", "#8a8078", "#443d3a"),
    }
)
#: Colours of clothes that follow from no world.
_DYES: Final = (
    "#a8323a",
    "#2f5f9e",
    "#2f7a4a",
    "#6b479e",
    "#b7812a",
    "#2c7f86",
    "#8c4a2a",
    "#39405a",
    "#7a2f62",
    "#d8cfb8",
)
_OPEN: Final = "/"


class Inks:
    """Every ink a drawing may name: `mid`, `gold2` (its shade), `#ffd873`, or a mixture: `mid/light30`."""

    def __init__(self, world: str, chance: Chance) -> None:
        self.frame = WORLDS[world]
        key, deep, mid, light, accent = self.frame
        mood = chance.branch("mood").whole(0, 4)
        if mood == 1:
            deep, mid = mixed(deep, key, 0.5), mixed(mid, deep, 0.5)
        elif mood == 2:
            mid, deep = mixed(mid, accent, 0.5), mixed(deep, key, 0.2)
        elif mood == 3:
            deep, mid = mixed(deep, mid, 0.5), mixed(mid, light, 0.5)
        elif mood == 4:
            deep, mid, light = mixed(deep, accent, 0.3), mixed(mid, deep, 0.3), mixed(light, accent, 0.25)
        self.world = (key, deep, mid, light, accent)
        self.tones: dict[str, Tones] = {
            **MATERIALS,
            **{
                name: (one, one, one)
                for name, one in zip(("key", "deep", "mid", "light", "acc"), self.world, strict=True)
            },
            "rot": ("#dbe3b0", "#8d9a68", "#47512f"),
            "back": (mixed(mid, light, 0.5), deep, key),
            "accent": (mixed(accent, "#ffffff", 0.5), accent, mixed(accent, key, 0.55)),
        }
        dyes = (mixed(deep, mid, 0.3), accent, *_DYES)
        cloth, trim = chance.branch("cloth"), chance.branch("trim")
        first = cloth.one(dyes)
        self.dye("cloth", first)
        self.dye("trim", trim.one([one for one in dyes if one != first]))
        self.wear("hair", chance.branch("hair").one(HAIRS))
        self.wear("skin", chance.branch("skin").one(SKINS[""]))
        self.wear("hide", chance.branch("hide").one(tuple(HIDES.values())))
        self.wear("breath", MATERIALS["fire"])

    def relight(self, key: str, deep: str, mid: str, light: str, accent: str) -> None:
        """Other five inks for the picture; the frame keeps those of the world."""
        self.world = (key, deep, mid, light, accent)
        self.tones |= {
            name: (one,) * 3 for name, one in zip(("key", "deep", "mid", "light", "acc"), self.world, strict=True)
        }
        self.tones["accent"] = (mixed(accent, "#ffffff", 0.5), accent, mixed(accent, key, 0.55))

    def dye(self, name: str, base: str) -> None:
        """A cloth in three tones of one colour."""
        self.tones[name] = (mixed(base, "#ffffff", 0.5), base, mixed(base, self.world[0], 0.6))

    def wear(self, name: str, tones: Tones) -> None:
        self.tones[name] = tones

    def three(self, said: str) -> Tones:
        """The three tones of a form: of a material, or three inks with commas between."""
        if said in self.tones:
            return self.tones[said]
        if "," in said:
            light, base, shade = (self.one(part) for part in said.split(","))
            return light, base, shade
        one = self.one(said)
        return mixed(one, "#ffffff", 0.45), one, mixed(one, self.world[0], 0.55)

    def one(self, said: str) -> str:
        """A single ink; the base of a material unless a digit says its light (0) or its shade (2)."""
        if said[0] == "#":
            base, _, other = said.partition(_OPEN)
            return base if not other else self._blend(base, other)
        base, _, other = said.partition(_OPEN)
        name, tone = (base[:-1], int(base[-1])) if base[-1].isdigit() else (base, 1)
        found = self.tones[name][tone]
        return self._blend(found, other) if other else found

    def _blend(self, base: str, other: str) -> str:
        return _mixture(base, self.one(other[:-2]), int(other[-2:]))


@lru_cache(maxsize=4096)
def _mixture(one: str, other: str, hundredths: int) -> str:
    return mixed(one, other, hundredths / 100)
