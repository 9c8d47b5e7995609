"""Magical items of the Night Stalkers booster."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test

LURE = "1st/316"  # makes one opposing ally a round change sides


@card_test("NS/50", rules=["card.power.definition"], edition="1st")
def test_the_wand_counts_undead_champions_in_play(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Winged Horror + NS/50", "Azhul"], hand=["Skeletal Horde"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dracolich"])
    t.begin(active="A", phase=3, unenforced=True)
    t.level("Winged Horror", 13)
    t.A.plays("Skeletal Horde")
    t.level("Winged Horror", 14)
    t.changed("Skeletal Horde")
    t.settled("A")


@card_test("NS/50", rules=["card.power.definition"], edition="1st")
def test_only_the_undead_wield_the_wand(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Winged Horror", "Azhul"], hand=["NS/50"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, unenforced=True)
    t.A.cannot("play", "NS/50", other="Azhul", because="not-this-bearer")
    t.A.plays("NS/50")
    t.on("NS/50", "Winged Horror")
    t.settled("A")


def beside_the_wand(t: Table, ally: str) -> None:
    """A's undead champion with the wand is joined by an ally; B can call allies over or kill them."""
    t.seat("A", formation={"A": "Draj"}, pool=["Skeletal Horde + NS/50"], hand=[ally])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=[f"Mordenkainen + {LURE} + Orb of Doom + Shield of Gore"],
        hand=["Death Spell"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Skeletal Horde")
    t.B.defends("Mordenkainen")
    t.A.plays(ally)
    t.level("Skeletal Horde", 13)


@pytest.mark.parametrize(("ally", "stays"), [("Swordwraith", True), ("War Party", False)])
@card_test("NS/50", rules=["card.power.definition"], edition="1st")
def test_the_wand_holds_the_undead_beside_its_bearer(t: Table, ally: str, stays: bool) -> None:
    beside_the_wand(t, ally)
    t.B.uses(LURE)
    t.on(ally, "Skeletal Horde" if stays else "Mordenkainen")
    t.settled("B" if stays else "A")


@pytest.mark.parametrize(("ally", "stays"), [("Swordwraith", True), ("War Party", False)])
@card_test("NS/50", rules=["card.power.definition"], edition="1st")
def test_the_wand_saves_the_undead_beside_its_bearer(t: Table, ally: str, stays: bool) -> None:
    beside_the_wand(t, ally)
    t.B.plays("Death Spell", by="Mordenkainen")
    if stays:
        t.on(ally, "Skeletal Horde")
    else:
        t.zone(ally, "discard")
    t.settled("B" if stays else "A")
