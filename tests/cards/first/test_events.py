"""Events of 1st Edition: who gains, who suffers, for how long, and when they may be played."""

from __future__ import annotations

from tests.table_talk import Table, card_test



def drew(t: Table, seat: str, count: int) -> None:
    """These cards of a draw pile have been drawn in the meantime and are of no interest."""
    t.changed(*(f"{seat}:Thugs#{i}" for i in range(1, count + 1)))


# -- levels for a while -----------------------------------------------------------------------------------------------


@card_test("1st/91", rules=["event.duration-in-play", "event.immediate", "void.events"])
def test_bad_omens_weaken_everybody_until_the_players_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade"], hand=["Bad Omens", "War Party"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Sadira"], hand=["Gith"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Bad Omens")
    t.zone("Bad Omens", "table")
    t.level("Dagrande", 5)
    t.level("Sadira", 3)
    t.A.passes()
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Sadira")
    t.B.plays("Gith")
    t.level("Gith", 0)
    t.total("Sadira", 3)
    t.B.passes()
    t.A.stops()
    t.A.passes(2)
    t.level("Dagrande", 5)
    t.B.passes(5)
    t.turn_of("A")
    t.zone("Bad Omens", "void")
    t.level("Dagrande", 6)
    t.zone("Sadira", "discard")
    t.zone("Gith", "discard")
    drew(t, "B", 3)
    t.settled("A", "ask-phase-0")


@card_test("1st/92", rules=["event.helpful.scope", "event.duration-in-play"])
def test_fortunate_omens_help_only_allies_of_the_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Fortunate Omens", "War Party"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Gnomes of Samek"], hand=["Zadoc", "The Iron Legion"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Fortunate Omens")
    t.A.passes()
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.level("Dagrande", 7)
    t.A.plays("War Party")
    t.level("War Party", 7)
    t.B.plays("The Iron Legion")
    t.level("The Iron Legion", 3)
    t.B.passes()
    t.A.stops()
    t.A.passes(2)
    t.B.passes()
    t.zone("Fortunate Omens", "table")
    t.B.passes(4)
    t.turn_of("A")
    t.zone("Fortunate Omens", "void")
    t.changed("War Party", "Gnomes of Samek", "The Iron Legion")
    drew(t, "B", 3)
    t.settled("A")


@card_test("1st/92")
def test_fortunate_omens_last_through_the_turns_of_the_others(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["War Party"], table=[])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Tergoz Tenhammer"], hand=["Fortunate Omens", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.plays("Fortunate Omens")
    t.B.defends("Tergoz Tenhammer")
    t.B.plays("Zadoc")
    t.level("Zadoc", 5)
    t.A.plays("War Party")
    t.level("War Party", 4)
    t.settled("B", "ask-combat")


@card_test("1st/180", rules=["event.helpful.scope"])
def test_berserk_fury_strengthens_the_heroes_of_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Sadira"], hand=["Berserk Fury!"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Berserk Fury!")
    t.level("Dagrande", 9)
    t.level("Sadira", 4)
    t.level("Gnomes of Samek", 4)
    t.A.passes(3)
    t.level("Dagrande", 9)
    t.B.passes(5)
    t.level("Dagrande", 4)
    t.zone("Berserk Fury!", "void")
    drew(t, "B", 3)
    t.settled("A")


@card_test("1st/180")
def test_berserk_fury_in_anothers_turn_lasts_until_that_players_next_one(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"})
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Gnomes of Samek"], hand=["Berserk Fury!"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.B.plays("Berserk Fury!")
    t.level("Gnomes of Samek", 9)
    t.B.passes(5)
    t.turn_of("A")
    t.level("Gnomes of Samek", 4)
    drew(t, "B", 3)
    t.settled("A")


@card_test("1st/205", rules=["event.duration-in-play"])
def test_charge_lasts_to_the_end_of_the_players_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Sadira"], hand=["Charge!", "Gith"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Mul Savage"], hand=["War Party"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Charge!")
    t.level("Dagrande", 7)
    t.level("Sadira", 7)
    t.level("Mul Savage", 6)
    t.A.passes(3)
    t.B.passes(5)
    t.turn_of("A")
    t.level("Dagrande", 7)
    t.A.passes(3)
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Mul Savage")
    t.level("Dagrande", 10)
    t.B.plays("War Party")
    t.A.plays("Gith")
    t.level("Gith", 1)
    t.B.passes()
    t.A.stops()
    t.A.passes(2)
    t.turn_of("B")
    t.level("Sadira", 4)
    t.zone("Charge!", "void")
    t.zone("Mul Savage", "discard")
    t.changed("War Party")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("B")


@card_test("1st/205")
def test_charge_in_anothers_turn_ends_with_the_next_turn_of_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"})
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Gnomes of Samek"], hand=["Charge!"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.passes(3)
    t.B.plays("Charge!")
    t.B.passes(4)
    t.level("Gnomes of Samek", 7)
    t.B.passes()
    t.turn_of("A")
    t.level("Gnomes of Samek", 4)
    drew(t, "B", 3)
    t.settled("A")


@card_test("1st/101")
def test_surprise_raid_doubles_one_side_for_the_round(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande + Flameblade", "Sadira"],
        hand=["Surprise Raid", "War Party", "Orb of Doom", "Zadoc"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["The Iron Legion", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("play", "Surprise Raid", because="power.condition-mandatory")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("War Party")
    t.B.plays("Gith")
    t.total("Dagrande", 10)
    t.total("Tergoz Tenhammer", 9)
    t.B.plays("The Iron Legion")
    t.A.plays("Surprise Raid")
    t.level("Dagrande", 12)
    t.level("War Party", 8)
    t.total("Dagrande", 20)
    t.total("Tergoz Tenhammer", 12)
    t.level("Sadira", 4)
    t.zone("Surprise Raid", "void")
    t.B.passes()
    t.level("Dagrande", 6)
    t.zone("War Party", "discard")
    t.changed("Tergoz Tenhammer", "Gith", "The Iron Legion")
    t.settled("A", "ask-next-attacker")


@card_test("1st/101", rules=["activation.played-in-battle"])
def test_what_is_laid_down_after_the_raid_is_not_doubled_on_the_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Surprise Raid", "Orb of Doom", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tyrinon"], hand=["Armies of Bloodstone", "War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tyrinon")
    t.A.plays("Surprise Raid")
    t.total("Dagrande", 8)
    t.A.plays("Orb of Doom", on="Dagrande")
    t.level("Dagrande", 10)
    t.B.plays("War Party")
    t.A.plays("Zadoc")
    t.level("Zadoc", 4)
    t.total("Dagrande", 14)
    t.settled("B", "ask-combat")


# -- realms: destroyed, besieged, rebuilt -----------------------------------------------------------------------------


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
def test_airship_discards_up_to_two_allies(t: Table) -> None:
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
def test_airship_may_discard_one_ally_only(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Airship", "Gith"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("T'kkyl")
    t.B.plays("Zadoc")
    t.A.plays("Gith")
    t.A.plays("Airship")
    t.A.chooses("Zadoc")
    t.A.done()
    t.zone("Zadoc", "discard")
    t.on("Gith", "Dagrande")
    t.changed("Dagrande", "T'kkyl")
    t.settled("B", "ask-combat")


# -- discards and destruction -----------------------------------------------------------------------------------------


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
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Tergoz Tenhammer", "Winged Horror"], hand=["Water Hunters", "Gith"])
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
