"""Realms of 1st Edition like no other: what they take, give back, refuse and survive."""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test

# -- Sword Coast ------------------------------------------------------------------------------------------------------


@card_test("1st/17", rules=["combat.h.loser-discards-all", "combat.h.winner-discards"])
def test_one_ally_of_the_defender_escapes_a_lost_round(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Sword Coast"}, pool=["Azhul"], hand=["Zadoc", "War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sword Coast", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("Zadoc")
    t.B.plays("War Band")
    t.B.passes()
    t.asked("B", "ask-choose")
    t.zone("Azhul", "battle")
    t.offered("Zadoc", "War Band")
    t.B.chooses("War Band")
    t.zone("War Band", "hand")
    t.zone("Zadoc", "discard")
    t.zone("Gladiators", "discard")
    t.zone("Azhul", "discard")
    t.zone("T'kkyl", "pool")
    t.settled("A", "ask-next-attacker")


@card_test("1st/17")
def test_an_ally_escapes_a_won_round_only_if_its_player_wants(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Sword Coast"}, pool=["T'kkyl"], hand=["Kank Lancers"], draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sword Coast", with_="Azhul")
    t.B.defends("T'kkyl")
    t.B.plays("Kank Lancers")
    t.A.passes()
    t.asked("B", "ask-choose")
    t.B.done()
    t.zone("Kank Lancers", "discard")
    t.zone("Azhul", "discard")
    t.zone("T'kkyl", "pool")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


@card_test("1st/17", "1st/90")
def test_an_ally_destroyed_in_the_round_does_not_escape(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators", "Airship"])
    t.seat("B", formation={"A": "Sword Coast"}, pool=["Azhul + War Band"], hand=["Zadoc"])
    t.begin(active="A", phase=4)
    t.A.attacks("Sword Coast", with_="T'kkyl")
    t.A.passes()
    t.B.defends("Azhul")
    t.A.passes()
    t.A.plays("Gladiators")
    t.B.plays("Zadoc")
    t.A.plays("Airship")
    t.A.chooses("Zadoc", "War Band")
    t.zone("War Band", "discard")
    t.zone("Zadoc", "discard")
    t.B.passes()
    t.zone("Airship", "void")
    t.zone("Gladiators", "discard")
    t.zone("Azhul", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/17", rules=["realm.power.when-attacked"])
def test_no_ally_escapes_from_the_realm_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Vaasa", "B": "Sword Coast"}, pool=["Azhul"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("Zadoc")
    t.B.passes()
    t.zone("Zadoc", "discard")
    t.zone("Gladiators", "discard")
    t.zone("Azhul", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/17", rules=["combat.term.battle-on-card"])
def test_only_the_defenders_own_allies_of_the_round_escape(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat(
        "B",
        formation={"A": "Sword Coast"},
        pool=["T'kkyl + Zadoc (of A) + War Band", "Azhul + War Party"],
        draw=["Thugs"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sword Coast", with_="Neeva")
    t.B.defends("T'kkyl")
    t.A.passes()
    t.asked("B", "ask-choose")
    t.offered("War Band")
    t.B.chooses("War Band")
    t.zone("War Band", "hand")
    t.zone("Zadoc", "discard", of="A")
    t.zone("Thugs", "hand")
    t.zone("Neeva", "discard")
    t.zone("T'kkyl", "pool")
    t.settled("B", "ask-spoils")


# -- Icewind Dale -----------------------------------------------------------------------------------------------------


@card_test("1st/20", rules=["activation.list.realm", "combat.i.new-attacker", "gloss.artifact.not-item"])
def test_every_attacker_loses_an_item_of_the_defenders_choice(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Neeva + Flameblade + Wand of Light", "Tergoz Tenhammer + Ren's Crystal Ball + Orb of Doom"],
    )
    t.seat("B", formation={"A": "Icewind Dale"}, pool=["Azhul + Figurine of Wondrous Power", "Herminard"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Icewind Dale", with_="Neeva")
    t.zone("Flameblade", "attached")
    t.B.defends("Azhul")
    t.asked("B", "ask-choose")
    t.offered("Flameblade", "Wand of Light")
    t.B.chooses("Wand of Light")
    t.zone("Wand of Light", "discard")
    t.level("Neeva", 9)
    t.level("Azhul", 7)
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Figurine of Wondrous Power", "discard")
    t.A.attacks("Icewind Dale", with_="Tergoz Tenhammer")
    t.B.defends("Herminard")
    t.zone("Orb of Doom", "discard")
    t.on("Ren's Crystal Ball", "Tergoz Tenhammer")
    t.zone("Neeva", "pool")
    t.settled("B", "ask-combat")


@card_test("1st/20", rules=["realm.power.when-attacked"])
def test_items_are_safe_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl + Flameblade"])
    t.seat("B", formation={"A": "Vaasa", "B": "Icewind Dale"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="T'kkyl")
    t.B.defends("Azhul")
    t.on("Flameblade", "T'kkyl")
    t.settled("B", "ask-combat")


# -- no allies, no heroes ---------------------------------------------------------------------------------------------


@card_family({"1st/26": (), "4th/7": (), "1st/223": ()}, rules=["gloss.allies.when"], edition="1st")
def test_the_attacker_plays_no_allies_there(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["War Party", "Orb of Doom"])
    t.seat("B", formation={"A": realm, "B": "Vaasa"}, pool=["Quagmiela the Dragon"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="Tergoz Tenhammer")
    t.B.defends("Quagmiela the Dragon")
    t.A.cannot("play", "War Party", because="forbidden")
    t.A.plays("Orb of Doom", on="Tergoz Tenhammer")
    t.B.plays("Zadoc")
    t.on("Zadoc", "Quagmiela the Dragon")
    t.settled("A", "ask-combat")


@card_family({"1st/26": (), "4th/7": (), "1st/223": ()}, rules=["realm.power.when-attacked"], edition="1st")
def test_the_attacker_plays_allies_next_door(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["War Party"])
    t.seat("B", formation={"A": "Vaasa", "B": realm}, pool=["Quagmiela the Dragon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Tergoz Tenhammer")
    t.B.defends("Quagmiela the Dragon")
    t.A.plays("War Party")
    t.settled("B", "ask-combat")


@card_test("1st/26")
def test_an_ally_that_came_to_daggerdale_with_its_champion_does_not_count(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl + War Party"])
    t.seat("B", formation={"A": "Daggerdale"}, pool=["Azhul + War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Daggerdale", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3)
    t.total("Azhul", 7)
    t.on("War Party", "T'kkyl")
    t.on("War Band", "Azhul")
    t.settled("A", "ask-combat")


@card_test("1st/129", rules=["combat.a.target-legal"])
def test_heroes_cannot_attack_the_bright_desert_and_only_that(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Hubadai", "Preserver"])
    t.seat("B", formation={"A": "The Bright Desert", "B": "Vaasa"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("attack", "The Bright Desert", "Hubadai", because="barred")
    t.A.can("attack", "Vaasa", "Hubadai")
    t.A.attacks("The Bright Desert", with_="Preserver")
    t.B.defends("Azhul")
    t.settled("B", "ask-combat")


@card_test("1st/131", rules=["combat.c.defender-choice"])
def test_heroes_cannot_defend_the_bone_march(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("B", formation={"A": "The Bone March"}, pool=["Herminard", "Preserver"], hand=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Bone March", with_="Azhul")
    t.B.cannot("defend", "Herminard", because="may-not-defend")
    t.B.cannot("defend", "T'kkyl", because="may-not-defend")
    t.B.defends("Preserver")
    t.settled("A", "ask-combat")


@card_test("1st/131", rules=["realm.power.when-attacked"])
def test_heroes_defend_the_neighbours_of_the_bone_march(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Vaasa", "B": "The Bone March"}, pool=["Herminard"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Herminard")
    t.settled("A", "ask-combat")


@card_test("1st/131")
def test_a_hero_of_the_bone_march_attacks(t: Table) -> None:
    t.seat("A", formation={"A": "The Bone March"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Herminard"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Herminard")
    t.settled("A", "ask-combat")


# -- cards in hand ----------------------------------------------------------------------------------------------------


@card_test("1st/28", rules=["turn.phase2.realm-choice"])
def test_the_haunted_hall_brings_a_card_when_it_is_played(t: Table) -> None:
    t.seat("A", hand=["Haunted Hall of Eveningstar"], draw=["Zadoc", "War Party"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("Haunted Hall of Eveningstar", at="A")
    t.zone("Haunted Hall of Eveningstar", "formation")
    t.zone("Zadoc", "hand")
    t.count("A", hand=1, draw=1)
    t.count("B", hand=0)
    t.settled("A", "ask-phase-2")


@card_test("1st/28", rules=["rebuild.cost", "rebuild.power-back"])
def test_the_haunted_hall_brings_a_card_when_it_is_rebuilt(t: Table) -> None:
    t.seat("A", formation={"A": "Haunted Hall of Eveningstar (razed)"}, hand=[4], draw=["Zadoc", "War Party"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.rebuilds("Haunted Hall of Eveningstar", paying=["filler#1", "filler#2", "filler#3"])
    t.standing("Haunted Hall of Eveningstar")
    t.zone("Zadoc", "hand")
    t.count("A", hand=2, draw=1, discard=3)
    t.settled("A", "ask-phase-2")


@card_test("1st/28")
def test_the_haunted_hall_brings_nothing_when_another_realm_comes_or_is_rebuilt(t: Table) -> None:
    t.seat("A", formation={"A": "Haunted Hall of Eveningstar", "B": "Sembia (razed)"}, hand=[4], draw=["Zadoc"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.rebuilds("Sembia", paying=["filler#1", "filler#2", "filler#3"])
    t.count("A", hand=1, draw=1)
    t.settled("A", "ask-phase-2")


@card_test("1st/123", rules=["turn.phase5.size-modifiers", "turn.phase5.discard-down", "setup.max-hand.55"])
def test_the_great_kingdom_lets_its_owner_keep_ten_cards(t: Table) -> None:
    t.seat("A", formation={"A": "The Great Kingdom"}, hand=[11])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=5, windows="pass")
    t.asked("A", "ask-phase-5")
    t.A.passes()
    t.asked("A", "ask-discard-down")
    t.A.chooses("filler#1")
    t.zone("filler#1", "discard")
    t.turn_of("B")
    t.count("A", hand=10)
    t.settled("B", "ask-phase-0")


@card_test("1st/123", rules=["raze.power-off", "turn.phase5.size-modifiers"])
def test_razed_it_lets_him_keep_eight_and_never_the_others_more(t: Table) -> None:
    t.seat("A", formation={"A": "The Great Kingdom (razed)"}, hand=[9])
    t.seat("B", formation={"A": "Vaasa"}, hand=[9])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.asked("A", "ask-discard-down")
    t.settled("A", "ask-discard-down")


@card_test("1st/123", rules=["turn.phase5.discard-down"])
def test_the_great_kingdom_serves_only_its_owner(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=[9])
    t.seat("B", formation={"A": "The Great Kingdom"})
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.settled("A", "ask-discard-down")


@card_family({"1st/224": (), "4th/28": ()}, rules=["turn.phase1.extra-draws", "setup.draw.55"], edition="1st")
def test_tyr_brings_its_owner_a_fourth_card(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": printing}, draw=["Zadoc", "War Party", "War Band", "Stug", "Wijon"])
    t.seat("B", formation={"A": "Vaasa"}, draw=["Sloth", "Gith", "Tiger", "Zurn", "Mikor"])
    t.begin(active="A", phase=1, windows="pass", taken=3)
    t.contents("A", "hand", ["Zadoc", "War Party", "War Band", "Stug"])
    t.A.passes(4)
    t.B.passes()
    t.contents("B", "hand", ["Sloth", "Gith", "Tiger"])
    t.settled("B", "ask-phase-2")


@card_test("1st/224", rules=["raze.power-off"])
def test_tyr_in_ruins_brings_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Tyr (razed)"}, draw=["Zadoc", "War Party", "War Band", "Stug", "Wijon"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=1, windows="pass", taken=3)
    t.contents("A", "hand", ["Zadoc", "War Party", "War Band"])
    t.settled("A", "ask-phase-2")


@card_test("1st/20", rules=["activation.list.realm", "battle.end.no-defence"])
def test_an_undefended_icewind_dale_takes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl + Flameblade"], draw=["Thugs"])
    t.seat("B", formation={"A": "Icewind Dale"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Icewind Dale", with_="T'kkyl")
    t.B.declines()
    t.razed("Icewind Dale")
    t.on("Flameblade", "T'kkyl")
    t.zone("T'kkyl", "pool")
    t.zone("Thugs", "hand")
    t.settled("A", "ask-spoils")


@card_test("1st/2", rules=["turn.phase2.realm-choice", "order.response-right"])
def test_menzoberranzan_comes_into_play_in_anybodys_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Dagrande"])
    t.seat("B", hand=["Menzoberranzan", "Raam"])
    t.begin(active="A", phase=3)
    t.A.plays("Dagrande")
    t.offered("Menzoberranzan")
    t.B.plays("Menzoberranzan", at="A")
    t.standing("Menzoberranzan")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-phase-3")
