"""Champions who are people: face, hair, dress, pose and what is held, chosen from the facts of the card."""

from __future__ import annotations

from typing import Final, NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance
from sixrealms.faces.cut import drawing, drawings
from sixrealms.faces.inks import HAIRS, SKINS, Inks
from sixrealms.faces.land import words_of
from sixrealms.faces.portraits import names, portrait_of
from sixrealms.faces.press import Press
from sixrealms.faces.wardrobe import Closet, wardrobe

_SMALL: Final = frozenset({"Halfling", "Kender", "Gnome", "Svirfneblin"})
_DWARVES: Final = frozenset({"Dwarf", "Duergar"})
_ELVES: Final = frozenset({"Elf", "Half-Elf", "Drow"})
_BEARDS: Final = (
    *("", "", "", "short-beard", "short-beard", "full-beard", "goat-beard", "lip-beard"),
    "mutton-beard",
    "fork-beard",
)
_OLD: Final = ("long-beard", "full-beard", "fork-beard", "goat-beard", "long-beard", "")
_DWARVEN: Final = ("braid-beard", "long-beard", "fork-beard", "braid-beard", "full-beard")
_COVERED: Final = frozenset({"greathelm", "visor", "veiled", "cowl", "mask"})
_FACE_WORDS: Final = (
    ("squid", frozenset({"illithid", "flayer", "illithios"})),
    ("insect", frozenset({"kreen", "klik", "kit", "kai", "kkyl", "cha", "thrang", "ashathra"})),
    ("cat", frozenset({"cat", "rakshasa", "arijani", "felkovic"})),
)
_BIG: Final = 8
#: Enough is drawn around these already.
_CROWDED: Final = frozenset({"Flyer", "Swimmer", "Earthwalker", "Dwarf", "Halfling"})


class Portrayed(NamedTuple):
    """Everything that is chosen for one champion."""

    face: str
    look: str
    hair: str
    gear: str
    beard: str
    dress: str
    pose: str
    held: str
    thing: str
    back: str


def woman(printing: Printing) -> bool:
    """What the catalogue says; where it says nothing, a title or a given name."""
    known = words_of(printing)
    return "Female" in printing.attributes or bool(known & names()["women"] and not known & names()["men"])


def face_of(printing: Printing, chance: Chance) -> str:
    """The face by race and kind."""
    has, known = printing.attributes, words_of(printing)
    for face, words in _FACE_WORDS:
        if known & words:
            return face
    if known & {"skeleton", "skeletal", "bonemaster", "reaper", "skull"}:
        return "skull"
    if "Werebeast" in has:
        return chance.one(("wolf", "wolf", "cat"))
    if "Undead" in has and "Vampire" not in has and not woman(printing):
        return chance.one(("skull", "skull", "gaunt"))
    if "Dragon" in has or "Draconian" in has or known & {"saurial", "dragonbait", "lizard"}:
        return "drake"
    if has & {"Orc"} or known & {"orc", "ogre", "oogly", "goblin", "troll", "hunchback"}:
        return "brute"
    if has & _ELVES:
        return "elf"
    if has & _DWARVES:
        return "stout"
    if has & _SMALL:
        return "round"
    if woman(printing):
        return "woman"
    if "Giant" in has:
        return chance.one(("stout", "brute", "human"))
    return chance.one(("human", "human", "human", "gaunt", "stout"))


