"""Drawing along with another."""

from __future__ import annotations

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, When
from sixrealms.engine.action import PASS
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


@table_test(rules=["spoils.source", "counter.sequence-default"])
def test_each_card_that_adds_to_the_spoils_is_known_for_its_own(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"])
    t.seat("B", formation={"A": "Nyrond + FR/24"}, pool=["3rd/82 + Orb of Doom"])
    t.seat("C", formation={"A": "Cormyr"}, pool=["NS/33"], hand=["DU/86"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("3rd/82")
    t.A.passes()
    hero, palace = t.card("3rd/82"), t.card("FR/24")
    while not _kept(t, marks.DRAWN):
        t.sitting.perform(PASS)
    assert sorted(_kept(t, marks.DRAWN).values()) == sorted([hero + 1, palace + 1])
    assert not _kept(t, marks.MORE_SPOILS)
    t.changed("Sadira", *(f"B:filler#{n}" for n in (1, 2, 3)))
    t.settled("B", "ask-spoils-rest")


def _kept(t: Table, mark: marks.Mark) -> dict[str, int]:
    """The marks of a kind that are kept now, whatever they are about."""
    return {key: value for key, value in t.state.marks.items() if key.startswith(mark.prefix)}
