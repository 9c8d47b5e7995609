"""Champions called back from a round, and who comes for them."""

from __future__ import annotations

import pytest

from sixrealms.language import SELF, Draw, Is, Lasting, When, gains, seq
from tests.cards.meeting import CRISTYNE, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

WEAK, STRONG = "1st/52", "1st/284"


@card_test("NO/204", rules=["combat.one-round-per-champion", "activation.full-on-entry"])
def test_a_bribed_defender_is_replaced(t: Table) -> None:
    meet(t, "1st/62", f"{STRONG} + 1st/94", ["NO/204"], ["1st/60"], pool=[WEAK], their_pool=["1st/265"])
    t.A.plays("NO/204")
    t.offered("1st/62", STRONG)
    t.A.chooses(STRONG)
    t.offered("1st/60", "1st/265")
    t.B.chooses("1st/60")
    t.zone(STRONG, "pool")
    t.on("1st/94", STRONG)
    t.total("1st/60", 5)
    t.A.passes()
    t.zone("1st/60", "pool")
    t.zone("1st/62", "discard")
    t.changed("NO/204", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("NO/204", rules=["combat.one-round-per-champion"])
def test_the_bribed_one_has_had_its_round(t: Table) -> None:
    meet(t, "1st/62", STRONG, ["NO/204"], pool=["1st/60"], their_pool=["1st/268"])
    t.A.plays("NO/204")
    t.A.chooses(STRONG)
    t.B.chooses("1st/268")
    t.B.passes()
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.zone(STRONG, "pool")
    t.changed("NO/204", "1st/268", "1st/62")
    t.settled("B", "ask-defend")


@pytest.mark.parametrize("somebody", [True, False])
@card_test("NO/204", rules=["battle.end.no-defence", "discard.implies-defeat"])
def test_whoever_sends_nobody_loses_the_realm(t: Table, somebody: bool) -> None:
    meet(t, "1st/62", STRONG, ["NO/204"], their_pool=["1st/268"] if somebody else [])
    t.A.plays("NO/204")
    t.A.chooses(STRONG)
    if somebody:
        t.B.done()
    t.zone(STRONG, "pool")
    t.razed(CRISTYNE)
    t.zone("1st/62", "pool")
    t.changed("NO/204", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("NO/204", rules=["battle.combat-started", "battle.end.attacker-defeated-spoils"])
def test_or_the_attack(t: Table) -> None:
    meet(t, "1st/62", STRONG, ["1st/193"], ["NO/204"], pool=["1st/60"])
    t.B.plays("NO/204")
    t.B.chooses("1st/62")
    t.offered("1st/60")
    t.A.done()
    t.zone("1st/62", "pool")
    t.zone(STRONG, "pool")
    t.changed("NO/204")
    t.settled("A", "ask-phase-4")


def _realm_defends(t: Table, realm: str, hand: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/62", "1st/60"], hand=hand)
    t.seat("B", formation={"A": realm}, pool=["1st/265"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="1st/62")
    t.B.defends(realm)


@card_test("NO/204")
def test_a_realm_takes_no_bribe(t: Table) -> None:
    _realm_defends(t, "4th/47", ["NO/204"])
    t.A.plays("NO/204")
    t.asked("A", "ask-target")
    t.offered("1st/62")
    t.A.chooses("1st/62")
    t.A.chooses("1st/60")
    t.zone("1st/62", "pool")
    t.zone("1st/60", "battle")
    t.changed("NO/204")
    t.settled("A", "ask-combat")


@card_test("NO/204", rules=["battle.combat-started"])
def test_in_combat_it_is_too_late_and_before_a_defender_too_early(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/62"], hand=["NO/204", "1st/193"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_="1st/62")
    t.A.cannot("play", "NO/204", because=("not-your-decision", "condition-not-met"))
    t.B.defends(STRONG)
    t.A.can("play", "NO/204")
    t.A.passes()
    t.A.cannot("play", "NO/204", because="condition-not-met")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("attacking", [True, False])
@card_family({"3rd/58": (), "4th/208": ()}, rules=["activation.full-on-entry", "combat.one-round-per-champion"])
def test_the_armies_save_a_champion(t: Table, printing: str, attacking: bool) -> None:
    hand, pool = [printing, "1st/193", "1st/259"], ["1st/268"]
    if attacking:
        meet(t, "1st/62 + 1st/94", "1st/194 + 1st/153", hand, pool=pool)
    else:
        meet(t, "1st/194 + 1st/153", "1st/62 + 1st/94", their_hand=hand, their_pool=pool)
    seat = t.A if attacking else t.B
    seat.plays("1st/193")
    seat.cannot("use", printing, because="not-in-play")
    seat.plays(printing)
    seat.uses(printing)
    t.offered("1st/268", "1st/259")
    seat.chooses("1st/259")
    t.zone("1st/62", "pool")
    t.on("1st/94", "1st/62")
    t.zone(printing, "discard")
    t.zone("1st/193", "discard")
    t.total("1st/259", 7)
    t.settled("A" if attacking else "B", "ask-combat")


@card_family({"3rd/58": (), "4th/208": ()})
def test_the_saved_rest_until_their_players_next_turn(t: Table, printing: str) -> None:
    meet(t, "1st/194 + 1st/153", "1st/62", their_hand=[printing], their_pool=["1st/268"], pool=[STRONG])
    t.B.plays(printing)
    t.B.uses(printing)
    t.B.passes()
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.cannot("defend", "1st/62", because=("already-fought", "may-not-defend"))
    t.changed("1st/194", "1st/153", printing, "1st/268")
    t.settled("B", "ask-defend")


@card_family({"3rd/58": (), "4th/208": ()})
def test_nor_do_they_attack_again(t: Table, printing: str) -> None:
    meet(t, "1st/62", "1st/259 + 1st/94", [printing], pool=["1st/194 + 1st/153", STRONG])
    t.A.plays(printing)
    t.A.uses(printing)
    t.A.chooses("1st/194")
    t.B.passes()
    t.A.cannot("attack", CRISTYNE, other="1st/62", because=("already-fought", "may-not-attack"))
    t.changed("1st/194", "1st/153", printing, "1st/259", "1st/94", "1st/62")
    t.settled("A", "ask-next-attacker")


@card_family({"3rd/58": (), "4th/208": ()})
def test_without_another_champion_they_save_nobody(t: Table, printing: str) -> None:
    meet(t, "1st/194 + 1st/153", "1st/62", their_hand=[printing, "1st/193"])
    t.B.plays(printing)
    t.B.cannot("use", printing, because="no-effect")
    t.settled("B", "ask-combat")


def _displaced(t: Table, pool: list[str], theirs: list[str]) -> None:
    meet(t, "1st/270 + 1st/94", "1st/194 + 1st/153", ["4th/252", "1st/193", "1st/182"], pool=pool, their_pool=theirs)
    t.A.plays("1st/193")
    t.A.plays("4th/252")
    t.A.uses("4th/252")


@card_test("4th/252", rules=["activation.full-on-entry", "combat.one-round-per-champion"])
def test_the_displacer_beast_remains_alone(t: Table) -> None:
    _displaced(t, ["1st/268", WEAK], [STRONG, "1st/265"])
    t.offered("1st/268", WEAK)
    t.A.chooses(WEAK)
    t.offered(STRONG, "1st/265")
    t.B.chooses(STRONG)
    t.zone("1st/270", "pool")
    t.on("1st/94", "1st/270")
    t.zone("1st/194", "pool")
    t.on("1st/153", "1st/194")
    t.zone("1st/193", "discard")
    t.on("4th/252", WEAK)
    t.total(WEAK, 10)
    t.total(STRONG, 6)
    t.settled("B", "ask-combat")


@card_test("4th/252", rules=["once.phase3"])
def test_it_does_so_once_in_a_battle(t: Table) -> None:
    _displaced(t, ["1st/268", "1st/60"], ["1st/284 + 1st/97"])
    t.A.chooses("1st/268")
    t.B.chooses(STRONG)
    t.A.cannot("use", "4th/252", because="already-used")
    t.changed("1st/270", "1st/94", "1st/194", "1st/153", "1st/193", "4th/252", "1st/268", STRONG, "1st/97")
    t.settled("A", "ask-combat")


@card_test("4th/252", rules=["battle.end.attacker-stops"])
def test_an_attacker_who_sends_nobody_has_given_up(t: Table) -> None:
    _displaced(t, [WEAK], [STRONG])
    t.A.done()
    t.B.chooses(STRONG)
    t.zone("1st/270", "pool")
    t.zone("1st/194", "pool")
    t.zone("4th/252", "discard")
    t.changed("1st/193", "1st/94", "1st/153")
    t.settled("A", "ask-phase-4")


@card_test("4th/252", rules=["battle.end.no-defence"])
def test_and_a_realm_nobody_defends_is_razed(t: Table) -> None:
    _displaced(t, [WEAK], [STRONG])
    t.A.chooses(WEAK)
    t.B.done()
    t.razed(CRISTYNE)
    t.zone(WEAK, "pool")
    t.zone("4th/252", "discard")
    t.changed("1st/193", "1st/270", "1st/94", "1st/194", "1st/153", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/252")
def test_a_realm_stays_where_it_is(t: Table) -> None:
    _realm_defends(t, "4th/47", ["4th/252"])
    t.A.plays("4th/252")
    t.settled("B", "ask-combat")


@card_test("4th/424", rules=["combat.one-round-per-champion", "activation.full-on-entry"])
def test_a_champion_of_the_pool_takes_over_though_it_has_fought(t: Table) -> None:
    hand = ["4th/424", "1st/259", "1st/193"]
    meet(t, STRONG, "1st/268", hand, pool=["4th/333 + 1st/94", "1st/265"], their_pool=["1st/194 + 1st/153"])
    t.B.passes()
    t.A.attacks(CRISTYNE, with_="4th/333")
    t.B.defends("1st/194")
    t.A.plays("1st/193")
    t.A.plays("4th/424", by="4th/333")
    t.offered(STRONG, "1st/265")
    t.A.chooses(STRONG)
    t.zone("4th/333", "pool")
    t.on("1st/94", "4th/333")
    t.on("1st/193", STRONG)
    t.total(STRONG, 7)
    t.A.passes()
    t.zone(STRONG, "discard")
    t.changed("1st/268", "4th/424", "1st/193", "1st/194", "1st/153", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/424")
def test_nobody_comes_from_the_hand_or_where_they_cannot_fight(t: Table) -> None:
    meet(t, "1st/194 + 1st/153", "4th/333", their_hand=["4th/424", "1st/259"])
    t.B.cannot("play", "4th/424", other="4th/333", because="no-effect")
    t.settled("B", "ask-combat")


def _stands_in(t: Table, theirs: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/323 + 1st/97", "1st/268"], hand=["1st/193", "1st/182"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[theirs, "1st/155"])
    t.seat("C", formation={"A": "Nyrond"}, pool=[f"{STRONG} + 1st/94", "1st/60"], hand=["1st/58"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="4th/323")
    t.B.defends(theirs.partition(" +")[0])
    t.A.plays("1st/193")
    t.A.uses("4th/323")
    t.zone("4th/323", "pool")
    t.on("1st/97", "4th/323")
    t.on("1st/193", STRONG)
    t.on("1st/94", STRONG)
    t.total(STRONG, 10)


@card_test("4th/323", rules=["combat.h.winner-to-pool", "borrow.returned"])
def test_a_monster_of_an_outsider_fights_for_malaruat(t: Table) -> None:
    _stands_in(t, "1st/194 + 1st/206")
    t.B.passes()
    t.zone(STRONG, "pool", of="C")
    t.on("1st/94", STRONG)
    t.zone("1st/193", "discard")
    t.changed("1st/194", "1st/206")
    t.offered("1st/268")
    t.settled("A", "ask-next-attacker")


@card_test("4th/323", rules=["combat.j.spoils-defender", "discard.to-owner"])
def test_a_beaten_one_is_lost_to_its_owner(t: Table) -> None:
    _stands_in(t, "1st/194 + 1st/153")
    t.A.passes()
    t.zone(STRONG, "discard", of="C")
    t.zone("1st/94", "discard", of="C")
    t.changed("1st/193", "1st/194", "1st/153", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/323")
def test_nobody_in_the_battle_lends_a_monster(t: Table) -> None:
    meet(t, "4th/323", "1st/194 + 1st/153", pool=["1st/284"], their_pool=["1st/155"])
    t.A.cannot("use", "4th/323", because="no-target")
    t.settled("A", "ask-combat")


def _torments(t: Table) -> None:
    meet(t, f"{STRONG} + 1st/97", "1st/194 + 1st/153", ["4th/154", "1st/193", "1st/58"], ["1st/182"])
    t.A.plays("1st/193")
    t.A.plays("4th/154")


@card_test("4th/154", rules=["combat.d.activation"])
def test_the_same_two_begin_again_with_nothing(t: Table) -> None:
    _torments(t)
    t.zone("1st/97", "discard")
    t.zone("1st/153", "discard")
    t.zone("1st/193", "discard")
    t.total(STRONG, 6)
    t.total("1st/194", 7)
    t.zone("4th/154", "void")
    t.A.plays("1st/58")
    t.settled("B", "ask-combat")


@card_test("4th/154", rules=["combat.d.activation", "activation.list.attacker"])
def test_powers_activate_again_and_what_held_for_the_round_is_over(t: Table) -> None:
    with given("1st/284", When("activate", seq(Lasting(gains(Is(SELF), 3)), Draw()))):
        meet(t, STRONG, "1st/194 + 1st/153", ["4th/154", "1st/193"])
        t.level(STRONG, 9)
        t.count("A", hand=3)
        t.A.plays("4th/154")
        t.level(STRONG, 9)
        t.count("A", hand=3)
        t.changed("4th/154", "1st/153", "A:filler#1", "A:filler#2")
        t.settled("B", "ask-combat")


@card_test("4th/154", rules=["battle.combat-started"])
def test_they_wait_for_the_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{STRONG} + 1st/97"], hand=["4th/154", "NO/204"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["1st/194 + 1st/94"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.defends("1st/194")
    t.A.cannot("play", "4th/154", because="condition-not-met")
    t.A.passes()
    t.A.can("play", "4th/154")
    t.settled("A", "ask-combat")


@card_family({"3rd/58": (), "4th/208": (), "4th/252": ()}, rules=["power.combat-only-when-involved"])
def test_an_ally_elsewhere_withdraws_nobody(t: Table, printing: str) -> None:
    meet(t, WEAK, STRONG, pool=[f"1st/62 + {printing}"])
    t.A.cannot("use", printing, because="not-fighting")
    t.settled("A", "ask-combat")


@card_test("4th/323", rules=["power.combat-only-when-involved"])
def test_malaruat_at_home_corrupts_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK, "4th/323"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG])
    t.seat("C", formation={"A": "Nyrond"}, pool=["1st/155"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.B.defends(STRONG)
    t.A.cannot("use", "4th/323", because="not-fighting")
    t.settled("A", "ask-combat")
