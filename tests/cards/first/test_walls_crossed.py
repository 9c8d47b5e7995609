"""What carries a champion across a wall: the one card, and cards that take the wall away."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_family, card_test

FLYERS_ONLY = {"1st/335": (3,), "1st/336": (3,), "1st/337": (4,), "1st/338": (5,)}


# -- the one card -----------------------------------------------------------------------------------------------------


@card_family(FLYERS_ONLY, rules=["wall.one-answer"])
def test_a_winning_attacker_may_fly_across(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Preserver", "Sadira", ["Fly", "Cone of Cold", "Gladiators", "Orb of Doom"], [wall])
    t.B.plays(wall)
    t.asked("A", "ask-wall")
    t.offered("Fly")
    t.A.plays("Fly")
    t.kind("Preserver", "Flyer")
    t.zone("Preserver", "battle")
    t.on(wall, "Sadira")
    t.total("Preserver", 6)
    t.total("Sadira", 4 + bonus)
    t.settled("A", "ask-combat")


@card_test("1st/343", "1st/336", rules=["wall.one-answer"])
def test_who_does_not_use_the_chance_is_stopped(t: Table) -> None:
    duel(t, "Preserver", "Sadira", ["Fly"], ["Wall of Iron"])
    t.B.plays("Wall of Iron")
    t.A.passes()
    t.zone("Preserver", "pool")
    t.zone("Fly", "hand")
    t.zone("Sadira", "pool")
    t.zone("Wall of Iron", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/343", "1st/336", rules=["wall.one-answer", "wall.flyer-not-exempt"])
def test_flying_alone_does_not_carry_the_allies(t: Table) -> None:
    duel(t, "Preserver + Thugs", "Sadira", ["Fly", "Flight"], ["Wall of Iron"])
    t.B.plays("Wall of Iron")
    t.A.plays("Fly")
    t.A.chooses("Preserver")
    t.zone("Preserver", "pool")
    t.zone("Thugs", "discard")
    t.zone("Flight", "hand")
    t.zone("Fly", "discard")
    t.zone("Sadira", "pool")
    t.zone("Wall of Iron", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/211", "1st/337", rules=["wall.one-answer"])
def test_flight_carries_champion_and_allies(t: Table) -> None:
    duel(t, "Preserver + Thugs + Zadoc", "Sadira + Gith", ["Flight"], ["Wall of Stone"])
    t.B.plays("Wall of Stone")
    t.A.plays("Flight")
    for card in ("Preserver", "Thugs", "Zadoc"):
        t.kind(card, "Flyer")
    t.not_kind("Sadira", "Flyer")
    t.not_kind("Gith", "Flyer")
    t.total("Preserver", 9)
    t.settled("A", "ask-combat")


@card_test("1st/361", "1st/336", rules=["wall.one-answer"])
def test_the_chariot_carries_two_walking_allies_of_a_flyer(t: Table) -> None:
    duel(t, "Sysania + Thugs + Zadoc", "Sadira", ["Chariot of Sustarre"], ["Wall of Iron"], realm="Sembia")
    t.B.plays("Wall of Iron")
    t.A.plays("Chariot of Sustarre", way=2)
    t.A.chooses("Thugs", "Zadoc")
    t.kind("Thugs", "Flyer")
    t.kind("Zadoc", "Flyer")
    t.zone("Sysania", "battle")
    t.settled("A", "ask-combat")


@card_test("1st/343", "1st/336", "1st/358", rules=["wall.one-answer", "dispel.chain"])
def test_there_is_no_second_card_if_the_first_is_dispelled(t: Table) -> None:
    duel(t, "Preserver + Orb of Doom", "Otto", ["Fly", "Flight"], ["Wall of Iron", "1st/358"])
    t.B.plays("Wall of Iron")
    t.A.plays("Fly")
    t.B.answers("1st/358", by="Otto")
    t.zone("Preserver", "pool")
    t.zone("Flight", "hand")
    t.zone("Fly", "discard")
    t.zone("Otto", "pool")
    t.zone("Wall of Iron", "discard")
    t.zone("1st/358", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/364", rules=["wall.one-answer", "gloss.adjusted-level"])
def test_levels_carry_across_a_wall_of_levels(t: Table) -> None:
    duel(t, "T'kkyl", "Bagual", ["Gith", "Flameblade", "Griffon", "Fly"], ["1st/364"])
    t.B.plays("1st/364")
    t.asked("A", "ask-wall")
    t.offered("Gith", "Flameblade", "Griffon")
    t.A.plays("Gith")
    t.zone("T'kkyl", "battle")
    t.total("T'kkyl", 4)
    t.total("Bagual", 3)
    t.settled("B", "ask-combat")


# -- Passwall ---------------------------------------------------------------------------------------------------------


@card_test("1st/388", rules=["counter.exception", "dispel.negate-equals-dispel"])
def test_passwall_answers_a_wall_as_it_is_cast(t: Table) -> None:
    duel(t, "Preserver", "Sadira", ["Passwall"], ["Wall of Stone"])
    t.B.plays("Wall of Stone")
    t.asked("A", "ask-answer")
    t.A.answers("Passwall", by="Preserver")
    t.zone("Wall of Stone", "discard")
    t.zone("Preserver", "battle")
    t.total("Sadira", 4)
    t.settled("B", "ask-combat")


@card_test("1st/388", rules=["wall.one-answer"])
def test_passwall_is_also_the_one_card_against_a_wall_that_stands(t: Table) -> None:
    duel(t, "Preserver + Thugs", "Sadira", ["Passwall"], ["Wall of Force"])
    t.B.plays("Wall of Force")
    t.A.passes()
    t.asked("A", "ask-wall")
    t.A.plays("Passwall")
    t.zone("Wall of Force", "discard")
    t.on("Thugs", "Preserver")
    t.total("Sadira", 4)
    t.settled("B", "ask-combat")


@card_test("1st/388", rules=["spell.target-required"])
def test_passwall_takes_away_a_wall_that_was_crossed(t: Table) -> None:
    duel(t, "Borys", "Preserver", ["Passwall", "Thugs"], ["Wall of Force", "Gladiators"])
    t.B.plays("Wall of Force")
    t.A.passes()  # nobody needs an answer: a lone flyer crosses
    t.total("Preserver", 11)
    t.A.cannot("play", "Thugs", "Borys", because="forbidden")
    t.A.plays("Passwall")
    t.zone("Wall of Force", "discard")
    t.total("Preserver", 6)
    t.B.plays("Gladiators")
    t.A.plays("Thugs")
    t.on("Thugs", "Borys")
    t.settled("A", "ask-combat")


@card_test("1st/388", rules=["spell.target-required"])
def test_passwall_takes_away_one_of_several_walls(t: Table) -> None:
    walls = "Wall of Iron + Wall of Stone + Wall of Force"
    duel(t, "Borys", f"Sadira + {walls} + Cone of Cold", ["Passwall"])
    t.A.plays("Passwall")
    t.offered("Wall of Iron", "Wall of Stone", "Wall of Force")
    t.A.chooses("Wall of Force")
    t.zone("Wall of Force", "discard")
    t.total("Sadira", 16)
    t.settled("A", "ask-combat")


@card_test("1st/388", rules=["wall.defender-stopped", "counter.exception"])
def test_a_defender_answers_with_passwall_too(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Wall of Force"], ["Passwall"])
    t.A.plays("Wall of Force")
    t.B.answers("Passwall", by="Preserver")
    t.zone("Wall of Force", "discard")
    t.zone("Preserver", "battle")
    t.total("Sadira", 4)
    t.settled("A", "ask-combat")


@card_test("1st/388", rules=["spell.phase4-only-combatants", "spell.phase-listed"])
def test_passwall_is_cast_by_a_combatant_only(t: Table) -> None:
    duel(t, "Mul Savage", "Sadira", ["Passwall"], ["Wall of Stone"], pool=["Preserver"])
    t.B.plays("Wall of Stone")
    t.A.could_not_answer("Passwall", because="condition-not-met")
    t.zone("Mul Savage", "pool")
    t.zone("Passwall", "hand")
    t.zone("Sadira", "pool")
    t.zone("Wall of Stone", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/388", rules=["counter.exception"])
def test_passwall_answers_walls_only(t: Table) -> None:
    duel(t, "Preserver", "Sadira", ["Passwall"], ["Cone of Cold", "Wall of Iron"])
    t.B.plays("Cone of Cold")
    t.A.could_not_answer("Passwall", because="cannot-answer-that")
    t.A.cannot("play", "Passwall", "Preserver", because="no-target")
    t.total("Sadira", 9)
    t.settled("A", "ask-combat")


@card_test("1st/388", "1st/371", rules=["spell.phase-listed"])
def test_passwall_comes_too_late_against_fog(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Wall of Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Preserver"], hand=["Passwall"])
    t.begin(active="A", phase=3)
    t.A.plays("Wall of Fog", by="Sadira")
    t.B.could_not_answer("Passwall", because="condition-not-met")
    t.zone("Wall of Fog", "table")
    t.settled("A", "ask-phase-3")