def person(printing: Printing, chance: Chance) -> Portrayed:
    """Who is drawn: a portrait of the card's own says first, then words, facts, type and world, and chance at last."""
    known, her = words_of(printing), woman(printing)
    closet = Closet(printing.type, printing.world, known, chance)
    said = portrait_of(printing)
    face = said.get("face") or face_of(printing, chance.branch("face"))
    top = said.get("head") or closet.choose("woman" if her else "man")
    hairy = top in drawings("hair")
    gear = "" if hairy else top
    if face == "round" and not said and chance.branch("small").part() < 0.5:
        hairy, top, gear = True, chance.branch("curl").one(("curls", "spikes", "crop", "tail", "braids")), ""
    bare = not gear or "bare" in drawing(f"headgear/{gear}").points
    hair = (
        top
        if hairy
        else chance.branch("hair").one(("long", "bun", "wind") if her else ("crop", "long", "widow"))
        if bare
        else ""
    )
    if "Mul" in printing.attributes:
        hair, gear = "", "strap"
    return Portrayed(
        face,
        said.get("look") or _look(face, closet, gear, her),
        hair if face in ("human", "woman", "elf", "stout", "round", "gaunt") else "",
        gear
        if face not in ("wolf", "cat", "drake", "squid", "insect") or gear in ("crown", "highcrown", "hood", "cowl")
        else "",
        said.get("beard", "" if her or gear in _COVERED else _beard(printing, face, chance.branch("beard"))),
        said.get("dress") or closet.choose("dresses"),
        said.get("pose") or closet.choose("poses"),
        said.get("held") or closet.choose("held"),
        said.get("thing") or closet.choose("things"),
        said.get("back") or closet.choose("backs"),
    )


def _look(face: str, closet: Closet, gear: str, her: bool) -> str:
    if face in ("skull", "wolf", "cat", "drake", "insect", "squid"):
        return ""
    if gear == "greathelm":
        return ""
    if gear == "cowl":
        return "shadow"
    look = closet.choose("looks")
    return "lips" if her and look not in ("lids", "glare") else look


def _beard(printing: Printing, face: str, chance: Chance) -> str:
    if face == "stout" and "Dwarf" in printing.attributes and "Mul" not in printing.attributes:
        return chance.one(_DWARVEN)
    if face in ("human", "gaunt", "stout"):
        return chance.one(_OLD if printing.type == "wizard" or face == "gaunt" else _BEARDS)
    return ""


def dress(printing: Printing, who: Portrayed, inks: Inks, chance: Chance) -> None:
    """The colours of skin, hair, sleeves and hands."""
    has, known = printing.attributes, words_of(printing)
    skins, hair = "", list(HAIRS[:5])
    if who.face == "skull":
        inks.wear("skin", inks.tones["bone"])
    elif "Drow" in has or "Duergar" in has:
        skins, hair = "drow", [HAIRS[5]]
    elif "Vampire" in has:
        skins, hair = "pale", [HAIRS[4], HAIRS[2]]
    elif "Undead" in has:
        skins = "rot"
    elif who.face == "brute":
        skins = "orc"
    elif known & {"frost", "ice", "cold"}:
        skins, hair = "frost", [HAIRS[5]]
    elif known & {"fire", "flame"} and "Giant" in has:
        skins, hair = "fire", [HAIRS[3]]
    elif "Giant" in has:
        skins = chance.branch("giant").one(("", "", "stone"))
    elif ("Swimmer" in has and "Elf" in has) or known & {"aquatic", "siren", "mermaid", "sea"}:
        skins = "sea"
    if skins:
        inks.wear("skin", chance.branch("skin").one(SKINS[skins]))
    if who.beard == "long-beard":
        hair = [HAIRS[5], HAIRS[5], *hair[:2]]
    if has & {"Elf", "Half-Elf"}:
        hair = [HAIRS[1], HAIRS[1], HAIRS[3], HAIRS[0], HAIRS[5]] if "Drow" not in has else hair
    inks.wear("hair", chance.branch("hair colour").one(hair))
    if who.face in ("insect", "squid", "drake"):
        hide = chance.branch("hide").one((*SKINS["scale"], *SKINS["sea"], *SKINS["drow"]))
        inks.wear("hide", hide)
        inks.wear("skin", hide)
    else:
        inks.wear("hide", inks.tones["hair"])
    if who.face in ("wolf", "cat"):
        inks.wear("skin", inks.tones["hair"])
    for ink in ("cloth", "trim", "hair"):
        if colour := portrait_of(printing).get(ink):
            inks.dye(ink, colour)
    sleeve, glove = wardrobe().sleeves[who.dress].split()
    inks.wear("sleeve", inks.tones[sleeve])
    inks.wear("glove", inks.tones[glove])


