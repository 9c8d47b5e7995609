"""An answer that the question does not offer is refused by the rule of that question, not by a general one."""

from __future__ import annotations

import pytest

from sixrealms import explain
from sixrealms.engine.action import Action
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.table_talk import Table, table_test


def refused_by(t: Table, rule: str, verb: str, card: str = "") -> None:
    """The answer of whoever is asked is refused for this rule and nothing else."""
    s = t.state
    assert s.pending is not None
    reasons = explain(s, s.pending.player, Action(verb, t.card(card) if card else -1))
    t.expect([why.rule for why in reasons] == [rule], f"{verb} {card}: {reasons}")


@table_test(rules=["spoils.options"], edition="1st")
def test_where_spoils_are_not_put_back_the_rule_about_spoils_says_so(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=["Vaasa", 3])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", ruleset="fourth-edition")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    refused_by(t, "spoils.options", "return-to-pile", "Vaasa")
    t.A.keeps("Vaasa")
    t.zone("Vaasa", "hand")
    t.changed("Dagrande")
    t.settled("A", "ask-phase-4")


@table_test(rules=["dungeon-card.spoils.other", "dungeon.spoils.other"], edition="1st")
def test_nor_are_dungeon_spoils_put_back(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=["War Party", 3])
    t.seat("B", formation={"A": "Nyrond"}, table=["DU/25"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DU/25", with_="Dagrande")
    t.B.declines()
    refused_by(t, "dungeon-card.spoils.other", "return-to-pile", "War Party")
    t.A.keeps("War Party")
    t.zone("War Party", "hand")
    t.changed("Dagrande", "DU/25")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.voluntary-between-rounds"], edition="1st")
def test_a_battle_is_not_broken_off_within_a_round(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Neeva")
    refused_by(t, "battle.end.voluntary-between-rounds", "stop")
    t.changed("Dagrande", "Neeva")
    t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["turn.phase5.discard-down"], edition="1st")
def test_with_too_many_cards_nobody_passes(t: Table, ruleset: str) -> None:
    most = 12 if RULESETS[ruleset] == 110 and ruleset == "tournament" else 8
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Miles", most])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.passes()
    refused_by(t, "turn.phase5.discard-down", "pass")
    refused_by(t, "turn.phase5.discard-down", "choose", "Dagrande")
    t.A.chooses("Miles")
    t.zone("Miles", "discard")
    t.settled("B", "ask-phase-0")


@table_test(rules=["rebuild.cost"], edition="1st")
def test_a_realm_that_is_being_rebuilt_is_paid_for(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia (razed)"}, hand=["Miles", "Zadoc", "Trystan", "Rowan"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass")
    t.does("A rebuilds Sembia")
    refused_by(t, "rebuild.cost", "pass")
    t.A.chooses("Miles", "Zadoc", "Trystan")
    t.zone("Miles", "discard")
    t.changed("Zadoc", "Trystan", "Sembia")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("phase", [0, 2])
@table_test(rules=["turn.sequence"], edition="1st")
def test_what_belongs_to_a_later_phase_waits_for_it(t: Table, phase: int) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Flameblade", "Rod of Shapechange"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=phase, windows="pass")
    t.A.cannot("play", "Flameblade", "Dagrande", because="turn.sequence")
    t.A.cannot("play", "Rod of Shapechange", "Dagrande", because="turn.sequence")
    t.settled("A", f"ask-phase-{phase}")


@table_test(rules=["option.questing.send"], edition="1st")
def test_a_quest_begins_in_phase_2_by_the_rule_about_quests(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", options={"questing": "on"})
    t.A.cannot("use", "Questing", because="option.questing.send")
    t.settled("A", "ask-phase-3")


@table_test(rules=["gloss.special-power.timing"], edition="1st")
def test_a_power_of_another_phase_is_refused_by_the_rule_about_the_moments_of_powers(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "AR/92"})
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("use", "AR/92", because="gloss.special-power.timing")
    t.settled("A", "ask-phase-3")
