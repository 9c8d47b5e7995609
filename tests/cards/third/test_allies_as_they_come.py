"""Allies of 1st and 3rd Edition that do something as they are played, or while they fight."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    ALLY,
    CHAMPION,
    OPPONENT,
    OPPOSING,
    Is,
    Lasting,
    gains,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test


def _came(t: Table, ally: str, theirs: str = "Borys", mine: str = "Azhul") -> None:
    """A, behind, plays the ally in a fight with what B has there."""
    meet(t, mine, theirs, [ally])
    t.A.plays(ally)


# -- one of the enemies ----------------------------------------------------------------------------------------------


@card_test("1st/407", edition="1st")
def test_gold_buys_off_an_ally_of_one_or_two_levels(t: Table) -> None:
    _came(t, "1st/407", "Borys + Galek + Gith + War Party")
    t.offered("Galek", "Gith")
    t.A.chooses("Galek")
    t.zone("Galek", "discard")
    goes_on(t, "Borys")


@card_test("3rd/322", edition="1st")
def test_the_archer_kills_one_ally(t: Table) -> None:
    _came(t, "3rd/322", "Borys + Galek + War Party")
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.on("Galek", "Borys")
    goes_on(t)


@card_test("3rd/322", edition="1st")
def test_the_archer_may_hold_the_arrow_back(t: Table) -> None:
    _came(t, "3rd/322", "Borys + Galek + War Party")
    t.A.done()
    t.on("Galek", "Borys")
    t.on("War Party", "Borys")
    goes_on(t)


@card_test("3rd/269", edition="1st")
def test_rowan_sends_an_ally_or_item_to_the_abyss(t: Table) -> None:
    _came(t, "3rd/269", "Borys + Galek + Orb of Doom + 1st/157")
    t.offered("Galek", "Orb of Doom")
    t.A.chooses("Orb of Doom")
    t.zone("Orb of Doom", "abyss")
    goes_on(t, "Borys", "Galek")


@card_test("3rd/269", edition="1st")
def test_rowan_may_send_none(t: Table) -> None:
    _came(t, "3rd/269", "Borys + Galek")
    t.A.done()
    t.on("Galek", "Borys")
    goes_on(t)


@card_test("3rd/271", edition="1st")
def test_ashathra_goes_and_takes_an_ally_along(t: Table) -> None:
    meet(t, "Azhul + 3rd/271", "Borys + Galek + War Party")
    t.A.uses("3rd/271")
    t.offered("Galek", "War Party")
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.zone("3rd/271", "discard")
    goes_on(t, "Borys", "Galek")


@card_test("NO/83", rules=["discard.to-owner"], edition="1st")
def test_the_mind_flayer_shifts_an_ally_that_is_weaker_for_it(t: Table) -> None:
    _came(t, "NO/83", "Borys + Galek + War Party")
    t.A.chooses("War Party")
    t.on("War Party", "Azhul")
    t.level("War Party", 3)
    goes_on(t, "Borys", "Galek")


@card_test("NO/83", edition="1st")
def test_the_mind_flayer_need_not(t: Table) -> None:
    _came(t, "NO/83", "Borys + War Party")
    t.A.done()
    t.on("War Party", "Borys")
    t.level("War Party", 4)
    goes_on(t)


@card_test("3rd/184", edition="1st")
def test_trystan_takes_the_power_of_one_ally(t: Table) -> None:
    with given("1st/54", Always(gains(Is(OPPONENT), -2))), given("1st/274", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Azhul + Gith", "Borys + Galek + War Party", ["3rd/184"])
        t.level("Azhul", 1)
        t.A.plays("3rd/184")
        t.offered("Galek", "War Party", "Gith")
        t.A.chooses("War Party")
        t.level("Azhul", 3)
        goes_on(t, "Borys")


# -- what the other champion has -------------------------------------------------------------------------------------


@card_test("3rd/183", edition="1st")
def test_miles_leaves_the_opponent_one_card_of_four(t: Table) -> None:
    _came(t, "3rd/183", "Borys + Galek + Orb of Doom + Magic Sword + 1st/157")
    t.asked("B", "ask-choose")
    t.B.chooses("Magic Sword")
    t.on("Magic Sword", "Borys")
    for gone in ("Galek", "Orb of Doom", "1st/157"):
        t.zone(gone, "discard")
    goes_on(t)


@card_test("3rd/183", edition="1st")
def test_miles_leaves_three_cards_alone(t: Table) -> None:
    _came(t, "3rd/183", "Borys + Galek + Orb of Doom + 1st/157")
    for kept in ("Galek", "Orb of Doom", "1st/157"):
        t.on(kept, "Borys")
    goes_on(t)


@card_test("3rd/253", edition="1st")
def test_the_mercenaries_strip_items_and_artifacts(t: Table) -> None:
    meet(t, "Azhul", "Borys + Galek + Orb of Doom + 1st/157", ["3rd/253"], ["Magic Sword"])
    t.A.plays("3rd/253")
    t.zone("Orb of Doom", "discard")
    t.zone("1st/157", "discard")
    t.on("Galek", "Borys")
    goes_on(t, "Magic Sword")


@pytest.mark.parametrize(("hour", "level"), [(17, 3), (18, 6), (2, 6), (6, 3)])
@card_test("3rd/192", edition="1st")
def test_the_commander_is_greater_by_night_and_disarms(t: Table, hour: int, level: int) -> None:
    meet(t, "Azhul", "Borys + Magic Sword + Orb of Doom", ["3rd/192"], hour=hour)
    t.A.plays("3rd/192")
    t.level("3rd/192", level)
    t.zone("Magic Sword", "discard")
    t.on("Orb of Doom", "Borys")
    goes_on(t)


@pytest.mark.parametrize(("hour", "level"), [(5, 2), (6, 8), (17, 8), (18, 2)])
@card_test("3rd/296", edition="1st")
def test_wachter_is_greater_by_day(t: Table, hour: int, level: int) -> None:
    meet(t, "Azhul", "Borys + Gladiators", ["3rd/296"], hour=hour)
    t.A.plays("3rd/296")
    t.level("3rd/296", level)
    goes_on(t, "Borys", "Gladiators")


@card_test("3rd/273", edition="1st")
def test_small_allies_have_no_power_against_ka_cha(t: Table) -> None:
    with given("1st/54", Always(gains(Is(OPPONENT), -2))), given("1st/274", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Mul Savage + 3rd/273", "Bagual", their_hand=["Galek", "War Party"])
        t.B.plays("Galek")
        t.B.plays("War Party")
        t.level("Mul Savage", 4)
        goes_on(t, "Bagual", "Galek", "War Party")


@card_test("3rd/273", rules=["gloss.played-against"], edition="1st")
def test_an_ally_that_came_along_was_not_played_against_ka_cha(t: Table) -> None:
    with given("1st/274", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Mul Savage + 3rd/273", "Bagual + Galek")
        t.level("Mul Savage", 5)
        goes_on(t, "Bagual", "Galek")


@pytest.mark.parametrize(("theirs", "level"), [("Gith", 9), ("The Iron Legion", 8), ("Magic Sword", 8)])
@card_test("3rd/273", edition="1st")
def test_ka_cha_cows_the_small_ones_played_against_him(t: Table, theirs: str, level: int) -> None:
    weaker = Always(gains(Is(OPPONENT), -1))
    with given("1st/308", weaker), given("1st/59", weaker), given("1st/206", weaker):
        meet(t, "Borys + 3rd/273", "Azhul", their_hand=[theirs])
        t.B.plays(theirs)
        t.level("Borys", level)
        goes_on(t, "Azhul", theirs)


@card_test("3rd/273", edition="1st")
def test_small_ones_of_his_own_side_do_as_ever(t: Table) -> None:
    with given("1st/308", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Azhul + 3rd/273", "Borys", ["Gith"])
        t.A.plays("Gith")
        t.level("Borys", 8)
        goes_on(t, "Azhul", "Gith")


@card_test("3rd/283", edition="1st")
def test_sloth_costs_the_opponent_a_card_of_their_choice(t: Table) -> None:
    meet(t, "Azhul", "Borys", ["3rd/283"], ["War Party", "Galek"])
    t.A.plays("3rd/283")
    t.B.chooses("Galek")
    t.zone("Galek", "discard")
    t.zone("War Party", "hand")
    goes_on(t, "Borys")


@card_test("3rd/285", rules=["immunity.always-active"], edition="1st")
def test_the_inhuman_shelters_its_side_from_allies_for_the_round(t: Table) -> None:
    weaker = Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1))
    with given("1st/182", Play(weaker)), given("1st/54", Play(weaker)), given("1st/331", Play(weaker)):
        meet(t, "Azhul", "Sadira + Gith", ["3rd/285"], ["Zadoc", "War Party", "1st/331"])
        t.A.plays("3rd/285")
        t.B.plays("Zadoc")
        t.level("Azhul", 4)
        t.level("3rd/285", 2)
        goes_on(t, "Sadira", "Gith")


@card_test("3rd/285", rules=["immunity.always-active"], edition="1st")
def test_the_inhuman_shelters_from_nothing_but_allies(t: Table) -> None:
    with given("1st/331", Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))):
        meet(t, "Azhul", "Sadira + Gith", ["3rd/285"], ["1st/331"])
        t.A.plays("3rd/285")
        t.B.plays("1st/331", by="Sadira")
        t.level("Azhul", 3)
        t.level("3rd/285", 1)
        goes_on(t, "Sadira", "Gith")


@card_test("3rd/255", rules=["gloss.allies.traits"], edition="1st")
def test_the_lancers_clear_swimmers_from_the_battle(t: Table) -> None:
    _came(t, "3rd/255", "Borys + 4th/245 + War Party")
    t.zone("4th/245", "discard")
    t.on("War Party", "Borys")
    goes_on(t)


@card_test("3rd/255", rules=["gloss.defeated"], edition="1st")
def test_a_swimming_champion_falls_to_the_lancers(t: Table) -> None:
    meet(t, "Azhul", "4th/276", ["3rd/255"], pool=["Neeva"])
    t.A.plays("3rd/255")
    t.zone("4th/276", "discard")
    t.changed("Azhul")
    t.settled("A", "ask-next-attacker")


# -- what becomes of them --------------------------------------------------------------------------------------------


@card_test("3rd/257", edition="1st")
def test_the_gladiators_stay_with_a_champion_of_dark_sun(t: Table) -> None:
    meet(t, "Neeva + 3rd/257", "Bagual", pool=["Azhul"], their_pool=["Borys"])
    t.B.passes()
    t.on("3rd/257", "Neeva")
    t.changed("Bagual")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/257", edition="1st")
def test_the_gladiators_leave_any_other(t: Table) -> None:
    meet(t, "Mordenkainen + 3rd/257", "Bagual", pool=["Azhul"], their_pool=["Borys"])
    t.B.passes()
    t.zone("3rd/257", "discard")
    t.changed("Bagual", "Mordenkainen")
    t.settled("A", "ask-next-attacker")


@card_family({"NO/66": (4, 3), "NO/88": (3, 6)}, rules=["combat.e.totals"], edition="1st")
def test_it_is_stronger_defending_chult_alone(t: Table, printing: str, level: int, more: int) -> None:
    meet(t, "Borys", f"Azhul + {printing}", realm="Jungles of Chult")
    t.level(printing, level + more)
    goes_on(t, "Borys", "Azhul")


@card_family({"NO/66": (4,), "NO/88": (3,)}, rules=["combat.e.totals"], edition="1st")
def test_attacking_chult_it_is_not(t: Table, printing: str, level: int) -> None:
    meet(t, f"Azhul + {printing}", "Borys", realm="Jungles of Chult")
    t.level(printing, level)
    goes_on(t, "Borys", "Azhul")


@card_family({"NO/66": (4,), "NO/88": (3,)}, rules=["combat.e.totals"], edition="1st")
def test_defending_elsewhere_it_is_not(t: Table, printing: str, level: int) -> None:
    meet(t, "Borys", f"Azhul + {printing}")
    t.level(printing, level)
    goes_on(t, "Borys", "Azhul")


@card_test("1st/415", rules=["combat.e.totals"], edition="1st")
def test_the_map_halves_offensive_wizard_spells_used_against_it(t: Table) -> None:
    meet(t, "Azhul + 1st/415", "Sadira", ["1st/340"], ["Cone of Cold", "1st/342", "1st/352"])
    t.B.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 4 + 3)
    t.B.plays("1st/342", by="Sadira")
    t.total("Sadira", 4 + 3 + 2)
    goes_on(t, "Azhul", "Sadira")


# -- lost and won rounds ---------------------------------------------------------------------------------------------


def _lost(t: Table, ally: str, **more: object) -> None:
    """A loses a round with the ally on its side."""
    meet(t, f"Azhul + {ally}", "Borys + Magic Sword + Gladiators", **more)  # type: ignore[arg-type]
    t.A.passes()
    t.changed("Azhul", "Borys", "Gladiators", "B:filler#1")


@card_family({"NO/252": (), "4th/221": ()}, edition="1st")
def test_lost_assassins_destroy_a_champion_anywhere(t: Table, printing: str) -> None:
    _lost(t, printing, their_pool=["Otto"])
    t.offered("Borys", "Otto")
    t.A.chooses("Otto")
    t.zone("Otto", "discard")
    t.zone(printing, "discard")
    t.settled("B", "ask-spoils")


@card_test("3rd/169", edition="1st")
def test_the_lost_bane_destroys_an_avatar(t: Table) -> None:
    _lost(t, "3rd/169", their_pool=["Otto", "PO/39", "PO/41"])
    t.offered("PO/39", "PO/41")
    t.A.chooses("PO/41")
    t.zone("PO/41", "discard")
    t.zone("3rd/169", "discard")
    t.settled("B", "ask-spoils")


@card_family({"3rd/279": (), "4th/228": ()}, edition="1st")
def test_lost_stalkers_return_every_item_to_the_draw_piles(t: Table, printing: str) -> None:
    _lost(t, printing, pool=["Neeva + Orb of Doom"])
    t.zone("Magic Sword", "draw")
    t.zone("Orb of Doom", "draw")
    t.zone(printing, "discard")
    t.changed(*(f"B:filler#{i}" for i in range(2, 13)))
    t.settled("B", "ask-spoils")


@card_test("3rd/291", edition="1st")
def test_lost_mikor_empties_the_abyss_of_all_but_events(t: Table) -> None:
    _lost(t, "3rd/291", abyss=["War Party", "Mul Savage", "Good Fortune"])
    t.zone("War Party", "discard")
    t.zone("Mul Savage", "discard")
    t.zone("Good Fortune", "abyss")
    t.zone("3rd/291", "discard")
    t.settled("B", "ask-spoils")


@card_test("3rd/307", edition="1st")
def test_the_lost_punisher_comes_back_to_the_hand(t: Table) -> None:
    _lost(t, "3rd/307")
    t.zone("3rd/307", "hand")
    t.settled("B", "ask-spoils")


@card_family(
    {"3rd/169": (), "3rd/279": (), "3rd/291": (), "3rd/307": (), "NO/252": (), "4th/220": ()},
    rules=["combat.h.loser-discards-all"],
    edition="1st",
)
def test_on_the_winning_side_it_does_nothing(t: Table, printing: str) -> None:
    meet(
        t,
        f"Borys + Gladiators + {printing}",
        "Bagual",
        pool=["Neeva + Orb of Doom"],
        their_pool=["Otto", "PO/39"],
        abyss=["War Party"],
    )
    t.B.passes()
    t.zone(printing, "discard")
    t.changed("Borys", "Gladiators", "Bagual")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/280", edition="1st")
def test_victorious_runners_choose_an_item_artifact_or_rule_card(t: Table) -> None:
    meet(
        t,
        "Borys + 3rd/280",
        "Bagual",
        pool=["Neeva + Orb of Doom"],
        their_pool=["Otto + 1st/157"],
        table=["1st/423"],
    )
    t.B.passes()
    t.A.says("yes")
    t.offered("Orb of Doom", "1st/157", "1st/423")
    t.A.chooses("1st/157")
    t.zone("1st/157", "discard")
    t.zone("3rd/280", "discard")
    t.changed("Borys", "Bagual")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/280", edition="1st")
def test_beaten_or_unwilling_they_choose_none(t: Table) -> None:
    _lost(t, "3rd/280")
    t.on("Magic Sword", "Borys")
    t.zone("3rd/280", "discard")
    t.settled("B", "ask-spoils")
