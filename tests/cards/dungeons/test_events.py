"""Events of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Use
from sixrealms.engine.view import view
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.hands import Look
from sixrealms.powers.players import OPPONENTS
from sixrealms.powers.sets import in_hand, top_of_piles
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Elminster's Intuition --------------------------------------------------------------------------------------------


@card_test("DU/106", rules=["setup.shuffle", "abyss.unplayed-events"], edition="1st")
def test_the_named_card_goes_from_the_pile_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["DU/106"], draw=["Mordenkainen"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Sadira", "Neeva", "Fireball", "Neeva", "Neeva", 3])
    t.seat("C", formation={"A": "Vaasa"}, draw=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("DU/106")
    t.A.player("B")
    t.asked("A", "ask-name")
    before = t.state.listed(t.sitting.objects.seat("B"), z.DRAW)
    t.A.names("Neeva")
    t.offered("B:Neeva#1", "B:Neeva#2", "B:Neeva#3")
    t.A.chooses("B:Neeva#2")
    t.zone("B:Neeva#2", "abyss")
    t.zone("B:Neeva#1", "draw")
    t.zone("C:Neeva", "draw")
    t.zone("B:Neeva#3", "draw")
    left = tuple(card for card in before if card != t.card("B:Neeva#2"))
    t.expect(t.state.listed(t.sitting.objects.seat("B"), z.DRAW) != left, "the pile has been shuffled")
    t.zone("Draj", "formation")
    t.count("B", draw=7)
    t.expect(not any(c.zone == "draw" and c.printing for c in view(t.state, 0).known_piles), "nobody knows the pile")
    t.settled("A", "ask-phase-3")


@card_test("DU/106", rules=["formation.order.front-first"], edition="1st")
def test_not_found_it_costs_your_foremost_realm(t: Table) -> None:
    t.seat("A", formation={"B": "Draj", "C": "Raam", "D": "Gulg"}, hand=["DU/106"], draw=["Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Neeva"], draw=["Sadira", 3])
    t.begin(active="A", phase=3)
    t.A.plays("DU/106")
    t.A.names("Neeva")
    t.offered("Draj", "Raam")
    t.A.chooses("Raam")
    t.zone("Raam", "abyss")
    t.zone("Draj", "formation")
    t.zone("B:Neeva", "hand")
    t.settled("A", "ask-phase-3")


# -- Handmine ---------------------------------------------------------------------------------------------------------


@card_test("DU/116", rules=["gloss.hand"], edition="1st")
def test_who_looks_into_the_hand_loses_his_own_and_what_he_looked_with(t: Table) -> None:
    with given("1st/266", Use(Look(in_hand(ANY, OPPONENTS)))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266 + Flameblade", "Sadira"], hand=["Zadoc", "Good Fortune"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["DU/116", "War Band"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/266")
        t.zone("Zadoc", "discard")
        t.zone("Good Fortune", "abyss")
        t.zone("1st/266", "discard")
        t.zone("Flameblade", "discard")
        t.zone("DU/116", "hand")
        t.zone("War Band", "hand")
        t.zone("Sadira", "pool")
        t.settled("A", "ask-phase-3")


@card_test("DU/116", rules=["gloss.hand"], edition="1st")
def test_nothing_happens_in_a_draw_pile_and_nobody_plays_it(t: Table) -> None:
    with given("1st/266", Use(Look(top_of_piles(OPPONENTS)))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"], hand=["Zadoc", "DU/116"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["War Band"], draw=["DU/116"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/266")
        t.zone("Zadoc", "hand")
        t.A.cannot("play", "A:DU/116", because="wrong-moment")
        t.settled("A", "ask-phase-3")
