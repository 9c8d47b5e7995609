"""Monsters of the late cards of 1st Edition and of Ravenloft: revenge, fear, a choice of opponents."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.cards.open_hands import seen
from tests.table_talk import Table, card_family, card_test


@card_test("1st/418", rules=["battle.after-combat-discards"])
def test_the_aurak_takes_who_beats_it_along(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/418"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/418")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("1st/418", "discard")
    t.zone("Borys", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("1st/442", rules=["card.power.definition"])
def test_no_monster_faces_edormira(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/442"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/442")
    t.B.cannot("defend", "Borys", because="may-not-defend")
    t.B.can("defend", "Azhul")
    t.settled("B", "ask-defend")


@card_test("1st/442", rules=["card.power.definition"])
def test_edormira_at_home_keeps_no_monster_from_defending(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys", "1st/442"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.can("defend", "Borys")
    t.settled("B", "ask-defend")


@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("tournament-110", 110)])
@card_family({"1st/457": (), "RL/89": ()}, rules=["combat.c.defender-choice"], edition="1st")
def test_they_choose_whom_they_face(t: Table, printing: str, ruleset: str, size: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Flameblade", "Azhul", "Mordenkainen"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size)
    t.A.attacks("Nyrond", with_=printing)
    t.A.says("yes")
    t.offered("Borys", "Azhul", "Mordenkainen")
    t.A.chooses("Azhul")
    t.zone("Azhul", "battle")
    t.zone("Borys", "pool")
    t.settled("B", "ask-combat")


@card_family({"1st/457": (), "RL/89": ()}, rules=["combat.c.defender-choice"], edition="1st")
def test_defending_they_choose_nobody(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[printing, "Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends(printing)
    t.settled("A", "ask-combat")


@card_test("FR/21", rules=["combat.e.totals"], edition="1st")
def test_the_garrison_of_high_horn_is_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond", "B": "Rashemen + FR/21"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", done=())
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Azhul")
    t.total("Azhul", 4)
    t.settled("B", "ask-combat")


@card_test("FR/21", rules=["combat.e.totals"], edition="1st")
def test_it_fights_for_its_own_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Borys"])
    t.seat("B", formation={"A": "Rashemen + FR/21"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Borys")
    t.B.defends("Azhul")
    t.total("Azhul", 9)
    t.settled("A", "ask-combat")


@card_test("RL/86", rules=["gloss.hand", "gloss.base-level.conditional"], edition="1st")
def test_van_richten_sees_the_hand_of_who_faces_him(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["RL/86"], hand=["Draj"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["RL/91"], hand=["Thugs", "Calm"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.expect(seen(t, "A", "B") == set(), "nothing is seen before")
    t.base("RL/86", 3)
    t.A.attacks("Nyrond", with_="RL/86")
    t.B.defends("RL/91")
    t.expect(seen(t, "A", "B") == {"Thugs", "Calm"}, "the opponent's hand lies open")
    t.expect(seen(t, "A", "C") == seen(t, "B", "A") == set(), "nobody else's does")
    t.base("RL/86", 6)
    t.settled("B", "ask-combat")


@card_test("RL/86", rules=["gloss.base-level.conditional"], edition="1st")
def test_against_other_worlds_van_richten_is_no_stronger(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["RL/86"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="RL/86")
    t.B.defends("Azhul")
    t.base("RL/86", 3)
    t.settled("A", "ask-combat")


@card_test("RL/86", rules=["power.combat-only-when-involved"], edition="1st")
def test_from_his_pool_van_richten_sees_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["RL/86", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Azhul")
    t.expect(seen(t, "A", "B") == set(), "he is not in combat")
    t.settled("A", "ask-combat")
