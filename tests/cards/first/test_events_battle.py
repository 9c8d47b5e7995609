"""Events of 1st Edition about turns and battles."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.table_talk import Table, card_test


@card_test("1st/319", rules=["event.caravan-helpful", "calm.only-harmful"])
def test_the_caravan_gives_a_whole_turn_and_then_play_goes_on(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"})
    t.seat("B", formation={"A": "Nyrond"}, hand=["Calm"])
    t.seat("C", formation={"A": "Keoland"}, hand=["The Caravan", "Celene"])
    t.begin(active="A", phase=5)
    t.A.passes()
    t.C.plays("The Caravan")
    t.B.could_not_answer("Calm", because="calm.only-harmful")
    t.zone("The Caravan", "void")
    t.turn_of("C")
    t.C.passes()
    t.count("C", hand=4)
    t.C.plays("Celene", at="B")
    t.C.passes(4)
    t.turn_of("B")
    drew(t, "C", 3)
    t.settled("B", "ask-phase-0")


@card_test("1st/319")
def test_the_caravan_can_double_the_turn_of_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("play", "The Caravan", because="power.condition-mandatory")
    t.A.passes()
    t.A.cannot("play", "The Caravan", because="power.condition-mandatory")
    t.A.passes()
    t.A.plays("The Caravan")
    t.turn_of("A")
    t.phase(0)
    t.A.passes(5)
    t.turn_of("B")
    drew(t, "A", 3)
    t.settled("B")


@card_test("1st/319", rules=["event.first-turn.caravan"])
def test_the_caravan_waits_until_everybody_has_had_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan", "Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, taken={"A": 1, "B": 0})
    t.A.passes()
    t.A.cannot("play", "The Caravan", because="event.first-turn.caravan")
    t.settled("A", "ask-anytime")


@card_test("1st/319", rules=["event.first-turn.caravan"])
def test_the_caravan_is_free_after_the_first_turn_of_the_last_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="B", phase=5, taken=1, windows="pass")
    t.B.passes()
    t.A.plays("The Caravan")
    t.turn_of("A")
    t.A.passes(5)
    t.turn_of("A")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-0")


@card_test("1st/319", "1st/387", rules=["event.duration-in-play"])
def test_a_turn_of_the_caravan_ends_what_lasts_until_the_players_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan", "Faithful Hound"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("Faithful Hound")
    t.zone("Faithful Hound", "table")
    t.A.passes()
    t.A.plays("The Caravan")
    t.turn_of("A")
    t.zone("Faithful Hound", "void")
    t.settled("A", "ask-phase-0")


@card_test("1st/387", rules=["event.duration-in-play", "combat.i.unless-stated"])
def test_only_flyers_attack_while_the_hound_watches(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Neeva"], hand=["Faithful Hound"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Gnomes of Samek", "Hubadai"], hand=["Griffin"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.can("attack", "Nyrond", "Dagrande")
    t.A.plays("Faithful Hound")
    t.A.cannot("attack", "Nyrond", "Dagrande", because="move.earthwalker.reach")
    t.A.can("attack", "Nyrond", "Neeva")
    t.A.passes(2)
    t.B.passes(3)
    t.B.cannot("attack", "Sembia", "Gnomes of Samek", because="move.earthwalker.reach")
    t.B.can("attack", "Sembia", "Griffin")
    t.B.attacks("Sembia", with_="Hubadai")
    t.A.defends("Dagrande")
    t.B.passes()
    t.A.keeps("Thugs")
    t.B.passes(2)
    t.turn_of("A")
    t.zone("Faithful Hound", "void")
    t.A.passes(3)
    t.A.can("attack", "Nyrond", "Neeva")
    t.zone("Hubadai", "discard")
    t.changed("Dagrande")
    drew(t, "A", 4)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-4")


@card_test("1st/168", rules=["event.duration-in-play"])
def test_mutiny_stops_the_battle_without_a_victor_and_all_fighting(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade", "Neeva"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Gith", "Mutiny!"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("War Party")
    t.B.plays("Gith")
    t.B.plays("Mutiny!")
    t.zone("Dagrande", "pool")
    t.on("Flameblade", "Dagrande")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("War Party", "discard")
    t.zone("Gith", "discard")
    t.zone("Mutiny!", "table")
    t.asked("A", "ask-phase-4")
    t.A.passes(2)
    t.turn_of("B")
    t.zone("Mutiny!", "void")
    t.B.passes(3)
    t.B.can("attack", "Sembia", "Tergoz Tenhammer")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-4")


@card_test("1st/168")
def test_no_battle_begins_after_a_mutiny_until_its_player_is_on_turn_again(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Mutiny!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Griffin"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Mutiny!")
    t.A.passes()
    t.A.cannot("attack", "Nyrond", "Dagrande", because="card.power.definition")
    t.A.passes(2)
    t.B.passes(3)
    t.B.cannot("attack", "Sembia", "Griffin", because="card.power.definition")
    t.B.passes(2)
    t.A.passes(3)
    t.A.can("attack", "Nyrond", "Dagrande")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-4")


@card_test("1st/168", rules=["battle.end.attacker-defeated"])
def test_a_mutiny_does_not_undo_a_battle_that_is_lost(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Mutiny!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.total("Dagrande", 4)
    t.A.passes()
    t.A.plays("Mutiny!")
    t.zone("Dagrande", "discard")
    t.zone("Tergoz Tenhammer", "pool")
    t.B.keeps("Thugs")
    t.settled("A", "ask-phase-4")


@card_test("1st/277")
def test_silver_hands_bring_back_the_champions_killed_in_the_last_battle(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Neeva", "Dagrande"],
        hand=["Silver Hands", "War Party"],
        discard=["Azhul"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek + Flameblade", "Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("play", "Silver Hands", because="spell.target-required")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Gnomes of Samek")
    t.B.passes()
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.cannot("play", "Silver Hands", because="power.condition-mandatory")
    t.A.passes()
    t.zone("Gnomes of Samek", "discard")
    t.zone("Dagrande", "discard")
    t.B.keeps("Thugs")
    t.A.plays("Silver Hands")
    t.zone("Gnomes of Samek", "pool")
    t.zone("Flameblade", "discard")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/277", rules=["cosmos.unique-in-play"])
def test_silver_hands_forget_an_older_battle_and_leave_a_champion_that_is_in_play(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"], hand=["Silver Hands"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Dagrande", "Dagrande"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Gnomes of Samek")
    t.B.passes()
    t.A.stops()
    t.A.passes(2)
    t.B.passes(3)
    t.B.attacks("Sembia", with_="Dagrande")
    t.A.defends("Neeva")
    t.B.passes()
    t.A.keeps("Thugs")
    t.A.plays("Silver Hands")
    t.zone("B:Dagrande#1", "pool")
    t.zone("Gnomes of Samek", "discard")
    drew(t, "B", 3)
    t.changed("B:Dagrande#1")
    t.settled("B", "ask-phase-4")
