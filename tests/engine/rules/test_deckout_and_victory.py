"""Empty draw piles, and how games are won (ledger: deckout.*, victory.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.flow.game_end import end_by_count
from tests.engine.rules.starting import game
from tests.table_talk import Table, table_test


@table_test(rules=["deckout.reshuffle", "deckout.lost-draws", "deckout.excluded-zones", "limbo.not-discard-pile"])
def test_an_empty_pile_is_filled_when_the_running_turn_ends(t: Table) -> None:
    t.seat(
        "A", formation={"A": "1st/6"}, draw=["War Party"], discard=["1st/58", "1st/59"], abyss=["1st/100"],
        limbo=["1st/60 (2 turns)"], void=["1st/99"],
    )  # fmt: skip
    t.seat("B", formation={"A": "1st/9"}, hand=["1st/62"])
    t.begin(active="A", phase=1, windows="pass")
    t.count("A", hand=1, draw=0, discard=2)
    t.A.passes(times=4)
    t.turn_of("B")
    t.count("A", hand=1, draw=2, discard=0)
    t.zone("1st/100", "abyss")
    t.zone("1st/60", "limbo")
    t.zone("1st/99", "void")
    t.changed("1st/58", "1st/59", "War Party")
    t.settled("B")


@table_test(rules=["deckout.game-end", "victory.deckout.most-realms"])
def test_under_4e_the_game_ends_with_that_turn(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, draw=["War Party", "1st/58", "1st/59"], discard=["1st/182"])
    t.seat("B", formation={"A": "1st/9", "B": "1st/14"})
    t.begin(active="A", phase=1, windows="pass", ruleset="fourth-edition")
    t.count("A", hand=3, draw=0)
    t.A.passes(times=4)
    t.changed("War Party", "1st/58", "1st/59")
    t.over("B")


@pytest.mark.rule("victory.deckout.tie-razed", "victory.deckout.draw", "victory.deckout.most-realms")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ((3, 0, 0), (2, 4, 1), (0,)),  # unrazed realms first
        ((2, 1, 0), (2, 0, 2), (0,)),  # then razed ones
        ((2, 1, 0), (2, 1, 1), (1,)),  # then holdings
        ((2, 1, 1), (2, 1, 1), (0, 1)),  # else a draw
    ],
)
def test_counting_realms_at_the_end(
    mine: tuple[int, int, int], theirs: tuple[int, int, int], winners: tuple[int, ...]
) -> None:
    from sixrealms.engine import atoms

    s = game("fourth-edition", seed=1)
    holdings = iter(c for c in range(len(s.zone)) if s.kit.defs[s.defn[c]].type == "ally")
    for seat, (unrazed, razed, held) in enumerate((mine, theirs)):
        realms = [c for c in s.kit.decks[seat] if s.kit.defs[s.defn[c]].type == "realm"]
        for place in range(unrazed + razed):
            atoms.settle_in_formation(s, realms[place], seat, place)
            if place >= unrazed:
                atoms.raze(s, realms[place])
        for place in range(held):
            atoms.attach(s, next(holdings), realms[place])
    real = s.kit.defs
    # what hangs on the realms counts as holdings here: the types of the fillers are changed for the count
    types = [d.type for d in real]
    try:
        for d in real:
            if d.type == "ally":
                d.type = "holding"
        end_by_count(s, "deck-out")
    finally:
        for d, kind in zip(real, types, strict=True):
            d.type = kind
    assert s.result is not None
    assert s.result.winners == winners


SIX = {"A": "1st/6", "B": "1st/9", "C": "1st/14", "D": "1st/16", "E": "1st/22"}


@table_test(rules=["victory.six-realms", "general.variant.default", "victory.75-variants"])
def test_the_sixth_unrazed_realm_wins_at_once(t: Table) -> None:
    t.seat("A", formation=SIX, hand=["1st/24"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=2, windows="pass", size=75)
    t.A.plays("1st/24", at="F")
    t.zone("1st/24", "formation")
    t.over("A")


@table_test(rules=["victory.six-realms", "raze.still-in-play"])
def test_a_razed_realm_does_not_count(t: Table) -> None:
    t.seat("A", formation={**SIX, "A": "1st/6 (razed)"}, hand=["1st/24"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("1st/24", at="F")
    t.zone("1st/24", "formation")
    t.settled("A")


@table_test(rules=["victory.110-ten-realms", "general.variant.default"])
def test_110_cards_need_ten_realms(t: Table) -> None:
    t.seat("A", formation=SIX, hand=["1st/24"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=2, windows="pass", size=110)
    t.A.plays("1st/24", at="F")
    t.zone("1st/24", "formation")
    t.settled("A")


@table_test(rules=["victory.110-ten-realms"])
def test_but_six_under_the_rules_of_2013(t: Table) -> None:
    t.seat("A", formation=SIX, hand=["1st/24"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=2, windows="pass", size=110, ruleset="tournament-110")
    t.A.plays("1st/24", at="F")
    t.zone("1st/24", "formation")
    t.over("A")


@table_test(rules=["victory.110-ten-realms"])
def test_the_tenth_wins(t: Table) -> None:
    nine = dict(zip("ABCDEFGHI", ("6", "9", "14", "16", "22", "24", "30", "117", "118"), strict=True))
    t.seat("A", formation={place: f"1st/{number}" for place, number in nine.items()}, hand=["1st/120"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=2, windows="pass", size=110)
    t.A.plays("1st/120", at="J")
    t.zone("1st/120", "formation")
    t.over("A")


@pytest.mark.rule("general.piles.separate")
def test_piles_hold_only_their_owners_cards() -> None:
    from random import Random

    from sixrealms.engine.run import advance

    s, chance = game(players=3, seed=4), Random(4)
    for _ in range(400):
        if s.pending is None:
            break
        advance(s, chance.choice(s.pending.options))
        for seat in range(3):
            for zone in (z.DRAW, z.DISCARD, z.ABYSS, z.VOID):
                assert all(s.owner[card] == seat for card in s.listed(seat, zone))
