"""Events of the Night Stalkers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.powers.battle_effects import EndBattle
from sixrealms.powers.battle_steps import YOU_FIGHT
from tests.made_up import given
from tests.table_talk import Table, card_test


def _attack(t: Table, *, attacker: str = "Neeva", phase: int = 4) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=[attacker])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.seat(
        "C",
        formation={"A": "Vaasa", "B": "Sembia (razed)", "C": "Raam", "D": "Gulg"},
        pool=["Sadira"],
        hand=["NS/105"],
        draw=[5],
    )
    t.begin(active="A", phase=phase)
    t.A.attacks("Nyrond", with_=attacker)


@card_test("NS/105", rules=["event.duration-in-play"], edition="1st")
def test_a_true_prophecy_brings_three_cards(t: Table) -> None:
    _attack(t)
    t.B.defends("Azhul")
    t.C.plays("NS/105")
    t.C.mode("attacker")
    t.zone("NS/105", "table")
    t.B.passes()
    t.asked("C", "ask-way")
    t.C.mode("draw 3")
    t.count("C", hand=3, draw=2)
    t.zone("NS/105", "void")
    t.zone("Azhul", "discard")
    t.changed(*(f"C:Thugs#{n}" for n in range(1, 4)))
    t.settled("A", "ask-next-attacker")


@card_test("NS/105", rules=["combat.e.tie"], edition="1st")
def test_or_costs_somebody_three(t: Table) -> None:
    _attack(t, attacker="Dagrande")
    t.B.defends("Azhul")
    t.C.plays("NS/105")
    t.C.mode("defender")
    t.A.passes()
    t.C.mode("discard the top 3 cards")
    t.expect(len(t.sitting.pending().options) == 3, "anybody's pile, C's own too")
    t.C.player("A")
    t.count("A", draw=9)
    t.zone("Dagrande", "discard")
    t.zone("NS/105", "void")
    t.changed("B:Thugs#1", *(f"A:Thugs#{n}" for n in range(1, 4)))
    t.settled("B", "ask-spoils")


@card_test("NS/105", edition="1st")
def test_a_false_prophecy_razes_a_realm(t: Table) -> None:
    _attack(t)
    t.B.defends("Azhul")
    t.C.plays("NS/105")
    t.C.mode("defender")
    t.B.passes()
    t.C.mode("raze")
    t.offered("Vaasa", "Raam", "Gulg")
    t.C.chooses("Vaasa")
    t.razed("Vaasa")
    t.standing("Raam")
    t.zone("Azhul", "discard")
    t.zone("NS/105", "void")
    t.settled("A", "ask-next-attacker")


@card_test("NS/105", edition="1st")
def test_or_discards_one_even_a_razed_one(t: Table) -> None:
    _attack(t, attacker="Dagrande")
    t.B.defends("Azhul")
    t.C.plays("NS/105")
    t.C.mode("attacker")
    t.A.passes()
    t.C.mode("discard")
    t.offered("Vaasa", "Sembia", "Raam", "Gulg")
    t.C.chooses("Sembia")
    t.zone("Sembia", "discard")
    t.standing("Vaasa")
    t.zone("Dagrande", "discard")
    t.zone("NS/105", "void")
    t.changed("B:Thugs#1")
    t.settled("B", "ask-spoils")


@card_test("NS/105", rules=["event.duration-in-play"], edition="1st")
def test_any_prophecy_is_true_when_nobody_wins(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Dagrande"], hand=["1st/101"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["NS/105"])
    with given("1st/101", Play(EndBattle(), only=YOU_FIGHT)):
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Azhul")
        t.A.passes()
        t.C.plays("NS/105")
        t.C.mode("attacker")
        t.A.plays("1st/101")
        t.C.mode("draw 3")
        t.count("C", hand=3)
        t.zone("Dagrande", "pool")
        t.zone("NS/105", "void")
        t.changed(*(f"C:Thugs#{n}" for n in range(1, 4)))
        t.settled("A", "ask-phase-4")


@card_test("NS/105", rules=["power.condition-mandatory"], edition="1st")
def test_it_is_only_for_those_who_watch_and_only_before_the_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Dagrande"], hand=["NS/105"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=4)
    t.A.cannot("play", "NS/105", because="condition-not-met")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Azhul")
    t.A.cannot("play", "NS/105", because="condition-not-met")
    t.settled("A", "ask-combat")
