"""The Dancing Hut, New Giustenal and The Builder, the White Witch's realm, Bailey, and the Ancient Arms of Furyondy and
Nyrond.
"""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Use, When
from sixrealms.language import (
    ANY,
    CHAMPION,
    OPPONENTS,
    RAZED,
    REALM,
    SELF,
    TARGET,
    YOU,
    Choose,
    ExtraTurn,
    Is,
    MayUse,
    Of,
    Protected,
    Raze,
    Target,
    The,
    discard,
    one,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

# -- the Dancing Hut --------------------------------------------------------------------------------------------------


@card_test("4th/69", rules=["formation.protection"], edition="1st")
def test_the_hut_changes_places_with_all_that_hangs_there(t: Table) -> None:
    t.seat("A", formation={"A": "4th/69 + 1st/37", "B": "Draj", "C": "Raam (razed)", "D": "Celene"})
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("yes")
    t.offered("Draj", "Raam", "Celene")
    t.A.chooses("Raam")
    places = t.state.formation(t.sitting.objects.seat("A"))
    t.expect([places[i] for i in range(3)] == [t.card("Raam"), t.card("Draj"), t.card("4th/69")], "the hut is at C")
    t.on("1st/37", "4th/69")
    t.razed("Raam")
    t.standing("4th/69")
    t.settled("A", "ask-phase-0")


@card_test("4th/69", rules=["formation.protection"], edition="1st")
def test_the_hut_may_stay(t: Table) -> None:
    t.seat("A", formation={"A": "4th/69", "B": "Draj"})
    t.seat("B", formation={"A": "DL/8", "B": "Raam"})
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("no")
    places = t.state.formation(t.sitting.objects.seat("A"))
    t.expect(places[0] == t.card("4th/69"), "the hut is at A")
    t.settled("A", "ask-phase-0")


@card_test("4th/69", rules=["formation.protection"], edition="1st")
def test_the_hut_stands_still_in_anothers_turn(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"})
    t.seat("B", formation={"A": "4th/69", "B": "Draj"})
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.settled("A", "ask-phase-0")


# -- what rebuilding costs --------------------------------------------------------------------------------------------


@card_family({"4th/31": (), "AR/91": ()}, rules=["rebuild.cost"], edition="1st")
def test_new_giustenal_is_rebuilt_for_a_card(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": f"{printing} (razed)", "B": "Draj (razed)"}, hand=["Neeva", "Zadoc"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("rebuild", "Draj", because="rebuild.cost")
    t.A.rebuilds(printing, paying=["Zadoc"])
    t.standing(printing)
    t.zone("Zadoc", "discard")
    t.zone("Neeva", "hand")
    t.settled("A", "ask-phase-2")


@card_test("4th/31", rules=["rebuild.cost"], edition="1st")
def test_without_a_card_not_even_that(t: Table) -> None:
    t.seat("A", formation={"A": "4th/31 (razed)"})
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("rebuild", "4th/31", because="rebuild.cost")
    t.settled("A", "ask-phase-2")


@card_test("4th/31", rules=["rebuild.cost"], edition="1st")
def test_standing_it_makes_no_other_realm_cheaper(t: Table) -> None:
    t.seat("A", formation={"A": "4th/31", "B": "Draj (razed)"}, hand=["Zadoc", "Neeva"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("rebuild", "Draj", because="rebuild.cost")
    t.settled("A", "ask-phase-2")


@card_family({"4th/31": (), "AR/91": ()}, rules=["move.flyer.barred"], edition="1st")
def test_of_all_flyers_only_dregoth_comes_to_new_giustenal(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "Azhul", "AR/74"], hand=["1st/65", "War Party"])
    t.seat("B", formation={"A": printing}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", printing, "Neeva", because="barred")
    t.A.can("attack", printing, "AR/74")
    t.A.attacks(printing, with_="Azhul")
    t.B.defends("Borys")
    t.A.cannot("play", "1st/65", "Azhul", because="forbidden")
    t.A.can("play", "War Party", "Azhul")
    goes_on(t, "Azhul", "Borys")


@pytest.mark.parametrize(("pool", "cheap"), [(["DU/117"], True), (["Azhul"], False)])
@card_test("DU/117", rules=["rebuild.cost"], edition="1st")
def test_the_builder_rebuilds_for_a_card(t: Table, pool: list[str], cheap: bool) -> None:
    t.seat("A", formation={"A": "Raam (razed)", "B": "Draj"}, pool=pool, hand=["Zadoc"])
    t.seat("B", formation={"A": "DL/8"}, pool=[] if cheap else ["DU/117"])
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    if cheap:
        t.A.rebuilds("Raam")
        t.standing("Raam")
        t.zone("Zadoc", "discard")
    else:
        t.A.cannot("rebuild", "Raam", because="rebuild.cost")
    t.settled("A", "ask-phase-2")


@card_test("DU/117", rules=["rebuild.cost"], edition="1st")
def test_the_builder_builds_in_the_pool_only(t: Table) -> None:
    t.seat("A", formation={"A": "Raam (razed)"}, hand=["DU/117", "Zadoc"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("rebuild", "Raam", because="rebuild.cost")
    t.settled("A", "ask-phase-2")


# -- the White Witch --------------------------------------------------------------------------------------------------

_TAKES = Choose(one(CHAMPION), then=discard(The(TARGET)))
_STRIKES = Use(discard(The(TARGET)), at=("3",), targets=(Target("target", one(CHAMPION)),))


@card_test("4th/40", rules=["immunity.always-active"], edition="1st")
def test_the_white_witch_shelters_from_realms_as_turns_begin(t: Table) -> None:
    starts = When("turn-start", _TAKES, whose=YOU, anywhere=True)
    with given("1st/222", starts):
        t.seat("A", formation={"A": "1st/222"}, pool=["Neeva"])
        t.seat("B", formation={"A": "4th/40"}, pool=["Azhul"])
        t.seat("C", formation={"A": "DL/8"}, pool=["Borys"])
        t.begin(active="A", phase="start", windows="pass", unenforced=True)
        t.offered("Neeva", "Borys")
        t.A.chooses("Borys")
        t.zone("Borys", "discard")
        t.settled("A", "ask-phase-0")


@card_test("4th/40", rules=["immunity.always-active"], edition="1st")
def test_the_white_witch_shelters_champions_only(t: Table) -> None:
    razes = Choose(one(REALM & ~RAZED), then=Raze(The(TARGET)))
    with given("1st/222", When("turn-start", razes, whose=YOU, anywhere=True)):
        t.seat("A", formation={"A": "1st/222"})
        t.seat("B", formation={"A": "4th/40"})
        t.begin(active="A", phase="start", windows="pass", unenforced=True)
        t.offered("1st/222", "4th/40")
        t.A.chooses("4th/40")
        t.razed("4th/40")
        t.settled("A", "ask-phase-0")


@pytest.mark.parametrize(("defender", "level"), [("Mul Savage", 9), ("Azhul", 4)])
@card_test("4th/40", rules=["combat.e.totals"], edition="1st")
def test_monsters_are_stronger_before_her_realm_and_heroes_are_not(t: Table, defender: str, level: int) -> None:
    meet(t, "Borys", defender, realm="4th/40")
    t.level(defender, level)
    t.level("Borys", 9)
    goes_on(t, "Borys", defender)


@card_test("4th/40", rules=["immunity.always-active"], edition="1st")
def test_in_other_phases_and_from_other_cards_she_does_not(t: Table) -> None:
    with given("1st/222", _STRIKES), given("1st/37", When("turn-start", _TAKES, whose=YOU, anywhere=True)):
        t.seat("A", formation={"A": "1st/222 + 1st/37"}, pool=["Neeva"])
        t.seat("B", formation={"A": "4th/40"}, pool=["Azhul", "Mul Savage"])
        t.begin(active="A", phase="start", windows="pass", unenforced=True)
        t.offered("Neeva", "Azhul", "Mul Savage")
        t.A.chooses("Mul Savage")
        t.zone("Mul Savage", "discard")
        t.A.passes()
        t.A.passes()
        t.A.uses("1st/222")
        t.offered("Neeva", "Azhul")
        t.A.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.changed("A:filler#1", "A:filler#2", "A:filler#3")
        t.settled("A", "ask-phase-3")


# -- Bailey -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ["4th/384", "4th/382"])
@pytest.mark.parametrize("where", ["hand", "formation"])
@card_test("4th/85", rules=["gloss.cancel.event"], edition="1st")
def test_bailey_cancels_a_wish_from_hand_or_formation(t: Table, wish: str, where: str) -> None:
    with given(wish, Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),), at=("3",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen"], hand=[wish])
        t.seat(
            "B",
            formation={"A": "1st/113 + 4th/85" if where == "formation" else "1st/113"},
            pool=["Azhul"],
            hand=["4th/85"] if where == "hand" else [],
        )
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays(wish, by="Mordenkainen")
        t.A.chooses("Azhul")
        t.B.answers("4th/85")
        t.zone("4th/85", "discard")
        t.zone(wish, "discard")
        t.zone("Azhul", "pool")
        t.settled("A", "ask-phase-3")


@card_test("4th/85", rules=["gloss.cancel.event"], edition="1st")
def test_bailey_cancels_no_other_spell(t: Table) -> None:
    with given("1st/106", Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),), at=("3",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen"], hand=["1st/106"])
        t.seat("B", formation={"A": "1st/113 + 4th/85"}, pool=["Azhul"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/106", by="Mordenkainen")
        t.A.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.changed("1st/106")
        t.settled("A", "ask-phase-3")


# -- the Ancient Arms -------------------------------------------------------------------------------------------------

_RAZES = Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & Of(OPPONENTS))),), at=("3",))
#: What strikes a realm, and whether the Arms of Furyondy turn it aside.
_BLOWS = {"1st/106": True, "1st/91": True, "1st/343": False, "1st/100": False, "PO/98": False}


@pytest.mark.parametrize("blow", list(_BLOWS))
@card_test("3rd/146", rules=["general.touch.retarget"], edition="1st")
def test_furyondy_turns_aside_what_strikes_its_realm(t: Table, blow: str) -> None:
    with given(blow, _RAZES), given("1st/260", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=[blow])
        t.seat("B", formation={"A": "1st/113 + 3rd/146", "B": "Draj"})
        t.seat("C", formation={"A": "Raam"}, pool=["Azhul"])
        t.begin(active="A", phase=3, unenforced=True)
        if blow in ("1st/106", "1st/343", "PO/98"):
            t.A.plays(blow, by="Sadira")
        else:
            t.A.plays(blow)
        t.A.chooses("1st/113")
        if _BLOWS[blow]:
            t.B.answers("3rd/146")
            t.offered("Rashemen", "Draj", "Raam")
            t.B.chooses("Raam")
            t.razed("Raam")
            t.standing("1st/113")
            t.on("3rd/146", "1st/113")
        else:
            t.razed("1st/113")
            t.zone("3rd/146", "discard")
        t.changed(blow)
        t.settled("A", "ask-phase-3")


@card_test("3rd/146", rules=["general.touch.retarget"], edition="1st")
def test_furyondy_turns_it_aside_to_a_realm(t: Table) -> None:
    strikes = Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION | REALM)),), at=("3",))
    with given("1st/106", strikes):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["1st/106"])
        t.seat("B", formation={"A": "1st/113 + 3rd/146", "B": "Draj"}, pool=["Azhul"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/106", by="Sadira")
        t.A.chooses("1st/113")
        t.B.answers("3rd/146")
        t.offered("Rashemen", "Draj")
        t.B.chooses("Rashemen")
        t.zone("Rashemen", "discard")
        t.changed("1st/106")
        t.settled("A", "ask-phase-3")


@card_test("3rd/146", rules=["general.touch.retarget"], edition="1st")
def test_furyondy_does_not_help_the_realm_next_door(t: Table) -> None:
    with given("1st/106", _RAZES):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["1st/106"])
        t.seat("B", formation={"A": "1st/113 + 3rd/146", "B": "Draj"})
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/106", by="Sadira")
        t.A.chooses("Draj")
        t.razed("Draj")
        t.changed("1st/106")
        t.settled("A", "ask-phase-3")


@card_test("3rd/147", rules=["move.no-opt-out"], edition="1st")
def test_the_monsters_of_nyrond_move_as_they_need_for_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "1st/113 + 3rd/147"}, pool=["Mul Savage", "Azhul"])
    t.seat("B", formation={"A": "Raam", "B": "FR/11", "C": "Draj"}, pool=["1st/191", "1st/155"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "FR/11", "Mul Savage", because=("barred", "formation.protection"))
    t.A.uses("3rd/147")
    t.A.mode(2)
    t.kind("Mul Savage", "Swimmer")
    t.not_kind("Mul Savage", "Flyer")
    t.A.can("attack", "FR/11", "Mul Savage")
    t.A.uses("3rd/147")
    t.A.mode(1)
    t.kind("Mul Savage", "Flyer")
    t.A.uses("3rd/147")
    t.kind("Mul Savage", "Earthwalker")
    t.A.cannot("use", "3rd/147", because="spell.target-required")
    t.not_kind("Azhul", "Flyer")
    t.A.passes()
    t.A.passes()
    t.not_kind("Mul Savage", "Swimmer")
    t.settled("B")


@pytest.mark.parametrize(("mode", "kind"), [(1, "Flyer"), (2, "Swimmer"), (3, "Earthwalker")])
@card_test("3rd/147", rules=["move.no-opt-out"], edition="1st")
def test_of_three_monsters_one_moves_as_it_needs_in_the_fight(t: Table, mode: int, kind: str) -> None:
    t.seat("A", formation={"A": "1st/113 + 3rd/147"}, pool=["Mul Savage", "Skeletal Horde", "Living Scroll"])
    t.seat("B", formation={"A": "Raam"}, pool=["Borys", "1st/191"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Raam", with_="Mul Savage")
    t.B.defends("Borys")
    t.A.uses("3rd/147")
    t.A.mode(mode)
    t.offered("Mul Savage", "Skeletal Horde", "Living Scroll")
    t.A.chooses("Mul Savage")
    t.kind("Mul Savage", kind)
    for other in {"Flyer", "Swimmer", "Earthwalker"} - {kind}:
        t.not_kind("Mul Savage", other)
    t.not_kind("Skeletal Horde", kind)
    t.changed("Borys", "Mul Savage")
    t.settled("A", "ask-combat")


_SAFE = Always(Protected(REALM, ("raze", "discard")), anywhere=True)


@card_family({"1st/135": (), "4th/22": (), "4th/24": ()}, rules=["power.cost-beats-protection"], edition="1st")
def test_nothing_keeps_a_realm_that_is_the_price(t: Table, printing: str) -> None:
    with given("1st/37", _SAFE), given("1st/100", Play(ExtraTurn(), at=("5",))):
        mine = {"A": f"{printing} + 1st/37"}
        if printing == "4th/24":
            t.seat("A", formation={"A": "DL/8"}, hand=["1st/100"])
            t.seat("B", formation=mine)
            t.begin(active="A", phase=5, unenforced=True)
            t.A.plays("1st/100")
            t.B.uses(printing)
            t.changed("1st/100")
        else:
            t.seat("A", formation=mine, pool=["Azhul"], hand=["Neeva"])
            t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
            t.begin(active="A", phase="start" if printing == "1st/135" else 0, windows="pass", unenforced=True)
            if printing == "1st/135":
                t.A.says("yes")
                t.A.chooses("Borys")
                t.zone("Borys", "discard")
            else:
                t.A.uses(printing)
                t.A.chooses("Neeva")
                t.zone("Neeva", "draw")
                t.changed("A:filler#1")
        t.razed(printing)
        t.changed("1st/37")
        t.settled("A")
