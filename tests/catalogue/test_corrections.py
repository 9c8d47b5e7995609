from __future__ import annotations

import pytest

from sixrealms.catalogue import printing
from tools.catalogue_corrections import corrected


@pytest.mark.parametrize(
    ("card", "has", "lacks"),
    [
        ("NO/351", {"Offensive"}, set()),
        ("3rd/318", {"Spear", "Weapon"}, set()),
        ("BR/5", {"Coastal"}, {"Half-Elf"}),
        ("4th/341", {"Dwarf", "Mul", "Offensive"}, set()),
        ("DR/120", {"Sword", "Weapon"}, set()),
        ("CH/43", {"Weapon"}, set()),
        ("1st/175", {"Harmful"}, set()),
        ("NO/175", {"Harmful"}, set()),
        ("2nd/175", {"Harmful"}, set()),
        ("4th/212", {"Underdark"}, set()),
        ("IQ/79", {"Defensive"}, {"Offensive"}),
        ("IQ/80", {"Defensive"}, {"Offensive"}),
        ("IQ/96", {"Defensive", "Offensive"}, set()),
    ],
)
def test_corrected_attributes(card: str, has: set[str], lacks: set[str]) -> None:
    assert has <= printing(card).attributes
    assert not lacks & printing(card).attributes


@pytest.mark.parametrize(
    ("card", "uses"),
    [
        ("3rd/230", "unarmed combat/off"),
        ("3rd/260", "psionic power/def"),
        ("NS/40", "blood ability/off"),
        ("CQ/56", "cleric spell/def"),
        ("CH/11", "unarmed combat/def"),
    ],
)
def test_corrected_uses(card: str, uses: str) -> None:
    assert uses in printing(card).uses
    assert "undead unarmed combat/off" not in printing(card).uses


@pytest.mark.parametrize(
    ("card", "phases"),
    [
        ("1st/346", {0, 1, 2, 3, 4, 5}),
        ("1st/358", {0, 1, 2, 3, 4, 5}),
        ("DL/87", {4}),
        ("NS/89", {3, 4}),
    ],
)
def test_corrected_phases(card: str, phases: set[int]) -> None:
    assert printing(card).phases == phases


def test_corrected_levels_and_the_one_that_stays() -> None:
    assert (printing("4th/514").level, printing("4th/514").bonus, printing("4th/514").base_level) == (
        "+3",
        3,
        0,
    )
    assert (printing("CQ/72").level, printing("CQ/72").base_level) == ("7", 7)
    assert (printing("3rd/127").level, printing("3rd/127").level_role) == ("0", "realm_champion_level")
    assert printing("3rd/142").level == "5"  # refused: the icon does show it


def test_a_correction_whose_source_has_changed_is_refused() -> None:
    source = [{"id": "X/1", "attributes": ["Elf"]}]
    patch = [{"id": "X/1", "field": "attributes", "from": [], "to": ["Dwarf"]}]
    with pytest.raises(ValueError, match="X/1 attributes"):
        corrected(source, patch)
