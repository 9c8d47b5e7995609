"""Powers "when attacking" wait for the defender where the rules say so (gloss.when-attacking)."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family

#: Heroes that take their power from the holdings of the enemy as they attack.
NEGATING = {"NO/262": (), "3rd/262": ()}
ARABEL, ARMS = "1st/36", "1st/243"


@pytest.mark.parametrize(
    ("ruleset", "size", "comes_forward"),
    [("fourth-edition", 55, True), ("tournament", 55, True), ("tournament-110", 110, False)],
)
@card_family(NEGATING, rules=["gloss.when-attacking"], edition="1st")
def test_the_defender_is_chosen_before_the_holding_is_negated(
    t: Table, printing: str, ruleset: str, size: int, comes_forward: bool
) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=[printing])
    t.seat("B", formation={"A": f"Sembia + {ARABEL}"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size)
    t.A.attacks("Sembia", with_=printing)
    if comes_forward:
        t.B.defends("Sembia")
        t.total("Sembia", 0)  # it stands there without the power that made a monster of it
        t.settled("B", "ask-combat")
    else:
        t.offered("Azhul")
        t.changed(printing)
        t.settled("B", "ask-defend")


@card_family(NEGATING, rules=["gloss.when-attacking", "gloss.negate"], edition="1st")
def test_holdings_of_the_enemy_lose_their_power_for_its_round_only(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": f"1st/405 + {ARMS}"}, pool=[printing, "Neeva"])
    t.seat("B", formation={"A": f"1st/225 + {ARMS}"}, pool=["1st/60", "1st/269"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/225", with_=printing)
    t.B.defends("1st/60")
    t.total("1st/60", 5)
    t.A.passes()
    t.zone(printing, "discard")
    t.changed("1st/60", "B:filler#1")
    t.settled("B", "ask-spoils")
