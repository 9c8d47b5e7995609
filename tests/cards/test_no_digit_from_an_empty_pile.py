"""Cards that ask for the last digit of a drawn card, where there is none to draw: it adds and takes nothing."""

from __future__ import annotations

from tests.table_talk import Table, card_test

LOST = ["deckout.lost-draws"]


@card_test("DR/7", rules=LOST, edition="1st")
def test_mount_nevermind_takes_no_level_from_whose_pile_is_empty(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["Mul Savage"], draw=[])
    t.seat("B", formation={"A": "DR/7"}, pool=["Dagrande"], draw=["1st/62", 3])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DR/7", with_="Mul Savage")
    t.B.defends("Dagrande")
    t.total("Mul Savage", 6)
    t.total("Dagrande", 6)
    t.changed("1st/62")
    t.settled("A", "ask-combat")


@card_test("4th/180", rules=LOST, edition="1st")
def test_the_wand_of_wonder_gives_no_bonus_from_an_empty_pile(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["Neeva + 4th/180"], draw=[])
    t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Neeva")
    t.B.defends("Mul Savage")
    t.total("Neeva", 7)
    t.settled("A", "ask-combat")


@card_test("4th/450", rules=LOST, edition="1st")
def test_no_ally_is_persuaded_by_an_empty_pile(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["BR/85"], hand=["4th/450"], draw=[])
    t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"], hand=["War Party", "1st/58"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="BR/85")
    t.B.defends("Azhul")
    t.B.plays("War Party")
    t.A.plays("4th/450", by="BR/85")
    t.on("War Party", "Azhul")
    t.changed("4th/450", "BR/85", "Azhul")
    t.settled("A", "ask-combat")


@card_test("4th/135", rules=LOST, edition="1st")
def test_black_bess_finds_nobody_above_a_digit_that_was_not_drawn(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["Neeva"], hand=["4th/135"], draw=[])
    t.seat("B", formation={"A": "Sembia"}, pool=["Mordenkainen"], draw=["1st/69", 3])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("4th/135")
    t.zone("Neeva", "pool")
    t.zone("Mordenkainen", "pool")
    t.changed("4th/135", "1st/69")
    t.settled("A", "ask-phase-3")


@card_test("4th/112", rules=LOST, edition="1st")
def test_nobody_dances_to_a_digit_that_was_not_drawn(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["Neeva", "Mul Savage"], draw=[])
    t.seat("B", formation={"A": "RL/3 + 4th/112"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("RL/3", with_="Neeva")
    t.B.declines()
    t.zone("Neeva", "pool")
    t.zone("Mul Savage", "pool")
    t.razed("RL/3")
    t.changed("4th/112")
    t.settled("A", "ask-phase-4")
