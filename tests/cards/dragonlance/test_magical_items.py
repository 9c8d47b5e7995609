"""Magical items of the DragonLance booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.language import CHAMPION, IN_POOL, OPPOSING, TARGET, THEIRS, Destroy, Lasting, The, gains, one
from tests.cards.first.spell_duel import duel
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("DL/60", rules=["gloss.cancel.event", "power.combat-only-when-involved"], edition="1st")
def test_the_brooch_ignores_one_spell_a_battle(t: Table) -> None:
    duel(t, "Sadira", "Mordenkainen + DL/60", hand=["Cone of Cold", "Magic Missile"], windows="pass")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.answers("DL/60")
    t.zone("Cone of Cold", "discard")
    t.A.plays("Magic Missile", by="Sadira")
    t.B.could_not_answer("DL/60", because="already-used")
    t.on("Magic Missile", "Sadira")
    t.settled("A", "ask-combat")


@card_test("DL/60", rules=["card.power.definition"], edition="1st")
def test_only_wizards_wear_the_brooch(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "Azhul"], hand=["DL/60"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3)
    t.A.cannot("play", "DL/60", other="Azhul", because="not-this-bearer")
    t.A.plays("DL/60", on="Sadira")
    t.on("DL/60", "Sadira")
    t.settled("A", "ask-phase-3")


@card_test("DL/60", rules=["power.combat-only-when-involved"], edition="1st")
def test_in_the_pool_the_brooch_stops_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Geas"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen + DL/60"])
    t.begin(active="A", phase=3)
    t.A.plays("Geas", by="Sadira")
    t.zone("Geas", "table")
    t.settled("A", "ask-phase-3")


@card_test("DL/60", rules=["spell.offensive-defensive"], edition="1st")
def test_neither_spells_that_help_nor_allies_are_stopped_by_the_brooch(t: Table) -> None:
    duel(t, "Sadira", "Mordenkainen + DL/60", hand=["Shield", "War Party"])
    t.A.plays("Shield", by="Sadira")
    t.on("Shield", "Sadira")
    t.B.could_not_answer("DL/60", because="cannot-answer-that")
    t.A.plays("War Party")
    t.B.could_not_answer("DL/60", because="cannot-answer-that")
    t.on("War Party", "Sadira")
    t.settled("B", "ask-combat")


@card_test("DL/60", rules=["spell.offensive-defensive"], edition="1st")
def test_neither_what_strikes_another_nor_what_is_no_spell_is_stopped_by_the_brooch(t: Table) -> None:
    strikes = Play(Destroy(The(TARGET)), targets=(Target("target", one(CHAMPION & IN_POOL & THEIRS)),))
    with given("1st/106", strikes), given("PO/98", Play(Lasting(gains(OPPOSING, -1)))):
        meet(t, "4th/277", "Mordenkainen + DL/60", hand=["1st/106", "PO/98"], their_pool=["Azhul"])
        t.A.plays("1st/106", by="4th/277")
        t.zone("Azhul", "discard")
        t.B.could_not_answer("DL/60", because="cannot-answer-that")
        t.A.plays("PO/98", by="4th/277")
        t.B.could_not_answer("DL/60", because="cannot-answer-that")
        goes_on(t)
