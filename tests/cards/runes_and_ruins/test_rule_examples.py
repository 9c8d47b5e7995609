"""Doc's Island, Falx and Gib Kcir."""

from __future__ import annotations

from functools import partial

from sixrealms.engine.ability import Play
from sixrealms.powers.card_questions import CHAMPION, HERO, Kind
from sixrealms.powers.moves import discard
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

ISLAND, FALX, KCIR = "RR/5", "RR/31", "RR/116"


@card_test(ISLAND, rules=["move.earthwalker.reach", "move.flyer.any-realm"])
def test_only_who_swims_or_flies_comes_to_the_island(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", "Hubadai", "Neeva"])
    t.seat("B", formation={"A": ISLAND, "B": "Nyrond"}, pool=["Dagrande"])
    t.begin(active="A", phase=4)
    t.A.cannot("attack", ISLAND, "Azhul", because="barred")
    t.A.can("attack", ISLAND, "Hubadai")
    t.settled("A", "ask-phase-4")


@card_test(ISLAND, rules=["realm.power.when-attacked", "immunity.level-bonus-lost"])
def test_the_things_of_attackers_give_no_levels_but_keep_their_powers(t: Table) -> None:
    t.seat(
        "A",
        formation=REALM_A,
        pool=["Hubadai + Orb of Doom + Chaos Shield", "Azhul + Dwarven Hammer"],
        hand=["Magic Sword"],
    )
    t.seat("B", formation={"A": ISLAND}, pool=["Dagrande + Staff of Striking"])
    t.begin(active="A", phase=4, unenforced=True)
    t.level("Hubadai", 7)
    t.A.attacks(ISLAND, with_="Hubadai")
    t.B.defends("Dagrande")
    t.level("Hubadai", 4)
    t.level("Dagrande", 7)
    t.level("Azhul", 7)
    t.A.plays("Magic Sword", on="Hubadai")
    t.level("Hubadai", 4)
    t.settled("A", "ask-combat")


@card_test(ISLAND, rules=["realm.power.when-attacked"])
def test_elsewhere_they_give_them(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Hubadai + Orb of Doom"])
    t.seat("B", formation={"A": ISLAND, "B": "Nyrond"}, pool=["Dagrande"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Hubadai")
    t.B.defends("Dagrande")
    t.level("Hubadai", 6)
    t.settled("B", "ask-combat")


# -- Falx -------------------------------------------------------------------------------------------------------------


@card_test(FALX, rules=["icon.ability.by-type", "gloss.base-level.changed"])
def test_falx_casts_and_grows_with_his_hoard(t: Table) -> None:
    t.seat(
        "A",
        formation=REALM_A,
        pool=[f"{FALX} + Orb of Doom + Dwarven Hammer"],
        hand=["Cone of Cold", "Sticks to Snakes"],
    )
    t.seat("B", formation=REALM_B, pool=["Borys + Staff of Conjuring + Scroll of 7 Leagues", "Azhul + Magic Sword"])
    t.begin(active="A", phase=4, unenforced=True)
    t.level(FALX, 6 + 2 + 3 + 2)
    t.A.attacks("Nyrond", with_=FALX)
    t.B.defends("Borys")
    t.A.cannot("play", "Sticks to Snakes", FALX, because="cannot-use")
    t.A.plays("Cone of Cold", by=FALX)
    t.level(FALX, 18)
    t.settled("A", "ask-combat")


@card_test(FALX, rules=["power.cost-beats-protection"])
def test_his_hoard_cannot_be_taken_away(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Magic Sword"], hand=["Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=[f"{FALX} + Orb of Doom + DL/56", "Neeva + Dwarven Hammer"])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.on("Orb of Doom", FALX)
    t.on("DL/56", FALX)
    t.zone("Dwarven Hammer", "discard")
    t.zone("Magic Sword", "discard")
    t.changed("Fast Talking!")
    t.settled("A", "ask-phase-3")


@card_test(FALX, rules=["pool.loss-attachments"])
def test_without_him_there_is_no_hoard(t: Table) -> None:
    """What nothing can take from him has no bearer any more once he is gone himself."""
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["1st/312"])
    t.seat("B", formation=REALM_B, pool=[f"{FALX} + Orb of Doom", "Neeva + Dwarven Hammer"])
    with given("1st/312", Play(discard(every(CHAMPION & Kind("Dragon"))), at=("any",))):
        t.begin(active="A", phase=3)
        t.A.plays("1st/312")
        t.zone(FALX, "discard")
        t.zone("Orb of Doom", "discard")
        t.on("Dwarven Hammer", "Neeva")
        t.changed("1st/312")
        t.settled("A", "ask-phase-3")


@card_test(FALX, "DL/56", rules=["power.cost-beats-protection"])
def test_but_he_spends_an_item_that_must_be_discarded_to_work(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"{FALX} + DL/56"])
    t.seat("B", formation=REALM_B, pool=["Borys + Kank Lancers + Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=FALX)
    t.B.defends("Borys")
    t.A.uses("DL/56")
    t.zone("DL/56", "discard")
    t.B.chooses("Kank Lancers")
    t.zone("Kank Lancers", "discard")
    t.settled("A", "ask-combat")


# -- Gib Kcir ---------------------------------------------------------------------------------------------------------


@card_test(KCIR, rules=["immunity.always-active"])
def test_harmful_events_pass_her_by(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["Treasure"])
    t.seat("B", formation=REALM_B, pool=[KCIR, "Neeva + 1st/420"])
    with given("1st/312", Play(discard(every(CHAMPION)))):
        t.begin(active="A", phase=3)
        t.A.plays("Treasure")
        t.zone(KCIR, "pool")
        t.zone("Neeva", "discard")
        t.zone("Azhul", "discard")
        t.changed("Treasure", "1st/420")
        t.settled("A", "ask-phase-3")


@card_test(KCIR, rules=["abyss.recovery"])
def test_she_takes_a_card_that_is_no_realm_along_to_the_abyss(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"{KCIR} + Orb of Doom", "Azhul"])
    t.seat("B", formation={"A": "Furyondy + 1st/141"}, pool=["Neeva + Dwarven Hammer"], table=["BR/118"])
    t.begin(active="A", phase=3)
    t.A.uses(KCIR)
    t.offered("Azhul", "1st/141", "Neeva", "Dwarven Hammer", "BR/118")
    t.A.chooses("BR/118")
    t.zone("BR/118", "abyss")
    t.zone(KCIR, "abyss")
    t.zone("Orb of Doom", "discard")
    t.standing("Furyondy")
    t.settled("A", "ask-phase-3")


@card_test(KCIR, rules=["dungeon-card.remove.gib-kcir"])
def test_a_dungeon_card_leaves_the_game(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[KCIR])
    t.seat("B", formation=REALM_B, table=["DU/10"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.uses(KCIR)
    t.zone("DU/10", "void")
    t.zone(KCIR, "abyss")
    t.settled("A", "ask-phase-3")


@card_test(KCIR, rules=["pool.not-while-fighting", "once.phase3"])
def test_not_in_other_phases(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[KCIR])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=4)
    t.A.cannot("use", KCIR, because="wrong-moment")
    t.settled("A", "ask-phase-4")


@card_test(ISLAND, rules=["move.swimmer.coast"])
def test_swimmers_come_and_their_spells_and_allies_count(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["4th/276 + Orb of Dragonkind"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": ISLAND}, pool=["Borys"])
    t.begin(active="A", phase=4, unenforced=True, windows="pass")
    t.A.attacks(ISLAND, with_="4th/276")
    t.B.defends("Borys")
    t.level("4th/276", 7)
    t.A.plays("Cone of Cold", by="4th/276")
    t.level("4th/276", 12)
    t.settled("B", "ask-combat")


@card_test(FALX, rules=["power.cost-beats-protection"])
def test_an_artifact_of_his_can_be_taken(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=[f"{FALX} + Orb of Green Dragonkind + Orb of Doom"])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.zone("Orb of Green Dragonkind", "discard")
    t.on("Orb of Doom", FALX)
    t.changed("Fast Talking!")
    t.settled("A", "ask-phase-3")


@card_test(KCIR, rules=["immunity.always-active"])
def test_helpful_events_and_harmful_spells_reach_her(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=[KCIR, "Neeva"])
    with given("1st/100", Play(discard(every(HERO)))):
        t.begin(active="A", phase=3)
        t.A.plays("Good Fortune")
        t.zone(KCIR, "discard")
        t.zone("Neeva", "discard")
        t.changed("Good Fortune")
        t.settled("A", "ask-phase-3")


@card_test(KCIR, rules=["spell.target-required"])
def test_without_a_card_to_take_along_she_stays(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"{KCIR} + Orb of Doom"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.cannot("use", KCIR, because="no-target")
    t.settled("A", "ask-phase-3")
