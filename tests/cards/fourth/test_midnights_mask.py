"""A champion who comes in disguise although a copy is in play."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

MASK = "4th/182"
ITEMS = ("1st/94", "1st/103")


def _begin(t: Table, hand: list[str], pool: list[str], phase: int = 3, mask: str = MASK) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=pool, hand=[mask, *hand])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Nenioc"])
    t.begin(active="A", phase=phase, windows="pass", unenforced=True)


def _others(t: Table) -> None:
    """A champion and two items come first."""
    t.A.plays("Mordenkainen")
    for item in ITEMS:
        t.A.plays(item, on="Azhul")


@card_family(dict.fromkeys((MASK, "AR/16"), ()), rules=["cosmos.unique-in-play"], edition="1st")
def test_a_champion_comes_with_the_mask_beside_a_copy(t: Table, printing: str) -> None:
    _begin(t, ["Neeva", "Borys", "Sadira"], ["Azhul"], mask=printing)
    t.A.cannot("play", "A:Neeva", because="copy-in-play")
    t.A.plays(printing, way=2)
    t.offered("A:Neeva", "Borys", "Sadira")
    t.A.chooses("A:Neeva")
    t.A.plays("A:Neeva")
    t.on(printing, "A:Neeva")
    t.zone("A:Neeva", "pool")
    t.zone("B:Neeva", "pool")
    t.level("A:Neeva", 7 + 2)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("again", ["Neeva", "Nenioc"])
@card_test(MASK, rules=["cosmos.unique-in-play"], edition="1st")
def test_the_others_and_the_next_copy_stay_out(t: Table, again: str) -> None:
    _begin(t, ["Neeva", f"{again}"], ["Azhul"])
    t.A.plays(MASK, way=2)
    t.A.chooses("A:Neeva#1" if again == "Neeva" else "A:Neeva")
    t.A.plays("A:Neeva#1" if again == "Neeva" else "A:Neeva")
    t.A.cannot("play", "A:Neeva#2" if again == "Neeva" else "A:Nenioc", because="copy-in-play")
    t.changed(MASK, "A:Neeva#1" if again == "Neeva" else "A:Neeva")
    t.settled("A", "ask-phase-3")


@card_test(MASK, rules=["avatar.conditions-each-time"], edition="1st")
def test_what_their_coming_asks_for_is_asked_all_the_same(t: Table) -> None:
    """An avatar that costs two champions, and there is one."""
    _begin(t, ["Mordenkainen", *ITEMS, "4th/469"], ["Azhul"])
    _others(t)
    t.A.plays(MASK, way=2)
    t.changed("Mordenkainen", *ITEMS)
    t.zone("4th/469", "hand")
    t.zone(MASK, "discard")
    t.settled("A", "ask-phase-3")


@card_test(MASK, rules=["gloss.items.both-directions"], edition="1st")
def test_it_is_an_item_like_others_too(t: Table) -> None:
    _begin(t, ["Mordenkainen", *ITEMS], ["Azhul"])
    _others(t)
    t.A.plays(MASK, on="Azhul")
    t.on(MASK, "Azhul")
    t.changed("Mordenkainen", *ITEMS)
    t.settled("A", "ask-phase-3")


@card_test(MASK, rules=["gloss.items.both-directions"], edition="1st")
def test_in_combat_it_is_nothing_else(t: Table) -> None:
    _begin(t, ["Neeva", "Gith"], ["Azhul"], 4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Nenioc")
    t.A.plays(MASK, on="Azhul")
    t.on(MASK, "Azhul")
    t.settled("A")
