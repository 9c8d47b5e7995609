"""Holdings of 3rd and 4th Edition that fight: towers, lakes, bogs, bulwarks and forests."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Play
from sixrealms.language import ALLY, ATTACKING, Has, Lasting
from tests.cards.sieges import siege, stands
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")

# -- base levels -------------------------------------------------------------------------------------------------------

HALVES = {"4th/80": ("Rashemen", 2, 5), "4th/89": ("Nyrond", 1, 4)}


@card_family(HALVES, rules=["gloss.base-level.changed"])
def test_it_halves_base_levels_of_attackers(t: Table, printing: str, realm: str, three: int, nine: int) -> None:
    siege(t, f"{realm} + {printing}", "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", three), nine, ("Azhul", 4), 3)


@card_family(HALVES, rules=["realm.power.when-attacked"])
def test_it_halves_nothing_next_door(t: Table, printing: str, realm: str, three: int, nine: int) -> None:
    siege(t, f"{realm} + {printing}", "T'kkyl", "Azhul", next_door=True)
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 4), 3)


@card_family({"4th/80": ("Rashemen", "King Havlor II", 3), "4th/89": ("Nyrond", "Tergoz Tenhammer", 2)})
def test_what_is_added_to_a_base_level_is_not_halved(
    t: Table, printing: str, realm: str, attacker: str, half: int
) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=[f"{attacker} + Orb of Doom"])
    t.seat("B", formation={"A": f"{realm} + {printing}"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_=attacker)
    t.level(attacker, half + 3 + 2)
    t.settled("B")


# -- allies at every realm of a world ----------------------------------------------------------------------------------

BULWARKS = {"4th/88": ("Celene", "Nyrond", "Nibenay", 7), "3rd/247": ("Tyr", "Nibenay", "Nyrond", 8)}


def _battle(t: Table, realm: str) -> None:
    t.A.attacks(realm, with_="Dagrande")
    t.B.defends("King Havlor II")
    t.A.plays("Gladiators")
    t.B.plays("War Party")
    t.level("Gladiators", 9)
    t.level("King Havlor II", 5)


@pytest.mark.parametrize("own", [True, False])
@card_family(BULWARKS, rules=["realm.power.when-attacked"])
def test_it_strengthens_allies_at_every_realm_of_its_world(
    t: Table, printing: str, host: str, other: str, abroad: str, strong: int, own: bool
) -> None:
    front, behind = (f"{host} + {printing}", other) if own else (other, f"{host} + {printing}")
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Gladiators"])
    t.seat("B", formation={"A": front, "B": behind}, pool=["King Havlor II"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    _battle(t, host if own else other)
    t.level("War Party", strong)
    t.settled("A" if strong > 7 else "B", "ask-combat")


@pytest.mark.parametrize("whose", ["B", "A"])
@card_family(BULWARKS, rules=["realm.power.when-attacked"])
def test_it_strengthens_none_at_realms_of_other_worlds_or_players(
    t: Table, printing: str, host: str, other: str, abroad: str, strong: int, whose: str
) -> None:
    holding = f"{host} + {printing}"
    t.seat(
        "A",
        formation={"A": "Sembia", "B": holding if whose == "A" else "Vaasa"},
        pool=["Dagrande"],
        hand=["Gladiators"],
    )
    attacked = other if whose == "A" else abroad
    t.seat(
        "B",
        formation={"A": attacked, "B": holding if whose == "B" else "Rashemen"},
        pool=["King Havlor II"],
        hand=["War Party"],
    )
    t.begin(active="A", phase=4, windows="pass")
    _battle(t, attacked)
    t.level("War Party", 4)
    t.settled("B", "ask-combat")


# -- Blackstaff Tower --------------------------------------------------------------------------------------------------


@card_test("4th/74", rules=["immunity.level-bonus-lost", "immunity.offensive-only", "combat.e.totals"])
def test_blackstaff_tower_fights_shelters_from_wizards_and_strengthens_them(t: Table) -> None:
    spells = ["Cone of Cold", "Spell of Formless Horror", "Sticks to Snakes", "Shield"]
    t.seat("A", formation={"A": "Sembia"}, pool=["Otto"], hand=[*spells, "War Party"])
    t.seat("B", formation={"A": "Rashemen + 4th/74"}, pool=["Preserver"], hand=["Magic Missile"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Otto")
    t.B.defends("Preserver")
    t.level("4th/74", 3)
    t.level("Preserver", 6 + 3)
    t.total("Preserver", 6 + 3 + 3)
    t.A.cannot("play", "Spell of Formless Horror", "Otto", because="no-effect")
    t.A.plays("Cone of Cold", by="Otto")
    t.total("Otto", 6)
    t.A.plays("Shield", by="Otto")
    t.total("Otto", 6 + 2)
    t.A.plays("Sticks to Snakes", by="Otto")
    t.total("Otto", 6 + 2 + 4)
    t.A.plays("War Party")
    t.B.plays("Magic Missile", by="Preserver")
    t.total("Preserver", 12 + 3)
    t.settled("B", "ask-combat")


@card_test("4th/74", rules=["immunity.always-active"])
def test_an_ally_at_blackstaff_tower_is_not_sheltered(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Otto"], hand=["Charm"])
    t.seat("B", formation={"A": "Rashemen + 4th/74"}, pool=["Azhul + War Band + Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Otto")
    t.B.defends("Azhul")
    t.level("Azhul", 4)
    t.A.plays("Charm", by="Otto")
    t.A.chooses("War Band")
    t.zone("War Band", "discard")
    t.changed("Charm")
    t.settled("A")


@card_test("4th/74", rules=["realm.power.when-attacked"])
def test_next_door_to_blackstaff_tower_wizards_have_no_help(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Vaasa", "B": "Rashemen + 4th/74"}, pool=["Preserver"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Sadira")
    t.B.defends("Preserver")
    t.total("Preserver", 6)
    t.A.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 4 + 5)
    t.settled("B", "ask-combat")


# -- Nagawater ---------------------------------------------------------------------------------------------------------


@card_test("4th/78", rules=["gloss.allies.traits", "combat.e.totals"])
def test_the_naga_fights_beside_the_defender_and_kills_swimming_allies_of_both_sides(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + FR/76"], hand=["Gladiators", "FR/67"])
    t.seat(
        "B",
        formation={"A": "Rashemen + 4th/78"},
        pool=["Azhul + FR/68", "Neeva + DL/47"],
        hand=["4th/245", "Elf Galleon", "War Party"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Rashemen", with_="Dagrande")
    t.on("FR/76", "Dagrande")
    t.B.defends("Azhul")
    t.zone("FR/76", "discard")
    t.zone("FR/68", "discard")
    t.on("DL/47", "Neeva")
    t.level("4th/78", 4)
    t.total("Azhul", 8)
    t.total("Dagrande", 4 + 3)
    t.A.plays("FR/67")
    t.zone("FR/67", "discard")
    t.A.plays("Gladiators")
    t.B.plays("4th/245")
    t.zone("4th/245", "discard")
    t.B.plays("Elf Galleon")
    t.B.plays("War Party")
    t.total("Azhul", 8 + 3 + 4)
    t.total("Dagrande", 7 + 9)
    t.on("DL/47", "Neeva")
    t.settled("B", "ask-combat")


@card_test("4th/78", rules=["gloss.allies.traits"])
def test_an_ally_that_learns_to_swim_dies(t: Table) -> None:
    swim = Play(Lasting(Has(ALLY & ATTACKING, ("Swimmer",))), at=("combat",))
    with given("1st/91", swim):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Zadoc", "1st/91"])
        t.seat("B", formation={"A": "Rashemen + 4th/78"}, pool=["NS/72"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Rashemen", with_="Dagrande")
        t.B.defends("NS/72")
        t.A.plays("Zadoc")
        t.A.plays("1st/91")
        t.zone("Zadoc", "discard")
        t.on("4th/78", "Rashemen")
        t.zone("NS/72", "battle")
        t.changed("1st/91")
        t.settled("A", "ask-combat")


@card_test("4th/78", rules=["realm.power.when-attacked"])
def test_next_door_to_the_naga_swimmers_live(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["FR/76"])
    t.seat("B", formation={"A": "Vaasa", "B": "Rashemen + 4th/78"}, pool=["Neeva + FR/68"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Vaasa", with_="Dagrande")
    t.B.defends("Neeva")
    t.A.plays("FR/76")
    t.total("Neeva", 7 + 5)
    t.settled("A", "ask-combat")


# -- Grovnekevic Forest ------------------------------------------------------------------------------------------------


@card_test("4th/108", rules=["gloss.race.elf", "card.power.definition"])
def test_of_heroes_wizards_and_clerics_only_elves_come_to_the_forest(t: Table) -> None:
    barred = ["Azhul", "Sadira", "Cleric of Gond"]
    free = ["Mul Savage", "Drizzt Do' Urden", "Vaerhirmana"]
    t.seat("A", formation={"A": "Vaasa"}, pool=[*barred, *free])
    t.seat("B", formation={"A": "BR/5 + 4th/108"})
    t.seat("C", formation={"A": "Rashemen"})
    t.begin(active="A", phase=4, windows="pass")
    for champion in barred:
        t.A.cannot("attack", "BR/5", champion, because="barred")
        t.A.can("attack", "Rashemen", champion)
    for champion in free:
        t.A.can("attack", "BR/5", champion)
    t.settled("A", "ask-phase-4")


@card_test("4th/108", rules=["gloss.race.elf", "realm.power.when-attacked"])
def test_elves_defend_the_forest_better(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mul Savage + Rowan"])
    t.seat("B", formation={"A": "BR/5 + 4th/108"}, pool=["Vaerhirmana + War Band + Elven Archer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("BR/5", with_="Mul Savage")
    t.B.defends("Vaerhirmana")
    t.level("Vaerhirmana", 4 + 3)
    t.level("Elven Archer", 3 + 3)
    t.level("War Band", 3)
    t.level("Rowan", 1)
    t.level("Mul Savage", 6)
    t.settled("A", "ask-combat")


@card_test("4th/108", rules=["realm.power.when-attacked"])
def test_elves_defend_the_land_beside_the_forest_as_ever(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Rashemen", "B": "BR/5 + 4th/108"}, pool=["Vaerhirmana"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Vaerhirmana")
    t.level("Vaerhirmana", 4)
    t.settled("A", "ask-combat")
