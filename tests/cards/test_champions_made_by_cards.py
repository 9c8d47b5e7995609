"""What cards have made a champion fights beside another champion and comes back as one does."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test

HELM, ITEM, OBSIDIAN = "1st/219", "1st/402", "4th/459"


def _helped(t: Table, helper: object, theirs: str, hand: tuple[str, ...] = ()) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Azhul + {HELM}", helper])
    t.seat("B", formation={"A": "Nyrond"}, pool=[theirs], hand=list(hand))
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends(theirs)
    t.A.uses(HELM)


@pytest.mark.parametrize("wins", [True, False])
@card_test(HELM, ITEM, rules=["combat.h.winner-discards"], edition="1st")
def test_an_ally_that_is_a_hero_goes_back_to_the_pool(t: Table, wins: bool) -> None:
    _helped(t, {"card": "War Party", "with": [ITEM]}, "Herminard" if wins else "Borys", () if wins else ("Gith",))
    t.on("War Party", "Azhul")
    if wins:
        t.total("Azhul", 8)
        t.B.passes()
        t.zone("Herminard", "discard")
    else:
        t.A.passes()
        t.zone("Azhul", "discard")
        t.changed(HELM, "Borys", "B:filler#1")
    t.zone("War Party", "pool")
    t.on(ITEM, "War Party")
    t.type("War Party", "hero")
    t.settled("A" if wins else "B")


@card_test(HELM, OBSIDIAN, rules=["combat.h.winner-discards"], edition="1st")
def test_the_obsidian_man_goes_back_to_the_pool_and_is_no_artifact_of_its_friend(t: Table) -> None:
    _helped(t, OBSIDIAN, "Herminard")
    t.total("Azhul", 10)
    t.B.passes()
    t.zone(OBSIDIAN, "pool")
    t.type(OBSIDIAN, "monster")
    t.level("Azhul", 4)
    t.changed("Herminard")
    t.settled("A")


@pytest.mark.parametrize(("realm", "total"), [("1st/223", 9), ("Nyrond", 6)])
@card_test(OBSIDIAN, rules=["worldbonus.amount"], edition="1st")
def test_the_obsidian_man_is_stronger_at_realms_of_its_world(t: Table, realm: str, total: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": realm}, pool=[OBSIDIAN])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="Azhul")
    t.B.defends(OBSIDIAN)
    t.total(OBSIDIAN, total)
    t.settled("A")


@card_test("4th/208", ITEM, rules=["combat.h.winner-to-pool"], edition="1st")
def test_an_ally_that_is_a_hero_is_saved_like_any_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[{"card": "War Party", "with": [ITEM]}, "Azhul"], hand=["4th/208"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="War Party")
    t.B.defends("Mordenkainen")
    t.A.plays("4th/208")
    t.A.uses("4th/208")
    t.zone("War Party", "pool")
    t.on(ITEM, "War Party")
    t.zone("Azhul", "battle")
    t.zone("4th/208", "discard")
    t.settled("A")
