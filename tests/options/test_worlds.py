"""Destroyed Worlds, Parallel Universes, Shattered Land, World Bonuses and Fear of Undead."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.moves import Send
from sixrealms.powers.players import OTHERS
from sixrealms.powers.sets import Pile
from tests.made_up import given
from tests.table_talk import Table, table_test

ROD = "1st/220"
DESTROYED = pytest.mark.parametrize("option", ["destroyed-worlds", "tournament-destroyed-worlds"])


@DESTROYED
@table_test(rules=["option.destroyed-worlds.removed", "variant.destroyed-worlds.see-option"])
def test_a_covered_realm_is_gone_for_good(t: Table, option: str) -> None:
    t.seat("A", formation={"A": "Vaasa (razed)"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", options={option: "on"})
    t.A.plays("Sembia", at="A")
    t.standing("Sembia")
    t.zone("Vaasa", "void")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.destroyed-worlds.removed"])
def test_without_it_the_realm_is_discarded(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa (razed)"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("Sembia", at="A")
    t.standing("Sembia")
    t.zone("Vaasa", "discard")
    t.settled("A", "ask-phase-2")


@DESTROYED
@table_test(rules=["option.destroyed-worlds.only-in-play", "variant.destroyed-worlds.see-option"])
def test_realms_in_a_hand_are_discarded_as_ever(t: Table, option: str) -> None:
    t.seat("A", formation={"A": "Vaasa (razed)"}, hand=["Sembia", "Cormyr", "Damara", "Miles"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", options={option: "on"})
    t.A.rebuilds("Vaasa", paying=["Sembia", "Cormyr", "Damara"])
    for realm in ("Sembia", "Cormyr", "Damara"):
        t.zone(realm, "discard")
    t.standing("Vaasa")
    t.settled("A", "ask-phase-2")


@DESTROYED
@table_test(rules=["option.destroyed-worlds.only-in-play", "variant.destroyed-worlds.see-option"])
def test_a_realm_in_a_draw_pile_is_discarded_as_ever(t: Table, option: str) -> None:
    with given("1st/100", Play(Send(Pile(z.DRAW, OTHERS, REALM, all=True)))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Nyrond"}, draw=["Sembia", 3])
        t.begin(active="A", phase=3, windows="pass", options={option: "on"})
        t.A.plays("1st/100")
        t.zone("Sembia", "discard")
        t.standing("Nyrond")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("copies", [1, 2])
@table_test(rules=["option.parallel-universes.two-copies", "option.parallel-universes.player-count"])
def test_two_copies_of_a_realm_exist_beside_each_other_but_no_third(t: Table, copies: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Sembia"})
    t.seat("C", formation={"A": "Sembia" if copies == 2 else "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", options={"parallel-universes": "on"})
    if copies == 2:
        t.A.cannot("play", "Sembia", because="copy-in-play")
    else:
        t.A.plays("A:Sembia", at="B")
        t.standing("A:Sembia")
        t.standing("B:Sembia")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize(("card", "phase"), [("Neeva", 3), (ROD, 3), ("Castle Hart", 2)])
@table_test(rules=["option.parallel-universes.two-copies"])
def test_two_copies_of_a_champion_an_artifact_or_a_holding_but_no_third(
    t: Table, card: str, phase: int, copies: int
) -> None:
    """The champions and realms that bear them are different ones of their world."""
    holding = f" + {card}" if phase == 2 else ""
    heroes = [f"{hero} + {ROD}" for hero in ("1st/60", "1st/171")] if card == ROD else [card] * (phase == 3) * 2
    t.seat("A", formation={"A": "Keoland"}, pool=["1st/172"] if card == ROD else [], hand=[card])
    t.seat("B", formation={"A": "Nyrond" + holding}, pool=heroes[:1])
    t.seat("C", formation={"A": "3rd/111" + holding * (copies - 1)}, pool=heroes[1:copies])
    t.begin(active="A", phase=phase, windows="pass", options={"parallel-universes": "on"}, unenforced=True)
    if copies == 2:
        t.A.cannot("play", f"A:{card}", because="copy-in-play")
    else:
        t.A.can("play", f"A:{card}")
    t.settled("A")


@table_test(rules=["format.shattered-land.cosmos-two"])
def test_shattered_land_lets_two_copies_be(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Sembia"})
    t.seat("C", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", options={"shattered-land": "on"})
    t.A.plays("A:Sembia", at="B")
    t.standing("A:Sembia")
    t.standing("B:Sembia")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("gone", ["B", "C"])
@table_test(rules=["format.shattered-land.third-copy"])
def test_whoever_brings_the_third_copy_chooses_which_goes(t: Table, gone: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Sembia (razed)"})
    t.seat("C", formation={"A": "Sembia"})
    t.begin(active="A", phase=2, windows="pass", options={"shattered-land": "on"})
    t.A.plays("A:Sembia", at="B")
    t.asked("A", "ask-cosmos")
    t.offered("B:Sembia", "C:Sembia")
    t.A.chooses(f"{gone}:Sembia")
    t.zone(f"{gone}:Sembia", "discard")
    t.standing("A:Sembia")
    t.settled("A", "ask-phase-2")


@table_test(rules=["format.shattered-land.third-copy"])
def test_a_third_copy_that_nobody_brought_goes_as_the_next_turn_begins(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Azhul"])
    t.begin(active="A", phase="start", windows="pass", options={"shattered-land": "on"})
    t.asked("A", "ask-cosmos")
    t.offered("A:Azhul", "B:Azhul", "C:Azhul")
    t.A.chooses("C:Azhul")
    t.zone("C:Azhul", "discard")
    t.zone("A:Azhul", "pool")
    t.zone("B:Azhul", "pool")
    t.settled("A")


@table_test(rules=["format.shattered-land.third-copy"])
def test_a_champion_from_the_hand_may_be_the_third_copy(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Azhul"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", options={"shattered-land": "on"})
    t.A.attacks("Nyrond", with_="A:Azhul")
    t.A.chooses("C:Azhul")
    t.zone("C:Azhul", "discard")
    t.zone("B:Azhul", "pool")
    t.changed("A:Azhul", "Nyrond")
    t.settled("C", "ask-defend")


def fights_at_home(t: Table, ruleset: str, value: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Cormyr"}, pool=["Amarill"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, options={"world-bonuses": value})
    t.A.attacks("Cormyr", with_="Dagrande")
    t.B.defends("Amarill")


@table_test(rules=["option.world-bonus.plus-three"])
def test_world_bonuses_are_added_to_the_rules_of_4th_edition(t: Table) -> None:
    fights_at_home(t, "fourth-edition", "on")
    t.trace("Dagrande", ["+4 base", "+3 world"], of="level")
    t.level("Amarill", 6)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(("ruleset", "value"), [("fourth-edition", "on"), ("tournament", "")])
@table_test(rules=["option.world-bonus.plus-three"])
def test_a_realm_of_another_world_gives_no_bonus(t: Table, ruleset: str, value: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    options = {"world-bonuses": value} if value else {}
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, options=options)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Azhul")
    t.level("Dagrande", 4)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("ruleset", "options", "bonus"), [
    ("tournament", {}, 3), ("fourth-edition", {}, 0), ("fourth-edition", {"world-bonuses": "on"}, 3),
])  # fmt: skip
@table_test(rules=["option.world-bonus.plus-three"])
def test_the_bonus_is_standard_in_tournaments_and_optional_elsewhere(
    t: Table, ruleset: str, options: dict[str, str], bonus: int
) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Cormyr"}, pool=["Amarill"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, options=options)
    t.A.attacks("Cormyr", with_="Dagrande")
    t.B.defends("Amarill")
    t.level("Dagrande", 4 + bonus)
    t.level("Amarill", 3 + bonus)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(("seat", "mine", "theirs"), [("1", 7, 3), ("2", 4, 6)])
@table_test(rules=["option.general.enabled-by-dungeon-card"])
def test_an_option_may_be_for_one_player_alone(t: Table, seat: str, mine: int, theirs: int) -> None:
    fights_at_home(t, "fourth-edition", seat)
    t.level("Dagrande", mine)
    t.level("Amarill", theirs)
    t.settled("B" if mine > theirs else "A", "ask-combat")


@pytest.mark.parametrize(("value", "flees"), [("on", True), ("2", True), ("1", False)])
@table_test(rules=["option.fear-of-undead.effect"])
def test_the_undead_of_whoever_has_the_option_are_feared(t: Table, value: str, flees: bool) -> None:
    """1st/155 is an undead of level 5, Miles an ally of level 2; the rules of 2013 know no fear."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Miles"])
    t.seat("B", formation={"A": "Cormyr"}, pool=["1st/155"])
    options = {"fear-of-undead": value}
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament-110", size=110, options=options)
    t.A.attacks("Cormyr", with_="Azhul")
    t.B.defends("1st/155")
    t.A.plays("Miles")
    if flees:
        t.zone("Miles", "discard")
        t.settled("A", "ask-combat")
    else:
        t.on("Miles", "Azhul")
        t.settled("B", "ask-combat")


@DESTROYED
@table_test(rules=["option.destroyed-worlds.only-in-play", "variant.destroyed-worlds.see-option"])
def test_a_realm_taken_from_a_hand_by_somebody_else_is_discarded_as_ever(t: Table, option: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Sembia"])
    with given("1st/100", Play(Send(Pile(z.HAND, OTHERS, REALM, all=True)))):
        t.begin(active="A", phase=3, windows="pass", options={option: "on"})
        t.A.plays("1st/100")
        t.zone("Sembia", "discard")
        t.standing("Nyrond")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


@DESTROYED
@table_test(rules=["option.destroyed-worlds.only-in-play", "variant.destroyed-worlds.see-option"])
def test_a_realm_that_is_one_too_many_in_a_hand_is_discarded_as_ever(t: Table, option: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Sembia", 8])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", options={option: "on"})
    t.A.passes()
    t.asked("A", "ask-discard-down")
    t.A.chooses("Sembia")
    t.zone("Sembia", "discard")
    t.turn_of("B")
    t.settled("B")
