"""Dungeon cards about realms, holdings, movement, items in attack, spoils and time: their owner's, nobody else's."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.access import CannotAttack
from sixrealms.powers.card_questions import FLYER, Is
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import BEARER
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
OWNER = "dungeon-card.effect-for-owner"
THIEF = "NS/33"

# -- Labyrinth of Castle Greyhawk -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("realm", "falls"), [("Nyrond", False), ("Vaasa", True), ("Keoland", True)])
@card_test("DU/6", rules=[OWNER])
def test_no_event_destroys_greyhawk_realms_of_the_labyrinth(t: Table, realm: str, falls: bool) -> None:
    t.seat("A", formation=REALM_A, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, table=["DU/6"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.offered("Rashemen", "Vaasa", "Keoland")
    t.A.chooses(realm if falls else "Rashemen")
    t.zone(realm, "discard" if falls else "formation")
    t.changed("Cataclysm!", "Rashemen")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("realm", "falls"), [("Nyrond", False), ("Vaasa", True)])
@card_test("DU/6", rules=[OWNER])
def test_nor_does_a_spell_raze_them(t: Table, realm: str, falls: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["BR/59"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, table=["DU/6"])
    t.begin(active="A", phase=3)
    t.A.plays("BR/59", by="Sadira")
    t.A.chooses(realm)
    if falls:
        t.razed(realm)
    else:
        t.standing(realm)
    t.changed("Sadira", "BR/59")
    t.settled("A", "ask-phase-3")


@card_test("DU/6", rules=[OWNER])
def test_in_combat_they_fall_like_any_realm(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation=REALM_B, table=["DU/6"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.declines()
    t.razed("Nyrond")
    t.zone("Azhul", "pool")
    drew(t, "A", 1)
    t.settled("A", "ask-spoils")


# -- Maze of the Guild, Song of the Dragonlance -----------------------------------------------------------------------


@card_test("DU/13", rules=[OWNER, "formation.protection"])
def test_thieves_of_the_maze_come_anywhere(t: Table) -> None:
    with given("1st/115", Always(CannotAttack(~FLYER))):
        t.seat("A", formation=REALM_A, pool=[THIEF, "Azhul"], hand=["Zadoc"], table=["DU/13"])
        t.seat("B", formation={"A": "Nyrond", "B": "1st/115"}, pool=["Mul Savage + Orb of Doom + War Party"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.cannot("attack", "1st/115", "Azhul", because=("formation.protection", "barred"))
        t.A.attacks("1st/115", with_=THIEF)
        t.B.defends("Mul Savage")
        t.A.cannot("play", "Zadoc", THIEF, because="move.allies.protected")
        t.settled("A", "ask-combat")


@card_test("DU/13", rules=[OWNER, "formation.protection"])
def test_other_peoples_thieves_do_not(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[THIEF])
    t.seat("B", formation={"A": "Nyrond", "B": "1st/115"}, table=["DU/13"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "1st/115", THIEF, because="formation.protection")
    t.settled("A", "ask-phase-4")


@card_test("DU/22", rules=[OWNER, "move.swimmer.coast"])
def test_under_the_song_only_those_who_move_otherwise_attack(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", "Neeva + Griffon", "UD/83"])
    t.seat("B", formation=REALM_B, table=["DU/22"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=4, unenforced=True)
    t.A.cannot("attack", "Nyrond", "Azhul", because="barred")
    t.A.can("attack", "Nyrond", "Neeva")
    t.A.can("attack", "Nyrond", "UD/83")
    t.A.can("attack", "Keoland", "Azhul")
    t.settled("A", "ask-phase-4")


@card_test("DU/22", rules=[OWNER, "move.swimmer.coast"])
def test_and_its_singers_swim(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["Gith"], table=["DU/22"])
    t.seat("B", formation={"A": "Nyrond", "B": "Cormyr"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Cormyr", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays("Gith")
    t.kind("Gith", "Swimmer")
    t.not_kind("Mul Savage", "Swimmer")
    t.settled("A", "ask-combat")


# -- Bats in the Belfry -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("realm", "helps"), [("Nyrond", False), ("Keoland", True)])
@card_test("DU/23", rules=[OWNER])
def test_offensive_items_stay_outside_the_belfry(t: Table, realm: str, helps: bool) -> None:
    with given("1st/94", Always(gains(Is(BEARER), 2))):
        t.seat("A", formation=REALM_A, pool=["Azhul + 1st/94 + Griffon"], hand=["Flameblade"])
        t.seat("B", formation=REALM_B, table=["DU/23"], pool=["Neeva + Dwarven Hammer [2nd/94]"])
        t.seat("C", formation=REALM_C, pool=["Borys + Orb of Doom"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks(realm, with_="Azhul")
        defender = "Borys" if helps else "Neeva"
        (t.C if helps else t.B).defends(defender)
        t.level("Azhul", 11 if helps else 6)  # the Griffon is defensive
        t.kind("Azhul", "Flyer")
        if helps:
            t.A.can("play", "Flameblade", "Azhul")
        else:
            t.level("Neeva", 12)
            t.A.cannot("play", "Flameblade", "Azhul", because="forbidden")
        t.settled("A", "ask-combat")


@pytest.mark.parametrize("wins", [True, False])
@card_test("DU/23", rules=[OWNER, "combat.h.winner-to-pool"])
def test_they_wait_for_their_bearer(t: Table, wins: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Flameblade"])
    t.seat("B", formation=REALM_B, table=["DU/23"], pool=["Stef'fa Naf'ski" if wins else "Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    if wins:
        t.B.declines()
        t.on("Flameblade", "Azhul")
        t.level("Azhul", 6)
        t.razed("Nyrond")
        drew(t, "A", 1)
        t.settled("A", "ask-spoils")
    else:
        t.B.defends("Borys")
        t.A.passes()
        t.zone("Azhul", "discard")
        t.zone("Flameblade", "discard")
        drew(t, "B", 1)
        t.settled("B", "ask-spoils")


@pytest.mark.parametrize(("realm", "taken"), [("Nyrond", ["Griffon"]), ("Keoland", ["Flameblade", "Griffon"])])
@card_test("DU/23", rules=[OWNER, "option.treasure-spoils.transfer"])
def test_whoever_wins_there_gets_none_of_what_stayed_outside(t: Table, realm: str, taken: list[str]) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Flameblade + Griffon"])
    t.seat("B", formation=REALM_B, table=["DU/23"], pool=["1st/49 + Crystal of the Ebon Flame"])
    t.seat("C", formation=REALM_C, pool=["Borys + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", options={"treasure-spoils": "on"})
    t.A.attacks(realm, with_="Azhul")
    winner, seat = ("1st/49", t.B) if realm == "Nyrond" else ("Borys", t.C)
    seat.defends(winner)
    t.A.passes()
    seat.done()
    for item in ("Flameblade", "Griffon"):
        if item in taken:
            t.on(item, winner)
        else:
            t.zone(item, "discard")
    drew(t, "B" if realm == "Nyrond" else "C", 1)
    t.changed("Azhul")
    t.settled("B" if realm == "Nyrond" else "C", "ask-spoils")


@card_test("DU/23", rules=[OWNER, "option.treasure-spoils.transfer"])
def test_what_its_defender_bears_is_treasure_as_ever(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys + Griffon"])
    t.seat("B", formation=REALM_B, table=["DU/23"], pool=["Azhul + Flameblade"])
    t.begin(active="A", phase=4, windows="pass", options={"treasure-spoils": "on"})
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Azhul")
    t.B.passes()
    t.A.done()
    t.on("Flameblade", "Borys")
    t.changed("Azhul")
    t.settled("A", "ask-next-attacker")


@card_test("DU/23", rules=[OWNER, "option.treasure-spoils.transfer"])
def test_an_offensive_artifact_is_no_item_and_comes_along(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Dagrande + FR/62"])
    t.seat("B", formation=REALM_B, table=["DU/23"], pool=["King Azoun IV + Crystal of the Ebon Flame"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True, options={"treasure-spoils": "on"})
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("King Azoun IV")
    t.level("Dagrande", 10)
    t.A.passes()
    t.B.done()
    t.on("FR/62", "King Azoun IV")
    drew(t, "B", 1)
    t.changed("Dagrande")
    t.settled("B", "ask-spoils")


@card_test("DU/23", rules=[OWNER])
def test_its_owner_attacks_with_all_he_has(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Flameblade"], table=["DU/23"])
    t.seat("B", formation=REALM_B, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.level("Azhul", 6)
    t.settled("B", "ask-defend")


# -- Beneath Castle Drawmij -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/25", rules=[OWNER])
def test_holdings_beneath_the_castle_are_not_discarded(t: Table, owner: bool) -> None:
    t.seat("A", formation=REALM_A, hand=["Crime Lord"])
    t.seat("B", formation={"A": "Furyondy + Fortification"}, table=["DU/25"] if owner else [])
    t.seat("C", formation=REALM_C, table=[] if owner else ["DU/25"])
    t.begin(active="A", phase=5)
    t.A.plays("Crime Lord")
    t.zone("Fortification", "attached" if owner else "discard")
    t.changed("Crime Lord")
    t.settled("A", "ask-phase-5")


@card_test("DU/25", rules=[OWNER, "raze.holding-lost"])
def test_they_fall_with_their_realm(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation={"A": "Furyondy + Fortification"}, table=["DU/25"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Azhul")
    t.B.declines()
    t.razed("Furyondy")
    t.zone("Fortification", "discard")
    drew(t, "A", 1)
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/25", rules=[OWNER, "cosmos.unique-in-play"])
def test_its_owner_plays_holdings_that_others_have(t: Table, owner: bool) -> None:
    t.seat("A", formation={"A": "Furyondy"}, hand=["Fortification"], table=["DU/25"] if owner else [])
    t.seat("B", formation={"A": "Nyrond + Fortification [2nd/149]"}, table=[] if owner else ["DU/25"])
    t.begin(active="A", phase=2)
    if owner:
        t.A.plays("Fortification [1st/149]", on="Furyondy")
        t.on("Fortification [1st/149]", "Furyondy")
    else:
        t.A.cannot("play", "Fortification [1st/149]", "Furyondy", because="cosmos.unique-in-play")
    t.settled("A")


# -- Undermountain, Carrock of High Magicks ---------------------------------------------------------------------------

PILE = ["Thugs", "Stug", "Mul Savage", "Gith", "Borys"]


def _victory(t: Table, mine: list[str], theirs: list[str], pool: list[str] | None = None) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], draw=PILE, table=mine)
    t.seat("B", formation=REALM_B, pool=pool or [], table=theirs)
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.declines()
    t.razed("Nyrond")


@card_test("DU/5", rules=[OWNER, "spoils.source"])
def test_monsters_come_up_from_undermountain_and_the_rest_to_the_top(t: Table) -> None:
    _victory(t, ["DU/5"], [])
    t.asked("A", "ask-use-power")
    t.A.says("yes")
    t.offered("Mul Savage", "Borys")
    t.A.chooses("Mul Savage")
    t.offered("Borys")
    t.A.done()
    t.zone("Mul Savage", "pool")
    t.contents("A", "hand", ["Gith"])
    t.contents("A", "draw", ["Borys", "Thugs", "Stug"])
    t.settled("A", "ask-spoils")


@card_test("DU/5", rules=[OWNER, "dungeon-card.spoils.other"])
def test_undermountain_opens_before_dungeon_spoils_as_well(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], draw=PILE, table=["DU/5"])
    t.seat("B", formation=REALM_B, table=["DU/1"])
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament")
    t.A.attacks("DU/1", with_="Azhul")
    t.B.declines()
    t.asked("A", "ask-use-power")
    t.A.says("yes")
    t.A.chooses("Mul Savage", "Borys")
    t.zone("Mul Savage", "pool")
    t.zone("Borys", "pool")
    t.contents("A", "hand", ["Gith"])
    t.contents("A", "draw", ["Thugs", "Stug"])
    t.changed("Azhul", "DU/1")
    t.settled("A", "ask-spoils")


@card_test("DU/5", rules=[OWNER, "cosmos.unique-in-play"])
def test_none_that_is_in_play_already(t: Table) -> None:
    _victory(t, ["DU/5"], [], ["Borys [2nd/305]"])
    t.A.says("yes")
    t.offered("Mul Savage")
    t.A.chooses("Mul Savage")
    t.zone("Mul Savage", "pool")
    t.contents("A", "hand", ["Gith"])
    t.changed("A:Borys")
    t.settled("A", "ask-spoils")


@card_test("DU/5", rules=[OWNER, "spoils.source"])
def test_who_does_not_want_them_draws_as_ever(t: Table) -> None:
    _victory(t, ["DU/5"], [])
    t.A.says("no")
    t.contents("A", "hand", ["Thugs"])
    t.contents("A", "draw", ["Stug", "Mul Savage", "Gith", "Borys"])
    t.settled("A", "ask-spoils")


@card_family({"DU/5": (), "DU/14": ()}, rules=[OWNER, "spoils.source"])
def test_the_victor_has_nothing_of_the_losers_dungeon(t: Table, dungeon: str) -> None:
    _victory(t, [], [dungeon])
    t.contents("A", "hand", ["Thugs"])
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("takes", [True, False])
@card_test("DU/14", rules=[OWNER, "setup.shuffle"])
def test_a_spell_of_ones_choice_instead_of_spoils(t: Table, takes: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], draw=["Gith", "Fireball", "1st/393", "Thugs"], table=["DU/14"])
    t.seat("B", formation=REALM_B, draw=["Shield", 3])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.declines()
    t.A.says("yes" if takes else "no")
    if takes:
        t.offered("Fireball", "1st/393")
        t.A.chooses("1st/393")
        t.contents("A", "hand", ["1st/393"])
        t.count("A", draw=3)
    else:
        t.contents("A", "hand", ["Gith"])
    t.razed("Nyrond")
    t.settled("A", "ask-phase-4" if takes else "ask-spoils")


@pytest.mark.parametrize("takes", [True, False])
@card_test("DU/14", "DU/1", rules=[OWNER, "dungeon-card.spoils.other"])
def test_the_spellbook_opens_before_dungeon_spoils_as_well(t: Table, takes: bool) -> None:
    """open.dungeon-spoils-due: in their place, as in that of other spoils."""
    t.seat("A", formation=REALM_A, pool=["Azhul"], draw=["Gith", "Fireball", "Thugs"], table=["DU/14"])
    t.seat("B", formation=REALM_B, table=["DU/1"])
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament")
    t.A.attacks("DU/1", with_="Azhul")
    t.B.declines()
    t.A.says("yes" if takes else "no")
    t.contents("A", "hand", ["Fireball"] if takes else ["Gith"])
    t.count("A", draw=2)
    t.changed("Azhul", "DU/1")
    t.settled("A", "ask-phase-4" if takes else "ask-spoils")


@card_test("DU/14", rules=[OWNER])
def test_without_a_spell_there_is_nothing_to_choose(t: Table) -> None:
    _victory(t, ["DU/14"], [])
    t.contents("A", "hand", ["Thugs"])
    t.settled("A", "ask-spoils")


# -- Spells of the Archmage, Spells of the Friar ----------------------------------------------------------------------


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/17", rules=[OWNER, "event.duration-in-play"])
def test_spells_of_add_wizards_last_twice_as_long(t: Table, owner: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/458", "Azhul"], hand=["Wall of Fog"], table=["DU/17"] if owner else [])
    t.seat("B", formation=REALM_B, pool=["Neeva"], table=[] if owner else ["DU/17"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("Wall of Fog", by="1st/458")
    t.A.passes(3)
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", "Neeva", because="may-not-attack")
    t.B.passes(2)
    t.A.passes(3)
    if owner:
        t.zone("Wall of Fog", "table")
        t.A.cannot("attack", "Nyrond", "Azhul", because="may-not-attack")
        t.A.passes(2)
        t.B.passes(3)
        t.B.cannot("attack", "Rashemen", "Neeva", because="may-not-attack")
        t.B.passes(2)
    else:
        t.zone("Wall of Fog", "discard")
        t.A.can("attack", "Nyrond", "Azhul")
        t.A.passes(2)
        t.B.passes(3)
        t.B.can("attack", "Rashemen", "Neeva")
        t.B.passes(2)
    t.zone("Wall of Fog", "discard")
    drew(t, "A", 6)
    drew(t, "B", 6)
    t.settled("A")


@card_test("DU/17", rules=[OWNER])
def test_those_of_other_worlds_do_not(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Wall of Fog"], table=["DU/17"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Wall of Fog", by="Sadira")
    t.A.passes(3)
    t.B.passes(5)
    t.zone("Wall of Fog", "discard")
    drew(t, "B", 3)
    t.settled("A")


@pytest.mark.parametrize(
    ("caster", "owner", "longer"), [("1st/69", True, True), ("1st/268", True, False), ("1st/69", False, False)]
)
@card_test("DU/18", rules=[OWNER, "combat.h.winner-discards"])
def test_blessings_of_the_friar_go_on_for_another_round(t: Table, caster: str, owner: bool, longer: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom + Flameblade", "Neeva"], table=[] if owner else ["DU/18"])
    t.seat(
        "B",
        formation=REALM_B,
        pool=[caster, "Dagrande"],
        hand=["Bless", "War Party", 1],
        table=["DU/18"] if owner else [],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends(caster)
    t.B.plays("Bless", by=caster)
    t.level(caster, 6 if caster == "1st/69" else 3)
    t.B.passes()
    t.zone(caster, "discard")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Dagrande")
    t.level("Dagrande", 5 if longer else 4)
    t.zone("Bless", "table" if longer else "discard")
    t.changed("Azhul")
    t.settled("B", "ask-combat")


# -- Spells from the Grave --------------------------------------------------------------------------------------------

GHOUL = "1st/155"


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/19", rules=[OWNER, "dispel.undispellable"])
def test_defensive_spells_of_the_grave_are_not_dispelled(t: Table, owner: bool) -> None:
    with given(GHOUL, *_caster()):
        t.seat("A", formation=REALM_A, pool=[GHOUL], hand=["Shield", 1], table=["DU/19"] if owner else [])
        t.seat(
            "B", formation=REALM_B, pool=["Nenioc + Orb of Doom"], hand=["1st/358", 1], table=[] if owner else ["DU/19"]
        )
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_=GHOUL)
        t.B.defends("Nenioc")
        t.A.plays("Shield", by=GHOUL)
        if owner:
            t.B.could_not_answer("1st/358", because="cannot-be-answered-so")
            t.on("Shield", GHOUL)
        else:
            t.B.answers("1st/358", by="Nenioc")
            t.zone("Shield", "discard")
        t.changed("1st/358")
        t.settled("A", "ask-combat")


@card_test("DU/19", rules=[OWNER, "dispel.undispellable"])
def test_nor_later_but_offensive_ones_are(t: Table) -> None:
    with given(GHOUL, *_caster()):
        t.seat("A", formation=REALM_A, pool=[GHOUL], hand=["Shield", "Cone of Cold"], table=["DU/19"])
        t.seat("B", formation=REALM_B, pool=["Nenioc + Orb of Doom + War Party"], hand=["3rd/358", "1st/358"])
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_=GHOUL)
        t.B.defends("Nenioc")
        t.A.plays("Cone of Cold", by=GHOUL)
        t.B.answers("1st/358", by="Nenioc")
        t.zone("Cone of Cold", "discard")
        t.A.plays("Shield", by=GHOUL)
        t.on("Shield", GHOUL)
        t.changed("1st/358", "3rd/358")
        t.settled("A", "ask-combat")


def _caster() -> tuple[Always, ...]:
    from sixrealms.powers.card_questions import SPELL
    from sixrealms.powers.refs import SELF
    from sixrealms.powers.use_and_play import MayUse

    return (Always(MayUse(Is(SELF), SPELL)),)


# -- the Guildhall ----------------------------------------------------------------------------------------------------


def _guild(t: Table, top: str, *, thief: bool = True, mine: bool = True, third: bool = False) -> None:
    """A attacks with a thief; `top` is the first card of B's pile."""
    t.seat("A", formation=REALM_A, pool=[THIEF if thief else "Azhul"], table=["DU/27"] if mine else [])
    t.seat("B", formation=REALM_B, pool=["Neeva"], draw=[top, 4], table=[] if mine else ["DU/27"])
    if third:
        t.seat("C", formation=REALM_C, draw=["Zadoc", 3])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=THIEF if thief else "Azhul")
    t.B.defends("Neeva")