def draw_person(press: Press, printing: Printing, who: Portrayed, chance: Chance) -> None:
    """The figure before its place."""
    has = printing.attributes
    mirror = chance.branch("side").part() < 0.4
    side = -1 if mirror else 1
    x, y, size = _stature(printing, chance.branch("stature"))
    if printing.avatar:
        press.put("behind/halo", 0, 0)
    press.begin(x * side, y, size)
    if "Flyer" in has:
        dark = has & {"Undead", "Dragon", "Awnshegh"} or printing.world == "RL"
        press.put("behind/batwings" if dark else "behind/wings")
    elif printing.type == "regent" and chance.branch("throne").part() < 0.35 and who.pose != "banner":
        press.put("behind/throne")
    if (
        who.dress in ("plate", "tabard", "mail", "scale", "bare", "gown", "cuirass")
        and chance.branch("cape").part() < 0.5
    ):
        press.put("behind/cape")
    pose = drawing(f"poses/{who.pose}")
    if back := pose.points.get("back"):
        _hold(press, f"held/{who.held}", back, mirror=mirror)
    at = (0, 78, 1.06)
    if who.hair and f"back-{who.hair}" in drawings("hair"):
        press.put(f"hair/back-{who.hair}", *at, mirror=mirror)
    press.put(f"dresses/{who.dress}", mirror=mirror)
    press.begin(*at)
    _head(press, who, mirror=mirror)
    press.end()
    press.put(f"poses/{who.pose}", mirror=mirror)
    for point, thing in (("hand", who.held), ("other", who.held), ("thing", who.thing)):
        if where := pose.points.get(point):
            _hold(press, f"held/{thing}", where, mirror=mirror)
    after = {"hold": "held", "high": "highed", "low": "lowed", "shoulder": "shouldered", "shield": "held"}
    after |= {"rest": "rested", "twin": "twinned", "sceptre": "sceptred"}
    if who.pose in after:
        press.put(f"poses/{after[who.pose]}", mirror=mirror)
    press.end()
    if "Swimmer" in has:
        press.put("behind/swim")
    if "Earthwalker" in has:
        press.put("behind/rocks")
    if _level(printing) >= _BIG and not printing.avatar and not has & _CROWDED:
        press.put("behind/sparks")


def _head(press: Press, who: Portrayed, *, mirror: bool) -> None:
    press.put(f"faces/{who.face}", mirror=mirror)
    if who.look:
        press.put(f"faces/{who.look}", mirror=mirror)
    if who.beard:
        press.put(f"hair/{who.beard}", mirror=mirror)
    if who.hair:
        press.put(f"hair/{who.hair}", mirror=mirror)
    if who.gear:
        press.put(f"headgear/{who.gear}", mirror=mirror)


def _hold(press: Press, name: str, where: tuple[float, ...], *, mirror: bool) -> None:
    x, y, size, turn = (*where, 0.0)[:4] if len(where) < 4 else where[:4]
    side = -1 if mirror else 1
    press.put(name, x * side, y, size, turn * side, mirror=mirror)


def _stature(printing: Printing, chance: Chance) -> tuple[float, float, float]:
    """Small folk are small, giants large; the rest a little as they are, and larger from level 8 up."""
    has = printing.attributes
    if has & _SMALL:
        return chance.between(-12, 12), 44, 0.8
    if has & {"Dwarf", "Duergar"}:
        return chance.between(-8, 8), 22, 0.92
    if "Giant" in has:
        return chance.between(-6, 6), -24, 1.2
    size = 1.06 if _level(printing) >= _BIG else chance.between(0.94, 1.02)
    return chance.between(-10, 10), 196 - 198 * size, size


def _level(printing: Printing) -> int:
    return printing.base_level
