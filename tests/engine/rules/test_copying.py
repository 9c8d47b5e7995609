"""When a card that copies others makes its choice, in every ruleset (ledger: copy.on-entry, copy.rechoose-phase3).

Fowron (UD/96) copies another giant, the Orb of Green Dragonkind (1st/424) another dragon; both once in phase 3.
"""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, When
from sixrealms.powers.card_questions import Is
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.refs import SELF
from tests.engine.rules.gone import RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

AT_ONCE = ["tournament", "tournament-110"]
#: What makes a dragon a dragon is often only in the blueline.
DRAGONS = {"bluelines": True}
STRONG = Always(gains(Is(SELF), 5))


@pytest.mark.parametrize("ruleset", AT_ONCE)
@table_test(rules=["copy.on-entry", "once.phase3"])
def test_a_champion_chooses_as_it_is_played(t: Table, ruleset: str) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, hand=["UD/96"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("UD/96")
        t.asked("A", "ask-copy")
        t.A.uses("UD/96")
        t.level("UD/96", 10)
        t.A.cannot("use", "UD/96", because="already-used")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("ruleset", AT_ONCE)
@table_test(rules=["copy.on-entry", "copy.rechoose-phase3"])
def test_a_champion_that_is_spoils_chooses_at_once_and_not_later(t: Table, ruleset: str) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], draw=["UD/96", 9])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.declines()
        t.A.plays("UD/96")
        t.A.passes()
        t.asked("A", "ask-phase-4")
        t.level("UD/96", 5)
        t.A.cannot("use", "UD/96", because="wrong-moment")
        t.razed("Nyrond")
        t.changed("Azhul")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", AT_ONCE)
@table_test(rules=["copy.on-entry", "copy.rechoose-phase3"])
def test_while_one_chooses_what_was_in_play_before_does_not(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + 1st/424"], draw=["UD/96", 9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40", "1st/305"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], answers=DRAGONS, unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.declines()
    t.A.plays("UD/96")
    t.asked("A", "ask-copy")
    t.A.cannot("use", "1st/424", because="wrong-moment")
    t.A.passes()
    t.razed("Nyrond")
    t.changed("Azhul", "UD/96")
    t.settled("A", "ask-phase-4")


@table_test(rules=["copy.on-entry", "copy.rechoose-phase3"])
def test_in_the_fourth_edition_a_champion_waits_for_phase_three(t: Table) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, hand=["UD/96"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"])
        t.begin(active="A", phase=3, ruleset="fourth-edition")
        t.A.plays("UD/96")
        t.asked("A", "ask-phase-3")
        t.A.uses("UD/96")
        t.level("UD/96", 10)
        t.settled("A", "ask-phase-3")


@table_test(rules=["copy.on-entry", "copy.rechoose-phase3"])
def test_in_the_fourth_edition_a_champion_out_of_phase_three_copies_nothing(t: Table) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], draw=["UD/96", 9])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"])
        t.begin(active="A", phase=4, ruleset="fourth-edition")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.declines()
        t.A.plays("UD/96")
        t.asked("A", "ask-phase-4")
        t.A.cannot("use", "UD/96", because="wrong-moment")
        t.level("UD/96", 5)
        t.razed("Nyrond")
        t.changed("Azhul")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=["copy.duplicating-items", "copy.on-entry"])
def test_an_item_played_in_combat_chooses_at_once(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/421"], hand=["1st/424"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/305 + Flameblade"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", answers=DRAGONS)
    t.A.attacks("Nyrond", with_="1st/421")
    t.B.defends("1st/305")
    t.A.plays("1st/424", on="1st/421")
    t.asked("A", "ask-copy")
    t.A.uses("1st/424")
    t.base("1st/421", 11)
    t.changed("1st/305", "Flameblade", "1st/421")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=["copy.duplicating-items"])
