"""Champions that have to come forward first: the king of a ward, and one the immortals are wroth with."""

from __future__ import annotations

from sixrealms.language import CHAMPION, OPPONENT, TARGET, AutoDefeat, Play, Target, The, When, discard, one
from tests.cards.meeting import CRISTYNE
from tests.made_up import given
from tests.table_talk import Table, card_test

WEAK, STRONG = "1st/52", "1st/284"
KILLS = When("activate", AutoDefeat(OPPONENT))


def _phase_3(t: Table, event: str, mine: list[str], theirs: list[str], their_hand: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=mine, hand=[event])
    t.seat("B", formation={"A": CRISTYNE}, pool=theirs, hand=their_hand)
    t.begin(active="A", phase=3, windows="pass", unenforced=True)


@card_test("4th/157", rules=["combat.c.defender-choice", "combat.one-round-per-champion"])
def test_wrath_makes_a_defender_weak_and_the_first(t: Table) -> None:
    with given("1st/194", KILLS):
        _phase_3(t, "4th/157", ["1st/60", STRONG], ["1st/194 + 1st/94", "1st/62"], ["1st/265"])
        t.A.plays("4th/157")
        t.A.chooses("1st/194")
        t.A.passes()
        t.A.attacks(CRISTYNE, with_="1st/60")
        t.offered("1st/194")
        t.B.cannot("defend", "1st/265", because="another-first")
        t.B.cannot("defend", "1st/62", because="another-first")
        t.B.defends("1st/194")
        t.total("1st/194", 4)
        t.base("1st/194", 1)
        t.zone("1st/60", "battle")
        t.B.passes()
        t.A.attacks(CRISTYNE, with_=STRONG)
        t.offered("1st/62", "1st/265")
        t.changed("4th/157", "1st/194", "1st/94", "1st/60")
        t.settled("B", "ask-defend")


