"""How far a battle has come, who comes forward first, and attacks made on another realm."""

from __future__ import annotations

from typing import get_args

from sixrealms.engine.ability import Always, Play
from sixrealms.engine.power import Context
from sixrealms.powers.battle_steps import AttackInstead, BattleAt, BattleStep, CombatAgain
from sixrealms.powers.card_questions import Is
from sixrealms.powers.possession import FightsFirst
from sixrealms.powers.refs import ATTACKED_REALM, SELF
from sixrealms.powers.round_outcomes import LOSING
from sixrealms.realise.power import said
from tests.made_up import given
from tests.table_talk import Table, table_test

STEPS = get_args(BattleStep)


def _come_to(t: Table) -> set[str]:
    return {step for step in STEPS if BattleAt(step).met(t.state, Context(-1, 0))}


@table_test(rules=["battle.combat-started"])
def test_a_battle_goes_through_its_steps(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/194", "1st/284"])
    t.seat("B", formation={"A": "Sembia"}, pool=["1st/268", "1st/265"], hand=["NO/204"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.expect(not _come_to(t), "no battle")
    t.A.attacks("Sembia", with_="1st/194")
    t.expect(_come_to(t) == {"any", "announced", "forward", "unactivated"}, "an attack announced")
    t.B.defends("1st/268")
    t.expect(_come_to(t) == {"any", "fight", "both", "unactivated", "first"}, "two champions forward")
    t.B.passes()
    t.expect(_come_to(t) == {"any", "fight", "combat", "first"}, "combat begun")
    t.B.passes()
    t.expect(_come_to(t) == {"any"}, "between two rounds")
    t.A.attacks("Sembia", with_="1st/284")
    t.expect(_come_to(t) == {"any", "forward", "unactivated"}, "another attacker forward")
    t.B.defends("1st/265")
    t.expect(_come_to(t) == {"any", "fight", "both", "unactivated"}, "two others forward")
    t.B.passes()
    t.expect(_come_to(t) == {"any", "fight", "combat"}, "another combat")
    t.changed("1st/268", "1st/194")
    t.settled("B", "ask-combat")


@table_test(rules=["combat.b.attacker-choice", "combat.one-round-per-champion"])
def test_of_two_that_come_first_either_may(t: Table) -> None:
    first = Always(FightsFirst(Is(SELF)))
    with given("1st/268", first), given("1st/284", first):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268", "1st/284", "1st/60"])
        t.seat("B", formation={"A": "Sembia"}, pool=["1st/265"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.can("attack", "Sembia", other="1st/268")
        t.A.cannot("attack", "Sembia", other="1st/60", because="another-first")
        t.A.attacks("Sembia", with_="1st/284")
        t.B.defends("1st/265")
        t.B.passes()
        t.offered("1st/268")
        t.changed("1st/265", "1st/284")
        t.settled("A", "ask-next-attacker")


def test_the_texts_say_what_is_meant() -> None:
    for step in STEPS:
        for language in ("en", "pt-BR"):
            assert said(Play(CombatAgain(), only=BattleAt(step)), language)
    assert said(CombatAgain(), "en") == "combat begins again between the same champions"
    assert "on the attacked realm instead" in said(AttackInstead(ATTACKED_REALM), "en")
    assert said(Play(CombatAgain(), only=LOSING), "en").startswith("Playable only if you are losing the round")
    assert "attacks and defends before any other champion" in said(FightsFirst(Is(SELF)), "en")
