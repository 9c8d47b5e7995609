"""The Gnomes of Samek ignore one thing in a round."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.language import CHAMPION, IN_POOL, OPPONENT, TARGET, THEIRS, Is, Lasting, Target, gains, one
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("3rd/52", rules=["immunity.ignore-same"], edition="1st")
def test_the_gnomes_ignore_one_ally_a_round(t: Table) -> None:
    with given("1st/182", Always(gains(Is(OPPONENT), -1))):
        meet(t, "3rd/52 + Galek", "Azhul + 1st/182 + War Party + Orb of Doom + Gith", pool=["Sadira"])
        t.level("3rd/52", 3)
        t.A.uses("3rd/52", power=1)
        t.offered("1st/182", "War Party", "Gith")
        t.A.chooses("1st/182")
        t.level("3rd/52", 4)
        t.total("Azhul", 4 + 2 + 4 + 1)
        t.A.cannot("use", "3rd/52", because="condition-not-met")
        goes_on(t, "1st/182", "Azhul", "Galek")


@card_test("3rd/52", rules=["immunity.ignore-same", "immunity.level-bonus-lost"], edition="1st")
def test_or_one_item(t: Table) -> None:
    with given("1st/104", Always(gains(Is(OPPONENT), -1))):
        meet(t, "3rd/52", "Azhul + War Party + Orb of Doom + 1st/103")
        t.A.uses("3rd/52", power=2)
        t.offered("Orb of Doom", "1st/103")
        t.A.chooses("Orb of Doom")
        t.level("3rd/52", 4)
        t.level("Azhul", 4)
        goes_on(t, "Azhul", "Orb of Doom")


@card_test("3rd/52", rules=["immunity.ignore-same"], edition="1st")
def test_or_one_offensive_spell_as_it_is_cast(t: Table) -> None:
    hand = ["1st/334", "1st/340", "1st/342", "PO/98"]
    with given("PO/98", Play(Lasting(gains(Is(OPPONENT), -1)))):
        t.seat("A", formation={"A": "DL/8"}, pool=["3rd/52 + Crystal of the Ebon Flame + Gladiators"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/277"], hand=hand)
        t.begin(active="B", phase=4, unenforced=True)
        t.B.attacks("DL/8", with_="4th/277")
        t.A.defends("3rd/52")
        t.B.plays("1st/342", by="4th/277")
        t.B.plays("PO/98", by="4th/277")
        t.A.could_not_answer("3rd/52", because="cannot-answer-that")
        t.level("3rd/52", 4 + 6 - 1)
        t.B.plays("1st/334", by="4th/277")
        t.A.answers("3rd/52")
        t.zone("1st/334", "discard")
        t.B.plays("1st/340", by="4th/277")
        t.A.could_not_answer("3rd/52", because="condition-not-met")
        t.changed("4th/277", "1st/342", "1st/340", "PO/98", "Gladiators")
        t.settled("B", "ask-combat")


@card_test("3rd/52", rules=["immunity.ignore-same"], edition="1st")
def test_what_the_gnomes_have_ignored_is_one_thing_and_not_their_own(t: Table) -> None:
    meet(t, "3rd/52 + Magic Sword + Zadoc", "Borys + War Party + Orb of Doom + Crystal of the Ebon Flame + 1st/103")
    t.A.uses("3rd/52", power=2)
    t.offered("Orb of Doom", "Crystal of the Ebon Flame", "1st/103")
    t.A.chooses("Crystal of the Ebon Flame")
    t.level("Borys", 9 + 2)
    t.A.cannot("use", "3rd/52", because="condition-not-met")
    goes_on(t, "Borys", "Zadoc", "War Party", "Crystal of the Ebon Flame")


@card_test("3rd/52", rules=["immunity.ignore-same"], edition="1st")
def test_outside_battle_the_gnomes_ignore_no_spell(t: Table) -> None:
    with given("1st/106", Play(Lasting(gains(Is(TARGET), -1)), targets=(Target("target", one(CHAMPION)),), at=("3",))):
        t.seat("A", formation={"A": "Nyrond"}, pool=["Otto"], hand=["1st/106"])
        t.seat("B", formation={"A": "Rashemen"}, pool=["3rd/52"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/106", by="Otto")
        t.A.chooses("3rd/52")
        t.B.could_not_answer("3rd/52", because="condition-not-met")
        t.level("3rd/52", 3)
        t.changed("1st/106")
        t.settled("A")


@card_test("3rd/52", rules=["immunity.ignore-same"], edition="1st")
def test_a_spell_cast_at_somebody_else_is_not_for_the_gnomes(t: Table) -> None:
    elsewhere = Play(
        Lasting(gains(Is(TARGET), -1)), targets=(Target("target", one(CHAMPION & IN_POOL & THEIRS)),), at=("combat",)
    )
    with given("1st/334", elsewhere):
        t.seat("A", formation={"A": "DL/8"}, pool=["3rd/52 + Crystal of the Ebon Flame", "Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Otto"], hand=["1st/334"])
        t.begin(active="B", phase=4, unenforced=True)
        t.B.attacks("DL/8", with_="Otto")
        t.A.defends("3rd/52")
        t.B.plays("1st/334", by="Otto")
        t.A.could_not_answer("3rd/52", because="cannot-answer-that")
        t.level("Azhul", 3)
        t.changed("Otto", "1st/334")
        t.settled("B")
