"""Magical items of 3rd Edition that live through a battle, or do not."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.language import CHAMPION, OPPONENT, Is, discard, every, gains
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test


@card_test("3rd/94", rules=["instant.events-help"], edition="1st")
def test_the_hammer_slays_a_giant(t: Table) -> None:
    meet(t, "Azhul + 3rd/94", "4th/310", pool=["Neeva"])
    t.zone("4th/310", "discard")
    t.zone("Azhul", "pool")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/94", rules=["gloss.allies.traits"], edition="1st")
def test_the_hammer_slays_giants_that_join_the_other_side(t: Table) -> None:
    meet(t, "Azhul + 3rd/94", "Bagual", their_hand=["4th/244", "Galek"])
    t.B.plays("Galek")
    t.on("Galek", "Bagual")
    t.B.plays("4th/244")
    t.zone("4th/244", "discard")
    goes_on(t)


@card_test("3rd/94", rules=["gloss.allies.traits"], edition="1st")
def test_giants_on_its_own_side_live(t: Table) -> None:
    meet(t, "Azhul + 3rd/94", "Borys", ["4th/244"])
    t.A.plays("4th/244")
    t.on("4th/244", "Azhul")
    goes_on(t, "Borys")


@card_test("3rd/98", edition="1st")
def test_beaten_its_bearer_takes_an_item_along(t: Table) -> None:
    meet(t, "Azhul + 3rd/98", "Borys + Magic Sword", pool=["Neeva + Orb of Doom"])
    t.A.passes()
    t.A.says("yes")
    t.A.chooses("Magic Sword")
    t.zone("Magic Sword", "discard")
    t.zone("Azhul", "discard")
    t.zone("3rd/98", "discard")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("3rd/98", edition="1st")
def test_it_need_not(t: Table) -> None:
    meet(t, "Azhul + 3rd/98", "Borys + Magic Sword")
    t.A.passes()
    t.A.says("no")
    t.on("Magic Sword", "Borys")
    t.changed("Azhul", "3rd/98", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("3rd/98", edition="1st")
def test_victorious_it_takes_none(t: Table) -> None:
    meet(t, "Borys + 3rd/98", "Azhul", pool=["Neeva + Orb of Doom"])
    t.B.passes()
    t.on("Orb of Doom", "Neeva")
    t.changed("Borys", "Azhul")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/104", edition="1st")
def test_the_victor_with_the_orb_attacks_once_more(t: Table) -> None:
    meet(t, "Neeva + 3rd/104", "Bagual", pool=["Azhul"], their_pool=["1st/79", "Borys"])
    t.B.passes()
    t.offered("Neeva", "Azhul")
    t.A.attacks("DL/8", with_="Neeva")
    t.B.defends("1st/79")
    t.B.passes()
    t.zone("1st/79", "discard")
    t.offered("Azhul")
    t.on("3rd/104", "Neeva")
    t.changed("Bagual")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/104", rules=["power.cost-beats-protection"], edition="1st")
def test_who_razes_a_realm_with_the_orb_is_lost(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + 3rd/104 + Magic Sword", "Azhul"])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.declines()
    t.razed("DL/8")
    t.zone("Neeva", "discard")
    t.zone("3rd/104", "discard")
    t.zone("Magic Sword", "discard")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("3rd/104", edition="1st")
def test_another_who_razes_a_realm_is_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + 3rd/104", "Azhul"])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.declines()
    t.razed("DL/8")
    t.on("3rd/104", "Neeva")
    t.changed("A:filler#1", "Azhul")
    t.settled("A", "ask-spoils")


@card_family({"3rd/105": (), "4th/165": ()}, edition="1st")
def test_the_staff_conjures_one_ally_a_battle(t: Table, printing: str) -> None:
    meet(t, f"Azhul + {printing}", "Borys + Gladiators", discard=["War Party", "Swordwraith", "Mul Savage"])
    t.A.uses(printing)
    t.offered("War Party", "Swordwraith")
    t.A.chooses("War Party")
    t.zone("War Party", "hand")
    t.A.plays("War Party")
    t.A.cannot("use", printing, because="already-used")
    goes_on(t, "Borys", "Gladiators")


@card_family({"3rd/105": (), "4th/165": ()}, edition="1st")
def test_the_staff_breaks_when_its_bearer_is_beaten(t: Table, printing: str) -> None:
    meet(t, f"Azhul + {printing}", "Borys + Gladiators")
    t.A.passes()
    t.zone(printing, "abyss")
    t.zone("Azhul", "discard")
    t.changed("Borys", "Gladiators", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_family({"3rd/105": (), "4th/165": ()}, edition="1st")
def test_the_staff_does_not_break_in_the_pool(t: Table, printing: str) -> None:
    with given("NO/92", Play(discard(every(CHAMPION)))):
        t.seat("A", formation={"A": "Rashemen"}, hand=["NO/92"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[f"Azhul + {printing}"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("NO/92")
        t.zone("Azhul", "discard")
        t.zone(printing, "discard")
        t.settled("A")


@card_test("3rd/317", rules=["activation.full-on-entry"], edition="1st")
def test_the_shield_of_gore_sweeps_out_the_smallest_allies_of_both_sides(t: Table) -> None:
    meet(t, "Azhul + 3rd/317 + Gith", "Borys + Galek + The Iron Legion")
    t.zone("Gith", "discard")
    t.zone("Galek", "discard")
    t.on("The Iron Legion", "Borys")
    goes_on(t)


@card_test("3rd/177", rules=["immunity.always-active"], edition="1st")
def test_quagmiela_alone_stands_against_the_lovely_colleen(t: Table) -> None:
    with given("1st/462", Always(gains(Is(OPPONENT), -3))), given("1st/104", Always(gains(Is(OPPONENT), -1))):
        meet(t, "3rd/177", "1st/462 + 1st/104")
        t.level("3rd/177", 4)
        goes_on(t, "1st/462")
