"""A duplicated event does for whoever has duplicated it all that it does, also what comes later (dup.full-effects)."""

from __future__ import annotations

from tests.table_talk import Table, card_test

FULL = ["dup.full-effects", "dup.separate"]


def _between_turns(t: Table, seat: str) -> None:
    while t.sitting.pending().player == t.sitting.objects.seat(seat) and t.sitting.window_open():
        getattr(t, seat).passes()


@card_test("BR/22", "FR/118", rules=FULL, edition="1st")
def test_both_take_the_turns_they_have_missed(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, hand=["BR/22"], draw=[20])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva + FR/118"], draw=[20])
    t.seat("C", formation={"A": "Calimshan"}, draw=[20])
    t.begin(active="C", phase=6, windows="ask")
    t.A.plays("BR/22")
    t.B.answers("FR/118")
    t.turn_of("C")
    t.C.passes(5)
    t.A.uses("BR/22")
    _between_turns(t, "B")
    t.turn_of("A")
    t.zone("BR/22", "table")
    t.A.passes(5)
    t.A.cannot("use", "BR/22", because=("order.response-right", "condition-not-met"))
    t.B.uses("BR/22")
    t.turn_of("B")
    t.zone("BR/22", "void")
    t.changed(*(f"{seat}:filler#{n}" for seat in "ABC" for n in range(1, 4)))
    t.settled("B", "ask-phase-0")


@card_test("3rd/90", "FR/118", rules=FULL, edition="1st")
def test_both_have_two_allies_to_destroy(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["Neeva"], hand=["3rd/90"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Dagrande + FR/118"])
    t.seat("C", formation={"A": "Calimshan"}, pool=["Azhul"], hand=["War Party", "1st/59", "1st/58"])
    t.begin(active="A", phase=3, windows="ask")
    t.A.plays("3rd/90")
    t.B.answers("FR/118")
    t.A.passes()
    t.A.attacks("Calimshan", with_="Neeva")
    t.C.defends("Azhul")
    t.C.plays("War Party")
    t.A.passes()
    t.B.uses("3rd/90")
    t.zone("War Party", "discard")
    t.zone("3rd/90", "table")
    t.settled("C", "ask-combat")


@card_test("BR/101", "FR/118", rules=FULL, edition="1st")
def test_two_kings_both_have_to_name_a_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["1st/63", "Dagrande"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"], hand=["BR/101"])
    t.seat("C", formation={"A": "Calimshan"}, pool=["Neeva + FR/118"])
    t.begin(active="A", phase=3, windows="ask")
    t.A.passes()
    t.B.plays("BR/101")
    t.C.answers("FR/118")
    t.B.chooses("1st/63", "Dagrande")
    t.C.chooses("Dagrande")
    t.C.done()
    t.B.chooses("1st/63", "Dagrande")
    t.C.chooses("Dagrande")
    t.C.done()
    t.A.can("attack", "Sembia", "Dagrande")
    t.A.cannot("attack", "Sembia", "1st/63", because="may-not-attack")
    t.changed("BR/101")
    t.settled("A", "ask-phase-4")


@card_test("NS/105", "FR/118", rules=FULL, edition="1st")
def test_two_prophets_each_learn_whether_they_were_right(t: Table) -> None:
    t.seat("A", formation={"A": "Cormyr"}, pool=["Neeva"], hand=[1])
    t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage + Staff of Conjuring"], hand=[1])
    t.seat("C", formation={"A": "Calimshan"}, hand=["NS/105"])
    t.seat("D", formation={"A": "Vaasa"}, pool=["Azhul + FR/118"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Neeva")
    t.B.defends("Mul Savage")
    t.C.plays("NS/105")
    t.D.answers("FR/118")
    t.C.mode(1)
    t.D.mode(2)
    t.A.passes()
    t.C.mode(1)
    t.D.mode(1)
    t.count("D", hand=3)
    t.razed("Calimshan")
    t.standing("Vaasa")
    t.zone("NS/105", "void")
    t.changed("Neeva", "B:filler#2")
    t.settled("B", "ask-spoils")
