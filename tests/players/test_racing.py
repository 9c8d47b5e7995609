"""Answers race: the same deals for all, trials where it is close, nobody left out worth more than who stays."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.players.racing import race
from sixrealms.players.weighed import Weighed

_ANSWERS = tuple(Action("play", number) for number in range(4))


class _Deals:
    """Deals in which answer `i` is worth what `worth` says of it in this deal; counts its trials."""

    def __init__(self, worth: Callable[[int, int], float]) -> None:
        self._state = table.new_game(["A-1", "B-1"], seed=1)
        self._worth = worth
        self._numbers = count()
        self.tried: list[tuple[int, int]] = []

    def deal(self) -> State:
        s = self._state.copy()
        s.seed = next(self._numbers)
        return s

    def trial(self, s: State, action: Action) -> float:
        deal = int(s.seed)
        self.tried.append((deal, action.card))
        return self._worth(action.card, deal)

    def race(self, most: int, answers: tuple[Action, ...] = _ANSWERS) -> list[Weighed]:
        return race(answers, self.deal, self.trial, most)


def _best(found: list[Weighed]) -> int:
    return max(found, key=lambda one: one.points).action.card


def test_a_plain_choice_takes_four_deals_however_many_are_allowed() -> None:
    deals = _Deals(lambda number, deal: 200.0 * (number == 2) + Random(deal * 4 + number).gauss(0.0, 5.0))

    assert _best(deals.race(400)) == 2
    assert len(deals.tried) == 4 * len(_ANSWERS)


def test_a_close_choice_takes_all_that_are_allowed_and_is_decided_between_the_two() -> None:
    """The first is better in every other deal, the second in those between."""
    deals = _Deals(lambda number, deal: (30.0 if deal % 2 == number else -30.0) if number < 2 else -500.0 + deal % 3)

    found = deals.race(200)

    assert len(deals.tried) in (199, 200)
    assert found[0].games == found[1].games > 80
    assert found[2].games == found[3].games < 12


@pytest.mark.parametrize("most", [1, 40, 41, 42, 43])
def test_never_more_trials_than_allowed_but_a_few_of_each(most: int) -> None:
    deals = _Deals(lambda number, deal: Random(deal * 4 + number).gauss(0.0, 30.0))
    deals.race(most)

    assert len(deals.tried) <= max(most, 4 * len(_ANSWERS))
    assert {card for _, card in deals.tried[:4]} == {0, 1, 2, 3}


def test_all_that_are_left_are_tried_in_the_same_deals() -> None:
    deals = _Deals(lambda number, deal: Random(deal * 4 + number).gauss(0.0, 30.0))
    found = deals.race(60)

    for one in found:
        assert [seed for seed, card in deals.tried if card == one.action.card] == list(range(one.games))


def test_whoever_was_left_out_is_not_worth_more_than_whoever_stayed() -> None:
    """Its few deals may have been good ones: those that stayed have seen worse since."""

    def worth(number: int, deal: int) -> float:
        return {0: 100.0, 1: 98.0, 2: 40.0, 3: 0.0}[number] if deal < 4 else -200.0

    found = _Deals(worth).race(60)

    assert found[2].points < min(found[0].points, found[1].points)


def test_one_answer_needs_no_trial() -> None:
    deals = _Deals(lambda number, deal: 1.0)

    assert deals.race(40, _ANSWERS[:1]) == [Weighed(_ANSWERS[0], 0.0)]
    assert deals.tried == []
