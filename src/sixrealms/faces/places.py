"""Realms, holdings and dungeons: a country in its colours, and the building one remembers the place by."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance, dealt
from sixrealms.faces.colours import WORLD, mixed
from sixrealms.faces.cut import drawing, drawings, of_words
from sixrealms.faces.inks import Inks
from sixrealms.faces.land import COUNTRIES, Country, country_of, words_of
from sixrealms.faces.portraits import portrait_of
from sixrealms.faces.press import Press

_BUILT: Final = (
    "castle",
    "keep",
    "spire",
    "city",
    "village",
    "temple",
    "fort",
    "gate",
    "inn",
    "bridge",
    "light",
    "ruins",
    "farmmill",
)
#: What stands in a country when no word of the name says.
_USUAL: Final = {
    "desert": ("pyramid", "domes", "oasis", "city", "fort", "camp", "ruins", "stones"),
    "ice": ("keep", "fort", "spire", "village", "peak", "gate"),
    "fire": ("skull", "keep", "mount", "spire", "gate", "lair"),
    "dread": ("castle", "tombs", "spire", "ruins", "inn", "village", "skull", "temple"),
    "forest": ("tree", "village", "stones", "castle", "spire", "hut", "keep"),
    "swamp": ("hut", "ruins", "stones", "village", "fort", "tombs"),
    "cavern": ("lair", "gate", "city", "stones", "tombs", "temple", "spire", "skull"),
    "mountain": ("keep", "gate", "castle", "spire", "peak", "temple", "camp"),
}
_DEVICES: Final = ("lion", "star", "tower", "bend", "moon", "swords")
_COASTS: Final = ("coast-bay", "coast-ship", "coast-cliffs")
_BUILDING: Final = 0.95


def building_of(printing: Printing, country: str, number: int) -> str:
    """What stands there: a portrait of its own, a word of the name, or what is usual in that country."""
    if said := portrait_of(printing).get("building"):
        return said
    if found := of_words(words_of(printing), "buildings"):
        return found
    usual = _USUAL.get(country, _BUILT)
    if printing.world == "DS" and country != "cavern":
        usual = _USUAL["desert"]
    return dealt(usual, number)


def colour(inks: Inks, country: Country, world: str) -> None:
    """The inks of a country, and walls and roofs that stand out in it; roofs have the colour of the world."""
    for name in ("top", "horizon", "far", "near", "ground", "light"):
        inks.dye({"top": "sky", "light": "glow"}.get(name, name), getattr(country, name))
    inks.wear("roof", (mixed(WORLD[world], "#ffffff", 0.45), WORLD[world], mixed(WORLD[world], "#0c0910", 0.5)))


def place(printing: Printing, chance: Chance, light: Chance, back: Press, front: Press) -> None:
    """The country behind, the building in front; whatever stands by water has it before its foot."""
    said = portrait_of(printing)
    kind = said.get("country") or country_of(printing, chance.branch("country").part())
    inks = front.inks
    lands = [name for name in drawings("lands") if name.startswith(f"{kind}-")]
    rest = printing.number // len(lands)
    colour(inks, dealt(COUNTRIES[kind], rest), printing.world)
    dark = kind in ("dread", "cavern", "fire")
    stone = dealt(_STONES_DARK if dark else _STONES, rest // len(COUNTRIES[kind]) + printing.number)
    inks.wear("wall", stone)
    inks.wear("lamp", (("#fff6cf", "#ffd873", "#c98a2a")))
    land = drawing(f"lands/{dealt(lands, printing.number)}")
    mirror = light.branch("mirror").part() < 0.5
    back.put(f"lands/{land.name}", mirror=mirror)
    built = building_of(printing, kind, printing.number + rest // len(COUNTRIES[kind]))
    x, foot, size = land.points["site"]
    size *= light.branch("size").between(0.9, 1.12) * _BUILDING * (1.25 if printing.type == "holding" else 1)
    x = (-x if mirror else x) + light.branch("aside").between(-16, 16)
    turned = light.branch("turned").part() < 0.5
    foot += 6 if printing.type == "holding" else 0
    if built in ("castle", "city", "village", "fort", "camp", "light") and printing.type == "realm":
        size *= 0.94
    back.put(f"buildings/{built}", round(x), round(foot), round(size, 2), mirror=turned)
    if built == "arms":
        device = f"buildings/device-{said.get('device') or chance.branch('device').one(_DEVICES)}"
        back.put(device, round(x), round(foot - 52 * size), round(size * 0.6, 2))
    if "Coastal" in printing.attributes:
        back.put(f"lands/{light.branch('coast').one(_COASTS)}", mirror=light.branch("ship").part() < 0.5)
    if printing.avatar or printing.rarity_name == "chase":
        front.put("behind/sparks")


_STONES: Final = (
    ("#fffdf0", "#efe3c0", "#a99a78"),
    ("#ffffff", "#cfd6dc", "#7d8a99"),
    ("#fbe3c2", "#cf9f6e", "#7f5233"),
    ("#f3e9e4", "#b8a39c", "#6a564f"),
    ("#e3ecd8", "#9fae8e", "#56654a"),
)
_STONES_DARK: Final = (
    ("#c9c3da", "#5a5470", "#2a2638"),
    ("#e0d2c4", "#7d685a", "#3d2f28"),
    ("#bfd2d8", "#4f6a74", "#22343c"),
    ("#e9c9b8", "#8a5548", "#40211d"),
)