@card_test("DU/27", rules=[OWNER, "discard.to-owner"])
def test_an_ally_from_another_pile_fights_for_the_thief_and_goes_home(t: Table) -> None:
    _guild(t, "Gladiators")
    t.A.says("yes")
    t.asked("A", "ask-play-now")
    t.A.plays("Gladiators")
    t.on("Gladiators", THIEF)
    t.total(THIEF, 14)
    t.B.passes()
    t.zone("Neeva", "discard")
    t.A.stops()
    t.zone("Gladiators", "draw", of="B")
    t.expect(t.state.listed(t.sitting.objects.seat("B"), 0)[-1] == t.card("Gladiators"), "at the bottom")
    t.settled("A", "ask-phase-4")


@card_test("DU/27", rules=[OWNER])
def test_what_cannot_be_played_goes_to_its_owners_hand(t: Table) -> None:
    _guild(t, "Fireball")
    t.A.says("yes")
    t.zone("Fireball", "hand", of="B")
    t.settled("A", "ask-combat")


@card_test("DU/27", rules=[OWNER])
def test_its_owner_may_leave_the_piles_alone_and_chooses_among_them(t: Table) -> None:
    _guild(t, "Gladiators", third=True)
    t.A.says("yes")
    t.asked("A", "ask-player")
    t.A.player("C")
    t.A.plays("Zadoc")
    t.on("Zadoc", THIEF)
    t.zone("Gladiators", "draw")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("thief", "mine"), [(False, True), (True, False)])
@card_test("DU/27", rules=[OWNER])
def test_only_thieves_of_the_guild_do_so(t: Table, thief: bool, mine: bool) -> None:
    _guild(t, "Gladiators", thief=thief, mine=mine)
    t.zone("Gladiators", "draw")
    t.settled("A", "ask-combat")
