from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.catalogue import printing


@pytest.mark.rule("card.blueline.in-force", "card.blueline.scope")
@pytest.mark.parametrize(
    ("card", "only_blueline"),
    [
        ("RL/99", {"Undead"}),
        ("1st/48", {"Flyer"}),
        ("1st/72", {"Dragon"}),  # its text already says flyer and undead
        ("1st/45", {"Drow", "Elf"}),
        ("1st/97", {"Sword", "Weapon"}),
        ("DL/39", {"Halfling"}),
    ],
)
def test_a_blueline_adds_attributes_the_print_does_not_show(card: str, only_blueline: set[str]) -> None:
    found = printing(card)
    assert found.blueline_attributes == only_blueline
    assert only_blueline <= found.attributes
    assert found.printed_attributes == found.attributes - only_blueline


@pytest.mark.rule("card.blueline.in-force")
def test_kinds_without_bluelines_come_from_the_printed_attributes() -> None:
    assert "Elf" in printing("1st/263").kinds
    assert "Elf" not in printing("1st/263").printed_kinds
    assert "Elf" in printing("UD/94").printed_kinds  # its text says drow


@pytest.mark.rule("card.blueline.scope")
def test_a_blueline_that_contradicts_the_print_replaces_it() -> None:
    wand = printing("4th/180")
    assert wand.attributes == {"Offensive"}
    assert wand.printed_attributes == {"Defensive"}
    hound = printing("3rd/387")
    assert hound.attributes == {"Harmful"}
    assert hound.printed_attributes == {"Helpful"}


@pytest.mark.rule("card.blueline.scope")
def test_coast_and_marks_every_card_has_are_not_lost_without_bluelines() -> None:
    assert "Coastal" in printing("1st/1").printed_attributes
    assert "Harmful" in printing("1st/175").printed_attributes


@pytest.mark.rule("gloss.weapon-mark")
def test_a_weapon_by_blueline_counts_as_weapon() -> None:
    hammer = printing("1st/94")
    assert "Weapon" in hammer.kinds
    assert "Weapon" not in hammer.printed_kinds
    assert "Weapon" not in printing("1st/313").kinds  # a shield


@pytest.mark.rule("gloss.undead-designation")
def test_undead_needs_a_designation() -> None:
    assert "Undead" in printing("RL/99").kinds
    assert "Undead" not in printing("RL/74").kinds  # only its name has a ghost


@pytest.mark.rule("move.flyer.needs-designation")
def test_flying_needs_a_designation() -> None:
    assert "Flyer" not in printing("AR/20").kinds  # wings in the name of a pair of boots
    assert "Flyer" not in printing("DR/109").kinds  # a dragon said not to fly
    assert "Flyer" in printing("DR/111").kinds


@pytest.mark.rule("move.coast.definition")
def test_coast_is_one_fact_of_realms() -> None:
    assert "Coastal" in printing("RR/5").attributes
    assert "Coastal" not in printing("1st/2").attributes
    assert {p.type for p in catalogue.all_printings() if "Coastal" in p.attributes} == {"realm"}


@pytest.mark.rule("event.harmful-helpful")
def test_every_event_is_harmful_or_helpful() -> None:
    marks = {"Harmful", "Helpful"}
    odd = {p.id for p in catalogue.all_printings() if p.type == "event" and len(p.attributes & marks) != 1}
    assert odd == {"RR/104", "CQ/41"}  # both carry two marks: their player chooses which use they make of them
    assert [p.id for p in map(printing, odd) if not marks <= p.attributes] == []


@pytest.mark.rule("spell.offensive-defensive")
def test_every_spell_is_offensive_or_defensive() -> None:
    spells = [p for p in catalogue.all_printings() if p.is_spell]
    assert len(spells) > 500
    unmarked = {p.id for p in spells if not p.offensive and not p.defensive}
    assert unmarked == {"FR/120", "4th/407", "CH/25"}  # the source has no mark for them: docs/catalogue.md
    assert {p.id for p in spells if p.offensive and p.defensive} == {"UD/55"}  # one mark for each of two modes


@pytest.mark.rule("spell.offensive-defensive")
def test_the_marks_agree_with_the_attributes() -> None:
    for p in catalogue.all_printings():
        assert (p.offensive, p.defensive) == ("Offensive" in p.attributes, "Defensive" in p.attributes), p.id
