"""Who may look at which cards: whoever looks knows them from then on, nobody else, and no other card."""

from __future__ import annotations

import pytest

from tests.cards.meeting import goes_on
from tests.table_talk import Table, card_family, card_test


def _knows(t: Table, seat: str, *cards: str) -> None:
    for card in cards:
        t.expect(bool(t.state.seen[t.card(card)] >> t.sitting.objects.seat(seat) & 1), f"{seat} knows {card}")


def _unknown(t: Table, seat: str, *cards: str) -> None:
    for card in cards:
        t.expect(not t.state.seen[t.card(card)] >> t.sitting.objects.seat(seat) & 1, f"{seat} does not know {card}")


@card_family({"1st/311": (False,), "4th/171": (True,)}, edition="1st")
def test_the_rings_show_a_whole_hand_to_their_bearer(t: Table, ring: str, takes: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Azhul + {ring}"], hand=["Gith"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["War Party", "Zadoc"], draw=["Gladiators", 5], discard=["Swordwraith"])
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("yes")
    _knows(t, "A", "War Party", "Zadoc")
    _unknown(t, "A", "Gladiators")
    _unknown(t, "B", "Gith", "Gladiators")
    if takes:
        t.A.chooses("Zadoc")
    t.zone("Zadoc", "discard" if takes else "hand")
    t.settled("A")


@card_family({"1st/311": (), "4th/171": ()}, edition="1st")
def test_the_rings_are_asked_in_their_bearers_turn_alone(t: Table, ring: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Gith"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"Azhul + {ring}"])
    t.begin(active="A", phase="start", windows="pass")
    t.settled("A", "ask-phase-0")


@card_test("AR/120", rules=["turn.phase1.extra-draws"], edition="4th")
def test_the_font_shows_the_lowest_five_cards_to_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + AR/120"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, draw=[9])
    t.begin(active="B", phase=5, windows="pass")
    t.B.passes()
    t.A.passes()
    _knows(t, "A", *(f"A:filler#{n}" for n in range(5, 10)))
    _unknown(t, "A", *(f"A:filler#{n}" for n in (3, 4)), *(f"B:filler#{n}" for n in range(1, 10)))
    _unknown(t, "B", *(f"A:filler#{n}" for n in range(1, 10)), *(f"B:filler#{n}" for n in range(1, 10)))
    t.A.chooses("A:filler#7")
    t.changed(*(f"A:filler#{n}" for n in (1, 2, 7)))
    t.settled("A")


@card_test("AR/120", edition="4th")
def test_the_font_shows_nothing_in_the_turn_of_another(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva + AR/120"], draw=[9])
    t.begin(active="A", phase=1, windows="pass")
    _unknown(t, "B", *(f"B:filler#{n}" for n in range(1, 10)))
    t.changed(*(f"A:filler#{n}" for n in (1, 2, 3)))
    t.settled("A")


@pytest.mark.parametrize("look", ["yes", "no"])
@card_test("4th/272", edition="1st")
def test_vangerdahast_knows_the_attackers_hand_if_he_looks(t: Table, look: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["Gith"], draw=["Gladiators", 5])
    t.seat("B", formation={"A": "DL/8"}, pool=["4th/272"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("4th/272")
    t.B.says(look)
    (_knows if look == "yes" else _unknown)(t, "B", "Gith")
    _unknown(t, "B", "Gladiators")
    _unknown(t, "A", "Zadoc")
    goes_on(t, "Borys")


@card_test("4th/272", edition="1st")
def test_vangerdahast_does_not_look_when_he_attacks(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/272"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DL/8", with_="4th/272")
    t.B.defends("Borys")
    _unknown(t, "A", "Gith")
    goes_on(t, "4th/272")
