"""Who fights beside whom, and who takes no part: pool champions see no opponents."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.allies_beside import Beside
from sixrealms.powers.card_questions import ALLY, CHAMPION, FLYER, HERO, UNDEAD, Is, Named
from sixrealms.powers.conditions import Exists, Fights, RefIs, opponent_is
from sixrealms.powers.levels import gains
from sixrealms.powers.players import OPPONENTS
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import in_pool
from sixrealms.powers.whereabouts import DEFENDING, IN_POOL, OPPOSING, WITH_HOLDING
from sixrealms.realise.power import said
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["combat.e.totals", "gloss.allies.when"])
def test_allies_that_hang_elsewhere_fight_beside_the_defender(t: Table) -> None:
    with given("1st/52", Always(gains(ALLY & Beside(SELF), 1))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Gladiators"])
        t.seat("B", formation={"A": "Raam + Grak's Pool"}, pool=["1st/52"], hand=["War Party"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Raam", with_="Mordenkainen")
        t.B.defends("1st/52")
        t.level("Grak's Pool", 7)
        t.A.plays("Gladiators")
        t.level("Gladiators", 9)
        t.B.plays("War Party")
        t.level("War Party", 6)
        t.settled("A", "ask-combat")


@table_test(rules=["power.combat-only-when-involved"])
def test_a_champion_of_the_pool_faces_nobody(t: Table) -> None:
    watching = (Always(gains(ALLY & OPPOSING, -1)), Always(gains(Is(SELF), 5), when=opponent_is(HERO)))
    with given("1st/52", *watching):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/52", "Mordenkainen"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["War Party"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Mordenkainen")
        t.B.defends("T'kkyl")
        t.B.plays("War Party")
        t.level("War Party", 4)
        t.level("1st/52", 4)
        t.settled("B", "ask-combat")


@table_test(rules=["power.combat-only-when-involved", "pool.not-while-fighting"])
def test_standing_aside_ends_with_coming_forward(t: Table) -> None:
    with given("1st/52", Always(gains(Is(SELF), 5), when=RefIs(SELF, IN_POOL))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/52", "Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"])
        t.begin(active="A", phase=4, windows="pass")
        t.level("1st/52", 9)
        t.A.attacks("Nyrond", with_="1st/52")
        t.level("1st/52", 4)
        t.B.defends("T'kkyl")
        t.B.passes()
        t.level("1st/52", 9)
        t.zone("T'kkyl", "discard")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["pool.not-while-fighting"])
def test_a_pool_is_asked_for_what_lies_in_it(t: Table) -> None:
    with given("1st/52", Always(gains(Is(SELF), 5), when=Exists(in_pool(HERO & FLYER, OPPONENTS)))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/52", "Hubadai"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Azhul"])
        t.begin(active="A", phase=4, windows="pass")
        t.level("1st/52", 9)
        t.A.attacks("Nyrond", with_="1st/52")
        t.B.defends("Neeva")
        t.level("1st/52", 4)
        t.settled("A", "ask-combat")


def test_what_the_conditions_say() -> None:
    assert said(Fights("defending", Named("Thay")), "en") == "this card is defending Thay"
    assert said(Fights("either", WITH_HOLDING), "en") == "this card is fighting at a realm with a holding"
    assert said(Fights("attacking", UNDEAD), "en") == "this card is attacking an undead"
    assert said(Exists(in_pool(Named("Mika the Wolf-Nomad"))), "en") == "Mika the Wolf-Nomad is in your pool"
    assert said(Exists(in_pool(HERO, OPPONENTS)), "en") == "a hero is in every opponent's pool"


@EVERY_RULESET
@pytest.mark.parametrize(
    ("realm", "anywhere", "works"), [("1st/120", False, True), ("1st/127", False, False), ("1st/127", True, True)]
)
@table_test(rules=["power.combat-only-when-involved"])
def test_a_realm_strengthens_its_own_defenders_unless_it_says_otherwise(
    t: Table, ruleset: str, realm: str, anywhere: bool, works: bool
) -> None:
    with given(realm, Always(gains(CHAMPION & DEFENDING, 3), anywhere=anywhere)):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Azhul", "T'kkyl"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.level("Azhul", 7 if works else 4)
        t.level("T'kkyl", 3)
        t.settled("A" if works else "B", "ask-combat")
