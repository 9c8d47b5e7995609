"""Where no turn follows, there are no two turns to play the Caravan between (found by a stranger who had only the
documents).
"""

from __future__ import annotations

from tests.table_talk import Table, table_test


@table_test(rules=["deckout.game-end"])
def test_no_caravan_sets_out_when_a_pile_has_run_out(t: Table) -> None:
    """4E: the game ends as the player raps; there are no two turns to play it between."""
    t.seat("A", formation={"A": "Sembia", "B": "Cormyr"}, draw=[])
    t.seat("B", formation={"A": "Nyrond"}, hand=["The Caravan", "Cataclysm!"])
    t.begin(active="A", phase=5, ruleset="fourth-edition")
    t.A.passes()
    t.B.cannot("play", "The Caravan", because="condition-not-met")
    t.B.can("play", "Cataclysm!")
    t.B.passes()
    t.over("A")


@table_test(rules=["deckout.game-end", "deckout.reshuffle"])
def test_where_the_pile_is_made_anew_the_caravan_sets_out(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "Cormyr"}, draw=[], discard=["Gith"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["The Caravan"])
    t.begin(active="A", phase=5)
    t.A.passes()
    t.B.plays("The Caravan")
    t.zone("The Caravan", "void")
    t.turn_of("B")
    t.changed("Gith")
    t.settled("B", "ask-phase-0")


@table_test(rules=["victory.deckout.most-realms"], rotate="the number of the last turn hangs on who has had one")
def test_nor_after_the_last_turn_that_was_agreed_on(t: Table) -> None:
    """open.endless-game."""
    t.seat("A", formation={"A": "Sembia", "B": "Cormyr"})
    t.seat("B", formation={"A": "Nyrond"}, hand=["The Caravan", "Good Fortune"])
    t.begin(active="A", phase=5, turn=6, options={"turn-limit": "6"})
    t.A.passes()
    t.B.cannot("play", "The Caravan", because="condition-not-met")
    t.B.passes()
    t.over("A")
