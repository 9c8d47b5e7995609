"""Hijacking: cards of which types give extra cards that can be stolen."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Use
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Fixed
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
THIEF = "NS/33"
CHAMPIONS = ["Azhul", "Sadira", "Nenioc", "Mul Savage", "NS/123", "NS/34", "4th/344"]
IDS = {"Azhul": "1st/266", "Sadira": "1st/260", "Nenioc": "1st/187", "Mul Savage": "1st/284"}


@pytest.mark.parametrize("source", CHAMPIONS)
@card_test("DU/86", rules=["pause.actions"])
def test_the_cards_a_champion_brings(t: Table, source: str) -> None:
    with given(IDS.get(source, source), Use(Draw(Fixed(2)), at=("3",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[source])
        _stolen(t, source)


@pytest.mark.parametrize("source", ["1st/404", "1st/141"])
@card_test("DU/86", rules=["pause.actions"])
def test_the_cards_an_artifact_or_holding_brings(t: Table, source: str) -> None:
    with given(source, Use(Draw(Fixed(2)), at=("3",))):
        realm, champion = (
            ("Furyondy + 1st/141", "Dagrande") if source == "1st/141" else ("Rashemen", "Dagrande + 1st/404")
        )
        t.seat("A", formation={"A": realm}, pool=[champion])
        _stolen(t, source)


@pytest.mark.parametrize("source", ["1st/104"])
@card_test("DU/86", rules=["pause.actions"])
def test_those_of_a_magical_item_are_safe(t: Table, source: str) -> None:
    with given(source, Use(Draw(Fixed(2)), at=("3",), once="turn")):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"Azhul + {source}"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[THIEF], hand=["DU/86"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.uses(source)
        t.count("A", hand=2)
        t.zone("DU/86", "hand")
        drew(t, "A", 2)
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("home", ["Tyr", "Raam + NO/236"])
@card_test("DU/86", rules=["turn.phase1.draw"])
def test_the_card_a_realm_or_holding_adds_to_the_usual_ones(t: Table, home: str) -> None:
    t.seat("A", formation={"A": home}, draw=["Gith", "Zadoc", "War Party", "Galek", 5])
    t.seat("B", formation={"A": "Nyrond"}, pool=[THIEF], hand=["DU/86"], draw=["Tiger", 5])
    t.begin(active="A", phase=1, unenforced=True)
    t.B.plays("DU/86", by=THIEF)
    t.zone("Galek", "discard")
    for usual in ("Gith", "Zadoc", "War Party"):
        t.zone(usual, "hand")
    t.zone("Tiger", "hand")
    t.changed("DU/86")
    t.settled("A", "ask-phase-2")


@card_test("DU/86", "1st/224", rules=["turn.phase1.draw"])
def test_the_usual_cards_are_safe(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, draw=["Gith", "Zadoc", "War Party", 5])
    t.seat("B", formation={"A": "Tyr"}, pool=[THIEF], hand=["DU/86"])
    t.begin(active="A", phase=1, unenforced=True)
    t.zone("DU/86", "hand")
    t.changed("Gith", "Zadoc", "War Party")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("stolen", [True, False])
@card_test("DU/86", "FR/24", rules=["spoils.source", "spoils.first-card-only"])
def test_the_card_a_holding_adds_to_the_spoils(t: Table, stolen: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Cormyr + FR/24"}, pool=["Borys"], draw=["Gith", "Zadoc", 5])
    t.seat("C", formation={"A": "Nyrond"}, pool=[THIEF], hand=["DU/86"], draw=["Tiger", 5])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Cormyr", with_="Azhul")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("Azhul", "discard")
    if stolen:
        t.C.plays("DU/86", by=THIEF)
        t.zone("Zadoc", "discard")
        t.zone("Tiger", "hand")
        t.changed("DU/86")
    else:
        t.C.passes()
        t.B.keeps("Zadoc")
        t.zone("Zadoc", "hand")
        t.zone("DU/86", "hand")
    t.B.keeps("Gith")
    t.zone("Gith", "hand")
    t.changed("Borys")
    t.settled("A", "ask-phase-4")


@card_test("DU/86", rules=["counter.sequence-default"])
def test_an_event_waits_until_the_extra_cards_are_dealt_with(t: Table) -> None:
    with given("1st/266", Use(Draw(Fixed(2)), at=("3",), once="turn")):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[THIEF], hand=["DU/86", "Good Fortune"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.uses("1st/266")
        t.B.can("play", "DU/86", THIEF)
        t.B.cannot("play", "Good Fortune", because="draws-first")
        t.B.passes()
        t.B.can("play", "Good Fortune")
        t.B.passes()
        drew(t, "A", 2)
        t.settled("A", "ask-phase-3")


@card_test("DU/86", "BR/121", rules=["pause.actions"])
def test_the_thief_robs_nobody_of_their_own_card(t: Table) -> None:
    """Everybody draws a card: the thief may rob A of theirs; once B has drawn nobody else has a card to lose."""
    t.seat("A", formation={"A": "Rashemen"}, hand=["BR/121"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[THIEF], hand=["DU/86"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("BR/121")
    t.B.passes()
    t.zone("DU/86", "hand")
    t.changed("BR/121")
    drew(t, "A", 1)
    drew(t, "B", 1)
    t.settled("A", "ask-phase-3")


def _stolen(t: Table, source: str) -> None:
    t.seat("B", formation={"A": "Nyrond"}, pool=[THIEF], hand=["DU/86"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.uses(source)
    t.B.plays("DU/86", by=THIEF)
    t.count("A", hand=0, discard=2)
    t.count("B", hand=2)
    t.changed("DU/86")
    drew(t, "A", 2)
    drew(t, "B", 2)
    t.settled("A", "ask-phase-3")
