"""Levels taken away, and what is discarded or defeated as soon as it has too few of them."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, When
from sixrealms.language import (
    EVENT,
    POOL,
    SELF,
    Draw,
    Fixed,
    GoesInstead,
    Has,
    Immune,
    Is,
    Protected,
    The,
    discard,
    gains,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

# -- Supernatural Chill ----------------------------------------------------------------------------------------------


def _chill(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "1st/325"], hand=["1st/414", "Gith", "1st/182", "1st/59"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/79", "1st/171 + Orb of Doom", "Mul Savage"], hand=["1st/81"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/414")


@card_test("1st/414", rules=["event.duration-in-play"], edition="1st")
def test_the_chill_takes_two_levels_of_everybody_and_those_with_none_left(t: Table) -> None:
    _chill(t)
    t.zone("1st/325", "discard")
    t.zone("1st/79", "discard")
    t.level("1st/171", 2)
    t.level("Azhul", 2)
    t.level("Mul Savage", 4)
    t.zone("1st/414", "table")
    t.settled("A", "ask-phase-3")


@card_test("1st/414", rules=["gloss.allies.when"], edition="1st")
def test_allies_that_come_into_the_chill_are_gone_before_their_power_works(t: Table) -> None:
    with given("1st/308", When("joins", Draw(Fixed(3)))), given("1st/182", Play(Draw(Fixed(3)))):
        _chill(t)
        t.A.passes()
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Mul Savage")
        t.A.plays("1st/59")
        t.on("1st/59", "Azhul")
        t.level("1st/59", 1)
        t.A.plays("1st/182")
        t.zone("1st/182", "discard")
        t.A.plays("Gith")
        t.zone("Gith", "discard")
        t.count("A", hand=3)
        t.A.passes()
        t.B.keeps()
        t.changed("1st/414", "1st/325", "1st/79", "Azhul", "1st/59")
        t.settled("A", "ask-phase-4")


@card_test("1st/414", rules=["immunity.always-active"], edition="1st")
def test_the_chill_spares_the_immune_the_protected_and_those_who_go_home_instead(t: Table) -> None:
    with (
        given("1st/79", Always(Immune(Is(SELF), EVENT))),
        given("1st/325", Always(Protected(Is(SELF), ("discard",)))),
        given("1st/172", Always(GoesInstead(Is(SELF), POOL, ()))),
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/172"], hand=["1st/414"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/325", "1st/79"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/414")
        t.level("1st/79", 2)
        t.level("1st/325", 0)
        t.level("1st/172", 0)
        t.zone("1st/325", "pool")
        t.zone("1st/172", "pool")
        t.changed("1st/414")
        t.settled("A", "ask-phase-3")


@card_test("1st/414", rules=["event.duration-in-play"], edition="1st")
def test_the_chill_ends_as_its_players_next_turn_begins(t: Table) -> None:
    _chill(t)
    t.A.passes(3)
    t.turn_of("B")
    t.level("Azhul", 2)
    t.B.passes(5)
    t.turn_of("A")
    t.level("Azhul", 4)
    t.zone("1st/414", "void")
    t.changed("1st/325", "1st/79", *(f"B:filler#{n}" for n in (1, 2, 3)))
    t.settled("A")


# -- realms and holdings that weaken attackers -------------------------------------------------------------------------

#: The levels lost, an ally that has just so many, and one with a level more.
WEAKENING = {"3rd/233": (3, "1st/59", "War Party"), "4th/81": (2, "1st/182", "1st/59")}


@card_family(WEAKENING, rules=["combat.a.target-legal"], edition="1st")
def test_attackers_with_too_few_levels_are_discarded(
    t: Table, printing: str, levels: int, ally: str, other: str
) -> None:
    with given("1st/171", Always(gains(Is(SELF), -2))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 1st/310"], hand=[ally, other, "Gladiators"])
        t.seat(
            "B", formation={"A": f"1st/127 + {printing}"}, pool=["Mul Savage", "1st/171"], hand=["Gith", "Swordwraith"]
        )
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/127", with_="Azhul")
        t.level("Azhul", 4 - levels)
        t.on("1st/310", "Azhul")
        t.zone("1st/171", "pool")
        t.B.defends("Mul Savage")
        t.A.plays(ally)
        t.zone(ally, "discard")
        t.A.plays(other)
        t.on(other, "Azhul")
        t.level("Mul Savage", 6)
        t.A.plays("Gladiators")
        t.level("Gladiators", 9 - levels)
        t.B.plays("Swordwraith")
        t.level("Swordwraith", 4)
        t.settled("A")


@card_family(WEAKENING, rules=["battle.end.attacker-defeated"], edition="1st")
def test_an_attacker_too_weak_is_gone_before_anybody_defends(
    t: Table, printing: str, levels: int, ally: str, other: str
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/325", "Azhul"])
    t.seat("B", formation={"A": f"1st/127 + {printing}"}, pool=["1st/79"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="1st/325")
    t.A.says("no")
    t.zone("1st/325", "discard")
    t.settled("A", "ask-phase-4")


@card_family(WEAKENING, rules=["general.touch.takeback-instant"], edition="1st")
def test_who_has_overlooked_it_may_take_the_attack_back(
    t: Table, printing: str, levels: int, ally: str, other: str
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/325", "Azhul"])
    t.seat("B", formation={"A": f"1st/127 + {printing}"}, pool=["1st/79"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="1st/325")
    t.A.says("yes")
    t.zone("1st/325", "pool")
    t.A.can("attack", "1st/127", "Azhul")
    t.settled("A", "ask-phase-4")


@card_family(WEAKENING, rules=["realm.power.when-attacked"], edition="1st")
def test_who_attacks_another_realm_keeps_their_levels(
    t: Table, printing: str, levels: int, ally: str, other: str
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/325"])
    t.seat("B", formation={"A": "Nyrond", "B": f"1st/127 + {printing}"}, pool=["1st/79"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="1st/325")
    t.level("1st/325", 2)
    t.B.defends("1st/79")
    t.level("1st/325", 2)
    t.settled("A", "ask-combat")


def _tribes(t: Table, champion: str, hand: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[champion, "Neeva + Orb of Doom"], hand=hand)
    t.seat("B", formation={"A": "4th/46"}, pool=["Borys + Orb of Doom [2nd/104]"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/46", with_=champion.partition(" +")[0])
    t.B.defends("Borys")


@card_test("4th/46", rules=["gloss.base-level.changed"], edition="1st")
def test_the_tribes_count_what_the_attacker_bears_and_what_it_plays(t: Table) -> None:
    _tribes(t, "Mul Savage + 1st/206 + 1st/94", ["Gith", "1st/182", "1st/101"])
    t.base("Mul Savage", 4)
    t.base("Borys", 9)
    t.A.plays("Gith")
    t.base("Mul Savage", 3)
    t.base("Neeva", 7)
    t.A.plays("1st/182")
    t.base("Mul Savage", 2)
    t.A.plays("1st/101")
    t.base("Mul Savage", 2)
    t.B.plays("War Party")
    t.base("Mul Savage", 2)
    t.base("Borys", 9)
    t.settled("B")


@card_test("4th/46", rules=["gloss.defeated"], edition="1st")
def test_the_tribes_count_what_is_gone_again_and_discard_who_has_no_level_left(t: Table) -> None:
    with given("1st/308", When("joins", discard(The(SELF)))):
        _tribes(t, "1st/325", ["Gith", "1st/182"])
        t.A.plays("Gith")
        t.zone("Gith", "discard")
        t.base("1st/325", 1)
        t.A.plays("1st/182")
        t.zone("1st/325", "discard")
        t.B.keeps()
        t.changed("1st/182", "Borys")
        t.settled("A", "ask-phase-4")


# -- in a round -------------------------------------------------------------------------------------------------------


@card_test("4th/439", rules=["gloss.unarmed-users"], edition="1st")
def test_a_tail_strikes_what_does_not_fly_for_the_round(t: Table) -> None:
    with (
        given("1st/81", Always(gains(Is(SELF), -3)), Always(Has(Is(SELF), ("Flyer",)))),
        given("1st/253", Always(gains(Is(SELF), -1))),
    ):
        theirs = "Mul Savage + 1st/182 + War Party + 1st/59 + 1st/310 + Orb of Doom + 1st/81 + Gladiators"
        meet(t, "Borys + 1st/253", theirs, hand=["4th/439"], pool=["Azhul"])
        t.A.plays("4th/439", by="Borys")
        t.zone("1st/182", "discard")
        t.on("1st/59", "Mul Savage")
        t.on("1st/81", "Mul Savage")
        t.on("1st/310", "Mul Savage")
        t.on("1st/253", "Borys")
        t.level("1st/253", 0)
        t.level("1st/81", 0)
        t.level("Orb of Doom", 2)
        t.level("War Party", 2)
        t.level("Mul Savage", 6)
        t.level("Azhul", 4)
        t.level("Borys", 11)
        goes_on(t)


@card_test("4th/439", rules=["gloss.defeated"], edition="1st")
def test_a_tail_sweeps_a_small_champion_away(t: Table) -> None:
    meet(t, "Borys", "1st/325 + Gladiators", hand=["4th/439"])
    t.A.plays("4th/439", by="Borys")
    t.zone("1st/325", "discard")
    t.changed("4th/439", "Gladiators", "Borys")
    t.settled("A", "ask-next-attacker")


@card_test("4th/439", rules=["gloss.unarmed-users"], edition="1st")
def test_a_tail_is_for_dragons(t: Table) -> None:
    meet(t, "Azhul", "Borys", hand=["4th/439"])
    t.A.cannot("play", "4th/439", "Azhul", because="not-this-user")
    goes_on(t)


@pytest.mark.parametrize(
    ("champion", "total"),
    [("Borys", 0), ("Neeva + War Party", 2), ("1st/69 + Gladiators", 14), ("Nenioc + Gladiators", 14)],
)
@card_test("4th/246", rules=["gloss.adjusted-level"], edition="1st")
def test_the_ghost_takes_nine_levels_of_a_champion_that_is_no_cleric(t: Table, champion: str, total: int) -> None:
    meet(t, "T'kkyl", champion, hand=["4th/246"])
    t.A.plays("4th/246")
    t.total(champion.partition(" +")[0], total)
    t.level("4th/246", 9)
    goes_on(t)


@card_test("4th/246", rules=["gloss.defeated"], edition="1st")
def test_the_ghost_defeats_a_side_that_is_worth_less_than_nothing(t: Table) -> None:
    with given("1st/266", Always(GoesInstead(Is(SELF), POOL))), given("1st/325", Always(gains(Is(SELF), -5))):
        meet(t, "1st/325", "1st/266 + War Party", hand=["4th/246", "Gladiators"], realm="Nyrond")
        t.A.plays("4th/246")
        t.zone("1st/266", "pool")
        t.zone("War Party", "discard")
        t.changed("4th/246", "1st/325")
        t.settled("A", "ask-next-attacker")


@card_test("4th/246", rules=["gloss.defeated"], edition="1st")
def test_a_cleric_or_its_own_side_may_be_worth_less_than_nothing(t: Table) -> None:
    with given("1st/69", Always(gains(Is(SELF), -9))), given("1st/325", Always(gains(Is(SELF), -20))):
        meet(t, "1st/325", "1st/69", hand=["4th/246"])
        t.A.plays("4th/246")
        t.total("1st/69", -4)
        t.total("1st/325", -9)
        goes_on(t)


@pytest.mark.parametrize(
    ("champion", "allies", "wins"),
    [
        ("Mul Savage", "Gladiators + 1st/59", False),
        ("Mul Savage", "Gladiators + War Party", True),
        ("Neeva", "Gladiators + 1st/59", True),
        ("1st/69", "Gladiators + Swordwraith + War Party", False),
    ],
)
@card_test("3rd/206", rules=["gloss.adjusted-level"], edition="1st")
def test_the_blade_wins_a_hero_or_monster_the_battle_above_twenty(
    t: Table, champion: str, allies: str, wins: bool
) -> None:
    with given("1st/305", Always(GoesInstead(Is(SELF), POOL))):
        meet(t, f"{champion} + 3rd/206 + {allies}", "Borys + Gladiators", their_hand=["1st/81"])
        if not wins:
            goes_on(t)
            return
        t.zone("Borys", "pool")
        t.changed("B:Gladiators", champion, "3rd/206", *(f"A:{ally}" for ally in allies.split(" + ")))
        t.settled("A", "ask-next-attacker")


@card_test("3rd/206", rules=["immunity.always-active"], edition="1st")
def test_the_blade_does_not_win_against_who_is_immune_to_it(t: Table) -> None:
    meet(t, "Mul Savage + 3rd/206 + Gladiators + War Party + Zadoc", "Borys + Orb of Power")
    t.total("Mul Savage", 21)
    goes_on(t)
