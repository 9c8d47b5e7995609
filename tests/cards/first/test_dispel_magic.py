"""Dispel Magic of wizards and clerics: in answer to a spell, and against a spell at work."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_family

BOTH: dict[str, tuple[int, ...]] = {"1st/346": (), "1st/358": ()}


@card_family(BOTH, rules=["dispel.timing", "counter.exception"])
def test_an_offensive_spell_is_cancelled_in_combat(t: Table, dispel: str) -> None:
    duel(t, "Sadira", "Otto + Gith", ["Fireball"], [dispel])
    t.A.plays("Fireball")
    t.B.answers(dispel, by="Otto")
    t.on("Gith", "Otto")
    t.zone("Fireball", "discard")
    t.on(dispel, "Otto")
    t.settled("A", "ask-combat")


@card_family(BOTH, rules=["dispel.magic-both"])
def test_a_defensive_spell_is_cancelled(t: Table, dispel: str) -> None:
    duel(t, "Sadira", "Otto", ["Shield"], [dispel])
    t.A.plays("Shield")
    t.B.answers(dispel, by="Otto")
    t.zone("Shield", "discard")
    t.total("Sadira", 4)
    t.changed(dispel)
    t.settled("A", "ask-combat")


@card_family(BOTH, rules=["dispel.phase3-interrupt", "spell.any-time", "spell.counter-any-time"])
def test_a_pool_champion_of_anybody_answers_in_phase_3(t: Table, dispel: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Geas"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Otto"], hand=[dispel])
    t.begin(active="A", phase=3)
    t.A.plays("Geas", by="Sadira")
    t.A.chooses("Neeva")
    t.C.answers(dispel, by="Otto")
    t.zone("Geas", "discard")
    t.zone(dispel, "discard")
    t.A.passes()
    t.A.attacks("Sembia", with_="Sadira")
    t.B.can("defend", "Neeva")
    t.settled("B", "ask-defend")


@card_family(BOTH, rules=["spell.any-time"])
def test_without_an_able_champion_there_is_no_answer(t: Table, dispel: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Geas"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"], hand=[dispel])
    t.begin(active="A", phase=3)
    t.A.plays("Geas", by="Sadira")
    t.B.could_not_answer(dispel, because="cannot-use")
    t.zone("Geas", "table")
    t.settled("A", "ask-phase-3")


@card_family(BOTH, rules=["dispel.chain", "pause.failed-attempts-free"])
def test_a_dispel_is_dispelled_and_another_one_tried(t: Table, dispel: str) -> None:
    duel(t, "Sadira", "Otto + Gith + Gladiators", ["Fireball", "1st/346"], [dispel, dispel])
    t.A.plays("Fireball")
    t.B.answers(f"B:{dispel}#1", by="Otto")
    t.A.answers("A:1st/346", by="Sadira")
    t.B.passes()  # B could dispel the dispelling of his own
    t.asked("B", "ask-answer")
    t.B.answers(f"B:{dispel}#2", by="Otto")
    t.on("Gith", "Otto")
    t.on("Gladiators", "Otto")
    t.zone("Fireball", "discard")
    t.changed("A:1st/346", *(f"B:{dispel}#{i}" for i in (1, 2)))
    t.settled("A", "ask-combat")


@card_family(BOTH, rules=["spell.target-required"])
def test_there_must_be_a_spell_at_work(t: Table, dispel: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Otto"], hand=[dispel])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", dispel, "Otto", because="no-target")
    t.A.passes()
    t.A.attacks("Sembia", with_="Otto")
    t.B.defends("Neeva")
    t.A.cannot("play", dispel, "Otto", because="no-target")
    t.settled("A", "ask-combat")


@card_family(BOTH, rules=["dispel.magic-both", "spell.target-required"])
def test_in_combat_it_ends_what_is_still_at_work(t: Table, dispel: str) -> None:
    mine, theirs = "Sadira + Cone of Cold + Fireball + Wand of Light", "Otto + Wall of Iron + Shield"
    duel(t, mine, theirs, [], [dispel, "Spell Turning"])
    t.total("Sadira", 12)
    t.B.plays(dispel)
    t.offered("Cone of Cold", "Wall of Iron", "Shield")
    t.B.chooses("Cone of Cold")
    t.zone("Cone of Cold", "discard")
    t.on("Wall of Iron", "Otto")
    t.total("Sadira", 7)
    t.settled("A", "ask-combat")


@card_family(BOTH, rules=["spell.phase-listed", "turn.phase5.no-phase3-actions"])
def test_a_lasting_spell_is_ended_in_ones_own_phase_3(t: Table, dispel: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Otto"], hand=[dispel, "Geas"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("Geas", by="Sadira")
    t.zone("Geas", "table")
    t.A.passes()
    t.A.cannot("play", dispel, "Otto", because="wrong-moment")
    t.A.passes()
    t.A.cannot("play", dispel, "Otto", because="wrong-moment")
    t.settled("A", "ask-phase-5")


@card_family(BOTH, rules=["spell.phase-listed"])
def test_the_effect_ends_with_the_spell(t: Table, dispel: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Otto"], hand=[dispel, "Wall of Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("Wall of Fog", by="Sadira")
    t.A.plays(dispel, by="Otto")
    t.zone("Wall of Fog", "discard")
    t.zone(dispel, "discard")
    t.A.passes()
    t.A.can("attack", "Sembia", "Otto")
    t.settled("A", "ask-phase-4")