@card_test("4th/157", rules=["battle.end.no-defence"])
def test_nobody_has_to_defend(t: Table) -> None:
    _phase_3(t, "4th/157", ["1st/60"], ["1st/194", "1st/62"], [])
    t.A.plays("4th/157")
    t.A.chooses("1st/194")
    t.A.passes()
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.B.declines()
    t.razed(CRISTYNE)
    t.changed("4th/157", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/157", rules=["combat.b.attacker-choice", "formation.protection"])
def test_and_an_attacker_where_it_can_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK, "1st/177", STRONG], hand=["4th/157"])
    t.seat("B", formation={"A": CRISTYNE, "B": "1st/30"}, pool=["1st/62"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/157")
    t.A.chooses(WEAK)
    t.A.passes()
    t.A.cannot("attack", CRISTYNE, other="1st/177", because="another-first")
    t.A.cannot("attack", CRISTYNE, other=STRONG, because="another-first")
    t.A.can("attack", CRISTYNE, other=WEAK)
    t.A.can("attack", "1st/30", other="1st/177")
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.total(WEAK, 1)
    t.changed("4th/157")
    t.settled("B", "ask-defend")


@card_test("4th/410", rules=["combat.c.defender-choice", "combat.h.loser-discards-all"])
def test_every_player_has_a_king(t: Table) -> None:
    _phase_3(t, "4th/410", ["1st/268", STRONG, "1st/60"], ["1st/265", "1st/194", "1st/62"], ["NO/94"])
    t.A.plays("4th/410", by="1st/268")
    t.offered("1st/268", STRONG, "1st/60")
    t.A.chooses("1st/60")
    t.offered("1st/265", "1st/194", "1st/62")
    t.B.chooses("1st/265")
    t.zone("4th/410", "table")
    t.A.passes()
    t.A.cannot("attack", CRISTYNE, other=STRONG, because="another-first")
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.offered("1st/265")
    t.B.defends("1st/265")
    t.B.passes()
    t.zone("1st/265", "discard")
    t.zone("1st/194", "discard")
    t.zone("1st/62", "pool")
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.offered("1st/62")
    t.changed("1st/60")
    t.settled("B", "ask-defend")


@card_test("4th/410", rules=["immunity.always-active"])
def test_kings_are_immune_to_harmful_events_until_the_players_next_turn_is_over(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268", STRONG, "1st/60"], hand=["4th/410", "4th/157"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["1st/265", "1st/194"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/410", by="1st/268")
    t.A.chooses("1st/60")
    t.B.chooses("1st/265")
    t.A.plays("4th/157")
    t.offered("1st/268", STRONG, "1st/194")
    t.A.chooses("1st/194")
    t.settled("A")


@card_test("4th/410", rules=["once.phase3"])
def test_only_a_kings_defeat_costs_another_and_its_own_player(t: Table) -> None:
    mine = ["3rd/266 + 1st/94", "1st/63", "1st/306"]
    theirs = ["1st/268 + 1st/97", "1st/270", "1st/265", "1st/62", "1st/194"]
    _phase_3(t, "4th/410", mine, theirs, [])
    t.A.plays("4th/410", by="1st/63")
    t.offered("3rd/266", "1st/63", "1st/306")
    t.A.chooses("3rd/266")
    t.offered("1st/268", "1st/270", "1st/265", "1st/62", "1st/194")
    t.B.chooses("1st/268")
    t.A.passes()
    t.A.attacks(CRISTYNE, with_="3rd/266")
    t.B.defends("1st/268")
    t.B.passes()
    t.zone("1st/194", "discard")
    t.A.attacks(CRISTYNE, with_="3rd/266")
    t.B.defends("1st/265")
    t.B.passes()
    t.zone("1st/62", "pool")
    t.zone("1st/306", "pool")
    t.changed("4th/410", "1st/268", "1st/97", "1st/265", "3rd/266", "1st/94")
    t.settled("A", "ask-next-attacker")


@card_test("4th/410", rules=["discard.implies-defeat"])
def test_a_king_that_goes_home_is_not_the_one_that_remains(t: Table) -> None:
    _phase_3(t, "4th/410", [f"{STRONG} + 1st/94", "1st/63"], ["4th/333", "1st/62", "1st/260", "1st/270"], [])
    t.A.plays("4th/410", by="1st/63")
    t.A.chooses(STRONG)
    t.B.chooses("4th/333")
    t.A.passes()
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.defends("4th/333")
    t.B.passes()
    t.B.says("yes")
    t.zone("4th/333", "pool")
    t.offered("1st/62", "1st/260")
    t.A.chooses("1st/260")
    t.zone("1st/260", "discard")
    t.zone("1st/62", "pool")
    t.changed("4th/410", STRONG, "1st/94")
    t.settled("A", "ask-next-attacker")


@card_test("4th/410", rules=["calm.only-harmful"])
def test_a_king_is_not_immune_to_other_events(t: Table) -> None:
    with given("NO/92", Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/63", "1st/60"], hand=["4th/410", "NO/92"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["1st/265"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/410", by="1st/63")
        t.A.chooses("1st/60")
        t.B.chooses("1st/265")
        t.A.plays("NO/92")
        t.offered("1st/63", "1st/60", "1st/265")
        t.A.chooses("1st/265")
        t.zone("1st/265", "discard")
        t.changed("4th/410", "NO/92")
        t.settled("A", "ask-phase-3")


@card_test("4th/410", rules=["event.duration-in-play"])
def test_kings_reign_until_the_next_turn_of_its_player_is_over(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/63", STRONG], hand=["4th/410"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["1st/265", "1st/194"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/410", by="1st/63")
    t.A.chooses("1st/63")
    t.B.chooses("1st/265")
    t.A.passes(3)
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", other="1st/194", because="another-first")
    t.B.passes(2)
    t.zone("4th/410", "table")
    t.A.passes(3)
    t.A.cannot("attack", CRISTYNE, other=STRONG, because="another-first")
    t.A.passes(2)
    t.zone("4th/410", "discard")
    t.B.passes(3)
    t.B.can("attack", "Rashemen", other="1st/194")
    t.changed("A:filler#1", "A:filler#2", "A:filler#3", "B:filler#1", *(f"B:filler#{n}" for n in range(2, 7)))
    t.settled("B", "ask-phase-4")
