"""Events of the Birthright booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


def _thugs(seats: str, to: int) -> list[str]:
    return [f"{seat}:Thugs#{n}" for seat in seats for n in range(1, to + 1)]


# -- Biding Your Time -------------------------------------------------------------------------------------------------


@card_test("BR/22", rules=["event.duration-in-play", "limbo.return-time"], edition="1st")
def test_the_turn_missed_is_taken_between_two_others(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["BR/22"], limbo=["Neeva (2 turns)"])
    t.seat("B", formation={"A": "Nyrond"}, limbo=["Azhul (1 turns)"])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=5)
    t.A.plays("BR/22")
    t.zone("BR/22", "table")
    t.A.passes()
    t.B.passes(5)
    t.C.passes(5)
    t.turn_of("B")
    t.B.passes(5)
    t.A.uses("BR/22")
    t.zone("BR/22", "void")
    t.turn_of("A")
    t.count("A", hand=0)
    t.zone("Neeva", "limbo")
    t.A.passes(5)
    t.zone("Neeva", "pool")
    t.turn_of("C")
    t.C.passes(5)
    t.turn_of("A")
    t.zone("Azhul", "pool")
    t.changed(*_thugs("ABC", 9))
    t.settled("A", "ask-phase-0")


@card_test("BR/22", rules=["power.condition-mandatory"], edition="1st")
def test_not_before_it_has_been_missed_and_not_in_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["BR/22"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5)
    t.A.plays("BR/22")
    t.A.cannot("use", "BR/22", because="condition-not-met")
    t.A.passes()
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("B")
    t.B.passes(5)
    t.A.passes()
    t.turn_of("A")
    t.A.cannot("use", "BR/22", because="condition-not-met")
    t.zone("BR/22", "table")
    t.changed(*_thugs("B", 9))
    t.settled("A", "ask-phase-0")


# -- It's Good to Be the King -----------------------------------------------------------------------------------------


@card_test("BR/101", rules=["event.duration-in-play", "combat.b.attacker-choice"], edition="1st")
def test_the_king_names_those_who_may_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["BR/101"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Flameblade", "Neeva"], hand=["Dagrande"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("BR/101")
    t.A.passes(3)
    t.B.passes(3)
    t.asked("A", "ask-choose")
    t.offered("Azhul", "Neeva")
    t.A.chooses("Azhul")
    t.A.done()
    t.B.can("attack", "Draj", "Azhul")
    t.B.cannot("attack", "Draj", "Neeva", because="may-not-attack")
    t.B.cannot("attack", "Draj", "Dagrande", because="may-not-attack")
    t.B.passes(2)
    t.A.passes(3)
    t.A.can("attack", "Nyrond", "Sadira")
    t.zone("BR/101", "void")
    t.changed(*_thugs("AB", 6))
    t.settled("A", "ask-phase-4")


@card_test("BR/101", rules=["combat.b.attacker-choice"], edition="1st")
def test_played_in_the_others_turn_it_works_at_once_and_binds_nobody_else(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["BR/101", "Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Flameblade", "Neeva"], hand=["Cataclysm!"])
    t.seat("C", formation={"A": "Vaasa", "B": "Sembia"}, pool=["Mul Savage"])
    t.begin(active="B", phase=4)
    t.B.plays("Cataclysm!")
    t.B.chooses("Sembia")
    t.A.plays("BR/101")
    t.offered("Azhul", "Neeva")
    t.A.chooses("Neeva")
    t.A.done()
    t.A.passes()
    t.B.cannot("attack", "Vaasa", "Azhul", because="may-not-attack")
    t.B.can("attack", "Vaasa", "Neeva")
    t.zone("Sembia", "discard")
    t.zone("BR/101", "table")
    t.changed("Good Fortune")
    t.settled("B", "ask-phase-4")


@card_test("BR/101", rules=["combat.b.attacker-choice", "combat.c.defender-choice"], edition="1st")
def test_it_binds_attackers_not_defenders_and_not_the_king(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["BR/101"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("BR/101")
    t.A.attacks("Nyrond", with_="Sadira")
    t.offered("Azhul", "Neeva")
    t.zone("BR/101", "table")
    t.settled("B", "ask-defend")


# -- Child's Play -----------------------------------------------------------------------------------------------------


@card_test("BR/122", rules=["combat.e.totals"], edition="1st")
def test_the_years_between_the_oldest_and_the_youngest_help_your_side(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["BR/122"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=4)
    t.A.cannot("play", "BR/122", because="condition-not-met")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("BR/122")
    t.A.number(30)
    t.B.number(34)
    t.C.number(28)
    t.total("Azhul", 10)
    t.level("Azhul", 4)
    t.total("Neeva", 7)
    t.B.passes()
    t.zone("Neeva", "discard")
    t.zone("BR/122", "void")
    t.settled("A", "ask-next-attacker")


@card_test("BR/122", rules=["combat.terms"], edition="1st")
def test_for_one_round_and_nobody_is_asked_twice(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul", "Herminard"], hand=["BR/122", "BR/122"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "Neeva"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Dagrande")
    t.A.plays("BR/122#1")
    t.A.number(20)
    t.B.number(25)
    t.total("Azhul", 9)
    t.B.passes()
    t.zone("Dagrande", "discard")
    t.A.attacks("Nyrond", with_="Herminard")
    t.B.defends("Neeva")
    t.total("Herminard", 4)
    t.A.plays("BR/122#2")
    t.total("Herminard", 9)
    t.changed("Azhul", "Zadoc")
    t.settled("B", "ask-combat")
