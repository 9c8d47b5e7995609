"""Items that come to the victor, items worn against the rules (attaching), champions that must face others (possession),
and cards about which nothing was noted (history).
"""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Use
from sixrealms.powers.attaching import UNLAWFULLY_WORN, TakesAttachments
from sixrealms.powers.conditions import TurnOver
from sixrealms.powers.hands import Draw
from sixrealms.powers.history import NotNoted
from sixrealms.powers.lasting import Note
from sixrealms.powers.moving import discard
from sixrealms.powers.players import OTHERS
from sixrealms.powers.possession import MustFace
from sixrealms.powers.questions import ARTIFACT, HERO, ITEM, MONSTER
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["pool.loss-attachments"])
def test_only_what_is_named_comes_to_the_victor(t: Table) -> None:
    with given("1st/259", Always(TakesAttachments(ITEM))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/259"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl + Orb of Doom + 1st/318"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="1st/259")
        t.B.defends("T'kkyl")
        t.B.passes()
        t.zone("T'kkyl", "discard")
        t.on("Orb of Doom", "1st/259")
        t.zone("1st/318", "discard")
        t.level("1st/259", 9)
        t.settled("A", "ask-next-attacker")


@table_test(rules=["card.world.matching"])
def test_worn_against_the_rules_is_an_artifact_of_another_world_that_nothing_allows(t: Table) -> None:
    with given("1st/264", Use(discard(every(ARTIFACT & UNLAWFULLY_WORN)))):
        t.seat(
            "A", formation={"A": "Draj"}, pool=["1st/264 + 1st/318", "Azhul + 1st/410", "Neeva + Ego Coin + 1st/199"]
        )
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen + 1st/218"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.uses("1st/264")
        t.zone("1st/410", "discard")
        t.on("1st/318", "1st/264")
        t.on("1st/199", "Neeva")
        t.changed("1st/218")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("attacker", "faced"), [("Mul Savage", True), ("Azhul", False)])
@table_test(rules=["combat.c.defender-choice"])
def test_a_champion_may_have_to_face_those_named(t: Table, attacker: str, faced: bool) -> None:
    with given("1st/82", Always(MustFace(SELF, MONSTER))):
        t.seat("A", formation={"A": "Draj"}, pool=[attacker])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/82", "Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_=attacker)
        t.zone("1st/82", "battle" if faced else "pool")
        t.settled("B", "ask-combat" if faced else "ask-defend")


@table_test(rules=["combat.one-round-per-champion", "combat.c.defender-choice"])
def test_it_need_not_where_it_may_not_and_not_for_others(t: Table) -> None:
    with given("1st/82", Always(MustFace(SELF, MONSTER))):
        t.seat("A", formation={"A": "Draj"}, pool=["Mul Savage"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["1st/82"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.zone("1st/82", "pool")
        t.settled("B", "ask-defend")


@table_test(rules=["once.phase3"])
def test_cards_without_a_note_are_all_but_those_noted(t: Table) -> None:
    unmarked = HERO & NotNoted("turn-end:seen", "not yet seen")
    with given("1st/266", Use(Note("turn-end:seen")), Use(discard(every(unmarked)))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "Neeva"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "Sadira"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/266", power=1)
        t.A.uses("1st/266", power=2)
        t.zone("1st/266", "pool")
        t.zone("Neeva", "discard")
        t.zone("Dagrande", "discard")
        t.zone("Sadira", "pool")
        t.settled("A", "ask-phase-3")


@table_test(rules=["turn.phase6.rap"])
def test_the_turn_of_another_is_over_only_when_he_has_said_so(t: Table) -> None:
    with given("1st/266", Use(Draw(), at=("any",), only=TurnOver(OTHERS), once="game")):
        t.seat("A", formation={"A": "Draj"}, hand=["Cataclysm!"])
        t.seat("B", formation={"A": "Nyrond", "B": "Sembia"}, pool=["1st/266"])
        t.begin(active="A", phase=5)
        t.A.plays("Cataclysm!")
        t.A.chooses("Sembia")
        t.B.cannot("use", "1st/266", because=("condition-not-met", "not-your-decision"))
        t.A.passes()
        t.B.uses("1st/266")
        t.count("B", hand=1)
        t.zone("Sembia", "discard")
        t.changed("Cataclysm!", "B:Thugs#1", *(f"B:Thugs#{n}" for n in range(2, 5)))
        t.settled("B")
