"""Levels of one card that differ by what that card is, told as one gain: "5 base levels if it is of level 10 or more,
and otherwise 1".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sixrealms.engine.power import Condition, Effect, Node, Saying, Test
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.control_flow import If
from sixrealms.powers.durations import Duration
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import Levels
from sixrealms.powers.numbers import Fixed
from sixrealms.realise.words import Words


@dataclass(frozen=True)
class Case(Node):
    """So many levels, if the card is that; without it: otherwise."""

    amount: Fixed
    what: Test | None

    def saying(self) -> Saying:
        return Saying("levels-case", {"amount": self.amount, "what": self.what})


@dataclass(frozen=True)
class LevelsByCase(Effect):
    """A card gains base levels, as many as the first case that holds says."""

    who: Is
    until: Duration
    cases: tuple[Case, ...]

    def saying(self) -> Saying:
        return Saying("levels-by-case", {"who": self.who, "until": self.until, "each": self.cases})


def levels_by_case(words: Words, effect: If) -> LevelsByCase | None:
    """A chain of conditions each of which gives the same card other base levels; None if it does anything else."""
    if not words.has("levels-by-case"):
        return None
    found = list(_cases(effect))
    first = found[0][1]
    what = first.what if isinstance(first, Lasting) else None
    if not isinstance(first, Lasting) or not isinstance(what, Levels) or not isinstance(what.who, Is):
        return None
    cases: list[Case] = []
    for asked, one in found:
        gain = one.what if isinstance(one, Lasting) and one.until == first.until else None
        if not isinstance(gain, Levels) or not isinstance(gain.add, Fixed) or gain.add.n < 1:
            return None
        if gain != Levels(what.who, add=gain.add, which="base"):
            return None
        if asked is not None and not (isinstance(asked, RefIs) and asked.ref == what.who.ref):
            return None
        cases.append(Case(gain.add, asked.test if isinstance(asked, RefIs) else None))
    return LevelsByCase(what.who, first.until, tuple(cases))


def _cases(effect: Effect | None) -> Iterator[tuple[Condition | None, Effect | None]]:
    """Every condition with what is done if it is the first that holds; the last without one."""
    while isinstance(effect, If):
        yield effect.condition, effect.then
        effect = effect.otherwise
    yield None, effect
