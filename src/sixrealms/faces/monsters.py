"""Monsters by their kind: what a word of the name says first, then a race; the rest are people, or fiends."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance
from sixrealms.faces.cut import of_words
from sixrealms.faces.inks import HIDES, Inks
from sixrealms.faces.land import words_of
from sixrealms.faces.portraits import names, portrait_of
from sixrealms.faces.press import Press

_PERSONAL: Final = frozenset(
    {"Undead", "Vampire", "Giant", "Elf", "Drow", "Dwarf", "Mul", "Halfling", "Werebeast", "Draconian"}
)
_DRAGONS: Final = ("breath", "front", "rearing", "coiled", "serpentine")
_FIENDS: Final = ("fiend", "horror", "imposter", "bat", "troll")
_DYES: Final = (
    ("red flame ember smolder fire infyrana flare shalbaal edormira zeb tchaar char burning", "red"),
    ("green neirgral dagaronzie cyan zielesch bloodbane", "green"),
    ("blue skie sapphire maldraedior", "blue"),
    ("black deathstream cron khisanth karm onyx shadow shadowdrake drake borys", "black"),
    ("gold aurum pyrite tamarand lareth glimmer sun", "gold"),
    ("silver dargent falx sleet white gellidus ice frost boreas crystal winter", "silver"),
    ("brass bronze pelath copper", "brass"),
    ("amethyst mykell purple faerie", "purple"),
)
_BREATHS: Final = {"green": "leaf", "blue": "water", "silver": "water", "black": "gel", "purple": "gel"}


def monster_of(printing: Printing, chance: Chance) -> str:
    """Which drawing shows it, or nothing for one who is drawn as a person."""
    if said := portrait_of(printing).get("monster"):
        return said
    known, has = words_of(printing), printing.attributes
    dragon = "Dragon" in has and not known & {"cultist", "lion"}
    if dragon:
        return f"dragons/{_dragon(known, has, chance)}"
    if "Beholder" in has:
        return "monsters/eye"
    if printing.type not in ("monster", "ally") or known & names()["people"]:
        return ""
    if kind := of_words(known, "monsters"):
        return f"monsters/{kind}"
    if "Golem" in has:
        return "monsters/golem"
    if has & {"Orc", "Kobold"}:
        return "monsters/goblin"
    if has & _PERSONAL or printing.type == "ally":
        return ""
    if "Swimmer" in has:
        return f"monsters/{chance.one(('fish', 'kraken', 'lizard'))}"
    return f"monsters/{chance.one(_FIENDS)}"


def _dragon(known: frozenset[str], has: frozenset[str], chance: Chance) -> str:
    if known & {"hatchling", "young"}:
        return "hatchling"
    if known & {"turtle"}:
        return "turtle"
    if known & {"tiamat"}:
        return "front"
    if "Undead" in has or known & {"corpse", "dracolich"}:
        return "dead"
    return chance.one(_DRAGONS)


def hide_of(printing: Printing, inks: Inks, chance: Chance) -> None:
    """The colours of its hide: those of a hide or a material that a portrait names, what the name says, otherwise some
    that suit.
    """
    known = words_of(printing)
    dye = next((dye for words, dye in _DYES if not known.isdisjoint(words.split())), "")
    dye = portrait_of(printing).get("hide") or dye or chance.branch("hide").one(tuple(HIDES))
    inks.wear("hide", HIDES.get(dye) or inks.tones[dye])
    inks.wear("breath", inks.tones[_BREATHS.get(dye, "fire")])


def draw_monster(press: Press, printing: Printing, drawn: str, chance: Chance) -> None:
    """The monster before its place."""
    has = printing.attributes
    if printing.avatar:
        press.put("behind/halo")
    if (
        "Flyer" in has
        and drawn.startswith("monsters/")
        and drawn.partition("/")[2] not in ("fiend", "bat", "bird", "griffin", "phoenix")
    ):
        press.put("behind/batwings")
    stature = chance.branch("stature")
    size = stature.between(0.92, 1.06)
    mirror = chance.branch("side").part() < 0.45
    press.put(drawn, stature.between(-6, 6), 196 * (1 - size), round(size, 2), mirror=mirror)
    if "Swimmer" in has and drawn != "dragons/turtle":
        press.put("behind/swim")
    if "Earthwalker" in has:
        press.put("behind/rocks")
