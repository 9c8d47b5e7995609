"""Goals reached and lost at the same moment, and piles that run out at odd times (victory.*, deckout.*)."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.table_talk import Table, table_test

FIVE = {"A": "1st/6", "B": "1st/9", "C": "1st/14", "D": "1st/16", "E": "1st/22"}


@table_test(rules=["victory.six-realms"], edition="1st")
def test_the_sixth_realm_destroyed_in_answer_does_not_win(t: Table) -> None:
    """open.victory-timing: after the effect and its responses."""
    t.seat("A", formation=FIVE, hand=["1st/24"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Cataclysm!"])
    t.begin(active="A", phase=2)
    t.A.plays("1st/24", at="F")
    t.B.plays("Cataclysm!")
    t.B.chooses("1st/24")
    t.zone("1st/24", "discard")
    t.changed("Cataclysm!")
    t.settled("A")


@table_test(rules=["victory.six-realms"], edition="1st")
def test_the_sixth_realm_saved_by_calm_wins(t: Table) -> None:
    t.seat("A", formation=FIVE, hand=["1st/24", "Calm"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Cataclysm!"])
    t.begin(active="A", phase=2)
    t.A.plays("1st/24", at="F")
    t.B.plays("Cataclysm!")
    t.B.chooses("1st/24")
    t.A.answers("Calm")
    t.changed("Cataclysm!", "Calm", "1st/24")
    t.over("A")


@table_test(rules=["victory.six-realms", "rebuild.cost"], edition="1st")
def test_a_rebuilt_sixth_realm_wins(t: Table) -> None:
    t.seat("A", formation={**FIVE, "F": "1st/24 (razed)"}, hand=["War Party", "Zadoc", "Gith", "Thugs"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Siege!"])
    t.begin(active="A", phase=2)
    t.A.rebuilds("1st/24", paying=["War Party", "Zadoc", "Gith"])
    t.standing("1st/24")
    t.asked("B", "ask-anytime")
    t.B.passes()
    t.over("A")


@table_test(rules=["victory.six-realms", "spoils.play-out-of-time"], edition="1st")
def test_a_sixth_realm_played_as_spoils_wins_in_anothers_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat(
        "B",
        formation={"A": "1st/9", "B": "1st/120", "C": "1st/14", "D": "1st/16", "E": "1st/22"},
        pool=["Elminster the Mage"],
        draw=["1st/24", 4],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/9", with_="Dagrande")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.asked("B", "ask-spoils")
    t.B.plays("1st/24", at="F")
    t.zone("1st/24", "formation")
    t.zone("Dagrande", "discard")
    t.changed("Elminster the Mage")
    t.over("B")


@table_test(rules=["victory.six-realms"], edition="1st")
def test_an_event_that_rebuilds_for_everybody_lets_the_active_player_win(t: Table) -> None:
    """open.victory-simultaneous: the active player, else the next clockwise."""
    mine = {"A": "1st/6", "B": "1st/9", "C": "1st/14", "D": "1st/16", "E": "1st/22", "F": "1st/24 (razed)"}
    theirs = {"A": "1st/117", "B": "1st/118", "C": "1st/120", "D": "1st/122", "E": "1st/126", "F": "1st/127 (razed)"}
    t.seat("A", formation={"A": "1st/4"})
    t.seat("B", formation=mine, hand=["Safe Harbor!"])
    t.seat("C", formation=theirs)
    t.begin(active="A", phase=5)
    t.A.passes()
    t.B.plays("Safe Harbor!")
    t.B.chooses("1st/24")
    t.C.chooses("1st/127")
    t.changed("Safe Harbor!", "1st/24", "1st/127")
    t.over("B")


@table_test(rules=["deckout.reshuffle", "spoils.source", "pool.entry-times"], edition="1st")
def test_the_last_card_taken_as_spoils_and_played(t: Table) -> None:
    """The pile ran out in the turn of another: it is made anew when that turn ends."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Elminster the Mage"], draw=["Azhul"], discard=["Zadoc", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.B.plays("Azhul")
    t.zone("Azhul", "pool")
    t.count("B", draw=0, discard=2)
    t.zone("Dagrande", "discard")
    t.A.passes(2)
    t.turn_of("B")
    t.count("B", draw=2, discard=0)
    t.changed("Zadoc", "Gith", "Elminster the Mage")
    t.settled("B")


@table_test(rules=["deckout.lost-draws", "spoils.source"], edition="1st")
def test_no_spoils_from_an_empty_pile(t: Table) -> None:
    """open.spoils-empty-pile."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=[], discard=["Zadoc", "Gith"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.count("A", hand=0, draw=0, discard=2)
    t.zone("Dagrande", "pool")
    t.A.passes(2)
    t.count("A", hand=0, draw=2, discard=0)
    t.changed("Zadoc", "Gith")
    t.settled("B")


@table_test(rules=["deckout.lost-draws", "deckout.reshuffle"], edition="1st")
def test_a_pile_of_two_gives_two_and_the_rest_is_lost(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Good Fortune"], draw=[4], discard=[3])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=1, windows="pass")
    t.count("A", hand=4, draw=1)
    t.A.plays("Good Fortune")
    t.count("A", hand=4, draw=0, discard=3)
    t.A.passes(4)
    t.turn_of("B")
    t.count("A", hand=4, draw=3, discard=0)
    t.changed("Good Fortune", *(f"A:Thugs#{i}" for i in range(1, 8)))
    t.settled("B")


@table_test(rules=["deckout.reshuffle"], edition="1st")
def test_nothing_to_reshuffle_is_tried_again_later(t: Table) -> None:
    """open.reshuffle-nothing."""
    t.seat("A", formation={"A": "Sembia"}, draw=[], hand=[2], pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Enslaved!"], draw=[9])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.turn_of("B")
    t.count("A", draw=0, discard=0)
    t.B.passes()
    t.B.plays("Enslaved!")
    t.A.chooses("Dagrande")
    t.zone("Dagrande", "discard")
    t.B.passes(4)
    t.turn_of("A")
    t.count("A", draw=1, discard=0)
    drew(t, "B", 3)
    t.changed("Enslaved!", "Dagrande")
    t.settled("A")


@table_test(rules=["deckout.game-end", "victory.six-realms"], edition="1st")
def test_a_sixth_realm_in_the_last_turn_wins_at_once(t: Table) -> None:
    """open.deckout-goal-race."""
    t.seat("A", formation=FIVE, hand=["1st/24"], draw=[3])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=1, windows="pass", ruleset="fourth-edition")
    t.count("A", draw=0)
    t.A.plays("1st/24", at="F")
    t.zone("1st/24", "formation")
    drew(t, "A", 3)
    t.over("A")


@table_test(rules=["deckout.game-end"], edition="1st")
def test_a_pile_run_out_in_anothers_turn_ends_the_game_with_it(t: Table) -> None:
    """open.deckout-foreign-turn."""
    t.seat("A", formation={"A": "Sembia", "B": "Vaasa"})
    t.seat("B", formation={"A": "Nyrond"}, draw=[5], hand=["Good Fortune"])
    t.begin(active="A", phase=3, windows="ask", ruleset="fourth-edition")
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.B.plays("Good Fortune")
    t.count("B", draw=0, hand=5)
    t.changed("Good Fortune")
    drew(t, "B", 5)
    t.over("A")


@table_test(rules=["deckout.game-end", "named.kalidnay.extra-turn"], edition="1st")
def test_an_extra_turn_does_not_outlive_the_last_turn(t: Table) -> None:
    t.seat("A", formation={"A": "AR/92", "B": "Sembia"}, draw=[3])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"})
    t.begin(active="A", phase=1, windows="pass", ruleset="fourth-edition")
    t.A.passes(3)
    t.A.uses("AR/92")
    t.A.passes()
    t.razed("AR/92")
    drew(t, "A", 3)
    t.over("B")


@table_test(rules=["deckout.reshuffle", "event.reshuffle-excluded"], edition="1st")
def test_the_pile_is_made_anew_before_an_extra_turn(t: Table) -> None:
    """End of the current turn, whoever's turn follows."""
    t.seat("A", formation={"A": "AR/92", "B": "Sembia"}, draw=[3], discard=[5])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=1, windows="pass")
    t.A.passes(3)
    t.A.uses("AR/92")
    t.A.passes()
    t.turn_of("A")
    t.count("A", hand=3, draw=5, discard=0)
    t.A.passes()
    t.count("A", hand=6, draw=2)
    t.razed("AR/92")
    t.changed(*(f"A:Thugs#{i}" for i in range(1, 9)))
    t.settled("A")
