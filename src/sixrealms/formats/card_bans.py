"""The types of game that keep single cards out of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sixrealms.catalogue import SPELL_TYPES, WORLD_BEARERS, WORLDS, Printing
from sixrealms.decks.limits_check import DeckProblem
from sixrealms.formats.deck_entry import FormatEntry, banned
from sixrealms.formats.game_name import GameName

_FIGHT: Final = 4
_UNUSED_BY_WIZARDS: Final = frozenset(
    {"psionic power", "thief ability", "blood ability", "unarmed combat", "ally"}
)  # format.wizards-challenge.banned-types


def has_digit(card: Printing, digit: int) -> bool:
    """Whether the collector number, as printed in the card's own set, has the digit (`format.no-xs.predicate`)."""
    return str(digit) in str(card.printed_number)


def is_of(card: Printing, world: str) -> bool:
    """Whether a card that can have a logo has this one; cards that cannot are of every world."""
    return card.type not in WORLD_BEARERS or card.world == world


def too_late_or_early(card: Printing) -> bool:
    """Whether a spell cannot be cast in phase 4 (`format.wizards-challenge.spells`).

    `conflict.wizards-challenge.phase-5`: a spell is let in by phase 4, so one only for phase 5 stays out.
    """
    return card.type in SPELL_TYPES and _FIGHT not in card.phases


def unused_by_wizards(card: Printing) -> bool:
    """Whether the card is of one of five types (`format.wizards-challenge.banned-types`)."""
    return card.type in _UNUSED_BY_WIZARDS


def fits(name: GameName, world: str, card: Printing) -> bool:
    """Whether a single card may be in a deck for the game of that name, with `world` chosen where one is to be."""
    match name.type:
        case "no-xs":
            return not has_digit(card, name.digit or 0)
        case "shattered-land":
            return is_of(card, "DS")
        case "world-war":
            return is_of(card, world)
        case "wizards-challenge":
            return not too_late_or_early(card) and not unused_by_wizards(card)
        case _:
            return True


def world_of(cards: Iterable[Printing]) -> str:
    """The world most of the cards with a logo belong to: that of a deck for World War! where none was chosen."""
    worlds = Counter(p.world for p in cards if p.type in WORLD_BEARERS and p.world in WORLDS)
    return worlds.most_common(1)[0][0] if worlds else "ADD"


def fits_all(names: Sequence[GameName], world: str, card: Printing) -> bool:
    """Whether the card may be in a deck for all of these games played together."""
    return all(fits(name, world, card) for name in names)


def no_xs(entry: FormatEntry) -> Iterator[DeckProblem]:
    """Nothing whose number has the digit, of everything handed in (`conflict.no-xs.what-number`)."""
    digit = entry.name.digit or 0
    found = [p for p in entry.everything if has_digit(p, digit)]
    yield from banned("format.no-xs.predicate", "format-digit", found, digit=str(digit))


def shattered_land(entry: FormatEntry) -> Iterator[DeckProblem]:
    """Realms, holdings, artifacts and champions of Dark Sun alone (`format.shattered-land.dark-sun-only`).

    `conflict.dark-sun-generic`: cards without a logo are no cards of Dark Sun.
    """
    found = [p for p in entry.everything if not is_of(p, "DS")]
    yield from banned("format.shattered-land.dark-sun-only", "format-world", found, world=WORLDS["DS"])


def world_war(entry: FormatEntry) -> Iterator[DeckProblem]:
    """All cards that can have a logo have that of one of the seven worlds (`format.world-war.worlds`)."""
    world = entry.world or world_of(entry.everything)
    others = [p for p in entry.everything if not is_of(p, world)]
    foreign = [p for p in others if p.world in WORLDS]
    generic = [p for p in others if p.world not in WORLDS]
    yield from banned("format.world-war.one-world", "format-world", foreign, world=WORLDS[world])
    yield from banned("format.world-war.no-generic", "format-generic", generic, world=WORLDS[world])


def wizards_challenge(entry: FormatEntry) -> Iterator[DeckProblem]:
    """Spells for the fight, and none of five types (`format.wizards-challenge.spells`, `.banned-types`)."""
    spells = [p for p in entry.everything if too_late_or_early(p)]
    others = [p for p in entry.everything if unused_by_wizards(p)]
    yield from banned("format.wizards-challenge.spells", "format-spells", spells)
    yield from banned("format.wizards-challenge.banned-types", "format-types", others)
