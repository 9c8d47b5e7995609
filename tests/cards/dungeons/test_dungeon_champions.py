"""Dungeon cards that say something about champions, allies and what they carry: their owner's, and nobody else's."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play, When
from sixrealms.powers.card_questions import HERO, Is
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import BEARER
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
OWNER = "dungeon-card.effect-for-owner"
FIST, CLAW, DRAIN = "RR/93", "DR/91", "NS/92"

# -- Mausoleum of the Zombie Master -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "lies"), [("Azhul", "discard"), ("Neeva", "abyss")])
@card_test("DU/1", rules=[OWNER])
def test_who_would_go_to_the_abyss_is_discarded(t: Table, victim: str, lies: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], table=["DU/1"])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["DL/113"])
    t.seat("C", formation=REALM_C, pool=["Neeva"])
    t.begin(active="B", phase=3)
    t.B.plays("DL/113", by="Sadira")
    t.B.chooses(victim)
    t.zone(victim, lies)
    t.changed("DL/113", *(["Orb of Doom"] if victim == "Azhul" else []))
    t.settled("B", "ask-phase-3")


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/1", rules=[OWNER, "void.known-sources"])
def test_who_sends_his_own_champions_there_loses_them_for_good(t: Table, owner: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["RR/116", "Azhul"], table=["DU/1"] if owner else [])
    t.seat("B", formation=REALM_B, pool=["Neeva"], table=[] if owner else ["DU/1"])
    t.begin(active="A", phase=3)
    t.A.uses("RR/116")
    t.A.chooses("Neeva")
    t.zone("RR/116", "void" if owner else "abyss")
    t.zone("Neeva", "abyss" if owner else "discard")
    t.settled("A", "ask-phase-3")


# -- Under Castle Strahd ----------------------------------------------------------------------------------------------

ROSE = "RL/81"


@card_test("DU/7", rules=[OWNER])
def test_ravenloft_champions_under_the_castle_are_undead(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[ROSE, "Azhul"], table=["DU/7"])
    t.seat("B", formation=REALM_B, pool=["RL/85"])
    t.begin(active="A", phase=3, unenforced=True)
    t.kind(ROSE, "Undead")
    t.not_kind("Azhul", "Undead")
    t.not_kind("RL/85", "Undead")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("seat", ["A", "C"])
@card_test("DU/7", "AR/108", rules=[OWNER, "immunity.always-active"])
def test_young_strahd_has_no_power_over_them(t: Table, seat: str) -> None:
    t.seat("A", formation=REALM_A, pool=[ROSE, *(["AR/108"] if seat == "A" else [])], table=["DU/7"])
    t.seat("B", formation=REALM_B, pool=["RL/85"])
    t.seat("C", formation=REALM_C, pool=["AR/108"] if seat == "C" else ["Neeva"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.can("attack", "Nyrond", ROSE)
    t.A.attacks("Nyrond", with_=ROSE)
    t.B.cannot("defend", "RL/85", because="may-not-defend")
    t.settled("B", "ask-defend")


# -- Field of the Battle Lord -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/9", rules=[OWNER, "combat.h.winner-discards"])
def test_the_fists_of_heroes_are_raised_again(t: Table, owner: bool) -> None:
    with given(FIST, Play(Draw()), Always(gains(Is(BEARER), 5)), When("victorious", Draw(), to=Is(BEARER))):
        t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[FIST, 1], table=["DU/9"] if owner else [])
        t.seat("B", formation=REALM_B, pool=["Mul Savage", "Neeva"], table=[] if owner else ["DU/9"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Mul Savage")
        t.A.plays(FIST, by="Azhul")
        t.total("Azhul", 13)
        t.B.passes()
        t.zone("Mul Savage", "discard")
        t.A.stops()
        if owner:
            t.on(FIST, "Azhul")
        else:
            t.zone(FIST, "discard")
        t.level("Azhul", 8 if owner else 4)
        drew(t, "A", 3)
        t.settled("A", "ask-phase-4")


@card_test("DU/9", rules=[OWNER])
def test_their_powers_are_not(t: Table) -> None:
    with given(FIST, Always(gains(Is(BEARER), 5))):
        t.seat("A", formation=REALM_A, pool=[f"Neeva + {FIST}"], table=["DU/9"])
        t.seat("B", formation=REALM_B, pool=["Mul Savage"])
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Mul Savage")
        t.total("Neeva", 11)
        t.A.cannot("play", FIST, "Neeva", because=("not-in-hand", "not-your-decision"))
        t.settled("B", "ask-combat")


# -- the Belly of the Beast -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/10", rules=[OWNER, "immunity.level-bonus-lost"])
def test_hero_fists_do_nothing_to_its_monsters(t: Table, owner: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[FIST, 1])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"], table=["DU/10"] if owner else [])
    t.seat("C", formation=REALM_C, table=[] if owner else ["DU/10"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays(FIST, by="Azhul")
    t.total("Azhul", 4 if owner else 8)
    t.on(FIST, "Azhul")
    t.settled("A" if owner else "B", "ask-combat")


@pytest.mark.parametrize("card", [FIST, CLAW, DRAIN])
@card_test("DU/10", rules=[OWNER, "gloss.unarmed-users"])
def test_its_monsters_fight_in_every_way(t: Table, card: str) -> None:
    with given(FIST, Play(by=HERO)):
        t.seat("A", formation=REALM_A, pool=["Mul Savage", "Azhul"], hand=[card, 1], table=["DU/10"])
        t.seat("B", formation=REALM_B, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.B.defends("Borys")
        t.A.plays(card, by="Mul Savage")
        t.on(card, "Mul Savage")
        t.settled("A" if card != CLAW and card != FIST else "B", "ask-combat")


@card_test("DU/10", rules=[OWNER, "gloss.unarmed-users"])
def test_other_champions_do_not(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=[FIST], table=["DU/10"])
    t.seat("B", formation=REALM_B, pool=["Borys"], hand=["RR/92"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Borys")
    t.A.cannot("play", FIST, "Sadira", because="icon.ability.by-type")
    t.settled("A", "ask-combat")


# -- the Enchanted Land -----------------------------------------------------------------------------------------------

RACES = [(1, ("Elf",), ("Drow", "Dwarf", "Halfling")), (2, ("Elf", "Drow"), ("Dwarf",)), (3, ("Dwarf",), ("Elf",)),
         (4, ("Halfling",), ("Elf", "Dwarf"))]  # fmt: skip


@pytest.mark.parametrize(("way", "are", "are_not"), RACES)
@card_test("DU/15", rules=[OWNER])
def test_champions_and_allies_of_the_enchanted_land_are_of_one_race(
    t: Table, way: int, are: tuple[str, ...], are_not: tuple[str, ...]
) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=["Gith"], table=["DU/15"])
    t.seat("B", formation=REALM_B, pool=["Borys"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.passes()
    t.A.mode(way)
    t.A.passes()
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays("Gith")
    for card in ("Azhul", "Gith"):
        for race in are:
            t.kind(card, race)
        for race in are_not:
            t.not_kind(card, race)
    for race in are:
        t.not_kind("Borys", race)
        t.not_kind("Orb of Doom", race)
    t.settled("A", "ask-combat")


@card_test("DU/15", rules=[OWNER])
def test_until_another_is_chosen(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], table=["DU/15"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.passes()
    t.A.mode(3)
    t.A.passes(3)
    t.kind("Azhul", "Dwarf")
    t.B.passes(5)
    t.kind("Azhul", "Dwarf")
    t.A.passes(2)
    t.A.mode(4)
    t.kind("Azhul", "Halfling")
    t.not_kind("Azhul", "Dwarf")
    t.not_kind("Neeva", "Halfling")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-3")


# -- Powers from the Savage Land, Return of the Dwarven King ----------------------------------------------------------


@pytest.mark.parametrize(("user", "owner", "total"), [("NS/123", True, 17), ("NS/123", False, 13), ("PO/16", True, 10)])
@card_test("DU/20", rules=[OWNER, "combat.e.totals"])
def test_psionic_powers_of_dark_sun_count_double(t: Table, user: str, owner: bool, total: int) -> None:
    t.seat("A", formation=REALM_A, pool=[user], hand=["PO/77", 1], table=["DU/20"] if owner else [])
    t.seat("B", formation=REALM_B, pool=["Borys + Orb of Doom"], table=[] if owner else ["DU/20"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=user)
    t.B.defends("Borys")
    t.A.plays("PO/77", by=user)
    t.total(user, total)
    t.changed("PO/77")
    t.settled("A" if total == 10 else "B", "ask-combat")


@card_test("DU/26", rules=[OWNER])
def test_the_dwarves_of_the_king_are_stronger(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Bruenor Battlehammer", "Azhul"], table=["DU/26"])
    t.seat("B", formation=REALM_B, pool=["Rikus"])
    t.begin(active="A", phase=3)
    t.level("Bruenor Battlehammer", 8)
    t.level("Azhul", 4)
    t.level("Rikus", 6)
    t.settled("A", "ask-phase-3")


@card_test("DU/26", rules=[OWNER, "immunity.always-active"])
def test_and_no_event_touches_them_for_good_or_ill(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Bruenor Battlehammer", "Azhul"], hand=["Berserk Fury!"], table=["DU/26"])
    t.seat("B", formation=REALM_B, pool=["Rikus"], hand=["Bad Omens"])
    t.begin(active="A", phase=3)
    t.A.plays("Berserk Fury!")
    t.level("Bruenor Battlehammer", 8)
    t.level("Azhul", 9)
    t.B.plays("Bad Omens")
    t.level("Bruenor Battlehammer", 8)
    t.level("Azhul", 8)
    t.level("Rikus", 5)
    t.changed("Berserk Fury!", "Bad Omens")
    t.settled("A", "ask-phase-3")
