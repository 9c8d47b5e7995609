"""What an attacker's special power does to the other side, done to its own by the defender."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, When
from sixrealms.language import (
    DEFENDING_PLAYER,
    HERO,
    IN_POOL,
    MONSTER,
    OPPOSING,
    SELF,
    TARGET,
    WHEN_ATTACKING,
    Choose,
    Count,
    Immune,
    Is,
    Levels,
    Of,
    The,
    discard,
    every,
    gains,
    one,
)
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
ISLERIK, FIEND, KIARA, IUZ, MIDNIGHT = "4th/334", "NO/282", "NO/171", "NO/167", "NO/46"
#: A hero of level 3 whose power is made up here.
MADE_UP = "1st/53"
SIDES = [(True, -2, 0), (False, 0, -2)]


@pytest.mark.parametrize(("reflects", "mine", "his"), SIDES)
@card_test(ISLERIK)
def test_what_weakens_the_other_side_weakens_the_attacker(t: Table, reflects: bool, mine: int, his: int) -> None:
    with given(MADE_UP, Always(gains(OPPOSING, -2), when=WHEN_ATTACKING)):
        meet(t, MADE_UP, ISLERIK)
        t.B.says("yes" if reflects else "no")
        t.total(MADE_UP, 3 + mine)
        t.total(ISLERIK, 5 + his)
        t.settled("A", "ask-combat")


@card_test(ISLERIK)
def test_what_helps_the_attacker_goes_on_helping_it(t: Table) -> None:
    with given(
        MADE_UP,
        Always(gains(Is(SELF), 4)),
        Always(Levels(Is(SELF), Count(every(OPPOSING)))),
        Always(Immune(Is(SELF), HERO & OPPOSING)),
    ):
        meet(t, MADE_UP, ISLERIK)
        t.B.says("yes")
        t.total(MADE_UP, 8)
        t.total(ISLERIK, 5)
        t.settled("B", "ask-combat")


@pytest.mark.parametrize("reflects", [True, False])
@card_test(ISLERIK)
def test_what_is_forbidden_to_the_opponent_is_forbidden_to_the_attacker(t: Table, reflects: bool) -> None:
    meet(t, FIEND, ISLERIK, ["1st/190"], ["1st/182"])
    t.B.says("yes" if reflects else "no")
    if reflects:
        t.A.cannot("play", "1st/190", because="forbidden")
    else:
        t.A.plays("1st/190")
        t.total(FIEND, 7)
        t.B.cannot("play", "1st/182", because="forbidden")
    t.settled("A" if reflects else "B", "ask-combat")


@pytest.mark.parametrize("reflects", [True, False])
@card_test(ISLERIK)
def test_what_works_at_once_as_combat_is_joined(t: Table, reflects: bool) -> None:
    meet(t, f"{MIDNIGHT} + 1st/94", f"{ISLERIK} + 1st/153")
    t.B.says("yes" if reflects else "no")
    lost, kept = ("1st/94", "1st/153") if reflects else ("1st/153", "1st/94")
    t.zone(lost, "discard")
    t.zone(kept, "attached")
    t.changed(lost)
    t.settled("B" if not reflects else "A", "ask-combat")


@card_test(ISLERIK)
def test_a_power_to_be_used_is_used_by_the_defender_alone(t: Table) -> None:
    meet(t, f"{KIARA} + 1st/94", f"{ISLERIK} + 1st/103", ["1st/190"], ["1st/182"])
    t.B.says("yes")
    t.A.cannot("use", KIARA, because="power-lost")
    t.A.plays("1st/190")
    t.B.uses(ISLERIK)
    t.zone("1st/94", "discard")
    t.B.cannot("use", ISLERIK, because=("already-used", "no-target"))
    t.changed("1st/94", "1st/190")
    t.settled("B", "ask-combat")


@card_test(ISLERIK)
def test_what_follows_from_the_attackers_defeat_strikes_its_player(t: Table) -> None:
    meet(t, IUZ, f"{ISLERIK} + 1st/152 + 1st/94 + 1st/153", pool=["Mul Savage"])
    t.B.says("yes")
    t.A.passes()
    t.B.chooses("Rashemen")
    t.razed("Rashemen")
    t.zone(IUZ, "discard")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(ISLERIK)
def test_attacking_and_defending_change_places_in_what_is_reflected(t: Table) -> None:
    slays = Choose(one(MONSTER & IN_POOL & Of(DEFENDING_PLAYER)), then=discard(The(TARGET)))
    with given(MADE_UP, When("attacking", slays)):
        meet(t, MADE_UP, ISLERIK, pool=[FIEND], their_pool=["NO/330"])
        t.B.says("yes")
        t.zone(FIEND, "discard")
        t.settled("A", "ask-combat")


@card_test(ISLERIK, rules=["immunity.always-active"])
def test_an_attacker_out_of_his_reach_strikes_as_ever(t: Table) -> None:
    with given(MADE_UP, Always(Immune(Is(SELF), HERO)), Always(gains(OPPOSING, -2))):
        meet(t, MADE_UP, ISLERIK)
        t.B.says("yes")
        t.total(MADE_UP, 3)
        t.total(ISLERIK, 3)
        t.settled("A", "ask-combat")


@card_test(ISLERIK)
def test_it_is_over_with_the_round(t: Table) -> None:
    meet(t, FIEND, f"{ISLERIK} + 1st/153", ["1st/190"])
    t.B.says("yes")
    t.expect(bool(t.state.effects), "the power is reflected for the round")
    t.A.passes()
    t.expect(not t.state.effects, "and no longer")
    t.zone(FIEND, "discard")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(ISLERIK)
def test_he_reflects_nothing_as_the_attacker(t: Table) -> None:
    with given(MADE_UP, Always(gains(OPPOSING, -2))):
        meet(t, ISLERIK, MADE_UP)
        t.total(ISLERIK, 3)
        t.settled("A", "ask-combat")
