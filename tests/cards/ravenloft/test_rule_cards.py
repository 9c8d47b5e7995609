"""Rule cards of the Ravenloft booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test

FIVE = {"A": "Draj", "B": "Raam", "C": "Gulg", "D": "Vaasa", "E": "Nyrond"}


@card_test("RL/30", rules=["victory.six-realms"], edition="1st")
def test_a_holding_of_athas_is_the_sixth_realm(t: Table) -> None:
    t.seat("A", formation=FIVE, hand=["Ogo"], table=["RL/30"])
    t.seat("B", formation={"A": "Urik + Makla"})
    t.begin(active="A", phase=2, unenforced=["Ogo", "Makla"])
    t.A.plays("Ogo", on="Draj")
    t.over("A")


@card_test("RL/30", rules=["victory.six-realms", "turn.phase0.rule-card"], edition="1st")
def test_the_rule_card_itself_may_bring_victory(t: Table) -> None:
    t.seat("A", formation=dict(FIVE, A="Draj + Ogo"), hand=["RL/30"])
    t.seat("B", formation={"A": "Urik + Makla"})
    t.begin(active="A", phase=0, unenforced=["Ogo", "Makla"])
    t.A.plays("RL/30")
    t.over("A")


@card_test("RL/30", rules=["victory.six-realms"], edition="1st")
def test_only_one_holding_counts(t: Table) -> None:
    four = {"A": "Draj + Ogo", "B": "Raam + Makla", "C": "Gulg", "D": "Vaasa"}
    t.seat("A", formation=four, hand=["RL/30"])
    t.seat("B", formation={"A": "Urik", "B": "Gulg (razed)"})
    t.begin(active="A", phase=0, unenforced=True)
    t.A.plays("RL/30")
    t.zone("RL/30", "table")
    t.settled("A", "ask-phase-0")


@card_test("RL/30", rules=["victory.six-realms"], edition="1st")
def test_neither_a_holding_of_another_world_nor_anything_else_of_athas(t: Table) -> None:
    t.seat(
        "A", formation=dict(FIVE, A="Sembia", B="Cormyr", C="Calimshan + Castle Hart"), pool=["Azhul"], hand=["RL/30"]
    )
    t.seat("B", formation={"A": "Urik"})
    t.begin(active="A", phase=0, unenforced=True)
    t.A.plays("RL/30")
    t.zone("RL/30", "table")
    t.settled("A", "ask-phase-0")


@card_test("RL/30", rules=["gloss.rule-card.global", "victory.six-realms"], edition="1st")
def test_it_helps_every_player(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, table=["RL/30"])
    t.seat("B", formation=dict(FIVE, A="Urik"), hand=["Ogo"])
    t.begin(active="B", phase=2, unenforced=["Ogo"])
    t.B.plays("Ogo", on="Urik")
    t.over("B")
