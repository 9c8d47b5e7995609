"""The chance of one card against an instant defeat: whoever leads, one card only, and in combat only (instant.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Answer, Play, Target, Use, When
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import CHAMPION, HERO, ITEM, Is
from sixrealms.powers.counters import Cancel
from sixrealms.powers.moves import discard
from sixrealms.powers.refs import BEARER, OPPONENT, SELF, TARGET, The
from sixrealms.powers.sets import one
from sixrealms.powers.type_changes import choose_type
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

#: A champion of level 4 that defeats heroes at once, and an item that makes a monster of its bearer.
KILLER, SWORD = "1st/82", "1st/206"
KILLS_HEROES = When("activate", AutoDefeat(OPPONENT, HERO))
AS_A_MONSTER = Play(choose_type(Is(BEARER), ("monster",)))


@EVERY_RULESET
@pytest.mark.parametrize(("killer", "behind"), [(KILLER, "A"), (f"{KILLER} + Staff of Conjuring", "B")])
@table_test(rules=["instant.one-card-chance", "instant.must-change-condition"])
def test_the_threatened_player_has_the_chance_whoever_is_behind(
    t: Table, ruleset: str, killer: str, behind: str
) -> None:
    """A mere bonus is no such card, not even for a side that loses."""
    with given(KILLER, KILLS_HEROES), given(SWORD, AS_A_MONSTER):
        t.seat("A", formation={"A": "Rashemen"}, pool=[killer], hand=[1])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=[SWORD, "Dwarven Hammer", "Gladiators"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_=KILLER)
        t.B.defends("Azhul")
        t.asked("B", "ask-instant")
        t.offered(SWORD)
        t.B.plays(SWORD, on="Azhul")
        t.zone("Azhul", "battle")
        t.type("Azhul", "monster")
        t.settled(behind, "ask-combat")


@EVERY_RULESET
@table_test(rules=["instant.one-card-chance"])
def test_who_has_played_the_one_card_plays_no_second_when_it_fails(t: Table, ruleset: str) -> None:
    with (
        given(KILLER, KILLS_HEROES),
        given(SWORD, AS_A_MONSTER),
        given("1st/420", AS_A_MONSTER),
        given("1st/98", Answer(Cancel(), to=ITEM, zone="pool")),
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=[KILLER])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=[SWORD, "1st/420"])
        t.seat("C", formation={"A": "Keoland"}, pool=["Neeva + 1st/98"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_=KILLER)
        t.B.defends("Azhul")
        t.offered(SWORD, "1st/420")
        t.B.plays(SWORD, on="Azhul")
        t.C.answers("1st/98")
        t.zone(SWORD, "discard")
        t.zone("Azhul", "discard")
        t.zone("1st/420", "hand")
        t.zone(KILLER, "pool")
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@table_test(rules=["instant.combat-only"])
def test_for_a_champion_struck_down_in_phase_three_there_is_no_such_chance(t: Table, ruleset: str) -> None:
    """The same card would save it in battle."""
    strikes = Use(discard(The(TARGET)), at=("3",), targets=(Target("target", one(CHAMPION & HERO & ~Is(SELF))),))
    with given(KILLER, strikes, KILLS_HEROES), given(SWORD, AS_A_MONSTER):
        t.seat("A", formation={"A": "Rashemen"}, pool=[KILLER])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Azhul"], hand=[SWORD])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.uses(KILLER)
        t.A.chooses("Neeva")
        t.zone("Neeva", "discard")
        t.zone(SWORD, "hand")
        t.asked("A", "ask-phase-3")
        t.A.passes()
        t.A.attacks("Nyrond", with_=KILLER)
        t.B.defends("Azhul")
        t.asked("B", "ask-instant")
        t.offered(SWORD)
        t.settled("B", "ask-instant")
