"""Sleep of 3rd Edition, cast in the own battle and in battles of others."""

from __future__ import annotations

from sixrealms.language import SELF, Always, Is, gains
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("3rd/341", rules=["spell.any-time"], edition="1st")
def test_sleep_takes_three_small_allies_of_opponents(t: Table) -> None:
    theirs = "1st/325 + 1st/182 + Gith + 1st/253 + 1st/86 + 1st/59 + 1st/110 + Orb of Doom"
    with given("1st/110", Always(gains(Is(SELF), -3))), given("1st/325", Always(gains(Is(SELF), -11))):
        meet(t, "1st/260 + 1st/193", theirs, hand=["3rd/341"])
        t.A.plays("3rd/341", by="1st/260")
        t.offered("1st/182", "Gith", "1st/253", "1st/86")
        t.A.chooses("1st/182", "Gith", "1st/86")
        for ally in ("1st/182", "Gith", "1st/86"):
            t.zone(ally, "discard")
        t.on("1st/253", "1st/325")
        t.on("1st/59", "1st/325")
        t.on("1st/110", "1st/325")
        t.settled("B", "ask-combat")


def _fight_of_others(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + Gith + Gladiators"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + 1st/182"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["1st/260", "1st/187"], hand=["3rd/341"])


@card_test("3rd/341", rules=["spell.any-time"], edition="1st")
def test_sleep_is_cast_from_the_pool_into_a_battle_of_others(t: Table) -> None:
    _fight_of_others(t)
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Borys")
    t.C.cannot("play", "3rd/341", "1st/187", because="cannot-use")
    t.C.plays("3rd/341", by="1st/260")
    t.C.chooses("1st/182", "Gith")
    t.zone("1st/182", "discard")
    t.zone("Gith", "discard")
    t.settled("B")


@card_test("3rd/341", rules=["spell.any-time"], edition="1st")
def test_there_is_no_sleep_without_a_battle(t: Table) -> None:
    _fight_of_others(t)
    t.begin(active="C", phase=3, unenforced=True)
    t.C.cannot("play", "3rd/341", "1st/260", because=("condition-not-met", "no-target"))
    t.settled("C", "ask-phase-3")
