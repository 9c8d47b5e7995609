"""A dungeon card whose defender has won: nobody attacks it again in the turn, whichever document speaks."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, table_test

DUNGEON = "DU/24"


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@table_test(rules=["dungeon-card.attack.defended", "dungeon.attack.defended"])
def test_after_a_beaten_attacker_there_is_no_further_round_over_the_card(t: Table, ruleset: str) -> None:
    """The optional rules bar the defender from further combat, the tournament rules the card; either way it is over."""
    options = {"dungeon-cards": "on"} if ruleset == "fourth-edition" else {}
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/79", "1st/60"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/76"], table=[DUNGEON], draw=["1st/64", 3])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, options=options, unenforced=True)
    t.A.can("attack", DUNGEON, other="1st/60")
    t.A.attacks(DUNGEON, with_="1st/79")
    t.B.defends("1st/76")
    t.A.passes()
    t.B.keeps("1st/64")
    t.zone("1st/79", "discard")
    t.zone("1st/64", "hand")
    t.zone(DUNGEON, "table")
    t.A.cannot("attack", DUNGEON, other="1st/60", because="one-attack")
    t.A.cannot("attack", "1st/115", other="1st/60", because="one-attack")
    t.settled("A", "ask-phase-4")
