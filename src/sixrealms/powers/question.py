"""What questions about a card have in common, and how they are put together: &, | and ~."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixrealms.engine.compiler_hints import dataclass, mypyc_attr
from sixrealms.engine.power import Context, Test
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Test):
    """A test with the operators & | ~."""

    def __and__(self, other: Question) -> Question:
        return Both((*_flat(self, Both), *_flat(other, Both)))

    def __or__(self, other: Question) -> Question:
        return Either((*_flat(self, Either), *_flat(other, Either)))

    def __invert__(self) -> Question:
        return Not(self)


def _flat(q: Question, kind: type[Both] | type[Either]) -> tuple[Question, ...]:
    return q.tests if isinstance(q, kind) else (q,)


@dataclass(frozen=True)
class Both(Question):
    tests: tuple[Question, ...]

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        for test in self.tests:  # a plain loop: these two lines are asked more often than any others
            if not test.holds(s, card, x):
                return False
        return True

    @property
    def points(self) -> bool:
        return any(test.points for test in self.tests)

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        for pointing in (True, False):  # those first after which few are left
            for test in self.tests:
                if not cards or (len(cards) == 1 and not pointing):
                    return cards
                if test.points is pointing:
                    cards = test.sift(s, cards, x)
        return cards

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        for test in self.tests:
            if not cards:
                return []
            cards = test.passing(s, cards, x)
        return cards

    def passing_in_pile(self, s: State, cards: tuple[int, ...], x: Context) -> Sequence[int]:
        for test in self.tests:
            if not cards:
                break
            cards = tuple(test.passing_in_pile(s, cards, x))
        return cards

    def causes(self, s: State, card: int, x: Context) -> list[Reason]:
        found = [test.causes(s, card, x) for test in self.tests if not test.holds(s, card, x)]
        return [reason for reasons in found for reason in reasons] if all(found) else []


@dataclass(frozen=True)
class Either(Question):
    tests: tuple[Question, ...]

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        for test in self.tests:
            if test.holds(s, card, x):
                return True
        return False

    @property
    def points(self) -> bool:
        return all(test.points for test in self.tests)

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        could = {card for test in self.tests for card in test.sift(s, cards, x)}
        return cards if len(could) == len(cards) else [card for card in cards if card in could]

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        found: set[int] = set()
        left = cards
        for test in self.tests:
            found.update(test.passing(s, left, x))
            left = [card for card in left if card not in found]
            if not left:
                return cards[:]
        return [card for card in cards if card in found] if found else []


@dataclass(frozen=True)
class Not(Question):
    test: Question

    @property
    def excludes(self) -> bool:
        return True

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        return not self.test.holds(s, card, x)

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        failing = self.test.passing(s, cards, x)
        return [card for card in cards if card not in failing] if failing else cards[:]
