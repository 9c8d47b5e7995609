"""A hero no woman fights, and who counts as one."""

from __future__ import annotations

import pytest

from sixrealms.catalogue import all_printings, printing
from sixrealms.language import BEARER, HERO, Always, Has, Immune, Is
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table, card_test
from tools.catalogue_pictures import PICTURED

MAYOR = "1st/433"


def test_heroes_wizards_and_clerics_are_female_as_far_as_names_and_words_tell() -> None:
    known = {one.card_id for one in all_printings()}
    assert [card for card in PICTURED if card not in known] == []
    female = [one for one in all_printings() if "Female" in one.kinds]
    assert {one.type for one in female} == {"hero", "wizard", "cleric"}
    assert {"Neeva", "Sadira", "Nenioc"} < {one.name for one in female}
    assert "Female" not in printing("1st/50").kinds


@pytest.mark.parametrize("foe", ["Neeva", "Sadira", "Nenioc"])
@card_test(MAYOR, rules=["gloss.defeated"], edition="1st")
def test_women_go_home_defeated(t: Table, foe: str) -> None:
    meet(t, MAYOR, f"{foe} + Orb of Doom", their_pool=["Azhul"])
    t.zone(foe, "pool")
    t.on("Orb of Doom", foe)
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("foe", ["Sadira + 4th/388", "Neeva + 1st/104"])
@card_test(MAYOR, rules=["immunity.always-active"], edition="1st")
def test_a_woman_he_does_not_charm_is_spared_nothing(t: Table, foe: str) -> None:
    """Prismatic Sphere lets no power reach its caster; she loses by totals, as others do."""
    with given("1st/104", Always(Immune(Is(BEARER), HERO))):
        meet(t, f"{MAYOR} + 1st/206", foe, ["War Party"], their_pool=["Azhul"])
        who = foe.partition(" +")[0]
        t.zone(who, "battle")
        t.A.plays("War Party")
        t.B.passes()
        t.zone(who, "discard")
        t.zone(foe.partition("+ ")[2], "discard")
        t.zone(MAYOR, "pool")
        t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("foe", ["Azhul", "Mordenkainen", "1st/284", "4th/342"])
@card_test(MAYOR, rules=["gloss.opponent"], edition="1st")
def test_all_others_fight_him(t: Table, foe: str) -> None:
    meet(t, MAYOR, f"{foe}", their_hand=["Gith"])
    t.zone(foe, "battle")
    t.level(MAYOR, 6)
    t.changed()
    t.settled("A" if foe in ("1st/284", "4th/342", "Mordenkainen") else "B")


@card_test(MAYOR, rules=["gloss.opponent"], edition="1st")
def test_a_woman_who_is_a_monster_now_fights_him(t: Table) -> None:
    with given("1st/104", Always(Has(Is(BEARER), type="monster", only=True))):
        meet(t, MAYOR, "Neeva + 1st/104")
        t.zone("Neeva", "battle")
        t.level(MAYOR, 6)
        t.settled("A", "ask-combat")


@pytest.mark.parametrize(("realm", "level"), [("Shadowdale", 6 + 3 + 3), ("Nyrond", 6)])
@card_test(MAYOR, rules=["worldbonus.amount"], edition="1st")
def test_he_is_stronger_at_home(t: Table, realm: str, level: int) -> None:
    """Three levels besides those of his world."""
    t.seat("A", formation={"A": realm}, pool=[MAYOR])
    t.seat("B", formation={"A": "Shadowdale"}, pool=["Azhul"])
    t.begin(active="B", phase=4, windows="pass", unenforced=True)
    t.B.attacks(realm, with_="Azhul")
    t.A.defends(MAYOR)
    t.level(MAYOR, level)
    t.settled("B")


@card_test(MAYOR, rules=["worldbonus.amount"], edition="1st")
def test_attacking_he_is_not(t: Table) -> None:
    meet(t, MAYOR, "Azhul", realm="Shadowdale")
    t.level(MAYOR, 6 + 3)
    t.settled("B")
