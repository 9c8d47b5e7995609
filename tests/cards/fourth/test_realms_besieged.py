"""Realms under attack: what they ask of attackers and keep from them."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    ALLY,
    ANY,
    CHAMPION,
    EACH,
    OPPOSING,
    OTHERS,
    SELF,
    DiscardFromHand,
    ForEach,
    Is,
    Lasting,
    MayUse,
    gains,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

EMBER = "Crystal of the Ebon Flame"


# -- what attackers pay -----------------------------------------------------------------------------------------------


@card_family({"3rd/6": (), "4th/3": ()}, rules=["realm.power.when-attacked"], edition="1st")
def test_sembia_takes_a_card_for_each_attacker(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "Borys", "Azhul + Orb of Doom"], hand=["War Party"])
    t.seat("B", formation={"A": printing}, pool=["Bagual", "Dagrande"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(printing, with_="Neeva")
    t.offered("Borys", "Azhul", "Orb of Doom", "War Party")
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.B.defends("Bagual")
    t.B.passes()
    t.A.attacks(printing, with_="Borys")
    t.offered("Neeva", "Azhul", "Orb of Doom")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("Zadoc", "hand")
    t.zone("Neeva", "pool")
    t.zone("Bagual", "discard")
    t.changed("Borys")
    t.settled("B", "ask-defend")


@card_test("3rd/6", rules=["realm.power.when-attacked"], edition="1st")
def test_who_has_nothing_left_attacks_sembia_free_of_charge(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + Orb of Doom"])
    t.seat("B", formation={"A": "3rd/6"}, pool=["Bagual"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("3rd/6", with_="Neeva")
    t.on("Orb of Doom", "Neeva")
    t.changed("Neeva")
    t.settled("B", "ask-defend")


@card_test("4th/70", rules=["combat.a.target-legal"], edition="1st")
def test_anytown_taxes_a_spell_of_hand_or_discards(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Neeva", "Borys", "Azhul"],
        hand=["1st/106", "War Party"],
        discard=["1st/352", "1st/353", "Zadoc"],
    )
    t.seat("B", formation={"A": "4th/70"}, pool=["Bagual", "Dagrande"], hand=["1st/343"], discard=["1st/340"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/70", with_="Neeva")
    t.offered("1st/106", "1st/352", "1st/353")
    t.A.chooses("1st/352")
    t.zone("1st/352", "abyss")
    t.B.defends("Bagual")
    t.B.passes()
    t.A.attacks("4th/70", with_="Borys")
    t.A.chooses("1st/353")
    t.zone("1st/353", "abyss")
    t.B.defends("Dagrande")
    t.B.passes()
    t.A.attacks("4th/70", with_="Azhul")
    t.zone("1st/106", "abyss")
    t.changed("Neeva", "Borys", "Azhul", "Bagual", "Dagrande")
    t.settled("B", "ask-defend")


@pytest.mark.parametrize("lies", ["hand", "discard", "nowhere"])
@card_test("4th/70", rules=["combat.a.target-legal"], edition="1st")
def test_without_a_spell_nobody_attacks_anytown(t: Table, lies: str) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Neeva"],
        hand=["1st/106"] if lies == "hand" else ["Zadoc"],
        discard=["1st/106"] if lies == "discard" else ["War Party"],
    )
    t.seat("B", formation={"A": "4th/70"}, hand=["1st/343"], discard=["1st/340"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    if lies == "nowhere":
        t.A.cannot("attack", "4th/70", "Neeva", because="barred")
    else:
        t.A.can("attack", "4th/70", "Neeva")
    t.settled("A", "ask-phase-4")


@card_test("4th/35", rules=["activation.list.realm"], edition="1st")
def test_celik_takes_items_and_lets_no_more_of_them_come(t: Table) -> None:
    mine = "Mordenkainen + Orb of Doom + 1st/94 + 1st/157 + War Party"
    meet(t, mine, "Borys + 1st/206", ["1st/217", "1st/152"], realm="4th/35", pool=["Azhul + NO/208"])
    t.A.mode(1)
    for item in ("Orb of Doom", "1st/94"):
        t.zone(item, "discard")
    t.on("1st/157", "Mordenkainen")
    t.on("War Party", "Mordenkainen")
    t.on("1st/206", "Borys")
    t.on("NO/208", "Azhul")
    t.settled("B", "ask-combat")


@card_test("4th/35", rules=["activation.list.realm"], edition="1st")
def test_or_celik_takes_artifacts(t: Table) -> None:
    mine = "Mordenkainen + Orb of Doom + 1st/157"
    meet(t, mine, "Borys + War Party + 1st/156", ["1st/217", "1st/158"], ["1st/152"], realm="4th/35")
    t.A.mode(2)
    t.zone("1st/157", "discard")
    t.on("Orb of Doom", "Mordenkainen")
    t.on("1st/156", "Borys")
    t.A.can("play", "1st/217", "Mordenkainen")
    t.A.cannot("play", "1st/158", "Mordenkainen", because="forbidden")
    t.settled("A", "ask-combat")


@card_test("4th/35", rules=["activation.list.realm"], edition="1st")
def test_with_one_sort_alone_there_is_no_choice_at_celik(t: Table) -> None:
    meet(t, "Mordenkainen + Orb of Doom", "Borys", ["1st/217"], realm="4th/35")
    t.zone("Orb of Doom", "discard")
    t.A.cannot("play", "1st/217", "Mordenkainen", because="forbidden")
    t.settled("A", "ask-combat")


# -- what does not come there -----------------------------------------------------------------------------------------


@card_test("4th/41", rules=["icon.ability.by-type"], edition="1st")
def test_attackers_use_neither_spells_nor_items_in_the_fens(t: Table) -> None:
    meet(
        t,
        "Mordenkainen + Orb of Doom",
        "Borys",
        ["1st/340", "1st/94", "Zadoc", "1st/158"],
        realm="4th/41",
        pool=["Sadira"],
    )
    t.level("Mordenkainen", 7)
    for card in ("1st/340", "1st/94"):
        t.A.cannot("play", card, "Mordenkainen", because="forbidden")
    t.A.plays("Zadoc")
    goes_on(t, "Borys", "Mordenkainen")


@card_test("4th/41", rules=["spell.any-time"], edition="1st")
def test_a_champion_in_the_pool_casts_past_the_fens(t: Table) -> None:
    with given("1st/106", Play(Lasting(gains(OPPOSING, -1)), at=("any",))):
        meet(t, "Mordenkainen", "Borys", ["1st/106"], realm="4th/41", pool=["Sadira"])
        t.A.cannot("play", "1st/106", "Mordenkainen", because="forbidden")
        t.A.can("play", "1st/106", "Sadira")
        goes_on(t, "Borys", "Mordenkainen")


@card_test("4th/41", rules=["combat.e.totals"], edition="1st")
def test_defenders_use_them_twice_over_in_the_fens(t: Table) -> None:
    mine = ("Borys + Gladiators", ["War Party"])
    meet(t, mine[0], "Mordenkainen + Orb of Doom + 1st/157", mine[1], ["1st/340"], realm="4th/41")
    t.level("Mordenkainen", 7 + 4 + 4)
    t.B.plays("1st/340", by="Mordenkainen")
    t.total("Mordenkainen", 7 + 4 + 4 + 10)
    goes_on(t, "Borys", "Gladiators")


@card_test("4th/41", rules=["realm.power.when-attacked"], edition="1st")
def test_an_item_without_power_does_nothing_in_the_fens(t: Table) -> None:
    weaker = Always(gains(OPPOSING & ALLY, -1))
    with given("1st/104", weaker), given("1st/157", Always(gains(OPPOSING & CHAMPION, -1))):
        meet(t, "Bagual + 1st/104 + 1st/157 + Zadoc", "Azhul + War Party", realm="4th/41")
        t.level("War Party", 4)
        t.level("Azhul", 3)
        t.level("Bagual", 2 + 4)
        goes_on(t, "Bagual")


@card_test("4th/41", rules=["realm.power.when-attacked"], edition="1st")
def test_an_item_of_the_defence_works_in_the_fens(t: Table) -> None:
    weaker = Always(gains(OPPOSING & ALLY, -1))
    with given("1st/104", weaker):
        meet(t, "Bagual + Zadoc", "Azhul + 1st/104", realm="4th/41")
        t.level("Zadoc", 1)
        t.level("Azhul", 4 + 4)
        goes_on(t, "Bagual")


_POWERS = ["4th/424", "PO/98", "1st/340"]


@pytest.mark.parametrize(("realm", "formation"), [("4th/32", "DL/8"), ("DL/8", "4th/32")])
@card_test("4th/32", rules=["immunity.offensive-only"], edition="1st")
def test_ur_draxa_shelters_champions_from_offensive_powers_wherever_they_fight(
    t: Table, realm: str, formation: str
) -> None:
    with (
        given("4th/424", Play(Lasting(gains(OPPOSING, -1)))),
        given("PO/98", Play(Lasting(gains(OPPOSING, -2)))),
        given("1st/340", Play(Lasting(gains(OPPOSING, -4)))),
        given("1st/268", Always(MayUse(Is(SELF), ANY))),
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Bagual"], hand=_POWERS)
        t.seat("B", formation={"A": realm, "B": formation}, pool=["Neeva + War Party"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(realm, with_="Bagual")
        t.B.defends("Neeva")
        for card in _POWERS:
            t.A.plays(card, by="Bagual")
        bonus = 3 if realm == "4th/32" else 0
        t.level("Neeva", 7 + bonus - 1 - 4)
        t.level("War Party", 4 - 1 - 2 - 4)
        goes_on(t, "Bagual", "War Party")


@card_test("4th/32", rules=["immunity.offensive-only"], edition="1st")
def test_ur_draxa_shelters_nobody_else(t: Table) -> None:
    with given("PO/98", Play(Lasting(gains(OPPOSING, -2)))), given("1st/268", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Bagual"], hand=["PO/98"])
        t.seat("C", formation={"A": "4th/32"})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DL/8", with_="Neeva")
        t.B.defends("Bagual")
        t.B.plays("PO/98", by="Bagual")
        t.level("Neeva", 7 - 2)
        goes_on(t, "Neeva")


@pytest.mark.parametrize(("power", "spared"), [("PO/98", True), ("4th/424", False), ("1st/352", False)])
@card_test("4th/32", rules=["gloss.player-target"], edition="1st")
def test_no_offensive_power_makes_its_player_discard(t: Table, power: str, spared: bool) -> None:
    robs = Play(ForEach(OTHERS, DiscardFromHand(EACH)), at=("3",))
    with given(power, robs), given("1st/268", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Bagual"], hand=[power, "Orb of Doom"])
        t.seat("B", formation={"A": "4th/32"}, hand=["War Party"])
        t.seat("C", formation={"A": "DL/8"}, hand=["Zadoc"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(power, by="Bagual")
        t.zone("Zadoc", "discard")
        t.zone("War Party", "hand" if spared else "discard")
        t.changed(power)
        t.settled("A")


@card_test("4th/32", rules=["combat.a.target-legal"], edition="1st")
def test_nobody_with_an_item_or_artifact_attacks_ur_draxa(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + Orb of Doom", "Mordenkainen + 1st/157", "Azhul + Zadoc"])
    t.seat("B", formation={"A": "4th/32"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    for champion in ("Neeva", "Mordenkainen"):
        t.A.cannot("attack", "4th/32", champion, because="barred")
    t.A.can("attack", "4th/32", "Azhul")
    t.settled("A", "ask-phase-4")


@card_test("4th/32", rules=["combat.a.target-legal"], edition="1st")
def test_an_attacker_of_ur_draxa_may_take_one_up_in_the_battle(t: Table) -> None:
    meet(t, "Azhul", "Borys", ["Orb of Doom"], realm="4th/32")
    t.A.plays("Orb of Doom", on="Azhul")
    goes_on(t, "Borys", "Azhul")


@card_family({"4th/32": (), "4th/68": ()}, edition="1st")
def test_at_home_it_keeps_its_word(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": printing}, pool=["Azhul", "Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(printing, with_="Neeva")
    if printing == "4th/68":
        t.B.cannot("defend", "Azhul", because="card.power.definition")
        t.B.cannot("defend", "Borys", because="card.power.definition")
        t.B.can("defend", printing)
    else:
        t.B.can("defend", "Azhul")
    t.changed("Neeva")
    t.settled("B", "ask-defend")


@card_test("4th/68", rules=["icon.ability.by-type"], edition="1st")
def test_the_eye_tyrant_casts_at_level_15_and_no_offensive_item_hurts_it(t: Table) -> None:
    stings, bites = Always(gains(OPPOSING, -1)), Play(Lasting(gains(OPPOSING, -4)))
    with given("1st/104", stings), given("1st/103", Always(gains(OPPOSING, -2))), given("1st/106", bites):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira + 1st/104 + 1st/103"], hand=["1st/106"])
        t.seat("B", formation={"A": "4th/68", "B": "Draj"}, pool=["Azhul"], hand=["1st/343", "1st/353", "War Party"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("4th/68", with_="Sadira")
        t.B.defends("4th/68")
        t.type("4th/68", "monster")
        t.kind("4th/68", "Beholder")
        t.base("4th/68", 15)
        t.level("4th/68", 15 - 2)
        t.A.plays("1st/106", by="Sadira")
        t.level("4th/68", 15 - 2 - 4)
        goes_on(t, "Sadira")


@card_test("4th/68", rules=["icon.ability.by-type"], edition="1st")
def test_the_eye_tyrant_casts_what_wizards_cast(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Gladiators"])
    t.seat("B", formation={"A": "4th/68"}, hand=["1st/343", "1st/353", "War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/68", with_="Borys")
    t.B.defends("4th/68")
    t.B.can("play", "1st/343", "4th/68")
    t.B.can("play", "War Party", "4th/68")
    t.B.cannot("play", "1st/353", "4th/68", because="icon.ability.by-type")
    goes_on(t, "Borys", "Gladiators")


@card_test("4th/68", rules=["realm.power.when-attacked"], edition="1st")
def test_next_door_to_the_lair_champions_defend(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": "DL/8", "B": "4th/68"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.can("defend", "Azhul")
    t.changed("Neeva")
    t.settled("B", "ask-defend")
