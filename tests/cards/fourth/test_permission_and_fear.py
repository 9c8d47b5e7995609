"""Who asks for leave, who must fly, who is no spellcaster: champions, artifacts and realms of the later sets."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table, card_family, card_test


@pytest.mark.parametrize("leave", ["yes", "no"])
@card_test("4th/277", rules=["power.condition-mandatory"], edition="1st")
def test_psionicists_ask_sadira(t: Table, leave: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/277"], hand=["PO/93"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["4th/332"], hand=["PO/77"])
    t.seat("C", formation={"A": "Raam"}, pool=["Borys + Staff of Conjuring + Orb of Doom"])
    t.begin(active="C", phase=4, windows="pass", unenforced=True)
    t.C.attacks("Vaasa", with_="Borys")
    t.B.defends("4th/332")
    t.B.plays("PO/77", by="4th/332")
    t.A.says(leave)
    t.zone("PO/77", "attached" if leave == "yes" else "hand")
    t.settled("B", "ask-combat")


@card_test("4th/277", rules=["power.condition-mandatory"], edition="1st")
def test_others_and_sadira_herself_ask_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/277"], hand=["PO/93"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["BR/109 + Staff of Conjuring"], hand=["PO/77"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Vaasa", with_="4th/277")
    t.B.defends("BR/109")
    t.A.plays("PO/93", by="4th/277")
    t.zone("PO/93", "attached")
    t.settled("A")


@card_family(
    {"RR/119": ("Mordenkainen", "Cone of Cold", "1st/341"), "RR/120": ("1st/69", "1st/351", "1st/350")},
    rules=["power.condition-mandatory"],
    edition="1st",
)
def test_offensive_spells_need_leave(t: Table, printing: str, caster: str, offensive: str, other: str) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=[f"Borys + {printing}"])
    t.seat("B", formation={"A": "Vaasa"}, pool=[caster], hand=[offensive])
    t.seat("C", formation={"A": "Raam"}, pool=["Neeva + Staff of Conjuring"])
    t.begin(active="C", phase=4, windows="pass", unenforced=True)
    t.C.attacks("Vaasa", with_="Neeva")
    t.B.defends(caster)
    t.B.plays(offensive, by=caster)
    t.A.says("no")
    t.zone(offensive, "hand")
    t.settled("B", "ask-combat")


@card_test("4th/487", rules=["power.condition-mandatory"], edition="1st")
def test_midnight_comes_at_the_price_of_two_great_wizards(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Mordenkainen + Orb of Doom", "1st/306 + Dwarven Hammer", "1st/163 + Wand of Light", "Borys"],
        hand=["4th/487"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["DL/31 + Shield of Gore"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/487")
    t.A.chooses("Mordenkainen")
    t.zone("4th/487", "pool")
    t.zone("Mordenkainen", "discard")
    t.zone("1st/306", "discard")
    t.changed("Orb of Doom", "Dwarven Hammer")
    t.settled("A", "ask-phase-3")


@card_test("4th/469", rules=["power.condition-mandatory"], edition="1st")
def test_the_avatar_of_earth_costs_two_champions_of_athas(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + AR/103", "Borys", "Neeva", "Dagrande"], hand=["4th/469"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/469")
    t.offered("Azhul", "Borys", "Neeva")
    t.A.chooses("Azhul")
    t.A.chooses("Neeva")
    t.changed("AR/103")
    t.zone("Azhul", "discard")
    t.zone("Neeva", "discard")
    t.kind("Dagrande", "Earthwalker")
    t.kind("Borys", "Earthwalker")
    t.not_kind("Mul Savage", "Earthwalker")
    t.zone("4th/469", "pool")
    t.settled("A", "ask-phase-3")


@card_test("4th/354", rules=["move.allies.protected"], edition="1st")
def test_ting_lings_allies_fly_with_her(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/354", "Neeva"], hand=["Zadoc", "4th/449"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, pool=["Borys + Staff of Conjuring"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="4th/354")
    t.B.defends("Borys")
    t.A.can("play", "4th/449", "4th/354")
    t.A.plays("Zadoc")
    t.kind("Zadoc", "Flyer")
    t.settled("A", "ask-combat")


@card_test("4th/354", rules=["power.combat-only-when-involved"], edition="1st")
def test_others_allies_stay_behind(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/354", "Neeva"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, pool=["Borys + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Neeva")
    t.B.defends("Borys")
    t.A.cannot("play", "Zadoc", because="move.allies.protected")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("defender", "level"), [("Borys", 7), ("Azhul", 14)])
@card_test("4th/336", rules=["icon.ability.by-type"], edition="1st")
def test_pyre_burns_hotter_against_those_who_cast_nothing(t: Table, defender: str, level: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/336"], hand=["Magic Missile"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"{defender} + Staff of Conjuring + Orb of Doom + Wand of Light"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("4th/336", 7)
    t.A.attacks("Nyrond", with_="4th/336")
    t.B.defends(defender)
    t.level("4th/336", level)
    t.A.can("play", "Magic Missile", "4th/336")
    t.settled("A", "ask-combat")


@card_test("4th/30", rules=["card.power.definition"], edition="1st")
def test_only_casters_that_do_not_swim_attack_euripis(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Borys", "Mordenkainen", "UD/98"])
    t.seat("B", formation={"A": "4th/30", "B": "Nyrond"})
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "4th/30", "Azhul", because="barred")
    t.A.cannot("attack", "4th/30", "UD/98", because="barred")
    t.A.can("attack", "4th/30", "Borys")
    t.A.can("attack", "4th/30", "Mordenkainen")
    t.A.can("attack", "Vaasa", "Azhul")
    t.settled("A", "ask-phase-4")


@card_test("4th/38", rules=["general.touch.retarget"], edition="1st")
def test_the_last_sea_sends_a_spell_elsewhere(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/163"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "Nyrond", "B": "4th/38"})
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=3)
    t.A.plays("Disintegrate", by="1st/163")
    t.A.chooses("Nyrond")
    t.B.answers("4th/38", power=1)
    t.B.chooses("Vaasa")
    t.razed("4th/38")
    t.zone("Vaasa", "discard")
    t.standing("Nyrond")
    t.changed("Disintegrate")
    t.settled("A")


@pytest.mark.parametrize(("top", "silenced"), [("1st/163", True), ("1st/154", False)])
@card_test("RR/36", rules=["gloss.when-attacking"], edition="1st")
def test_grimslade_may_silence_who_he_attacks(t: Table, top: str, silenced: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["RR/36 + Staff of Conjuring"], hand=["Magic Missile"], draw=[top, 3])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="RR/36")
    t.B.defends("Azhul")
    t.zone(top, "discard")
    if silenced:
        t.B.cannot("play", "Zadoc", because="card.power.definition")
    else:
        t.B.can("play", "Zadoc")
    t.settled("B", "ask-combat")


@card_test("DR/119", rules=["gloss.adjusted-level"], edition="1st")
def test_of_the_dragons_in_one_pool_the_greatest_is_left(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/177 + Staff of Conjuring + Shield of Gore"], hand=["DR/119"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Borys", "1st/188", "1st/194", "Azhul + Dwarven Hammer + Wand of Light + Orb of Doom"],
    )
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("DR/119")  # in no other pool are there two
    t.zone("1st/188", "discard")
    t.zone("1st/194", "discard")
    t.zone("1st/177", "pool")
    t.changed("DR/119")
    t.settled("A", "ask-phase-3")


@card_test("3rd/277", rules=["event.helpful.scope"], edition="1st")
def test_the_revenge_brings_back_its_players_own_dead(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva", "Dagrande"], hand=["3rd/277"], discard=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek", "Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Gnomes of Samek")
    t.B.passes()
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.cannot("play", "3rd/277", because=("condition-not-met", "no-effect"))
    t.A.passes()
    t.B.keeps("Thugs")
    t.A.plays("3rd/277")
    t.zone("Dagrande", "pool")
    t.zone("Gnomes of Samek", "discard")
    t.changed("3rd/277")
    t.settled("A", "ask-phase-4")


@card_test("NS/15", rules=["gloss.opponent"], edition="1st")
def test_at_the_pristine_tower_attackers_are_monsters(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Draj + NS/15"}, pool=["1st/74", "Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Draj", with_="Azhul")
    t.B.defends("1st/74")
    t.trace("1st/74", ["+5 base", "+3 power Allisa of the Mist"])
    t.settled("A", "ask-combat")


@card_test("NS/15", rules=["realm.power.when-attacked"], edition="1st")
def test_elsewhere_they_are_what_they_are(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond", "B": "Draj + NS/15"}, pool=["1st/74"])
    t.seat("C", formation={"A": "Raam"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("1st/74")
    t.trace("1st/74", ["+5 base"])
    t.settled("A", "ask-combat")


@card_test("BR/121", edition="1st")
def test_at_the_festival_the_fighting_stops_and_all_draw(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["Zadoc"], draw=["Draj", 3])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"], hand=["BR/121"], draw=["Raam", 3])
    t.seat("C", formation={"A": "Vaasa"}, draw=["Gulg", 3])
    t.begin(active="A", phase=4, windows="ask")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.plays("BR/121")
    t.zone("Azhul", "pool")
    t.standing("Nyrond")
    t.contents("A", "hand", ["Zadoc", "Draj"])
    t.contents("B", "hand", ["Raam"])
    t.contents("C", "hand", ["Gulg"])
    t.settled("A")


@card_test("BR/121", edition="1st")
def test_until_the_festivals_next_turn_nobody_attacks(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["BR/121"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("BR/121")
    t.A.passes()
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", "Borys", because="may-not-attack")
    t.B.passes(2)
    t.A.passes(3)
    t.A.can("attack", "Nyrond", "Azhul")
    drew(t, "A", 4)
    drew(t, "B", 4)
    t.changed("BR/121")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("attacker", "where"), [("BR/88", "discard"), ("1st/60", "battle")])
@card_test("BR/46", rules=["icon.ability.by-type"], edition="1st")
def test_the_sword_slays_regents(t: Table, attacker: str, where: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Azhul + BR/46"], hand=["4th/449"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_=attacker)
    t.B.defends("Azhul")
    if where == "discard":
        t.A.says("no")
        drew(t, "B", 1)
    t.zone(attacker, where)
    t.changed("Azhul")
    t.settled("B" if where == "discard" else "A")


@card_test("BR/46", rules=["icon.ability.by-type"], edition="1st")
def test_the_sword_lets_its_bearer_use_blood_abilities(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + BR/46", "1st/60"], hand=["DU/81"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.can("play", "DU/81", "Azhul")
    t.A.cannot("play", "DU/81", "1st/60", because="icon.ability.by-type")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("hour", "level"), [(17, 3), (18, 10), (5, 10), (6, 3)])
@card_test("1st/425", rules=["gloss.base-level.conditional"])
def test_the_vampire_is_greater_by_night(t: Table, hour: int, level: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/425"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", options={"hour": str(hour)})
    t.A.plays("1st/425")
    t.base("1st/425", level)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("attacker", "where"), [("4th/342", "discard"), ("Mordenkainen", "battle")])
@card_test("1st/425", rules=["instant.one-card-chance"])
def test_the_vampire_defeats_psionicists(t: Table, attacker: str, where: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker])
    t.seat("B", formation={"A": "Vaasa"}, pool=["1st/425"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Vaasa", with_=attacker)
    t.B.defends("1st/425")
    if where == "discard":
        t.A.says("no")
        drew(t, "B", 1)
    t.zone(attacker, where)
    t.changed("1st/425")
    t.settled("B")


@card_test("DR/119", rules=["gloss.adjusted-level"], edition="1st")
def test_of_equal_dragons_the_player_spares_one(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["DR/119"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/194", "1st/177 + Orb of Doom", "1st/188"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("DR/119")  # in no other pool are there two
    t.offered("1st/194", "1st/177")
    t.A.chooses("1st/194")
    t.zone("1st/177", "discard")
    t.zone("1st/188", "discard")
    t.changed("DR/119", "Orb of Doom")
    t.settled("A", "ask-phase-3")


@card_test("4th/487", rules=["power.condition-mandatory"], edition="1st")
def test_midnight_destroys_items_and_is_asked_for_spells(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/487 + Shield of Gore"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Borys + Flameblade + Orb of Doom + AR/103", "Azhul + Wand of Light"],
           hand=["Magic Missile"])  # fmt: skip
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Vaasa", with_="4th/487")
    t.B.defends("Borys")
    t.zone("Flameblade", "discard")
    t.zone("Orb of Doom", "discard")
    t.on("AR/103", "Borys")
    t.B.plays("Magic Missile", by="Borys")
    t.A.says("no")
    t.zone("Magic Missile", "hand")
    t.settled("B", "ask-combat")


@card_test("4th/469", edition="1st")
def test_allies_do_not_walk_the_earth_with_the_avatar(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/469", "Azhul"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays("Zadoc")
    t.not_kind("Zadoc", "Earthwalker")
    t.settled("A", "ask-combat")


@card_test("4th/30", rules=["move.swimmer.coast"], edition="1st")
def test_no_allies_swim_to_euripis_but_its_own_do(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["FR/67", "Zadoc"])
    t.seat("B", formation={"A": "4th/30"}, pool=["Azhul + Staff of Conjuring"], hand=["FR/68"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/30", with_="Borys")
    t.B.defends("Azhul")
    t.A.cannot("play", "FR/67", because="card.power.definition")
    t.A.plays("Zadoc")
    t.B.can("play", "FR/68")
    t.settled("B", "ask-combat")


@card_test("4th/38", rules=["dispel.timing"], edition="1st")
def test_the_last_sea_answers_offensive_spells_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/88", "1st/69"], hand=["DU/81", "1st/366"], discard=["Neeva"])
    t.seat("B", formation={"A": "Nyrond", "B": "4th/38"}, pool=["Borys", "1st/284"])
    t.begin(active="A", phase=3)
    t.A.plays("DU/81", by="BR/88")
    t.A.chooses("Borys")
    t.B.could_not_answer("4th/38", because="cannot-answer-that")
    t.zone("Borys", "discard")
    t.A.plays("1st/366", by="1st/69")
    t.B.could_not_answer("4th/38", because="cannot-answer-that")
    t.changed("DU/81", "1st/366", "Neeva")
    t.settled("A")


@card_family(
    {"RR/119": ("Shield", "1st/351"), "RR/120": ("1st/350", "Magic Missile")},
    rules=["power.condition-mandatory"],
    edition="1st",
)
def test_other_spells_need_no_leave(t: Table, printing: str, defensive: str, offensive: str) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=[f"Mul Savage + {printing}"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Borys"], hand=[defensive, offensive])
    t.seat("C", formation={"A": "Raam"}, pool=["Neeva + Staff of Conjuring + Dwarven Hammer + Wand of Light"])
    t.begin(active="C", phase=4, windows="pass", unenforced=True)
    t.C.attacks("Vaasa", with_="Neeva")
    t.B.defends("Borys")
    t.B.plays(defensive, by="Borys")
    t.B.plays(offensive, by="Borys")
    t.zone(offensive, "attached")
    t.settled("B", "ask-combat")


@card_test("RR/36", rules=["icon.ability.by-type"], edition="1st")
def test_grimslade_casts_and_a_sure_thing_is_sure_for_him(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["RR/36"], hand=["Cone of Cold"], table=["NS/74"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Azhul + Wand of Light"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="RR/36")
    t.B.defends("Azhul")
    t.A.plays("Cone of Cold", by="RR/36")
    t.B.cannot("play", "Zadoc", because="card.power.definition")
    t.settled("B", "ask-combat")


@card_test("NS/15", rules=["gloss.opponent"], edition="1st")
def test_at_the_pristine_tower_defenders_stay_what_they_are(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["1st/74"])
    t.seat("B", formation={"A": "Raam + NS/15"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="1st/74")
    t.B.defends("Azhul")
    t.trace("1st/74", ["+5 base"])
    t.settled("A")


@card_test("BR/121", rules=["calm.others-affected"], edition="1st")
def test_an_attacker_at_peace_fights_on(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["Calm"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"], hand=["BR/121"])
    t.begin(active="A", phase=4, windows="ask")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.plays("BR/121")
    t.A.answers("Calm")
    t.zone("Azhul", "battle")
    t.count("A", hand=0)
    t.count("B", hand=1)
    drew(t, "B", 1)
    t.changed("BR/121", "Calm")
    t.settled("B")
