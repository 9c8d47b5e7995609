"""Rule cards of the Forgotten Realms booster."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import HERO, SPELL, Is
from sixrealms.powers.immunity import Immune
from sixrealms.powers.printed_marks import OFFENSIVE
from sixrealms.powers.refs import BEARER, SELF
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("FR/100", rules=["gloss.rule-card.global", "immunity.level-bonus-lost"], edition="1st")
def test_only_the_realms_keep_their_immunities(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/41 + Staff of Conjuring", "Neeva + AR/117"], table=["FR/100"])
    t.seat("B", formation={"A": "Nyrond", "B": "Gulg"}, pool=["The Magister", "Sadira"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/41")
    t.B.defends("The Magister")
    t.B.plays("Cone of Cold", by="The Magister")
    t.total("The Magister", 4)
    t.settled("B", "ask-combat")


@card_test("FR/100", rules=["gloss.rule-card.global", "immunity.always-active"], edition="1st")
def test_items_and_champions_of_other_worlds_protect_from_nothing(t: Table) -> None:
    immune = Always(Immune(Is(SELF), SPELL & OFFENSIVE))
    with given("1st/266", immune), given("1st/54", immune), given("1st/410", Always(Immune(Is(BEARER), SPELL))):
        t.seat(
            "A",
            formation={"A": "Vaasa"},
            pool=["Azhul", "Bagual + AR/117", "The Magister + 1st/410"],
            table=["FR/100"],
        )
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen", "1st/44"], hand=["Death Spell"])
        t.begin(active="B", phase=3)
        t.B.plays("Death Spell", by="Mordenkainen")
        t.offered("Mordenkainen", "Azhul", "Bagual")
        t.B.chooses("Azhul")
        t.A.passes()
        t.zone("Azhul", "discard")
        t.settled("B", "ask-phase-3")


@card_test("FR/100", rules=["gloss.rule-card.global"], edition="1st")
def test_neither_do_allies_of_the_realms(t: Table) -> None:
    with given("1st/54", Always(Immune(Is(BEARER), SPELL))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["1st/54"], table=["FR/100"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"], hand=["Cone of Cold"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Sadira")
        t.A.plays("1st/54")
        t.B.plays("Cone of Cold", by="Sadira")
        t.total("Sadira", 9)
        t.settled("A", "ask-combat")


@pytest.mark.parametrize("giver", ["1st/22", "1st/31", "1st/410"])
@card_test("FR/100", rules=["immunity.always-active"], edition="1st")
def test_realms_holdings_and_artifacts_of_the_realms_protect_as_ever(t: Table, giver: str) -> None:
    with given(giver, Always(Immune(HERO, SPELL), anywhere=True)):
        realm = "1st/22 + 1st/31" if giver == "1st/31" else "1st/22"
        t.seat("A", formation={"A": realm}, pool=["Azhul", "Shayira", "The Magister + 1st/410"], table=["FR/100"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Death Spell"])
        t.begin(active="B", phase=3, unenforced=True)
        t.B.plays("Death Spell", by="Mordenkainen")
        t.B.chooses("Shayira")
        t.zone("Shayira", "discard")
        t.zone("Azhul", "pool")
        t.settled("B", "ask-phase-3")
