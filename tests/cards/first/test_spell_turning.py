"""Spell Turning: offensive spells strike their caster, as if the champion they were aimed at had cast them."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test

TURNING = "Spell Turning"


@card_test("1st/398", rules=["dispel.timing", "dispel.turning-offensive-only", "gloss.caster"])
def test_a_turned_fireball_burns_the_casters_allies(t: Table) -> None:
    duel(t, "Sadira + Gith + Thugs", "Preserver + Zadoc", ["Fireball"], [TURNING])
    t.A.plays("Fireball")
    t.B.answers(TURNING, by="Preserver")
    t.zone("Gith", "discard")
    t.zone("Thugs", "discard")
    t.on("Zadoc", "Preserver")
    t.on("Fireball", "Preserver")
    t.on(TURNING, "Preserver")
    t.settled("A", "ask-combat")


@card_test("1st/398", rules=["gloss.caster"])
def test_the_levels_of_a_turned_spell_go_to_the_other_side(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Cone of Cold"], [TURNING])
    t.A.plays("Cone of Cold")
    t.B.answers(TURNING)
    t.on("Cone of Cold", "Preserver")
    t.total("Preserver", 11)
    t.total("Sadira", 4)
    t.changed(TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/357", rules=["gloss.caster"])
def test_where_the_caster_is_no_target_the_new_caster_chooses_with_it(t: Table) -> None:
    duel(t, "Sadira + Gith + Thugs + Sloth", "Preserver + Zadoc", ["Charm"], [TURNING])
    t.A.plays("Charm")
    t.B.answers(TURNING)
    t.asked("B", "ask-target")
    t.offered("Gith", "Thugs", "Sloth")
    t.B.chooses("Thugs")
    t.zone("Thugs", "discard")
    t.on("Zadoc", "Preserver")
    t.changed("Charm", TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/341", rules=["spell.target-required"])
def test_a_turned_spell_with_several_targets_is_aimed_anew(t: Table) -> None:
    duel(t, "Sadira + Gith + Thugs + Sloth + Powell", "Preserver + Zadoc + Wijon", ["Sleep"], [TURNING])
    t.A.plays("Sleep")
    t.A.chooses("Zadoc", "Wijon")
    t.B.answers(TURNING)
    t.B.chooses("Gith", "Powell")
    t.B.done()
    t.zone("Gith", "discard")
    t.zone("Powell", "discard")
    t.on("Thugs", "Sadira")
    t.on("Sloth", "Sadira")
    t.on("Zadoc", "Preserver")
    t.on("Wijon", "Preserver")
    t.changed("Sleep", TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/392", rules=["dispel.phase3-interrupt", "gloss.caster"])
def test_in_phase_3_the_caster_dies_of_its_own_spell(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Azhul"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Preserver"], hand=[TURNING])
    t.begin(active="A", phase=3)
    t.A.plays("Death Spell", by="Sadira")
    t.A.chooses("Neeva")
    t.B.answers(TURNING, by="Preserver")
    t.zone("Sadira", "discard")
    t.zone("Neeva", "pool")
    t.zone("Azhul", "pool")
    t.zone("Death Spell", "discard", of="A")
    t.zone(TURNING, "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/398", "1st/392", rules=["gloss.adjusted-level"])
def test_a_caster_that_is_no_legal_target_is_not_struck(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Dragon King", "Azhul"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Preserver"], hand=[TURNING])
    t.begin(active="A", phase=3)
    t.A.plays("Death Spell", by="Dragon King")
    t.A.chooses("Neeva")
    t.B.answers(TURNING, by="Preserver")
    t.zone("Dragon King", "pool")
    t.zone("Neeva", "pool")
    t.zone("Azhul", "pool")
    t.changed("Death Spell", TURNING)
    t.settled("A", "ask-phase-3")


@card_test("1st/398", "1st/376", rules=["gloss.caster"])
def test_a_turned_charm_monster_does_nothing_to_a_wizard(t: Table) -> None:
    duel(t, "Sadira", "Dragon King", ["Charm Monster"], [TURNING])
    t.A.plays("Charm Monster")
    t.B.answers(TURNING, by="Dragon King")
    t.zone("Sadira", "battle")
    t.zone("Dragon King", "battle")
    t.changed("Charm Monster", TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/106", rules=["gloss.caster"])
def test_a_turned_horror_clings_to_its_caster(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Spell of Formless Horror"], [TURNING])
    t.A.plays("Spell of Formless Horror")
    t.B.answers(TURNING)
    t.on("Spell of Formless Horror", "Sadira")
    t.level("Sadira", 1)
    t.level("Preserver", 6)
    t.changed(TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/391", rules=["gloss.player-target"])
def test_a_turned_fog_fills_the_casters_own_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Neeva"], hand=["Death Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Azhul", "Preserver"], hand=[TURNING])
    t.seat("C", formation={"A": "Gulg"}, pool=["Herminard"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Fog", by="Sadira")
    t.A.player("B")
    t.B.answers(TURNING, by="Preserver")
    t.zone("Sadira", "discard")
    t.zone("Neeva", "pool")
    t.zone("Azhul", "pool")
    t.zone("Herminard", "pool")
    t.zone("Death Fog", "table", of="B")
    t.A.passes()
    t.A.cannot("attack", "Sembia", "Neeva", because="may-not-attack")
    t.changed(TURNING)
    t.settled("A", "ask-phase-4")


@card_test("1st/398", rules=["dispel.turning-offensive-only"])
def test_defensive_spells_cannot_be_turned(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Shield", "Cone of Cold"], ["Spell Turning"])
    t.A.plays("Shield")
    t.B.could_not_answer(TURNING, because="cannot-answer-that")
    t.total("Sadira", 6)
    t.settled("A", "ask-combat")


@card_test("1st/398", rules=["dispel.turning-offensive-only"])
def test_only_spells_can_be_turned(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Orb of Doom"], [TURNING])
    t.A.plays("Orb of Doom", on="Sadira")
    t.B.could_not_answer(TURNING, because="cannot-answer-that")
    t.total("Sadira", 6)
    t.settled("A", "ask-combat")


@card_test("1st/398", rules=["dispel.turning-offensive-only", "dispel.chain"])
def test_a_turned_spell_can_be_turned_again(t: Table) -> None:
    duel(t, "Sadira + Gith", "Preserver + Zadoc", ["Fireball", TURNING], [TURNING])
    t.A.plays("Fireball")
    t.B.answers(f"B:{TURNING}")
    t.asked("A", "ask-answer")
    t.A.answers(f"A:{TURNING}")
    t.on("Gith", "Sadira")
    t.zone("Zadoc", "discard")
    t.on("Fireball", "Sadira")
    t.changed(f"A:{TURNING}", f"B:{TURNING}")
    t.settled("A", "ask-combat")


@card_test("1st/398", rules=["dispel.turning-offensive-only", "counter.exception"])
def test_nobody_is_asked_about_turning_a_defensive_turning(t: Table) -> None:
    duel(t, "Sadira + Gith", "Preserver", ["Cone of Cold", TURNING], [TURNING])
    t.A.plays("Cone of Cold")
    t.B.answers(f"B:{TURNING}")
    t.A.passes()  # asked only once, about the turned spell, not about what turned it
    t.total("Preserver", 11)
    t.on("Cone of Cold", "Preserver")
    t.changed(f"B:{TURNING}")
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/346", rules=["dispel.chain"])
def test_the_caster_may_dispel_the_turning_or_the_turned_spell(t: Table) -> None:
    duel(t, "Sadira + Gith", "Preserver + Zadoc", ["Fireball", "1st/346"], [TURNING])
    t.A.plays("Fireball")
    t.B.answers(TURNING)
    t.A.passes()
    t.asked("A", "ask-answer")
    t.A.answers("1st/346", by="Sadira")
    t.zone("Fireball", "discard")
    t.on("Gith", "Sadira")
    t.on("Zadoc", "Preserver")
    t.changed("1st/346", TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/346", rules=["dispel.chain"])
def test_a_dispelled_turning_turns_nothing(t: Table) -> None:
    duel(t, "Sadira + Gith", "Preserver + Zadoc", ["Fireball", "1st/346"], [TURNING])
    t.A.plays("Fireball")
    t.B.answers(TURNING)
    t.A.answers("1st/346", by="Sadira")
    t.zone("Zadoc", "discard")
    t.on("Gith", "Sadira")
    t.on("Fireball", "Sadira")
    t.changed("1st/346", TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", rules=["spell.any-time", "gloss.caster"])
def test_a_third_player_turns_it_for_the_one_it_was_aimed_at(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira + Gith"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Preserver"], hand=[TURNING])
    t.begin(active="A", phase=4)
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Neeva")
    t.A.plays("Cone of Cold")
    t.C.answers(TURNING, by="Preserver")
    t.on("Cone of Cold", "Neeva")
    t.total("Neeva", 12)
    t.total("Sadira", 5)
    t.zone(TURNING, "discard")
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/335", rules=["wall.defender-stopped"])
def test_a_turned_wall_stops_the_defender(t: Table) -> None:
    duel(t, "Preserver", "Sadira", [TURNING], ["1st/335"], pool=["Azhul"])
    t.B.plays("1st/335")
    t.A.answers(TURNING)
    t.zone("Sadira", "pool")
    t.zone("Preserver", "pool")
    t.zone("1st/335", "discard", of="B")
    t.zone(TURNING, "discard")
    t.standing("Sembia")
    t.settled("A", "ask-next-attacker")


@card_test("1st/398", "1st/364", rules=["gloss.caster"])
def test_a_turned_wall_against_attackers_only_adds_its_levels(t: Table) -> None:
    duel(t, "Otto", "Bagual", [TURNING], ["1st/364"])
    t.B.plays("1st/364")
    t.A.answers(TURNING)
    t.zone("Bagual", "battle")
    t.on("1st/364", "Otto")
    t.total("Otto", 7)
    t.total("Bagual", 2)
    t.changed(TURNING)
    t.settled("B", "ask-combat")


@card_test("1st/398", "1st/386", rules=["gloss.caster"])
def test_a_turned_magic_jar_holds_nobody(t: Table) -> None:
    duel(t, "Preserver", "Sadira", [TURNING], ["Magic Jar"], pool=["Azhul"], their_pool=["Herminard"])
    t.B.plays("Magic Jar")
    t.A.answers(TURNING)
    t.B.passes()
    t.zone("Sadira", "discard")
    t.zone("Preserver", "pool")
    t.zone("Magic Jar", "discard", of="B")
    t.changed(TURNING)
    t.A.attacks("Sembia", with_="Azhul")
    t.B.can("defend", "Herminard")
    t.settled("B", "ask-defend")
