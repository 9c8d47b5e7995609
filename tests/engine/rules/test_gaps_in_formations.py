"""Realms laid while an empty place lies in front (found by a stranger who had only the documents)."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, table_test

RULESETS = pytest.mark.parametrize("ruleset", ["fourth-edition", "tournament"])


@RULESETS
@table_test(rules=["formation.gaps.first", "formation.order.front-first"])
def test_no_realm_is_laid_over_a_razed_one_behind_a_gap(t: Table, ruleset: str) -> None:
    """open.gap-and-razed."""
    t.seat("A", formation={"B": "Sembia (razed)", "C": "Cormyr", "D": "Vaasa (razed)"}, hand=["Narfell"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", ruleset=ruleset)
    t.A.cannot("play", "Narfell", "B", because="formation.gaps.first")
    t.A.cannot("play", "Narfell", "D", because="formation.gaps.first")
    t.A.cannot("play", "Narfell", "C", because="realm.play.not-over-active")
    t.A.cannot("play", "Narfell", "E", because="formation.order.front-first")
    t.A.plays("Narfell", at="A")
    t.zone("Narfell", "formation")
    t.settled("A", "ask-phase-2")


@RULESETS
@table_test(rules=["formation.gaps.first", "realm.play.replaces-razed", "formation.order.row-free"])
def test_a_razed_realm_in_front_of_a_gap_or_beside_it_may_be_replaced(t: Table, ruleset: str) -> None:
    """open.gap-and-razed."""
    t.seat(
        "A",
        formation={"A": "Sembia (razed)", "C": "Cormyr (razed)", "D": "Vaasa (razed)", "F": "Rashemen"},
        hand=["Narfell"],
    )
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", ruleset=ruleset)
    t.A.can("play", "Narfell", "A")
    t.A.can("play", "Narfell", "B")
    t.A.cannot("play", "Narfell", "D", because="formation.gaps.first")
    t.A.plays("Narfell", at="C")
    t.zone("Cormyr", "discard")
    t.zone("Narfell", "formation")
    t.settled("A", "ask-phase-2")


@table_test(rules=["formation.gaps.first", "spoils.play-out-of-time"])
def test_nor_is_one_that_comes_as_spoils(t: Table) -> None:
    t.seat("A", formation={"B": "Sembia (razed)", "C": "Cormyr"}, pool=["Herminard"], draw=["Narfell", 3])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Herminard")
    t.B.declines()
    t.razed("Nyrond")
    t.A.cannot("play", "Narfell", "B", because="formation.gaps.first")
    t.A.plays("Narfell", at="A")
    t.zone("Narfell", "formation")
    t.changed("Herminard")
    t.settled("A", "ask-phase-4")


@table_test(rules=["formation.gaps.first", "rebuild.cost"])
def test_a_razed_realm_behind_a_gap_may_be_rebuilt(t: Table) -> None:
    """Nothing new is laid then."""
    t.seat("A", formation={"B": "Sembia (razed)", "C": "Cormyr"}, hand=["Dagrande", "Zadoc", "Gith"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.rebuilds("Sembia", paying=["Dagrande", "Zadoc"])
    t.standing("Sembia")
    t.contents("A", "hand", [])
    for card in ("Dagrande", "Zadoc", "Gith"):
        t.zone(card, "discard")
    t.settled("A", "ask-phase-2")
