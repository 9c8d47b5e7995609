"""The ally a Triumvirate adds is an ally: what forbids, halves, strikes or turns allies meets it, not the realm."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms import catalogue
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
UNI, BI, TRI, ULTIMATE = "UD/2", "UD/4", "UD/6", "UD/106"
ALL = (UNI, BI, TRI, ULTIMATE)
STRENGTH = {UNI: 3, BI: 6, TRI: 9, ULTIMATE: 12}
HOME = {"A": "Rashemen"}
AN_ALLY = ["combat.e.totals", "gloss.allies.no-type"]


def _home(*realms: str) -> dict[str, str]:
    return dict(zip("ABCD", ("Rashemen", *realms), strict=False))


def _ally(realm: str) -> str:
    return f"A:Ally of {catalogue.printing(realm).name}"


@pytest.mark.parametrize("realm", ALL)
@card_test(*ALL, "1st/330", rules=AN_ALLY)
def test_where_no_allies_fight_it_does_not(t: Table, realm: str) -> None:
    t.seat("A", formation=_home(realm), pool=["T'kkyl"], discard=[r for r in ALL if r != realm])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tembo"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Tembo")
    t.total("T'kkyl", 3)
    t.settled("A", "ask-combat")


@card_test(BI, "1st/26", rules=AN_ALLY)
def test_none_attacks_daggerdale(t: Table) -> None:
    t.seat("A", formation=_home(BI), pool=["T'kkyl"])
    t.seat("B", formation={"A": "Daggerdale"}, pool=["Azhul"])
    t.begin(active="A", phase=4)
    t.A.attacks("Daggerdale", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("realm", "half"), [(UNI, 2), (BI, 3), (TRI, 5), (ULTIMATE, 6)])
@card_test(*ALL, "1st/227", rules=AN_ALLY)
def test_balic_halves_it(t: Table, realm: str, half: int) -> None:
    t.seat("A", formation=_home(realm), pool=["Hubadai"], discard=[r for r in ALL if r != realm])
    t.seat("B", formation={"A": "Balic"}, pool=["Grypht the Saurial"])
    t.begin(active="A", phase=4)
    t.A.attacks("Balic", with_="Hubadai")
    t.B.defends("Grypht the Saurial")
    t.level(_ally(realm), half)
    t.total("Hubadai", 4 + half)
    t.settled("B", "ask-combat")


@card_test(TRI, "FR/103", rules=AN_ALLY)
def test_the_vessel_subtracts_it(t: Table) -> None:
    t.seat("A", formation=_home(TRI), pool=["T'kkyl"], hand=["FR/103"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("FR/103")
    t.A.passes()
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3 - 9)
    t.zone("FR/103", "table")
    t.settled("B", "ask-combat")


@card_test(UNI, "1st/331", rules=[*AN_ALLY, "gloss.adjusted-level"])
def test_a_fireball_burns_the_weakest_and_the_next_champion_has_one_again(t: Table) -> None:
    t.seat("A", formation=_home(UNI), pool=["Neeva", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Grypht the Saurial", "Borys"], hand=["Fireball"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Grypht the Saurial")
    t.total("Neeva", 7 + 3)
    t.B.plays("Fireball", by="Grypht the Saurial")
    t.total("Neeva", 7)
    t.standing(UNI)
    t.B.passes()
    t.zone("Fireball", "discard")
    t.zone("Grypht the Saurial", "discard")
    t.zone("Neeva", "pool")
    t.A.attacks("Nyrond", with_="Azhul")
    t.total("Azhul", 4 + 3)
    t.settled("B", "ask-defend")


@card_test(BI, "1st/331", rules=[*AN_ALLY, "gloss.adjusted-level"])
def test_it_is_too_weak_for_a_stronger_one(t: Table) -> None:
    t.seat("A", formation=_home(BI), pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Grypht the Saurial"], hand=["Fireball"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Grypht the Saurial")
    t.B.cannot("play", "Fireball", "Grypht the Saurial", because="no-effect")
    t.total("Azhul", 4 + 6)
    t.settled("B", "ask-combat")


@card_test(UNI, "1st/357", rules=AN_ALLY)
def test_a_charm_takes_it_or_a_card_the_casters_choice(t: Table) -> None:
    t.seat("A", formation=_home(UNI), pool=["T'kkyl + War Band"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Grypht the Saurial"], hand=["Charm"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Grypht the Saurial")
    t.total("T'kkyl", 3 + 3 + 3)
    t.B.plays("Charm", by="Grypht the Saurial")
    t.offered(_ally(UNI), "War Band")
    t.B.chooses(_ally(UNI))
    t.total("T'kkyl", 3 + 3)
    t.standing(UNI)
    t.on("Charm", "Grypht the Saurial")
    t.settled("B", "ask-combat")


@card_test(TRI, "1st/90", rules=AN_ALLY)
def test_an_airship_destroys_it_without_a_chance_to_save_the_realm(t: Table) -> None:
    t.seat("A", formation=_home(TRI), pool=["T'kkyl + War Band"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Grypht the Saurial"], hand=["Airship"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Grypht the Saurial")
    t.B.plays("Airship")
    t.B.chooses(_ally(TRI))
    t.zone("War Band", "discard")
    t.total("T'kkyl", 3)
    t.standing(TRI)
    t.zone("Airship", "void")
    t.settled("A", "ask-combat")


@card_test(BI, "1st/316", rules=AN_ALLY)
def test_a_shield_of_wickedness_turns_it_for_the_round(t: Table) -> None:
    t.seat("A", formation=_home(BI), pool=["Neeva", "T'kkyl"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Shield of Wickedness", "Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.total("Neeva", 7 + 6)
    t.B.uses("Shield of Wickedness")
    t.total("Neeva", 7)
    t.total("Azhul", 4 + 6)
    t.A.plays("War Party")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Shield of Wickedness", "discard")
    t.zone("War Party", "discard")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.total("T'kkyl", 3 + 6)
    t.total("Borys", 9)
    t.settled("A", "ask-combat")


@card_test(UNI, "1st/165", "1st/56", rules=AN_ALLY)
def test_whoever_looks_at_allies_sees_it(t: Table) -> None:
    t.seat("A", formation=_home(UNI), pool=["Adventurers [1st/56]"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mika the Wolf-Nomad"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Adventurers [1st/56]")
    t.B.defends("Mika the Wolf-Nomad")
    t.level(_ally(UNI), 4)
    t.total("Adventurers [1st/56]", 4 + 4)
    t.level("Mika the Wolf-Nomad", 7 + 3 + 3)
    t.settled("A", "ask-combat")


@card_test(BI, rules=["raze.power-off"])
def test_it_goes_with_its_realm(t: Table) -> None:
    t.seat("A", formation=_home(BI), pool=["T'kkyl"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Cataclysm!"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 9)
    t.B.plays("Cataclysm!")
    t.B.chooses(BI)
    t.zone(BI, "discard")
    t.zone("Cataclysm!", "void")
    t.total("T'kkyl", 3)
    t.settled("A", "ask-combat")


@card_test(UNI, BI, rules=["combat.e.totals"])
def test_it_is_no_ally_of_anybody_elses(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "Nyrond", "B": UNI}, pool=["Azhul"])
    t.seat("C", formation={"A": "Keoland", "B": BI}, pool=["Hubadai"], hand=["Airship"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3)
    t.total("Azhul", 4)
    t.C.cannot("play", "Airship", because=("not-your-decision", "no-target"))
    t.settled("A", "ask-combat")


@card_test(UNI, BI, "1st/239", rules=AN_ALLY)
def test_at_bodach_one_of_several_comes_along_the_attackers_choice(t: Table) -> None:
    t.seat("A", formation=_home(UNI, BI), pool=["T'kkyl", "Azhul"], hand=["War Band"])
    t.seat("B", formation={"A": "Nibenay + Bodach"}, pool=["Grypht the Saurial", "Borys"])
    t.seat("C", formation={"A": "Gulg"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Azhul")
    t.offered(_ally(UNI), _ally(BI))
    t.A.chooses(_ally(BI))
    t.B.defends("Grypht the Saurial")
    t.total("Azhul", 4 + 3 + 6)
    t.standing(UNI)
    t.standing(BI)
    t.B.passes()
    t.zone("Grypht the Saurial", "discard")
    t.A.attacks("Nibenay", with_="T'kkyl")
    t.A.chooses(_ally(UNI))
    t.B.defends("Borys")
    t.total("T'kkyl", 3 + 3 + 3)
    t.A.cannot("play", "War Band", because="card.power.definition")
    t.changed("Azhul")
    t.settled("A", "ask-combat")


@card_test(UNI, BI, rules=AN_ALLY)
def test_elsewhere_both_come(t: Table) -> None:
    t.seat("A", formation=_home(UNI, BI), pool=["T'kkyl"])
    t.seat("B", formation={"A": "Nibenay", "B": "Gulg + Bodach"}, pool=["Borys"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nibenay", with_="T'kkyl")
    t.B.defends("Borys")
    t.total("T'kkyl", 3 + 3 + 6 + 3)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("realms", [BI, f"{UNI} {BI}"])
@card_test(BI, "1st/239", rules=AN_ALLY)
def test_one_alone_is_no_choice_and_is_all_it_can_have(t: Table, realms: str) -> None:
    t.seat("A", formation=_home(*realms.split()), pool=["T'kkyl"], hand=["War Band"])
    t.seat("B", formation={"A": "Nibenay + Bodach"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="T'kkyl")
    if UNI in realms:
        t.A.chooses(_ally(BI))
    t.B.defends("Borys")
    t.total("T'kkyl", 3 + 3 + 6)
    t.A.cannot("play", "War Band", because="card.power.definition")
    t.settled("A", "ask-combat")
