"""Holdings of 3rd Edition: the Ancient Arms and the Dungeon of Gulg."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")

# -- of the Horned Society ---------------------------------------------------------------------------------------------


@card_test("3rd/142", rules=["move.earthwalker.reach", "move.allies.protected"])
def test_greyhawk_monsters_of_its_player_dig_and_take_their_allies_along(t: Table) -> None:
    monsters = ["Skeletal Horde + Zadoc + Orb of Doom", "Mul Savage + Tiger", "Tergoz Tenhammer + Stug"]
    t.seat("A", formation={"A": "Nyrond + 3rd/142"}, pool=monsters, hand=["War Party"])
    t.seat("B", formation={"A": "Rashemen", "B": "Raam"}, pool=["Griffin + Wijon", "Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.kind("Skeletal Horde", "Earthwalker")
    t.kind("Zadoc", "Earthwalker")
    for walker in ("Mul Savage", "Tiger", "Tergoz Tenhammer", "Stug", "Orb of Doom", "Griffin", "Wijon"):
        t.not_kind(walker, "Earthwalker")
    t.A.cannot("attack", "Raam", "Mul Savage", because="shielded")
    t.A.cannot("attack", "Raam", "Tergoz Tenhammer", because="shielded")
    t.A.attacks("Raam", with_="Skeletal Horde")
    t.B.defends("Neeva")
    t.A.plays("War Party")
    t.kind("War Party", "Earthwalker")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("flyer", ["Tyrinon", "Borys"])
@card_test("3rd/142", rules=["move.allies.protected"])
def test_allies_of_its_players_other_flyers_walk_as_ever(t: Table, flyer: str) -> None:
    t.seat("A", formation={"A": "Nyrond + 3rd/142"}, pool=[flyer], hand=["War Party"])
    t.seat("B", formation={"A": "Rashemen", "B": "Celene"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Celene", with_=flyer)
    t.B.defends("Winged Horror")
    t.A.cannot("play", "War Party", because="ally-cannot-reach")
    t.settled("A", "ask-combat")


# -- of Greyhawk -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lord", ["Iuz the Evil", "Mul Savage"])
@card_test("3rd/144", rules=["gloss.base-level.conditional", "gloss.undead-designation"])
def test_while_iuz_is_in_play_undead_of_its_player_are_twice_what_they_are(t: Table, lord: str) -> None:
    times = 2 if lord == "Iuz the Evil" else 1
    t.seat(
        "A", formation={"A": "Nyrond + 3rd/144"}, pool=["Skeletal Horde + Orb of Doom + Sea Zombie", "Azhul + Zadoc"]
    )
    t.seat("B", formation={"A": "Sembia"}, pool=["Winged Horror + Swordwraith"])
    t.seat("C", formation={"A": "Vaasa"}, pool=[lord])
    t.begin(active="A", phase=4, windows="pass")
    t.base("Skeletal Horde", 5 * times)
    t.level("Skeletal Horde", 5 * times + 2)
    t.level("Sea Zombie", 4 * times)
    t.level("Azhul", 4)
    t.level("Zadoc", 2)
    t.base("Winged Horror", 7)
    t.level("Swordwraith", 4)
    t.settled("A")


# -- of Veluna ---------------------------------------------------------------------------------------------------------


def _defence(t: Table, realms: dict[str, str], attacker: str) -> None:
    allies = ["Elf Galleon", "War Party", "Hordes of Castle Greyhawk"]
    t.seat("A", formation={"A": "Vaasa"}, pool=[attacker], hand=["Gladiators", "Airship"])
    t.seat("B", formation=realms, pool=["Otto"], hand=[*allies, "Shield"], discard=["Wijon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(next(iter(realms.values())).partition(" + ")[0], with_=attacker)
    t.B.defends("Otto")


@pytest.mark.parametrize("own", [True, False])
@card_test("3rd/209", rules=["combat.h.winner-discards", "battle.end.attacker-defeated"])
def test_all_allies_of_a_greyhawk_defence_come_back(t: Table, own: bool) -> None:
    arms = "Nyrond + 3rd/209"
    _defence(t, {"A": arms, "B": "Furyondy"} if own else {"A": "Furyondy", "B": arms}, "Neeva")
    t.A.plays("Gladiators")
    t.B.plays("Shield", by="Otto")
    t.B.plays("Elf Galleon")
    t.B.plays("War Party")
    t.A.plays("Airship")
    t.A.chooses("Elf Galleon")
    t.A.chooses("Gladiators")
    t.zone("Elf Galleon", "discard")
    t.A.passes()
    t.zone("Elf Galleon", "hand")
    t.zone("War Party", "hand")
    for other in ("Wijon", "Gladiators", "Shield"):
        t.zone(other, "discard")
    t.changed("Neeva", "Airship")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("3rd/209", rules=["combat.h.loser-discards-all"])
def test_none_of_a_lost_round_comes_back(t: Table) -> None:
    _defence(t, {"A": "Nyrond + 3rd/209"}, "Winged Horror")
    t.B.plays("Elf Galleon")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Elf Galleon", "discard")
    t.changed("Otto", "Gladiators", "Winged Horror")
    t.settled("A")


@card_test("3rd/209", rules=["combat.h.winner-discards"])
def test_none_of_the_defence_of_another_world_comes_back(t: Table) -> None:
    _defence(t, {"A": "Rashemen", "B": "Nyrond + 3rd/209"}, "Azhul")
    t.A.plays("Gladiators")
    t.B.plays("Elf Galleon")
    t.B.plays("Hordes of Castle Greyhawk")
    t.A.passes(2)  # the pause for Airship, then the round
    t.zone("Elf Galleon", "discard")
    t.zone("Hordes of Castle Greyhawk", "discard")
    t.changed("Azhul", "Gladiators")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("3rd/209", rules=["combat.h.winner-discards"])
def test_none_of_an_attack_or_of_another_players_defence_comes_back(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond + 3rd/209"}, pool=["Azhul", "Neeva"], hand=["War Party", "Elf Galleon"])
    t.seat("B", formation={"A": "Furyondy"}, pool=["T'kkyl", "Winged Horror + Orb of Doom"], hand=["Stug"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Azhul")
    t.B.defends("T'kkyl")
    t.B.plays("Stug")
    t.A.plays("War Party")
    t.B.passes()
    t.zone("War Party", "discard")
    t.A.attacks("Furyondy", with_="Neeva")
    t.B.defends("Winged Horror")
    t.A.plays("Elf Galleon")
    t.A.passes()
    t.zone("Elf Galleon", "discard")
    t.changed("Azhul", "T'kkyl", "Stug", "Neeva")
    drew(t, "B", 1)
    t.settled("B")


# -- of the Shield Lands -----------------------------------------------------------------------------------------------


@card_test("3rd/216", rules=["holding.world", "raze.no-world", "raze.holding-lost"])
def test_it_rebuilds_a_razed_greyhawk_realm_and_razes_another(t: Table) -> None:
    t.seat("A", formation={"A": "Celene (razed)", "B": "Sembia (razed)", "C": "Keoland"}, hand=["3rd/216"])
    t.seat("B", formation={"A": "Furyondy + Castle Hart", "B": "Nyrond (razed)", "C": "Raam"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Veluna", "B": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.cannot("play", "3rd/216", "Sembia", because=("realm-razed", "other-world"))
    t.A.plays("3rd/216", on="Celene")
    t.standing("Celene")
    t.offered("Keoland", "Furyondy", "Veluna")
    t.A.chooses("Furyondy")
    t.razed("Furyondy")
    t.zone("Castle Hart", "discard")
    t.on("3rd/216", "Celene")
    t.changed("Azhul")
    t.settled("A", "ask-phase-2")


@card_test("3rd/216", rules=["holding.world"])
def test_on_a_standing_realm_it_razes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Celene", "B": "Keoland (razed)"}, hand=["3rd/216"])
    t.seat("B", formation={"A": "Furyondy"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("3rd/216", on="Celene")
    t.on("3rd/216", "Celene")
    t.standing("Furyondy")
    t.razed("Keoland")
    t.settled("A", "ask-phase-2")


# -- Dungeon of Gulg ---------------------------------------------------------------------------------------------------

GULG: dict[str, tuple[()]] = {"3rd/248": (), "4th/99": ()}


@card_family(GULG, rules=["combat.h.loser-discards-all", "gloss.defeated.discard-pile"])
def test_who_is_beaten_at_the_dungeon_of_gulg_goes_to_the_abyss_with_the_allies(t: Table, printing: str) -> None:
    allies = ["Zadoc", "Stug", "War Band", "Airship"]
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + Orb of Doom + Skeleton"], hand=allies, discard=["Wijon"])
    t.seat("B", formation={"A": f"Nibenay + {printing}"}, pool=["Dragon King + War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Azhul")
    t.B.defends("Dragon King")
    t.A.plays("Zadoc")
    t.A.plays("Stug")
    t.A.plays("Airship")
    t.A.chooses("Zadoc")
    t.A.chooses("Stug")
    t.zone("Zadoc", "discard")
    t.A.plays("War Band")
    t.A.passes()
    for ally in ("Azhul", "Zadoc", "Stug", "War Band", "Skeleton"):
        t.zone(ally, "abyss")
    for other in ("War Party", "Orb of Doom", "Wijon"):
        t.zone(other, "discard")
    t.zone("Dragon King", "pool")
    t.changed("Airship")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_family(GULG, rules=["combat.h.loser-discards-all"])
def test_a_spell_spent_at_the_dungeon_of_gulg_is_discarded(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Magic Missile"])
    t.seat("B", formation={"A": f"Nibenay + {printing}"}, pool=["Mordenkainen"], hand=["Dispel Magic [1st/346]"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="Sadira")
    t.B.plays("Dispel Magic", by="Mordenkainen")
    t.A.passes()
    t.zone("Magic Missile", "discard")
    t.zone("Sadira", "abyss")
    t.changed("Dispel Magic")
    drew(t, "B", 1)
    t.settled("B")


@card_family(GULG, rules=["combat.h.winner-to-pool", "combat.h.winner-discards"])
def test_who_wins_at_the_dungeon_of_gulg_loses_only_the_allies(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Winged Horror"], hand=["Cone of Cold", "Gladiators"])
    t.seat("B", formation={"A": f"Nibenay + {printing}"}, pool=["Azhul"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Winged Horror")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("War Party")
    t.B.passes()
    t.zone("Gladiators", "abyss")
    t.zone("Winged Horror", "pool")
    t.zone("Azhul", "discard")
    t.zone("War Party", "discard")
    t.settled("A")


@card_family(GULG, rules=["realm.power.when-attacked"])
def test_next_door_to_the_dungeon_of_gulg_the_beaten_are_discarded(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + Zadoc"])
    t.seat("B", formation={"A": "Rashemen", "B": f"Nibenay + {printing}"}, pool=["Dragon King"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Dragon King")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Zadoc", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")
