"""Warrior's Rule beside walls, self-defending realms, realms that fall, and Treasure Spoils."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.causes import RAZE
from sixrealms.powers.access import DefendsItself
from sixrealms.powers.card_questions import CHAMPION, REALM, Is
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.refs import SELF
from tests.made_up import given
from tests.table_talk import Table, table_test

WARRIOR = {"warriors-rule": "on"}


@table_test(
    rules=["format.warriors-rule.loser-defender-discarded", "format.warriors-rule.auto-raze", "wall.defender-stopped"]
)
def test_a_defender_stopped_by_a_wall_goes_home_and_nothing_is_razed(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage", "Sadira"], hand=["Spell Turning"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["1st/335"], draw=[])
    t.begin(active="A", phase=4, options=WARRIOR)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("The Magister")
    t.B.plays("1st/335")
    t.A.answers("Spell Turning", by="Sadira")
    t.zone("The Magister", "pool")
    t.standing("Nyrond")
    t.changed("Mul Savage", "1st/335", "Spell Turning")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["format.warriors-rule.loser-attacker-discarded"])
def test_an_attacker_stopped_by_a_wall_is_discarded(t: Table) -> None:
    """conflict.warriors-rule.destination"""
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Wall of Stone"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options=WARRIOR)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("The Magister")
    t.B.plays("Wall of Stone")
    t.zone("Mul Savage", "discard")
    t.standing("Nyrond")
    t.changed("The Magister", "Wall of Stone")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("options", [WARRIOR, {}])
@table_test(rules=["format.warriors-rule.auto-raze"])
def test_a_realm_that_would_fall_altogether_is_razed(t: Table, options: dict[str, str]) -> None:
    """conflict.warriors-rule.realm-discard"""
    with given("1st/77", Always(GoesInstead(REALM, z.DISCARD, (RAZE,), by=CHAMPION))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options=options)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.passes()
        t.zone("Azhul", "discard")
        t.changed("Neeva")
        if options:
            t.razed("Nyrond")
            t.settled("A", "ask-phase-4")
        else:
            t.standing("Nyrond")
            t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("to", [z.LIMBO, z.ABYSS, z.POOL])
@table_test(rules=["format.warriors-rule.loser-defender-discarded", "option.treasure-spoils.transfer"])
def test_what_a_discarded_loser_bore_is_treasure_wherever_its_power_would_send_it(t: Table, to: int) -> None:
    with given("1st/266", Always(GoesInstead(Is(SELF), to))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Magic Sword"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={**WARRIOR, "treasure-spoils": "on"})
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.passes()
        t.A.done()
        t.zone("Azhul", "discard")
        t.on("Magic Sword", "Neeva")
        t.razed("Nyrond")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("options", [WARRIOR, {}])
@table_test(rules=["format.warriors-rule.auto-raze"])
def test_a_realm_that_defends_itself_and_loses_is_razed_though_it_would_fall(t: Table, options: dict[str, str]) -> None:
    with (
        given("1st/120", Always(DefendsItself(Fixed(3)))),
        given("1st/77", Always(GoesInstead(REALM, z.DISCARD, (RAZE,), by=CHAMPION), anywhere=True)),
    ):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Amarill"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, draw=[])
        t.begin(active="A", phase=4, windows="pass", options=options)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Nyrond")
        t.B.passes()
        if options:
            t.razed("Nyrond")
        else:
            t.zone("Nyrond", "discard")
        t.changed("Neeva")
        t.settled("A", "ask-phase-4")
