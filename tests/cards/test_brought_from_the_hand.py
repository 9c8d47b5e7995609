"""A champion of the hand attacks where its own power lets it, and not where its own power forbids it."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: Champions that never attack.
NEVER = {"1st/178": (), "4th/273": ()}
#: Champions that reach shielded realms by their own power, without being flyers, swimmers or earthwalkers in print.
REACHING = {"1st/438": (), "1st/431": (), "BR/88": (), "DR/36": (), "4th/335": ()}


@pytest.mark.parametrize("where", ["hand", "pool"])
@card_family(NEVER, rules=["combat.b.attacker-choice"], edition="1st")
def test_who_never_attacks_does_not_from_the_hand_either(t: Table, printing: str, where: str) -> None:
    lies = {"hand": [printing]} if where == "hand" else {"pool": [printing]}
    t.seat("A", formation={"A": "Rashemen"}, **lies)
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, unenforced=True)
    t.A.cannot("attack", "Nyrond", printing, because="may-not-attack")
    t.settled("A", "ask-phase-4")


@card_family({"1st/178": ()}, rules=["combat.c.defender-choice"], edition="1st")
def test_but_it_defends(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, hand=[printing])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends(printing)
    t.zone(printing, "battle")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("where", ["hand", "pool"])
@card_family(REACHING, rules=["combat.b.attacker-choice", "formation.protection"], edition="1st")
def test_who_reaches_any_realm_does_from_the_hand_too(t: Table, printing: str, where: str) -> None:
    lies = {"hand": [printing]} if where == "hand" else {"pool": [printing]}
    t.seat("A", formation={"A": "Rashemen"}, **lies)
    t.seat("B", formation={"A": "Nyrond", "B": "Cormyr"})
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Cormyr", with_=printing)
    t.B.declines()
    t.razed("Cormyr")
    t.changed("A:filler#1", "A:filler#2")
    t.settled("A")  # spoils, two for Prismal


@card_test("1st/438", rules=["formation.protection"], edition="1st")
def test_others_of_the_hand_gain_nothing_by_her(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/438", "Azhul"])
    t.seat("B", formation={"A": "Nyrond", "B": "Cormyr"})
    t.begin(active="A", phase=4)
    t.A.cannot("attack", "Cormyr", "Azhul", because="shielded")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("where", ["hand", "pool"])
@card_test("BR/65", rules=["combat.a.target-legal"], edition="1st")
def test_the_spider_attacks_a_ruin_from_the_hand_too(t: Table, where: str) -> None:
    lies = {"hand": ["BR/65"]} if where == "hand" else {"pool": ["BR/65"]}
    t.seat("A", formation={"A": "Rashemen"}, **lies)
    t.seat("B", formation={"A": "Nyrond (razed)"})
    t.begin(active="A", phase=4, unenforced=True)
    t.A.can("attack", "Nyrond", "BR/65")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("where", ["hand", "pool"])
@pytest.mark.parametrize(
    ("realm", "because"),
    [("4th/8", "card.power.definition"), ("Nyrond + 4th/87", ""), ("4th/2", "move.earthwalker.reach")],
)
@card_test("4th/335", rules=["move.earthwalker.reach", "combat.a.target-legal"], edition="1st")
def test_merik_is_an_earthwalker_to_realms_when_he_comes_from_the_hand(
    t: Table, realm: str, because: str, where: str
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, **{where: ["4th/335"]})
    t.seat("B", formation={"A": realm})
    t.begin(active="A", phase=4, unenforced=True)
    realm = realm.partition(" +")[0]
    if because:
        t.A.cannot("attack", realm, "4th/335", because=because)
    else:
        t.A.can("attack", realm, "4th/335")
    t.settled("A", "ask-phase-4")
