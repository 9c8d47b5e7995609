"""Holdings of 1st Edition that destroy flyers or help to cast: Bitter Well, Ziggurat, Temple."""

from __future__ import annotations

from tests.table_talk import Table, card_test

# -- Bitter Well ------------------------------------------------------------------------------------------------------


@card_test("1st/245", rules=["battle.combat-started", "realm.power.when-attacked", "pool.loss-attachments"])
def test_a_flyer_that_comes_to_bitter_well_is_destroyed_before_anybody_defends(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva + Orb of Doom", "Azhul"])
    t.seat("B", formation={"A": "Raam + Bitter Well"}, pool=["Griffin"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Neeva")
    t.A.says("no")  # the attack is not taken back
    t.zone("Neeva", "discard")
    t.zone("Orb of Doom", "discard")
    t.standing("Raam")
    t.on("Bitter Well", "Raam")
    t.count("B", hand=0)
    t.settled("A", "ask-phase-4")


@card_test("1st/245", rules=["gloss.allies.traits", "move.defence-unlimited"])
def test_a_flying_ally_is_destroyed_there_and_a_flying_defender_is_not(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Pteranadon", "Gladiators"])
    t.seat("B", formation={"A": "Raam + Bitter Well"}, pool=["Griffin", "Neeva"], hand=["Pteranadon", "Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Dagrande")
    t.B.defends("Griffin")
    t.A.plays("Gladiators")
    t.on("Gladiators", "Dagrande")
    t.B.plays("B:Pteranadon")
    t.on("B:Pteranadon", "Griffin")
    t.B.plays("Kank Lancers")
    t.A.plays("A:Pteranadon")
    t.zone("A:Pteranadon", "discard")
    t.on("B:Pteranadon", "Griffin")
    t.on("Gladiators", "Dagrande")
    t.settled("A", "ask-combat")


@card_test("1st/245", "1st/343", rules=["battle.end.attacker-discarded", "spoils.defender-any-cause"])
def test_an_attacker_that_learns_to_fly_there_is_destroyed(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Grypht the Saurial"], hand=["Fly"])
    t.seat("B", formation={"A": "Raam + Bitter Well"}, pool=["Tergoz Tenhammer"], draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Grypht the Saurial")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Fly", by="Grypht the Saurial")
    t.zone("Grypht the Saurial", "discard")
    t.zone("Fly", "discard")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


@card_test("1st/245", rules=["realm.power.when-attacked"])
def test_next_door_to_bitter_well_flyers_live(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Hubadai"], hand=["Pteranadon"])
    t.seat("B", formation={"A": "Furyondy", "B": "Raam + Bitter Well"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Hubadai")
    t.B.defends("Gnomes of Samek")
    t.A.plays("Pteranadon")
    t.on("Pteranadon", "Hubadai")
    t.settled("B", "ask-combat")


# -- Ziggurat and Temple ----------------------------------------------------------------------------------------------


@card_test("1st/249", rules=["activation.ties.icon-only"])
def test_the_ziggurat_doubles_wizard_spells_of_the_defence_only(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["The Magister"], hand=["Cone of Cold", "Gladiators"])
    t.seat("B", formation={"A": "Nibenay + Ziggurat"}, pool=["Otto"], hand=["Magic Missile", "Cure Serious Wounds"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nibenay", with_="The Magister")
    t.B.defends("Otto")
    t.A.plays("Cone of Cold", by="The Magister")
    t.total("The Magister", 4 + 5)
    t.B.plays("Magic Missile", by="Otto")
    t.total("Otto", 6 + 2 * 3)
    t.A.plays("Gladiators")
    t.B.plays("Cure Serious Wounds", by="Otto")
    t.total("Otto", 6 + 2 * 3 + 2)
    t.settled("B", "ask-combat")


@card_test("1st/249", rules=["realm.power.when-attacked"])
def test_the_ziggurat_doubles_nothing_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Furyondy", "B": "Nibenay + Ziggurat"}, pool=["The Magister"], hand=["Magic Missile"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Furyondy", with_="Dagrande")
    t.B.defends("The Magister")
    t.A.plays("Gladiators")
    t.B.plays("Magic Missile", by="The Magister")
    t.total("The Magister", 4 + 3)
    t.settled("B", "ask-combat")


@card_test("1st/250", rules=["spell.phase4-only-combatants", "combat.e.totals", "combat.h.winner-discards"])
def test_the_realm_of_the_temple_casts_clerical_spells_beside_its_defender(t: Table) -> None:
    spells = ["Cure Serious Wounds", "Cure Light Wounds", "Magic Missile"]
    t.seat("A", formation={"A": "Sembia"}, pool=["King Havlor II"])
    t.seat("B", formation={"A": "Nibenay + Temple"}, pool=["Gnomes of Samek"], hand=spells, draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="King Havlor II")
    t.B.defends("Gnomes of Samek")
    t.B.cannot("play", "Cure Light Wounds", "Gnomes of Samek", because="icon.ability.by-type")
    t.B.cannot("play", "Cure Light Wounds", "Temple", because="icon.ability.by-type")
    t.B.cannot("play", "Magic Missile", "Nibenay", because="icon.ability.by-type")
    t.B.plays("Cure Light Wounds", by="Nibenay")
    t.on("Cure Light Wounds", "Gnomes of Samek")
    t.total("Gnomes of Samek", 4 + 1)
    t.A.passes()
    t.zone("Cure Light Wounds", "discard")
    t.zone("King Havlor II", "discard")
    t.zone("Gnomes of Samek", "pool")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


@card_test("1st/250", rules=["realm.power.when-attacked"])
def test_the_realm_of_the_temple_casts_for_no_other_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tyrinon"])
    t.seat(
        "B", formation={"A": "Celene", "B": "Nibenay + Temple"}, pool=["Gnomes of Samek"], hand=["Cure Light Wounds"]
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Celene", with_="Tyrinon")
    t.B.defends("Gnomes of Samek")
    t.B.cannot("play", "Cure Light Wounds", "Celene", because="icon.ability.by-type")
    t.B.cannot("play", "Cure Light Wounds", "Nibenay", because=("spell.phase4-only-combatants"))
    t.settled("B", "ask-combat")
