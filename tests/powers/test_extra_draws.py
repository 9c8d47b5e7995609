"""Drawing along with another."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, When
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.control_flow import ForEach, If
from sixrealms.powers.extra_draws import DrawnExtra
from sixrealms.powers.goals import Caused
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Count, Fixed
from sixrealms.powers.players import BY, EACH, EVERYONE, OPPONENTS
from sixrealms.powers.sets import Pile
from tests.made_up import given
from tests.table_talk import Table, table_test

ALONG = When(
    "extra-cards",
    ForEach(EVERYONE, If(~Caused(EACH), Draw(Count(Pile(z.HAND, BY, DrawnExtra(ANY), all=True)), EACH, along=True))),
    to=ANY,
    only=Caused(EVERYONE, "alone"),
)


@table_test(rules=["deckout.lost-draws"])
def test_the_others_draw_as_many_as_he_has_really_drawn(t: Table) -> None:
    with given("RL/30", ALONG), given("1st/100", Play(Draw(Fixed(4)))):
        t.seat("A", formation={"A": "Draj"}, hand=["1st/100"], draw=[2], table=["RL/30"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.A.plays("1st/100")
        t.count("A", hand=2)
        t.count("B", hand=2)
        t.changed(*(f"{seat}:Thugs#{n}" for seat in "AB" for n in (1, 2)))
        t.settled("A", "ask-phase-3")


@table_test(rules=["event.order"])
def test_nobody_draws_along_with_several(t: Table) -> None:
    with given("RL/30", ALONG), given("1st/100", Play(Draw(Fixed(1), OPPONENTS))):
        t.seat("A", formation={"A": "Draj"}, hand=["1st/100"], table=["RL/30"])
        t.seat("B", formation={"A": "Nyrond"})
        t.seat("C", formation={"A": "Vaasa"})
        t.begin(active="A", phase=3)
        t.A.plays("1st/100")
        t.count("A", hand=0)
        t.count("B", hand=1)
        t.count("C", hand=1)
        t.changed("B:Thugs#1", "C:Thugs#1")
        t.settled("A", "ask-phase-3")
