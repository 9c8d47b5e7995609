"""Events of 1st Edition that destroy, besiege and rebuild realms."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.table_talk import Table, card_test


@card_test("1st/99", rules=["counter.exception", "void.events", "cosmos.razed-blocks"])
def test_cataclysm_discards_one_realm_anywhere(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"], pool=["Sadira"])
    t.seat("B", formation={"A": "Waterdeep", "B": "Nyrond (razed)", "C": "Keoland + Castle Hart"}, pool=["Dagrande"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("Cataclysm!")
    t.offered("Sembia", "Waterdeep", "Nyrond", "Keoland")
    t.A.chooses("Nyrond")
    t.zone("Nyrond", "discard")
    t.zone("Cataclysm!", "void")
    t.settled("A", "ask-phase-5")


@card_test("1st/99", rules=["battle.end.realm-gone", "battle.end.realm-gone-return"])
def test_cataclysm_on_the_attacked_realm_in_combat_gives_the_attacker_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Cataclysm!"], draw=["Zadoc", 5])
    t.seat("B", formation={"A": "Waterdeep", "B": "Nyrond"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.total("Dagrande", 7)
    t.A.plays("Cataclysm!")
    t.A.chooses("Waterdeep")
    t.zone("Waterdeep", "discard")
    t.zone("Dagrande", "pool")
    t.zone("Gnomes of Samek", "pool")
    t.asked("A", "ask-spoils")
    t.A.keeps("Zadoc")
    t.settled("A", "ask-phase-4")


@card_test("1st/99", rules=["battle.combat-started"])
def test_cataclysm_before_a_defender_is_chosen_gives_no_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Waterdeep", "B": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Cataclysm!"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.plays("Cataclysm!")
    t.B.chooses("Waterdeep")
    t.zone("Waterdeep", "discard")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/107")
def test_safe_harbor_lets_every_player_rebuild_one_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia (razed)", "B": "Vaasa (razed)"}, hand=["Safe Harbor!"])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Keoland (razed)", "B": "Celene (razed)"}, hand=[3])
    t.seat("D", formation={"A": "Furyondy (razed)"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Safe Harbor!")
    t.offered("Sembia", "Vaasa")
    t.A.chooses("Vaasa")
    t.C.chooses("Keoland")
    t.asked("D")
    t.D.done()
    t.standing("Vaasa")
    t.standing("Keoland")
    t.razed("Sembia")
    t.razed("Celene")
    t.razed("Furyondy")
    t.count("C", hand=3)
    t.settled("A")


@card_test("1st/108", rules=["event.helpful.scope"])
def test_labor_of_legend_trades_a_champion_for_a_realm(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia (razed)", "B": "Vaasa", "C": "Celene (razed)", "D": "Keoland (razed)"},
        pool=["Dagrande + Flameblade", "Sadira", "Neeva"],
        hand=["Labor of Legend"],
    )
    t.seat("B", formation={"A": "Nyrond (razed)"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Labor of Legend")
    t.offered("Sembia", "Celene", "Keoland")
    t.A.chooses("Sembia")
    t.offered("Dagrande", "Sadira", "Neeva")
    t.A.chooses("Dagrande")
    t.standing("Sembia")
    t.zone("Dagrande", "discard")
    t.zone("Flameblade", "discard")
    t.settled("A")


@card_test("1st/108", rules=["power.condition-mandatory"])
def test_labor_of_legend_needs_a_champion_in_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia (razed)"}, hand=["Labor of Legend", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond (razed)"}, pool=["Gnomes of Samek"], hand=["Labor of Legend"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("play", "A:Labor of Legend", because="spell.target-required")
    t.settled("A")


@card_test("1st/108", rules=["pool.not-while-fighting"])
def test_labor_of_legend_is_not_for_a_champion_that_fights(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia (razed)"}, pool=["Dagrande"], hand=["Labor of Legend"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.cannot("play", "Labor of Legend", because="spell.target-required")
    t.changed("Dagrande", "Gnomes of Samek")
    t.settled("A", "ask-combat")


@card_test("1st/150", rules=["raze.holding-lost", "raze.face-down"])
def test_siege_razes_the_foremost_realm_of_everybody(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "Vaasa"}, hand=["Siege!"])
    t.seat("B", formation={"A": "Nyrond + Arms of Furyondy", "B": "Keoland"})
    t.seat("C", formation={"A": "Celene (razed)", "B": "Furyondy"})
    t.seat("D", formation={"B": "Perrenland"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Siege!")
    t.razed("Sembia")
    t.razed("Nyrond")
    t.zone("Arms of Furyondy", "discard")
    t.razed("Celene")
    t.zone("Siege!", "void")
    t.settled("A")


@card_test("1st/203", rules=["formation.gaps.first", "formation.no-sliding", "event.order"])
def test_siege_takes_a_realm_of_the_front_rank_and_the_gap_comes_first(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "Vaasa"}, hand=["Siege", "Calimshan"])
    t.seat("B", formation={"D": "Nyrond", "E": "Keoland (razed)", "F": "Perrenland (razed)"}, hand=["Celene"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("Siege")
    t.A.chooses("Sembia")
    t.offered("Nyrond", "Keoland", "Perrenland")
    t.B.chooses("Nyrond")
    t.zone("Sembia", "discard")
    t.zone("Nyrond", "discard")
    t.zone("Siege", "table")
    t.A.cannot("play", "Calimshan", "B", because="realm.play.not-over-active")
    t.A.plays("Calimshan", at="A")
    t.zone("Siege", "table")
    t.A.passes(4)
    t.B.passes()
    t.B.cannot("play", "Celene", "E", because="formation.gaps.first")
    t.B.cannot("play", "Celene", "F", because="formation.gaps.first")
    t.B.plays("Celene", at="A")
    t.zone("Siege", "void")
    drew(t, "B", 3)
    t.settled("B")


@card_test("1st/203")
def test_without_siege_the_next_realm_may_lie_over_a_razed_one(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "Vaasa (razed)"}, hand=["Siege", "Calimshan"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("Calimshan", at="B")
    t.zone("Vaasa", "discard")
    t.settled("A", "ask-phase-2")


@card_test("1st/90")
def test_airship_discards_two_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Airship", "Gith", "Powell"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Zadoc", "Tiger"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.plays("Gith")
    t.B.plays("Tiger")
    t.A.plays("Powell")
    t.B.plays("Zadoc")
    t.A.plays("Airship")
    t.offered("Gith", "Powell", "Tiger", "Zadoc")
    t.A.chooses("Zadoc")
    t.offered("Gith", "Powell", "Tiger")
    t.A.chooses("Tiger")
    t.zone("Zadoc", "discard")
    t.zone("Tiger", "discard")
    t.on("Gith", "Dagrande")
    t.on("Powell", "Dagrande")
    t.total("Gnomes of Samek", 4)
    t.changed("Dagrande")
    t.settled("B", "ask-combat")


@card_test("1st/90")
def test_with_two_allies_in_play_airship_never_takes_one_only(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Airship", "Gith"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("T'kkyl")
    t.B.plays("Zadoc")
    t.A.plays("Gith")
    t.A.plays("Airship")
    t.A.chooses("Zadoc")
    t.zone("Zadoc", "discard")
    t.zone("Gith", "discard")
    t.total("Dagrande", 4)
    t.changed("T'kkyl")
    t.settled("B", "ask-combat")


@card_test("1st/90", rules=["spell.target-required"])
def test_airship_takes_the_one_there_is_and_is_not_played_without_any(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Airship"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["Zadoc", "Airship [2nd/90]"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("T'kkyl")
    t.B.cannot("play", "Airship [2nd/90]", because="no-target")
    t.B.plays("Zadoc")
    t.A.plays("Airship")
    t.zone("Zadoc", "discard")
    t.changed("T'kkyl")
    t.settled("B", "ask-combat")
