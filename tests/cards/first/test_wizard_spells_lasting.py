"""Wizard spells of 1st Edition that go on for a while."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_family, card_test

# -- Spell of Formless Horror -----------------------------------------------------------------------------------------


@card_test("1st/106", rules=["gloss.adjusted-level", "combat.h.winner-discards"])
def test_formless_horror_weakens_the_opposing_champion_for_good(t: Table) -> None:
    duel(t, "Sadira", "Neeva + Thugs", ["Spell of Formless Horror", 1], their_pool=["Azhul"])
    t.A.plays("Spell of Formless Horror")
    t.on("Spell of Formless Horror", "Neeva")
    t.level("Neeva", 4)
    t.level("Thugs", 1)
    t.level("Sadira", 4)
    t.A.passes()
    t.zone("Sadira", "discard")
    t.zone("Thugs", "discard")
    t.zone("Neeva", "pool")
    t.on("Spell of Formless Horror", "Neeva")
    t.level("Neeva", 4)
    t.B.keeps()
    t.changed("B:filler#1")
    t.settled("A", "ask-phase-4")


@card_test("1st/106", rules=["discard.to-owner"])
def test_formless_horror_goes_to_its_owner_with_its_victim(t: Table) -> None:
    duel(t, "Sadira", "Herminard", ["Spell of Formless Horror", 1])
    t.A.plays("Spell of Formless Horror")
    t.level("Herminard", 1)
    t.B.passes()
    t.zone("Herminard", "discard")
    t.zone("Spell of Formless Horror", "discard", of="A")
    t.zone("Sadira", "pool")
    t.settled("A", "ask-next-attacker")


@card_test("1st/106", "1st/346", rules=["dispel.magic-both", "dispel.timing"])
def test_formless_horror_lasts_until_it_is_dispelled(t: Table) -> None:
    haunted = "Neeva + Spell of Formless Horror (of B)"
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", haunted], hand=["1st/346"])
    t.seat("B", formation={"A": "Sembia"})
    t.begin(active="A", phase=3)
    t.level("Neeva", 4)
    t.A.plays("1st/346", by="Sadira")
    t.zone("Spell of Formless Horror", "discard", of="B")
    t.zone("1st/346", "discard")
    t.level("Neeva", 7)
    t.settled("A", "ask-phase-3")


@card_test("1st/106", rules=["general.touch.retarget", "immunity.offensive-only"])
def test_formless_horror_finds_no_hold_on_the_immune(t: Table) -> None:
    duel(t, "Sadira", "Alias the Sell-Sword + Thugs", ["Spell of Formless Horror"], realm="The Yeomanry")
    t.A.cannot("play", "Spell of Formless Horror", "Sadira", because="no-effect")
    t.settled("A", "ask-combat")


# -- Flight and Fly ---------------------------------------------------------------------------------------------------


@card_test("1st/211", rules=["combat.term.battle-on-card", "move.allies.protected"])
def test_flight_lasts_for_the_round_and_reaches_later_allies(t: Table) -> None:
    duel(t, "Neeva", "Sadira + Gith + Falcon Figurine", ["War Band"], ["Flight", "Zadoc"], pool=["Azhul"])
    t.B.plays("Flight")
    t.not_kind("Falcon Figurine", "Flyer")
    t.kind("Sadira", "Flyer")
    t.kind("Gith", "Flyer")
    t.B.plays("Zadoc")
    t.kind("Zadoc", "Flyer")
    t.A.plays("War Band")
    t.not_kind("War Band", "Flyer")
    t.B.passes()
    t.zone("Sadira", "discard")
    t.changed("Gith", "Falcon Figurine", "Zadoc", "War Band", "Flight", "Neeva")
    t.A.attacks("Sembia", with_="Azhul")
    t.not_kind("Azhul", "Flyer")
    t.settled("B", "ask-defend")


@card_test("1st/343", rules=["gloss.defensive", "combat.h.winner-discards"])
def test_fly_lifts_one_friendly_champion_or_ally_for_the_round(t: Table) -> None:
    duel(t, "Sadira + Gith + Zadoc", "Neeva + Thugs", ["Fly", "Gladiators"])
    t.A.plays("Fly")
    t.offered("Sadira", "Gith", "Zadoc")
    t.A.chooses("Sadira")
    t.kind("Sadira", "Flyer")
    t.not_kind("Gith", "Flyer")
    t.not_kind("Thugs", "Flyer")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Sadira", "pool")
    t.not_kind("Sadira", "Flyer")
    t.zone("Fly", "discard")
    t.changed("Neeva", "Thugs", "Gladiators", "Gith", "Zadoc")
    t.settled("A", "ask-next-attacker")


@card_test("1st/343", rules=["move.flyer.any-realm"])
def test_fly_may_lift_an_ally(t: Table) -> None:
    duel(t, "Sadira + Gith", "Neeva", ["Fly"])
    t.A.plays("Fly")
    t.A.chooses("Gith")
    t.kind("Gith", "Flyer")
    t.not_kind("Sadira", "Flyer")
    t.settled("A", "ask-combat")


# -- Hold Undead ------------------------------------------------------------------------------------------------------


@card_test("1st/375", rules=["undead.fear", "combat.e.totals"])
def test_hold_undead_takes_the_weight_and_the_terror_of_undead_allies(t: Table) -> None:
    theirs = "Skeletal Horde + Swordwraith + Zadoc"
    hand, their_hand = ["Hold Undead", "Gladiators"], ["Sea Zombie", "Giant Skeleton"]
    duel(t, "Preserver + Skeleton + Flameblade", theirs, hand, their_hand)
    t.total("Skeletal Horde", 11)
    t.A.plays("Hold Undead")
    t.total("Skeletal Horde", 7)
    t.total("Preserver", 9)
    t.B.plays("Sea Zombie")
    t.total("Skeletal Horde", 7)
    t.B.plays("Giant Skeleton")
    t.on("Flameblade", "Preserver")
    t.total("Skeletal Horde", 7)
    t.settled("B", "ask-combat")


@card_test("1st/375", rules=["undead.fear.base-level"])
def test_held_undead_frighten_nobody(t: Table) -> None:
    duel(t, "Sadira", "Herminard + Swordwraith", ["Hold Undead", "Thugs"])
    t.A.plays("Hold Undead")
    t.total("Herminard", 4)
    t.A.plays("Thugs")
    t.on("Thugs", "Sadira")
    t.total("Sadira", 5)
    t.settled("B", "ask-combat")


@card_test("1st/375", rules=["gloss.negate"])
def test_only_undead_allies_of_the_other_side_are_held(t: Table) -> None:
    hand, theirs = ["Hold Undead", "Gladiators"], "Herminard + Skeleton + Pteranadon"
    duel(t, "Sadira + Giant Skeleton", theirs, hand, ["Flameblade"], realm="Jungles of Chult")
    t.A.plays("Hold Undead")
    t.level("Pteranadon", 5)
    t.total("Herminard", 9)
    t.A.plays("Gladiators")
    t.B.plays("Flameblade", on="Herminard")
    t.zone("Flameblade", "discard")
    t.total("Herminard", 9)
    t.settled("B", "ask-combat")


@card_test("1st/375", rules=["spell.target-required"])
def test_hold_undead_needs_an_opposing_undead_ally(t: Table) -> None:
    duel(t, "Sadira + Skeleton", "Skeletal Horde + Zadoc", ["Hold Undead"])
    t.A.cannot("play", "Hold Undead", "Sadira", because="condition-not-met")
    t.settled("A", "ask-combat")


# -- Wall of Fog and Rock to Mud --------------------------------------------------------------------------------------


@card_family({"1st/371": (), "4th/371": ()}, rules=["spell.phase-listed", "event.duration-in-play"], edition="1st")
def test_in_a_wall_of_fog_nobody_attacks_until_the_casters_next_turn(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Azhul"], hand=[printing])
    t.seat("B", formation={"A": "Sembia"}, pool=["Herminard"], hand=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays(printing, by="Sadira")
    t.zone(printing, "table")
    t.A.passes()
    t.A.cannot("attack", "Sembia", "Azhul", because="may-not-attack")
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "Nibenay", "Herminard", because="may-not-attack")
    t.B.cannot("attack", "Nibenay", "Neeva", because="may-not-attack")
    t.B.passes(2)
    t.turn_of("A")
    t.zone(printing, "discard")
    t.A.passes(3)
    t.A.can("attack", "Sembia", "Azhul")
    t.changed("B:filler#1", "B:filler#2", "B:filler#3", "A:filler#1", "A:filler#2", "A:filler#3")
    t.settled("A", "ask-phase-4")


@card_test("1st/371", "1st/358", rules=["dispel.magic-both", "dispel.timing"])
def test_the_fog_can_be_dispelled(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Sysania"], hand=["1st/358"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Preserver"], hand=["Wall of Fog"])
    t.begin(active="C", phase=3)
    t.C.plays("Wall of Fog", by="Preserver")
    t.B.passes()
    t.zone("Wall of Fog", "table")
    t.C.passes(3)
    t.turn_of("A")
    t.A.passes(5)
    t.turn_of("B")
    t.B.passes(2)
    t.B.plays("1st/358", by="Sysania")
    t.zone("Wall of Fog", "discard")
    t.zone("1st/358", "discard")
    t.B.passes()
    t.B.can("attack", "Nibenay", "Sysania")
    for seat in "AB":
        t.changed(*(f"{seat}:filler#{i}" for i in (1, 2, 3)))
    t.settled("B", "ask-phase-4")


@card_test("1st/389", rules=["event.duration-in-play", "combat.b.attacker-choice"])
def test_rock_to_mud_keeps_walkers_from_the_casters_realms(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Mul Savage", "Azhul", "Neeva"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Rock to Mud"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Herminard"])
    t.begin(active="A", phase=4)
    t.A.attacks("Sembia", with_="Mul Savage")
    t.B.defends("Sadira")
    t.B.plays("Rock to Mud")
    t.on("Rock to Mud", "Sadira")
    t.zone("Mul Savage", "battle")
    t.B.passes()
    t.zone("Rock to Mud", "table")
    t.A.cannot("attack", "Sembia", "Azhul", because="barred")
    t.A.can("attack", "Sembia", "Neeva")
    t.A.stops()
    t.zone("Rock to Mud", "table")
    t.A.passes(2)
    t.turn_of("B")
    t.zone("Rock to Mud", "discard")
    t.changed("Sadira", *(f"B:filler#{i}" for i in (1, 2, 3)))
    t.settled("B", "ask-phase-0")


@card_test("1st/389", rules=["event.duration-in-play"])
def test_rock_to_mud_shields_only_its_own_player_until_his_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira", "Azhul"], hand=["Rock to Mud"])
    t.seat("B", formation={"A": "The Yeomanry"}, pool=["Neeva"], hand=["Herminard"])
    t.seat("C", formation={"A": "Nibenay"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4)
    t.A.attacks("The Yeomanry", with_="Sadira")
    t.B.defends("Neeva")
    t.A.plays("Rock to Mud")
    t.A.passes()
    t.B.keeps()
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "Sembia", "Herminard", because="barred")
    t.B.can("attack", "Sembia", "Neeva")
    t.B.can("attack", "Nibenay", "Herminard")
    t.B.passes(2)
    t.turn_of("C")
    t.C.passes(3)
    t.C.cannot("attack", "Sembia", "Mul Savage", because="barred")
    t.C.passes(2)
    t.zone("Rock to Mud", "discard")
    t.changed("Sadira", *(f"{seat}:filler#{i}" for seat in "ABC" for i in (1, 2, 3, 4) if seat == "B" or i < 4))
    t.settled("A", "ask-phase-0")
