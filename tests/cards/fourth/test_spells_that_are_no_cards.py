"""Spells that are no cards: a javelin's and a wizard's lightning; what answers, turns, resists and forbids it."""

from __future__ import annotations

from sixrealms.language import EVERYONE, OFFENSIVE, WIZARD_SPELL, Always, CannotPlay
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

RULES = ["combat.e.totals", "dispel.timing"]
JAVELIN, PELLGRADE = "4th/203", "4th/312"
BOLT = "A:Spell of Javelin of Lightning"
LIGHTNING = "A:Spell of Pellgrade the Inexorable"
DISPEL, TURNING = "1st/346", "1st/398"


@card_test(JAVELIN, rules=RULES)
def test_the_javelin_strikes_once_and_is_spent_after_the_round(t: Table) -> None:
    meet(t, f"T'kkyl + {JAVELIN}", "Neeva")
    t.total("T'kkyl", 3 + 2)
    t.A.uses(JAVELIN)
    t.on(BOLT, "T'kkyl")
    t.type(BOLT, "wizard spell")
    t.total("T'kkyl", 3 + 2 + 7)
    t.on(JAVELIN, "T'kkyl")
    t.B.passes()
    t.zone(JAVELIN, "discard")
    t.zone(BOLT, "outside")
    t.zone("T'kkyl", "pool")
    t.zone("Neeva", "discard")
    t.settled("A")


@card_test(JAVELIN)
def test_the_javelin_strikes_no_second_time_in_a_round(t: Table) -> None:
    meet(t, f"T'kkyl + {JAVELIN}", "Mordenkainen")
    t.A.uses(JAVELIN)
    t.total("T'kkyl", 12)
    t.B.passes()
    t.zone("Mordenkainen", "discard")
    t.zone(JAVELIN, "discard")
    t.settled("A")


@card_test(JAVELIN, DISPEL, rules=["gloss.cancel.event"])
def test_the_bolt_is_dispelled_and_the_javelin_spent_all_the_same(t: Table) -> None:
    meet(t, f"T'kkyl + {JAVELIN}", "Mordenkainen", their_hand=[DISPEL])
    t.A.uses(JAVELIN)
    t.B.answers(DISPEL, by="Mordenkainen")
    t.total("T'kkyl", 5)
    t.zone(BOLT, "outside")
    t.A.cannot("use", JAVELIN, because="already-used")
    t.A.passes()
    t.zone(JAVELIN, "discard")
    t.zone("T'kkyl", "discard")
    t.changed("B:filler#1")
    t.settled("B")


@card_test(JAVELIN, TURNING, rules=["dispel.turning-offensive-only", "gloss.caster"])
def test_the_bolt_is_turned_on_its_caster(t: Table) -> None:
    meet(t, f"T'kkyl + {JAVELIN}", "Mordenkainen", their_hand=[TURNING])
    t.A.uses(JAVELIN)
    t.B.answers(TURNING, by="Mordenkainen")
    t.on(BOLT, "Mordenkainen")
    t.total("T'kkyl", 5)
    goes_on(t, TURNING)


@card_test(JAVELIN, "4th/271", rules=["immunity.level-bonus-lost"])
def test_the_bolt_counts_for_nothing_against_whoever_is_immune_to_such_spells(t: Table) -> None:
    meet(t, f"T'kkyl + {JAVELIN}", "Elminster the Mage")
    t.A.uses(JAVELIN)
    t.total("T'kkyl", 5)
    goes_on(t)


@card_test(JAVELIN, rules=["power.condition-mandatory"])
def test_no_bolt_where_such_spells_are_forbidden(t: Table) -> None:
    with given("1st/60", Always(CannotPlay(EVERYONE, OFFENSIVE & WIZARD_SPELL))):
        meet(t, f"T'kkyl + {JAVELIN}", "Neeva", pool=["1st/60"])
        t.A.cannot("use", JAVELIN, because="no-effect")
        goes_on(t)


