"""Champions: monsters and dragons by their kind, everybody else a person; each in a place."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance
from sixrealms.faces.land import words_of
from sixrealms.faces.monsters import draw_monster, hide_of, monster_of
from sixrealms.faces.people import draw_person, dress, person
from sixrealms.faces.portraits import names, portrait_of
from sixrealms.faces.press import Press

_LAIRS: Final = ("peaks", "fire", "cave", "storm", "vault", "sun", "moon", "ice", "graves", "tower", "dunes", "wood")
_BY_WORD: Final = (
    ("cube gelatinous wall scroll golem", "vault"),
    ("spider lolth drider", "web"),
    ("fire flame snurre ember smolder", "fire"),
    ("frost ice sleet gellidus boreas witch", "ice"),
    ("shadow headless piper banshee reaper azalin soth", "graves"),
    ("ape kirre tembo treant hydra", "wood"),
    ("storm sky", "storm"),
)


def champion(printing: Printing, chance: Chance, light: Chance, back: Press, front: Press) -> None:
    """The place behind, and the champion in front of it."""
    mirror = light.branch("back").part() < 0.5
    hide_of(printing, front.inks, chance)
    if drawn := monster_of(printing, chance.branch("monster")):
        back.put(f"backs/{_lair(printing, light)}", mirror=mirror)
        draw_monster(front, printing, drawn, chance)
        return
    who = person(printing, chance)
    dress(printing, who, front.inks, chance)
    back.put(f"backs/{who.back}", mirror=mirror)
    draw_person(front, printing, who, chance)


def ally(printing: Printing, chance: Chance, light: Chance, back: Press, front: Press) -> None:
    """Whoever helps: a monster of its kind, or troops, three of them where the name speaks of several."""
    mirror = light.branch("back").part() < 0.5
    hide_of(printing, front.inks, chance)
    drawn = monster_of(printing, chance.branch("monster"))
    who = person(printing, chance)
    place = _lair(printing, light) if drawn else who.back
    back.put(f"backs/{place}", mirror=mirror)
    several = _several(printing)
    if several:
        for x in (-62, 62):
            front.out.append(f'<use href="#zt" transform="translate({x} 18)scale(.82)"/>')
        front.put("behind/shade")
        front.out.append('<g id="zt" transform="translate(0 10)scale(.96)">')
    if drawn:
        draw_monster(front, printing, drawn, chance)
    else:
        dress(printing, who, front.inks, chance)
        draw_person(front, printing, who, chance)
    if several:
        front.end()


def _several(printing: Printing) -> bool:
    known = words_of(printing)
    plural = any(word.endswith(("s", "men")) and len(word) > 4 for word in known)
    return plural or bool(known & names()["troops"])


def _lair(printing: Printing, light: Chance) -> str:
    if said := portrait_of(printing).get("back"):
        return said
    known, has = words_of(printing), printing.attributes
    for words, place in _BY_WORD:
        if not known.isdisjoint(words.split()):
            return place
    if "Swimmer" in has:
        return "sea"
    if "Underdark" in has:
        return light.branch("lair").one(("cave", "vault", "cave"))
    if "Undead" in has:
        return light.branch("lair").one(("graves", "moon", "web"))
    return light.branch("lair").one(_LAIRS)
