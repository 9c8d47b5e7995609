"""Which card may avert an instant defeat, and whose spells cannot be dispelled (instant.*, dispel.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.changing_type import choose_type
from sixrealms.powers.fighting import Kill
from sixrealms.powers.immunity import Immune
from sixrealms.powers.questions import SPELL, Is, Named
from sixrealms.powers.refs import BEARER, OPPONENT, SELF
from sixrealms.powers.whereabouts import HangsOn
from tests.made_up import given
from tests.table_talk import Table, table_test

REALM_A, REALM_B = {"A": "Rashemen"}, {"A": "Nyrond"}
AS_A_MONSTER = Play(choose_type(Is(BEARER), ("monster",)))
AT_THE_CAUSE = Play(Kill(OPPONENT))


@table_test(rules=["instant.not-the-cause", "instant.must-change-condition"])
def test_the_one_card_may_not_strike_what_kills(t: Table) -> None:
    with given("1st/104", AT_THE_CAUSE), given("1st/206", AS_A_MONSTER):
        t.seat("A", formation=REALM_A, pool=["1st/408"])
        t.seat("B", formation=REALM_B, pool=["Neeva"], hand=["1st/104", "1st/206", "Dwarven Hammer", "Gladiators"])
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_="1st/408")
        t.B.defends("Neeva")
        t.asked("B", "ask-instant")
        t.offered("1st/206")
        t.B.plays("1st/206", on="Neeva")
        t.zone("1st/408", "discard")
        t.zone("Neeva", "pool")
        t.on("1st/206", "Neeva")
        t.changed("B:Thugs#1")
        t.settled("B", "ask-spoils")


@pytest.mark.parametrize("guarded", [True, False])
@table_test(rules=["dispel.undispellable"])
def test_spells_of_a_champion_may_be_beyond_dispelling(t: Table, guarded: bool) -> None:
    undispellable = Always(Immune(SPELL & HangsOn(SELF), Named("Dispel Magic")))
    with given("1st/260", *([undispellable] if guarded else [])):
        t.seat("A", formation=REALM_A, pool=["1st/260"], hand=["Cone of Cold"])
        t.seat("B", formation=REALM_B, pool=["The Magister + Orb of Doom"], hand=["1st/346"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="1st/260")
        t.B.defends("The Magister")
        t.A.plays("Cone of Cold", by="1st/260")
        t.total("1st/260", 9)
        if guarded:
            t.B.cannot("play", "1st/346", "The Magister", because=("no-target", "immune"))
            t.on("Cone of Cold", "1st/260")
            t.settled("B", "ask-combat")
        else:
            t.B.plays("1st/346", by="The Magister")
            t.zone("Cone of Cold", "discard")
            t.changed("1st/346")
            t.settled("A", "ask-combat")
