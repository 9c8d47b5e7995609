"""Allies of 4th Edition that cast beside their champion, or come whatever forbids it."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ALLY, CASTER, OPPONENT, OTHERS, Is, Lasting, Of, PowerLost, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

OGRE, BARBARIANS = "4th/244", "4th/512"


# -- Ogre Mage --------------------------------------------------------------------------------------------------------


@card_test(OGRE, rules=["gloss.caster", "spell.phase4-only-combatants"], edition="1st")
def test_the_ogre_casts_beside_a_champion_who_cannot(t: Table) -> None:
    with given("1st/334", Play(Lasting(gains(Is(OPPONENT), -1)))):
        meet(t, f"Azhul + {OGRE} + War Party", "Borys + Gladiators", ["1st/334", "1st/353"])
        t.A.cannot("play", "1st/334", "Azhul", because="icon.ability.by-type")
        t.A.cannot("play", "1st/334", "War Party", because="spell.phase4-only-combatants")
        t.A.cannot("play", "1st/353", OGRE, because="icon.ability.by-type")
        t.A.plays("1st/334", by=OGRE)
        t.on("1st/334", "Azhul")
        t.total("Azhul", 4 + 6 + 4 + 3)
        t.level("Borys", 9 - 1)
        goes_on(t, "Borys")


@card_test(OGRE, rules=["gloss.caster"], edition="1st")
def test_what_helps_the_caster_helps_the_ogre(t: Table) -> None:
    with given("1st/343", Play(Lasting(gains(Is(CASTER), 2)))):
        meet(t, "Borys + Gladiators", f"Azhul + {OGRE}", their_hand=["1st/343"])
        t.B.plays("1st/343", by=OGRE)
        t.level(OGRE, 8)
        t.level("Azhul", 4)
        goes_on(t, "Borys", "Azhul")


@card_test(OGRE, rules=["dispel.turning-offensive-only"], edition="1st")
def test_a_spell_may_be_turned_on_the_ogre(t: Table) -> None:
    with given("1st/334", Play(Lasting(gains(Is(OPPONENT), -1)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"Azhul + {OGRE}"], hand=["1st/334"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen + Gladiators"], hand=["1st/398"])
        t.begin(active="A", phase=4, windows="ask", unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Mordenkainen")
        t.A.plays("1st/334", by=OGRE)
        t.B.answers("1st/398", by="Mordenkainen")
        t.level("Azhul", 3)
        t.level("Mordenkainen", 7 + 3)
        t.changed("1st/334", "1st/398")
        t.settled("A", "ask-combat")


@card_test(OGRE, rules=["gloss.caster"], edition="1st")
def test_beside_a_realm_that_defends_itself_the_ogre_is_one_caster(t: Table) -> None:
    """Balic's power against attacking allies has nothing to do with it."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + War Party + 1st/153"])
    t.seat("B", formation={"A": "3rd/227"}, hand=[OGRE, "1st/334"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("3rd/227", with_="Azhul")
    t.B.defends("3rd/227")
    t.B.plays(OGRE)
    t.total("3rd/227", 4 + 6)
    t.changed(OGRE)
    t.settled("B", "ask-combat")


@card_test(OGRE, rules=["turn.phase3.user-required"], edition="1st")
def test_an_ogre_in_the_pool_casts_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Azhul + {OGRE}"], hand=["1st/376", "Death Spell"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "Death Spell", OGRE, because="turn.phase3.user-required")
    t.settled("A", "ask-phase-3")


# -- Barbaric Allies --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ban", ["4th/169", "1st/102"])
@card_test(BARBARIANS, rules=["card.power.definition"], edition="1st")
def test_no_ban_on_allies_stops_the_barbarians(t: Table, ban: str) -> None:
    meet(t, "Azhul", f"Borys + {ban}", [BARBARIANS, "War Party"])
    if ban == "4th/169":
        t.A.cannot("play", "War Party", "Azhul", because="forbidden")
    t.A.plays(BARBARIANS)
    t.on(BARBARIANS, "Azhul")
    t.total("Azhul", 4 + 7)
    goes_on(t, "Borys")


@card_test(BARBARIANS, rules=["gloss.negate"], edition="1st")
def test_without_their_power_they_are_stopped_like_others(t: Table) -> None:
    with given("1st/157", Always(PowerLost(ALLY & Of(OTHERS)))):
        meet(t, "Azhul", "Borys + 4th/169 + 1st/157", [BARBARIANS])
        t.A.cannot("play", BARBARIANS, "Azhul", because="forbidden")
        goes_on(t, "Borys", "Azhul")


@card_test(BARBARIANS, rules=["raze.face-down"], edition="1st")
def test_a_successful_defence_costs_the_attacker_a_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa", "C": "Gulg (razed)", "D": "Tyr"}, pool=["Borys"])
    t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Azhul"], hand=[BARBARIANS])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Azhul")
    t.B.plays(BARBARIANS)
    t.A.passes()
    t.asked("A", "ask-choose")
    t.offered("Rashemen", "Vaasa", "Tyr")
    t.A.chooses("Vaasa")
    t.razed("Vaasa")
    t.standing("DL/8")
    t.changed("Borys", "Azhul", BARBARIANS)
    drew(t, "B", 1)
    t.settled("B")


@card_test(BARBARIANS, rules=["raze.face-down"], edition="1st")
def test_attackers_and_the_beaten_raze_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=["Neeva"], hand=[BARBARIANS])
    t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Borys", "Otto"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.defends("Borys")
    t.A.plays(BARBARIANS)
    t.B.passes()
    t.A.stops()
    for realm in ("Rashemen", "Vaasa", "DL/8", "Nyrond"):
        t.standing(realm)
    t.changed("Borys", "Neeva", BARBARIANS)
    t.settled("A")


@card_test(BARBARIANS, rules=["dungeon-card.attack.defended"], edition="1st")
def test_who_defends_a_dungeon_razes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=["Borys"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"], hand=[BARBARIANS], table=["DU/8"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DU/8", with_="Borys")
    t.B.defends("Azhul")
    t.B.plays(BARBARIANS)
    t.A.passes()
    t.standing("Rashemen")
    t.standing("Vaasa")
    t.changed("Borys", "Azhul", BARBARIANS)
    drew(t, "B", 1)
    t.settled("B")
