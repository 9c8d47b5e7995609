"""Artifacts of the Dungeons booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("DU/118", rules=["turn.phase0.start-actions"], edition="1st")
def test_at_the_start_of_your_turn_a_card_of_an_opponents_hand_goes_to_limbo(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + DU/118"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["War Party"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["War Band"])
    t.begin(active="A", phase="start")
    t.asked("A", "ask-player")
    t.A.player("B")
    t.zone("War Party", "limbo")
    t.zone("Zadoc", "hand")
    t.A.passes(5)
    t.B.passes(5)
    t.zone("War Party", "limbo")
    t.C.passes(5)
    t.A.player("C")
    t.count("C", limbo=1)
    t.zone("War Party", "limbo")
    t.changed("War Band", *(f"{seat}:Thugs#{n}" for seat in "ABC" for n in range(1, 4)))
    t.settled("A", "ask-phase-0")


@card_test("DU/118", rules=["inplay.left-no-effect", "discard.to-owner"], edition="1st")
def test_when_it_goes_they_come_back_to_their_hands(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + DU/118"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["War Party"], limbo=["Dagrande (2 turns)"])
    t.begin(active="A", phase="start")
    t.zone("War Party", "limbo")
    t.A.passes(3)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.passes()
    t.zone("DU/118", "discard")
    t.zone("Azhul", "discard")
    t.zone("War Party", "hand")
    t.zone("Dagrande", "limbo")
    t.changed("B:Thugs#1", *(f"A:Thugs#{n}" for n in range(1, 4)))
    t.settled("B", "ask-spoils")


@card_test("DU/118", rules=["turn.phase0.start-actions"], edition="1st")
def test_an_empty_hand_gives_nothing_and_other_players_turns_neither(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + DU/118"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["War Party"])
    t.begin(active="B", phase="start")
    t.zone("War Party", "hand")
    t.settled("B", "ask-phase-0")
