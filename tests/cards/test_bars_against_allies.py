"""Realms that keep some allies off: whoever passes all bars brings even those, and nobody else does."""

from __future__ import annotations

import pytest

from sixrealms.engine.level import total
from tests.table_talk import Table, card_family

PLAIN, FLYING, SWIMMING, DRAGON = "War Party", "4th/241", "4th/245", "4th/237"
UNDEAD, WEREBEAST, EARTHWALKER, BARBARIC = "1st/193", "4th/236", "DU/48", "4th/512"
#: What keeps them off, with the formation it lies in and the allies it is about.
BARS = {
    "1st/26": ("1st/26", (PLAIN,)),
    "4th/27": ("4th/27", (PLAIN,)),
    "1st/223": ("1st/223", (PLAIN,)),
    "1st/2": ("1st/2", (FLYING,)),
    "1st/10": ("1st/10", (FLYING,)),
    "1st/12": ("1st/12", (FLYING,)),
    "1st/29": ("1st/29", (FLYING,)),
    "4th/31": ("4th/31", (FLYING,)),
    "4th/59": ("4th/59", (FLYING,)),
    "BR/9": ("BR/9", (FLYING,)),
    "1st/238": ("Urik + 1st/238", (FLYING,)),
    "1st/144": ("Celene + 1st/144", (FLYING,)),
    "3rd/29": ("3rd/29", (FLYING, SWIMMING, EARTHWALKER)),
    "1st/432": ("1st/432", (SWIMMING,)),
    "3rd/132": ("3rd/132", (SWIMMING,)),
    "3rd/137": ("3rd/137", (SWIMMING,)),
    "4th/21": ("4th/21", (SWIMMING,)),
    "4th/30": ("4th/30", (SWIMMING,)),
    "4th/504": ("4th/504", (SWIMMING,)),
    "1st/123": ("1st/123", (UNDEAD,)),
    "1st/39": ("Cormyr + 1st/39", (UNDEAD,)),
    "4th/65": ("4th/65", (DRAGON,)),
    "4th/516": ("Vaasa + 4th/516", (EARTHWALKER,)),
    "1st/246": ("Raam + 1st/246", (WEREBEAST,)),
    "3rd/157": ("Celene", (DRAGON,)),
}
#: A champion whose allies pass all bars, and one that only comes to the place of the realm.
LETS_THROUGH, ORDINARY = "1st/438", "1st/62"
STRONG = "Borys + Crystal of the Ebon Flame + Shield of Gore"


@pytest.mark.parametrize("passes", [True, False])
@card_family(BARS, rules=["general.golden-rule", "move.flyer.barred"], edition="1st")
def test_it_keeps_its_allies_off_all_but_who_passes_all_bars(
    t: Table, printing: str, formation: str, allies: tuple[str, ...], passes: bool
) -> None:
    attacker = LETS_THROUGH if passes else ORDINARY
    t.seat("A", formation={"A": "Nyrond"}, pool=[attacker], hand=list(allies))
    bearer = ["Mordenkainen + 3rd/157"] if printing == "3rd/157" else []
    t.seat("B", formation={"A": formation}, pool=[STRONG, *bearer])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(formation.partition(" + ")[0], with_=attacker)
    t.B.defends("Borys")
    for ally in allies:
        if passes:
            t.A.can("play", ally, attacker)
        else:
            t.A.cannot("play", ally, attacker, because="forbidden")
    t.settled("A", "ask-combat")


@card_family({"1st/26": (), "4th/27": ()}, rules=["general.golden-rule"], edition="1st")
def test_allies_that_no_ban_binds_count_where_no_ally_does(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=[ORDINARY], hand=[BARBARIC])
    t.seat("B", formation={"A": printing}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(printing, with_=ORDINARY)
    t.B.defends("Borys")
    before = total(t.state, t.card(ORDINARY))
    t.A.plays(BARBARIC)
    t.total(ORDINARY, before + 7)
    t.settled("A", "ask-combat")
