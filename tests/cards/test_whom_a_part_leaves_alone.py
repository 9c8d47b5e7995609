"""Those whom one word of a card leaves alone, or reaches beside the ones it is mostly played for."""

from __future__ import annotations

import pytest

from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_test

EDICT, LOLTH = "PO/120", "4th/489"


@pytest.mark.parametrize("in_combat", [False, True])
@card_test("1st/93", rules=["avatar.phase3-only"], edition="1st")
def test_no_edict_lets_the_rod_bring_an_avatar(t: Table, in_combat: bool) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + 1st/93"], discard=["Neeva", "Azhul", LOLTH], table=[EDICT])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Dagrande")
    if in_combat:
        t.A.says("no")
        t.B.defends("Mul Savage")
        t.A.uses("1st/93")
    else:
        t.A.says("yes")
    t.offered("Neeva", "Azhul")
    t.A.chooses("Neeva")
    t.zone("Neeva", "battle")
    t.zone("Dagrande", "pool")
    t.settled(*(("A", "ask-combat") if in_combat else ("B", "ask-defend")))


@card_test("1st/362", rules=["general.touch.retarget"], edition="1st")
def test_the_sun_shines_on_no_pool_that_spells_do_not_reach(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["1st/362"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Skeletal Horde + 1st/152"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Winged Horror"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/362")
    t.zone("Winged Horror", "discard")
    t.zone("Skeletal Horde", "pool")
    t.changed("1st/362")
    t.settled("A")


@card_test("1st/403", rules=["gloss.allies.when"], edition="1st")
def test_the_traitor_is_one_of_those_who_fight(t: Table) -> None:
    meet(t, "Azhul", "Neeva + Gith", hand=["1st/403"], their_pool=["Mul Savage + 3rd/257"])
    t.A.plays("1st/403")
    t.on("Gith", "Azhul")
    t.on("3rd/257", "Mul Savage")
    goes_on(t, "1st/403", "Gith")


@card_test("3rd/211", "3rd/256", rules=["move.allies.protected"], edition="1st")
def test_on_the_flight_even_hired_mercenaries_come_along(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["3rd/211"])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Nyrond"}, hand=["3rd/256"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/211", by="Sadira")
    t.A.passes()
    t.A.attacks("Vaasa", with_="Sadira")
    t.B.defends("Azhul")
    t.C.plays("3rd/256", way=2)
    t.offered("Sadira", "Azhul")
    t.C.chooses("Sadira")
    t.on("3rd/256", "Sadira")
    t.kind("3rd/256", "Flyer")
    goes_on(t, "3rd/211", "3rd/256")


@card_test("3rd/256", "1st/330", "1st/282", rules=["gloss.allies.when"], edition="1st")
def test_the_mercenaries_between_two_who_let_no_ally_be_played(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/330 + Orb of Doom"])
    t.seat("B", formation={"A": "DL/8"}, pool=["1st/282"])
    t.seat("C", formation={"A": "Nyrond"}, hand=["3rd/256"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="1st/330")
    t.B.defends("1st/282")
    t.C.plays("3rd/256", way=2)
    t.offered("1st/330", "1st/282")
    t.C.chooses("1st/330")
    t.zone("3rd/256", "discard")  # nobody took them in, so they have nowhere to come home from
    t.total("1st/330", 3 + 2)
    t.settled("B", "ask-combat")
