"""Magical items and artifacts: a thing in its light, on what it lies on; artifacts have gold around them."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance, dealt
from sixrealms.faces.cut import drawings, of_words
from sixrealms.faces.emblems import deed_of, lit
from sixrealms.faces.inks import Tones
from sixrealms.faces.land import words_of
from sixrealms.faces.portraits import portrait_of
from sixrealms.faces.press import Press

_LIGHTS: Final = (
    *(
        ("#22304a", "#9fc0ea"),
        ("#402542", "#e4a8e0"),
        ("#1f3d36", "#93e0bb"),
        ("#463019", "#f2c98a"),
        ("#2f2a52", "#b5acf5"),
    ),
    *(
        ("#4a1f1c", "#ffb09a"),
        ("#103848", "#8fdcea"),
        ("#3a3a20", "#e8e8a0"),
        ("#2c2c34", "#dfe2ee"),
        ("#2c2412", "#f2c14e"),
    ),
)
#: What an element in the name does to the light and to the metal.
_ELEMENTS: Final = (
    ("fire flame flametongue ember flameblade burning sun", ("#3a0d12", "#ffb45e"), "fire", "flames"),
    ("frost ice frostbrand wintering winter", ("#123a5a", "#bfeaff"), "ice", "sparks"),
    (
        "night dark darkness black blackrazor shadow blackflame doom ebon ebony obsidian",
        ("#1a1424", "#a88fd8"),
        "night",
        "moonlit",
    ),
    ("sea tides water wave swimming triton fish", ("#0e3a4a", "#8fe4e8"), "sea", "rings"),
    ("storm thunder thunderbolts lightning", ("#1c2450", "#d8e0ff"), "", "burst"),
    ("venom poison green", ("#14381c", "#a8f07a"), "green", "veil"),
    ("blood gore wickedness destruction annihilation devastation", ("#3d0c14", "#ff8a8a"), "blood", "burst"),
)
_METALS: Final[dict[str, Tones]] = {
    "": ("#f4f7f8", "#a9b7c4", "#566476"),
    "gold": ("#ffe9a8", "#d9a437", "#8a5a18"),
    "bronze": ("#f2c48a", "#a9682f", "#5b3216"),
    "fire": ("#fff0b0", "#f28a24", "#b0301a"),
    "ice": ("#ffffff", "#9fd8f0", "#3f7ea8"),
    "night": ("#b9a8dc", "#4a3a68", "#1e1630"),
    "sea": ("#e4fff8", "#5fbfb8", "#1f6a72"),
    "green": ("#e4ffc0", "#7fbf4a", "#356a24"),
    "blood": ("#ffc0b4", "#c23a3a", "#5e1218"),
    "rose": ("#ffe0e4", "#d88a96", "#7a3a4a"),
    "iron": ("#c4ccd6", "#66727f", "#2e353f"),
    "bone": ("#fffbe6", "#d8cda6", "#85795c"),
}
_ANY: Final = ("", "", "gold", "bronze", "iron", "rose", "bone", "ice")
_GRIPS: Final[tuple[Tones, ...]] = (
    *(("#ffe9a8", "#d9a437", "#8a5a18"), ("#d9a26a", "#7d4d2a", "#432716"), ("#c8b4e8", "#6a4a9c", "#33204f")),
    *(("#a8d4c8", "#2f7a6c", "#123f38"), ("#f0a8a0", "#a83a34", "#521614"), ("#b4c8f0", "#3a5fa8", "#182f5c")),
)
_SHINES: Final[tuple[Tones, ...]] = (
    *(("#ffd0c8", "#e2483c", "#7a1a1a"), ("#d0f0ff", "#45a7e0", "#174f7a"), ("#d8ffd0", "#3db06a", "#165a34")),
    *(("#f8d8ff", "#b45fd8", "#54247a"), ("#fff6c8", "#f0c030", "#8a6210"), ("#d8fff8", "#3fc8b8", "#126a60")),
)
_GROUNDS: Final = ("rays", "burst", "rings", "star", "moonlit", "spiral", "veil", "sparks", "sunrise", "tiles")
_BELOW: Final = (
    "none",
    "none",
    "none",
    "pedestal",
    "cushion",
    "hoard",
    "hands",
    "altar",
    "book",
    "sea",
    "hills",
    "columns",
    "caster",
)
_WEAPONS_BELOW: Final = (
    "none",
    "none",
    "none",
    "anvil",
    "hills",
    "lava",
    "sea",
    "skyline",
    "altar",
    "hoard",
    "army",
    "columns",
)
_OTHERWISE: Final = ("chest", "gem", "amulet", "scroll", "orb", "mirror", "book", "cup")
#: Things drawn as they are held, with the words of names they stand for.
_HELD: Final = (
    ("greatsword", "avenger defender albruin blackrazor cymrych chrysomer kas vorpal sharpness tighmaevril"),
    ("scimitar", "scimitar saber cutlass blackjammer katana dancing"),
    (
        "sword",
        "sword swords blade spellblades flameblade frostbrand flametongue fedifensor dragonslayer adjatha wyrmblight",
    ),
    ("dagger", "dagger knife fang tooth stiletto claw quill viperhand"),
    ("greataxe", "axe axes cleaver brotherhood"),
    ("hammer", "hammer warhammer maul whelm titans goibhniu"),
    ("mace", "mace cuthbert disruption"),
    ("club", "club"),
    ("flail", "flail scourge"),
    ("whip", "whip"),
    ("trident", "trident wave"),
    ("spear", "spear lance dragonlance javelin heartwood fork"),
    ("halberd", "halberd"),
    ("skullstaff", "orcus zombie bone teeth death undead"),
    ("crescent", "mishakal conjuring moon"),
    ("staff", "staff staves magius mimicry"),
    ("wand", "wand wands"),
    ("rod", "rod scepter sceptre"),
    ("pick", "pick borer shovel"),
    ("torch", "torch light"),
    ("key", "key"),
)
_TURNS: Final = (0, -32, 32, -20, 20, 45, -45)


def item(printing: Printing, chance: Chance, light: Chance, back: Press, front: Press) -> None:
    """The light, the thing, and what it lies on."""
    known, said, inks = words_of(printing), portrait_of(printing), front.inks
    element = next((one for one in _ELEMENTS if not known.isdisjoint(one[0].split())), None)
    lit(inks, (element[1],) if element else _LIGHTS, light, printing.number)
    metal = _METALS[element[2]] if element and element[2] else _METALS[chance.branch("metal").one(_ANY)]
    inks.wear("metal", metal)
    inks.wear("steel", metal)
    inks.wear("iron", metal)
    inks.wear("grip", chance.branch("grip").one(_GRIPS))
    inks.wear("wood", inks.tones["grip"])
    inks.wear("shine", chance.branch("shine").one(_SHINES))
    mirror = light.branch("mirror").part() < 0.5
    ground = said.get("ground") or (
        element[3] if element and light.branch("element").part() < 0.7 else dealt(_GROUNDS, printing.number)
    )
    back.put(f"grounds/{ground}", mirror=mirror)
    if printing.type == "artifact":
        back.put("grounds/wreath")
    held = said.get("held") or next((name for name, words in _HELD if not known.isdisjoint(words.split())), "")
    thing = said.get("thing") or of_words(known, "things")
    if not thing and not held:
        held, thing = _by_fact(printing, chance.branch("thing"))
    if held and f"{held}" in drawings("held") and not said.get("thing"):
        setting = said.get("setting") or chance.branch("setting").one(_WEAPONS_BELOW)
        turn = chance.branch("turn").one(_TURNS)
        middle = 74 if setting != "none" else 84
        front.begin(0, middle, 0.92 if setting != "none" else 1.04, turn=turn)
        front.put(f"held/{held}", -14 if held == "whip" else 0, 56, mirror=mirror)
        front.end()
    else:
        setting = said.get("setting") or chance.branch("setting").one(_BELOW)
        turn = chance.branch("turn").one((0, 0, -10, 10))
        size = (0.98 if setting != "none" else 1.2) * chance.branch("size").between(0.94, 1.06)
        front.begin(0, 74 if setting != "none" else 88, round(size, 2), turn=turn)
        front.put(f"things/{thing}", -50, -50)
        front.end()
    front.put(f"grounds/{setting}", mirror=mirror)


def _by_fact(printing: Printing, chance: Chance) -> tuple[str, str]:
    """A held thing, or another, by a designation or by chance."""
    for attribute, held in (("Sword", "sword"), ("Spear", "spear"), ("Weapon", "mace")):
        if attribute in printing.attributes:
            return held, ""
    return "", {"protects": "shield", "looks": "orb", "raises": "gauntlet"}.get(deed_of(printing)) or chance.one(
        _OTHERWISE
    )
