"""Multiple attack: a won round razes nothing, the attacker goes on with others, a beaten one ends the attack."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.powers.access import FightsAgain
from sixrealms.powers.card_questions import Is
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.refs import SELF
from tests.made_up import given
from tests.table_talk import Table, table_test

MULTIPLE = {"multiple-attack": "on"}
RAZED_AT_ONCE: dict[str, object] = {"round_win_razes": True}


def wins_a_round(t: Table, options: dict[str, str], answers: dict[str, object]) -> None:
    """A's Neeva beats Azhul, the first defender of Nyrond."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Griffin"], draw=[])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Azhul", "Dagrande"], draw=[])
    t.begin(active="A", phase=4, windows="pass", ruleset="fourth-edition", options=options, answers=answers)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")


@pytest.mark.parametrize("options", [MULTIPLE, {}])
@table_test(rules=["option.multiple-attack.no-auto-raze", "option.multiple-attack.continue"])
def test_a_won_round_does_not_raze_the_realm_and_the_attack_goes_on(t: Table, options: dict[str, str]) -> None:
    """Both times the ruleset would raze it (conflict.multiattack.optional)."""
    wins_a_round(t, options, RAZED_AT_ONCE)
    t.changed("Neeva")
    if options:
        t.standing("Nyrond")
        t.asked("A", "ask-next-attacker")
        t.A.attacks("Nyrond", with_="Griffin")
        t.changed("Griffin")
        t.settled("B", "ask-defend")
    else:
        t.razed("Nyrond")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("options", [MULTIPLE, {}])
@table_test(rules=["option.multiple-attack.fresh-champions"])
def test_neither_side_uses_a_champion_twice(t: Table, options: dict[str, str]) -> None:
    """Azhul, beaten, goes back to their pool by a made-up power."""
    with given("1st/266", Always(GoesInstead(Is(SELF), z.POOL))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Griffin"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[])
        again = {"one_round_per_champion": False, "champion_reuse": True}
        t.begin(active="A", phase=4, windows="pass", options=options, answers=again)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.passes()
        t.zone("Azhul", "pool")
        if options:
            t.A.cannot("attack", "Nyrond", "Neeva", because="already-fought")
        else:
            t.A.can("attack", "Nyrond", "Neeva")
        t.A.attacks("Nyrond", with_="Griffin")
        if options:
            t.B.cannot("defend", "Azhul", because="already-fought")
        else:
            t.B.can("defend", "Azhul")
        t.changed("Griffin")
        t.settled("B", "ask-defend")


@table_test(rules=["option.multiple-attack.continue"])
def test_the_attacker_may_stop(t: Table) -> None:
    """conflict.multiattack.must-or-may"""
    wins_a_round(t, MULTIPLE, {})
    t.A.stops()
    t.standing("Nyrond")
    t.changed("Neeva")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("declines", [True, False])
@table_test(rules=["option.multiple-attack.raze-when-undefended"])
def test_the_realm_falls_when_nobody_defends_it_any_more(t: Table, declines: bool) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Griffin"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Dagrande"] if declines else ["Azhul"], draw=[])
    t.begin(active="A", phase=4, windows="pass", ruleset="fourth-edition", options=MULTIPLE, answers=RAZED_AT_ONCE)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.A.attacks("Nyrond", with_="Griffin")
    t.B.declines()
    t.razed("Nyrond")
    t.zone("Azhul", "discard")
    t.changed("Neeva", "Griffin")
    t.settled("A")


@table_test(rules=["option.multiple-attack.defender-wins"])
def test_a_round_won_by_the_defender_ends_the_attack_and_earns_him_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Azhul", "Griffin"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "1st/194"], draw=["Marauder"])
    t.begin(active="A", phase=4, windows="pass", options=MULTIPLE, answers=RAZED_AT_ONCE)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Dagrande")
    t.B.passes()
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("1st/194")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.standing("Nyrond")
    t.asked("B", "ask-spoils")
    t.B.keeps("Marauder")
    t.A.cannot("attack", "Nyrond", "Griffin", because="one-attack")
    t.zone("Marauder", "hand")
    t.zone("Dagrande", "discard")
    t.changed("Neeva", "1st/194")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("seats", "razes"), [("1", False), ("2", True)])
@table_test(
    rules=["option.general.enabled-by-dungeon-card", "option.multiple-attack.no-auto-raze"],
    rotate="the option names seats",
)
def test_one_player_alone_may_have_it(t: Table, seats: str, razes: bool) -> None:
    """Whoever attacks with it goes on after a won round; where only the defender has it, that round razes."""
    wins_a_round(t, {"multiple-attack": seats}, RAZED_AT_ONCE)
    t.changed("Neeva")
    if razes:
        t.razed("Nyrond")
        t.settled("A", "ask-phase-4")
    else:
        t.standing("Nyrond")
        t.A.cannot("attack", "Nyrond", "Neeva", because="already-fought")
        t.A.attacks("Nyrond", with_="Griffin")
        t.B.declines()
        t.razed("Nyrond")
        t.changed("Griffin")
        t.settled("A")


@table_test(rules=["option.multiple-attack.continue", "option.multiple-attack.raze-when-undefended"])
def test_after_a_second_win_a_third_champion_goes_on_against_the_same_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Mul Savage", "Griffin"], draw=[])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Dagrande", "Azhul"], draw=[])
    t.begin(active="A", phase=4, windows="pass", ruleset="fourth-edition", options=MULTIPLE, answers=RAZED_AT_ONCE,
            unenforced=True)  # fmt: skip
    for attacker, defender in (("Neeva", "Dagrande"), ("Mul Savage", "Azhul")):
        t.A.attacks("Nyrond", with_=attacker)
        t.B.defends(defender)
        t.B.passes()
        t.zone(defender, "discard")
        t.standing("Nyrond")
    t.A.cannot("attack", "Nyrond", "Neeva", because="already-fought")
    t.A.cannot("attack", "Keoland", "Griffin", because="no-switch")
    t.A.attacks("Nyrond", with_="Griffin")
    t.B.declines()
    t.razed("Nyrond")
    t.changed("Neeva", "Mul Savage", "Griffin")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("again", [False, True])
@table_test(rules=["option.multiple-attack.fresh-champions"])
def test_a_card_may_let_its_champion_fight_twice(t: Table, again: bool) -> None:
    """Azhul, beaten, goes back to their pool by a made-up power; only with a second one they may defend again."""
    powers = [Always(GoesInstead(Is(SELF), z.POOL)), *([Always(FightsAgain(Is(SELF), "defend"))] if again else [])]
    with given("1st/266", *powers):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Griffin"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options=MULTIPLE)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.passes()
        t.A.attacks("Nyrond", with_="Griffin")
        if again:
            t.B.can("defend", "Azhul")
        else:
            t.B.cannot("defend", "Azhul", because="already-fought")
        t.changed("Neeva", "Griffin", "Azhul")
        t.settled("B", "ask-defend")
