"""Who fights in another champion's place comes only where it could come forward itself."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: Both prints of the rod.
ROD = {"1st/93": (), "3rd/93": ()}
#: An attacker of the realms that can bear the rod, the realm and its place, who cannot come in its place and who can.
AGAINST = [
    ("The Magister", "DL/8", "A", "Seragrimm the Just", "Borys"),
    ("The Magister", "DL/8", "A", "4th/273", "Borys"),
    ("The Magister", "3rd/129", "A", "Tergoz Tenhammer", "Borys"),
    ("Hubadai", "DL/2", "B", "Tergoz Tenhammer", "Quagmiela the Dragon"),
]


@pytest.mark.parametrize(("attacker", "realm", "at", "barred", "comes"), AGAINST)
@card_family(ROD, rules=["combat.a.target-legal"], edition="1st")
def test_the_rod_brings_nobody_who_could_not_attack_there(
    t: Table, printing: str, attacker: str, realm: str, at: str, barred: str, comes: str
) -> None:
    formation = {"A": realm} if at == "A" else {"A": "DL/8", at: realm}
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{attacker} + {printing}"], discard=[barred, comes, "Griffin"])
    t.seat("B", formation=formation, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_=attacker)
    t.A.says("yes")
    t.offered(comes, "Griffin")
    t.A.chooses(comes)
    t.zone(comes, "battle")
    t.zone(barred, "discard")
    t.zone(attacker, "pool")
    t.settled("B", "ask-defend")


@card_family(ROD, rules=["combat.a.target-legal"], edition="1st")
def test_the_rod_brings_nobody_if_none_of_them_could(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"The Magister + {printing}"], discard=["Seragrimm the Just"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="The Magister")
    t.A.says("yes")
    t.zone("The Magister", "battle")
    t.zone("Seragrimm the Just", "discard")
    t.settled("B", "ask-defend")


@card_family(ROD, rules=["combat.c.defender-choice"], edition="1st")
def test_the_rod_brings_no_defender_who_may_not_defend(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/442"])
    t.seat("B", formation={"A": "DL/8"}, pool=[f"The Magister + {printing}"], discard=["Borys", "Seragrimm the Just"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="1st/442")
    t.B.defends("The Magister")
    t.B.says("yes")
    t.zone("Seragrimm the Just", "battle")
    t.zone("Borys", "discard")
    t.changed("The Magister")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(("realm", "comes"), [("3rd/128", False), ("Nyrond", True)])
@card_test("4th/323", rules=["combat.a.target-legal"], edition="1st")
def test_malaruat_sends_no_monster_where_none_can_attack(t: Table, realm: str, comes: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/323"])
    t.seat("B", formation={"A": realm}, pool=["1st/44"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="4th/323")
    t.B.defends("1st/44")
    t.A.uses("4th/323")
    t.zone("Mul Savage", "battle" if comes else "pool", of="A" if comes else "C")
    t.zone("4th/323", "pool" if comes else "battle")
    t.settled("A", "ask-combat")


@card_test("1st/428", rules=["combat.a.target-legal"], edition="1st")
def test_the_weasel_sends_nobody_who_cannot_reach_the_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Hubadai"], hand=["1st/428"])
    t.seat("B", formation={"A": "DL/8", "B": "DL/2"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Mul Savage", "Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/2", with_="Hubadai")
    t.A.plays("1st/428")
    t.zone("Neeva", "battle")
    t.zone("Mul Savage", "pool")
    t.zone("Hubadai", "pool")
    t.changed("1st/428")
    t.settled("B", "ask-defend")
