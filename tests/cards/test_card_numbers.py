"""What asks for the number a card is printed with."""

from __future__ import annotations

from tests.cards.meeting import meet
from tests.table_talk import Table, card_test


@card_test("UD/114", rules=["event.duration-in-play", "event.helpful.scope"], edition="4th")
def test_chase_cards_of_its_player_gain_six_levels_and_walk_the_earth(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["DU/112", "1st/431", "Neeva"], hand=["UD/114"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["DU/109", "AR/107"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("UD/114")
    t.level("DU/112", 13)
    t.kind("DU/112", "Earthwalker")
    t.not_kind("DU/109", "Earthwalker")
    t.level("DU/109", 5)
    t.level("1st/431", 8)
    t.level("AR/107", 8)
    t.level("Neeva", 7)
    t.zone("UD/114", "table")
    t.changed("DU/112")
    t.settled("A", "ask-phase-3")


@card_test("BR/116", rules=["instant.one-card-chance"], edition="4th")
def test_adara_defeats_a_chase_card_and_is_discarded(t: Table) -> None:
    meet(t, "BR/116", "DU/112")
    t.A.uses("BR/116")
    t.zone("DU/112", "discard")
    t.zone("BR/116", "discard")
    t.settled("A")


@card_test("BR/116", rules=["card.power.definition"], edition="4th")
def test_adara_does_nothing_to_others_and_casts_wizard_spells(t: Table) -> None:
    meet(t, "BR/116", "1st/431", hand=["1st/106"])
    t.A.cannot("use", "BR/116", because="condition-not-met")
    t.A.can("play", "1st/106", "BR/116")
    t.settled("A", "ask-combat")


@card_test("RL/26", rules=["gloss.base-level.changed", "event.duration-in-play"], edition="4th")
def test_the_first_digit_is_everybodys_base_level(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/79 + 1st/94", "1st/284"], hand=["RL/26"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/305", "DU/112"], hand=["1st/266"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("RL/26")
    t.base("1st/79", 7)
    t.base("1st/284", 2)
    t.base("1st/305", 3)
    t.base("DU/112", 1)
    t.changed("1st/79", "1st/284", "1st/305", "DU/112")
    t.settled("A", "ask-phase-3")


@card_test("NS/16", rules=["icon.ability.by-type"], edition="4th")
def test_who_can_use_psionic_powers_does_not_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/329", "BR/109", "1st/266"])
    t.seat("B", formation={"A": "Draj + NS/16", "B": "DL/8"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    for champion in ("4th/329", "BR/109"):
        t.A.cannot("attack", "Draj", champion, because="barred")
    t.A.can("attack", "Draj", "1st/266")
    t.settled("A", "ask-phase-4")