def test_an_item_that_has_not_chosen_cannot_do_so_in_combat(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/421 + 1st/424"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/305 + Flameblade"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", answers=DRAGONS)
    t.A.attacks("Nyrond", with_="1st/421")
    t.B.defends("1st/305")
    t.A.cannot("use", "1st/424", because="wrong-moment")
    t.changed("1st/305", "Flameblade", "1st/421", "1st/424")
    t.settled("A", "ask-combat")


@table_test(rules=["copy.on-entry"])
def test_with_nothing_to_copy_nobody_is_asked(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["UD/96"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("UD/96")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("ruleset", "about"), [("tournament", "ask-copy"), ("fourth-edition", "ask-phase-0")])
@table_test(rules=["copy.on-entry", "limbo.return-time"])
def test_a_champion_back_from_limbo_has_come_into_play(t: Table, ruleset: str, about: str) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, limbo=["UD/96 (1 turns)"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"])
        t.begin(active="A", phase=5, ruleset=ruleset)
        t.A.passes()
        t.zone("UD/96", "pool")
        t.settled("A" if about == "ask-copy" else "B", about)


@pytest.mark.parametrize("ruleset", AT_ONCE)
@table_test(rules=["copy.on-entry", "gloss.when-attacking"])
def test_a_champion_that_attacks_out_of_the_hand_chooses_before_anybody_defends(t: Table, ruleset: str) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, hand=["UD/96"])
        t.seat("B", formation={"A": "Vaasa"}, pool=["RR/40", "Azhul"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Vaasa", with_="UD/96")
        t.asked("A", "ask-copy")
        t.A.uses("UD/96")
        t.B.defends("Azhul")
        t.level("UD/96", 10)
        t.settled("B", "ask-combat")


@pytest.mark.parametrize("ruleset", AT_ONCE)
@table_test(rules=["copy.on-entry"])
def test_so_does_one_that_defends_out_of_the_hand(t: Table, ruleset: str) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, pool=["RR/40"])
        t.seat("B", formation={"A": "Vaasa"}, hand=["UD/96"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Vaasa", with_="RR/40")
        t.B.defends("UD/96")
        t.asked("B", "ask-copy")
        t.B.uses("UD/96")
        t.level("UD/96", 10)
        t.settled("B", "ask-combat")


@pytest.mark.parametrize("ruleset", AT_ONCE)
@table_test(rules=["copy.on-entry"])
def test_so_does_the_next_attacker_of_a_battle(t: Table, ruleset: str) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul + Staff of Conjuring"], hand=["UD/96"])
        t.seat("B", formation={"A": "Vaasa"}, pool=["RR/40", "1st/52"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Vaasa", with_="Azhul")
        t.B.defends("1st/52")
        t.B.passes()
        t.A.attacks("Vaasa", with_="UD/96")
        t.asked("A", "ask-copy")
        t.A.passes()
        t.level("UD/96", 5)
        t.changed("Azhul", "1st/52", "Staff of Conjuring")
        t.settled("B", "ask-defend")


@table_test(rules=["copy.on-entry"])
def test_in_the_fourth_edition_nobody_chooses_in_battle(t: Table) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, hand=["UD/96"])
        t.seat("B", formation={"A": "Vaasa"}, pool=["RR/40"])
        t.begin(active="A", phase=4, ruleset="fourth-edition")
        t.A.attacks("Vaasa", with_="UD/96")
        t.level("UD/96", 5)
        t.settled("B", "ask-defend")


@pytest.mark.parametrize("ruleset", AT_ONCE)
@table_test(rules=["copy.duplicating-items", "copy.on-entry"])
def test_one_of_the_pool_that_comes_forward_does_not_choose(t: Table, ruleset: str) -> None:
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "Draj"}, pool=["UD/96"])
        t.seat("B", formation={"A": "Vaasa"}, pool=["RR/40"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Vaasa", with_="UD/96")
        t.level("UD/96", 5)
        t.settled("B", "ask-defend")


@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=["copy.duration", "once.extra-turns"])
def test_a_copy_goes_on_through_an_extra_turn(t: Table, ruleset: str) -> None:
    """open.copy-extra-turn: in it no other can be chosen, and the turn after it is the next."""
    with given("RR/40", STRONG):
        t.seat("A", formation={"A": "AR/92", "B": "Draj"}, pool=["UD/96"], draw=[12])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"], draw=[12])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.uses("UD/96")
        t.A.passes(2)
        t.A.uses("AR/92")
        t.A.passes(3)
        t.asked("A", "ask-phase-3")
        t.level("UD/96", 10)
        t.A.cannot("use", "UD/96", because="already-used")
        t.A.passes(3)
        t.turn_of("B")
        t.level("UD/96", 10)
        t.B.passes(5)
        t.A.passes(2)
        t.asked("A", "ask-phase-3")
        t.level("UD/96", 5)
        t.A.uses("UD/96")
        t.level("UD/96", 10)
        t.razed("AR/92")
        t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 11)))
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("power", "drawn"), [((), 1), ((When("activate", Draw(Fixed(1))),), 0)])
@table_test(rules=["battle.combat-started", "copy.on-entry"])
def test_while_a_defender_chooses_combat_has_not_begun(t: Table, power: tuple[When, ...], drawn: int) -> None:
    """The realm goes while the choice can be answered: spoils only where no power has still to activate."""
    with given("RR/40", STRONG), given("1st/82", *power):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/82"], draw=["Zadoc", 9])
        t.seat("B", formation={"A": "Vaasa", "B": "Keoland"}, hand=["UD/96"])
        t.seat("C", formation={"A": "Nyrond"}, pool=["RR/40"], hand=["Cataclysm!"])
        t.begin(active="A", phase=4)
        t.A.attacks("Vaasa", with_="1st/82")
        t.C.passes()
        t.B.defends("UD/96")
        t.B.uses("UD/96")
        t.C.plays("Cataclysm!")
        t.C.chooses("Vaasa")
        if drawn:
            t.A.keeps("Zadoc")
        t.count("A", draw=10 - drawn)
        t.zone("UD/96", "pool")
        t.zone("1st/82", "pool")
        t.changed("Vaasa", "Cataclysm!", "Zadoc")
        t.settled("A", "ask-phase-4")
