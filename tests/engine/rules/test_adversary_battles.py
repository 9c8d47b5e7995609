"""Awkward moments in battle: walls, champions used twice, both sides killing at once, lost realms (an adversary's)."""

from __future__ import annotations

from tests.table_talk import Table, table_test

WALL = "1st/335"
COLLEEN = "1st/462"
SCROLL = "1st/408"


@table_test(rules=["wall.attacker-stopped", "wall.one-answer", "combat.j.spoils-defender"], edition="1st")
def test_a_wall_sends_the_attacker_home_without_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Azhul"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=[WALL])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("The Magister")
    t.A.plays("Zadoc")
    t.B.plays(WALL, by="The Magister")
    t.zone("Dagrande", "pool")
    t.zone("The Magister", "pool")
    t.zone(WALL, "discard")
    t.zone("Zadoc", "discard")
    t.count("B", hand=0, draw=12)
    t.standing("Nyrond")
    t.settled("A", "ask-phase-4")


@table_test(rules=["combat.one-round-per-champion"], edition="1st")
def test_a_defender_who_came_home_from_a_lost_round_cannot_defend_again(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul", "Dagrande"], hand=["Kank Lancers"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Otto", "Gnomes of Samek"], hand=["Blink"], draw=[9])
    t.seat("C", formation={"A": "Keoland"}, pool=["The Magister"], draw=[9])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Otto")
    t.A.plays("Kank Lancers")
    t.B.plays("Blink", by="Otto")
    t.zone("Otto", "pool")
    t.zone("Azhul", "pool")
    t.A.cannot("attack", "Nyrond", "Azhul", because="combat.one-round-per-champion")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.cannot("defend", "Otto", because="combat.one-round-per-champion")
    t.B.declines()
    t.razed("Nyrond")
    t.A.keeps()
    t.A.passes(times=2)
    t.turn_of("B")
    t.B.passes(times=3)
    t.B.attacks("Sembia", with_="Otto")
    t.A.defends("Azhul")
    t.changed("Kank Lancers", "Blink", *(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 10)))
    t.settled("A", "ask-combat")


@table_test(rules=["instant.one-card-chance", "instant.must-change-condition"], edition="1st")
def test_of_two_instant_defeats_the_attackers_is_first(t: Table) -> None:
    """open.instant-both: Colleen attacks the Scroll."""
    t.seat("A", formation={"A": "Sembia"}, pool=[COLLEEN])
    t.seat("B", formation={"A": "Nyrond"}, pool=[SCROLL])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=COLLEEN)
    t.B.defends(SCROLL)
    t.zone(SCROLL, "discard")
    t.zone(COLLEEN, "pool")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["instant.one-card-chance", "instant.must-change-condition"], edition="1st")
def test_and_the_other_way_round_the_scroll_wins(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=[SCROLL])
    t.seat("B", formation={"A": "Nyrond"}, pool=[COLLEEN], hand=["Kank Lancers", "Calm"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=SCROLL)
    t.B.defends(COLLEEN)
    t.zone(COLLEEN, "discard")
    t.zone(SCROLL, "pool")
    t.changed("Kank Lancers", "Calm")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["instant.one-card-chance"], edition="1st")
def test_who_changes_his_type_in_time_strikes_back(t: Table) -> None:
    """open.instant-both: Colleen is no monster's foe if the Scroll carries the Chest as a hero."""
    t.seat("A", formation={"A": "Sembia"}, pool=[COLLEEN])
    t.seat("B", formation={"A": "Nyrond"}, pool=[SCROLL], hand=["Chest of Many Things"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=COLLEEN)
    t.B.defends(SCROLL)
    t.B.plays("Chest of Many Things", on=SCROLL)
    t.B.mode("hero")
    t.zone(COLLEEN, "discard")
    t.B.keeps()
    t.zone(SCROLL, "pool")
    t.on("Chest of Many Things", SCROLL)
    t.changed("B:Thugs#1")
    t.settled("A", "ask-phase-4")


@table_test(rules=["realm.none.pool-lost", "realm.none.whole-pool"], edition="1st")
def test_the_attacker_loses_his_own_last_realm_in_mid_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade", "Azhul"], draw=["Zadoc", 9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Cataclysm!"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.C.passes()
    t.B.defends("Sadira")
    t.C.plays("Cataclysm!")
    t.C.chooses("Sembia")
    t.zone("Sembia", "discard")
    t.zone("Dagrande", "battle")
    t.B.passes()
    t.zone("Sadira", "discard")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.declines()
    t.A.keeps("Zadoc")
    t.A.passes()
    t.zone("Dagrande", "pool")
    t.A.passes()
    for lost in ("Dagrande", "Flameblade", "Azhul"):
        t.zone(lost, "discard")
    t.razed("Nyrond")
    t.changed("Cataclysm!", "Zadoc")
    t.settled("B", "ask-phase-0")


@table_test(rules=["realm.none.saved-by-spoils"], edition="1st")
def test_and_saves_his_pool_with_a_realm_for_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=["Vaasa", 9])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Cataclysm!"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.plays("Cataclysm!")
    t.B.chooses("Sembia")
    t.B.declines()
    t.A.plays("Vaasa", at="A")
    t.A.passes(times=2)
    t.zone("Dagrande", "pool")
    t.zone("Vaasa", "formation")
    t.razed("Nyrond")
    t.changed("Cataclysm!", "Sembia")
    t.settled("B", "ask-phase-0")


