"""Powers of once a turn: from one phase 3 of their player to the next, extra turns not counted (ledger: once.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Use
from sixrealms.powers.control_flow import Nothing
from tests.cards.drawn import drew
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

KALIDNAY, CARAVAN = "AR/92", "1st/319"
CHAMPION = "1st/82"
#: What else forbids it out of phase 3: the fourth edition lets it wait for any moment until the next phase 3.
WAITS = {"fourth-edition": (), "tournament": ("wrong-moment",), "tournament-110": ("wrong-moment",)}
ONCE = Use(Nothing(), at=("3",), once="turn")


@EVERY_RULESET
@table_test(rules=["once.phase3"])
def test_a_power_used_in_phase_three_comes_back_in_the_next_phase_three_of_its_player(t: Table, ruleset: str) -> None:
    with given(CHAMPION, ONCE):
        t.seat("A", formation={"A": "Rashemen"}, pool=[CHAMPION], draw=[9])
        t.seat("B", formation={"A": "Nyrond"}, draw=[9])
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.uses(CHAMPION)
        t.A.cannot("use", CHAMPION, because="already-used")
        t.A.passes()
        t.A.cannot("use", CHAMPION, because=("already-used", *WAITS[ruleset]))
        t.A.passes(2)
        t.B.passes(5)
        t.A.passes(2)
        t.A.uses(CHAMPION)
        t.A.cannot("use", CHAMPION, because="already-used")
        drew(t, "A", 3)
        drew(t, "B", 3)
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@pytest.mark.parametrize("by", [KALIDNAY, CARAVAN])
@table_test(rules=["once.extra-turns", "once.phase3"])
def test_an_extra_turn_does_not_give_a_used_power_back(t: Table, ruleset: str, by: str) -> None:
    hand = [CARAVAN] if by == CARAVAN else []
    with given(CHAMPION, ONCE):
        t.seat("A", formation={"A": KALIDNAY, "B": "Rashemen"}, pool=[CHAMPION], hand=hand, draw=[20])
        t.seat("B", formation={"A": "Nyrond"}, draw=[9])
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.uses(CHAMPION)
        t.A.passes(2)
        if by == KALIDNAY:
            t.A.uses(KALIDNAY)
        t.A.passes()
        if by == CARAVAN:
            t.A.plays(CARAVAN)
        t.turn_of("A")
        t.A.passes(2)
        t.asked("A", "ask-phase-3")
        t.A.cannot("use", CHAMPION, because="already-used")
        t.A.passes(3)
        t.B.passes(5)
        t.A.passes(2)
        t.A.uses(CHAMPION)
        t.changed(by)
        drew(t, "A", 6)
        drew(t, "B", 3)
        t.settled("A", "ask-phase-3")
