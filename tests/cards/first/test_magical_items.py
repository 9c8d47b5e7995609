"""Magical items of 1st Edition: what they do for their bearer, for his side and to the other one."""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test


@card_test("1st/102", rules=["combat.e.totals"])
def test_the_banner_strengthens_the_allies_of_its_bearer_alone(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande + Banner of the One-Eyed God", "Neeva", "Azhul"],
        hand=["War Party"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["The Iron Legion"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("Dagrande", 5)
    t.level("Azhul", 4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("War Party")
    t.level("War Party", 5)
    t.level("Dagrande", 5)
    t.B.plays("The Iron Legion")
    t.level("The Iron Legion", 3)
    t.changed("Tergoz Tenhammer")
    t.settled("A", "ask-combat")


@card_test("1st/102", "1st/219")
def test_the_banner_strengthens_a_champion_that_fights_as_an_ally(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande + Banner of the One-Eyed God + Helm of Teleportation", "Azhul"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.uses("Helm of Teleportation")
    t.level("Azhul", 5)
    t.total("Dagrande", 10)
    t.changed("Tergoz Tenhammer")
    t.settled("B", "ask-combat")


@card_family({"1st/103": ("Viperhand",), "1st/320": ("The Necklace",)}, rules=["icon.ability.by-type"])
def test_its_bearer_may_cast_wizard_spells(t: Table, printing: str, name: str) -> None:
    t.seat(
        "A", formation={"A": "Sembia"}, pool=[f"Dagrande + {name}", "Azhul"], hand=["Cone of Cold", "Sticks to Snakes"]
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Improved Phantasmal Force"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.cannot("play", "Sticks to Snakes", "Dagrande", because="icon.ability.by-type")
    t.A.plays("Cone of Cold", by="Dagrande")
    t.total("Dagrande", 9)
    t.B.cannot("play", "Improved Phantasmal Force", "Tergoz Tenhammer", because="icon.ability.by-type")
    t.changed("Tergoz Tenhammer", name)
    t.settled("B", "ask-combat")


@card_family({"1st/103": ("Viperhand",), "1st/320": ("The Necklace",)}, rules=["icon.ability.by-type"])
def test_it_helps_no_other_champion(t: Table, printing: str, name: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=[f"Dagrande + {name}", "Azhul"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Tergoz Tenhammer")
    t.A.cannot("play", "Cone of Cold", "Azhul", because="icon.ability.by-type")
    t.changed("Tergoz Tenhammer", "Azhul", name)
    t.settled("A", "ask-combat")


@card_family({"1st/151": (), "4th/166": ()}, edition="1st")
def test_the_war_banner_strengthens_everybody_of_its_player_wherever_it_is(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=[f"Dagrande + {printing}", "Sadira"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Hordes of Castle Greyhawk"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("Dagrande", 6)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Tergoz Tenhammer")
    t.level("Sadira", 5)
    t.A.plays("War Party")
    t.level("War Party", 5)
    t.total("Sadira", 10)
    t.B.plays("Hordes of Castle Greyhawk")
    t.level("Hordes of Castle Greyhawk", 5)
    t.level("Tergoz Tenhammer", 8)
    t.settled("A", "ask-combat")


@card_test("1st/153")
def test_the_crystal_costs_a_champion_that_does_not_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Crystal of the Ebon Flame", "Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer + Crystal of the Ebon Flame"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("Dagrande", 10)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.declines()
    t.A.keeps("Thugs")
    t.zone("Dagrande", "pool")
    t.A.passes(2)
    t.zone("Dagrande", "discard")
    t.zone("A:Crystal of the Ebon Flame", "discard")
    t.turn_of("B")
    t.zone("Tergoz Tenhammer", "pool")
    t.razed("Nyrond")
    t.zone("Neeva", "pool")
    t.settled("B", "ask-phase-0")


@card_test("1st/153")
def test_the_crystal_is_content_with_an_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Crystal of the Ebon Flame"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.keeps("Thugs")
    t.A.passes(2)
    t.turn_of("B")
    t.on("Crystal of the Ebon Flame", "Dagrande")
    t.razed("Nyrond")
    t.settled("B", "ask-phase-0")


@card_test("1st/153", "1st/310", rules=["power.cost-beats-protection"])
def test_no_immunity_spares_the_bearer_of_the_crystal(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Crystal of the Ebon Flame + Orb of Power"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.zone("Dagrande", "discard")
    t.zone("Orb of Power", "discard")
    t.zone("Crystal of the Ebon Flame", "discard")
    t.settled("B", "ask-phase-0")


@card_test("1st/173", rules=["formation.exposed.movement-exception", "formation.protection"])
def test_the_griffon_carries_its_bearer(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Griffon", "Azhul"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("Dagrande", 6)
    t.kind("Dagrande", "Flyer")
    t.not_kind("Azhul", "Flyer")
    t.A.cannot("attack", "Keoland", "Azhul", because="formation.protection")
    t.A.can("attack", "Keoland", "Dagrande")
    t.settled("A", "ask-phase-4")


@card_test("1st/206")
def test_the_magic_sword_is_sharper_against_the_undead(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Magic Sword + Falcon Figurine"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Skeletal Horde", "Tergoz Tenhammer + Magic Sword"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("Dagrande", 7)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Skeletal Horde")
    t.level("Dagrande", 10)
    t.level("Skeletal Horde", 8)
    t.level("Tergoz Tenhammer", 7)
    t.settled("B", "ask-combat")


@card_test("1st/206")
def test_the_magic_sword_is_an_ordinary_one_against_the_living(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Magic Sword"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Swordwraith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Mul Savage")
    t.level("Dagrande", 6)
    t.changed("Mul Savage")
    t.settled("A", "ask-combat")


@card_test("1st/215")
def test_the_potion_is_drunk_up_in_one_round(t: Table) -> None:
    t.seat(
        "A", formation={"A": "Sembia"}, pool=["Dagrande + Potion of Fire-Breathing", "Azhul + Potion of Fire-Breathing"]
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.total("Dagrande", 10)
    t.B.passes()
    t.zone("Dagrande", "pool")
    t.zone("Potion of Fire-Breathing#1", "discard")
    t.on("Potion of Fire-Breathing#2", "Azhul")
    t.zone("Tergoz Tenhammer", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/215", "1st/168")
def test_the_potion_is_drunk_up_in_a_round_that_is_broken_off(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Potion of Fire-Breathing"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Mutiny!"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.B.plays("Mutiny!")
    t.zone("Dagrande", "pool")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Potion of Fire-Breathing", "discard")
    t.zone("Mutiny!", "table")
    t.settled("A", "ask-phase-4")


@card_test("1st/215")
def test_an_undefended_attack_is_no_use_of_the_potion(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Potion of Fire-Breathing"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.keeps("Thugs")
    t.on("Potion of Fire-Breathing", "Dagrande")
    t.razed("Nyrond")
    t.settled("A", "ask-phase-4")


@card_test("1st/217")
def test_the_net_keeps_the_allies_of_the_opponent_away(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tyrinon"], hand=["Net of Entrapment", "War Party", "Griffon"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Dagrande"],
        hand=["Zadoc", "The Iron Legion", "Orb of Doom", "Wand of Light"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Tyrinon")
    t.B.defends("Dagrande")
    t.B.plays("Zadoc")
    t.B.plays("The Iron Legion")
    t.A.plays("Net of Entrapment", on="Tyrinon")
    t.on("Zadoc", "Dagrande")
    t.A.plays("War Party")
    t.total("Tyrinon", 12)
    t.B.plays("Orb of Doom", on="Dagrande")
    t.settled("B", "ask-combat")


@card_test("1st/217")
def test_who_faces_the_net_cannot_play_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tyrinon + Net of Entrapment", "Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"], hand=["Zadoc", "Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Tyrinon")
    t.B.defends("Dagrande")
    t.B.cannot("play", "Zadoc", "Dagrande", because="card.power.definition")
    t.B.can("play", "Orb of Doom", "Dagrande")
    t.changed("Tyrinon", "Dagrande")
    t.settled("B", "ask-combat")


@card_test("1st/217", rules=["power.combat-only-when-involved"])
def test_a_net_in_the_pool_catches_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tyrinon + Net of Entrapment", "Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Dagrande")
    t.B.can("play", "Zadoc", "Dagrande")
    t.changed("Neeva", "Dagrande")
    t.settled("B", "ask-combat")


@card_test("1st/217", "1st/310", rules=["immunity.always-active"])
def test_the_net_does_not_hold_who_is_immune_to_it(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tyrinon + Net of Entrapment"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + Orb of Power"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Tyrinon")
    t.B.defends("Dagrande")
    t.B.can("play", "Zadoc", "Dagrande")
    t.changed("Tyrinon", "Dagrande")
    t.settled("B", "ask-combat")


@card_test("1st/219", rules=["pool.not-while-fighting"])
def test_the_helm_brings_a_champion_of_the_pool_for_one_round(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande + Helm of Teleportation", "Neeva", "Azhul + Flameblade", "Tyrinon"],
        hand=["Sadira", "Armies of Bloodstone"],
    )
    t.seat(
        "B",
        formation={"A": "Waterdeep"},
        pool=["Mul Savage", "Gnomes of Samek"],
        hand=["War Party", "Hordes of Castle Greyhawk"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.uses("Helm of Teleportation")
    t.offered("Neeva", "Azhul", "Tyrinon")
    t.A.chooses("Azhul")
    t.on("Azhul", "Dagrande")
    t.level("Azhul", 6)
    t.total("Dagrande", 13)
    t.B.plays("War Party")
    t.B.plays("Hordes of Castle Greyhawk")
    t.A.cannot("use", "Helm of Teleportation", because="already-used")
    t.A.plays("Armies of Bloodstone")
    t.B.passes()
    t.zone("Azhul", "pool")
    t.on("Flameblade", "Azhul")
    t.zone("Dagrande", "pool")
    t.A.cannot("attack", "Waterdeep", "Azhul", because="combat.one-round-per-champion")
    t.A.can("attack", "Waterdeep", "Neeva")
    t.changed("Gnomes of Samek", "War Party", "Hordes of Castle Greyhawk", "Armies of Bloodstone")
    t.settled("A", "ask-next-attacker")


@card_test("1st/219", rules=["combat.one-round-per-champion"])
def test_the_friend_is_not_used_again_under_rules_that_let_others_be(t: Table) -> None:
    """Only a second attack is barred there, so Dagrande may join the fight of another."""
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande + Helm of Teleportation", "Azhul", "Tyrinon + Helm of Teleportation [NO/219]"],
    )
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Mul Savage", "Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass", ruleset="fourth-edition")
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.uses("1st/219")
    t.A.chooses("Azhul")
    t.B.passes()
    t.zone("Azhul", "pool")
    t.A.cannot("attack", "Waterdeep", "Azhul", because="combat.one-round-per-champion")
    t.A.attacks("Waterdeep", with_="Tyrinon")
    t.B.defends("Mul Savage")
    t.A.uses("NO/219")
    t.on("Dagrande", "Tyrinon")
    t.changed("Gnomes of Samek")
    t.settled("B", "ask-combat")


@card_test("1st/219", rules=["general.golden-rule"])
def test_the_friend_comes_home_from_a_lost_round(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Helm of Teleportation", "Azhul + Flameblade"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Kank Lancers", "War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Mul Savage")
    t.A.uses("Helm of Teleportation")
    t.total("Dagrande", 10)
    t.B.plays("War Party")
    t.A.passes()
    t.zone("Dagrande", "discard")
    t.zone("Helm of Teleportation", "discard")
    t.zone("Azhul", "pool")
    t.on("Flameblade", "Azhul")
    t.changed("Mul Savage", "War Party")
    t.B.keeps("Thugs")
    t.settled("A", "ask-phase-4")


@card_test("1st/219", rules=["power.combat-only-when-involved"])
def test_the_helm_brings_nobody_to_the_fight_of_another(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul", "Dagrande + Helm of Teleportation", "Tyrinon"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Tergoz Tenhammer")
    t.A.cannot("use", "Helm of Teleportation", because="power.combat-only-when-involved")
    t.changed("Azhul", "Tergoz Tenhammer")
    t.settled("A", "ask-combat")


@card_test("1st/219", "1st/275")
def test_the_friend_comes_home_when_its_host_is_destroyed(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva + Helm of Teleportation", "Azhul + Flameblade"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Kank Lancers", "Wind Dancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Mul Savage")
    t.B.plays("Kank Lancers")
    t.A.uses("Helm of Teleportation")
    t.B.plays("Wind Dancers")
    t.zone("Neeva", "discard")
    t.zone("Azhul", "pool")
    t.on("Flameblade", "Azhul")
    t.zone("Helm of Teleportation", "discard")
    t.changed("Mul Savage", "Kank Lancers")
    t.B.keeps("Thugs")
    t.settled("A", "ask-phase-4")


@card_test("1st/310", rules=["immunity.level-bonus-lost", "immunity.offensive-only", "immunity.offensive-spells-both"])
def test_the_orb_of_power_stops_offensive_items_and_spells(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Sadira + Staff of Conjuring + Shield of Devastation", "Azhul"],
        hand=["Cone of Cold", "Shield", "War Party", "Powell"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva + Orb of Power + Flameblade"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("Sadira", 11)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.level("Sadira", 6)
    t.level("Neeva", 9)
    t.A.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 6)
    t.A.plays("Shield", by="Sadira")
    t.total("Sadira", 8)
    t.settled("A", "ask-combat")


@card_test("1st/310", rules=["immunity.offensive-only"])
def test_the_orb_of_power_protects_its_bearer_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Azhul", "T'kkyl + Orb of Power", "Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Death Spell", by="Sadira")
    t.offered("Sadira", "Azhul", "Neeva")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/310", "1st/261")
def test_the_orb_of_power_is_of_no_use_against_a_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Agis"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Griffin + Orb of Power", "Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Agis")
    t.B.defends("Tergoz Tenhammer")
    t.A.says("yes")
    t.zone("Griffin", "discard")
    t.zone("Orb of Power", "discard")
    t.changed("Agis", "Tergoz Tenhammer")
    t.settled("A", "ask-combat")


@card_test("1st/316", rules=["discard.to-owner"])
def test_the_shield_of_wickedness_makes_an_ally_change_sides_for_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Shield of Wickedness"], hand=["Gith", "War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Zadoc", "The Iron Legion"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.plays("Gith")
    t.B.plays("Zadoc")
    t.A.uses("Shield of Wickedness")
    t.on("Zadoc", "Dagrande")
    t.total("Dagrande", 7)
    t.total("Gnomes of Samek", 4)
    t.B.plays("The Iron Legion")
    t.A.cannot("use", "Shield of Wickedness", because="already-used")
    t.A.plays("War Party")
    t.B.passes()
    t.zone("Zadoc", "discard", of="B")
    t.zone("Dagrande", "pool")
    t.changed("Gith", "War Party", "Gnomes of Samek", "The Iron Legion")
    t.settled("A", "ask-next-attacker")


@card_test("1st/316")
def test_the_shield_of_wickedness_takes_the_ally_its_owner_chooses(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Azhul", "Dagrande + Shield of Wickedness"],
        hand=["Gith", "The Iron Legion"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["Zadoc", "Tiger", "Galek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("T'kkyl")
    t.B.plays("Tiger")
    t.A.plays("Gith")
    t.B.plays("Galek")
    t.A.plays("The Iron Legion")
    t.B.plays("Zadoc")
    t.A.uses("Shield of Wickedness")
    t.offered("Tiger", "Galek", "Zadoc")
    t.A.chooses("Tiger")
    t.on("Tiger", "Dagrande")
    t.on("Galek", "T'kkyl")
    t.on("Zadoc", "T'kkyl")
    t.total("Dagrande", 9)
    t.total("T'kkyl", 7)
    t.changed("Gith", "The Iron Legion")
    t.settled("B", "ask-combat")


@card_test("1st/316", rules=["power.combat-only-when-involved"])
def test_the_shield_of_wickedness_does_nothing_from_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul", "Dagrande + Shield of Wickedness"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("T'kkyl")
    t.B.plays("Zadoc")
    t.A.cannot("use", "Shield of Wickedness", because=("power.combat-only-when-involved", "spell.target-required"))
    t.changed("Azhul", "T'kkyl")
    t.settled("A", "ask-combat")
