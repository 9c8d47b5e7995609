"""Realms that do something in a turn, or from afar, without being attacked."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play, Use
from sixrealms.language import (
    CHAMPION,
    REALM,
    TARGET,
    Draw,
    ExtraTurn,
    Fixed,
    Raze,
    Target,
    The,
    discard,
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
        t.settled("A", "ask-phase-3")


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


@pytest.mark.parametrize("card", ["Neeva", "Draj"])
@card_test("4th/22", rules=["raze.face-down"], edition="1st")
def test_one_card_is_enough_for_dyvers(t: Table, card: str) -> None:
    t.seat("A", formation={"A": "4th/22"}, hand=[card], draw=["Zadoc", 2])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=0, windows="pass", unenforced=True)
    t.A.uses("4th/22")
    t.A.chooses(card)
    t.contents("A", "hand", ["Zadoc"])
    t.razed("4th/22")
    t.zone(card, "draw")
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
def test_stonefist_hold_stops_the_caravan(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, hand=["The Caravan"])
    t.seat("B", formation={"A": "4th/24", "B": "Draj"})
    t.begin(active="A", phase=5, turn=4)
    t.A.passes()
    t.A.plays("The Caravan")
    t.B.uses("4th/24")
    t.razed("4th/24")
    t.turn_of("B")
    t.changed("The Caravan")
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
    t.expect(seen(t, "B", "A") == {"Neeva", "Azhul", "War Party", "Draj"}, "B has seen the cards just drawn")
    t.changed("1st/100")
    t.settled("A", "ask-phase-3")


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
        t.settled("A", "ask-phase-3")


@card_test("4th/43", rules=["once.phase3"], edition="1st")
def test_the_sphinx_looks_at_a_hand_once_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "4th/43"}, hand=["Zadoc"])
    t.seat("B", formation={"A": "DL/8"}, hand=["Neeva", "War Party"])
    t.seat("C", formation={"A": "Raam"}, hand=["Borys"])
    t.seat("D", formation={"A": "Draj"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/43")
    t.A.player("B")
    t.expect(seen(t, "A", "B") == {"Neeva", "War Party"}, "A has seen B's hand")
    t.expect(not seen(t, "A", "C"), "A has not seen C's hand")
    t.A.cannot("use", "4th/43", because="once.phase3")
    t.settled("A", "ask-phase-3")


@card_test("4th/43", rules=["once.phase3"], edition="1st")
def test_the_sphinx_looks_at_the_only_hand_of_another(t: Table) -> None:
    t.seat("A", formation={"A": "4th/43"}, hand=["Zadoc"])
    t.seat("B", formation={"A": "DL/8"}, hand=["Neeva"])
    t.seat("C", formation={"A": "Raam"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/43")
    t.expect(seen(t, "A", "B") == {"Neeva"}, "A has seen B's hand without being asked for a player")
    t.settled("A", "ask-phase-3")


@card_test("4th/45", rules=["power.cost-beats-protection"], edition="1st")
def test_tarvan_waste_brings_back_what_is_no_event_or_champion(t: Table) -> None:
    t.seat("A", formation={"A": "4th/45"}, abyss=["Zadoc", "Neeva", "1st/100", "Draj", "Orb of Doom"])
    t.seat("B", formation={"A": "DL/8"}, abyss=["War Party"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/45")
    t.contents("A", "abyss", ["Neeva", "1st/100", "4th/45"])
    t.contents("A", "discard", ["Zadoc", "Draj", "Orb of Doom"])
    t.contents("B", "abyss", ["War Party"])
    t.settled("A", "ask-phase-3")


@card_test("4th/45", rules=["power.combat-only-when-involved"], edition="1st")
def test_tarvan_waste_waits_for_phase_3(t: Table) -> None:
    t.seat("A", formation={"A": "4th/45"}, abyss=["Zadoc"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.cannot("use", "4th/45", because="once.phase3")
    t.settled("A")


@card_test("3rd/134", rules=["immunity.offensive-only"], edition="1st")
def test_hookhill_shelters_no_champions_and_from_no_items(t: Table) -> None:
    kills = Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION | REALM)),), at=("3",))
    razes = Use(Raze(The(TARGET)), targets=(Target("target", one(REALM)),), at=("3",))
    with given("1st/106", kills), given("1st/104", razes):
        t.seat("A", formation={"A": "DL/8"}, pool=["Sadira + 1st/104"], hand=["1st/106"])
        t.seat("B", formation={"A": "3rd/134", "B": "1st/134"}, pool=["Mordenkainen"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/106", by="Sadira")
        t.offered("Sadira", "DL/8", "Mordenkainen")
        t.A.chooses("Mordenkainen")
        t.zone("Mordenkainen", "discard")
        t.A.uses("1st/104")
        t.offered("DL/8", "3rd/134", "1st/134")
        t.A.chooses("3rd/134")
        t.razed("3rd/134")
        t.changed("1st/106")
        t.settled("A", "ask-phase-3")
