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


@card_test("4th/488", rules=["gloss.player-target"], edition="1st")
def test_iuz_forces_only_somebody_with_a_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=["4th/488"])
    t.seat("B", formation={"A": "Nyrond (razed)"})
    t.seat("C", pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/488")
    t.A.chooses("Vaasa")
    t.razed("Vaasa")
    t.zone("Nyrond", "discard")  # B is not asked: it is all B has
    t.settled("A")


@card_test("4th/488", rules=["spell.target-required"], edition="1st")
def test_iuz_forces_nobody_where_only_his_player_has_realms(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=["4th/488"])
    t.seat("B", pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("use", "4th/488", because="no-target")
    t.settled("A")


@card_test("4th/144", rules=["gloss.player-target"], edition="1st")
def test_provocation_finds_the_only_discards_there_are(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["4th/144"])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Vaasa"}, discard=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("4th/144")
    t.zone("Neeva", "draw")
    t.changed("4th/144")
    t.settled("A")


@card_test("4th/144", rules=["spell.target-required"], edition="1st")
def test_nobody_is_provoked_where_no_discards_lie(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["4th/144"])
    t.seat("B", formation={"A": "Nyrond"}, abyss=["Good Fortune"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "4th/144", because="no-target")
    t.settled("A")


@pytest.mark.parametrize("pool", [["Neeva"], []])
@card_test("4th/476", rules=["gloss.player-target"], edition="1st")
def test_brandobaris_takes_nothing_where_nothing_is_borne(t: Table, pool: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/476", "Azhul + Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"}, pool=pool)
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("use", "4th/476", because="no-effect")
    t.settled("A")