@table_test(rules=["battle.end.realm-gone", "battle.end.realm-gone-return", "realm.none.pool-lost"], edition="1st")
def test_the_defender_ends_the_battle_by_losing_his_only_realm_himself(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Gith"], draw=["Zadoc", 9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Sadira + Flameblade"], hand=["Cataclysm!"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.passes()
    t.B.defends("Azhul")
    t.B.passes()
    t.A.plays("Gith")
    t.B.plays("Cataclysm!")
    t.B.chooses("Nyrond")
    t.A.keeps("Zadoc")
    t.zone("Dagrande", "pool")
    t.zone("Azhul", "pool")
    t.A.passes(times=2)
    for lost in ("Azhul", "Sadira", "Flameblade", "Nyrond"):
        t.zone(lost, "discard")
    t.zone("Dagrande", "pool")
    t.changed("Cataclysm!", "Zadoc", "Gith")
    t.settled("B", "ask-phase-0")


@table_test(rules=["undead.fear", "undead.fear.raised-bonus", "undead.fear.base-level"], edition="1st")
def test_raised_allies_do_not_fear_the_undead(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Skeletal Horde"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek + Banner of the One-Eyed God"],
           hand=["Zadoc", "Gith", "Skeleton"])  # fmt: skip
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Skeletal Horde")
    t.B.defends("Gnomes of Samek")
    t.B.plays("Zadoc")
    t.level("Zadoc", 3)
    t.zone("Zadoc", "attached")
    t.A.plays("Gladiators")
    t.B.plays("Skeleton")
    t.zone("Skeleton", "attached")
    t.B.plays("Gith")
    t.zone("Gith", "discard")
    t.zone("Zadoc", "attached")
    t.settled("B", "ask-combat")


@table_test(rules=["undead.fear.base-level"], edition="1st")
def test_an_undead_champion_frightens_by_its_base_level_only(t: Table) -> None:
    """Bad omens leave it at level 4 of 5, fortunate ones lift the allies beyond its terror."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Skeletal Horde"], hand=["Bad Omens"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Fortunate Omens", "Zadoc", "Gith"])
    t.begin(active="A", phase=3)
    t.A.plays("Bad Omens")
    t.B.passes()
    t.A.passes()
    t.A.attacks("Nyrond", with_="Skeletal Horde")
    t.B.passes()
    t.B.defends("Gnomes of Samek")
    t.B.passes()
    t.level("Skeletal Horde", 7)
    t.B.plays("Zadoc")
    t.zone("Zadoc", "discard")
    t.B.plays("Fortunate Omens")
    t.B.plays("Gith")
    t.settled("B")


@table_test(rules=["move.flyer.any-realm", "move.allies.protected", "move.allies.not-conferred"], edition="1st")
def test_allies_must_reach_the_shielded_realm_themselves(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Young Gold Dragon"], hand=["Gith", "Pteranadon", "1st/211", "Baber"])
    t.seat("B", formation={"A": "Vaasa", "B": "Nyrond"}, pool=["Mordenkainen"], hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Young Gold Dragon")
    t.B.defends("Mordenkainen")
    t.A.cannot("play", "Gith", because="move.allies.protected")
    t.A.plays("Pteranadon")
    t.A.plays("1st/211", by="Young Gold Dragon")
    t.A.plays("Baber")
    t.zone("Pteranadon", "attached")
    t.zone("Baber", "attached")
    t.changed("1st/211", "Gith")
    t.settled("B", "ask-combat")


@table_test(rules=["combat.one-round-per-champion"], edition="1st")
def test_helpers_by_teleportation_are_used_up_for_the_battle(t: Table) -> None:
    """open.champion-as-ally, combat.one-round-per-champion."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Helm of Teleportation", "Azhul", "Sadira"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Jotunslayers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("The Jotunslayers")
    t.A.uses("Helm of Teleportation")
    t.A.chooses("Azhul")
    t.B.passes()
    t.zone("The Jotunslayers", "discard")
    t.zone("Azhul", "pool")
    t.A.cannot("attack", "Nyrond", "Azhul", because="combat.one-round-per-champion")
    t.A.can("attack", "Nyrond", "Sadira")
    t.settled("A", "ask-next-attacker")
