"""Realms of the Draconomicon booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import Is
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import SELF
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("DR/7", rules=["combat.e.totals", "gloss.negate"], edition="1st")
def test_at_mount_nevermind_two_digits_decide(t: Table) -> None:
    with given("1st/284", Always(gains(Is(SELF), 5))):
        t.seat(
            "A",
            formation={"A": "Draj"},
            pool=["1st/284 + Flameblade + 1st/410"],
            hand=["War Party"],
            draw=["1st/337", "Zadoc"],
        )
        t.seat("B", formation={"A": "DR/7"}, pool=["Azhul"], hand=["War Band", "Cataclysm!"], draw=["1st/54", "Zurn"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("DR/7", with_="1st/284")
        t.B.defends("Azhul")
        t.total("1st/284", 13)
        t.total("Azhul", 8)
        t.zone("1st/337", "hand")
        t.zone("B:War Party", "hand")
        t.B.cannot("play", "War Band", "Azhul", because="forbidden")
        t.B.cannot("play", "Cataclysm!", because="forbidden")
        t.B.passes()
        t.zone("Azhul", "discard")
        t.changed("A:War Party")
        t.settled("A", "ask-next-attacker")


@card_test("DR/7", rules=["realm.power.when-attacked"], edition="1st")
def test_elsewhere_and_for_others_it_changes_nothing(t: Table) -> None:
    with given("1st/284", Always(gains(Is(SELF), 5))), given("1st/60", Always(gains(Is(SELF), 5))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/284", "1st/60 + Orb of Doom"], hand=["Zadoc"])
        t.seat("B", formation={"A": "DR/7", "B": "Nyrond"}, pool=["Neeva"], hand=["War Band"])
        t.seat("C", formation={"A": "Vaasa"}, hand=["Good Fortune"])
        t.begin(active="A", phase=4)
        t.A.attacks("DR/7", with_="1st/284")
        t.C.passes()
        t.B.defends("Neeva")
        t.level("1st/60", 12)
        t.C.plays("Good Fortune")
        t.count("C", hand=5)
        t.changed(*(f"C:Thugs#{n}" for n in range(1, 6)), "A:Thugs#1", "B:Thugs#1")
        t.A.cannot("play", "Zadoc", "1st/284", because="forbidden")
        t.settled("A", "ask-combat")


@card_test("DR/7", "NS/74", rules=["combat.e.totals"], edition="1st")
def test_a_high_digit_helps_the_side_that_draws_it(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Mul Savage"], table=["NS/74"])
    t.seat("B", formation={"A": "DR/7"}, pool=["Azhul + War Party"])  # an ally that came along adds nothing either
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DR/7", with_="Mul Savage")
    t.B.defends("Azhul")
    t.total("Mul Savage", 15)
    t.total("Azhul", 4)
    t.settled("B", "ask-combat")
