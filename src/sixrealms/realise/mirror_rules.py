"""What holds for the attacker against the defender and just so the other way round: told once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, cast

from sixrealms.engine.ability import Always
from sixrealms.engine.power import Ability, Bound, Saying, Static, Test
from sixrealms.powers.card_questions import CHAMPION, Is
from sixrealms.powers.conditions import Claim, RefIs
from sixrealms.powers.durations import Duration
from sixrealms.powers.levels import Levels
from sixrealms.powers.players import ATTACKING_PLAYER, DEFENDING_PLAYER
from sixrealms.powers.question import Both, Question
from sixrealms.powers.refs import ATTACKER, DEFENDER, IT
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING
from sixrealms.realise.words import Words

#: What stands for the other side.
_SIDES: Final[tuple[tuple[object, object], ...]] = (
    (ATTACKER, DEFENDER),
    (ATTACKING, DEFENDING),
    (ATTACKING_PLAYER, DEFENDING_PLAYER),
)
#: So many statements are better told once than twice.
_SEVERAL: Final = 2


@dataclass(frozen=True)
class ViceVersa(Static):
    """What has been said before holds with attacker and defender exchanged as well."""

    def saying(self) -> Saying:
        return Saying("vice-versa")


def mirrored(words: Words, abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """The abilities without those that say of the other side what others have said, if there are several."""
    held = [one for one in abilities if isinstance(one, Always) and one.when is not None]
    again = [other for place, one in enumerate(held) for other in held[place + 1 :] if other == _exchanged(one) != one]
    if len(again) < _SEVERAL or 2 * len(again) != len(abilities) or not words.has("vice-versa"):
        return tuple(abilities)
    against = [_against(one) for one in abilities if one not in again]
    if all(against) and words.has("fights-against", "adverb"):
        return tuple(one for one in against if one is not None)
    return (*(one for one in abilities if one not in again), Always(ViceVersa()))


def _exchanged(part: Any) -> Any:
    """The same of the other side."""
    for one, other in _SIDES:
        if type(part) in (type(one), type(other)) and part in (one, other):
            return other if part == one else one
    if isinstance(part, tuple):
        return tuple(_exchanged(one) for one in part)
    if not is_dataclass(part) or isinstance(part, type | Duration):
        return part
    return replace(part, **{f.name: _exchanged(getattr(part, f.name)) for f in fields(part) if f.init})


@dataclass(frozen=True)
class FightsAgainst(Claim):
    """A champion of one kind fights against one of another, whoever attacks."""

    it: Test
    other: Test

    def binds(self) -> Mapping[str, Bound]:
        return {"it": Bound(self.it)}


@dataclass(frozen=True)
class NoneWithIt(Static):
    """The player of a champion cannot play such cards with it."""

    what: Test

    def saying(self) -> Saying:
        return Saying("none-with-it", {"what": self.what})


def _against(one: Ability) -> Ability | None:
    """What holds for an attacking champion if the defender is of a kind, told of any that fights against such a one;
    None for what is about more than that champion and what its player plays with it.
    """
    asked = one.when if isinstance(one, Always) else None
    if not isinstance(one, Always) or not isinstance(asked, RefIs) or asked.ref != DEFENDER:
        return None
    what = one.what
    if isinstance(what, CannotPlay) and what.whose == ATTACKING_PLAYER and isinstance(what.user, Test):
        rest, told = _tests(what.user), cast("Static", NoneWithIt(what.what))
    elif isinstance(what, Levels) and ATTACKING in _tests(what.who):
        rest, told = _tests(what.who), replace(what, who=Is(IT))
    else:
        return None
    it = (CHAMPION, *(test for test in rest if test not in (CHAMPION, ATTACKING)))
    other = (CHAMPION, *(test for test in _tests(asked.test) if test != CHAMPION))
    return replace(one, what=told, when=FightsAgainst(Both(it), Both(other)))


def _tests(test: object) -> tuple[Question, ...]:
    if isinstance(test, Both):
        return test.tests
    return (test,) if isinstance(test, Question) else ()
