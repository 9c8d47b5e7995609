"""Items handed over, borrowed and taken away for a while: Taeghan Outfitters, Brandobaris, Drawmij, Heat Metal."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ANY, SELF, Destroy, Immune, Is, Named, every, gains
from tests.cards.drawn import drew
from tests.cards.meeting import CRISTYNE, goes_on
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
CLERIC = "1st/268"
_NO_HEROES = ("Mika the Wolf-Nomad + 1st/102", "Borys + Orb of Doom")

# -- Taeghan Outfitters -----------------------------------------------------------------------------------------------


def _outfitters(t: Table, *pool: str, active: str = "A", phase: int = 3) -> None:
    t.seat("A", formation={"A": "Cormyr + 4th/106", "B": "Nyrond"}, pool=list(pool))
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul + Rod of Shapechange"])
    t.begin(active=active, phase=phase, windows="pass", unenforced=True)


@card_test("4th/106")
def test_items_of_the_pool_go_where_their_player_wants_them(t: Table) -> None:
    _outfitters(t, "Borys + Magic Sword + Orb of Doom", "Neeva", "Sadira")
    t.A.uses("4th/106")
    t.offered("Magic Sword", "Orb of Doom")
    t.A.chooses("Magic Sword", "Orb of Doom")
    t.offered("Neeva", "Sadira")
    t.A.chooses("Sadira")
    t.on("Magic Sword", "Sadira")
    t.A.chooses("Neeva")
    t.on("Orb of Doom", "Neeva")
    t.zone("Rod of Shapechange", "attached")
    t.settled("A", "ask-phase-3")


@card_test("4th/106")
def test_each_item_goes_once_a_turn_and_some_may_stay(t: Table) -> None:
    _outfitters(t, "Borys + Magic Sword + Orb of Doom", "Neeva")
    t.A.uses("4th/106")
    t.A.chooses("Magic Sword")
    t.A.done()
    t.on("Magic Sword", "Neeva")
    t.A.uses("4th/106")
    t.offered("Orb of Doom")
    t.A.chooses("Orb of Doom")
    t.on("Orb of Doom", "Neeva")
    t.settled("A", "ask-phase-3")


@card_test("4th/106", rules=["turn.phase3.one-artifact"])
def test_two_artifacts_change_places(t: Table) -> None:
    _outfitters(t, "Neeva + 1st/411", "Sadira + 1st/318", "Borys")
    t.A.uses("4th/106")
    t.A.chooses("1st/411", "1st/318")
    t.offered("Sadira", "Borys")
    t.A.chooses("Sadira")
    t.offered("Neeva", "Borys")
    t.A.chooses("Neeva")
    t.on("1st/411", "Sadira")
    t.on("1st/318", "Neeva")
    t.settled("A", "ask-phase-3")


@card_test("4th/106", rules=["turn.phase3.one-artifact", "card.world.matching"])
def test_nobody_gets_a_second_artifact_or_one_of_another_world(t: Table) -> None:
    _outfitters(t, "Neeva + 1st/411", "Sadira + 1st/318", "Dagrande")
    t.A.uses("4th/106")
    t.A.chooses("1st/411")
    t.A.done()
    t.on("1st/411", "Neeva")
    t.on("1st/318", "Sadira")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("active", "phase"), [("A", 4), ("A", 5), ("B", 3)])
@card_test("4th/106")
def test_the_outfitters_work_in_phase_3_of_their_player(t: Table, active: str, phase: int) -> None:
    _outfitters(t, "Borys + Magic Sword", "Neeva", active=active, phase=phase)
    t.A.cannot("use", "4th/106", because="wrong-moment" if active == "A" else ("wrong-moment", "not-your-decision"))
    t.settled(active, f"ask-phase-{phase}")


# -- Brandobaris ------------------------------------------------------------------------------------------------------


@card_test("4th/476", rules=["avatar.sacrifice"])
def test_brandobaris_costs_a_hero_with_an_item(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Adventurers! + Magic Sword", *_NO_HEROES], hand=["4th/476"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["The Harpers + Magic Sword"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/476")
    t.zone("Adventurers!", "discard")
    t.zone("A:Magic Sword", "discard")
    t.zone("4th/476", "pool")
    t.settled("A", "ask-phase-3")


@card_test("4th/476", rules=["avatar.sacrifice", "power.condition-mandatory"])
def test_brandobaris_does_not_come_for_a_hero_without_an_item(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Adventurers! + 1st/152", *_NO_HEROES], hand=["4th/476"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["The Harpers + Magic Sword"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/476", because="cost-not-payable")
    t.settled("A", "ask-phase-3")


def _brandobaris(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/476", "Mul Savage + 1st/102"])
    t.seat(
        "B",
        formation={"A": CRISTYNE},
        pool=["Neeva + Magic Sword + 1st/411 + Gladiators", "Sadira + Orb of Doom", "Dagrande", "Otto + 1st/152"],
    )
    t.seat("C", formation={"A": "Nyrond"}, pool=["Borys + Staff of Striking", "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)


@card_test("4th/476")
def test_brandobaris_gives_the_items_of_one_champion_to_others_of_its_pool(t: Table) -> None:
    _brandobaris(t)
    t.A.uses("4th/476")
    pending = t.state.pending
    assert pending is not None
    t.expect(len(pending.options) == 2, "the other two players are offered")
    t.A.player("B")
    t.offered("Neeva", "Sadira", "Otto")
    t.A.chooses("Neeva")
    t.offered("Sadira", "Dagrande", "Otto")
    t.A.chooses("Dagrande")
    t.on("Magic Sword", "Dagrande")
    t.on("1st/411", "Sadira")
    t.on("Orb of Doom", "Sadira")
    t.on("Gladiators", "Neeva")
    t.A.cannot("use", "4th/476", because="already-used")
    t.settled("A", "ask-phase-3")


@card_test("4th/476")
def test_what_nobody_else_may_bear_stays(t: Table) -> None:
    _brandobaris(t)
    t.A.uses("4th/476")
    t.A.player("C")
    t.on("Staff of Striking", "Azhul")
    t.settled("A", "ask-phase-3")


# -- Drawmij ----------------------------------------------------------------------------------------------------------


@card_test("4th/276", rules=["borrow.returned"])
def test_drawmij_borrows_any_item_for_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Magic Sword"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["4th/276 + 1st/102", "Azhul + 1st/105", "Neeva + 1st/411"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.defends("4th/276")
    t.B.uses("4th/276", power=1)
    t.offered("Magic Sword", "1st/105")
    t.B.chooses("1st/105")
    t.on("1st/105", "4th/276")
    t.total("4th/276", 7 + 1 + 5)
    t.level("Azhul", 4)
    t.A.passes()
    t.on("1st/105", "Azhul")
    t.zone("4th/276", "pool")
    t.changed("Borys", "Magic Sword", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/276")
def test_drawmij_borrows_once_a_round_and_only_when_he_fights(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + 1st/153 + 1st/105"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["4th/276", "Azhul + Magic Sword"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.defends("4th/276")
    t.B.uses("4th/276", power=1)
    t.B.chooses("Magic Sword")
    t.expect(not _offered(t, "4th/276"), "not offered")
    goes_on(t, "Magic Sword")


@card_test("4th/276")
def test_at_home_drawmij_borrows_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["4th/276", "Azhul + Magic Sword"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.defends("Azhul")
    t.expect(not _offered(t, "4th/276"), "not offered")
    goes_on(t)


@pytest.mark.parametrize("avatar", [False, True])
@card_test("4th/276", rules=["copy.exact-text", "copy.not-avatars", "copy.rechoose-phase3", "copy.duration"])
def test_drawmij_has_the_power_of_a_wizard_until_his_next_phase_3(t: Table, avatar: bool) -> None:
    with given("1st/260", Always(gains(Is(SELF), 2))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/276"])
        pool = ["1st/260", "Borys", *(["4th/487"] if avatar else ["Otto"])]
        t.seat("B", formation={"A": CRISTYNE}, pool=pool)
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("4th/276")
        if not avatar:
            t.offered("1st/260", "Otto")
            t.A.chooses("1st/260")
        t.level("4th/276", 9)
        t.A.cannot("use", "4th/276", because="already-used")
        t.A.passes(3)
        t.level("4th/276", 9)
        t.B.passes(5)
        t.level("4th/276", 9)  # copy.duration: until phase 3 comes again
        t.A.passes(2)
        t.level("4th/276", 7)
        drew(t, "A", 3)
        drew(t, "B", 3)
        t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 5)))
        t.settled("A", "ask-phase-3")


@card_test("4th/276", rules=["copy.racial"])
def test_drawmij_has_the_race_of_the_wizard_too(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/276"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Tysiln San", "Otto", "Sadira"])
    t.begin(active="A", phase=3, windows="pass", answers={"copy_takes_race": True}, unenforced=True)
    t.A.uses("4th/276")
    t.offered("Tysiln San", "Otto", "Sadira")
    t.A.chooses("Tysiln San")
    t.kind("4th/276", "Elf")
    t.settled("A", "ask-phase-3")


def _offered(t: Table, card: str) -> bool:
    pending = t.state.pending
    return pending is not None and any(option.card == t.card(card) for option in pending.options)


# -- Heat Metal -------------------------------------------------------------------------------------------------------


def _heat(t: Table, *, phase: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC, "Otto + 1st/102"], hand=["4th/421"])
    t.seat(
        "B",
        formation={"A": CRISTYNE},
        pool=["Neeva + Magic Sword + 1st/105 + Gladiators", "Azhul + Staff of Striking", "Dagrande"],
    )
    t.begin(active="A", phase=phase, windows="pass", unenforced=True)


@card_test("4th/421", rules=["limbo.only-champions-return"])
def test_stripped_items_come_back_to_their_champion(t: Table) -> None:
    _heat(t, phase=3)
    t.A.plays("4th/421", by=CLERIC)
    t.A.chooses("Neeva")
    for item in ("Magic Sword", "1st/105"):
        t.zone(item, "limbo")
    t.zone("4th/421", "table")
    t.level("Neeva", 7)
    t.on("Gladiators", "Neeva")
    t.A.passes(3)
    t.B.passes(5)
    t.zone("Magic Sword", "limbo")
    t.A.passes(5)
    t.on("Magic Sword", "Neeva")
    t.on("1st/105", "Neeva")
    t.zone("4th/421", "discard")
    t.on("Staff of Striking", "Azhul")
    drew(t, "A", 3)
    drew(t, "B", 6)
    t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 12)))
    t.settled("B", "ask-phase-0")


@card_test("4th/421")
def test_items_whose_champion_is_gone_are_discarded_then(t: Table) -> None:
    with given("1st/390", Play(Destroy(every(Named("Neeva"))), at=("3",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC, "Otto"], hand=["4th/421", "1st/390"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Neeva + Magic Sword + 1st/105"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/421", by=CLERIC)
        t.A.plays("1st/390", by="Otto")
        t.zone("Neeva", "discard")
        t.A.passes(3)
        t.B.passes(5)
        t.zone("Magic Sword", "limbo")
        t.A.passes(5)
        t.zone("Magic Sword", "discard")
        t.zone("1st/105", "discard")
        t.zone("4th/421", "discard")
        drew(t, "A", 3)
        drew(t, "B", 6)
        t.changed("1st/390", *(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 12)))
        t.settled("B", "ask-phase-0")


@card_test("4th/421")
def test_in_combat_it_strips_the_opposing_champion_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC + " + 1st/102"], hand=["4th/421"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Neeva + Magic Sword + 1st/105 + Gith", "Azhul + Staff of Striking"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=CLERIC)
    t.B.defends("Neeva")
    t.A.plays("4th/421", by=CLERIC)
    t.zone("Magic Sword", "limbo")
    t.on("Gith", "Neeva")
    t.on("1st/102", CLERIC)
    t.zone("1st/105", "limbo")
    t.on("Staff of Striking", "Azhul")
    goes_on(t, "4th/421")


@pytest.mark.parametrize("lives", [True, False])
@card_test("4th/421")
def test_what_was_stripped_in_combat_comes_back_as_late(t: Table, lives: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC + " + Gladiators"], hand=["4th/421"], draw=["Thugs", 20])
    t.seat(
        "B", formation={"A": CRISTYNE}, pool=["Borys + Magic Sword + 1st/105"], hand=["War Party"], draw=["Thugs", 20]
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_=CLERIC)
    t.B.defends("Borys")
    t.A.plays("4th/421", by=CLERIC)
    if lives:
        t.B.plays("War Party")
        t.A.passes()
        t.B.keeps()
    else:
        t.B.passes()
        t.A.stops()
    t.zone("Borys", "pool" if lives else "discard")
    t.A.passes(2)
    t.B.passes(5)
    t.zone("Magic Sword", "limbo")
    t.zone("4th/421", "table")
    t.A.passes(5)
    for item in ("Magic Sword", "1st/105"):
        if lives:
            t.on(item, "Borys")
        else:
            t.zone(item, "discard")
    t.zone("4th/421", "discard")
    t.changed(CLERIC, "Gladiators", "War Party", "A:Thugs#1", "B:Thugs#1")
    t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 15)))
    t.settled("B", "ask-phase-0")


@card_test("4th/421")
def test_an_immune_item_is_not_stripped_and_not_lost_later(t: Table) -> None:
    with given("1st/206", Always(Immune(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC], hand=["4th/421"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Neeva + 1st/206 + 1st/105", "Azhul"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/421", by=CLERIC)
        t.A.chooses("Neeva")
        t.on("1st/206", "Neeva")
        t.zone("1st/105", "limbo")
        t.A.passes(3)
        t.B.passes(5)
        t.A.passes(5)
        t.on("1st/206", "Neeva")
        t.on("1st/105", "Neeva")
        drew(t, "A", 3)
        drew(t, "B", 6)
        t.changed("4th/421", *(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 12)))
        t.settled("B", "ask-phase-0")
