"""Spells of 4th Edition."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("4th/389", rules=["counter.exception", "spell.any-time"], edition="1st")
def test_a_spell_strikes_another_card_even_one_of_its_casters(t: Table) -> None:
    t.seat("A", formation={"A": "Draj", "B": "Vaasa"}, pool=["Sadira"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["4th/389"])
    t.seat("C", formation={"A": "Gulg"})
    t.begin(active="A", phase=3)
    t.A.plays("Disintegrate", by="Sadira")
    t.A.chooses("Nyrond")
    t.B.answers("4th/389", by="Mordenkainen")
    t.offered("Draj", "Vaasa", "Gulg")
    t.B.chooses("Vaasa")
    t.zone("Vaasa", "discard")
    t.zone("Nyrond", "formation")
    t.zone("4th/389", "discard")
    t.settled("A", "ask-phase-3")


@card_test("4th/389", rules=["spell.offensive-defensive"], edition="1st")
def test_what_may_strike_only_opponents_of_its_caster_may_then_strike_his_own(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Mordenkainen", "Griffin"], hand=["Banishment"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira", "Mul Savage", "Winged Horror"], hand=["4th/389"])
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Mordenkainen")
    t.offered("Mul Savage", "Winged Horror")
    t.A.chooses("Mul Savage")
    t.B.answers("4th/389", by="Sadira")
    t.offered("Griffin", "Winged Horror")
    t.B.chooses("Griffin")
    t.zone("Griffin", "discard")
    t.zone("Mul Savage", "pool")
    t.settled("A", "ask-phase-3")


@card_test("4th/389", rules=["counter.exception", "icon.ability.by-type"], edition="1st")
def test_it_answers_only_spells_that_have_chosen_a_card(t: Table) -> None:
    t.seat("A", formation={"A": "Draj", "B": "Vaasa"}, pool=["Sadira"], hand=["Cone of Cold", "Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Vaerhirmana"], hand=["4th/389"])
    t.begin(active="A", phase=4)
    t.A.plays("Cataclysm!")
    t.A.chooses("Vaasa")
    t.B.could_not_answer("4th/389", because="cannot-answer-that")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Vaerhirmana")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.could_not_answer("4th/389", because="no-effect")
    t.zone("Vaasa", "discard")
    t.settled("B", "ask-combat")
