"""Rule cards of the Underdark booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import Is
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import BEARER, SELF
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("UD/69", rules=["gloss.negate", "gloss.rule-card.global"], edition="1st")
def test_champions_who_cannot_see_in_the_dark_have_no_power(t: Table) -> None:
    stronger = Always(gains(Is(SELF), 3))
    with given("1st/258", stronger), given("1st/316", Always(gains(Is(BEARER), 2))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/258", "UD/96", "Azhul + 1st/316"], table=["UD/69"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/41"])
        t.begin(active="A", phase=3)
        t.level("1st/258", 6)
        t.level("UD/96", 4)
        t.level("Azhul", 6)
        t.settled("A", "ask-phase-3")


@card_test("UD/69", rules=["gloss.negate"], edition="1st")
def test_allies_who_cannot_see_have_none_either(t: Table) -> None:
    with given("1st/54", Always(gains(Is(SELF), 2))), given("UD/74", Always(gains(Is(SELF), 2))):
        t.seat("A", formation={"A": "Draj"}, pool=["Neeva"], hand=["Zadoc"], table=["UD/69"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["1st/54", "UD/74"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.plays("1st/54")
        t.total("Azhul", 8)
        t.A.plays("Zadoc")
        t.B.plays("UD/74")
        t.total("Azhul", 14)
        t.settled("A", "ask-combat")
