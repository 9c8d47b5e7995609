"""Realms that choose as what they fight, ambushes, and realms that fall together."""

from __future__ import annotations

import pytest

from tests.cards.meeting import CRISTYNE, meet
from tests.table_talk import Table, card_family, card_test

WEAK, STRONG = "1st/52", "1st/284"
TYPES = ["cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"]


def _attacks(t: Table, realm: str, mine: str, hand: list[str], their_hand: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[mine, "1st/177"], hand=hand)
    t.seat("B", formation={"A": realm}, pool=["1st/62"], hand=their_hand)
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_=mine)


@pytest.mark.parametrize("way", range(7))
@card_family(
    {"4th/33": (6,), "AR/94": (6,), "4th/507": (5,)}, rules=["realm.power.when-attacked", "icon.ability.by-type"]
)
def test_a_realm_fights_as_what_its_player_likes(t: Table, printing: str, level: int, way: int) -> None:
    _attacks(t, printing, STRONG, [], ["1st/376"])
    t.B.mode(way + 1)
    t.type(printing, "realm")
    t.B.defends(printing)
    t.level(printing, level)
    t.type(printing, TYPES[way])
    t.settled("B", "ask-combat")


@card_test("4th/33", rules=["icon.ability.by-type"])
def test_as_a_wizard_it_casts(t: Table) -> None:
    _attacks(t, "4th/33", STRONG, [], ["1st/376"])
    t.B.mode(7)
    t.B.defends("4th/33")
    t.B.can("play", "1st/376", other="4th/33")
    t.settled("B", "ask-combat")


