"""Allies of the Forgotten Realms booster."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test

LURE = "1st/316"  # a magical item: makes one opposing ally a round change sides


def wins_beside_the_wizard(t: Table, dragon: str) -> None:
    duel(t, "Mordenkainen", "Neeva", hand=[dragon], windows="pass")
    t.A.plays(dragon)
    t.B.passes()
    t.zone("Neeva", "discard")
    t.on(dragon, "Mordenkainen")
    t.settled("A")


@card_test("FR/74", rules=["card.power.definition"], edition="1st")
def test_the_pseudodragon_stays_with_a_wizard(t: Table) -> None:
    wins_beside_the_wizard(t, "FR/74")


@card_test("4th/240", rules=["card.power.definition"], edition="1st")
def test_the_later_pseudodragon_stays_with_a_wizard(t: Table) -> None:
    wins_beside_the_wizard(t, "4th/240")


@card_test("FR/74", rules=["card.power.definition"], edition="1st")
def test_the_pseudodragon_leaves_another_champion(t: Table) -> None:
    duel(t, "Azhul", "Neeva", hand=["FR/74", "War Party"], windows="pass")
    t.A.plays("FR/74")
    t.A.plays("War Party")
    t.B.passes()
    t.zone("Neeva", "discard")
    t.zone("FR/74", "discard")
    t.zone("War Party", "discard")
    t.settled("A")


@card_test("FR/74", rules=["card.power.definition"], edition="1st")
def test_the_pseudodragon_falls_with_its_champion(t: Table) -> None:
    duel(t, "Azhul", "Neeva", hand=["FR/74"], windows="pass")
    t.A.plays("FR/74")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("FR/74", "discard")
    drew(t, "B", 1)
    t.settled("B")


@card_test("FR/74", rules=["card.power.definition"], edition="1st")
def test_no_event_discards_the_pseudodragon(t: Table) -> None:
    duel(t, "Azhul", "Neeva", hand=["FR/74", "War Party"], their_hand=["1st/90"], windows="pass")
    t.A.plays("FR/74")
    t.A.plays("War Party")
    t.B.plays("1st/90")  # War Party is all there is to choose
    t.on("FR/74", "Azhul")
    t.zone("War Party", "discard")
    t.settled("A")


@pytest.mark.parametrize("comrade", [True, False])
@card_test("FR/74", rules=["general.touch.retarget"], edition="1st")
def test_no_item_lures_the_pseudodragon(t: Table, comrade: bool) -> None:
    hero = "Azhul" if comrade else "Neeva"  # either way B is losing and may use it
    duel(t, hero, f"Dagrande + {LURE}", hand=["FR/74", "War Party"], windows="pass")
    t.A.plays("FR/74")
    if comrade:
        t.A.plays("War Party")
    t.B.uses(LURE)
    t.on("FR/74", hero)
    if comrade:
        t.on("War Party", "Dagrande")
    t.settled("A" if comrade else "B")


@card_test("FR/74", rules=["card.power.definition"], edition="1st")
def test_a_blood_ability_lures_the_pseudodragon(t: Table) -> None:
    duel(t, "Mordenkainen", "Azhul + BR/46", hand=["FR/74"], their_hand=["4th/447"], windows="pass")
    t.A.plays("FR/74")
    t.B.plays("4th/447", by="Azhul")
    t.on("FR/74", "Azhul")
    t.settled("A")


@pytest.mark.parametrize(("ally", "stays"), [("FR/74", True), ("War Party", False)])
@card_test("FR/74", rules=["card.power.definition"], edition="1st")
def test_no_spell_kills_the_pseudodragon(t: Table, ally: str, stays: bool) -> None:
    duel(t, "Azhul", "Sadira", hand=["FR/74", "War Party"], their_hand=["Death Spell"], windows="pass")
    t.A.plays(ally)
    t.B.plays("Death Spell", by="Sadira")
    if stays:
        t.offered("Azhul", "Sadira")
    else:
        t.B.chooses(ally)
        t.zone(ally, "discard")
    t.settled("B" if stays else "A")


@card_test("FR/74", rules=["card.power.definition"], edition="1st")
def test_no_ally_discards_the_flying_pseudodragon(t: Table) -> None:
    duel(t, "Mordenkainen", "Neeva", hand=["FR/74"], their_hand=["1st/84"], windows="pass")
    t.A.plays("FR/74")
    t.B.plays("1st/84")
    t.on("FR/74", "Mordenkainen")
    t.on("1st/84", "Neeva")
    t.settled("A")
