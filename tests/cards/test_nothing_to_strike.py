"""A pool in which a card can do nothing is not chosen for it, and without any other the card stays in the hand."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test


@pytest.mark.parametrize("pool", [["Neeva"], ["1st/41 + Orb of Doom"], []])
@card_test("1st/362", rules=["spell.target-required"], edition="1st")
def test_the_sun_shines_for_nothing_where_no_undead_lies(t: Table, pool: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["1st/362"])
    t.seat("B", formation={"A": "Nyrond"}, pool=pool)
    t.begin(active="A", phase=3)
    t.A.cannot("play", "1st/362", other="Nenioc", because="no-target")
    t.settled("A")


@card_test("1st/362", rules=["spell.target-required"], edition="1st")
def test_the_sun_finds_the_only_pool_with_undead(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["1st/362"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Skeletal Horde", "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/362")
    t.zone("Skeletal Horde", "discard")
    t.changed("1st/362")
    t.settled("A")


@pytest.mark.parametrize("pool", [["Neeva"], ["1st/177", "Neeva"]])
@card_test("DR/119", rules=["spell.target-required"], edition="1st")
def test_one_dragon_alone_has_nobody_to_fight(t: Table, pool: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/194"], hand=["DR/119"])
    t.seat("B", formation={"A": "Nyrond"}, pool=pool)
    t.begin(active="A", phase=3)
    t.A.cannot("play", "DR/119", because="no-target")
    t.settled("A")
