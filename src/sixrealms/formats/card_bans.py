"""The types of game that keep single cards out of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sixrealms.catalogue import SPELL_TYPES, WORLD_BEARERS, WORLDS, Printing
from sixrealms.decks.check import DeckProblem
from sixrealms.formats.entry import Entry, banned

_FIGHT: Final = 4
_UNUSED_BY_WIZARDS: Final = frozenset(
    {"psionic power", "thief ability", "blood ability", "unarmed combat", "ally"}
)  # format.wizards-challenge.banned-types


def no_xs(entry: Entry) -> Iterator[DeckProblem]:
    """Nothing whose collector number has the digit (`format.no-xs.predicate`).

    `conflict.no-xs.what-number`: the number as it is printed in its own set, of every card handed in.
    """
    digit = str(entry.name.digit)
    found = [p for p in entry.everything if digit in str(p.printed_number)]
    yield from banned("format.no-xs.predicate", "format-digit", found, digit=digit)


def shattered_land(entry: Entry) -> Iterator[DeckProblem]:
    """Realms, holdings, artifacts and champions of Dark Sun alone (`format.shattered-land.dark-sun-only`).

    `conflict.dark-sun-generic`: cards without a logo are no cards of Dark Sun.
    """
    found = [p for p in _bearers(entry) if p.world != "DS"]
    yield from banned("format.shattered-land.dark-sun-only", "format-world", found, world=WORLDS["DS"])


def world_war(entry: Entry) -> Iterator[DeckProblem]:
    """All cards that can have a logo have that of one of the seven worlds (`format.world-war.worlds`)."""
    bearers = _bearers(entry)
    worlds = Counter(p.world for p in bearers if p.world in WORLDS)
    world = entry.world or (worlds.most_common(1)[0][0] if worlds else "ADD")
    generic = [p for p in bearers if p.world not in WORLDS]
    foreign = [p for p in bearers if p.world in WORLDS and p.world != world]
    yield from banned("format.world-war.one-world", "format-world", foreign, world=WORLDS[world])
    yield from banned("format.world-war.no-generic", "format-generic", generic, world=WORLDS[world])


def wizards_challenge(entry: Entry) -> Iterator[DeckProblem]:
    """Spells for the fight, and none of five types (`format.wizards-challenge.spells`, `.banned-types`).

    `conflict.wizards-challenge.phase-5`: a spell is let in by phase 4, so one only for phase 5 stays out.
    """
    main = [p for p in entry.everything if p.type != "dungeon"]
    spells = [p for p in main if p.type in SPELL_TYPES and _FIGHT not in p.phases]
    others = [p for p in main if p.type in _UNUSED_BY_WIZARDS]
    yield from banned("format.wizards-challenge.spells", "format-spells", spells)
    yield from banned("format.wizards-challenge.banned-types", "format-types", others)


def _bearers(entry: Entry) -> list[Printing]:
    return [p for p in entry.everything if p.type in WORLD_BEARERS]
