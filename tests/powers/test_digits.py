"""Drawing a card for the last digit of its number."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.engine.ability import Always, Use
from sixrealms.powers.card_questions import HERO
from sixrealms.powers.control_flow import seq
from sixrealms.powers.digits import DrawDigit, SureDigit, digit
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from tests.made_up import given
from tests.table_talk import Table, table_test


def _use(**how: Any) -> Use:
    return Use(seq(DrawDigit(**how), Lasting(gains(HERO, digit()), FOR_THIS_TURN)))


@pytest.mark.parametrize(("then", "zone"), [("discard", "discard"), ("keep", "hand")])
@table_test(rules=["gloss.hand"])
def test_the_card_drawn_is_discarded_or_kept(t: Table, then: str, zone: str) -> None:
    with given("1st/266", _use(then=then)):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"], draw=["1st/54", "Zadoc"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.A.uses("1st/266")
        t.level("1st/266", 8)
        t.zone("1st/54", zone)
        t.zone("Zadoc", "draw")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("good", "level"), [("high", 4), ("low", 13)])
@table_test(rules=["gloss.rule-card.global"])
def test_a_sure_digit_of_another_is_the_worst(t: Table, good: str, level: int) -> None:
    with given("1st/266", _use(good=good)), given("RL/30", Always(SureDigit())):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"], draw=["1st/54"])
        t.seat("B", formation={"A": "Nyrond"}, table=["RL/30"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/266")
        t.level("1st/266", level)
        t.zone("1st/54", "draw")
        t.settled("A", "ask-phase-3")
