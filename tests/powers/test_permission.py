"""Asking another player's leave: when they are asked, and what becomes of the card they refuse."""

from __future__ import annotations

from tests.table_talk import Table, table_test

MIDNIGHT = "1st/46"


def _missile_at_b(t: Table, **hand: list[str]) -> None:
    """A's hero with a wizard's spell is answered by B's wizard, over whom C's Midnight watches."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/53"], hand=hand.get("A", ["Magic Missile"]))
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=hand.get("B", []))
    t.seat("C", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="1st/53")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="1st/53")


@table_test(rules=["power.condition-mandatory", "pause.failed-attempts-free", "counter.exception"])
def test_a_refused_answer_goes_back_and_another_may_be_tried(t: Table) -> None:
    _missile_at_b(t, B=["Dispel Magic [1st/346]", "Dispel Magic [1st/346]"])
    t.B.answers("Dispel Magic#1", by="Mordenkainen")
    t.C.says("no")
    t.zone("Dispel Magic#1", "hand")
    t.B.cannot("answer", "Dispel Magic#1", other="Mordenkainen", because="permission-refused")
    t.B.answers("Dispel Magic#2", by="Mordenkainen")
    t.C.says("yes")
    t.total("1st/53", 3)
    t.zone("Magic Missile", "discard")
    t.changed("Dispel Magic#2")
    t.settled("A", "ask-combat")


@table_test(rules=["power.condition-mandatory", "order.response-right"])
def test_a_refused_card_opens_no_window_and_costs_no_turn_to_play(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["The Magister"], hand=["Magic Missile", "War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.seat("C", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="The Magister")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="The Magister")
    t.C.says("no")
    t.asked("A", "ask-combat")
    t.offered("War Party")
    t.zone("Magic Missile", "hand")
    t.settled("A", "ask-combat")


@table_test(rules=["power.condition-mandatory", "wish.caster-spent"])
def test_what_a_refused_card_would_have_set_off_does_not_happen(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/303"], hand=["Magic Missile"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.seat("C", formation={"A": "Rashemen"}, pool=[MIDNIGHT])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/303")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="1st/303")
    t.C.says("no")
    t.standing("Vaasa")
    t.zone("Magic Missile", "hand")
    t.settled("A", "ask-combat")
