"""Powers that wait for a phase, once in a turn (ledger: turn.phase1.extra-draws, once.*)."""

from __future__ import annotations

from sixrealms.engine.ability import Use, When
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Fixed
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["turn.phase1.extra-draws"])
def test_what_waits_for_the_draw_comes_right_after_it(t: Table) -> None:
    with given("1st/60", When("phase-1", Draw(Fixed(2)))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"], draw=[9])
        t.seat("B", formation={"A": "1st/9"})
        t.begin(active="A", phase="start", windows="pass", taken=3)
        t.A.passes()
        t.count("A", hand=5, draw=4)
        t.phase(2)
        t.changed(*(f"A:filler#{n}" for n in range(1, 6)))
        t.settled("A", "ask-phase-2")


@table_test(rules=["once.phase3", "once.extra-turns"])
def test_a_power_is_used_again_in_the_next_phase_3_that_is_none_of_an_extra_turn(t: Table) -> None:
    with given("1st/60", Use(Draw(), at=("3",), once="turn")):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"], hand=["The Caravan"], draw=[12])
        t.seat("B", formation={"A": "1st/9"}, draw=[12])
        t.begin(active="A", phase=3, taken=3)
        t.A.uses("1st/60")
        t.A.passes(times=3)
        t.A.plays("The Caravan")
        t.A.passes(times=2)
        t.asked("A", "ask-phase-3")
        t.A.cannot("use", "1st/60", because="already-used")
        t.A.passes(times=3)
        t.turn_of("B")
        t.B.passes(times=5)
        t.A.passes(times=2)
        t.asked("A", "ask-phase-3")
        t.A.can("use", "1st/60")
        t.changed("The Caravan", *(f"{s}:filler#{n}" for s in "AB" for n in range(1, 13)))
        t.settled("A", "ask-phase-3")