@card_test(JAVELIN)
def test_an_unused_javelin_stays(t: Table) -> None:
    meet(t, f"Neeva + {JAVELIN}", "T'kkyl")
    t.B.passes()
    t.on(JAVELIN, "Neeva")
    t.settled("A")


@card_test(JAVELIN)
def test_the_javelin_does_nothing_out_of_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"T'kkyl + {JAVELIN}"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("use", JAVELIN, because=("not-fighting", "wrong-moment"))
    t.settled("A")


@card_test(PELLGRADE, rules=RULES)
def test_lightning_destroys_an_item_of_the_opponent(t: Table) -> None:
    meet(t, PELLGRADE, "Neeva + 1st/215 + 1st/206 + 1st/217", their_pool=["T'kkyl + 1st/103"])
    t.total("Neeva", 7 + 6 + 2)
    t.A.uses(PELLGRADE)
    t.offered("1st/215", "1st/206", "1st/217")
    t.A.chooses("1st/215")
    t.zone("1st/215", "discard")
    t.on("1st/206", "Neeva")
    t.on("1st/217", "Neeva")
    t.on("1st/103", "T'kkyl")
    t.total(PELLGRADE, 9 + 7)
    t.B.passes()
    t.zone(LIGHTNING, "outside")
    t.zone(PELLGRADE, "pool")
    t.settled("A")


@card_test(PELLGRADE)
def test_lightning_destroys_an_artifact(t: Table) -> None:
    meet(t, "Neeva + 4th/457", PELLGRADE)
    t.B.uses(PELLGRADE)
    t.zone("4th/457", "discard")
    t.total(PELLGRADE, 9 + 7)
    goes_on(t, "4th/457")


@card_test(PELLGRADE)
def test_lightning_has_its_bonus_where_there_is_nothing_to_destroy(t: Table) -> None:
    meet(t, PELLGRADE, "Borys + 1st/182")
    t.A.uses(PELLGRADE)
    t.total(PELLGRADE, 9 + 7)
    goes_on(t)


@card_test(PELLGRADE, "3rd/104", rules=["combat.term.battle-on-card"])
def test_lightning_strikes_in_each_round_he_fights(t: Table) -> None:
    meet(t, f"{PELLGRADE} + 3rd/104", "4th/474", their_pool=["NS/122 + 1st/153"])
    t.A.uses(PELLGRADE)
    t.B.passes()
    t.zone("4th/474", "discard")
    t.A.attacks("DL/8", with_=PELLGRADE)
    t.B.defends("NS/122")
    t.A.uses(PELLGRADE)
    t.zone("1st/153", "discard")
    goes_on(t)


@card_test(PELLGRADE, DISPEL)
def test_dispelled_lightning_destroys_nothing_and_comes_once_a_round(t: Table) -> None:
    meet(t, PELLGRADE, "Mordenkainen + 1st/215", their_hand=[DISPEL])
    t.A.uses(PELLGRADE)
    t.B.answers(DISPEL, by="Mordenkainen")
    t.on("1st/215", "Mordenkainen")
    t.total(PELLGRADE, 9)
    t.A.cannot("use", PELLGRADE, because="already-used")
    goes_on(t, DISPEL)


@card_test(PELLGRADE, TURNING, rules=["gloss.caster"])
def test_turned_lightning_destroys_an_item_of_its_caster(t: Table) -> None:
    meet(t, f"{PELLGRADE} + 1st/206", "Mordenkainen + 1st/215", their_hand=[TURNING])
    t.A.uses(PELLGRADE)
    t.B.answers(TURNING, by="Mordenkainen")
    t.zone("1st/206", "discard")
    t.on("1st/215", "Mordenkainen")
    t.total(PELLGRADE, 9)
    goes_on(t, TURNING, "1st/206")


@card_test(PELLGRADE, rules=["power.combat-only-when-involved"])
def test_lightning_comes_from_nobody_but_a_fighter(t: Table) -> None:
    meet(t, "T'kkyl", "Neeva", pool=[PELLGRADE])
    t.A.cannot("use", PELLGRADE, because="not-fighting")
    goes_on(t)
