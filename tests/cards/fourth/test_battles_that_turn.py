"""Cards of 4th Edition that end a battle, escape from it, or come to somebody's aid; and Gloriana of the 1st."""

from __future__ import annotations

import pytest

from tests.cards.meeting import CRISTYNE, meet
from tests.table_talk import Table, card_family, card_test

WEAK, STRONG = "1st/52", "1st/284"


@pytest.mark.parametrize("mine", [True, False])
@card_test("4th/351", rules=["battle.end.voluntary-between-rounds", "turn.phase4.one-realm"])
def test_arlando_ends_a_battle_from_any_pool(t: Table, mine: bool) -> None:
    meet(t, WEAK, STRONG, pool=["4th/351"] if mine else [], their_pool=[] if mine else ["4th/351"])
    (t.A if mine else t.B).uses("4th/351")
    t.zone("4th/351", "discard")
    t.zone(WEAK, "pool")
    t.zone(STRONG, "pool")
    t.count("A" if mine else "B", hand=1)
    t.changed("A:filler#1" if mine else "B:filler#1")
    t.settled("A", "ask-phase-4")


@card_test("4th/351")
def test_nobody_attacks_once_he_has_ended_a_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK, STRONG])
    t.seat("B", formation={"A": CRISTYNE}, pool=["4th/351"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True, answers={"attacks_per_turn": 2})
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.B.uses("4th/351")
    t.A.cannot("attack", CRISTYNE, other=STRONG, because="no-attack-this-turn")
    t.changed("4th/351", WEAK, "B:filler#1")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("won", [True, False])
@card_family({"4th/298": ("4th/299", "discard"), "4th/299": ("4th/298", "pool")}, rules=["combat.h.winner-discards"])
def test_a_sister_comes_to_the_aid_win_or_lose(t: Table, printing: str, fighter: str, ends: str, won: bool) -> None:
    meet(t, fighter, "1st/259" if won else "1st/259 + 1st/153", pool=[f"{printing} + 1st/94"])
    t.A.uses(printing)
    t.total(fighter, 12)
    (t.B if won else t.A).passes()
    t.zone(printing, ends)
    t.zone("1st/94", "discard")
    t.zone(fighter, "pool" if won else "discard")
    t.changed("1st/259", *([] if won else ["1st/153", "B:filler#1"]))
    t.settled("A" if won else "B", "ask-next-attacker" if won else "ask-spoils")


@card_family({"4th/298": (), "4th/299": ()})
def test_topaz_is_a_sister_of_both(t: Table, printing: str) -> None:
    meet(t, "4th/300", "1st/194 + 1st/153 + 1st/94", pool=[printing])
    t.A.uses(printing)
    t.total("4th/300", 12 if printing == "4th/298" else 15)
    t.A.cannot("use", printing, because=("not-in-pool", "no-effect"))
    t.on(printing, "4th/300")
    t.settled("A", "ask-combat")


@card_family({"4th/298": ("4th/300",), "4th/299": ("4th/300",)})
def test_and_others_are_none(t: Table, printing: str, sister: str) -> None:
    meet(t, WEAK, STRONG, pool=[printing, sister])
    t.A.cannot("use", printing, because="condition-not-met")
    t.A.passes()
    t.changed(WEAK, STRONG, "B:filler#1")
    t.settled("B", "ask-spoils")


@card_family({"4th/298": (), "4th/299": ()}, rules=["combat.one-round-per-champion"])
def test_but_only_once_in_a_battle(t: Table, printing: str) -> None:
    meet(t, "4th/300", "1st/270", pool=[printing, "1st/60"], their_pool=["1st/194 + 1st/153"])
    t.B.passes()
    t.A.attacks(CRISTYNE, with_=printing)
    t.B.declines()
    t.changed("4th/300", "1st/270", printing, "A:filler#1")
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("attacking", [True, False])
@card_test("4th/387", rules=["discard.implies-defeat", "combat.j.spoils-defender", "power.cost-beats-protection"])
def test_another_wizard_dies_for_the_caster(t: Table, attacking: bool) -> None:
    mine, theirs = ("1st/62", STRONG) if attacking else (STRONG, "1st/62")
    hand, pool = ["4th/387", "1st/193"], ["1st/260", WEAK]
    if attacking:
        meet(t, mine, theirs, hand, pool=pool)
    else:
        meet(t, mine, theirs, their_hand=hand, their_pool=pool)
    seat = t.A if attacking else t.B
    seat.plays("4th/387", by="1st/62")
    t.zone("1st/260", "discard")
    t.zone("1st/62", "pool")
    t.zone(STRONG, "pool")
    t.zone("4th/387", "discard")
    if attacking:
        t.changed("B:filler#1")
    t.settled("B" if attacking else "A", "ask-spoils" if attacking else "ask-next-attacker")


@card_test("4th/387")
def test_and_without_another_wizard_nobody_escapes(t: Table) -> None:
    meet(t, "1st/62", STRONG, ["4th/387"], pool=[WEAK], their_pool=["1st/260"])
    t.A.cannot("play", "4th/387", other="1st/62", because="cost-not-payable")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("realm", [True, False])
@card_test("4th/47", rules=["combat.f.loser-plays-one"])
def test_thurazor_plays_first_where_it_fights_itself(t: Table, realm: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK], hand=["1st/58"])
    t.seat("B", formation={"A": "4th/47"}, pool=["1st/259"], hand=["1st/193", "1st/182"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/47", with_=WEAK)
    t.B.defends("4th/47" if realm else "1st/259")
    if realm:
        t.level("4th/47", 7)
        t.type("4th/47", "monster")
        t.B.plays("1st/193")
        t.total("4th/47", 8)
        t.on("1st/193", "4th/47")
    t.settled("A", "ask-combat")


@card_test("4th/47")
def test_it_need_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK])
    t.seat("B", formation={"A": "4th/47"}, hand=["1st/193"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/47", with_=WEAK)
    t.B.defends("4th/47")
    t.B.passes()
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("blows", [True, False])
@card_test("1st/443", rules=["discard.implies-defeat", "combat.i.new-attacker"])
def test_gloriana_blows_a_flying_champion_away(t: Table, blows: bool) -> None:
    meet(t, "1st/443", "1st/259 + 1st/94")
    t.A.says("yes" if blows else "no")
    if blows:
        t.zone("1st/259", "pool")
        t.on("1st/94", "1st/259")
        t.zone("1st/443", "pool")
    t.settled("A", "ask-next-attacker" if blows else "ask-combat")


@card_test("1st/443", rules=["battle.end.attacker-defeated-spoils"])
def test_an_attacker_blown_away_has_lost_without_spoils(t: Table) -> None:
    meet(t, "1st/259 + 1st/94", "1st/443")
    t.B.says("yes")
    t.zone("1st/259", "pool")
    t.zone("1st/443", "pool")
    t.settled("A", "ask-phase-4")


@card_test("1st/443")
def test_no_flyer_is_played_against_her_but_hers_are(t: Table) -> None:
    meet(t, STRONG, "1st/443 + 1st/94", ["1st/65", "1st/58"], their_hand=["1st/65 [2nd/65]"], pool=["1st/85"])
    t.A.cannot("play", "1st/65", other=STRONG, because="forbidden")
    t.A.plays("1st/58")
    t.B.plays("2nd/65")
    t.settled("A", "ask-combat")


@card_test("1st/443", rules=["combat.h.winner-discards"])
def test_allies_that_fly_are_blown_away_on_both_sides(t: Table) -> None:
    meet(t, "1st/62 + 1st/65 + 1st/58", "1st/443 + 4th/241", pool=["1st/60 + 4th/240"])
    t.B.says("yes")
    t.zone("1st/65", "discard")
    t.zone("4th/241", "discard")
    t.on("1st/58", "1st/62")
    t.settled("B", "ask-combat")


@card_test("1st/443")
def test_in_the_pool_she_keeps_no_flyer_away(t: Table) -> None:
    meet(t, WEAK, STRONG, ["1st/65"], their_pool=["1st/443"])
    t.A.plays("1st/65")
    t.settled("A", "ask-combat")
