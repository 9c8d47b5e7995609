"""Realms and holdings that do something in a turn, or from afar, without being attacked."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play, Use
from sixrealms.language import (
    REALM,
    TARGET,
    Draw,
    ExtraTurn,
    Fixed,
    Raze,
    Target,
    The,
    one,
)
from tests.cards.drawn import drew
from tests.cards.open_hands import seen
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test


@card_test("1st/135", rules=["raze.face-down"], edition="1st")
def test_the_brotherhood_takes_a_champion_and_is_gone(t: Table) -> None:
    t.seat("A", formation={"A": "1st/135", "B": "Draj"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva + War Party", "Borys"])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("yes")
    t.offered("Azhul", "Neeva", "Borys")
    t.A.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.zone("War Party", "discard")
    t.razed("1st/135")
    t.standing("Draj")
    t.settled("A", "ask-phase-0")


@card_test("1st/135", rules=["raze.face-down"], edition="1st")
def test_the_brotherhood_may_wait(t: Table) -> None:
    t.seat("A", formation={"A": "1st/135"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva"])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("no")
    t.standing("1st/135")
    t.settled("A", "ask-phase-0")


@card_family({"1st/135": (), "3rd/117": ()}, edition="1st")
def test_in_anothers_turn_it_does_nothing(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Azhul"])
    t.seat("B", formation={"A": printing}, pool=["Neeva"])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.zone("Azhul", "pool")
    t.settled("A", "ask-phase-0")


@card_test("3rd/117", rules=["limbo.only-champions-return"], edition="1st")
def test_the_horned_society_sends_a_champion_away_for_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "3rd/117"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva + Orb of Doom", "Borys"])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.offered("Azhul", "Neeva", "Borys")
    t.A.chooses("Neeva")
    t.zone("Neeva", "limbo")
    t.standing("3rd/117")
    t.changed("Orb of Doom")
    t.settled("A", "ask-phase-0")


@card_test("3rd/117", edition="1st")
def test_the_horned_society_takes_its_own_if_there_is_no_other(t: Table) -> None:
    t.seat("A", formation={"A": "3rd/117"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.zone("Azhul", "limbo")
    t.settled("A", "ask-phase-0")


_RAZES = Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),), at=("3", "any"))


@card_test("3rd/118", rules=["immunity.always-active"], edition="1st")
def test_iuz_does_not_raze_the_wolf_nomads(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "DL/8"}, pool=["1st/167"])
    t.seat("C", formation={"A": "3rd/118", "B": "Draj", "C": "Raam"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("1st/167")
    t.B.passes()
    t.offered("Rashemen", "DL/8", "Draj", "Raam")
    t.B.chooses("Raam")
    t.razed("Raam")
    t.changed("Borys", "1st/167")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/118", rules=["combat.e.totals"], edition="1st")
def test_dragons_are_braver_before_the_wolf_nomads(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + 4th/237 + War Party"])
    t.seat("B", formation={"A": "3rd/118"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("3rd/118", with_="Borys")
    t.B.defends("Azhul")
    t.level("Borys", 10)
    t.level("4th/237", 7)
    t.level("War Party", 4)
    t.changed("Borys", "4th/237", "War Party", "Azhul")
    t.settled("B", "ask-combat")


@card_test("3rd/118", rules=["combat.e.totals"], edition="1st")
def test_a_dragon_that_defends_them_is_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "3rd/118"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("3rd/118", with_="Azhul")
    t.B.defends("Borys")
    t.level("Borys", 9)
    t.changed("Borys", "Azhul")
    t.settled("A", "ask-combat")


_STRIKES = {
    "offensive spell": ("1st/106", True),
    "defensive spell": ("1st/343", False),
    "harmful event": ("1st/91", True),
    "helpful event": ("1st/100", False),
}


@pytest.mark.parametrize("strike", list(_STRIKES))
@pytest.mark.parametrize("other", ["1st/134", "Draj"])
@card_test("3rd/134", rules=["immunity.offensive-only"], edition="1st")
def test_with_bissel_hookhill_shelters_realms_of_greyhawk(t: Table, strike: str, other: str) -> None:
    card, shuts_out = _STRIKES[strike]
    with given(card, _RAZES):
        t.seat("A", formation={"A": "DL/8"}, pool=["Sadira"], hand=[card])
        t.seat("B", formation={"A": "3rd/134", "B": "1st/140", "C": "Vaasa"})
        t.seat("C", formation={"A": other, "B": "1st/113"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        if strike.endswith("spell"):
            t.A.plays(card, by="Sadira")
        else:
            t.A.plays(card)
        sheltered = [] if shuts_out and other == "1st/134" else ["3rd/134", "1st/140"]
        t.offered("DL/8", *sheltered, "Vaasa", other, "1st/113")
        t.A.chooses("Vaasa")
        t.razed("Vaasa")
        t.changed(card)
        t.settled("A")


@card_test("4th/22", rules=["raze.face-down"], edition="1st")
def test_dyvers_trades_champions_and_realms_for_new_cards(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "4th/22"},
        hand=["Neeva", "Draj", "War Party", "Borys", "Azhul"],
        draw=["Zadoc", "Orb of Doom", "1st/94", 5],
    )
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=0, windows="pass", unenforced=True)
    t.A.uses("4th/22")
    t.offered("Neeva", "Draj", "Borys", "Azhul")
    t.A.chooses("Neeva", "Draj")
    t.A.done()
    t.zone("Neeva", "draw")
    t.zone("Draj", "draw")
    t.contents("A", "hand", ["War Party", "Borys", "Azhul", "Zadoc", "Orb of Doom"])
    t.razed("4th/22")
    t.settled("A", "ask-phase-0")


@card_test("4th/22", rules=["raze.face-down"], edition="1st")
def test_dyvers_trades_three_cards_at_most(t: Table) -> None:
    t.seat("A", formation={"A": "4th/22"}, hand=["Neeva", "Draj", "Borys", "Azhul"], draw=["Zadoc", 2])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=0, windows="pass", unenforced=True)
    t.A.uses("4th/22")
    t.A.chooses("Neeva", "Draj", "Borys")
    t.contents("A", "hand", ["Azhul", "Zadoc", "filler", "filler"])
    t.contents("A", "draw", ["Neeva", "Draj", "Borys"])
    t.razed("4th/22")
    t.settled("A", "ask-phase-0")


@card_test("4th/22", rules=["raze.face-down"], edition="1st")
def test_dyvers_trades_nothing_else_and_at_no_other_time(t: Table) -> None:
    t.seat("A", formation={"A": "4th/22"}, hand=["War Party"])
    t.seat("B", formation={"A": "4th/22"}, hand=["Neeva"])
    t.begin(active="A", phase=0, windows="pass", unenforced=True)
    t.A.cannot("use", "A:4th/22", because="power.condition-mandatory")
    t.settled("A", "ask-phase-0")


@card_test("4th/24", rules=["turn.phase6.rap"], edition="1st")
def test_stonefist_hold_stops_an_extra_turn(t: Table) -> None:
    with given("1st/100", Play(ExtraTurn(), at=("5",))):
        t.seat("A", formation={"A": "DL/8"}, hand=["1st/100"])
        t.seat("B", formation={"A": "4th/24", "B": "Draj"})
        t.begin(active="A", phase=5, unenforced=True)
        t.A.plays("1st/100")
        t.B.uses("4th/24")
        t.razed("4th/24")
        t.A.passes()
        t.turn_of("B")
        t.changed("1st/100")
        t.settled("B")


@card_test("4th/24", rules=["turn.phase6.rap"], edition="1st")
def test_stonefist_hold_stops_none_of_its_own_and_only_one_there_is(t: Table) -> None:
    with given("1st/100", Play(ExtraTurn(), at=("5",))):
        t.seat("A", formation={"A": "4th/24"}, hand=["1st/100"])
        t.seat("B", formation={"A": "DL/8"})
        t.begin(active="A", phase=5, unenforced=True)
        t.A.cannot("use", "4th/24", because="no-effect")
        t.A.plays("1st/100")
        t.A.cannot("use", "4th/24", because="no-effect")
        t.changed("1st/100")
        t.settled("A")


@card_test("4th/25", rules=["pause.actions"], edition="1st")
def test_ull_picks_one_of_the_cards_an_event_brings(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "DL/8"},
        hand=["1st/100", "Borys"],
        draw=["Neeva", "Azhul", "Zadoc", "War Party", "Draj", 3],
    )
    t.seat("B", formation={"A": "4th/25"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/100")
    t.B.says("yes")
    t.offered("Neeva", "Azhul", "Zadoc", "War Party", "Draj")
    t.B.chooses("Zadoc")
    t.zone("Zadoc", "discard")
    t.contents("A", "hand", ["Neeva", "Azhul", "War Party", "Draj", "Borys"])
    t.changed("1st/100")
    t.settled("A")


@pytest.mark.parametrize("source", ["own event", "a champion", "declined"])
@card_test("4th/25", rules=["pause.actions"], edition="1st")
def test_ull_leaves_other_cards_alone(t: Table, source: str) -> None:
    with given("1st/266", Use(Draw(Fixed(2)), at=("3",))):
        mine, theirs = ("4th/25", "DL/8") if source == "own event" else ("DL/8", "4th/25")
        t.seat("A", formation={"A": mine}, pool=["Azhul"], hand=["1st/100"])
        t.seat("B", formation={"A": theirs})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        if source == "a champion":
            t.A.uses("Azhul")
        else:
            t.A.plays("1st/100")
        if source == "declined":
            t.B.says("no")
        drew(t, "A", 2 if source == "a champion" else 5)
        t.count("A", hand=3 if source == "a champion" else 5)
        t.changed("1st/100")
        t.settled("A")


@card_test("4th/43", rules=["once.phase3"], edition="1st")
def test_the_sphinx_looks_at_a_hand_once_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "4th/43"}, hand=["Zadoc"])
    t.seat("B", formation={"A": "DL/8"}, hand=["Neeva", "War Party"])
    t.seat("C", formation={"A": "Raam"}, hand=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/43")
    t.A.player("B")
    t.expect(seen(t, "A", "B") == {"Neeva", "War Party"}, "A has seen B's hand")
    t.expect(not seen(t, "A", "C"), "A has not seen C's hand")
    t.A.cannot("use", "4th/43", because="once.phase3")
    t.settled("A")


@card_test("4th/45", rules=["power.cost-beats-protection"], edition="1st")
def test_tarvan_waste_brings_back_what_is_no_event_or_champion(t: Table) -> None:
    t.seat("A", formation={"A": "4th/45"}, abyss=["Zadoc", "Neeva", "1st/100", "Draj", "Orb of Doom"])
    t.seat("B", formation={"A": "DL/8"}, abyss=["War Party"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/45")
    t.contents("A", "abyss", ["Neeva", "1st/100", "4th/45"])
    t.contents("A", "discard", ["Zadoc", "Draj", "Orb of Doom"])
    t.contents("B", "abyss", ["War Party"])
    t.settled("A")


@card_test("4th/45", rules=["power.combat-only-when-involved"], edition="1st")
def test_tarvan_waste_waits_for_phase_3(t: Table) -> None:
    t.seat("A", formation={"A": "4th/45"}, abyss=["Zadoc"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.cannot("use", "4th/45", because="once.phase3")
    t.settled("A")


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
    t.settled("A")


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
    t.settled("A")


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
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(
    ("realm", "defender", "drowns"),
    [("4th/39", "4th/39", False), ("1st/432", "1st/432", True), ("1st/432", "Azhul", False)],
)
@card_test("4th/114", rules=["gloss.defeated"], edition="1st")
def test_it_drowns_no_other(t: Table, realm: str, defender: str, drowns: bool) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Borys + Gladiators"])
    t.seat("B", formation={"A": realm, "B": "Raam + 4th/114", "C": "1st/224"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="Borys")
    t.B.defends(defender)
    if drowns:
        t.B.can("use", "4th/114")
    else:
        t.B.cannot("use", "4th/114", because="spell.target-required")
    t.changed("Borys", "Gladiators", "Azhul")
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
        t.settled("A")
