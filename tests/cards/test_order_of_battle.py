"""Who comes forward first, whose powers work first, and another realm attacked instead."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    CHAMPION,
    OPPONENT,
    SELF,
    WIZARD_SPELL,
    Always,
    AutoDefeat,
    CannotAttack,
    Immune,
    Is,
    Lasting,
    When,
    gains,
)
from tests.cards.meeting import CRISTYNE, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

WEAK, STRONG = "1st/52", "1st/284"
KILLS = When("activate", AutoDefeat(OPPONENT))


@pytest.mark.parametrize("first", [True, False, None])
@card_test("3rd/387", rules=["combat.d.activation", "combat.d.attacker-wins-early"])
def test_the_hound_lets_the_defender_begin(t: Table, first: bool | None) -> None:
    with given("1st/52", KILLS), given("1st/284", KILLS):
        t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK])
        t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG], hand=["3rd/387"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_=WEAK)
        if first is not None:
            t.B.plays("3rd/387")
            t.B.says("yes" if first else "no")
        t.B.defends(STRONG)
        if first:
            t.A.says("no")  # an attack that was sent unknowingly into its defeat could be taken back
        t.zone(WEAK, "discard" if first else "pool")
        t.zone(STRONG, "pool" if first else "discard")
        t.changed("3rd/387", "B:filler#1")
        t.settled("B" if first else "A", "ask-spoils" if first else "ask-next-attacker")


#: Who uses it in which phase, and until which turn of A it works.
FIRST = {"BR/35": ("4th/346", 3), "NS/61": ("NS/32", 3)}


@card_family(FIRST, rules=["combat.d.activation"], edition="4th")
def test_who_is_on_their_guard_strikes_first_when_they_defend(t: Table, printing: str, alert: str, phase: int) -> None:
    with given(alert, KILLS), given("1st/284", KILLS):
        t.seat("A", formation={"A": "Rashemen"}, pool=[alert], hand=[printing], draw=[9])
        t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG, "1st/52"], draw=[9])
        t.begin(active="A", phase=phase, windows="pass", unenforced=True)
        t.A.plays(printing, by=alert)
        t.zone(printing, "table")
        t.A.passes(3)
        t.turn_of("B")
        t.B.passes(3)
        t.B.attacks("Rashemen", with_=STRONG)
        t.A.defends(alert)
        t.B.says("no")  # an attack that was sent unknowingly into its defeat could be taken back
        t.zone(STRONG, "discard")
        t.zone(alert, "pool")
        t.changed("A:filler#1", *(f"B:filler#{n}" for n in range(1, 5)))
        t.settled("A", "ask-spoils")


@card_test("3rd/387")
def test_it_barks_at_opponents_and_for_one_round(t: Table) -> None:
    with given("1st/52", KILLS), given("1st/284", KILLS):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/194", WEAK], hand=["3rd/387"])
        t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG, "1st/268"], hand=["3rd/387"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="1st/194")
        t.B.plays("B:3rd/387")
        t.B.says("yes")
        t.B.defends("1st/268")
        t.B.passes()
        t.A.attacks(CRISTYNE, with_=WEAK)
        t.B.defends(STRONG)
        t.zone(STRONG, "discard")
        t.changed("B:3rd/387", "1st/194", "1st/268", WEAK)
        t.settled("A", "ask-next-attacker")


@card_test("3rd/387")
def test_it_does_not_bark_for_the_attacker_nor_once_a_defender_is_there(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK], hand=["3rd/387", "NO/204"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG], hand=["3rd/387", "NO/204"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.asked("B", "ask-anytime")
    t.B.passes()
    t.B.defends(STRONG)
    t.A.cannot("play", "A:3rd/387", because="condition-not-met")
    t.A.passes()
    t.B.cannot("play", "B:3rd/387", because="condition-not-met")
    t.settled("B", "ask-anytime")


@pytest.mark.parametrize("when", ["attack", "defended"])
@card_test("4th/378", rules=["battle.combat-started", "spell.any-time"])
def test_a_stunned_attacker_has_no_power_in_its_round(t: Table, when: str) -> None:
    with given("1st/52", KILLS, When("activate", Lasting(gains(Is(SELF), 2)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK])
        t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG, "1st/62"], hand=["4th/378"])
        t.begin(active="A", phase=4, windows="ask", unenforced=True)
        t.A.attacks(CRISTYNE, with_=WEAK)
        if when == "attack":
            t.B.plays("4th/378", by="1st/62")
            t.B.defends(STRONG)
        else:
            t.B.passes()
            t.B.defends(STRONG)
            t.B.plays("4th/378", by="1st/62")
        t.level(WEAK, 4)
        t.zone(STRONG, "battle")
        t.zone("4th/378", "discard")
        t.settled("A", "ask-combat")


@card_test("4th/378", rules=["battle.combat-started"])
def test_once_powers_have_worked_it_is_too_late(t: Table) -> None:
    meet(t, WEAK, "1st/62", their_hand=["4th/378", "1st/193"])
    t.A.passes()
    t.changed(WEAK, "1st/62", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/378", rules=["battle.combat-started"])
def test_in_combat_the_losing_side_cannot_stun(t: Table) -> None:
    meet(t, STRONG, "1st/62", their_hand=["4th/378"])
    t.B.cannot("play", "4th/378", other="1st/62", because="condition-not-met")
    t.settled("B", "ask-combat")


@card_test("4th/378")
def test_in_phase_3_there_is_no_attacker(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/62"], hand=["4th/378"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG])
    t.begin(active="A", phase=3, windows="ask", unenforced=True)
    t.A.cannot("play", "4th/378", other="1st/62", because=("condition-not-met", "no-target"))
    t.settled("A", "ask-phase-3")


def _attack(t: Table, mine: str, *, hand: list[str], dungeon: bool = False) -> None:
    """B has a realm in front, one shielded by it that no hero can attack, and a razed one; B and C can misdirect."""
    formation = {"A": CRISTYNE, "B": "1st/30", "C": "1st/133 (razed)", "D": "1st/226"}
    t.seat("A", formation={"A": "Rashemen"}, pool=[mine, "1st/60"], hand=hand)
    t.seat("B", formation=formation, pool=["1st/62", "1st/194"], hand=["4th/392"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["1st/260"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=mine)


@pytest.mark.parametrize("mine", [WEAK, "1st/177"])
@card_test("4th/392", rules=["formation.protection", "move.allies.protected"])
def test_an_attack_is_led_astray(t: Table, mine: str) -> None:
    with given("1st/226", Always(CannotAttack(CHAMPION))):
        _attack(t, mine, hand=["1st/193", "1st/58"])
        t.B.plays("4th/392", by="1st/62")
        t.offered("1st/30", "1st/226")
        t.B.chooses("1st/226")
        t.B.defends("1st/194")
        t.A.plays("1st/193")
        t.A.plays("1st/58")
        t.B.passes()
        t.zone("1st/194", "discard")
        t.A.cannot("attack", "1st/226", other="1st/60", because=("shielded", "barred"))
        t.A.cannot("attack", CRISTYNE, other="1st/60", because="no-switch")
        t.standing(CRISTYNE)
        t.changed("4th/392", "1st/193", "1st/58", mine)
        t.settled("A", "ask-next-attacker")


@card_test("4th/392", rules=["raze.face-down", "combat.j.spoils-attacker"])
def test_the_other_realm_falls_in_its_stead(t: Table) -> None:
    _attack(t, WEAK, hand=[])
    t.B.plays("4th/392", by="1st/62")
    t.B.chooses("1st/30")
    t.B.declines()
    t.razed("1st/30")
    t.standing(CRISTYNE)
    t.changed("4th/392", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/392")
def test_an_outsider_may_lead_it_astray_but_not_later(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK, STRONG], hand=["4th/392"])
    t.seat("B", formation={"A": CRISTYNE, "B": "1st/30"}, pool=["1st/268", "1st/270"])
    t.seat("C", formation={"A": "Nyrond", "B": "1st/133"}, pool=["1st/260"], hand=["4th/392"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.C.plays("C:4th/392", by="1st/260")
    t.B.defends("1st/268")
    t.B.passes()
    t.A.cannot("attack", "1st/30", other=STRONG, because="shielded")
    t.changed(WEAK, "1st/268", "C:4th/392")
    t.settled("A", "ask-next-attacker")


@card_test("4th/392")
def test_no_second_attack_is_led_astray(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK, STRONG])
    t.seat("B", formation={"A": CRISTYNE, "B": "1st/30"}, pool=["1st/268", "1st/62"], hand=["4th/392", "1st/193"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.B.passes()
    t.B.defends("1st/268")
    t.B.passes()
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.cannot("play", "4th/392", other="1st/62", because=("answer-first", "condition-not-met"))
    t.changed(WEAK, "1st/268")
    t.settled("B", "ask-defend")


@card_test("4th/392")
def test_an_attack_on_a_formation_of_one_goes_on(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "1st/30"}, pool=[WEAK])
    t.seat("B", formation={"A": CRISTYNE}, pool=["1st/62"], hand=["4th/392"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.settled("B", "ask-defend")


@card_test("4th/378", rules=["spell.any-time"])
def test_nobody_stuns_their_own(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK, "1st/62"], hand=["4th/378", "NO/204", "4th/392"])
    t.seat("B", formation={"A": CRISTYNE, "B": "1st/30"}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.B.defends(STRONG)
    t.A.cannot("play", "4th/378", other="1st/62", because="no-target")
    t.settled("A", "ask-anytime")


@card_test("4th/392")
def test_nobody_leads_their_own_attack_astray(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK, "1st/62"], hand=["4th/392", "1st/100"])
    t.seat("B", formation={"A": CRISTYNE, "B": "1st/30"}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.A.cannot("play", "4th/392", other="1st/62", because="condition-not-met")
    t.settled("A", "ask-anytime")


@card_test("4th/392", rules=["dungeon-card.attack.owner-needs-realm"])
def test_an_attack_on_a_dungeon_goes_where_it_goes(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK])
    t.seat("B", formation={"A": CRISTYNE, "B": "1st/30"}, pool=["1st/62"], table=["DU/1"], hand=["4th/392"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks("DU/1", with_=WEAK)
    t.settled("B", "ask-defend")


@card_test("4th/392", rules=["immunity.always-active"])
def test_an_immune_attacker_goes_where_it_was_going(t: Table) -> None:
    with given("1st/52", Always(Immune(Is(SELF), WIZARD_SPELL))):
        _attack(t, WEAK, hand=[])
        t.B.plays("4th/392", by="1st/62")
        t.B.chooses("1st/226")
        t.B.declines()
        t.razed(CRISTYNE)
        t.changed("4th/392", "A:filler#1")
        t.settled("A", "ask-spoils")
