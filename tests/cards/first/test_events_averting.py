"""Events of 1st Edition that avert the loss of a realm or holding."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("1st/288", rules=["event.helpful.scope", "battle.end.no-defence"])
def test_spirit_of_the_land_saves_a_dark_sun_realm_from_an_undefended_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nibenay", "B": "Tyr"}, hand=["Spirit of the land"])
    t.seat("C", formation={"A": "Nyrond"}, hand=["Spirit of the land"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.declines()
    t.offered("B:Spirit of the land")
    t.B.answers("B:Spirit of the land", by="Nibenay")
    t.standing("Nibenay")
    t.zone("B:Spirit of the land", "void")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/288", rules=["raze.holding-lost"])
def test_spirit_of_the_land_may_be_kept(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Tyr", "B": "Nyrond"}, hand=["Spirit of the land"])
    t.begin(active="A", phase=4)
    t.A.attacks("Tyr", with_="Dagrande")
    t.B.declines()
    t.asked("B", "ask-loss")
    t.B.passes()
    t.razed("Tyr")
    t.asked("B", "ask-anytime")
    t.B.passes()
    t.A.keeps("Thugs")
    t.B.passes()
    t.settled("A", "ask-phase-4")


@card_test("1st/288", rules=["rebuild.power-back"])
def test_spirit_of_the_land_restores_a_realm_just_razed_and_takes_the_spoils_away(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Spirit of the land"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.B.plays("Spirit of the land")
    t.standing("Nyrond")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/288", rules=["counter.exception"])
def test_spirit_of_the_land_saves_a_realm_or_holding_from_card_play(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nibenay", "B": "Nyrond"}, hand=["Spirit of the land"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Cataclysm!")
    t.A.chooses("Nibenay")
    t.B.answers("Spirit of the land")
    t.zone("Nibenay", "formation")
    t.zone("Cataclysm!", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/288", rules=["event.helpful.scope"])
def test_spirit_of_the_land_does_not_save_realms_of_other_worlds_or_players(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Siege!"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Spirit of the land"])
    t.seat("C", formation={"A": "Nibenay"})
    t.begin(active="A", phase=3)
    t.A.plays("Siege!")
    t.razed("Sembia")
    t.razed("Nyrond")
    t.changed("Nibenay")
    t.B.plays("Spirit of the land")
    t.standing("Nyrond")
    t.razed("Sembia")
    t.settled("A", "ask-phase-3")


@card_test("1st/288", "1st/150")
def test_spirit_of_the_land_helps_against_a_siege(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Siege!"])
    t.seat("B", formation={"A": "Tyr", "B": "Draj"}, hand=["Spirit of the land"])
    t.begin(active="A", phase=3)
    t.A.plays("Siege!")
    t.B.answers("Spirit of the land")
    t.standing("Tyr")
    t.razed("Sembia")
    t.settled("A", "ask-phase-3")


@card_test("1st/288")
def test_spirit_of_the_land_rebuilds_only_realms_of_its_player(t: Table) -> None:
    razed = {"A": "Sembia (razed)", "B": "Draj (razed)", "C": "Tyr", "D": "Vaasa (razed)"}
    t.seat("A", formation=razed, hand=["Spirit of the land"])
    t.seat("B", formation={"A": "Nyrond (razed)"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Spirit of the land")
    t.offered("Sembia", "Draj", "Vaasa")
    t.A.chooses("Sembia")
    t.standing("Sembia")
    t.razed("Draj")
    t.razed("Vaasa")
    t.settled("A", "ask-phase-3")


@card_test("1st/288", rules=["battle.end.realm-gone"])
def test_spirit_of_the_land_ends_the_battle_for_the_realm_it_saves(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Tyr", "B": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Spirit of the land"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Tyr", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.total("Dagrande", 4)
    t.A.plays("Cataclysm!")
    t.A.chooses("Tyr")
    t.B.answers("Spirit of the land", by="Tyr")
    t.standing("Tyr")
    t.zone("Dagrande", "pool")
    t.zone("Gnomes of Samek", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/288")
def test_spirit_of_the_land_saves_a_holding_and_another_battle_goes_on(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Crime Lord"])
    t.seat(
        "B",
        formation={"A": "Nyrond", "B": "Tyr + The Mud Palace", "C": "Celene + Castle Hart"},
        pool=["Gnomes of Samek"],
        hand=["Spirit of the land"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.total("Dagrande", 4)
    t.A.plays("Crime Lord")
    t.A.chooses("The Mud Palace")
    t.B.answers("Spirit of the land", by="The Mud Palace")
    t.on("The Mud Palace", "Tyr")
    t.zone("Crime Lord", "discard")
    t.zone("Dagrande", "battle")
    t.zone("Gnomes of Samek", "battle")
    t.settled("A", "ask-combat")


@card_test("1st/288")
def test_spirit_of_the_land_ends_the_battle_when_it_saves_the_holding_there(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Crime Lord"])
    t.seat("B", formation={"A": "Tyr + The Mud Palace"}, pool=["Gnomes of Samek"], hand=["Spirit of the land"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Tyr", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.total("Dagrande", 4)
    t.A.plays("Crime Lord")
    t.B.answers("Spirit of the land")
    t.on("The Mud Palace", "Tyr")
    t.zone("Crime Lord", "discard")
    t.zone("Dagrande", "pool")
    t.zone("Gnomes of Samek", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/288", "1st/224")
def test_spirit_of_the_land_saves_a_realm_that_has_lost_its_own_defence(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Tyr", "B": "Nyrond"}, hand=["Spirit of the land"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Tyr", with_="Neeva")
    t.B.defends("Tyr")
    t.B.passes()
    t.B.answers("Spirit of the land")
    t.standing("Tyr")
    t.zone("Neeva", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/288", "1st/224")
def test_a_realm_that_has_lost_its_own_defence_is_razed_if_nobody_saves_it(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Tyr", "B": "Nyrond"}, hand=["Spirit of the land"])
    t.begin(active="A", phase=4)
    t.A.attacks("Tyr", with_="Neeva")
    t.B.defends("Tyr")
    t.B.passes()
    t.B.passes()
    t.razed("Tyr")
    t.B.passes()
    t.A.keeps("Thugs")
    t.B.passes()
    t.settled("A", "ask-phase-4")
