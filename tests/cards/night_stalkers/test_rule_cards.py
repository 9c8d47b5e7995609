"""Rule cards of the Night Stalkers booster."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play
from sixrealms.engine.terms import GoodDigit
from sixrealms.powers.card_questions import HERO
from sixrealms.powers.control_flow import seq
from sixrealms.powers.digits import DrawDigit, digit
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from tests.made_up import given
from tests.table_talk import Table, card_test


def _play(good: GoodDigit) -> Play:
    return Play(seq(DrawDigit(good=good), Lasting(gains(HERO, digit()), FOR_THIS_TURN)))


@pytest.mark.parametrize(
    ("who", "good", "level"), [("A", "high", 13), ("A", "low", 4), ("B", "high", 4), ("B", "low", 13)]
)
@card_test("NS/74", rules=["gloss.rule-card.global"], edition="1st")
def test_nobody_draws_and_the_digit_is_what_helps_its_player_most(
    t: Table, who: str, good: GoodDigit, level: int
) -> None:
    with given("1st/100", _play(good)):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["1st/100"] if who == "A" else [], table=["NS/74"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["1st/100"] if who == "B" else [])
        t.begin(active=who, phase=3)
        (t.A if who == "A" else t.B).plays("1st/100")
        t.level("Azhul", level)
        t.count("A", draw=12, discard=0)
        t.count("B", draw=12, discard=0)
        t.settled(who, "ask-phase-3")
