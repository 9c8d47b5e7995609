"""Holdings of 1st Edition that meet allies, flyers and spells: Bodach, Yaramuke, Grak's Pool, Bitter Well, Ziggurat,
Temple.
"""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test

# -- allies of the attacker -------------------------------------------------------------------------------------------


@card_test("1st/239", rules=["gloss.allies.when"])
def test_at_bodach_an_attacker_has_one_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Zadoc", "War Party", "Orb of Doom"])
    t.seat("B", formation={"A": "Nibenay + Bodach"}, pool=["Tergoz Tenhammer + War Band"], hand=["Elf Galleon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("War Party")
    t.A.cannot("play", "Zadoc", because="forbidden")
    t.A.plays("Orb of Doom", on="Dagrande")
    t.B.plays("Elf Galleon")
    t.settled("A", "ask-combat")


@card_test("1st/239")
def test_at_bodach_every_attacker_has_his_one_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Hubadai"], hand=["Gladiators", "War Party", "Zadoc"])
    t.seat("B", formation={"A": "Nibenay + Bodach"}, pool=["Tergoz Tenhammer", "Tyrinon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Gladiators")
    t.B.passes()
    t.A.attacks("Nibenay", with_="Hubadai")
    t.B.defends("Tyrinon")
    t.A.plays("War Party")
    t.zone("Tergoz Tenhammer", "discard")
    t.zone("Gladiators", "discard")
    t.zone("Dagrande", "pool")
    t.settled("B", "ask-combat")


@card_test("1st/239", rules=["realm.power.when-attacked"])
def test_next_door_to_bodach_an_attacker_has_any_number(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Zadoc", "War Party"])
    t.seat("B", formation={"A": "Vaasa", "B": "Nibenay + Bodach"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="T'kkyl")
    t.B.defends("Mul Savage")
    t.A.plays("Zadoc")
    t.A.plays("War Party")
    t.settled("B", "ask-combat")


@card_test("1st/241", rules=["activation.played-in-battle"])
def test_yaramuke_poisons_one_ally_of_the_defenders_choice(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Zadoc", "Gladiators", "War Party"])
    t.seat("B", formation={"A": "Raam + Yaramuke"}, pool=["Mul Savage"], hand=["War Band", "Stug"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="T'kkyl")
    t.B.defends("Mul Savage")
    t.A.plays("Gladiators")
    t.asked("B", "ask-use-power")
    t.B.says("no")
    t.on("Gladiators", "T'kkyl")
    t.B.plays("War Band")
    t.B.plays("Stug")
    t.on("War Band", "Mul Savage")
    t.A.plays("War Party")
    t.B.says("yes")
    t.zone("War Party", "discard")
    t.A.plays("Zadoc")
    t.on("Zadoc", "T'kkyl")
    t.on("Stug", "Mul Savage")
    t.settled("A", "ask-combat")


@card_test("1st/241")
def test_yaramuke_poisons_again_in_the_next_round(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva", "Dagrande"], hand=["War Party", "Gladiators", "Zadoc"])
    t.seat("B", formation={"A": "Raam + Yaramuke"}, pool=["Mul Savage + Orb of Doom", "Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Neeva")
    t.B.defends("Mul Savage")
    t.A.plays("Zadoc")
    t.B.says("yes")
    t.A.plays("Gladiators")
    t.B.passes()
    t.A.attacks("Raam", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("War Party")
    t.B.says("yes")
    for gone in ("Zadoc", "Gladiators", "War Party", "Mul Savage", "Orb of Doom"):
        t.zone(gone, "discard")
    t.zone("Neeva", "pool")
    t.settled("A", "ask-combat")


@card_test("1st/241", rules=["realm.power.when-attacked"])
def test_yaramuke_poisons_nobody_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Vaasa", "B": "Raam + Yaramuke"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="T'kkyl")
    t.B.defends("Mul Savage")
    t.A.plays("Gladiators")
    t.settled("B", "ask-combat")


# -- Grak's Pool ------------------------------------------------------------------------------------------------------


@card_family(
    {"1st/243": (), "4th/96": ()},
    rules=["combat.e.totals", "combat.h.winner-discards", "combat.h.loser-discards-all"],
    edition="1st",
)
def test_graks_pool_fights_beside_every_defender_and_stays(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Hubadai"], hand=["Gladiators"])
    t.seat("B", formation={"A": f"Nibenay + {printing}"}, pool=["Cleric of Gond", "Tergoz Tenhammer"], draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Cleric of Gond")
    t.level("Cleric of Gond", 4)
    t.level(printing, 5)
    t.total("Cleric of Gond", 9)
    t.total("Dagrande", 4)
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Cleric of Gond", "discard")
    t.zone("Gladiators", "discard")
    t.on(printing, "Nibenay")
    t.A.attacks("Nibenay", with_="Hubadai")
    t.B.defends("Tergoz Tenhammer")
    t.total("Tergoz Tenhammer", 10)
    t.A.passes()
    t.on(printing, "Nibenay")
    t.zone("Hubadai", "discard")
    t.zone("Dagrande", "pool")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


@card_test("1st/243", "1st/247", "1st/90", rules=["gloss.allies.no-type"])
def test_graks_pool_is_an_ally_to_whatever_concerns_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Airship"])
    t.seat("B", formation={"A": "Nibenay + Grak's Pool", "B": "Tyr + Fort Melidor"}, pool=["Cleric of Gond + War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Cleric of Gond")
    t.level("Grak's Pool", 6)
    t.total("Cleric of Gond", 4 + 6 + 4)
    t.A.plays("Airship")
    t.offered("Grak's Pool", "War Band")
    t.A.chooses("Grak's Pool")
    t.zone("Grak's Pool", "discard")
    t.zone("War Band", "discard")
    t.zone("Airship", "void")
    t.total("Cleric of Gond", 4)
    t.settled("A", "ask-combat")


@card_test("1st/243", "1st/331", rules=["gloss.adjusted-level"])
def test_a_fireball_is_too_weak_for_graks_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Grypht the Saurial"], hand=["Fireball"])
    t.seat("B", formation={"A": "Nibenay + Grak's Pool"}, pool=["Cleric of Gond + War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Grypht the Saurial")
    t.B.defends("Cleric of Gond")
    t.A.plays("Fireball", by="Grypht the Saurial")
    t.zone("War Band", "discard")
    t.on("Grak's Pool", "Nibenay")
    t.on("Fireball", "Grypht the Saurial")
    t.settled("A", "ask-combat")


@card_test("1st/243", "1st/223", rules=["realm.power.when-attacked"])
def test_graks_pool_fights_beside_a_realm_that_defends_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Urik + Grak's Pool"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Urik", with_="Dagrande")
    t.B.defends("Urik")
    t.level("Urik", 4)
    t.total("Urik", 9)
    t.settled("A", "ask-combat")


@card_test("1st/243", "1st/90", rules=["realm.power.when-attacked"])
def test_graks_pool_is_no_ally_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Airship"])
    t.seat("B", formation={"A": "Furyondy", "B": "Nibenay + Grak's Pool"}, pool=["King Havlor II + War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Dagrande")
    t.B.defends("King Havlor II")
    t.total("King Havlor II", 8)
    t.A.plays("Airship")
    t.zone("War Band", "discard")
    t.zone("Airship", "void")
    t.settled("A", "ask-combat")


@card_test("1st/243", "1st/55")
def test_graks_pool_remains_a_holding_while_it_fights(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Crime Lord"])
    t.seat("B", formation={"A": "Nibenay + Grak's Pool"}, pool=["Cleric of Gond"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Cleric of Gond")
    t.A.plays("Crime Lord")
    t.zone("Grak's Pool", "discard")
    t.zone("Crime Lord", "discard")
    t.total("Cleric of Gond", 4)
    t.settled("A", "ask-combat")
