"""Heroes, wizards and holdings of 3rd Edition."""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test


@card_test("3rd/264", rules=["battle.after-combat-discards"], edition="1st")
def test_herminard_takes_who_beats_him_along(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Azhul"])
    t.seat("B", formation={"A": "Draj"}, pool=["3rd/264", "Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Draj", with_="Borys")
    t.B.defends("3rd/264")
    t.B.passes()
    t.zone("3rd/264", "discard")
    t.zone("Borys", "discard")
    t.settled("A")


@card_test("3rd/264", rules=["battle.after-combat-discards"], edition="1st")
def test_for_another_world_herminard_dies_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["3rd/264"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("3rd/264")
    t.B.passes()
    t.zone("3rd/264", "discard")
    t.zone("Borys", "pool")
    t.settled("A")


@card_family({"3rd/57": (4, 8), "3rd/76": (5, 8), "3rd/79": (2, 6)}, rules=["gloss.opponent"], edition="1st")
def test_dwarves_fight_monsters_better(t: Table, printing: str, alone: int, against_monsters: int) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=[printing])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.level(printing, alone)
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("Borys")
    t.level(printing, against_monsters)
    t.settled("A", "ask-combat")


@card_test("3rd/47", edition="1st")
def test_torg_is_twice_as_strong_at_the_great_rift(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["3rd/47"])
    t.seat("B", formation={"A": "The Great Rift"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("3rd/47", 6)
    t.A.attacks("The Great Rift", with_="3rd/47")
    t.level("3rd/47", 18)
    t.settled("B")


@card_test("3rd/37", rules=["combat.h.winner-to-pool"], edition="1st")
def test_the_air_of_castle_draw_kills_who_attacks_there(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Borys", "Azhul"])
    t.seat("B", formation={"A": "Rashemen + 3rd/37"}, pool=["Dagrande"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Borys")
    t.B.defends("Dagrande")
    t.B.passes()
    t.zone("Borys", "discard")
    t.zone("Dagrande", "discard")
    t.settled("A")


@card_test("3rd/37", rules=["combat.h.winner-to-pool"], edition="1st")
def test_elsewhere_and_in_defence_its_air_kills_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + 3rd/37"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Dagrande")
    t.B.passes()
    t.zone("Borys", "pool")
    t.zone("Dagrande", "discard")
    t.settled("A")


@card_family({"3rd/303": (), "4th/278": ()}, rules=["gloss.caster"], edition="1st")
def test_the_rogue_defiler_pays_for_each_spell_in_combat(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=[printing], hand=["Magic Missile", "Thugs", "Calm"], draw=["Draj", 4])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen + Staff of Conjuring"], hand=["Cone of Cold", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by=printing)
    t.offered("Thugs", "Calm")
    t.A.chooses("Thugs")
    t.zone("Thugs", "discard")
    t.contents("A", "hand", ["Calm", "Draj"])
    t.count("B", hand=2)
    t.settled("A", "ask-combat")


@card_test("3rd/303", rules=["gloss.caster"], edition="1st")
def test_outside_combat_and_for_other_casters_nobody_pays(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["3rd/303", "Mordenkainen"], hand=["Geas", "Magic Missile", "Calm"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Borys", "Dagrande"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Geas", by="3rd/303")
    t.A.chooses("Dagrande")
    t.zone("Calm", "hand")
    t.A.passes()
    t.A.attacks("Vaasa", with_="Mordenkainen")
    t.B.defends("Borys")
    t.A.plays("Magic Missile", by="Mordenkainen")
    t.zone("Calm", "hand")
    t.changed("Geas", "Borys")
    t.settled("B")


@card_test("3rd/303", rules=["gloss.caster"], edition="1st")
def test_with_an_empty_hand_she_draws_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["3rd/303"], hand=["Magic Missile"], draw=["Draj", 4])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen + Staff of Conjuring"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="3rd/303")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="3rd/303")
    t.zone("Draj", "draw")
    t.settled("A", "ask-combat")


@card_test("3rd/303", rules=["gloss.caster"], edition="1st")
def test_neither_items_of_hers_nor_spells_against_her_cost_her_anything(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["3rd/303"], hand=["Staff of Conjuring", "Calm"], draw=["Draj", 4])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="3rd/303")
    t.B.defends("Mordenkainen")
    t.A.plays("Staff of Conjuring", on="3rd/303")
    t.B.plays("Cone of Cold", by="Mordenkainen")
    t.contents("A", "hand", ["Calm"])
    t.settled("A", "ask-combat")
