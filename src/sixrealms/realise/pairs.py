"""Two cards of one set chosen one after the other, told as the choice of both: "choose 2 realms of that player"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixrealms.engine.power import Cards, Effect, Saying
from sixrealms.powers.arrangement import Arrange
from sixrealms.powers.card_questions import Is
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.question import Both, Either, Not
from sixrealms.powers.refs import AllChosen, Chosen, The
from sixrealms.powers.sets import InPlay
from sixrealms.powers.whereabouts import HangsOn
from sixrealms.realise.neighbours import joined_neighbours
from sixrealms.realise.renewed_effects import replaced
from sixrealms.realise.words import Words

#: What both are called.
_PAIR: Final = "pair"


@dataclass(frozen=True)
class PairSwapped(Effect):
    """Two realms that have been chosen change places."""

    cards: Cards

    def saying(self) -> Saying:
        return Saying("swap-pair", {"cards": self.cards})


def with_pairs(words: Words, effects: Sequence[Effect]) -> list[Effect]:
    """The same effects, with two choices from one set told as one where nothing tells the two apart afterwards."""
    return joined_neighbours(effects, _pair) if words.has("swap-pair") else list(effects)


def _pair(before: Effect, one: Effect) -> Choose | None:
    """The choice of both; None if they are not from one set, or are told apart."""
    if not isinstance(before, Choose) or not isinstance(one, Choose):
        return None
    first, second = Chosen(before.name), Chosen(one.name)
    if not isinstance(before.among, InPlay) or not isinstance(one.among, InPlay) or one.then is None:
        return None
    if replace(one, among=before.among, name=before.name, then=None) != before or before.count != 1 or before.up_to:
        return None
    tests = one.among.test.tests if isinstance(one.among.test, Both) else (one.among.test,)
    rest = tuple(test for test in tests if test != Not(Is(first)))
    if len(rest) == len(tests) or Both(rest) != before.among.test:
        return None
    both = Chosen(_PAIR)
    then = replaced(one.then, Either((HangsOn(first), HangsOn(second))), HangsOn(both))
    then = replaced(then, Arrange(The(first), second), PairSwapped(AllChosen(_PAIR)))
    if any(node in (first, second) for node in then.walk()):
        return None
    return Choose(before.among, _PAIR, 2, then=then)
