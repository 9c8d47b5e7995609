"""Items that nothing removes from their bearer change hands no more than they leave play."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: A bearer whose items cannot be removed, what the item is called, and whether it is a card.
FAST = {
    "3rd/162": ("3rd/162 + 1st/94", "1st/94"),  # Mordenkainen
    "3rd/64": ("3rd/64", ""),  # King Havlor, whose sword is no card
}


@card_family(FAST, rules=["card.power.definition"], edition="1st")
def test_brandobaris_takes_only_what_can_be_taken(t: Table, printing: str, bearer: str, item: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/476"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"{bearer} + Shield of Gore" if not item else bearer, "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/476")
    if item:
        t.on(item, printing)
    else:
        t.level(printing, 5 + 5)
        t.on("Shield of Gore", "Azhul")
    t.settled("A", "ask-phase-3")


@card_family(FAST, rules=["general.touch.retarget"], edition="1st")
def test_drawmij_borrows_another(t: Table, printing: str, bearer: str, item: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/276"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=[bearer, "Azhul + Orb of Doom", "Neeva + Shield of Gore", "Borys + 1st/105"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/276")
    t.B.defends("Borys")
    t.A.uses("4th/276", power=1)
    t.offered("Orb of Doom", "Shield of Gore", "1st/105")
    t.settled("A", "ask-choose")


@card_test("3rd/162", rules=["card.power.definition"], edition="1st")
def test_drawmij_borrows_nothing_where_all_stays(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/276"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["3rd/162 + Orb of Doom", "Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/276")
    t.B.defends("3rd/162")
    t.A.uses("4th/276", power=1)
    t.on("Orb of Doom", "3rd/162")
    t.total("4th/276", 7 + 3)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("bearer", "stays"), [("3rd/162", True), ("RR/31", False)])
@card_test("4th/106", rules=["card.power.definition"], edition="1st")
def test_the_outfitters_move_what_is_not_kept(t: Table, bearer: str, stays: bool) -> None:
    """What cannot be discarded may still go from hand to hand."""
    pool = [f"{bearer} + Orb of Doom", "Azhul + Shield of Gore"]
    t.seat("A", formation={"A": "4th/51 + 4th/106"}, pool=pool)
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/106")
    t.offered(*(["Shield of Gore"] if stays else ["Orb of Doom", "Shield of Gore"]))
    t.settled("A", "ask-choose")
