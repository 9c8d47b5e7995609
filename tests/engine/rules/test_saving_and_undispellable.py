"""Which card may avert an instant defeat, and whose spells cannot be dispelled (instant.*, dispel.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, When
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import SPELL, Is, Named
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import Send, kill
from sixrealms.powers.refs import BEARER, OPPONENT, SELF, TARGET, The
from sixrealms.powers.sets import InPlay
from sixrealms.powers.type_changes import choose_type
from sixrealms.powers.whereabouts import HangsOn
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

REALM_A, REALM_B = {"A": "Rashemen"}, {"A": "Nyrond"}
AS_A_MONSTER = Play(choose_type(Is(BEARER), ("monster",)))
AT_THE_CAUSE = Play(kill(OPPONENT))


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


@EVERY_RULESET
@pytest.mark.parametrize("airship", ["1st/90", "4th/118"])
@table_test(rules=["instant.events-help", "instant.not-the-cause", "instant.no-chance-for-attached"], edition="1st")
def test_an_airship_carries_off_the_ally_that_would_defeat_at_once(t: Table, ruleset: str, airship: str) -> None:
    """Where there is a chance against allies the event is its one card; elsewhere events may be played anyway. An
    event that takes nothing away is no such card, nor is an item that strikes the cause.
    """
    with given("1st/104", AT_THE_CAUSE):
        t.seat("A", formation=REALM_A, pool=["Dagrande"], hand=["3rd/86", 1])
        t.seat("B", formation=REALM_B, pool=["1st/264"], hand=[airship, "Good Fortune", "1st/104"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.passes()
        t.B.defends("1st/264")
        t.B.passes()
        t.A.plays("3rd/86")
        if ruleset == "fourth-edition":
            t.asked("B", "ask-instant")
            t.offered(airship)
        else:
            t.asked("B", "ask-anytime")
            t.offered(airship, "Good Fortune")
        t.B.plays(airship)
        if airship != "1st/90":
            t.B.says("yes")
        t.zone("3rd/86", "discard")
        t.zone("1st/264", "battle")
        t.changed(airship, "Dagrande")
        t.passes_all()
        t.settled("A", "ask-combat")


@pytest.mark.parametrize(
    ("ruleset", "helps"), [("fourth-edition", True), ("tournament", False), ("tournament-110", False)]
)
@table_test(rules=["instant.not-the-cause", "instant.one-card-chance", "instant.events-help"], edition="1st")
def test_an_event_goes_after_a_champion_that_would_defeat_at_once(t: Table, ruleset: str, helps: bool) -> None:
    with given("1st/177", When("activate", AutoDefeat(OPPONENT))):
        t.seat("A", formation=REALM_A, pool=["1st/177"])
        t.seat("B", formation=REALM_B, pool=["Dagrande"], hand=["Treasure", "1st/206"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="1st/177")
        t.B.passes()
        t.B.defends("Dagrande")
        t.B.passes()
        if helps:
            t.asked("B", "ask-instant")
            t.offered("Treasure")
            t.B.plays("Treasure")
            t.zone("1st/177", "discard")
            t.zone("Dagrande", "pool")
            t.changed("B:Thugs#1")
            t.settled("B", "ask-spoils")
        else:
            t.zone("Dagrande", "discard")
            t.zone("1st/177", "pool")
            t.settled("B", "ask-anytime")


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


#: A spell that strikes, by the phase in which it is cast here, and what answers it.
STRIKES = {3: "DU/104", 4: "NO/395", 5: "DU/104"}
ANSWERS = {"1st/346": "1st/62", "1st/398": "1st/62", "DL/83": "1st/69"}


@EVERY_RULESET
@pytest.mark.parametrize("phase", STRIKES)
@table_test(rules=["dispel.timing"])
def test_dispelling_turning_and_reflecting_answer_a_spell_in_every_phase_and_nothing_else(
    t: Table, phase: int, ruleset: str
) -> None:
    """A champion that is placed invites none of them."""
    spell = STRIKES[phase]
    with given(spell, Play(Choose(InPlay(Named("Azhul")), then=Send(The(TARGET))))), given("1st/62"), given("1st/69"):
        t.seat("A", formation=REALM_A, pool=["1st/260"], hand=[spell, "Zadoc", "Dagrande"])
        t.seat("B", formation=REALM_B, pool=["Azhul", "1st/62", "1st/69"], hand=list(ANSWERS))
        t.begin(active="A", phase=phase, ruleset=ruleset, size=RULESETS[ruleset])
        if phase == 3:
            t.A.plays("Dagrande")
            t.asked("A", "ask-phase-3")
        if phase == 4:
            t.A.attacks("Nyrond", with_="1st/260")
            t.B.defends("Azhul")
        t.A.plays(spell, by="1st/260")
        t.asked("B", "ask-answer")
        t.offered(*ANSWERS)
        t.B.answers("1st/346", by="1st/62")
        t.zone(spell, "discard")
        t.changed("1st/346", "Dagrande", "Azhul", "1st/260")
        t.settled("A")
