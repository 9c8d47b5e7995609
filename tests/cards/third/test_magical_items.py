"""Magical items of 3rd Edition."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test


@card_test("3rd/313", rules=["gloss.cancel.event", "spell.offensive-defensive"], edition="1st")
def test_it_absorbs_one_offensive_spell_at_its_bearer_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Geas", "Death Spell"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + 3rd/313"])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=3)
    t.A.plays("Geas", by="Sadira")
    t.B.answers("3rd/313")
    t.zone("Geas", "discard")
    t.A.plays("Death Spell", by="Sadira")
    t.A.chooses("Dagrande")
    t.B.could_not_answer("3rd/313", because="already-used")
    t.zone("Dagrande", "discard")
    t.settled("A", "ask-phase-3")


@card_test("3rd/313", rules=["spell.offensive-defensive"], edition="1st")
def test_it_absorbs_neither_events_nor_what_strikes_another(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Geas", "Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + 3rd/313", "Azhul"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.could_not_answer("3rd/313", because="cannot-answer-that")
    t.A.plays("Geas", by="Sadira")
    t.A.chooses("Azhul")
    t.B.could_not_answer("3rd/313", because="cannot-answer-that")
    t.zone("Geas", "table")
    t.zone("Nyrond", "discard")
    t.settled("A", "ask-phase-3")


@card_test("3rd/313", rules=["spell.offensive-defensive"], edition="1st")
def test_in_combat_it_absorbs_no_spell_that_helps_and_no_ally(t: Table) -> None:
    duel(t, "Sadira", "Dagrande + 3rd/313", hand=["Shield", "War Party"])
    t.A.plays("Shield", by="Sadira")
    t.on("Shield", "Sadira")
    t.B.could_not_answer("3rd/313", because="cannot-answer-that")
    t.A.plays("War Party")
    t.B.could_not_answer("3rd/313", because="cannot-answer-that")
    t.on("War Party", "Sadira")
    t.settled("B", "ask-combat")
