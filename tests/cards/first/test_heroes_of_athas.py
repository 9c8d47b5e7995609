"""Rikus, Agis and Tithian: heroes of 1st Edition that change how a battle goes."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test

# -- Rikus ------------------------------------------------------------------------------------------------------------


@card_test("1st/258", rules=["general.golden-rule", "combat.one-round-per-champion", "battle.end.defender-defeated"])
def test_rikus_attacks_a_second_time_with_new_allies_and_no_third(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/258 + Orb of Doom"], hand=["War Party", "Kank Lancers"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen", "Gnomes of Samek", "T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/258")
    t.B.defends("Mordenkainen")
    t.A.plays("War Party")
    t.B.passes()
    t.zone("Mordenkainen", "discard")
    t.zone("War Party", "discard")
    t.offered("1st/258")
    t.A.attacks("Nyrond", with_="1st/258")
    t.B.defends("Gnomes of Samek")
    t.total("1st/258", 8)
    t.B.passes()
    t.zone("Gnomes of Samek", "discard")
    t.A.cannot("attack", "Nyrond", other="1st/258", because="combat.one-round-per-champion")
    t.zone("1st/258", "pool")
    t.on("Orb of Doom", "1st/258")
    t.settled("A", "ask-next-attacker")


@card_test("1st/258", rules=["combat.i.no-second-realm", "combat.h.loser-discards-all"])
def test_having_lost_he_does_not_come_again(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/258", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/258")
    t.B.defends("Mordenkainen")
    t.A.passes()
    t.zone("1st/258", "discard")
    t.zone("Mordenkainen", "pool")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")


@card_test("1st/258", rules=["combat.one-round-per-champion", "battle.end.defender-defeated"])
def test_the_champions_beside_him_attack_once(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/258", "Mordenkainen"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mordenkainen")
    t.B.defends("T'kkyl")
    t.B.passes()
    t.zone("T'kkyl", "discard")
    t.A.cannot("attack", "Nyrond", other="Mordenkainen", because="combat.one-round-per-champion")
    t.A.can("attack", "Nyrond", other="1st/258")
    t.settled("A", "ask-next-attacker")


# -- Agis -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@card_test("1st/261", rules=["gloss.when-attacking", "combat.d.activation", "power.combat-only-when-involved"])
def test_agis_destroys_a_monster_in_the_defenders_pool(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/261", "Griffin"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Stef'fa Naf'ski + Orb of Doom", "Mul Savage", "Griffin", "Mordenkainen", "Azhul"],
    )
    t.seat("C", formation={"A": "Vaasa"}, pool=["Skeletal Horde"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset)
    t.A.attacks("Nyrond", with_="1st/261")
    t.B.defends("Azhul")
    t.A.says("yes")
    t.offered("Stef'fa Naf'ski", "Mul Savage", "B:Griffin")
    t.A.chooses("Stef'fa Naf'ski")
    t.zone("Stef'fa Naf'ski", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("Mul Savage", "pool")
    t.zone("Azhul", "battle")
    t.settled("B", "ask-combat")


@card_test("1st/261", rules=["pool.not-while-fighting"])
def test_the_defending_monster_is_not_in_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/261"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/261")
    t.B.defends("Stef'fa Naf'ski")
    t.zone("Stef'fa Naf'ski", "battle")
    t.settled("A", "ask-combat")


@card_test("1st/261", rules=["gloss.when-attacking"])
def test_he_may_spare_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/261"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/261")
    t.B.defends("Azhul")
    t.A.says("no")
    t.zone("Stef'fa Naf'ski", "pool")
    t.settled("B", "ask-combat")


@card_test("1st/261", rules=["gloss.when-attacking", "gloss.when-defending"])
def test_defending_he_destroys_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Stef'fa Naf'ski", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/261", "Griffin"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("1st/261")
    t.zone("Stef'fa Naf'ski", "pool")
    t.zone("Griffin", "pool")
    t.settled("A", "ask-combat")


@card_test("1st/261", rules=["power.combat-only-when-involved"])
def test_from_the_pool_he_destroys_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/261", "Mordenkainen"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mordenkainen")
    t.B.defends("Azhul")
    t.zone("Stef'fa Naf'ski", "pool")
    t.settled("B", "ask-combat")


@card_test("1st/261", rules=["gloss.when-attacking"])
def test_under_the_110_card_rules_he_strikes_before_a_defender_is_chosen(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/261"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski", "Azhul"])
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament-110", size=110)
    t.A.attacks("Nyrond", with_="1st/261")
    t.A.says("yes")
    t.zone("Stef'fa Naf'ski", "discard")
    t.offered("Azhul")
    t.settled("B", "ask-defend")


# -- Tithian ----------------------------------------------------------------------------------------------------------


@card_test("1st/301", rules=["battle.end.realm-gone", "combat.j.spoils-attacker", "spoils.attacker-any-cause"])
def test_tithian_razes_the_realm_by_winning_a_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/301", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["T'kkyl", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/301")
    t.B.defends("T'kkyl")
    t.standing("Nyrond")
    t.B.passes()
    t.razed("Nyrond")
    t.standing("Keoland")
    t.zone("T'kkyl", "discard")
    t.zone("1st/301", "pool")
    t.count("A", hand=1)
    t.settled("A", "ask-spoils")


@card_test("1st/301", rules=["battle.attack-outcomes"])
def test_another_winner_beside_him_razes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/301", "Mordenkainen"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mordenkainen")
    t.B.defends("T'kkyl")
    t.B.passes()
    t.standing("Nyrond")
    t.zone("T'kkyl", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/301", rules=["battle.end.attacker-defeated"])
def test_defending_or_losing_he_razes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/301"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/301")
    t.B.defends("Mordenkainen")
    t.A.passes()
    t.standing("Nyrond")
    t.zone("1st/301", "discard")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")


@card_test("1st/301", rules=["gloss.when-attacking", "combat.h.winner-to-pool"])
def test_the_realm_he_defends_stands(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/301"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("1st/301")
    t.A.passes()
    t.standing("Nyrond")
    t.standing("Rashemen")
    t.zone("T'kkyl", "discard")
    t.zone("1st/301", "pool")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")
