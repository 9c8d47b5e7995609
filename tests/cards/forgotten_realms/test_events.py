"""Events of the Forgotten Realms booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test

# -- Curse of Azure Bonds ---------------------------------------------------------------------------------------------


@card_test("FR/4", rules=["discard.to-owner"], edition="1st")
def test_an_enemy_champion_fights_for_you_until_your_next_turn_is_over(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["FR/4"])
    t.seat("B", formation={"A": "Nyrond", "B": "Sembia"}, pool=["Neeva + Flameblade", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("FR/4")
    t.offered("Neeva", "Azhul")
    t.A.chooses("Neeva")
    t.zone("Neeva", "pool", of="A")
    t.on("Flameblade", "Neeva")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Neeva", "pool", of="A")
    t.A.stops()
    t.A.passes(2)
    t.B.passes(5)
    t.zone("Neeva", "pool", of="A")
    t.A.passes(5)
    t.zone("Neeva", "pool")
    t.on("Flameblade", "Neeva")
    t.zone("FR/4", "void")
    t.changed(*(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 7)))
    t.settled("B", "ask-phase-0")


@card_test("FR/4", rules=["discard.to-owner", "pool.not-while-fighting"], edition="1st")
def test_beaten_it_lies_in_its_owners_pile_and_one_in_battle_is_out_of_reach(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["FR/4"], pool=["Sadira"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Mordenkainen", "Dagrande"])
    t.begin(active="A", phase=4)
    t.A.plays("FR/4")
    t.A.chooses("Dagrande")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Neeva")
    t.A.passes()
    t.zone("Dagrande", "discard", of="C")
    t.changed("B:Thugs#1")
    t.settled("B", "ask-spoils")


@card_test("FR/4", rules=["pool.not-while-fighting"], edition="1st")
def test_a_fighting_champion_cannot_be_taken(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["FR/4"], pool=["Sadira"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Azhul"])
    t.begin(active="B", phase=4)
    t.B.attacks("Draj", with_="Neeva")
    t.A.plays("FR/4")
    t.zone("Azhul", "pool", of="A")
    t.zone("Neeva", "battle")
    t.settled("A", "ask-defend")


# -- Wild Magic Surge -------------------------------------------------------------------------------------------------


@card_test("FR/10", rules=["setup.order.clockwise"], edition="1st")
def test_the_order_of_play_is_reversed_from_then_on(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"})
    t.seat("B", formation={"A": "Nyrond"}, hand=["FR/10"])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=5)
    t.A.passes()
    t.B.plays("FR/10")
    t.turn_of("C")
    t.C.passes(5)
    t.turn_of("B")
    t.zone("FR/10", "void")
    t.changed(*(f"{seat}:Thugs#{n}" for seat in "BC" for n in range(1, 4)))
    t.settled("B", "ask-phase-0")


@card_test("FR/10", rules=["turn.phase6.rap", "power.condition-mandatory"], edition="1st")
def test_neither_in_a_turn_nor_after_ones_own(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["FR/10"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5)
    t.A.cannot("play", "FR/10", because="condition-not-met")
    t.A.passes()
    t.turn_of("B")
    t.changed("B:Thugs#1", "B:Thugs#2", "B:Thugs#3")
    t.settled("B", "ask-phase-0")


# -- Vessel of Vaporous Stones ----------------------------------------------------------------------------------------


@card_test("FR/103", rules=["combat.e.totals", "combat.f.loser-plays-one"], edition="1st")
def test_the_lowest_total_wins_and_allies_are_subtracted(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Neeva"], hand=["FR/103", "War Party", "Gladiators"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Zadoc", "Flameblade"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("FR/103")
    t.zone("FR/103", "table")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.A.plays("War Party")
    t.total("Neeva", 3)
    t.B.plays("Flameblade", on="Azhul")
    t.total("Azhul", 6)
    t.B.plays("Zadoc")
    t.total("Azhul", 4)
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Neeva", "pool")
    t.changed("Gladiators")
    t.settled("A", "ask-next-attacker")


@card_test("FR/103", rules=["combat.e.tie", "event.duration-in-play"], edition="1st")
def test_ties_go_to_the_defender_and_it_ends_with_the_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["FR/103"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Herminard"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("FR/103")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Herminard")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.B.keeps("B:Thugs#1")
    t.A.passes(2)
    t.B.passes(5)
    t.zone("FR/103", "table")
    t.A.passes(5)
    t.zone("FR/103", "void")
    t.changed("Herminard", *(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 8)))
    t.settled("B", "ask-phase-0")


@card_test("FR/103", rules=["combat.e.totals", "event.duration-in-play"], edition="1st")
def test_played_before_your_turn_it_lasts_through_it(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Neeva"], hand=["FR/103", "War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="B", phase=5)
    t.B.passes()
    t.A.plays("FR/103")
    t.A.passes(3)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.A.plays("War Party")
    t.total("Neeva", 3)
    t.zone("FR/103", "table")
    t.changed(*(f"A:Thugs#{n}" for n in range(1, 4)))
    t.settled("B", "ask-combat")
