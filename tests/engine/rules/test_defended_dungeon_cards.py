"""A dungeon card whose defender has won: nobody attacks it again in the turn, whichever document speaks."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.engine.rules.gone import RULESETS
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
    if ruleset == "fourth-edition":
        t.A.cannot("attack", DUNGEON, other="1st/60", because=("one-attack", "dungeon-defender"))
        t.A.cannot("attack", "1st/115", other="1st/60", because=("one-attack", "dungeon-defender"))
    else:
        t.A.cannot("attack", DUNGEON, other="1st/60", because=("one-attack", "dungeon-defended"))
        t.A.cannot("attack", "1st/115", other="1st/60", because="one-attack")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(
    ("ruleset", "card", "realm"),
    [
        ("tournament", "dungeon-defended", ""),
        ("tournament-110", "dungeon-defended", ""),
        ("fourth-edition", "dungeon-defender", "dungeon-defender"),
    ],
)
@table_test(rules=["dungeon-card.attack.defended", "dungeon.attack.defended"])
def test_where_a_second_attack_is_allowed_it_does_not_meet_the_defended_card(
    t: Table, ruleset: str, card: str, realm: str
) -> None:
    """conflict.dungeon.defended-scope: the optional rules spare all that its player has; a third player is open."""
    options = {"dungeon-cards": "on"} if ruleset == "fourth-edition" else {}
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/79", "1st/60"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/76"], table=[DUNGEON], draw=["1st/64", 3])
    t.seat("C", formation={"A": "1st/9"}, table=["DU/8"], draw=[3])
    answers = {"attacks_per_turn": 2}
    t.begin(
        active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset], options=options,
        answers=answers, unenforced=True,
    )  # fmt: skip
    t.A.attacks(DUNGEON, with_="1st/79")
    t.B.defends("1st/76")
    t.A.passes()
    t.B.keeps("1st/64")
    t.zone("1st/79", "discard")
    t.zone("1st/64", "hand")
    t.A.cannot("attack", DUNGEON, other="1st/60", because=card)
    if realm:
        t.A.cannot("attack", "1st/115", other="1st/60", because=realm)
    else:
        t.A.can("attack", "1st/115", other="1st/60")
    t.A.can("attack", "DU/8", other="1st/60")
    t.A.can("attack", "1st/9", other="1st/60")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@table_test(rules=["dungeon-card.attack.defended", "dungeon.attack.defended"])
def test_in_the_next_turn_the_defended_card_is_attacked_again(t: Table, ruleset: str) -> None:
    options = {"dungeon-cards": "on"} if ruleset == "fourth-edition" else {}
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/79"], draw=[9])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/76"], table=[DUNGEON], draw=["1st/64", 9])
    t.seat("C", formation={"A": "1st/9"}, pool=["1st/60"], draw=[9])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, options=options, unenforced=True)
    t.A.attacks(DUNGEON, with_="1st/79")
    t.B.defends("1st/76")
    t.A.passes()
    t.B.keeps("1st/64")
    t.zone("1st/79", "discard")
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("C")
    t.C.passes(3)
    t.C.can("attack", DUNGEON, other="1st/60")
    t.C.can("attack", "1st/115", other="1st/60")
    drew(t, "B", 3)
    drew(t, "C", 3)
    t.settled("C", "ask-phase-4")
