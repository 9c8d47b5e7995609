"""Wizard spells of 3rd and 4th Edition, and an event, that send foes away, turn flight round or turn an ally."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import SELF, SPELL, Immune, Is
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

HORRORS, PHANTASM, LINK, GRAVITY, TRAITOR = "3rd/96", "3rd/347", "4th/381", "4th/385", "1st/403"


@card_test(HORRORS, rules=["combat.e.totals", "abyss.by-cards"], edition="1st")
def test_the_horrors_take_a_beaten_foe_and_themselves(t: Table) -> None:
    meet(t, "Sadira + War Party", "Mordenkainen + 1st/410", [HORRORS])
    t.A.plays(HORRORS, by="Sadira")
    t.total("Sadira", 4 + 4 + 5)
    t.zone("Mordenkainen", "battle")
    t.B.passes()
    t.zone("Mordenkainen", "abyss")
    t.zone("1st/410", "discard")
    t.zone(HORRORS, "abyss")
    t.zone("Sadira", "pool")
    t.changed("War Party")
    t.settled("A", "ask-next-attacker")


@card_test(HORRORS, rules=["pool.loss-attachments", "abyss.by-cards"], edition="1st")
def test_they_take_a_winner_too(t: Table) -> None:
    meet(t, "Sadira", "Borys + Orb of Doom + Gith", [HORRORS])
    t.A.plays(HORRORS, by="Sadira")
    t.A.passes()
    t.zone("Sadira", "discard")
    t.zone("Borys", "abyss")
    t.zone("Orb of Doom", "discard")
    t.zone("Gith", "discard")
    t.zone(HORRORS, "abyss")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(HORRORS, rules=["abyss.by-cards"], edition="1st")
def test_a_defender_casts_them_as_well(t: Table) -> None:
    meet(t, "Borys", "Mordenkainen", (), [HORRORS])
    t.B.plays(HORRORS, by="Mordenkainen")
    t.A.passes()
    t.zone("Borys", "abyss")
    t.zone(HORRORS, "abyss")
    t.zone("Mordenkainen", "pool")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@pytest.mark.parametrize("bypasses", [True, False])
@card_test(PHANTASM, rules=["battle.end.realm-gone-return"], edition="1st")
def test_an_undead_attacker_may_pass_a_spellcaster_by(t: Table, bypasses: bool) -> None:
    meet(t, "Dracolich", "Mordenkainen", [PHANTASM])
    t.A.plays(PHANTASM, by="Dracolich")
    if bypasses:
        t.A.says("yes")
        t.razed("DL/8")
        t.zone("Mordenkainen", "pool")
        t.zone("Dracolich", "pool")
        t.changed(PHANTASM, "A:filler#1")
        t.settled("A", "ask-spoils")
    else:
        t.A.says("no")
        t.total("Dracolich", 6 + 6)
        goes_on(t, PHANTASM)


@card_test(PHANTASM, rules=["battle.end.realm-gone-return"], edition="1st")
def test_what_falls_as_the_battle_ends_no_immunity_to_spells_saves(t: Table) -> None:
    with given("DL/8", Always(Immune(Is(SELF), SPELL), anywhere=True)):
        meet(t, "Dracolich", "Delsenora", [PHANTASM])
        t.A.plays(PHANTASM, by="Dracolich")
        t.A.says("yes")
        t.razed("DL/8")
        t.changed("Delsenora", "Dracolich", PHANTASM, "A:filler#1")
        t.settled("A", "ask-spoils")


@pytest.mark.parametrize(
    ("mine", "theirs", "level"),
    [
        ("Sadira", "Mordenkainen", 4),
        ("Dracolich", "Azhul + War Party + Gladiators", 6),
        ("Dracolich", "Borys", 6),
    ],
)
@card_test(PHANTASM, rules=["combat.e.totals"], edition="1st")
def test_others_have_its_levels_only(t: Table, mine: str, theirs: str, level: int) -> None:
    meet(t, mine, theirs, [PHANTASM])
    t.A.plays(PHANTASM, by=mine)
    t.total(mine, level + 6)
    goes_on(t, PHANTASM, mine, *theirs.split(" + "))


@card_test(PHANTASM, rules=["combat.e.totals"], edition="1st")
def test_nor_does_a_defender_bypass_anybody(t: Table) -> None:
    meet(t, "Mordenkainen", "Dracolich", [], [PHANTASM])
    t.B.plays(PHANTASM, by="Dracolich")
    t.total("Dracolich", 6 + 6)
    t.standing("DL/8")
    goes_on(t, PHANTASM, "Mordenkainen")


@card_test(LINK, rules=["combat.h.loser-discards-all"], edition="1st")
def test_who_beats_the_caster_falls_with_them(t: Table) -> None:
    meet(t, "Sadira", "Neeva + Orb of Doom", [LINK])
    t.A.plays(LINK, by="Sadira")
    t.total("Sadira", 4 + 2)
    t.A.passes()
    t.zone("Sadira", "discard")
    t.zone("Neeva", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone(LINK, "discard")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(LINK, rules=["combat.h.winner-to-pool"], edition="1st")
def test_whom_the_caster_beats_dies_alone(t: Table) -> None:
    meet(t, "Sadira + War Party", "Mordenkainen + Gith", [LINK])
    t.A.plays(LINK, by="Sadira")
    t.B.passes()
    t.zone("Mordenkainen", "discard")
    t.zone("Sadira", "pool")
    t.changed("War Party", "Gith", LINK)
    t.settled("A", "ask-next-attacker")


@card_test(GRAVITY, rules=["move.flyer.any-realm", "event.duration-in-play"], edition="1st")
def test_what_flies_walks_and_what_walks_flies(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Sadira + Orb of Doom", "Azhul + Griffon", "Neeva"],
        hand=[GRAVITY, "Griffin", "Dagrande", "Griffon"],
    )
    t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Borys + Gith", "4th/276", "4th/474", "4th/312"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(GRAVITY, by="Sadira")
    t.zone(GRAVITY, "table")
    for walks in ("Azhul", "Neeva", "Borys", "4th/276", "4th/474", "Orb of Doom"):
        t.not_kind(walks, "Flyer")
    for flies in ("Sadira", "Gith", "4th/312"):
        t.kind(flies, "Flyer")
    t.kind("4th/276", "Swimmer")
    t.A.plays("Griffin")
    t.not_kind("Griffin", "Flyer")
    t.A.plays("Dagrande")
    t.kind("Dagrande", "Flyer")
    t.A.plays("A:Griffon#2", on="Dagrande")
    t.not_kind("Dagrande", "Flyer")
    t.A.passes()
    t.A.can("attack", "Nyrond", "Sadira")
    t.A.cannot("attack", "Nyrond", "Neeva", because="formation.protection")
    t.A.passes(2)
    t.B.passes(4)
    t.kind("Sadira", "Flyer")
    t.B.passes()
    t.turn_of("A")
    t.not_kind("Sadira", "Flyer")
    t.kind("Neeva", "Flyer")
    t.kind("Dagrande", "Flyer")
    t.zone(GRAVITY, "discard")
    drew(t, "B", 3)
    t.settled("A")


@pytest.mark.parametrize(
    ("seat", "ally", "to"),
    [("A", "War Party", "Azhul"), ("B", "Gith", "Borys"), ("C", "War Party", "Azhul"), ("A", "Gith", "Borys")],
)
@card_test(TRAITOR, rules=["discard.to-owner", "event.any-time"], edition="1st")
def test_an_ally_of_either_side_goes_over_whoever_plays_it(t: Table, seat: str, ally: str, to: str) -> None:
    hands = {one: [TRAITOR] if one == seat else [] for one in "ABC"}
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + Gith", "Sadira"], hand=hands["A"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + War Party + Gladiators"], hand=hands["B"])
    t.seat("C", formation={"A": "Nyrond"}, hand=hands["C"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Borys")
    getattr(t, seat).plays(TRAITOR)
    t.offered("Gith", "War Party", "Gladiators")
    getattr(t, seat).chooses(ally)
    t.on(ally, to)
    t.changed(TRAITOR)
    t.settled("A", "ask-combat")
