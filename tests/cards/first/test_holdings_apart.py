"""Holdings of 1st Edition like no other: cards they bring, allies they count, poison or join, spells they cast."""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test

# -- Mulmaster ------------------------------------------------------------------------------------------------------


@card_family({"1st/33": (), "4th/73": ()}, rules=["realm.power.when-attacked", "spell.phase4-both"], edition="1st")
def test_every_spell_of_a_battle_at_mulmaster_brings_its_owner_a_card(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["Magic Missile", "War Party"])
    t.seat(
        "B",
        formation={"A": f"Rashemen + {printing}"},
        pool=["Mordenkainen"],
        hand=["Shield"],
        draw=["Stug", "Wijon", "Tiger"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="Sadira")
    t.contents("B", "hand", ["Shield", "Stug"])
    t.A.plays("War Party")
    t.contents("B", "hand", ["Shield", "Stug"])
    t.B.plays("Shield", by="Mordenkainen")
    t.contents("B", "hand", ["Stug", "Wijon"])
    t.count("A", hand=0)
    t.settled("B", "ask-combat")


@card_test("1st/33", "1st/346", rules=["dispel.timing"])
def test_a_dispelled_spell_has_been_played_and_so_has_the_dispelling_one(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["Magic Missile"])
    t.seat(
        "B",
        formation={"A": "Rashemen + Mulmaster"},
        pool=["Mordenkainen"],
        hand=["Dispel Magic [1st/346]"],
        draw=["Stug", "Wijon", "Tiger"],
    )
    t.begin(active="A", phase=4)
    t.A.attacks("Rashemen", with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="Sadira")
    t.B.answers("Dispel Magic", by="Mordenkainen")
    t.contents("B", "hand", ["Stug", "Wijon"])
    t.zone("Magic Missile", "discard")
    t.on("Dispel Magic", "Mordenkainen")
    t.settled("A", "ask-combat")


@card_test("1st/33", "1st/366", rules=["realm.power.when-attacked"])
def test_while_its_realm_is_not_attacked_mulmaster_sleeps(t: Table) -> None:
    t.seat(
        "A", formation={"A": "Rashemen + Mulmaster"}, pool=["Cleric of Gond"], hand=["Raise Dead"], discard=["Azhul"]
    )
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Raise Dead", by="Cleric of Gond")
    t.contents("A", "hand", ["Azhul"])
    t.zone("Raise Dead", "discard")
    t.settled("A", "ask-phase-3")


# -- Arms of Veluna ---------------------------------------------------------------------------------------------------


@card_test("1st/209", rules=["combat.h.winner-discards", "battle.end.attacker-defeated"])
def test_one_ally_of_a_successful_defence_comes_back(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], hand=["War Party", "Airship"])
    t.seat(
        "B",
        formation={"A": "Furyondy + Arms of Veluna"},
        pool=["Grypht the Saurial"],
        hand=["War Band", "Zadoc", "Elf Galleon", "Shield"],
        discard=["Wijon"],
        draw=["Thugs"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Neeva")
    t.B.defends("Grypht the Saurial")
    t.B.plays("War Band")
    t.A.plays("Airship")
    t.B.plays("Zadoc")
    t.B.plays("Shield", by="Grypht the Saurial")
    t.A.plays("War Party")
    t.B.plays("Elf Galleon")
    t.A.passes()
    t.asked("B", "ask-choose")
    t.offered("War Band", "Zadoc", "Elf Galleon")
    t.B.chooses("War Band")
    t.zone("War Band", "hand")
    for spent in ("Zadoc", "Elf Galleon", "Shield", "War Party", "Neeva"):
        t.zone(spent, "discard")
    t.zone("Airship", "void")
    t.zone("Grypht the Saurial", "pool")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


@card_test("1st/209", rules=["combat.h.loser-discards-all"])
def test_no_ally_of_a_lost_round_comes_back(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Furyondy + Arms of Veluna"}, pool=["Azhul"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Neeva")
    t.B.defends("Azhul")
    t.B.plays("Zadoc")
    t.B.passes()
    t.zone("Zadoc", "discard")
    t.zone("Azhul", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/209", rules=["realm.power.when-attacked"])
def test_no_ally_of_another_realm_comes_back(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat(
        "B",
        formation={"A": "Sembia", "B": "Furyondy + Arms of Veluna"},
        pool=["T'kkyl"],
        hand=["Zadoc"],
        draw=["Thugs"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Azhul")
    t.B.defends("T'kkyl")
    t.B.plays("Zadoc")
    t.A.passes()
    t.zone("Zadoc", "discard")
    t.zone("Azhul", "discard")
    t.zone("T'kkyl", "pool")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


@card_test("1st/209", rules=["combat.c.defender-choice"])
def test_an_ally_of_a_realm_that_defended_itself_comes_back(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Hold of the Sea Princes + Arms of Veluna"}, hand=["Kank Lancers"], draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Hold of the Sea Princes", with_="Azhul")
    t.B.defends("Hold of the Sea Princes")
    t.B.plays("Kank Lancers")
    t.A.passes()
    t.zone("Kank Lancers", "hand")
    t.zone("Azhul", "discard")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


# -- cards drawn ------------------------------------------------------------------------------------------------------


@card_family({"1st/228": (), "4th/91": ()}, rules=["turn.phase5.size-modifiers", "setup.max-hand.55"], edition="1st")
def test_the_mud_palace_lets_its_owner_keep_ten_cards(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": f"Raam + {printing}"}, hand=[11])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.asked("A", "ask-discard-down")
    t.A.chooses("filler#1")
    t.zone("filler#1", "discard")
    t.count("A", hand=10)
    t.settled("B", "ask-phase-0")


@card_test("1st/228", rules=["turn.phase5.discard-down"])
def test_the_mud_palace_of_another_is_no_help(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=[9])
    t.seat("B", formation={"A": "Raam + The Mud Palace"})
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.settled("A", "ask-discard-down")


@card_test("1st/229", rules=["activation.bringing-cards"])
def test_north_ledopolus_draws_one_card_into_the_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Rangers of the Hornwood"], hand=["War Party"])
    t.seat("B", formation={"A": "Raam + North Ledopolus"}, pool=["Tergoz Tenhammer"], draw=["Gladiators", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Rangers of the Hornwood")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("War Party")
    t.B.uses("North Ledopolus")
    t.asked("B", "ask-play-now")
    t.offered("Gladiators")
    t.B.plays("Gladiators")
    t.on("Gladiators", "Tergoz Tenhammer")
    t.count("B", hand=0, draw=1)
    t.settled("A", "ask-combat")


@card_test("1st/229", rules=["activation.bringing-cards"])
def test_what_cannot_be_played_into_the_combat_stays_in_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Raam + North Ledopolus"}, pool=["Tergoz Tenhammer"], draw=["Draj", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Neeva")
    t.B.defends("Tergoz Tenhammer")
    t.B.uses("North Ledopolus")
    t.contents("B", "hand", ["Draj"])
    t.asked("B", "ask-combat")
    t.B.cannot("use", "North Ledopolus", because="already-used")
    t.settled("B", "ask-combat")


@card_test("1st/229", rules=["realm.power.when-attacked"])
def test_north_ledopolus_draws_nothing_for_the_realm_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Vaasa", "B": "Raam + North Ledopolus"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Neeva")
    t.B.defends("Tergoz Tenhammer")
    t.B.cannot("use", "North Ledopolus", because="condition-not-met")
    t.settled("B", "ask-combat")


@card_test("1st/229")
def test_north_ledopolus_draws_once_a_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva", "Winged Horror"])
    t.seat(
        "B",
        formation={"A": "Raam + North Ledopolus"},
        pool=["Tergoz Tenhammer", "Cleric of Gond"],
        draw=["Draj", "Zadoc"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Neeva")
    t.B.defends("Tergoz Tenhammer")
    t.B.uses("North Ledopolus")
    t.B.passes()
    t.A.attacks("Raam", with_="Winged Horror")
    t.B.defends("Cleric of Gond")
    t.B.cannot("use", "North Ledopolus", because="already-used")
    t.zone("Tergoz Tenhammer", "discard")
    t.zone("Draj", "hand")
    t.zone("Neeva", "pool")
    t.settled("B", "ask-combat")


@card_family({"1st/242": (), "4th/95": ()}, rules=["spoils.play-out-of-time"], edition="1st")
def test_lost_oasis_brings_a_card_that_may_be_played_at_once(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("B", formation={"A": f"Raam + {printing}"}, draw=["Mul Savage", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Azhul")
    t.asked("B", "ask-use-power")
    t.B.says("yes")
    t.asked("B", "ask-play-now")
    t.B.plays("Mul Savage")
    t.B.defends("Mul Savage")
    t.count("B", hand=0, draw=1)
    t.settled("A", "ask-combat")


@card_test("1st/242")
def test_lost_oasis_brings_a_card_that_may_be_kept(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Raam + Lost Oasis"}, pool=["Herminard"], draw=["Mul Savage", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Azhul")
    t.B.says("yes")
    t.B.passes()
    t.B.defends("Herminard")
    t.contents("B", "hand", ["Mul Savage"])
    t.settled("A", "ask-combat")


@card_test("1st/242")
def test_lost_oasis_brings_nothing_to_whoever_declines_it(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Raam + Lost Oasis"}, pool=["Herminard"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Azhul")
    t.B.says("no")
    t.B.defends("Herminard")
    t.count("B", hand=0)
    t.settled("A", "ask-combat")


@card_test("1st/242", rules=["realm.power.when-attacked"])
def test_lost_oasis_brings_nothing_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Vaasa", "B": "Raam + Lost Oasis"}, pool=["Herminard"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Herminard")
    t.settled("A", "ask-combat")
