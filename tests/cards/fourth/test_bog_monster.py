"""The Bog Monster: allies do nothing against it until four of them have been played."""

from __future__ import annotations

from sixrealms.language import ALLY, BEARER, FRIENDLY, Always, Is, Play, discard, every, gains
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

BOG = "4th/360"
RULES = ["combat.e.totals", "gloss.negate"]
#: Each of level 2 and without a power.
PLAIN = ("1st/182", "1st/183", "1st/184")
#: It makes the other side discard two cards as it is played; it discards the opponent's items as it joins.
SLOTH, GOLEM = "4th/230", "4th/235"
CASTER, STRIKE = "1st/163", "1st/357"


@card_test(BOG, SLOTH, GOLEM, rules=RULES)
def test_three_allies_count_for_nothing_and_do_nothing(t: Table) -> None:
    meet(t, "T'kkyl", f"{BOG} + 1st/206", [SLOTH, GOLEM, *PLAIN], their_hand=["1st/97"])
    for ally in (SLOTH, GOLEM, PLAIN[0]):
        t.A.plays(ally)
    t.total("T'kkyl", 3)
    t.zone("1st/97", "hand", of="B")
    t.on("1st/206", BOG)
    t.settled("A", "ask-combat")


@card_test(BOG, SLOTH, GOLEM, rules=RULES)
def test_the_fourth_makes_all_of_them_count_and_work(t: Table) -> None:
    meet(t, "T'kkyl", f"{BOG} + 1st/206", [SLOTH, GOLEM, *PLAIN], their_hand=["1st/97", "1st/103", "1st/91"])
    for ally in (SLOTH, GOLEM, PLAIN[0], PLAIN[1]):
        t.A.plays(ally)
    t.B.chooses("1st/97", "1st/103")
    t.zone("1st/206", "discard")
    t.total("T'kkyl", 3 + 8 + 5 + 2 + 2)
    t.settled("B", "ask-combat")


@card_test(BOG, SLOTH, rules=RULES)
def test_the_fourth_itself_works_once(t: Table) -> None:
    meet(t, "T'kkyl", BOG, [SLOTH, *PLAIN], their_hand=["1st/97", "1st/103", "1st/91"])
    for ally in (*PLAIN, SLOTH):
        t.A.plays(ally)
    t.B.chooses("1st/97", "1st/103")
    t.zone("1st/91", "hand", of="B")
    t.total("T'kkyl", 3 + 6 + 8)
    t.settled("B", "ask-combat")


@card_test(BOG, SLOTH, rules=RULES)
def test_a_fifth_makes_nothing_work_again(t: Table) -> None:
    with given("1st/206", Always(gains(Is(BEARER), 30))):
        meet(t, "T'kkyl", f"{BOG} + 1st/206", [SLOTH, *PLAIN, "War Band"], their_hand=["1st/97", "1st/103", "1st/91"])
        for ally in (SLOTH, *PLAIN):
            t.A.plays(ally)
        t.B.chooses("1st/97", "1st/103")
        t.A.plays("War Band")
        t.zone("1st/91", "hand", of="B")
        t.total("T'kkyl", 3 + 8 + 6 + 3)
        t.settled("A", "ask-combat")


@card_test(BOG, rules=["gloss.played-against"])
def test_allies_that_are_gone_have_been_played(t: Table) -> None:
    with given(STRIKE, Play(discard(every(ALLY & FRIENDLY)))):
        meet(t, CASTER, BOG, [*PLAIN, STRIKE, SLOTH], their_hand=["1st/97", "1st/103", "1st/91"])
        for ally in PLAIN:
            t.A.plays(ally)
        t.A.plays(STRIKE, by=CASTER)
        t.zone(PLAIN[0], "discard")
        t.A.plays(SLOTH)
        t.B.chooses("1st/97", "1st/103")
        t.total(CASTER, 5 + 8)
        goes_on(t, *PLAIN, "1st/91", STRIKE)


@card_test(BOG, SLOTH, rules=RULES)
def test_a_third_with_a_power_does_nothing_either(t: Table) -> None:
    meet(t, "T'kkyl", BOG, [SLOTH, *PLAIN], their_hand=["1st/97"])
    for ally in (PLAIN[0], PLAIN[1], SLOTH):
        t.A.plays(ally)
    t.zone("1st/97", "hand", of="B")
    t.total("T'kkyl", 3)
    t.settled("A", "ask-combat")


@card_test(BOG, "1st/219", rules=RULES)
def test_a_champion_called_as_an_ally_counts(t: Table) -> None:
    meet(t, "T'kkyl + 1st/219", BOG, pool=["Neeva"])
    t.A.uses("1st/219")
    t.on("Neeva", "T'kkyl")
    t.total("T'kkyl", 3 + 7)
    goes_on(t)


@card_test(BOG, SLOTH, rules=RULES)
def test_its_own_allies_count_and_work_and_do_so_once(t: Table) -> None:
    meet(t, BOG, "Borys", [SLOTH], their_hand=[*PLAIN, "War Band", "1st/103", "1st/91", "1st/96"])
    t.A.plays(SLOTH)
    t.B.chooses("1st/103", "1st/91")
    t.total(BOG, 8 + 8)
    for ally in (*PLAIN, "War Band"):
        t.B.plays(ally)
    t.zone("1st/96", "hand", of="B")
    t.total("Borys", 9 + 6 + 3)
    t.settled("A", "ask-combat")
