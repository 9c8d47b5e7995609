"""Events of 1st Edition that draw, discard and destroy."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.table_talk import Table, card_test


@card_test("1st/100", rules=["event.helpful.scope", "event.immediate"])
def test_good_fortune_draws_five(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Good Fortune")
    t.count("A", hand=5, draw=7)
    t.count("B", hand=0, draw=12)
    drew(t, "A", 5)
    t.settled("A")


@card_test("1st/201", rules=["turn.phase5.events-to-abyss", "abyss.unplayed-events"])
def test_transformation_changes_every_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Transformation!", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Gith", "Good Fortune"], draw=["Tiger", "Powell"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Transformation!")
    t.zone("Zadoc", "discard")
    t.zone("Gith", "discard")
    t.zone("Good Fortune", "abyss")
    t.count("A", hand=5, draw=7)
    t.contents("B", "hand", ["Tiger", "Powell"])
    drew(t, "A", 5)
    t.settled("A")


@card_test("1st/202", rules=["pool.loss-attachments"])
def test_enslaved_costs_everybody_a_champion_of_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Sadira"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek + Flameblade", "Neeva", "Azhul"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Enslaved!")
    t.offered("Dagrande", "Sadira")
    t.A.chooses("Sadira")
    t.offered("Gnomes of Samek", "Neeva", "B:Azhul")
    t.B.chooses("Gnomes of Samek")
    t.zone("Sadira", "discard")
    t.zone("Gnomes of Samek", "discard")
    t.zone("Flameblade", "discard")
    t.settled("A")


@card_test("1st/202")
def test_enslaved_spares_who_fights(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Sadira"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.plays("Enslaved!")
    t.A.chooses("Sadira")
    t.zone("Sadira", "discard")
    t.zone("Dagrande", "battle")
    t.zone("Gnomes of Samek", "battle")
    t.settled("A", "ask-combat")


@card_test("1st/210")
def test_fast_talking_discards_every_item_and_artifact_in_play(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade"], hand=["Fast Talking!", "Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer + Ren's Crystal Ball + Wand of Light"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["Ren's Crystal Ball"])
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.total("Dagrande", 6)
    t.A.plays("Fast Talking!")
    t.zone("Flameblade", "discard")
    t.zone("Ren's Crystal Ball", "discard")
    t.zone("Wand of Light", "discard")
    t.zone("Orb of Doom", "hand")
    t.total("Dagrande", 4)
    t.total("Tergoz Tenhammer", 8)
    t.settled("A", "ask-combat")


@card_test("1st/278")
def test_sky_singers_destroy_items_but_not_artifacts(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade"], hand=["Sky Singers", "Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer + Ren's Crystal Ball + Wand of Light"])
    t.begin(active="A", phase=3, windows="pass", unenforced=["Ren's Crystal Ball"])
    t.A.plays("Sky Singers")
    t.zone("Flameblade", "discard")
    t.zone("Wand of Light", "discard")
    t.on("Ren's Crystal Ball", "Tergoz Tenhammer")
    t.settled("A")


@card_test("1st/275")
def test_wind_dancers_destroy_champions_and_allies_that_fly(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva", "Dagrande"], hand=["Pteranadon", "Zadoc", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer", "Hubadai"], hand=["Wind Dancers", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Pteranadon")
    t.A.plays("Zadoc")
    t.B.plays("Wind Dancers")
    t.zone("Neeva", "discard")
    t.zone("Hubadai", "discard")
    t.zone("Pteranadon", "discard")
    t.zone("Griffin", "hand")
    t.on("Zadoc", "Dagrande")
    t.total("Dagrande", 6)
    t.changed("Tergoz Tenhammer")
    t.settled("A", "ask-combat")


@card_test("1st/276", rules=["battle.end.attacker-discarded"])
def test_water_hunters_destroy_the_undead_and_an_undead_attacker_loses(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Skeletal Horde", "Dagrande"], hand=["Swordwraith", "Skeleton"])
    t.seat(
        "B", formation={"A": "Waterdeep"}, pool=["Tergoz Tenhammer", "Winged Horror"], hand=["Water Hunters", "Gith"]
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Waterdeep", with_="Skeletal Horde")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Swordwraith")
    t.B.plays("Water Hunters")
    t.zone("Skeletal Horde", "discard")
    t.zone("Swordwraith", "discard")
    t.zone("Winged Horror", "discard")
    t.zone("Skeleton", "hand")
    t.zone("Tergoz Tenhammer", "pool")
    t.asked("B", "ask-spoils")
    t.B.keeps("Thugs")
    t.settled("A", "ask-phase-4")


@card_test("1st/276")
def test_undead_allies_of_the_living_are_destroyed_too(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Swordwraith", "Water Hunters"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["The Iron Legion", "Punisher"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("T'kkyl")
    t.B.plays("The Iron Legion")
    t.A.plays("Swordwraith")
    t.B.plays("Punisher")
    t.A.plays("Water Hunters")
    t.zone("Swordwraith", "discard")
    t.on("The Iron Legion", "T'kkyl")
    t.changed("Dagrande", "T'kkyl", "Punisher")
    t.settled("A", "ask-combat")


@card_test("1st/312", rules=["battle.end.both-discarded"])
def test_treasure_against_two_monsters_leaves_the_defender_the_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Griffin + Flameblade", "Dagrande"], hand=["Stef'fa Naf'ski"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage", "Skeletal Horde"], hand=["Treasure"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Griffin")
    t.B.defends("Mul Savage")
    t.total("Griffin", 9)
    t.B.plays("Treasure")
    t.zone("Griffin", "discard")
    t.zone("Flameblade", "discard")
    t.zone("Mul Savage", "discard")
    t.zone("Skeletal Horde", "discard")
    t.zone("Stef'fa Naf'ski", "hand")
    t.asked("B", "ask-spoils")
    t.B.keeps("Thugs")
    t.standing("Nyrond")
    t.settled("A", "ask-phase-4")


@card_test("1st/312", rules=["battle.end.both-discarded"])
def test_treasure_against_two_monsters_leaves_no_winner_in_the_110_card_game(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Griffin"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Treasure"])
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament-110", size=110)
    t.A.attacks("Nyrond", with_="Griffin")
    t.B.defends("Mul Savage")
    t.total("Griffin", 7)
    t.B.plays("Treasure")
    t.zone("Griffin", "discard")
    t.zone("Mul Savage", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/312", rules=["battle.end.attacker-discarded"])
def test_treasure_against_an_attacking_monster_ends_the_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage", "Griffin"], hand=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"], hand=["Treasure"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Dagrande")
    t.total("Dagrande", 4)
    t.B.plays("Treasure")
    t.zone("Mul Savage", "discard")
    t.zone("Griffin", "discard")
    t.zone("Dagrande", "pool")
    t.B.keeps("Thugs")
    t.settled("A", "ask-phase-4")


@card_test("1st/312", rules=["gloss.defeated"])
def test_treasure_defeats_a_realm_that_fights_as_a_monster(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Treasure"])
    t.seat("B", formation={"A": "Jungles of Chult", "B": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Jungles of Chult", with_="Dagrande")
    t.B.defends("Jungles of Chult")
    t.A.plays("Treasure")
    t.razed("Jungles of Chult")
    t.zone("Dagrande", "pool")
    t.A.keeps("Thugs")
    t.settled("A", "ask-phase-4")


@card_test("1st/380", rules=["gloss.adjusted-level"])
def test_ice_storm_destroys_champions_and_allies_up_to_level_four(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande", "Sadira + Falcon Figurine", "Azhul"],
        hand=["War Party", "Ice Storm"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer", "T'kkyl"], hand=["Hordes of Castle Greyhawk"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("War Party")
    t.A.plays("Ice Storm")
    t.zone("War Party", "discard")
    t.total("Dagrande", 4)
    t.zone("Dagrande", "battle")
    t.zone("Azhul", "discard")
    t.zone("T'kkyl", "discard")
    t.zone("Sadira", "pool")
    t.zone("Tergoz Tenhammer", "battle")
    t.settled("A", "ask-combat")
