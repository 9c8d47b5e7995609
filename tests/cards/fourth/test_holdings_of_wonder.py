"""Holdings of 4th Edition that cast, draw, negate or bring back: wells, guilds, thrones, springs and pools."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import BEARER, RAZED, REALM, Is, Raze, World, every, gains
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")

# -- Moonwell ----------------------------------------------------------------------------------------------------------


@card_test("4th/77", rules=["spell.phase4-only-combatants"])
def test_the_realm_of_the_moonwell_casts_clerical_spells_beside_its_defender(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Rashemen + 4th/77"}, pool=["Azhul"], hand=["Cure Light Wounds", "Magic Missile"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Neeva")
    t.B.defends("Azhul")
    t.B.cannot("play", "Cure Light Wounds", "Azhul", because="icon.ability.by-type")
    t.B.cannot("play", "Cure Light Wounds", "4th/77", because="icon.ability.by-type")
    t.B.cannot("play", "Magic Missile", "Rashemen", because="icon.ability.by-type")
    t.B.plays("Cure Light Wounds", by="Rashemen")
    t.total("Azhul", 4 + 1)
    t.settled("B", "ask-combat")


RAZES_ALL = Play(Raze(every(REALM & ~RAZED)), at=("3",))


@pytest.mark.parametrize(("what", "razed"), [("1st/362", False), ("1st/366", True), ("1st/362w", True)])
@card_test("4th/77", rules=["immunity.always-active", "immunity.offensive-only"])
def test_the_moonwell_shelters_its_realm_from_offensive_clerical_spells(t: Table, what: str, razed: bool) -> None:
    spell = "1st/393" if what.endswith("w") else what
    with given(spell, RAZES_ALL):
        t.seat("A", formation={"A": "Sembia"}, pool=["Otto"], hand=[spell])
        t.seat("B", formation={"A": "Rashemen + 4th/77", "B": "Vaasa"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays(spell, by="Otto")
        t.razed("Vaasa")
        (t.razed if razed else t.standing)("Rashemen")
        t.changed(spell, "4th/77", "Sembia", "Otto")
        t.settled("A")


@pytest.mark.parametrize(("event", "razed"), [("1st/276", False), ("1st/100", True)])
@card_test("4th/77", rules=["immunity.always-active", "event.harmful-helpful"])
def test_the_moonwell_shelters_its_realm_from_harmful_events(t: Table, event: str, razed: bool) -> None:
    with given(event, RAZES_ALL):
        t.seat("A", formation={"A": "Sembia"}, hand=[event])
        t.seat("B", formation={"A": "Rashemen + 4th/77", "B": "Vaasa"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays(event)
        t.razed("Vaasa")
        (t.razed if razed else t.standing)("Rashemen")
        t.changed(event, "4th/77", "Sembia")
        t.settled("A")


# -- cards drawn -------------------------------------------------------------------------------------------------------


@card_test("4th/90", rules=["realm.power.when-attacked", "event.any-time"])
def test_under_attack_the_breastwork_draws_for_events_of_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"], hand=["Charge!", "Gladiators"])
    t.seat(
        "B",
        formation={"A": "Nyrond + 4th/90"},
        pool=["Azhul"],
        hand=["Berserk Fury!", "War Band", "Surprise Raid"],
        draw=["Stug", "Wijon", "Tiger"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.plays("Berserk Fury!")
    t.contents("B", "hand", ["War Band", "Surprise Raid", "Stug"])
    t.A.plays("Charge!")
    t.B.plays("War Band")
    t.contents("B", "hand", ["Surprise Raid", "Stug"])
    t.count("A", hand=1)
    t.changed("Charge!", "Berserk Fury!")
    t.settled("A", "ask-combat")


@card_test("4th/90", rules=["realm.power.when-attacked"])
def test_in_peace_the_breastwork_draws_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond + 4th/90"}, hand=["Charge!"])
    t.seat("B", formation={"A": "Sembia"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Charge!")
    t.count("A", hand=0)
    t.changed("Charge!")
    t.settled("A", "ask-phase-3")


@card_test("4th/90", "3rd/90", rules=["event.duration-in-play"])
def test_the_breastwork_draws_for_an_event_once_and_not_for_each_later_use(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Gladiators + Zadoc + Tiger"])
    t.seat("B", formation={"A": "Nyrond + 4th/90"}, pool=["Azhul"], hand=["3rd/90"], draw=["Stug", "Wijon", "Draj"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Azhul")
    t.B.plays("3rd/90")
    t.B.says("yes")
    t.B.chooses("Gladiators")
    t.B.says("no")
    t.contents("B", "hand", ["Stug"])
    t.B.uses("3rd/90")
    t.B.chooses("Zadoc")
    t.contents("B", "hand", ["Stug"])
    t.changed("Gladiators", "Zadoc", "3rd/90")
    t.settled("B")


@card_test("4th/100", rules=["realm.power.when-attacked", "spell.phase4-both"])
def test_under_attack_the_jewel_draws_for_clerical_spells_of_anybody(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Otto"], hand=["Cure Serious Wounds", "Magic Missile"])
    t.seat(
        "B",
        formation={"A": "BR/5 + 4th/100"},
        pool=["Preserver"],
        hand=["Shield", "War Party"],
        draw=["Stug", "Wijon", "Tiger"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("BR/5", with_="Otto")
    t.B.defends("Preserver")
    t.A.plays("Cure Serious Wounds", by="Otto")
    t.contents("B", "hand", ["Shield", "War Party", "Stug"])
    t.B.plays("Shield", by="Preserver")
    t.A.plays("Magic Missile", by="Otto")
    t.contents("B", "hand", ["War Party", "Stug"])
    t.count("A", hand=0)
    t.settled("B", "ask-combat")


@card_test("4th/100", rules=["realm.power.when-attacked"])
def test_in_peace_the_jewel_draws_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "BR/5 + 4th/100"}, pool=["Otto"], hand=["Raise Dead"], discard=["Azhul"])
    t.seat("B", formation={"A": "Sembia"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Raise Dead", by="Otto")
    t.contents("A", "hand", ["Azhul"])
    t.changed("Raise Dead")
    t.settled("A", "ask-phase-3")


@card_test("4th/100", "1st/33", rules=["gloss.negate"])
def test_the_jewel_silences_mulmaster_anywhere(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Magic Missile"])
    t.seat("B", formation={"A": "Rashemen + Mulmaster"}, pool=["Preserver"])
    t.seat("C", formation={"A": "BR/5 + 4th/100"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Sadira")
    t.B.defends("Preserver")
    t.A.plays("Magic Missile", by="Sadira")
    t.count("B", hand=0)
    t.count("C", hand=0)
    t.settled("B", "ask-combat")


@card_test("4th/101", "NO/236", rules=["gloss.negate", "turn.phase1.extra-draws"])
def test_the_guild_draws_and_leaves_arkhold_without_power(t: Table) -> None:
    t.seat("A", formation={"A": "BR/5 + 4th/101"})
    t.seat("B", formation={"A": "Raam + Arkhold"})
    t.begin(active="A", phase="start", windows="pass")
    t.A.passes()
    t.count("A", hand=4)
    t.A.passes(4)
    t.B.passes()
    t.count("B", hand=3)
    drew(t, "A", 4)
    drew(t, "B", 3)
    t.settled("B")


# -- who may cast ------------------------------------------------------------------------------------------------------


@card_test("4th/102", rules=["gloss.race.elf", "icon.ability.by-type"])
def test_elves_cast_and_use_their_blood_before_the_thorn_throne(t: Table) -> None:
    cards = ["Cone of Cold", "BR/35", "Cure Light Wounds"]
    t.seat(
        "A", formation={"A": "Sembia"}, pool=["Winged Horror + Orb of Doom", "Neeva + Orb of Doom"], hand=["War Band"]
    )
    t.seat("B", formation={"A": "BR/5 + 4th/102"}, pool=["Drizzt Do' Urden"], hand=cards)
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("BR/5", with_="Winged Horror")
    t.B.defends("Drizzt Do' Urden")
    t.B.can("play", "Cone of Cold", "Drizzt Do' Urden")
    t.B.can("play", "BR/35", "Drizzt Do' Urden")
    t.B.cannot("play", "Cure Light Wounds", "Drizzt Do' Urden", because="icon.ability.by-type")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(("attacked", "defender"), [("BR/5", "Azhul"), ("Rashemen", "Drizzt Do' Urden")])
@card_test("4th/102", rules=["realm.power.when-attacked"])
def test_others_and_elves_elsewhere_do_not(t: Table, attacked: str, defender: str) -> None:
    throne = "BR/5 + 4th/102"
    t.seat("A", formation={"A": "Sembia"}, pool=["Winged Horror + Gladiators"])
    realms = {"A": throne, "B": "Rashemen"} if attacked == "BR/5" else {"A": "Rashemen", "B": throne}
    t.seat("B", formation=realms, pool=[defender], hand=["Cone of Cold", "BR/35"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(attacked, with_="Winged Horror")
    t.B.defends(defender)
    t.B.cannot("play", "Cone of Cold", defender, because="icon.ability.by-type")
    t.B.cannot("play", "BR/35", defender, because="icon.ability.by-type")
    t.settled("B", "ask-combat")


@card_test("4th/102", rules=["icon.ability.by-type"])
def test_an_elf_that_comes_for_the_thorn_throne_does_not_cast(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Drizzt Do' Urden"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "BR/5 + 4th/102"}, pool=["Neeva + Gladiators"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("BR/5", with_="Drizzt Do' Urden")
    t.B.defends("Neeva")
    t.A.cannot("play", "Cone of Cold", "Drizzt Do' Urden", because="icon.ability.by-type")
    t.settled("A", "ask-combat")


# -- Madding Springs ---------------------------------------------------------------------------------------------------


def _at_the_springs(
    t: Table, attacked: str = "DL/2", fallen: tuple[str, ...] = ("War Party", "Zadoc", "Wijon")
) -> None:
    springs = "DL/2 + 4th/109"
    realms = {"A": springs, "B": "Vaasa"} if attacked == "DL/2" else {"A": "Vaasa", "B": springs}
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva + Gladiators", "Dagrande + Elf Galleon"], discard=["Stug"])
    t.seat("B", formation=realms, pool=["Tergoz Tenhammer", "Mul Savage"], discard=["Azhul", *fallen])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(attacked, with_="Neeva")
    t.B.defends("Tergoz Tenhammer")


@card_test("4th/109", rules=["combat.term.battle-on-card"])
def test_the_springs_bring_an_ally_back_into_the_fight_once_a_round(t: Table) -> None:
    _at_the_springs(t)
    t.B.uses("4th/109")
    t.offered("War Party", "Zadoc", "Wijon")
    t.B.chooses("War Party")
    t.B.plays("War Party")
    t.on("War Party", "Tergoz Tenhammer")
    t.zone("Zadoc", "discard")
    t.B.cannot("use", "4th/109", because="already-used")
    t.B.passes()
    t.A.attacks("DL/2", with_="Dagrande")
    t.B.defends("Mul Savage")
    t.B.can("use", "4th/109")
    t.changed("Neeva", "Tergoz Tenhammer", "War Party", "Gladiators")
    t.settled("B", "ask-combat")


@card_test("4th/109")
def test_an_ally_that_does_not_fight_at_once_stays_where_it_was(t: Table) -> None:
    _at_the_springs(t)
    t.B.uses("4th/109")
    t.B.chooses("Zadoc")
    t.asked("B", "ask-play-now")
    t.B.passes()
    t.zone("Zadoc", "discard")
    t.settled("B", "ask-combat")


@card_test("4th/109", rules=["realm.power.when-attacked"])
def test_the_springs_heal_nobody_next_door(t: Table) -> None:
    _at_the_springs(t, "Vaasa")
    t.B.cannot("use", "4th/109", because="condition-not-met")
    t.settled("B", "ask-combat")


@card_test("4th/109")
def test_without_a_fallen_ally_the_springs_are_of_no_use(t: Table) -> None:
    _at_the_springs(t, fallen=())
    t.B.cannot("use", "4th/109", because="no-target")
    t.settled("B", "ask-combat")


# -- Agis's Cairn ------------------------------------------------------------------------------------------------------


CHOICE = pytest.mark.parametrize("said", ["yes", "no"])


@CHOICE
@card_test("4th/509", rules=["gloss.negate"])
def test_who_defends_at_the_cairn_may_negate_defensive_items_of_both_sides(t: Table, said: str) -> None:
    allied = "Otto + Banner of the One-Eyed God + Orb of Doom + War Band"
    t.seat("A", formation={"A": "Sembia"}, pool=[allied])
    t.seat("B", formation={"A": "Nibenay + 4th/509"}, pool=["Dragon King + Magical Barding"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Otto")
    t.level("War Band", 4)
    t.B.defends("Dragon King")
    t.asked("B", "ask-use-power")
    t.B.says(said)
    kept = said == "no"
    t.level("War Band", 3 + kept)
    t.level("Otto", 6 + 2 + kept)
    t.level("Dragon King", 8 + 3 + 2 * kept)
    t.settled("A", "ask-combat")


@CHOICE
@card_test("4th/509", rules=["gloss.negate", "combat.term.battle-on-card"])
def test_who_defends_at_the_cairn_may_negate_defensive_spells_for_the_round(t: Table, said: str) -> None:
    spells = ["Cure Serious Wounds", "Sticks to Snakes", "Bless"]
    t.seat("A", formation={"A": "Sembia"}, pool=["Otto + War Band", "Neeva + Magical Barding"], hand=spells)
    t.seat("B", formation={"A": "Nibenay + 4th/509"}, pool=["Dragon King + Elf Galleon", "Azhul"], draw=["Stug"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Otto")
    t.B.defends("Dragon King")
    t.B.says(said)
    kept = said == "no"
    t.A.plays("Cure Serious Wounds", by="Otto")
    t.level("Otto", 6 + 2 * kept)
    t.A.plays("Bless", by="Otto")
    t.level("War Band", 3 + kept)
    t.A.plays("Sticks to Snakes", by="Otto")
    t.total("Otto", 6 + 3 + 4 + 4 * kept)
    if not kept:
        t.changed("Cure Serious Wounds", "Bless", "Sticks to Snakes")
        t.settled("A", "ask-combat")
        return
    t.B.passes()
    t.A.attacks("Nibenay", with_="Neeva")
    t.B.defends("Azhul")
    t.asked("B", "ask-use-power")
    t.changed("Otto", "War Band", "Dragon King", "Elf Galleon", *spells)
    t.settled("B")


@card_test("4th/509", rules=["combat.term.battle-on-card"])
def test_other_cards_work_on_and_in_the_next_round_so_does_what_was_negated(t: Table) -> None:
    with given("BR/35", Always(gains(Is(BEARER), 1))):
        t.seat(
            "A",
            formation={"A": "Sembia"},
            pool=["Winged Horror + Net of Entrapment + BR/35", "Neeva + Magical Barding"],
        )
        t.seat("B", formation={"A": "Nibenay + 4th/509"}, pool=["T'kkyl", "Azhul + Griffon"], hand=["War Band"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nibenay", with_="Winged Horror")
        t.B.defends("T'kkyl")
        t.B.says("yes")
        t.level("Winged Horror", 7 + 2 + 1)
        t.level("Neeva", 7)
        t.B.cannot("play", "War Band", because="forbidden")
        t.B.passes()
        t.A.attacks("Nibenay", with_="Neeva")
        t.level("Neeva", 7 + 3 + 2)
        t.B.defends("Azhul")
        t.B.says("no")
        t.level("Azhul", 4 + 3 + 2)
        t.changed("Winged Horror", "T'kkyl", "BR/35")
        t.settled("B", "ask-combat")


@card_test("4th/509", rules=["realm.power.when-attacked"])
def test_next_door_to_the_cairn_nobody_is_asked(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Winged Horror"])
    t.seat("B", formation={"A": "Rashemen", "B": "Nibenay + 4th/509"}, pool=["Azhul + Griffon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Winged Horror")
    t.B.defends("Azhul")
    t.level("Azhul", 4 + 2)
    t.settled("B", "ask-combat")


# -- The Sylvan Pool ---------------------------------------------------------------------------------------------------


@card_test("4th/513", rules=["holding.world", "turn.phase2.holding-any-realm"])
def test_the_sylvan_pool_lies_in_any_standing_realm_without_a_holding(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond (razed)", "B": "Rashemen", "C": "Raam + Arkhold"}, hand=["4th/513"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.cannot("play", "4th/513", "Nyrond", because=("realm-razed", "other-world"))
    t.A.cannot("play", "4th/513", "Raam", because="has-holding")
    t.A.plays("4th/513", on="Rashemen")
    t.on("4th/513", "Rashemen")
    t.settled("A")


@card_test("4th/513", "1st/99", rules=["inplay.definition", "inplay.left-no-effect"])
def test_the_sylvan_pool_draws_a_card_for_every_realm_and_holding_that_leaves(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + 4th/513"}, hand=["1st/99", "1st/90"], draw=["Stug", "Wijon", "Tiger"])
    t.seat("B", formation={"A": "Raam + Arkhold", "B": "Draj"}, pool=["Azhul + War Band"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/99")
    t.A.chooses("Raam")
    t.contents("A", "hand", ["1st/90", "Stug", "Wijon"])
    t.A.plays("1st/90")
    t.zone("War Band", "discard")
    t.contents("A", "hand", ["Stug", "Wijon"])
    t.changed("Raam", "Arkhold", "1st/99", "1st/90")
    t.settled("A")


@card_test("4th/513", "1st/99", rules=["inplay.left-no-effect"])
def test_it_draws_for_its_own_realm_but_not_for_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + 4th/513"}, hand=["1st/99"], draw=["Stug", "Wijon", "Tiger"])
    t.seat("B", formation={"A": "Raam"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/99")
    t.A.chooses("Rashemen")
    t.contents("A", "hand", ["Stug"])
    t.changed("Rashemen", "4th/513", "1st/99")
    t.settled("A")


@card_test("4th/513", rules=["raze.still-in-play", "raze.holding-lost"])
def test_for_a_razed_realm_it_draws_only_if_a_holding_goes(t: Table) -> None:
    with given("1st/100", Play(Raze(every(REALM & ~RAZED & ~World("FR"))))):
        t.seat("A", formation={"A": "Rashemen + 4th/513"}, hand=["1st/100"], draw=["Stug", "Wijon", "Tiger"])
        t.seat("B", formation={"A": "Raam + Arkhold", "B": "Nyrond"}, pool=["Azhul"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/100")
        t.razed("Raam")
        t.razed("Nyrond")
        t.contents("A", "hand", ["Stug"])
        t.changed("1st/100", "Arkhold", "Azhul")
        t.settled("A")
