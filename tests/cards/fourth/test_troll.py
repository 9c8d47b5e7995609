"""The Troll of 4th Edition: it is struck before the allies beside it, and grows again."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.language import ALLY, AllChosen, Target, discard, one
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

TROLL = "4th/249"


@card_test(TROLL, rules=["general.touch.retarget"], edition="1st")
def test_whoever_strikes_an_ally_strikes_the_troll(t: Table) -> None:
    meet(t, "Azhul", f"Borys + Zadoc + {TROLL} + Galek", ["3rd/322"])
    t.A.plays("3rd/322")
    t.offered(TROLL)
    t.A.chooses(TROLL)
    t.on(TROLL, "Borys")
    t.on("Zadoc", "Borys")
    goes_on(t, "Borys", "Galek")


@card_test(TROLL, rules=["general.touch.retarget"], edition="1st")
def test_a_power_that_aims_beforehand_does_too(t: Table) -> None:
    meet(t, "Azhul + 3rd/271 + Gith", f"Borys + Zadoc + {TROLL}", pool=["T'kkyl"])
    t.A.uses("3rd/271")
    t.on(TROLL, "Borys")
    t.on("Zadoc", "Borys")
    t.zone("3rd/271", "discard")
    goes_on(t, "Borys")


@card_test(TROLL, rules=["general.touch.retarget"], edition="1st")
def test_items_and_allies_elsewhere_may_be_chosen(t: Table) -> None:
    meet(t, "Azhul + Gith", f"Borys + Zadoc + {TROLL} + Orb of Doom", ["3rd/269"])
    t.A.plays("3rd/269")
    t.offered(TROLL, "Orb of Doom")
    t.A.chooses("Orb of Doom")
    t.zone("Orb of Doom", "abyss")
    goes_on(t, "Borys", "Zadoc")


@card_test(TROLL, rules=["general.touch.retarget"], edition="1st")
def test_its_own_player_chooses_among_all_that_can_be_lost(t: Table) -> None:
    meet(t, f"Azhul + Zadoc + {TROLL}", "Borys + Gladiators", ["4th/225"])
    t.A.plays("4th/225")
    t.A.uses("4th/225")
    t.offered("Zadoc", "Gladiators")
    t.A.chooses("Zadoc")
    t.zone("Zadoc", "discard")
    t.zone("4th/225", "discard")
    goes_on(t, "Borys", "Gladiators")


@card_test(TROLL, rules=["general.touch.retarget"], edition="1st")
def test_what_strikes_all_allies_leaves_it_standing(t: Table) -> None:
    meet(t, "Azhul", f"Borys + Zadoc + {TROLL}", ["4th/247"])
    t.A.plays("4th/247")
    t.zone("Zadoc", "discard")
    t.on(TROLL, "Borys")
    goes_on(t, "Borys")


@card_test(TROLL, rules=["combat.h.winner-discards"], edition="1st")
def test_it_stays_with_a_champion_who_wins(t: Table) -> None:
    meet(t, f"Azhul + Zadoc + {TROLL}", "T'kkyl", their_pool=["Otto"])
    t.B.passes()
    t.A.stops()
    t.on(TROLL, "Azhul")
    t.zone("Zadoc", "discard")
    t.changed("T'kkyl")
    t.settled("A")


@card_test(TROLL, rules=["combat.h.loser-discards-all"], edition="1st")
def test_it_goes_with_a_champion_who_is_beaten(t: Table) -> None:
    meet(t, f"Azhul + {TROLL}", "Borys + Gladiators")
    t.A.passes()
    t.zone(TROLL, "discard")
    t.changed("Azhul", "Borys", "Gladiators")
    drew(t, "B", 1)
    t.settled("B")


@card_test(TROLL, rules=["general.touch.retarget"], edition="1st")
def test_who_strikes_two_strikes_it_first(t: Table) -> None:
    two = Play(discard(AllChosen("target")), targets=(Target("target", one(ALLY), count=2),))
    with given("1st/91", two):
        meet(t, "Azhul", f"Borys + Zadoc + {TROLL} + Galek", ["1st/91"])
        t.A.plays("1st/91")
        t.offered("Zadoc", "Galek")  # the troll has been chosen for want of another
        t.A.chooses("Galek")
        t.zone("Galek", "discard")
        t.on(TROLL, "Borys")
        goes_on(t, "Borys", "Zadoc", "1st/91")
