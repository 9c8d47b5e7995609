"""Blood abilities of 4th Edition that master the elements or take a monster's shape."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ALLY, ANY, CHAMPION, OPPOSING, SELF, Is, Lasting, MayUse, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

REGENT, STRONG = "BR/88", "BR/83"


# -- Elemental Control ------------------------------------------------------------------------------------------------

#: An offensive spell and whether it reaches who controls the elements.
ELEMENTS = {
    "NO/331": False,  # Fireball
    "NO/367": False,  # Flame Strike
    "RR/51": False,  # Conjure Air Elemental
    "NO/355": True,  # Wind Walk: not offensive
    "RR/52": False,  # Conjure Water Elemental
    "FR/29": False,  # Earthquake
    "DL/86": True,  # Despair
    "1st/334": True,  # Magic Missile
}


@pytest.mark.parametrize(("spell", "reaches"), ELEMENTS.items())
@card_test("4th/442", rules=["immunity.offensive-only"], edition="1st")
def test_the_elements_obey_their_master(t: Table, spell: str, reaches: bool) -> None:
    weaker = Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))
    with given(spell, weaker), given("1st/268", Always(MayUse(Is(SELF), ANY))):
        meet(t, REGENT + " + War Party", "Bagual + Gladiators", ["4th/442"], [spell, "Zadoc"])
        t.A.plays("4th/442", by=REGENT)
        t.B.plays(spell, by="Bagual")
        t.level(REGENT, 6 + 2 - reaches)
        t.level("War Party", 3)
        goes_on(t, "Bagual", spell)


@card_test("4th/442", rules=["immunity.offensive-only"], edition="1st")
def test_items_of_fire_burn_them_all_the_same(t: Table) -> None:
    with given("1st/215", Always(gains(OPPOSING & CHAMPION, -1))):
        meet(t, REGENT, "Borys + 1st/215", ["4th/442"])
        t.A.plays("4th/442", by=REGENT)
        t.level(REGENT, 6 + 2 - 1)
        goes_on(t, "Borys")


# -- Bloodform --------------------------------------------------------------------------------------------------------


@card_test("4th/446", rules=["icon.ability.type-change"], edition="1st")
def test_bloodform_makes_a_monster_that_lasts(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT, STRONG], hand=["4th/446", "BR/37"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/446", by=REGENT)
    t.on("4th/446", REGENT)
    t.type(REGENT, "monster")
    t.type(STRONG, "regent")
    t.kind(REGENT, "Awnshegh")
    t.level(REGENT, 6 + 5)
    t.A.passes()
    t.A.attacks("DL/8", with_=REGENT)
    t.B.defends("Azhul")
    t.level(REGENT, 11)
    t.B.passes()
    t.A.stops()
    t.zone(REGENT, "pool")
    t.on("4th/446", REGENT)
    t.type(REGENT, "monster")
    t.zone("Azhul", "discard")
    t.settled("A")


@card_test("4th/446", rules=["combat.h.loser-discards-all"], edition="1st")
def test_bloodform_goes_with_its_champion(t: Table) -> None:
    meet(t, REGENT, "Borys + Gladiators", ["4th/446"])
    t.A.plays("4th/446", by=REGENT)
    t.type(REGENT, "monster")
    t.level(REGENT, 11)
    t.A.passes()
    t.zone(REGENT, "discard")
    t.zone("4th/446", "discard")
    t.type(REGENT, "regent")
    t.changed("Borys", "Gladiators")
    drew(t, "B", 1)
    t.settled("B")


@card_test("4th/446", rules=["combat.h.winner-discards"], edition="1st")
def test_used_in_combat_it_stays_after_the_round(t: Table) -> None:
    meet(t, REGENT + " + War Party", "Borys + Magic Sword", ["4th/446"], their_pool=["Neeva"])
    t.A.plays("4th/446", by=REGENT)
    t.B.passes()
    t.A.stops()
    t.zone("War Party", "discard")
    t.on("4th/446", REGENT)
    t.kind(REGENT, "Awnshegh")
    t.level(REGENT, 11)
    t.changed("Borys", "Magic Sword")
    t.settled("A")
