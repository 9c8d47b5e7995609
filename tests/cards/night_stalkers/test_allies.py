"""Allies of the Night Stalkers booster."""

from __future__ import annotations

import pytest

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test


@pytest.mark.parametrize(
    ("played", "by", "level"),
    [("War Party", "", 7), ("Cone of Cold", "Mordenkainen", 7), ("Orb of Doom", "Mordenkainen", 5)],
)
@card_test("NS/79", rules=["gloss.played-against"], edition="1st")
def test_the_horde_grows_with_allies_and_spells_played_against_it(t: Table, played: str, by: str, level: int) -> None:
    duel(t, "Azhul", "Mordenkainen", hand=["NS/79"], their_hand=[played], windows="pass")
    t.A.plays("NS/79")
    t.level("NS/79", 5)
    if played == "Cone of Cold":
        t.B.plays(played, by=by)
    else:
        t.B.plays(played, on=by)
    t.level("NS/79", level)
    t.settled("A")


@card_test("NS/79", rules=["gloss.played-against"], edition="1st")
def test_the_horde_does_not_grow_by_its_own_side(t: Table) -> None:
    duel(t, "Azhul", "Dagrande", hand=["NS/79", "War Party"], their_hand=["Gladiators"], windows="pass")
    t.A.plays("NS/79")
    t.B.plays("Gladiators")
    t.level("NS/79", 7)
    t.A.plays("War Party")
    t.level("NS/79", 7)
    t.settled("A", "ask-combat")
