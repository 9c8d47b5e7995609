"""Karlott the Shaman and Nenioc."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine import zones as z
from tests.cards.drawn import drew
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")
REALM_A, REALM_B = {"A": "Rashemen"}, {"A": "Nyrond"}
KARLOTT, ORCUS, MOTHER, EDICT = "3rd/63", "NS/44", "4th/479", "PO/120"
NENIOC: dict[str, tuple[str, ...]] = {"3rd/187": (), "4th/284": ()}

# -- Karlott the Shaman -----------------------------------------------------------------------------------------------


@card_test(KARLOTT, rules=["power.condition-mandatory"])
def test_karlott_goes_to_the_abyss_and_an_event_that_lay_there_comes_back(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[KARLOTT], hand=[], abyss=["Good Fortune", "Azhul", "Treasure", "Calm"])
    t.seat("B", formation=REALM_B, abyss=["Airship"])
    t.begin(active="A", phase="start")
    t.A.passes(2)
    t.A.uses(KARLOTT)
    t.offered("Good Fortune", "Treasure", "Calm")
    t.A.chooses("Treasure")
    t.zone(KARLOTT, "abyss")
    t.zone("Treasure", "hand")
    t.zone("Good Fortune", "abyss")
    drew(t, "A", 3)
    t.settled("A", "ask-phase-3")


@card_test(KARLOTT, rules=["power.condition-mandatory"])
def test_he_rests_a_turn_before_that(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=[KARLOTT], abyss=["Treasure"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.plays(KARLOTT)
    t.A.cannot("use", KARLOTT, because="condition-not-met")
    t.A.passes(3)
    t.B.passes(5)
    t.A.passes(2)
    t.A.can("use", KARLOTT)
    t.A.passes()
    t.A.cannot("use", KARLOTT, because="wrong-moment")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.zone(KARLOTT, "pool")
    t.settled("A", "ask-phase-4")


@card_test(KARLOTT, rules=["event.no-return-to-hand"])
def test_events_that_have_worked_are_lost_to_him(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[KARLOTT], void=["Treasure"], abyss=["Azhul"], discard=["Gith"])
    t.seat("B", formation=REALM_B, abyss=["Airship"])
    t.begin(active="A", phase="start")
    t.A.passes(2)
    t.A.cannot("use", KARLOTT, because="no-target")
    drew(t, "A", 3)
    t.settled("A", "ask-phase-3")


@card_test(KARLOTT, rules=["pool.not-while-fighting"])
def test_the_turns_of_others_are_no_rest_and_no_time_for_it(t: Table) -> None:
    t.seat("A", formation=REALM_A, abyss=["Treasure"])
    t.seat("B", formation=REALM_B, pool=[KARLOTT], abyss=["Treasure [2nd/312]"])
    t.begin(active="A", phase="start")
    t.A.passes(2)
    t.B.cannot("use", KARLOTT, because=("wrong-moment", "not-your-decision", "condition-not-met"))
    drew(t, "A", 3)
    t.settled("A", "ask-phase-3")


# -- Nenioc -----------------------------------------------------------------------------------------------------------


@card_family(NENIOC, rules=["avatar.cost-exceptions", "avatar.phase3-only"])
def test_nenioc_is_shuffled_away_and_an_avatar_comes_for_nothing(t: Table, nenioc: str) -> None:
    t.seat("A", formation=REALM_A, pool=[f"{nenioc} + Orb of Doom", "Skeletal Horde"], hand=[ORCUS, "Azhul"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", ORCUS, because="cost-not-payable")
    before = t.state.listed(t.sitting.objects.seat("A"), z.DRAW)
    t.A.uses(nenioc)
    after = t.state.listed(t.sitting.objects.seat("A"), z.DRAW)
    t.expect(after != (t.card(nenioc), *before), "the pile has been shuffled")
    t.zone(nenioc, "draw")
    t.zone("Orb of Doom", "discard")
    t.zone(ORCUS, "pool")
    t.zone("Skeletal Horde", "pool")
    t.zone("Azhul", "hand")
    t.base(ORCUS, 0)
    t.count("A", draw=13)
    t.settled("A", "ask-phase-3")


@card_family(NENIOC, rules=["avatar.cost-exceptions"])
def test_conditions_that_are_no_cost_are_lifted_too(t: Table, nenioc: str) -> None:
    t.seat("A", formation=REALM_A, pool=[nenioc], hand=[MOTHER, ORCUS, "NS/122", "Azhul"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, windows="pass")
    t.A.uses(nenioc)
    t.offered(MOTHER, ORCUS, "NS/122")
    t.A.chooses(MOTHER)
    t.zone(MOTHER, "pool")
    t.zone(nenioc, "draw")
    t.zone(ORCUS, "hand")
    t.A.cannot("play", ORCUS, because=("cost-not-payable", "condition-not-met"))
    t.settled("A", "ask-phase-3")


@card_family(NENIOC, rules=["cosmos.unique-in-play"])
def test_she_cannot_bring_a_second_copy_nor_is_she_wasted(t: Table, nenioc: str) -> None:
    t.seat("A", formation=REALM_A, pool=[nenioc], hand=[ORCUS])
    t.seat("B", formation=REALM_B, pool=[ORCUS])
    t.begin(active="A", phase=3)
    t.A.cannot("use", nenioc, because=("no-target", "cosmos.unique-in-play"))
    t.zone(nenioc, "pool")
    t.settled("A", "ask-phase-3")


@card_family(NENIOC, rules=["spell.target-required"])
def test_with_nobody_to_bring_she_has_no_target_and_that_is_all(t: Table, nenioc: str) -> None:
    t.seat("A", formation=REALM_A, pool=[nenioc], hand=["Azhul"])
    t.seat("B", formation=REALM_B, pool=[ORCUS], hand=[ORCUS])
    t.begin(active="A", phase=3)
    t.A.cannot("use", nenioc, because="no-target")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("phase", [2, 4, 5])
@card_family(NENIOC, rules=["avatar.phase3-only"])
def test_at_other_times_she_brings_nobody(t: Table, nenioc: str, phase: int) -> None:
    t.seat("A", formation=REALM_A, pool=[nenioc], hand=[ORCUS])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=phase)
    t.A.cannot("use", nenioc, because="wrong-moment")
    t.settled("A", f"ask-phase-{phase}")


@card_family(NENIOC, rules=["avatar.sacrifice", "avatar.conditions-each-time"])
def test_whoever_can_pay_may_keep_her(t: Table, nenioc: str) -> None:
    t.seat("A", formation=REALM_A, pool=[nenioc, "Skeletal Horde", "Winged Horror"], hand=[ORCUS])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(ORCUS)
    t.A.chooses("Winged Horror")
    t.zone("Skeletal Horde", "discard")
    t.zone("Winged Horror", "discard")
    t.zone(nenioc, "pool")
    t.base(ORCUS, 12)
    t.settled("A", "ask-phase-3")
