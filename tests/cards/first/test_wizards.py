"""Wizards of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.engine.zones import DRAW
from sixrealms.powers.card_questions import Is
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.refs import BEARER
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Midnight ---------------------------------------------------------------------------------------------------------

MIDNIGHT = "1st/46"


@card_test(MIDNIGHT, rules=["power.condition-mandatory", "gloss.caster"])
def test_a_foreign_wizard_casts_only_with_her_leave(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Magic Missile", "Cone of Cold"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Winged Horror"], hand=["Gladiators"])
    t.begin(active="C", phase=4, windows="pass")
    t.C.attacks("Nyrond", with_="Winged Horror")
    t.B.defends("Mordenkainen")
    t.C.plays("Gladiators")
    t.B.plays("Magic Missile", by="Mordenkainen")
    t.asked("A", "ask-permit")
    t.A.says("no")
    t.zone("Magic Missile", "hand")
    t.B.cannot("play", "Magic Missile", other="Mordenkainen", because="permission-refused")
    t.B.plays("Cone of Cold", by="Mordenkainen")
    t.A.says("yes")
    t.on("Cone of Cold", "Mordenkainen")
    t.total("Mordenkainen", 15)
    t.settled("B", "ask-combat")


@card_test(MIDNIGHT, rules=["power.condition-mandatory"])
def test_a_refusal_in_battle_ends_with_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.seat("B", formation={"A": "Vaasa"}, pool=["The Magister", "Sadira"], hand=["Magic Missile", "Gladiators"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer", "Azhul"])
    t.begin(active="B", phase=4, windows="pass")
    t.B.attacks("Nyrond", with_="The Magister")
    t.C.defends("Tergoz Tenhammer")
    t.B.plays("Magic Missile", by="The Magister")
    t.A.says("no")
    t.B.plays("Gladiators")
    t.C.passes()
    t.B.attacks("Nyrond", with_="Sadira")
    t.C.defends("Azhul")
    t.B.plays("Magic Missile", by="Sadira")
    t.A.says("yes")
    t.on("Magic Missile", "Sadira")
    t.changed("Gladiators", "Tergoz Tenhammer", "The Magister")
    t.settled("C", "ask-combat")


@card_test(MIDNIGHT, rules=["power.condition-mandatory", "turn.phase3.use-cards"])
def test_a_refusal_in_phase_3_ends_with_the_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.seat("B", formation={"A": "Vaasa"}, pool=["The Magister"], hand=["Wall of Fog"], draw=[9])
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.plays("Wall of Fog", by="The Magister")
    t.A.says("no")
    t.zone("Wall of Fog", "hand")
    t.B.cannot("play", "Wall of Fog", other="The Magister", because="permission-refused")
    t.B.passes(3)
    t.A.passes(5)
    t.turn_of("B")
    t.B.passes(2)
    t.B.can("play", "Wall of Fog", other="The Magister")
    t.count("A", hand=3)
    t.count("B", hand=4)
    t.settled("B", "ask-phase-3")


@card_test(MIDNIGHT, rules=["gloss.caster", "power.condition-mandatory"])
def test_nobody_is_asked_about_her_own_players_wizards(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=[MIDNIGHT, "Mordenkainen"], hand=["Magic Missile"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Winged Horror"], hand=["Gladiators"])
    t.begin(active="B", phase=4, windows="pass")
    t.B.attacks("Nyrond", with_="Winged Horror")
    t.A.defends("Mordenkainen")
    t.B.plays("Gladiators")
    t.A.plays("Magic Missile", by="Mordenkainen")
    t.on("Magic Missile", "Mordenkainen")
    t.settled("A", "ask-combat")


@card_test(MIDNIGHT, rules=["gloss.caster"])
def test_clerics_and_casting_heroes_need_no_leave(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/53"], hand=["Magic Missile", "Sticks to Snakes", "War Party"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Mordenkainen"])
    t.begin(active="C", phase=4, windows="pass")
    t.C.attacks("Nyrond", with_="Mordenkainen")
    t.B.defends("1st/53")
    t.B.plays("Magic Missile", by="1st/53")
    t.B.plays("Sticks to Snakes", by="1st/53")
    t.total("1st/53", 10)
    t.settled("C", "ask-combat")


@card_test(MIDNIGHT, rules=["gloss.caster"])
def test_a_wizard_uses_other_cards_without_leave(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.seat("B", formation={"A": "Vaasa"}, pool=["The Magister"], hand=["War Party", "Orb of Doom"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="B", phase=4, windows="pass")
    t.B.attacks("Nyrond", with_="The Magister")
    t.C.defends("Mordenkainen")
    t.B.plays("War Party")
    t.B.plays("Orb of Doom", on="The Magister")
    t.total("The Magister", 10)
    t.settled("B", "ask-combat")


@card_test(MIDNIGHT, rules=["power.condition-mandatory", "inplay.definition"])
def test_of_two_midnights_neither_is_asked(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.seat("B", formation={"A": "Vaasa"}, pool=["The Magister"], hand=["Magic Missile"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Mordenkainen", MIDNIGHT])
    t.begin(active="B", phase=4, windows="pass")
    t.B.attacks("Nyrond", with_="The Magister")
    t.C.defends("Mordenkainen")
    t.B.plays("Magic Missile", by="The Magister")
    t.total("The Magister", 7)
    t.settled("B", "ask-combat")


@card_test(MIDNIGHT, rules=["inplay.definition"])
def test_in_the_hand_she_is_not_asked(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[MIDNIGHT])
    t.seat("B", formation={"A": "Vaasa"}, pool=["The Magister"], hand=["Magic Missile"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="B", phase=4, windows="pass")
    t.B.attacks("Nyrond", with_="The Magister")
    t.C.defends("Mordenkainen")
    t.B.plays("Magic Missile", by="The Magister")
    t.total("The Magister", 7)
    t.settled("B", "ask-combat")


@card_test(MIDNIGHT, rules=["combat.d.activation", "activation.list.attacker", "gloss.artifact.not-item"])
def test_attacking_she_destroys_the_items_of_the_defender(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[MIDNIGHT + " + Flameblade", "Dagrande + Shield of Gore"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/258 + Orb of Doom + Magical Barding + The Heartwood Spear"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=MIDNIGHT)
    t.B.defends("1st/258")
    t.zone("Orb of Doom", "discard")
    t.zone("Magical Barding", "discard")
    t.on("The Heartwood Spear", "1st/258")
    t.on("Flameblade", MIDNIGHT)
    t.on("Shield of Gore", "Dagrande")
    t.settled("B", "ask-combat")


@card_test(MIDNIGHT, rules=["activation.list.defender", "activation.played-in-battle"])
def test_defending_she_destroys_what_the_attacker_brings_not_what_he_plays(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Vaasa"},
        pool=["1st/258 + Orb of Doom", "Azhul + Magical Barding"],
        hand=["Shield of Gore"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=[MIDNIGHT + " + Flameblade"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/258")
    t.on("Orb of Doom", "1st/258")
    t.B.defends(MIDNIGHT)
    t.zone("Orb of Doom", "discard")
    t.on("Magical Barding", "Azhul")
    t.on("Flameblade", MIDNIGHT)
    t.A.plays("Shield of Gore", on="1st/258")
    t.on("Shield of Gore", "1st/258")
    t.settled("A", "ask-combat")


@card_test(MIDNIGHT, rules=["power.combat-only-when-involved"])
def test_from_the_pool_she_destroys_no_items(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/258 + Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[MIDNIGHT, "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/258")
    t.B.defends("Azhul")
    t.on("Orb of Doom", "1st/258")
    t.settled("B", "ask-combat")


# -- spells -----------------------------------------------------------------------------------------------------------


@card_test("1st/164", rules=["icon.restricted-to-own-kind", "allany.includes-restricted"])
def test_otto_casts_spells_of_both_kinds(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/164"], hand=["Magic Missile", "Sticks to Snakes"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Winged Horror"], hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="1st/164")
    t.B.defends("Winged Horror")
    t.A.plays("Sticks to Snakes", by="1st/164")
    t.B.plays("Gladiators")
    t.A.plays("Magic Missile", by="1st/164")
    t.total("1st/164", 13)
    t.settled("A", "ask-combat")


@card_test("1st/164", rules=["icon.restricted-to-own-kind"])
def test_a_wizard_beside_otto_casts_no_cleric_spell(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/164", "Mordenkainen"], hand=["Sticks to Snakes"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("Winged Horror")
    t.A.cannot("play", "Sticks to Snakes", other="Mordenkainen", because="icon.ability.by-type")
    t.settled("A", "ask-combat")


@card_test("1st/164", rules=["icon.ability.type-change"])
def test_of_another_type_otto_casts_both_by_his_power(t: Table) -> None:
    with given("1st/104", Always(Has(Is(BEARER), type="monster", only=True))):
        t.seat(
            "A",
            formation={"A": "Vaasa"},
            pool=["1st/164 + Orb of Doom"],
            hand=["Wall of Fog", "Raise Dead"],
            discard=["Azhul"],
        )
        t.seat("B", formation={"A": "Rashemen"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.type("1st/164", "monster")
        t.A.can("play", "Wall of Fog", other="1st/164")
        t.A.can("play", "Raise Dead", other="1st/164")
        t.settled("A", "ask-phase-3")


DEFILER = "1st/303"


@card_test(DEFILER, rules=["raze.face-down", "gloss.caster"])
def test_the_defilers_first_spell_razes_a_realm_of_his_player(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen", "B": "Vaasa (razed)", "C": "Sembia", "D": "Narfell + Selune"},
        pool=[DEFILER],
        hand=["Magic Missile", "Cone of Cold"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=DEFILER)
    t.B.defends("Winged Horror")
    t.A.plays("Magic Missile", by=DEFILER)
    t.A.mode(1)
    t.offered("Rashemen", "Sembia", "Narfell")
    t.A.chooses("Rashemen")
    t.razed("Rashemen")
    t.total(DEFILER, 9)
    t.A.plays("Cone of Cold", by=DEFILER)
    t.standing("Sembia")
    t.standing("Narfell")
    t.standing("Nyrond")
    t.settled("B", "ask-combat")


@card_test(DEFILER, rules=["general.piles.separate"])
def test_or_his_player_shuffles_a_holding_into_his_pile(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen + Selune", "B": "Vaasa + Hillsfar", "C": "Narfell + Suzail"},
        pool=[DEFILER],
        hand=["Magic Missile"],
        draw=[6],
    )
    t.seat("B", formation={"A": "Sembia + Berdusk"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_=DEFILER)
    t.B.defends("Winged Horror")
    t.A.plays("Magic Missile", by=DEFILER)
    t.A.mode(2)
    t.offered("Selune", "Hillsfar", "Suzail")
    t.A.chooses("Selune")
    t.zone("Selune", "draw")
    selune = t.card("Selune")
    t.expect(not t.state.seen[selune] and t.state.listed(t.state.active, DRAW)[0] != selune, "it is shuffled in")
    t.on("Berdusk", "Sembia")
    t.standing("Rashemen")
    t.standing("Vaasa")
    t.count("A", draw=7)
    t.settled("B", "ask-combat")


@card_test(DEFILER, rules=["gloss.caster"])
def test_other_casters_and_other_cards_cost_nothing(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen", "B": "Vaasa"},
        pool=[DEFILER, "The Magister"],
        hand=["Magic Missile", "War Party"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="The Magister")
    t.B.defends("Winged Horror")
    t.A.plays("Magic Missile", by="The Magister")
    t.A.plays("War Party")
    t.standing("Rashemen")
    t.standing("Vaasa")
    t.settled("B", "ask-combat")


@card_test(DEFILER, rules=["gloss.caster"])
def test_the_defilers_own_items_and_allies_cost_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[DEFILER], hand=["Orb of Doom", "The Iron Legion"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=DEFILER)
    t.B.defends("Winged Horror")
    t.A.plays("Orb of Doom", on=DEFILER)
    t.A.plays("The Iron Legion")
    t.standing("Rashemen")
    t.total(DEFILER, 11)
    t.settled("B", "ask-combat")


@card_test(DEFILER, rules=["spell.phase4-both", "raze.face-down"])
def test_every_turn_has_its_price(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=[DEFILER], hand=["Cone of Cold", "Magic Missile"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl + Staff of Conjuring", "Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=DEFILER)
    t.B.defends("T'kkyl")
    t.A.plays("Cone of Cold", by=DEFILER)
    t.A.chooses("Vaasa")
    t.razed("Vaasa")
    t.B.passes()
    t.A.stops()
    t.A.passes(2)
    t.B.passes(3)
    t.B.attacks("Rashemen", with_="Winged Horror")
    t.A.defends(DEFILER)
    t.A.plays("Magic Missile", by=DEFILER)
    t.razed("Rashemen")
    t.zone(DEFILER, "pool")
    t.zone("Winged Horror", "pool")
    t.count("B", hand=4)
    t.changed("T'kkyl", "Staff of Conjuring", "Magic Missile", "Cone of Cold")
    t.settled("B", "ask-spoils")
