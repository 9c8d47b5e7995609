"""Champions that fight in more rounds than one, and realms that take more than one defeat."""

from __future__ import annotations

import pytest

from tests.cards.meeting import CRISTYNE, meet
from tests.table_talk import Table, card_family, card_test

WEAK, STRONG, UNDEAD = "1st/52", "1st/284", "1st/155"


@card_test("3rd/266", rules=["combat.one-round-per-champion"])
def test_azhul_attacks_round_after_round(t: Table) -> None:
    meet(t, "3rd/266 + 1st/94", "1st/265", their_pool=["1st/268", "1st/270", "1st/62"], pool=[WEAK])
    for defender in ("1st/268", "1st/270", "1st/62"):
        t.B.passes()
        t.offered("3rd/266", WEAK)
        t.A.attacks(CRISTYNE, with_="3rd/266")
        t.B.defends(defender)
    t.changed("1st/265", "1st/268", "1st/270", "1st/94")
    t.settled("B", "ask-combat")


@card_test("3rd/266")
def test_azhul_defends_once(t: Table) -> None:
    meet(t, "1st/268", "3rd/266", pool=[WEAK])
    t.A.passes()
    t.changed("3rd/266", "1st/268", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("3rd/370", rules=["battle.end.attacker-defeated", "discard.implies-defeat"])
def test_who_slips_by_an_undead_may_attack_again_as_may_others(t: Table) -> None:
    meet(t, "1st/63", UNDEAD, ["3rd/370", "1st/193"], pool=[WEAK], their_pool=["1st/265"])
    t.A.plays("1st/193")
    t.A.plays("3rd/370", by="1st/63")
    t.zone("1st/63", "pool")
    t.zone("1st/193", "discard")
    t.zone(UNDEAD, "pool")
    t.offered("1st/63", WEAK)
    t.A.attacks(CRISTYNE, with_="1st/63")
    t.B.defends("1st/265")
    t.B.passes()
    t.zone("1st/63", "pool")
    t.offered(WEAK)
    t.zone("3rd/370", "discard")
    t.changed("1st/265")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/370")
def test_and_may_defend_again(t: Table) -> None:
    meet(t, f"{UNDEAD} + 1st/94", "1st/63", pool=[STRONG], their_hand=["3rd/370"])
    t.B.plays("3rd/370", by="1st/63")
    t.zone("1st/63", "pool")
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.defends("1st/63")
    t.B.cannot("play", "3rd/370", because="not-in-hand")
    t.B.passes()
    t.zone("1st/63", "discard")
    t.changed(UNDEAD, "1st/94", "3rd/370", STRONG)
    t.settled("A", "ask-next-attacker")


@card_test("3rd/370")
def test_nobody_slips_by_the_living(t: Table) -> None:
    meet(t, STRONG, "1st/63", their_hand=["3rd/370"])
    t.B.cannot("play", "3rd/370", other="1st/63", because="condition-not-met")
    t.settled("B", "ask-combat")


@card_test("NO/383", rules=["battle.end.attacker-defeated", "combat.h.loser-discards-all"])
def test_a_beaten_attacker_rises_and_only_it_attacks_on(t: Table) -> None:
    meet(
        t,
        "1st/62 + 1st/94",
        f"{STRONG} + 4th/205",
        ["NO/383", "1st/193"],
        pool=[WEAK],
        their_pool=["1st/265", "1st/270"],
    )
    t.A.plays("NO/383", by="1st/62")
    t.A.plays("1st/193")
    t.A.passes()
    t.zone("1st/62", "pool")
    t.zone("1st/193", "discard")
    t.on("1st/94", "1st/62")
    t.offered("1st/62")
    t.A.cannot("attack", CRISTYNE, other=WEAK, because="goes-on-alone")
    t.A.attacks(CRISTYNE, with_="1st/62")
    t.B.defends("1st/265")
    t.B.passes()
    t.offered(WEAK)
    t.changed("NO/383", STRONG, "4th/205", "1st/265")
    t.settled("A", "ask-next-attacker")


@card_test("NO/383")
def test_it_need_not_attack_on_and_leaves_no_spoils(t: Table) -> None:
    meet(t, "1st/62", f"{STRONG} + 4th/205", ["NO/383"], pool=[WEAK])
    t.A.plays("NO/383", by="1st/62")
    t.A.passes()
    t.A.stops()
    t.changed("NO/383", STRONG, "1st/62")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("next_one", [True, False])
@card_test("NO/383")
def test_a_defender_rises_for_the_next_round_alone(t: Table, next_one: bool) -> None:
    meet(t, STRONG, "1st/62", pool=["1st/60", WEAK], their_hand=["NO/383"], their_pool=["1st/270", "1st/265"])
    t.B.plays("NO/383", by="1st/62")
    t.B.passes()
    t.zone("1st/62", "pool")
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.offered("1st/62", "1st/270", "1st/265")
    t.B.defends("1st/62" if next_one else "1st/270")
    t.B.passes()
    t.zone("1st/62", "discard" if next_one else "pool")
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.offered("1st/270" if next_one else "1st/265", *(["1st/265"] if next_one else []))
    t.changed("NO/383", STRONG, "1st/60", "1st/270")
    t.settled("B", "ask-defend")


@card_test("NO/383")
def test_a_victor_fights_again_as_well(t: Table) -> None:
    meet(t, "1st/62", "1st/265 + 1st/94", ["NO/383", "1st/58"], pool=[WEAK, "1st/60"], their_pool=["1st/268"])
    t.A.plays("NO/383", by="1st/62")
    t.A.plays("1st/58")
    t.B.passes()
    t.offered("1st/62", WEAK, "1st/60")
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.B.defends("1st/268")
    t.B.passes()
    t.offered("1st/60")
    t.changed("NO/383", "1st/265", "1st/94", "1st/58", "1st/62", "1st/268")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/30", rules=["battle.end.no-defence"])
def test_the_trollmoors_fall_at_the_second_defeat_of_a_turn(t: Table) -> None:
    meet(t, STRONG, "1st/265", realm="3rd/30", pool=["1st/60", "1st/62", "1st/63"])
    t.B.passes()
    t.A.attacks("3rd/30", with_="1st/60")
    t.B.declines()
    t.standing("3rd/30")
    t.zone("1st/60", "pool")
    t.offered("1st/62", "1st/63")
    t.A.attacks("3rd/30", with_="1st/62")
    t.B.declines()
    t.razed("3rd/30")
    t.changed(STRONG, "1st/265", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("3rd/30", rules=["battle.end.attacker-stops"])
def test_one_defeat_wins_nothing(t: Table) -> None:
    meet(t, STRONG, "1st/265", realm="3rd/30", pool=["1st/60"])
    t.B.passes()
    t.A.attacks("3rd/30", with_="1st/60")
    t.B.declines()
    t.A.stops()
    t.standing("3rd/30")
    t.changed("1st/265")
    t.settled("A", "ask-phase-4")


@card_family(
    {"3rd/370": ("1st/63", UNDEAD), "NO/383": ("1st/62", STRONG)},
    rules=["inplay.left-no-effect", "event.duration-in-play"],
)
def test_such_a_spell_lies_there_while_it_lasts(t: Table, spell: str, caster: str, faced: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{faced} + 1st/94", "1st/60"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[caster, "1st/268"], hand=[spell])
    t.begin(active="A", phase=4, windows="pass", unenforced=True, ruleset="tournament-110", size=110)
    t.A.attacks(CRISTYNE, with_=faced)
    t.B.defends(caster)
    t.B.plays(spell, by=caster)
    if spell == "NO/383":
        t.B.passes()
    t.zone(spell, "table")
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.B.defends(caster)
    t.B.passes()
    t.A.stops()
    t.zone(spell, "discard")
    t.changed(faced, "1st/94", caster, "1st/60")
    t.settled("A", "ask-phase-4")
