"""Which statements concern a card, found from its facts and from the cards the statements name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from sixrealms.rulebook.entries import Rule
from sixrealms.rulebook.ledger_files import ENGLISH, statements

# Each fact of a card with the beginnings of ids that speak of it: a whole id, or a section with its dot.
_OF_TYPE: Final = {
    "realm": ("realm.play.", "realm.power.when-attacked", "formation.shape", "raze.", "rebuild."),
    "holding": ("holding.",),
    "ally": ("gloss.allies.", "move.allies."),
    "event": ("event.any-time", "event.harmful-helpful", "event.order", "calm."),
    "artifact": ("gloss.artifact.", "gloss.champions.common-equipment"),
    "magical item": ("gloss.items.both-directions", "gloss.champions.common-equipment"),
    "wizard spell": ("spell.", "dispel.magic-both"),
    "cleric spell": ("spell.",),
    "psionic power": ("gloss.psionic-",),
    "blood ability": ("gloss.blood-abilities",),
    "thief ability": ("gloss.thief-skills",),
    "unarmed combat": ("gloss.unarmed-users",),
    "rule": ("turn.phase0.rule-card", "gloss.rule-card."),
    "dungeon": ("dungeon-card.",),
    "monster": ("icon.monster-none",),
}
_OF_CHAMPIONS: Final = ("icon.ability.by-type", "cosmos.unique-in-play")
_OF_ATTRIBUTE: Final = {
    "Flyer": ("move.flyer.",),
    "Swimmer": ("move.swimmer.",),
    "Earthwalker": ("move.earthwalker.",),
    "Coastal": ("move.coast.definition",),
    "Undead": ("undead.fear", "gloss.undead-designation"),
    "Dwarf": ("gloss.race.dwarf",),
    "Elf": ("gloss.race.elf",),
    "Drow": ("gloss.race.drow",),
    "Halfling": ("gloss.race.halfling",),
    "Gnome": ("gloss.race.gnome",),
    "Dragon": ("gloss.race.dragon",),
    "Sword": ("gloss.sword-is-weapon",),
    "Weapon": ("gloss.weapon-mark",),
    "Offensive": ("gloss.offensive",),
    "Defensive": ("gloss.defensive",),
    "Harmful": ("event.harmful.calm",),
    "Adventurer": ("gloss.adventurers",),
}
_OF_AVATARS: Final = ("avatar.",)
_OF_A_WORLD: Final = ("worldbonus.amount", "card.world.matching")


def about_card(
    name: str,
    kind: str,
    attributes: Iterable[str],
    *,
    champion: bool,
    avatar: bool,
    world: str,
    language: str = ENGLISH,
) -> tuple[Rule, ...]:
    """The statements that name the card first, then those of its type, its attributes, avatars and worlds."""
    wanted = list(_OF_TYPE.get(kind, ()))
    if champion:
        wanted += _OF_CHAMPIONS
    for attribute in sorted(attributes):
        wanted += _OF_ATTRIBUTE.get(attribute, ())
    if avatar:
        wanted += _OF_AVATARS
    if world and (champion or kind == "realm"):
        wanted += _OF_A_WORLD
    ids = [*_naming().get(name.casefold(), ()), *(i for start in wanted for i in _beginning(start))]
    return tuple(statements(language)[rule_id] for rule_id in dict.fromkeys(ids))


def beginnings() -> tuple[str, ...]:
    """Every id and section that facts lead to."""
    lists = (*_OF_TYPE.values(), *_OF_ATTRIBUTE.values(), _OF_CHAMPIONS, _OF_AVATARS, _OF_A_WORLD)
    return tuple(start for starts in lists for start in starts)


def _beginning(start: str) -> list[str]:
    return [
        rule_id for rule_id in statements() if rule_id == start or (start[-1] in ".-" and rule_id.startswith(start))
    ]


@cache
def _naming() -> dict[str, tuple[str, ...]]:
    """Ids by the names of the cards that statements name, in small letters."""
    found: dict[str, list[str]] = {}
    for entry in statements().values():
        for name in entry.cards:
            found.setdefault(name.casefold(), []).append(entry.id)
    return {name: tuple(ids) for name, ids in found.items()}
