"""Turned spells whose target or caster is not in the combat."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test

TURNING = "Spell Turning"


@card_test("1st/398", "1st/344", rules=["gloss.caster"])
def test_what_was_aimed_at_a_pool_champion_comes_back_as_its_spell(t: Table) -> None:
    idle = ["Azhul + Flameblade"]
    duel(t, "Sadira + Wand of Light", "Preserver + Orb of Doom", ["1st/344"], [TURNING], their_pool=idle)
    t.A.plays("1st/344", way=2)
    t.A.chooses("Flameblade")
    t.B.answers(TURNING, by="Preserver")
    t.zone("Wand of Light", "discard")
    t.on("Flameblade", "Azhul")
    t.on("Orb of Doom", "Preserver")
    t.zone("1st/344", "discard")  # its new caster does not fight
    t.total("Sadira", 4)
    t.total("Preserver", 8)
    t.changed(TURNING)
    t.settled("A", "ask-combat")


@card_test("1st/398", "1st/371", rules=["gloss.caster", "event.duration-in-play"])
def test_a_spell_aimed_at_nobody_becomes_that_of_the_champion_that_turns_it(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Wall of Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Preserver"], hand=[TURNING])
    t.begin(active="A", phase=3)
    t.A.plays("Wall of Fog", by="Sadira")
    t.B.answers(TURNING, by="Preserver")
    t.zone("Wall of Fog", "table", of="B")
    t.A.passes()
    t.A.cannot("attack", "Sembia", "Sadira", because="may-not-attack")
    t.A.passes(2)
    t.turn_of("B")
    t.zone("Wall of Fog", "discard", of="A")
    t.B.passes(3)
    t.B.can("attack", "Nibenay", "Preserver")
    t.changed(TURNING, *(f"B:filler#{i}" for i in (1, 2, 3)))
    t.settled("B", "ask-phase-4")
