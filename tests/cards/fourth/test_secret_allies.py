"""Allies laid face down under a champion in combat: Skulk, Covert Aid."""

from __future__ import annotations

from functools import partial

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    ALLY,
    OPPOSING,
    Destroy,
    Named,
    discard,
    every,
    gains,
)
from tests.cards.covered import lies_covered, lies_open
from tests.cards.meeting import CRISTYNE, goes_on
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")


# -- allies laid face down --------------------------------------------------------------------------------------------


def _skulk(t: Table, *hand: str, theirs: str = "Borys", their_hand: tuple[str, ...] = ()) -> None:
    """A attacks with Azhul (4) and Skulk (1)."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + NO/179"], hand=list(hand))
    t.seat("B", formation={"A": CRISTYNE}, pool=[theirs], hand=list(their_hand))
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends(theirs.partition(" + ")[0])


@card_test("NO/179", rules=["combat.e.totals"])
def test_a_secret_ally_counts_once_both_have_passed(t: Table) -> None:
    _skulk(t, "Gladiators", "Magic Sword", their_hand=("Gith",))
    t.A.uses("NO/179")
    t.on("Gladiators", "Azhul")
    lies_covered(t, "A", "Gladiators")
    t.total("Azhul", 5)
    t.A.passes()
    t.asked("B", "ask-combat-covered")
    lies_covered(t, "A", "Gladiators")
    t.B.passes()
    t.zone("Borys", "discard")
    t.zone("Azhul", "pool")
    t.zone("Gladiators", "discard")
    t.zone("NO/179", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("NO/179")
def test_who_is_behind_for_all_to_see_may_go_on_after_the_other_has_passed(t: Table) -> None:
    _skulk(t, "Gladiators", "War Party", their_hand=("Gith", "Hell Hound", "Myrmidons"))
    t.A.uses("NO/179")
    t.A.chooses("Gladiators")
    t.A.passes()
    t.B.plays("Hell Hound")
    t.total("Borys", 14)
    t.asked("A", "ask-combat")
    t.A.uses("NO/179")
    t.on("War Party", "Azhul")
    t.A.passes()
    t.B.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "Gladiators", "War Party", "NO/179", "Hell Hound")
    t.settled("A", "ask-next-attacker")


@card_test("NO/179")
def test_a_secret_ally_may_be_too_little(t: Table) -> None:
    _skulk(t, "War Party")
    t.A.uses("NO/179")
    t.A.passes()
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("War Party", "discard")
    t.changed("Borys", "NO/179", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("NO/179", rules=["gloss.hand"])
def test_nothing_reaches_or_feels_a_secret_ally(t: Table) -> None:
    with given("1st/190", Always(gains(ALLY & OPPOSING, -3))), given("1st/380", Play(discard(every(ALLY)))):
        _skulk(t, "1st/190", theirs="Borys + Gith", their_hand=("1st/380", "1st/257"))
        t.A.uses("NO/179")
        t.level("Gith", 1)
        t.A.passes()
        t.B.plays("1st/380")
        t.zone("Gith", "discard")
        t.zone("NO/179", "discard")
        lies_covered(t, "A", "1st/190")
        t.A.passes()
        t.B.plays("1st/257")
        t.level("1st/257", 9)
        t.A.passes()
        t.B.passes()
        t.zone("Azhul", "discard")
        t.zone("1st/190", "discard")
        t.changed("Borys", "1st/380", "1st/257", "B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("NO/179", rules=["move.allies.protected"])
def test_who_could_not_come_cannot_be_laid_either(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + NO/179"], hand=["Gladiators", "Pteranadon"])
    t.seat("B", formation={"A": "Nyrond", "B": CRISTYNE, "C": "Sembia", "D": "Draj"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Draj", with_="Neeva")
    t.B.defends("Borys")
    t.A.uses("NO/179")
    t.on("Pteranadon", "Neeva")
    t.zone("Gladiators", "hand")
    t.A.cannot("use", "NO/179", because="no-effect")
    goes_on(t)


@card_test("NO/179")
def test_whose_allies_lie_face_down_may_go_on_when_the_other_side_is_done(t: Table) -> None:
    _skulk(t, "War Party", "Gladiators", "Hell Hound", their_hand=("Gith",))
    t.A.uses("NO/179")
    t.A.chooses("War Party")
    t.A.plays("Gladiators")
    t.asked("B", "ask-combat")
    t.B.passes()
    t.asked("A", "ask-combat-covered")
    t.A.plays("Hell Hound")
    t.asked("B", "ask-combat")
    t.B.passes()
    t.A.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "War Party", "Gladiators", "Hell Hound", "NO/179")
    t.settled("A", "ask-next-attacker")


@card_test("NO/179", rules=["power.combat-only-when-involved"])
def test_a_skulk_that_does_not_fight_lays_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Neeva + NO/179"], hand=["Gladiators"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends("Borys")
    t.A.cannot("use", "NO/179", because="not-fighting")
    goes_on(t)


@card_test("NO/179")
def test_the_skulk_needs_an_ally_in_hand(t: Table) -> None:
    _skulk(t, "Magic Sword")
    t.A.cannot("use", "NO/179", because="no-effect")
    goes_on(t)


@card_test("NO/179", rules=["combat.h.loser-discards-all"])
def test_if_their_champion_falls_secret_allies_fall_with_it(t: Table) -> None:
    with given("1st/380", Play(Destroy(every(Named("Azhul"))))):
        _skulk(t, "Gladiators", their_hand=("1st/380",))
        t.A.uses("NO/179")
        t.A.passes()
        t.B.plays("1st/380")
        t.zone("Azhul", "discard")
        t.zone("Gladiators", "discard")
        lies_open(t, "Gladiators")
        t.changed("Borys", "NO/179", "1st/380", "B:filler#1")
        t.settled("B", "ask-spoils")


# -- Covert Aid -------------------------------------------------------------------------------------------------------


def _covert(t: Table, *, theirs: str = "Borys", their_hand: tuple[str, ...] = (), outsider: bool = False) -> None:
    aid = ["4th/156", "Gladiators", "War Party", "Gith", "Orb of Doom"]
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + Zadoc"], hand=[] if outsider else aid)
    t.seat("B", formation={"A": CRISTYNE}, pool=[theirs], hand=list(their_hand))
    t.seat("C", formation={"A": "Nyrond"}, hand=aid if outsider else [])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends(theirs)


@card_test("4th/156")
def test_any_number_of_allies_lie_under_a_champion_until_its_opponent_is_done(t: Table) -> None:
    _covert(t, their_hand=("Magic Sword",))
    t.A.plays("4th/156")
    t.offered("Azhul", "Borys")
    t.A.chooses("Azhul")
    t.offered("Gladiators", "War Party", "Gith")
    t.A.chooses("Gladiators", "War Party")
    t.A.done()
    lies_covered(t, "A", "Gladiators", "War Party")
    t.zone("Gith", "hand")
    t.total("Azhul", 4 + 2)
    t.A.passes()
    t.asked("B", "ask-combat-covered")
    t.B.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "Zadoc", "Gladiators", "War Party", "4th/156", "Magic Sword")
    t.settled("A", "ask-next-attacker")


@card_test("4th/156")
def test_once_the_opponent_is_done_its_own_side_is_not_asked_again(t: Table) -> None:
    _covert(t, their_hand=("Skulk",))
    t.A.plays("4th/156")
    t.A.chooses("Azhul")
    t.A.chooses("War Party")
    t.A.done()
    t.A.plays("Gladiators")
    t.asked("B", "ask-combat")
    t.B.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "Zadoc", "War Party", "Gladiators", "4th/156", "Skulk")
    t.settled("A", "ask-next-attacker")


@card_test("4th/156", rules=["discard.to-owner"])
def test_somebody_else_may_lend_their_allies_so(t: Table) -> None:
    _covert(t, outsider=True, their_hand=("1st/380",))
    t.C.plays("4th/156")
    t.C.chooses("Azhul")
    t.C.chooses("Gladiators")
    t.C.done()
    t.on("Gladiators", "Azhul")
    t.A.passes()
    t.B.passes()
    t.zone("Borys", "discard")
    t.zone("Gladiators", "discard", of="C")
    t.changed("Azhul", "Zadoc", "4th/156")
    t.settled("A", "ask-next-attacker")


@card_test("4th/156")
def test_covert_aid_needs_a_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/156", "Gladiators"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/156", because="no-target")
    t.settled("A", "ask-phase-4")
