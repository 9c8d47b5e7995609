"""Candlekeep, the Red Tide and the Geneva Conclave."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play
from sixrealms.language import (
    REALM,
    TARGET,
    Raze,
    Target,
    The,
    one,
)
from tests.cards.drawn import drew
from tests.cards.open_hands import seen
from tests.made_up import given
from tests.table_talk import Table, card_test

_RAZES = Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),), at=("3", "any"))


_STRIKES = {
    "offensive spell": ("1st/106", True),
    "defensive spell": ("1st/343", False),
    "harmful event": ("1st/91", True),
    "helpful event": ("1st/100", False),
}


@pytest.mark.parametrize("event", ["1st/100", "1st/91"])
@card_test("4th/75", rules=["event.any-time"], edition="1st")
def test_candlekeep_looks_at_the_hand_behind_an_event(t: Table, event: str) -> None:
    t.seat("A", formation={"A": "DL/8"}, hand=[event, "Borys"])
    t.seat("B", formation={"A": "Raam + 4th/75"}, hand=["Neeva"])
    t.seat("C", formation={"A": "Draj"}, hand=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(event)
    t.B.says("yes")
    t.expect("Borys" in seen(t, "B", "A"), "B has seen A's hand")
    t.expect(not seen(t, "B", "C"), "B has not seen C's hand")
    drew(t, "A", 5)
    t.changed(event)
    t.settled("A", "ask-phase-3")


@card_test("4th/75", rules=["event.any-time"], edition="1st")
def test_candlekeep_does_not_ask_its_own_player(t: Table) -> None:
    t.seat("A", formation={"A": "Raam + 4th/75"}, hand=["1st/91", "Borys"])
    t.seat("B", formation={"A": "DL/8"}, hand=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/91")
    t.expect(not seen(t, "A", "B"), "A has not seen B's hand")
    t.changed("1st/91")
    t.settled("A", "ask-phase-3")


@card_test("4th/75", rules=["event.any-time"], edition="1st")
def test_candlekeep_may_look_away_and_minds_no_other_card(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Azhul"], hand=["1st/91", "Orb of Doom", "Borys"])
    t.seat("B", formation={"A": "Raam + 4th/75"}, hand=["1st/100"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("Orb of Doom", on="Azhul")
    t.B.plays("1st/100")
    t.A.plays("1st/91")
    t.B.says("no")
    t.expect(not seen(t, "B", "A"), "B has not seen A's hand")
    drew(t, "B", 5)
    t.changed("1st/91", "1st/100")
    t.settled("A", "ask-phase-3")


@card_test("4th/114", rules=["combat.e.totals"], edition="1st")
def test_the_red_tide_fights_for_its_realm_as_a_vampire(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Borys + Gladiators"])
    t.seat("B", formation={"A": "4th/62 + 4th/114"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/62", with_="Borys")
    t.B.defends("Azhul")
    t.total("Azhul", 4 + 6)
    t.kind("4th/114", "Undead")
    t.kind("4th/114", "Vampire")
    t.changed("Borys", "Gladiators", "Azhul")
    t.settled("B", "ask-combat")


@card_test("4th/114", rules=["gloss.defeated"], edition="1st")
def test_the_red_tide_drowns_a_small_realm_that_fights(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Bagual"])
    t.seat("B", formation={"A": "4th/62"})
    t.seat("C", formation={"A": "Raam + 4th/114"})
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("4th/62", with_="Bagual")
    t.B.defends("4th/62")
    t.C.uses("4th/114")
    t.zone("4th/114", "discard")
    t.razed("4th/62")
    t.changed("Bagual", "A:filler#1")
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize(
    ("realm", "defender", "drowns"),
    [("4th/39", "4th/39", False), ("1st/432", "1st/432", True), ("1st/432", "Azhul", False)],
)
@card_test("4th/114", rules=["gloss.defeated"], edition="1st")
def test_it_drowns_no_other(t: Table, realm: str, defender: str, drowns: bool) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Borys + Gladiators"])
    t.seat("B", formation={"A": realm, "B": "Raam + 4th/114", "C": "1st/224"}, pool=["Azhul"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="Borys")
    t.B.defends(defender)
    t.B.plays("Zadoc")
    if drowns:
        t.B.can("use", "4th/114")
    else:
        t.B.cannot("use", "4th/114", because="spell.target-required")
    t.changed("Borys", "Gladiators", "Azhul", "Zadoc")
    t.settled("B", "ask-combat")


@card_test("PR/2", rules=["card.world.matching"], edition="1st")
def test_the_conclave_sits_in_any_realm_that_stands(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8", "B": "Draj (razed)", "C": "Waterdeep"}, hand=["PR/2"])
    t.seat("B", formation={"A": "Raam"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.can("play", "PR/2", "DL/8")
    t.A.can("play", "PR/2", "Waterdeep")
    t.A.cannot("play", "PR/2", "Draj", because=("holding.world", "open.holding-on-razed"))
    t.settled("A")


@card_test("PR/2", rules=["spell.phase4-only-combatants"], edition="1st")
def test_the_realm_of_the_conclave_casts_spells(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Borys"])
    t.seat("B", formation={"A": "Raam + PR/2"}, pool=["Azhul"], hand=["1st/343", "1st/353", "PO/98"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Raam", with_="Borys")
    t.B.defends("Azhul")
    t.B.can("play", "1st/343", "Raam")
    t.B.can("play", "1st/353", "Raam")
    t.B.cannot("play", "PO/98", "Raam", because="icon.ability.by-type")
    t.B.cannot("play", "1st/343", "Azhul", because="icon.ability.by-type")
    t.changed("Borys", "Azhul")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("strike", list(_STRIKES))
@card_test("PR/2", rules=["immunity.always-active"], edition="1st")
def test_no_event_touches_the_realm_of_the_conclave(t: Table, strike: str) -> None:
    card, _ = _STRIKES[strike]
    with given(card, _RAZES):
        t.seat("A", formation={"A": "DL/8"}, pool=["Sadira"], hand=[card])
        t.seat("B", formation={"A": "Raam + PR/2", "B": "Draj"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        if strike.endswith("spell"):
            t.A.plays(card, by="Sadira")
            t.offered("DL/8", "Raam", "Draj")
        else:
            t.A.plays(card)
            t.offered("DL/8", "Draj")
        t.A.chooses("DL/8")
        t.razed("DL/8")
        t.changed(card)
        t.settled("A", "ask-phase-3")


@card_test("PR/2", rules=["immunity.always-active"], edition="1st")
def test_nor_does_an_event_of_its_own_player(t: Table) -> None:
    with given("1st/100", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),))):
        t.seat("A", formation={"A": "DL/8", "B": "Raam + PR/2", "C": "Draj"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Celene"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/100")
        t.offered("DL/8", "Draj", "Celene")
        t.A.chooses("Draj")
        t.razed("Draj")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")
