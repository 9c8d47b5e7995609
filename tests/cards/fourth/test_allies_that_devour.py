"""Allies of 4th Edition that go on devouring what comes, and those that ask something of the opponent."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import OPPONENT, Is, gains
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

#: The ally A has there; what B plays in vain; what B plays and keeps.
DEVOURED = {
    "4th/235": ("Neeva + 4th/235", ("Magic Sword",), ("Gith",)),
    "4th/247": ("Neeva + 4th/247", ("Gith", "Galek"), ("Magic Sword",)),
    "4th/251": ("Neeva + 4th/251", ("Magic Sword",), ("NO/208",)),
}


@card_family(DEVOURED, edition="1st")
def test_it_goes_on_devouring(
    t: Table, printing: str, mine: str, devoured: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    meet(t, mine, "Azhul", their_hand=[*devoured, *kept])
    for card in (*devoured, *kept):
        t.B.plays(card, on="Azhul") if card in ("Magic Sword", "NO/208") else t.B.plays(card)
        if card in devoured:
            t.zone(card, "discard")
        else:
            t.on(card, "Azhul")
    goes_on(t, "Azhul")


@card_test("4th/251", edition="1st")
def test_the_rust_monster_spares_no_item_of_its_own_side(t: Table) -> None:
    meet(t, "Azhul + Orb of Doom", "Borys + Crystal of the Ebon Flame", ["4th/251"])
    t.A.plays("4th/251")
    t.zone("Orb of Doom", "discard")
    goes_on(t, "Borys")


@card_test("4th/230", edition="1st")
def test_the_sloth_costs_two_cards_of_the_other_hand(t: Table) -> None:
    meet(t, "Azhul", "Borys + Gladiators", ["4th/230"], ["War Party", "Galek", "Gith"])
    t.A.plays("4th/230")
    t.B.chooses("Galek", "Gith")
    t.zone("Galek", "discard")
    t.zone("Gith", "discard")
    t.zone("War Party", "hand")
    goes_on(t, "Borys", "Gladiators")


@card_test("4th/243", rules=["icon.ability.by-type"], edition="1st")
def test_the_thought_eater_silences_a_caster_and_their_allies(t: Table) -> None:
    weaker = Always(gains(Is(OPPONENT), -1))
    with given("1st/274", weaker), given("1st/104", weaker), given("1st/269", weaker):
        meet(t, "Mul Savage + 4th/243 + 1st/269", "Sadira + Galek + Orb of Doom", their_hand=["Cone of Cold"])
        t.level("Mul Savage", 5)
        t.level("Sadira", 4 + 2 - 1)
        t.B.cannot("play", "Cone of Cold", "Sadira", because=("forbidden", "not-your-decision", "wrong-moment"))
        goes_on(t, "Galek", "1st/269")


@pytest.mark.parametrize(("realm", "level"), [("Sembia", 8), ("Nyrond", 4)])
@card_test("4th/245", edition="1st")
def test_the_mermaid_defends_a_coast_twice_as_well(t: Table, realm: str, level: int) -> None:
    meet(t, "Borys", "Azhul + 4th/245", realm=realm)
    t.level("4th/245", level)
    goes_on(t, "Borys", "Azhul")


@card_test("4th/245", edition="1st")
def test_attacking_a_coast_she_is_herself(t: Table) -> None:
    meet(t, "Azhul + 4th/245", "Borys", realm="Sembia")
    t.level("4th/245", 4)
    goes_on(t, "Borys", "Azhul")


@card_test("4th/248", rules=["instant.events-help"], edition="1st")
def test_without_allies_the_opponent_falls_to_the_ki_rin(t: Table) -> None:
    meet(t, "Azhul", "Borys + Orb of Doom", ["4th/248"], ["1st/94"], pool=["Neeva"])
    t.A.plays("4th/248")
    t.zone("Borys", "discard")
    t.changed("Azhul", "Orb of Doom")
    t.settled("A", "ask-next-attacker")


@card_test("4th/248", edition="1st")
def test_an_ally_there_keeps_it_off(t: Table) -> None:
    meet(t, "Azhul", "Borys + Gith", ["4th/248"])
    t.A.plays("4th/248")
    t.zone("Borys", "battle")
    goes_on(t)


@card_test("4th/248", edition="1st")
def test_so_does_one_played_at_once(t: Table) -> None:
    meet(t, "Azhul", "Borys", ["4th/248"], ["Gith"])
    t.A.plays("4th/248")
    t.B.plays("Gith")
    t.on("Gith", "Borys")
    goes_on(t)


@card_test("4th/250", edition="1st")
def test_the_opponent_chooses_what_the_selkie_gets(t: Table) -> None:
    meet(t, "Azhul", "Borys + Gith + Orb of Doom", ["4th/250"])
    t.A.plays("4th/250")
    t.asked("B", "ask-choose")
    t.offered("Gith", "Orb of Doom")
    t.B.chooses("Gith")
    t.zone("Gith", "discard")
    t.on("Orb of Doom", "Borys")
    goes_on(t)


@card_test("4th/220", edition="1st")
def test_the_beaten_horde_takes_every_holding_with_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Lost Oasis"}, pool=["Azhul + 4th/220"])
    t.seat("B", formation={"A": "DL/8 + Black Waters"}, pool=["Borys"])
    t.seat("C", formation={"A": "Sembia + Silver Spring"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Borys")
    t.A.passes()
    for holding in ("Lost Oasis", "Black Waters", "Silver Spring"):
        t.zone(holding, "discard")
    t.changed("Azhul", "Borys", "4th/220", "B:filler#1")
    t.settled("B", "ask-spoils")
