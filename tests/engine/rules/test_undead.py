"""Fear of Undead (ledger: undead.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import Is
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.levels import Levels
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.refs import SELF
from tests.engine.rules.gone import RULESETS
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test, table_test

FEARFUL = pytest.mark.parametrize("ruleset", ["fourth-edition", "tournament"])
HORDE = "1st/155"  # Skeletal Horde, an undead monster of base level 5


def meets(
    t: Table, ruleset: str, mine: str, theirs: str, *, hand: tuple[str, ...], against: tuple[str, ...] = ()
) -> None:
    """`mine` attacks with these cards in hand and `theirs` defends."""
    t.seat("A", formation={"A": "Vaasa"}, pool=[mine], hand=list(hand))
    t.seat("B", formation={"A": "Cormyr"}, pool=[theirs], hand=list(against))
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.attacks("Cormyr", with_=mine)
    t.B.defends(theirs)


@FEARFUL
@pytest.mark.parametrize("ally", ["Thugs", "Miles"])
@table_test(rules=["undead.fear", "combat.f.loser-plays-one"])
def test_allies_of_level_one_and_two_flee_from_an_undead_champion(t: Table, ruleset: str, ally: str) -> None:
    """open.undead-where, open.undead-play-frightened: it may be played, and goes to the discard pile at once."""
    meets(t, ruleset, "Azhul", HORDE, hand=(ally, "Marauder"))
    t.A.can("play", ally, "Azhul")
    t.A.plays(ally)
    t.zone(ally, "discard")
    t.total("Azhul", 4)
    t.asked("A", "ask-combat")
    t.A.plays("Marauder")  # level 3 stays
    t.on("Marauder", "Azhul")
    t.total("Azhul", 7)
    t.settled("B", "ask-combat")


@table_test(rules=["undead.fear"])
def test_the_rules_of_2013_do_not_know_fear(t: Table) -> None:
    meets(t, "tournament-110", "Azhul", HORDE, hand=("Miles",))
    t.A.plays("Miles")
    t.on("Miles", "Azhul")
    t.total("Azhul", 6)
    t.settled("B", "ask-combat")


@FEARFUL
@table_test(rules=["undead.fear"])
def test_an_undead_ally_frightens_those_already_there_when_it_comes(t: Table, ruleset: str) -> None:
    meets(t, ruleset, "Azhul", "Neeva", hand=("Miles", "Hordes of Castle Greyhawk"), against=("Swordwraith",))
    t.A.plays("Miles")
    t.A.plays("Hordes of Castle Greyhawk")
    t.total("Azhul", 11)
    t.B.plays("Swordwraith")
    t.zone("Miles", "discard")
    t.on("Hordes of Castle Greyhawk", "Azhul")
    t.total("Azhul", 9)
    t.total("Neeva", 11)
    t.settled("A", "ask-combat")


@FEARFUL
@table_test(rules=["undead.fear"])
def test_an_undead_ally_below_level_four_frightens_nobody_and_no_one_fears_his_own(t: Table, ruleset: str) -> None:
    """Giant Skeleton is level 3; the defender's own Miles stands beside an undead champion."""
    meets(t, ruleset, "Azhul", HORDE, hand=("Giant Skeleton", "Rowan"), against=("Miles",))
    t.A.plays("Giant Skeleton")
    t.B.plays("Miles")
    t.on("Miles", HORDE)
    t.total(HORDE, 7)
    t.changed("Giant Skeleton")
    t.settled("A", "ask-combat")


@FEARFUL
@table_test(rules=["undead.fear.undead-immune"])
def test_undead_allies_do_not_fear_undead(t: Table, ruleset: str) -> None:
    meets(t, ruleset, "Azhul", HORDE, hand=("Skeleton",))
    t.A.plays("Skeleton")
    t.on("Skeleton", "Azhul")
    t.total("Azhul", 5)
    t.settled("A", "ask-combat")


@FEARFUL
@table_test(rules=["undead.fear.cleric-immune"])
def test_the_allies_of_a_cleric_do_not_fear_undead(t: Table, ruleset: str) -> None:
    meets(t, ruleset, "Nenioc", HORDE, hand=("Thugs",))
    t.A.plays("Thugs")
    t.on("Thugs", "Nenioc")
    t.total("Nenioc", 6)
    t.settled("B", "ask-combat")


@FEARFUL
@table_test(rules=["undead.fear.base-level"])
def test_the_base_level_of_the_undead_decides_and_not_what_it_carries(t: Table, ruleset: str) -> None:
    """Azhul made undead: base 4 frightens, base 3 (T'kkyl) does not, though an item raises it to 8."""
    undead = Always(Has(Is(SELF), ("Undead",)))
    with given("1st/265", undead), given("1st/266", undead):
        t.seat(
            "A", formation={"A": "Vaasa"}, pool=["Dagrande", "Gnomes of Samek"], hand=["Miles", "Thugs", "Gladiators"]
        )
        t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl + Staff of Conjuring", "Azhul"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("T'kkyl")
        t.total("T'kkyl", 8)
        t.A.plays("Miles")
        t.on("Miles", "Dagrande")
        t.A.plays("Gladiators")
        t.B.passes()
        t.A.attacks("Nyrond", with_="Gnomes of Samek")
        t.B.defends("Azhul")
        t.A.plays("Thugs")
        t.zone("Thugs", "discard")
        t.changed("Miles", "Gladiators", "Staff of Conjuring", "T'kkyl", "Dagrande")
        t.settled("A", "ask-combat")


@FEARFUL
@table_test(rules=["undead.fear.raised-bonus", "undead.fear"])
def test_an_ally_raised_to_three_stays_and_one_without_levels_is_not_frightened(t: Table, ruleset: str) -> None:
    """open.undead-level-zero: literally levels 1 and 2 flee."""
    with given("1st/324", Always(Levels(Is(SELF), Fixed(2)))), given("1st/308", Always(Levels(Is(SELF), Fixed(-1)))):
        meets(t, ruleset, "Azhul", HORDE, hand=("Gith", "Thugs"))
        t.A.plays("Gith")
        t.level("Gith", 0)
        t.on("Gith", "Azhul")
        t.A.plays("Thugs")
        t.level("Thugs", 3)
        t.on("Thugs", "Azhul")
        t.settled("B", "ask-combat")


@FEARFUL
@pytest.mark.parametrize(("mine", "flees"), [("Azhul", True), ("Bagual", False)])
@card_test("4th/114", rules=["undead.fear", "undead.fear.cleric-immune"])
def test_a_holding_that_fights_as_an_undead_ally_frightens(t: Table, ruleset: str, mine: str, flees: bool) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[mine], hand=["Miles", "Marauder"])
    t.seat("B", formation={"A": "RL/3 + 4th/114"}, pool=["Borys"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", edition="1st")
    t.A.attacks("RL/3", with_=mine)
    t.B.defends("Borys")
    t.A.plays("Miles")
    if flees:
        t.zone("Miles", "discard")
    else:
        t.on("Miles", mine)
    t.settled("A", "ask-combat")


@FEARFUL
@card_family({"3rd/324": (), "3rd/309": ()}, rules=["undead.fear"], edition="1st")
def test_an_ally_that_lies_with_a_realm_flees_too(t: Table, printing: str, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[HORDE])
    t.seat("B", formation={"A": f"DL/8 + {printing}"}, pool=["Azhul"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.attacks("DL/8", with_=HORDE)
    t.B.defends("Azhul")
    t.zone(printing, "discard")
    t.total("Azhul", 4)
    t.settled("B", "ask-combat")
