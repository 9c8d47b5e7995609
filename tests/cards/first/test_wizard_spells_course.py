"""Wizard spells of 1st Edition that change the course of a battle."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_family, card_test

# -- Invisibility -----------------------------------------------------------------------------------------------------


@card_test("1st/339", rules=["battle.end.realm-gone-return"])
def test_invisibility_passes_a_hero_by_and_razes_the_realm(t: Table) -> None:
    duel(t, "Sadira + Orb of Doom", "Tergoz Tenhammer + Flameblade + Gith", ["Invisibility"])
    t.A.plays("Invisibility")
    t.razed("Sembia")
    t.zone("Tergoz Tenhammer", "pool")
    t.on("Flameblade", "Tergoz Tenhammer")
    t.zone("Gith", "discard")
    t.zone("Sadira", "pool")
    t.on("Orb of Doom", "Sadira")
    t.zone("Invisibility", "discard")
    t.count("A", hand=1, draw=11)
    t.settled("A", "ask-spoils")


@card_test("1st/339", rules=["power.condition-mandatory"])
def test_invisibility_helps_against_no_other_champion(t: Table) -> None:
    duel(t, "Sadira", "Sysania", ["Invisibility"], their_pool=["Azhul"])
    t.A.cannot("play", "Invisibility", "Sadira", because="condition-not-met")
    t.settled("A", "ask-combat")


@card_test("1st/339", rules=["power.condition-mandatory"])
def test_invisibility_does_not_help_a_defender(t: Table) -> None:
    duel(t, "Tergoz Tenhammer", "Sadira", [], ["Invisibility"])
    t.B.cannot("play", "Invisibility", "Sadira", because="condition-not-met")
    t.settled("B", "ask-combat")


# -- Blink ------------------------------------------------------------------------------------------------------------


@card_family({"1st/374": (), "4th/373": ()}, rules=["combat.j.spoils-defender"], edition="1st")
def test_a_blinking_attacker_loses_the_battle_and_goes_home(t: Table, printing: str) -> None:
    duel(t, "Sadira + Orb of Doom + Gith", "Neeva + Zadoc", [printing], [1], pool=["Azhul"])
    t.A.plays(printing)
    t.zone("Sadira", "pool")
    t.on("Orb of Doom", "Sadira")
    t.zone("Gith", "discard")
    t.zone(printing, "discard")
    t.zone("Neeva", "pool")
    t.zone("Zadoc", "discard")
    t.standing("Sembia")
    t.count("B", hand=1)
    t.settled("A", "ask-phase-4")


@card_test("1st/374", rules=["combat.j.spoils-defender"])
def test_in_fourth_edition_a_blinking_attacker_leaves_no_spoils_either(t: Table) -> None:
    duel(t, "Sadira", "Neeva", ["Blink"], ruleset="fourth-edition")
    t.A.plays("Blink")
    t.zone("Sadira", "pool")
    t.zone("Neeva", "pool")
    t.zone("Blink", "discard")
    t.count("B", hand=0, draw=12)
    t.settled("A", "ask-phase-4")


@card_test("1st/374", rules=["battle.end.attacker-stops"])
def test_a_blinking_defender_loses_only_the_round(t: Table) -> None:
    duel(t, "Neeva", "Sadira", [], ["Blink"], pool=["Azhul"])
    t.B.plays("Blink")
    t.zone("Sadira", "pool")
    t.zone("Neeva", "pool")
    t.zone("Blink", "discard")
    t.standing("Sembia")
    t.settled("A", "ask-next-attacker")


@card_test("1st/374", rules=["power.condition-mandatory"])
def test_a_realm_cannot_blink(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Borys"])
    t.seat("B", formation={"A": "Zhentil Keep + Suzail"}, hand=["Blink", "Shield"])
    t.begin(active="A", phase=4)
    t.A.attacks("Zhentil Keep", with_="Borys")
    t.B.defends("Zhentil Keep")
    t.B.can("play", "Shield", "Zhentil Keep")
    t.B.cannot("play", "Blink", "Zhentil Keep", because="condition-not-met")
    t.settled("B", "ask-combat")


# -- Charm Monster ----------------------------------------------------------------------------------------------------


@card_test("1st/376", rules=["wall.defender-stopped"])
def test_a_charmed_defender_goes_home_and_the_caster_has_won_the_round(t: Table) -> None:
    duel(t, "Sadira + Orb of Doom", "Mul Savage + Zadoc + Flameblade", ["Charm Monster"], pool=["Azhul"])
    t.A.plays("Charm Monster")
    t.zone("Mul Savage", "pool")
    t.on("Flameblade", "Mul Savage")
    t.zone("Zadoc", "discard")
    t.zone("Sadira", "pool")
    t.on("Orb of Doom", "Sadira")
    t.zone("Charm Monster", "discard")
    t.standing("Sembia")
    t.settled("A", "ask-next-attacker")


@card_test("1st/376", rules=["combat.j.spoils-defender"])
def test_a_charmed_attacker_goes_home_and_the_battle_is_over(t: Table) -> None:
    duel(t, "Mul Savage", "Sadira", [], ["Charm Monster"], pool=["Azhul"])
    t.B.plays("Charm Monster")
    t.zone("Mul Savage", "pool")
    t.zone("Sadira", "pool")
    t.zone("Charm Monster", "discard")
    t.count("B", hand=0, draw=12)
    t.settled("A", "ask-phase-4")


@card_test("1st/376", rules=["spell.target-required"])
def test_only_monsters_are_charmed(t: Table) -> None:
    duel(t, "Sadira", "Tergoz Tenhammer", ["Charm Monster"], their_pool=["Mul Savage"])
    t.A.cannot("play", "Charm Monster", "Sadira", because="no-effect")
    t.settled("A", "ask-combat")


@card_test("1st/376", rules=["general.touch.retarget", "immunity.always-active"])
def test_an_immune_monster_is_not_charmed(t: Table) -> None:
    duel(t, "Sadira", "Mul Savage", ["Charm Monster"], realm="The Yeomanry + Fortification")
    t.A.cannot("play", "Charm Monster", "Sadira", because="no-effect")
    t.settled("A", "ask-combat")


# -- Magic Jar --------------------------------------------------------------------------------------------------------


@card_test("1st/386", rules=["combat.one-round-per-champion", "discard.to-owner"])
def test_the_victor_over_a_magic_jar_defends_the_next_round_and_is_discarded(t: Table) -> None:
    duel(t, "Mul Savage + Orb of Doom", "Sadira", [], ["Magic Jar"], pool=["Azhul"], their_pool=["Herminard"])
    t.B.plays("Magic Jar")
    t.B.passes()
    t.zone("Sadira", "discard")
    t.zone("Magic Jar", "discard")
    t.zone("Mul Savage", "pool")
    t.A.attacks("Sembia", with_="Azhul")
    t.zone("Mul Savage", "battle", of="B")
    t.total("Mul Savage", 8)
    t.zone("Herminard", "pool")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Mul Savage", "discard")
    t.zone("Orb of Doom", "discard")
    t.standing("Sembia")
    t.count("B", hand=1, draw=11)
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("1st/386", rules=["combat.one-round-per-champion"])
def test_a_possessed_defender_plays_for_the_other_side_and_may_lose(t: Table) -> None:
    duel(t, "Mul Savage", "Sadira", ["Gladiators"], ["Magic Jar", "Zadoc"], pool=["Neeva", "Azhul"])
    t.B.plays("Magic Jar")
    t.B.passes()
    t.A.attacks("Sembia", with_="Neeva")
    t.B.plays("Zadoc")
    t.on("Zadoc", "Mul Savage")
    t.total("Mul Savage", 8)
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Mul Savage", "discard")
    t.zone("Zadoc", "discard")
    t.zone("Neeva", "pool")
    t.zone("Gladiators", "discard")
    t.changed("Sadira", "Magic Jar")
    t.A.attacks("Sembia", with_="Azhul")
    t.zone("Azhul", "battle")
    t.settled("B", "ask-defend")


@card_test("1st/386", rules=["battle.end.attacker-stops"])
def test_an_attacker_that_stops_keeps_his_champion(t: Table) -> None:
    duel(t, "Mul Savage", "Sadira", [], ["Magic Jar"], pool=["Azhul"])
    t.B.plays("Magic Jar")
    t.B.passes()
    t.A.stops()
    t.zone("Mul Savage", "pool")
    t.zone("Azhul", "pool")
    t.zone("Sadira", "discard")
    t.zone("Magic Jar", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/386", rules=["power.condition-mandatory"])
def test_an_attacker_cannot_use_a_magic_jar(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Magic Jar"])
    t.A.cannot("play", "Magic Jar", "Sadira", because="condition-not-met")
    t.settled("A", "ask-combat")


@card_test("1st/386", rules=["gloss.defeated"])
def test_a_magic_jar_does_nothing_for_a_defender_that_wins(t: Table) -> None:
    duel(t, "Preserver", "Sadira", [], ["Magic Jar", "Gladiators"], pool=["Azhul"])
    t.B.plays("Magic Jar")
    t.B.plays("Gladiators")
    t.A.passes()
    t.zone("Preserver", "discard")
    t.zone("Sadira", "pool")
    t.zone("Magic Jar", "discard")
    t.zone("Gladiators", "discard")
    t.count("B", hand=1, draw=11)
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")
