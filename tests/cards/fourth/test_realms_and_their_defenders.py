"""Realms under attack: whom they double and halve, who fights for them."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play
from sixrealms.language import (
    LoseRound,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

EMBER = "Crystal of the Ebon Flame"


# -- levels -----------------------------------------------------------------------------------------------------------


@card_test("1st/432", rules=["combat.e.totals"], edition="1st")
def test_who_walks_into_malatra_has_half_its_level(t: Table) -> None:
    meet(t, "1st/187 + War Party + 1st/65", "Azhul + Zadoc", ["4th/245", "1st/54"], ["4th/245"], realm="1st/432")
    t.level("1st/187", 3)
    t.level("War Party#1", 2)
    t.level("1st/65", 2)
    t.level("Azhul", 4)
    t.level("Zadoc", 2)
    goes_on(t, "1st/187")


@card_test("1st/432", rules=["gloss.allies.traits"], edition="1st")
def test_swimming_allies_come_into_malatra_on_one_side_only(t: Table) -> None:
    meet(t, "Bagual", "Azhul + Zadoc", ["4th/245", "War Party"], realm="1st/432")
    t.A.cannot("play", "4th/245", "Bagual", because="forbidden")
    t.A.can("play", "War Party", "Bagual")
    goes_on(t, "Bagual")


@card_test("1st/432", rules=["gloss.allies.traits"], edition="1st")
def test_malatras_defenders_may_have_swimmers_beside_them(t: Table) -> None:
    meet(t, "Neeva", "Azhul", their_hand=["4th/245"], realm="1st/432")
    t.level("Neeva", 7)
    t.B.can("play", "4th/245", "Azhul")
    goes_on(t, "Neeva")


@card_test("4th/72", rules=["gloss.base-level.changed"], edition="1st")
def test_an_avatar_is_half_an_avatar_before_the_monastery(t: Table) -> None:
    meet(t, "4th/473 + Orb of Doom", "4th/481", realm="4th/72")
    t.base("4th/473", 7)
    t.level("4th/473", 7 + 3 + 2)
    t.base("4th/481", 15)
    goes_on(t, "4th/473")


@card_test("4th/72", rules=["gloss.base-level.changed"], edition="1st")
def test_others_are_whole_before_the_monastery(t: Table) -> None:
    meet(t, "Neeva", "Azhul", realm="4th/72")
    t.base("Neeva", 7)
    goes_on(t, "Neeva")


@card_test("4th/6", rules=["realm.power.when-attacked"], edition="1st")
def test_damara_doubles_what_a_champion_of_the_realms_brings_along(t: Table) -> None:
    meet(
        t, "Borys + Gladiators + The Iron Legion", "1st/82 + Orb of Doom + Zadoc", their_hand=["1st/94"], realm="4th/6"
    )
    t.level("1st/82", 2 * (4 + 3 + 2))
    t.level("Zadoc", 2)
    t.B.plays("1st/94", on="1st/82")
    t.level("1st/82", 2 * (4 + 3 + 2) + 3)
    goes_on(t, "Borys", "Gladiators", "The Iron Legion", "1st/82", "Orb of Doom", "Zadoc")


@card_test("4th/6", rules=["realm.power.when-attacked"], edition="1st")
def test_damara_doubles_nobody_else(t: Table) -> None:
    meet(t, "1st/82", "Azhul", pool=["Hubadai"], realm="4th/6")
    t.level("1st/82", 4 + 3)
    t.level("Azhul", 4)
    goes_on(t, "1st/82")


@card_test("4th/6", rules=["realm.power.when-attacked"], edition="1st")
def test_damara_lets_go_after_the_round(t: Table) -> None:
    meet(t, "Azhul", "1st/82", realm="4th/6")
    t.A.passes()
    t.level("1st/82", 4)
    t.zone("Azhul", "discard")
    t.changed("1st/82", "B:filler#1")
    t.settled("B", "ask-spoils")


# -- who fights -------------------------------------------------------------------------------------------------------


@card_test("4th/62", rules=["gloss.allies.traits"], edition="1st")
def test_whoever_fights_beside_lord_gundar_is_undead(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + War Party"])
    t.seat("B", formation={"A": "4th/62"}, hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/62", with_="Neeva")
    t.B.defends("4th/62")
    t.B.plays("Zadoc")
    t.kind("Zadoc", "Undead")
    t.not_kind("War Party", "Undead")
    goes_on(t, "Neeva", "War Party")


@card_test("4th/62", rules=["gloss.allies.traits"], edition="1st")
def test_beside_another_defender_of_gundarak_they_are_not(t: Table) -> None:
    meet(t, "Borys", "Azhul + Zadoc", realm="4th/62")
    t.not_kind("Zadoc", "Undead")
    goes_on(t, "Borys")


@pytest.mark.parametrize(("realm", "again"), [("4th/65", True), ("DL/8", False)])
@card_test("4th/65", rules=["combat.one-round-per-champion"], edition="1st")
def test_a_dragon_sent_home_defends_the_aerie_once_more(t: Table, realm: str, again: bool) -> None:
    with given("1st/106", Play(LoseRound())), given("1st/340", Play(LoseRound())):
        formation = {"A": realm} if realm == "4th/65" else {"A": realm, "B": "4th/65"}
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", "Mordenkainen", "Bagual"], hand=["1st/106", "1st/340"])
        t.seat("B", formation=formation, pool=["Borys", "Neeva"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(realm, with_="Sadira")
        t.B.defends("Borys")
        t.A.plays("1st/106", by="Sadira")
        t.zone("Borys", "pool")
        t.A.attacks(realm, with_="Mordenkainen")
        if again:
            t.B.defends("Borys")
            t.A.plays("1st/340", by="Mordenkainen")
            t.A.attacks(realm, with_="Bagual")
        t.B.cannot("defend", "Borys", because="combat.one-round-per-champion")
        t.B.can("defend", "Neeva")
        t.changed("1st/106", "1st/340", "Sadira", "Mordenkainen", "Bagual")
        t.settled("B", "ask-defend")


@card_test("4th/65", rules=["combat.one-round-per-champion"], edition="1st")
def test_others_defend_the_aerie_once(t: Table) -> None:
    with given("1st/106", Play(LoseRound())):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", "Azhul"], hand=["1st/106"])
        t.seat("B", formation={"A": "4th/65"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("4th/65", with_="Sadira")
        t.B.defends("Neeva")
        t.A.plays("1st/106", by="Sadira")
        t.A.attacks("4th/65", with_="Azhul")
        t.B.cannot("defend", "Neeva", because="combat.one-round-per-champion")
        t.changed("1st/106", "Sadira", "Azhul")
        t.settled("B", "ask-defend")
