"""In which order powers change one level (ledger: gloss.adjusted-level, power.conflict.first-played)."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import Is
from sixrealms.powers.levels import Levels
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.refs import BEARER, FIGHTER, SELF
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, table_test

SADIRA, MISSILE, FIGURINE = "1st/260", "1st/334", "1st/98"


@EVERY_RULESET
@table_test(rules=["gloss.adjusted-level"])
def test_a_level_that_is_set_is_set_after_all_that_was_there(t: Table, ruleset: str) -> None:
    """The realm makes its defender level 3; what they bear would add 3 and double it."""
    three, double = Always(Levels(Is(FIGHTER), to=Fixed(3))), Always(Levels(Is(BEARER), times=2))
    with powers({"1st/120": (three,), FIGURINE: (double,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
        t.seat("B", formation={"A": "1st/120"}, pool=[f"Neeva + {FIGURINE}"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.attacks("1st/120", with_="Azhul")
        t.B.defends("Neeva")
        t.level("Neeva", 3)
        t.settled("B", "ask-combat")


@EVERY_RULESET
@table_test(rules=["power.conflict.first-played", "activation.played-in-battle"])
def test_what_is_played_in_battle_comes_after_what_was_there(t: Table, ruleset: str) -> None:
    """Her own doubling was there before the spell, so the spell's +3 is not doubled."""
    with powers({SADIRA: (Always(Levels(Is(SELF), times=2)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=[MISSILE])
        t.seat("B", formation={"A": "1st/120"}, pool=["Mordenkainen + Staff of Conjuring"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.attacks("1st/120", with_="Sadira")
        t.B.defends("Mordenkainen")
        t.level("Sadira", 8)
        t.A.plays(MISSILE, by="Sadira")
        t.level("Sadira", 11)
        t.settled("A", "ask-combat")
