"""Artifacts of 4th Edition."""

from __future__ import annotations

import pytest

from sixrealms.language import ABYSS, Named, Play, Send, discard, every, together
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("4th/510", rules=["limbo.return-time"], edition="1st")
def test_what_would_go_to_limbo_goes_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + 1st/410", "The Magister"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen", "Sysania + 4th/510"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Mordenkainen")
    t.total("Mordenkainen", 10)
    t.A.passes()
    t.zone("Dagrande", "abyss")
    t.zone("1st/410", "discard")
    t.B.keeps()
    t.settled("A", "ask-phase-4")


@card_test("4th/510", rules=["limbo.return-time", "limbo.only-champions-return"], edition="1st")
def test_what_would_go_to_the_abyss_comes_back_from_limbo(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["1st/437"])
    t.seat("B", formation={"A": "Nyrond + Castle Hart", "B": "Gulg"}, pool=["Dagrande + 4th/510"])
    t.begin(active="A", phase=3, unenforced=["Castle Hart"])
    t.A.plays("1st/437", by="Sadira")
    t.A.chooses("Nyrond")
    t.zone("Nyrond", "limbo")
    t.zone("Castle Hart", "limbo")
    t.zone("1st/437", "discard")
    t.settled("A", "ask-phase-3")


@card_test("4th/510", rules=["turn.phase5.events-to-abyss"], edition="1st")
def test_events_go_where_they_always_go(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira + 4th/510"], hand=["Good Fortune", "Cataclysm!", 8])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5)
    t.A.plays("Good Fortune")
    t.zone("Good Fortune", "void")
    t.count("A", hand=14)
    t.changed(*(f"Thugs#{n}" for n in range(1, 6)))
    t.A.passes()
    t.A.chooses("Cataclysm!")
    t.zone("Cataclysm!", "abyss")
    t.settled("A", "ask-discard-down")


LOST = "NO/92"


def _swept_into_the_abyss(t: Table, ruleset: str, *cards: str) -> None:
    """B's realm, holding, item and kept ally, under a throne of A; they come back when B's next turn is over."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira + 4th/510"], hand=[LOST])
    t.seat(
        "B", formation={"A": "Nyrond + Castle Hart", "B": "Gulg"}, pool=["Azhul + Orb of Doom + Gladiators", "Dagrande"]
    )
    sent = tuple(Send(every(Named(card)), ABYSS) for card in cards)
    with given(LOST, Play(together(*sent))):
        t.begin(active="A", phase=3, windows="pass", unenforced=True, ruleset=ruleset)
        t.A.plays(LOST)
        for card in cards:
            t.zone(card, "limbo")
        t.A.passes(3)
        t.B.passes(4)
        for card in cards:
            t.zone(card, "limbo")
        t.B.passes()


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@card_test("4th/510", rules=["limbo.return-time", "limbo.only-champions-return"], edition="1st")
def test_cards_of_every_kind_come_back_where_they_hung(t: Table, ruleset: str) -> None:
    _swept_into_the_abyss(t, ruleset, "Castle Hart", "Nyrond", "Orb of Doom", "Gladiators", "Dagrande")
    t.standing("Nyrond")
    t.on("Castle Hart", "Nyrond")
    t.on("Orb of Doom", "Azhul")
    t.on("Gladiators", "Azhul")
    t.zone("Dagrande", "pool", of="B")
    drew(t, "B", 3)
    t.changed(LOST)
    t.settled("A", "ask-phase-0")


@card_test("4th/510", rules=["limbo.only-champions-return"], edition="1st")
def test_but_not_onto_a_bearer_that_is_gone(t: Table) -> None:
    with given("NO/71", Play(discard(every(Named("Azhul"))))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira + 4th/510"], hand=[LOST, "NO/71"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Orb of Doom"])
        with given(LOST, Play(Send(every(Named("Orb of Doom")), ABYSS))):
            t.begin(active="A", phase=3, windows="pass", unenforced=True)
            t.A.plays(LOST)
            t.A.plays("NO/71")
            t.A.passes(3)
            t.B.passes(5)
            t.zone("Orb of Doom", "discard")
            t.zone("Azhul", "discard")
            drew(t, "B", 3)
            t.changed(LOST, "NO/71")
            t.settled("A", "ask-phase-0")