@card_family({"4th/33": (), "4th/507": ()})
def test_it_chooses_each_time(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/194 + 1st/94", STRONG])
    t.seat("B", formation={"A": printing}, pool=["1st/62"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True, answers={"attacks_per_turn": 2})
    t.A.attacks(printing, with_="1st/194")
    t.B.mode(2)
    t.B.defends("1st/62")
    t.B.passes()
    t.A.stops()
    t.A.attacks(printing, with_=STRONG)
    t.asked("B", "ask-way")
    t.B.mode(3)
    t.B.defends(printing)
    t.type(printing, "monster")
    t.changed("1st/194", "1st/94", "1st/62")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(
    ("champion", "able"), [(WEAK, False), ("1st/62", False), (STRONG, True), ("1st/177", True), ("1st/259", True)]
)
@card_family({"4th/33": (), "AR/94": ()}, rules=["combat.a.target-legal"])
def test_shault_is_attacked_by_monsters_and_flyers(t: Table, printing: str, champion: str, able: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[champion])
    t.seat("B", formation={"A": printing})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    if able:
        t.A.can("attack", printing, other=champion)
    else:
        t.A.cannot("attack", printing, other=champion, because="barred")
    t.settled("A", "ask-phase-4")


@card_test("4th/507")
def test_nobody_fights_unarmed_against_the_painted_hills(t: Table) -> None:
    _attacks(t, "4th/507", WEAK, ["4th/436"], ["4th/435"])
    t.B.mode(2)
    t.B.defends("4th/507")
    t.A.cannot("play", "4th/436", other=WEAK, because="forbidden")
    t.settled("A", "ask-combat")


@card_test("4th/152", rules=["combat.f.loser-plays-one", "gloss.defeated.explicit-discard"])
def test_an_ambush_lays_down_what_it_takes(t: Table) -> None:
    hand = ["4th/152", "1st/193", "1st/58", "1st/182", "1st/60"]
    meet(t, WEAK, "1st/259 + 1st/94", hand, ["1st/65"], their_pool=["1st/268"])
    t.A.plays("4th/152")
    t.A.plays("1st/193")
    t.A.plays("1st/58")
    t.asked("A", "ask-play-now")
    t.A.plays("1st/182")
    t.zone("1st/259", "discard")
    t.zone("1st/94", "discard")
    t.zone(WEAK, "pool")
    t.changed("4th/152", "1st/193", "1st/58", "1st/182")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("passes", [True, False])
@card_test("4th/152")
def test_one_that_falls_short_beats_nobody(t: Table, passes: bool) -> None:
    meet(t, WEAK, "1st/259 + 1st/94", ["4th/152", "1st/193", "1st/58"], ["1st/65"])
    t.A.plays("4th/152")
    t.A.plays("1st/193")
    if passes:
        t.A.passes()
    else:
        t.A.plays("1st/58")
    t.total("1st/259", 10)
    t.changed("4th/152", "1st/193", "1st/58")
    t.settled("A", "ask-combat")


@card_test("4th/152")
def test_an_ambushed_realm_falls(t: Table) -> None:
    _attacks(t, "4th/47", WEAK, ["4th/152", "1st/58"], [])
    t.B.defends("4th/47")
    t.A.plays("4th/152")
    t.A.plays("1st/58")
    t.razed("4th/47")
    t.changed("4th/152", "1st/58", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/152", rules=["combat.e.tie"])
def test_a_defender_is_ahead_with_as_much(t: Table) -> None:
    meet(t, "1st/259", WEAK, their_hand=["4th/152", "1st/193", "1st/182", "1st/60"])
    t.B.plays("4th/152")
    t.B.plays("1st/193")
    t.B.plays("1st/182")
    t.zone("1st/259", "discard")
    t.zone(WEAK, "pool")
    t.changed("4th/152", "1st/193", "1st/182", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/152", rules=["battle.combat-started"])
def test_only_the_losing_side_lies_in_ambush_and_only_in_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK], hand=["4th/152", "NO/204", "1st/193"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["1st/259"], hand=["4th/152", "1st/193"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.B.defends("1st/259")
    t.A.cannot("play", "A:4th/152", because="condition-not-met")
    t.A.passes()
    t.A.can("play", "A:4th/152")
    t.B.cannot("play", "B:4th/152", because=("not-your-decision", "condition-not-met"))
    t.settled("A", "ask-combat")


def _rock(t: Table, formation: dict[str, str]) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "1st/133 (razed)"}, pool=[STRONG, "1st/60", "1st/62"])
    t.seat("B", formation=formation, pool=[WEAK, "1st/268"], hand=["4th/511"])
    t.seat("C", formation={"A": "Nyrond (razed)", "B": "1st/30"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.defends(WEAK)
    t.B.plays("4th/511")
    t.zone("4th/511", "table")


@card_test("4th/511", rules=["raze.face-down", "event.duration-in-play"])
def test_all_ruins_fall_with_the_realm(t: Table) -> None:
    _rock(t, {"A": CRISTYNE, "B": "1st/226 (razed)"})
    t.B.passes()
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.B.declines()
    t.zone(CRISTYNE, "discard")
    t.zone("1st/226", "discard")
    t.zone("1st/133", "discard")
    t.zone("Nyrond", "discard")
    t.standing("Rashemen")
    t.standing("1st/30")
    t.zone("4th/511", "void")
    t.changed(WEAK, "A:filler#1", "1st/268")
    t.settled("A", "ask-spoils")


@card_test("4th/511")
def test_and_stand_if_it_stands(t: Table) -> None:
    _rock(t, {"A": CRISTYNE, "B": "1st/226 (razed)"})
    t.B.passes()
    t.A.stops()
    t.zone("4th/511", "void")
    t.zone("1st/226", "formation")
    t.changed(WEAK)
    t.settled("A", "ask-phase-4")


@card_test("4th/511", rules=["battle.end.realm-gone"])
def test_a_realm_that_is_discarded_takes_them_along_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[STRONG], hand=["1st/99"])
    t.seat("B", formation={"A": CRISTYNE, "B": "1st/226 (razed)"}, pool=["1st/259"], hand=["4th/511"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.defends("1st/259")
    t.B.plays("4th/511")
    t.A.plays("1st/99")
    t.A.chooses(CRISTYNE)
    t.zone(CRISTYNE, "discard")
    t.zone("1st/226", "discard")
    t.zone("4th/511", "void")
    t.changed("1st/99", "A:filler#1")
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("seat", ["A", "C"])
@card_test("4th/511")
def test_only_the_defender_lies_between_them(t: Table, seat: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK], hand=["4th/511", "NO/204"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG])
    t.seat("C", formation={"A": "Nyrond"}, hand=["4th/511", "NO/204"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_=WEAK)
    t.B.defends(STRONG)
    if seat == "C":
        t.A.passes()
    (t.A if seat == "A" else t.C).cannot("play", f"{seat}:4th/511", because="condition-not-met")
    t.settled(seat, "ask-anytime")


@card_test("4th/511")
def test_it_is_for_the_first_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/60", STRONG])
    t.seat("B", formation={"A": CRISTYNE}, pool=[WEAK, "1st/268"], hand=["4th/511", "NO/204"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.B.defends(WEAK)
    t.B.can("play", "4th/511")
    t.B.passes(2)
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.defends("1st/268")
    t.B.cannot("play", "4th/511", because="condition-not-met")
    t.changed(WEAK, "1st/60")
    t.settled("B", "ask-anytime")


@card_test("4th/511")
def test_a_dungeon_is_no_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[WEAK])
    t.seat("B", formation={"A": CRISTYNE}, pool=[STRONG], table=["DU/1"], hand=["4th/511", "NO/204"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks("DU/1", with_=WEAK)
    t.B.defends(STRONG)
    t.B.cannot("play", "4th/511", because="condition-not-met")
    t.settled("B", "ask-anytime")


@card_test("4th/511", rules=["calm.others-affected"])
def test_whoever_has_calmed_it_keeps_their_ruins(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "1st/133 (razed)"}, pool=[STRONG, "1st/60"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[WEAK], hand=["4th/511"])
    t.seat("C", formation={"A": "Nyrond (razed)", "B": "1st/30"}, hand=["Calm"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=STRONG)
    t.B.defends(WEAK)
    t.B.plays("4th/511")
    t.C.answers("Calm")
    t.B.passes()
    t.A.attacks(CRISTYNE, with_="1st/60")
    t.B.declines()
    t.zone(CRISTYNE, "discard")
    t.zone("1st/133", "discard")
    t.razed("Nyrond")
    t.changed("4th/511", "Calm", WEAK, "A:filler#1")
    t.settled("A", "ask-spoils")
