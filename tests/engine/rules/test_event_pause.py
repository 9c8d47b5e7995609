"""The pause after an event: who is asked, in which order, with what they may answer, and what a duplicate is."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, Use
from sixrealms.powers.card_questions import ANY, CLERIC, HERO
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.moves import Send
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EVERYONE, YOU
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sacrifice import Sacrifice
from sixrealms.powers.sets import in_abyss, in_discard, one
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import IN_POOL, Of
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

REALM_A = {"A": "Sembia"}
REALM_B = {"A": "Nyrond"}
REALM_C = {"A": "Keoland"}


@EVERY_RULESET
@table_test(rules=["event.any-time", "event.immediate", "event.order"])
def test_an_event_is_answered_by_another_one_only_after_it_has_worked(t: Table, ruleset: str) -> None:
    t.seat("A", formation=REALM_A, hand=["Sky Singers"], pool=["Dagrande + Flameblade"])
    t.seat("B", formation=REALM_B, hand=["Enslaved!"])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("Sky Singers")
    t.zone("Flameblade", "discard")
    t.zone("Sky Singers", "abyss" if ruleset == "fourth-edition" else "void")
    t.zone("Dagrande", "pool")
    t.asked("B", "ask-anytime")
    t.B.plays("Enslaved!")
    t.A.chooses("Dagrande")
    t.zone("Dagrande", "discard")
    t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["event.no-snatching", "counter.sequence-default"])
def test_nobody_throws_an_event_between_a_card_and_its_targets(t: Table, ruleset: str) -> None:
    t.seat("A", formation=REALM_A, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, hand=["Good Fortune"])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("Cataclysm!")
    t.asked("A", "ask-target")
    t.B.cannot("play", "Good Fortune", because=("counter.sequence-default", "order.response-right"))
    t.A.chooses("Celene")
    t.zone("Celene", "discard")
    t.asked("B", "ask-anytime")
    t.B.plays("Good Fortune")
    t.changed("Cataclysm!", *(f"B:Thugs#{i}" for i in range(1, 6)))
    t.settled("A", "ask-phase-3")


@table_test(rules=["event.negate.any", "event.helpful.negators", "void.events"])
def test_a_negated_event_affects_nobody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Dagrande"], hand=["Enslaved!", "Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["4th/255", "Gnomes of Samek", "Cleric of Gond"], hand=["RR/48"])
    t.seat("C", formation=REALM_C, pool=["Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    t.B.answers("RR/48", by="Cleric of Gond")
    t.zone("Enslaved!", "void")
    t.A.plays("Good Fortune")
    t.B.answers("4th/255")
    t.zone("4th/255", "discard")
    t.zone("Good Fortune", "void")
    t.count("A", hand=0)
    t.changed("RR/48")
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.negated-not-duplicable", "pause.clockwise"])
def test_a_negated_event_cannot_be_duplicated(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["4th/255"])
    t.seat("C", formation=REALM_C, pool=["Azhul + FR/118"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("4th/255")
    t.C.could_not_answer("FR/118", because="negated-event")
    t.count("A", hand=0)
    t.count("C", hand=0)
    t.changed("4th/255", "Good Fortune")
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.single-action", "pause.offered"])
def test_who_has_calmed_an_event_cannot_duplicate_it_as_well(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Transformation!", "Zadoc"])
    t.seat("B", formation=REALM_B, pool=["Azhul + FR/118"], hand=["Calm", "Gith"])
    t.begin(active="A", phase=3)
    t.A.plays("Transformation!")
    t.offered("Calm", "FR/118")
    t.B.answers("Calm")
    t.contents("B", "hand", ["Gith"])
    t.count("A", hand=5)
    t.changed("Transformation!", "Zadoc", *(f"A:Thugs#{i}" for i in range(1, 6)))
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.first-action", "counter.next-card"])
def test_in_the_pause_only_what_concerns_the_event_may_be_played(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation=REALM_B, pool=["Gnomes of Samek"], hand=["Calm", "Good Fortune"])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    t.offered("Calm")
    t.B.cannot("play", "Good Fortune", because="counter.sequence-default")
    t.B.passes()
    t.A.chooses("Dagrande")
    t.B.chooses("Gnomes of Samek")
    t.zone("Gnomes of Samek", "discard")
    t.B.plays("Good Fortune")
    t.zone("Calm", "hand")
    t.changed("Dagrande", "Enslaved!", *(f"B:Thugs#{i}" for i in range(1, 6)))
    t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["pause.failed-attempts-free", "dispel.chain"])
def test_an_attempt_that_is_stopped_leaves_the_action_free(t: Table, ruleset: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Dagrande"], hand=["Enslaved!", "1st/346"])
    t.seat("B", formation=REALM_B, pool=["The Magister", "Gnomes of Samek"], hand=["4th/382", "Calm"])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("Enslaved!")
    t.B.answers("4th/382", by="The Magister")
    t.A.answers("1st/346", by="Sadira")
    t.B.answers("Calm")
    t.A.chooses("Dagrande")
    t.zone("Dagrande", "discard")
    t.zone("Gnomes of Samek", "pool")
    t.zone("The Magister", "pool")
    t.changed("Sadira", "4th/382", "1st/346", "Enslaved!")
    t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["pause.actions", "pause.duplicate-target"])
def test_a_deflected_event_strikes_another_player(t: Table, ruleset: str) -> None:
    t.seat("A", formation=REALM_A, hand=["Cataclysm!"])
    t.seat("B", formation=REALM_B, hand=["4th/137", "Calm"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.offered("4th/137", "Calm")
    t.B.answers("4th/137")
    t.B.player("C")
    t.zone("Keoland", "discard")
    t.standing("Nyrond")
    t.changed("Cataclysm!", "4th/137")
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.duplicate-target", "dup.separate"])
def test_a_duplicate_has_a_target_of_its_own(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Cataclysm!"])
    t.seat("B", formation=REALM_B, pool=["Azhul + FR/118"])
    t.seat("C", formation={"A": "Keoland", "B": "Celene"})
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("FR/118")
    t.zone("Nyrond", "discard")
    t.offered("Sembia", "Keoland", "Celene")
    t.B.chooses("Sembia")
    t.zone("Sembia", "discard")
    t.zone("Nyrond", "discard")
    t.zone("Keoland", "formation")
    t.changed("Cataclysm!")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("doubles", ["Azhul + FR/118", "AR/106"])
@table_test(rules=["counter.sequence-default", "event.order", "dup.separate"])
def test_nobody_acts_between_an_event_and_its_duplicate(t: Table, doubles: str) -> None:
    """The use of another's event is secondary: the original works, then the duplicate, then others may act."""
    t.seat("A", formation=REALM_A, pool=["Dagrande"], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond", "B": "Cormyr"}, pool=[doubles])
    t.seat("C", formation={"A": "Keoland", "B": "Celene"}, pool=["Griffin"], hand=["Treasure"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("FR/118" if "FR" in doubles else "AR/106")
    t.zone("Nyrond", "discard")
    t.asked("B", "ask-target")
    t.B.chooses("Celene")
    t.zone("Celene", "discard")
    t.asked("C", "ask-anytime")
    t.C.plays("Treasure")
    t.zone("Griffin", "discard")
    t.changed("Cataclysm!", "Treasure", *(["AR/106"] if "AR" in doubles else []))
    t.settled("A", "ask-phase-3")


@table_test(rules=["dup.as-normal", "dup.separate", "dup.full-effects"])
def test_a_duplicate_can_be_calmed_apart_from_the_original(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Dagrande", "Sadira", "Herminard"], hand=["Enslaved!", "Calm"])
    t.seat("B", formation=REALM_B, pool=["Azhul + FR/118", "T'kkyl", "Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    t.B.answers("FR/118")
    t.A.chooses("Sadira")
    t.B.chooses("Neeva")
    t.zone("Sadira", "discard")
    t.zone("Neeva", "discard")
    t.A.answers("Calm")
    t.B.chooses("T'kkyl")
    t.zone("T'kkyl", "discard")
    t.zone("Dagrande", "pool")
    t.changed("Calm", "Enslaved!")
    t.settled("A", "ask-phase-3")


@table_test(rules=["event.no-return-to-hand", "void.permanent"])
def test_a_played_event_is_out_of_reach(t: Table) -> None:
    from_the_pile = Use(Choose(in_discard(ANY, YOU), then=Send(The(TARGET), z.HAND)))
    from_the_abyss = Use(Choose(in_abyss(ANY, YOU), then=Send(The(TARGET), z.HAND)))
    with given("1st/52", from_the_pile), given("1st/60", from_the_abyss):
        t.seat(
            "A", formation=REALM_A, pool=["1st/52", "1st/60"], hand=["Good Fortune"], discard=["Zadoc", "Gith"], draw=[]
        )
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("Good Fortune")
        t.zone("Good Fortune", "void")
        t.A.cannot("use", "1st/60", because="spell.target-required")
        t.A.uses("1st/52")
        t.offered("Zadoc", "Gith")
        t.A.chooses("Gith")
        t.contents("A", "hand", ["Gith"])
        t.settled("A", "ask-phase-3")


@table_test(rules=["event.reshuffle-excluded"])
def test_a_reshuffled_discard_pile_holds_no_events(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Transformation!"], discard=["1st/61"], draw=[])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("Good Fortune")
    t.A.plays("Transformation!")
    t.zone("Good Fortune", "void")
    t.A.passes()
    t.zone("Transformation!", "void")
    t.contents("A", "draw", ["1st/61"])
    t.changed(*(f"B:Thugs#{i}" for i in range(1, 6)))
    t.settled("B", "ask-phase-0")


@EVERY_RULESET
@table_test(rules=["dup.full-effects"])
def test_who_cannot_bear_what_an_event_asks_of_its_player_does_not_duplicate_it(t: Table, ruleset: str) -> None:
    """The event costs a cleric of the pool."""
    dear = Play(Draw(Fixed(2)), cost=Sacrifice(one(CLERIC & IN_POOL & Of(YOU)), 1), at=("any",))
    with given("1st/100", dear):
        t.seat("A", formation=REALM_A, pool=["Shayira"], hand=["Good Fortune"])
        t.seat("B", formation=REALM_B, pool=["Azhul + FR/118"])
        t.seat("C", formation=REALM_C, pool=["Cleric of Gond", "AR/106"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("Good Fortune")
        t.zone("Shayira", "discard")
        t.B.could_not_answer("FR/118", because="no-effect")
        t.C.answers("AR/106")
        t.zone("Cleric of Gond", "discard")
        for seat in "AC":
            t.count(seat, hand=2)
        t.changed("Good Fortune", "AR/106", *(f"{seat}:Thugs#{n}" for seat in "AC" for n in (1, 2)))
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@pytest.mark.parametrize("calms", [True, False])
@table_test(rules=["calm.others-affected"])
def test_who_has_calmed_a_ban_plays_what_it_keeps_the_others_from(t: Table, ruleset: str, calms: bool) -> None:
    bans = Play(Lasting(CannotPlay(EVERYONE, HERO), FOR_THIS_TURN), at=("any",))
    with given("1st/312", bans):
        t.seat("A", formation=REALM_A, hand=["Calm", "Dagrande", "Azhul"])
        t.seat("B", formation=REALM_B, hand=["1st/312"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("Dagrande")
        t.B.plays("1st/312")
        if calms:
            t.A.answers("Calm")
            t.A.plays("Azhul")
            t.zone("Azhul", "pool")
        else:
            t.passes_all()
            t.A.cannot("play", "Azhul", because="forbidden")
        t.changed("Dagrande", "Calm", "1st/312")
        t.settled("A", "ask-phase-3")
