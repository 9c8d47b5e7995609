"""Powers that hold side by side, told as one: for more reasons, but for some cards, after a defense."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sixrealms.engine.ability import Always
from sixrealms.engine.causes import COST
from sixrealms.engine.power import Ability, Cards, Saying, Static, Test
from sixrealms.powers.allowances import Spoils
from sixrealms.powers.conditions import HERE
from sixrealms.powers.immunity import Immune
from sixrealms.powers.players import YOU
from sixrealms.powers.possession import GoesAfterRound
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.question import Both, Not, Question
from sixrealms.powers.refs import Ref, The
from sixrealms.realise.joined_deeds import AllTogether
from sixrealms.realise.words import Words


def side_by_side(words: Words, abilities: Sequence[Ability]) -> list[Ability]:
    """The abilities, those side by side that come to one thing as one, where a language has words for that."""
    found: list[Ability] = []
    for one in abilities:
        before = found[-1] if found else None
        told: Static | None = None
        if isinstance(one, Always) and isinstance(before, Always) and replace(one, what=before.what) == before:
            if words.has("why-cost-by", "adjective"):
                told = _for_more_reasons(before.what, one.what)
            if told is None and words.has("immune-but"):
                told = _but(before.what, one.what)
            if told is None and words.grammar.joins_choices:
                told = _either_side(before.what, one.what)
        if told is not None and isinstance(before, Always):
            found[-1] = replace(before, what=told)
        else:
            found.append(_after_defense(one) if words.has("spoils-defending") else one)
    return found


@dataclass(frozen=True)
class GoesForMoreReasons(Static):
    """Cards that go elsewhere for several reasons, the last because a card demands them as its cost."""

    goes: GoesInstead
    by: Test

    @property
    def who(self) -> Test:
        return self.goes.who

    def saying(self) -> Saying:
        said = self.goes.saying()
        why = said.values["why"]
        assert isinstance(why, tuple)
        return Saying("goes-for-reasons", {**said.values, "why": (*why, Saying("why-cost-by", {"by": self.by}))})


@dataclass(frozen=True)
class BothGoAfterRound(Static):
    """The champions of both sides go to the same place after their round."""

    goes: GoesAfterRound
    sets: tuple[Cards, ...]

    def saying(self) -> Saying:
        return Saying("goes-after-round", {**self.goes.saying().values, "who": AllTogether(self.sets)})


def _either_side(before: Static, one: Static) -> BothGoAfterRound | None:
    """What becomes of one side's champion after its round, and then the same of the other's."""
    if not isinstance(before, GoesAfterRound) or not isinstance(one, GoesAfterRound) or before.to is None:
        return None
    if not isinstance(before.who, Ref) or not isinstance(one.who, Ref) or replace(one, who=before.who) != before:
        return None
    return BothGoAfterRound(before, (The(before.who), The(one.who)))


def _for_more_reasons(before: Static, one: Static) -> GoesForMoreReasons | None:
    """A card that goes elsewhere for some reasons, and also if another demands it."""
    if not isinstance(before, GoesInstead) or not isinstance(one, GoesInstead) or before.by is not None:
        return None
    if one.why != (COST,) or one.by is None or replace(one, why=before.why, by=None) != before:
        return None
    return GoesForMoreReasons(before, one.by)


@dataclass(frozen=True)
class ImmuneBut(Static):
    """Cards that nothing of a kind affects but such cards."""

    shield: Immune
    of: Test
    but: tuple[Question, ...]

    @property
    def who(self) -> object:
        return self.shield.who

    def saying(self) -> Saying:
        such = Both((*self.but, *_tests(self.of)))
        return Saying("immune-but", {**self.shield.saying().values, "to": self.of, "but": such})


def _but(first: Static, other: Static) -> ImmuneBut | None:
    """Immunity to cards of a kind that lack one thing, and to those that have it but lack another."""
    if not isinstance(first, Immune) or not isinstance(other, Immune) or replace(other, to=first.to) != first:
        return None
    lacks, has = set(_tests(first.to)), set(_tests(other.to))
    one = [test for test in lacks - has if isinstance(test, Not)]
    two = [test for test in has - lacks if isinstance(test, Not)]
    if len(one) != 1 or len(two) != 1 or has != (lacks - {one[0]}) | {one[0].test, two[0]}:
        return None
    kind = tuple(test for test in _tests(first.to) if test != one[0])
    return ImmuneBut(first, kind[0], (one[0].test, two[0].test)) if len(kind) == 1 else None


@dataclass(frozen=True)
class SpoilsOfDefense(Static):
    """More spoils for who defends this realm: spoils come of a victory."""

    spoils: Spoils

    def saying(self) -> Saying:
        return Saying("spoils-defending", self.spoils.saying().values)


def _after_defense(one: Ability) -> Ability:
    """More spoils of battles for this realm, told as what its successful defense brings."""
    if not isinstance(one, Always) or not isinstance(one.what, Spoils) or one.when != HERE:
        return one
    return replace(one, what=SpoilsOfDefense(one.what), when=None) if one.what.who is YOU and one.what.add else one


def _tests(test: object) -> tuple[Question, ...]:
    if isinstance(test, Both):
        return test.tests
    return (test,) if isinstance(test, Question) else ()
