"""Statements about the same cards told as one: what a card is in two ways, what is left behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixrealms.engine.power import Node, Saying, Static, Test
from sixrealms.powers.card_questions import ANY, Is, Kind, Type
from sixrealms.powers.changed_traits import Has, PowerLost
from sixrealms.powers.immunity import Immune
from sixrealms.powers.levels import Levels
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.protection import Protected
from sixrealms.powers.question import Both
from sixrealms.realise.neighbours import joined_neighbours
from sixrealms.realise.words import Words


@dataclass(frozen=True)
class IsBoth(Static):
    """A card is of a type and of a kind: a magical weapon."""

    who: Test
    what: Test

    def saying(self) -> Saying:
        return Saying("is-both", {"who": self.who, "what": self.what})


@dataclass(frozen=True)
class OfTypeAndLevel(Static):
    """A card is of a type, with this base level."""

    who: Test
    type: Test
    level: int

    def saying(self) -> Saying:
        return Saying("becomes-of-level", {"who": self.who, "type": self.type, "level": self.level})


@dataclass(frozen=True)
class StaysBehind(Static):
    """Items that do not come along to the fight: they do nothing there, and nothing is done to them."""

    who: Test

    def saying(self) -> Saying:
        return Saying("stays-behind", {"who": self.who})


def joined_statics(words: Words, statics: Sequence[Node]) -> list[Node]:
    """The statements, those that come to one thing as one, where a language has words for that."""
    found = list(statics)
    if words.has("stays-behind"):
        found = _left_behind(found)
    if words.has("is-both"):
        found = _what_it_is_first(found)
    return joined_neighbours(found, _with_its_level) if words.has("becomes-of-level") else found


def _left_behind(statics: Sequence[Node]) -> list[Node]:
    """Items without power and bonus that nothing touches and that stay in the pool: they are left behind."""
    for one in statics:
        if not isinstance(one, Protected) or one.ways != ("treasure",):
            continue
        nothing = (PowerLost(one.who), Levels(one.who, to=Fixed(0), which="bonus"), Immune(one.who, ANY))
        if all(part in statics for part in nothing):
            return [StaysBehind(one.who) if part is one else part for part in statics if part not in nothing]
    return list(statics)


def _what_it_is_first(statics: Sequence[Node]) -> list[Node]:
    """What one card is, before what else is said of it."""
    types = [one for one in statics if isinstance(one, Has) and one.type and isinstance(one.who, Is) and not one.gains]
    kinds = [one for one in statics if isinstance(one, Has) and len(one.gains) == 1 and not (one.type or one.world)]
    for one in types:
        kind = next((other for other in kinds if other.who == one.who), None)
        if kind is None:
            continue
        both = Both((Type(frozenset((one.type,))), Kind(kind.gains[0])))  # type: ignore[arg-type]
        return [IsBoth(one.who, both), *(other for other in statics if other not in (one, kind))]
    return list(statics)


def _with_its_level(before: Node, one: Node) -> OfTypeAndLevel | None:
    """ "This card is a monster of base level 12"."""
    if not isinstance(before, Has) or not before.type or before.gains or before.world:
        return None
    if not isinstance(one, Levels) or not isinstance(one.to, Fixed) or one.which != "base" or one.who != before.who:
        return None
    return OfTypeAndLevel(one.who, Type(frozenset((before.type,))), one.to.n)
