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
    t.B.passes(5)
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
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Charge!")
    t.level("Dagrande", 7)
    t.level("Sadira", 7)
    t.level("Gnomes of Samek", 4)
    t.A.passes(3)
    t.B.passes(5)
    t.turn_of("A")
    t.level("Dagrande", 7)
    t.A.passes(3)
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.level("Dagrande", 10)
    t.B.passes()
    t.A.stops()
    t.A.passes(2)
    t.turn_of("B")
    t.level("Sadira", 4)
    t.zone("Charge!", "void")
    t.zone("Gnomes of Samek", "discard")
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
