"""Champions of several sets that are stronger against some opponents, or defending some realms."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: The level, what it gains, against whom, against whom not.
GRUDGES: dict[str, tuple[int, int, str, str]] = {
    "NO/73": (5, 3, "Mul Savage", "Mordenkainen"),
    "3rd/73": (5, 3, "Mul Savage", "Mordenkainen"),
    "NO/185": (5, 3, "Mul Savage", "Mordenkainen"),
    "1st/452": (6, 2, "Mordenkainen", "Mul Savage"),
    "1st/454": (6, 4, "Mul Savage", "Mordenkainen"),
    "4th/310": (8, 4, "UD/98", "Mul Savage"),
}


@card_family(GRUDGES, rules=["gloss.opponent"], edition="1st")
def test_it_fights_its_foes_better(t: Table, printing: str, level: int, gain: int, foe: str, other: str) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=[f"{printing} + Staff of Conjuring"])
    t.seat("B", formation={"A": "Raam"}, pool=[foe, other])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Raam", with_=printing)
    t.level(printing, level + 5)
    t.B.defends(foe)
    t.level(printing, level + 5 + gain)
    t.settled("B", "ask-combat")


@card_family(GRUDGES, rules=["gloss.opponent"], edition="1st")
def test_it_fights_others_as_ever(t: Table, printing: str, level: int, gain: int, foe: str, other: str) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=[f"{printing} + Staff of Conjuring"])
    t.seat("B", formation={"A": "Raam"}, pool=[foe, other])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Raam", with_=printing)
    t.B.defends(other)
    t.level(printing, level + 5)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("foe", ["4th/342", "RL/98"])
@card_family({"NO/185": (5, 3)}, rules=["gloss.opponent"], edition="1st")
def test_thorvid_hates_flyers_and_the_undead_too(t: Table, printing: str, level: int, gain: int, foe: str) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=[f"{printing} + Staff of Conjuring"])
    t.seat("B", formation={"A": "Raam"}, pool=[foe])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Raam", with_=printing)
    t.B.defends(foe)
    t.level(printing, level + 5 + gain)
    t.changed(foe)
    t.settled("A" if foe == "4th/342" else "B")


@card_test("1st/452", rules=["gloss.opponent"])
def test_dori_hates_clerics_too(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["1st/452"])
    t.seat("B", formation={"A": "Raam"}, pool=["1st/69"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="1st/452")
    t.B.defends("1st/69")
    t.level("1st/452", 8)
    t.settled("B", "ask-combat")


@card_family(
    {"FR/85": ("FR/15", 4), "FR/94": ("Waterdeep", 4), "DL/24": ("Draj", 2)}, rules=["gloss.opponent"], edition="1st"
)
def test_it_defends_its_home_better(t: Table, printing: str, home: str, gain: int) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Borys + Staff of Conjuring"])
    t.seat("B", formation={"A": home}, pool=[printing])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(home, with_="Borys")
    t.B.defends(printing)
    base = {"FR/85": 6, "FR/94": 8, "DL/24": 5}[printing]
    world = 0 if printing == "DL/24" else 3
    t.level(printing, base + world + gain)
    t.settled("A" if printing == "FR/94" else "B", "ask-combat")


@card_family({"FR/85": (6,), "FR/94": (8,)}, rules=["gloss.opponent"], edition="1st")
def test_it_defends_other_realms_as_ever(t: Table, printing: str, level: int) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Borys + Staff of Conjuring"])
    t.seat("B", formation={"A": "Raam"}, pool=[printing])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Borys")
    t.B.defends(printing)
    t.trace(printing, [f"+{level} base", "+1 power Raam"])
    t.settled("B", "ask-combat")


@card_test("DL/24", rules=["gloss.opponent"], edition="1st")
def test_attacking_lord_gunthar_gains_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["DL/24"])
    t.seat("B", formation={"A": "Raam"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="DL/24")
    t.B.defends("Borys")
    t.level("DL/24", 5)
    t.settled("A", "ask-combat")
