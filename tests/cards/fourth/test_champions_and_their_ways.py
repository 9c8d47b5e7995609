"""Clerics, psionicists and heroes of 4th Edition: what they do to those they meet."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, When
from sixrealms.language import (
    ALLY,
    CHAMPION,
    IN_POOL,
    IT,
    OPPONENT,
    OPPOSING,
    SELF,
    TARGET,
    THEIRS,
    Choose,
    Has,
    Is,
    Named,
    SwitchSide,
    discard,
    every,
    gains,
    one,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

STRONG = "Borys + Crystal of the Ebon Flame"


@card_test("4th/286", rules=["gloss.played-against"], edition="1st")
def test_shayira_takes_the_power_of_what_is_played_against_her_but_not_its_level(t: Table) -> None:
    weaker = Always(gains(Is(OPPONENT), -1))
    with given("1st/182", weaker), given("1st/104", weaker), given("1st/54", weaker):
        meet(t, "4th/286 + Crystal of the Ebon Flame", "Bagual + War Party", their_hand=["Zadoc", "1st/104"])
        t.level("4th/286", 3 + 6 - 1)
        t.B.plays("Zadoc")
        t.level("4th/286", 8)
        t.level("Zadoc", 2)
        goes_on(t, "Bagual", "War Party")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@card_test("4th/286", rules=["gloss.played-against", "gloss.attached.during-combat"], edition="1st")
def test_shayira_takes_the_power_of_a_spell_that_works_once(t: Table, ruleset: str) -> None:
    """It has no bonus and would be gone at once, where such cards are not attached for the round."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/286 + Crystal of the Ebon Flame"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Web"])
    size = 110 if ruleset == "tournament-110" else 55
    t.begin(active="A", phase=4, windows="pass", unenforced=True, ruleset=ruleset, size=size)
    t.A.attacks("Nyrond", with_="4th/286")
    t.B.defends("Mordenkainen")
    t.A.plays("Zadoc")
    t.B.plays("Web", by="Mordenkainen")
    t.on("Zadoc", "4th/286")
    t.changed("Mordenkainen", "Web")
    goes_on(t)


@card_test("4th/287", rules=["icon.ability.by-type"], edition="1st")
def test_the_elemental_cleric_casts_wizard_spells_of_the_elements(t: Table) -> None:
    hand = ["Fireball", "1st/379", "Cone of Cold", "1st/343", "1st/353"]
    meet(t, "4th/287", "Borys + Zadoc", hand)
    t.A.can("play", "Fireball", "4th/287")
    t.A.can("play", "1st/379", "4th/287")
    t.A.can("play", "1st/353", "4th/287")
    t.A.cannot("play", "Cone of Cold", "4th/287", because="icon.ability.by-type")
    t.A.cannot("play", "1st/343", "4th/287", because="icon.ability.by-type")
    goes_on(t, "Borys", "Zadoc")


@card_test("4th/304", rules=["combat.e.totals"], edition="1st")
def test_pearl_blesses_allies_of_her_sisters_from_the_pool(t: Table) -> None:
    meet(t, "4th/305 + War Party", STRONG, pool=["4th/304"])
    t.level("War Party", 6)
    goes_on(t, "Borys")


@card_test("4th/304", rules=["combat.e.totals"], edition="1st")
def test_she_blesses_nobody_elses(t: Table) -> None:
    meet(t, "Azhul + War Party", STRONG, pool=["4th/304"])
    t.level("War Party", 4)
    goes_on(t, "Borys")


@card_test("4th/305", rules=["combat.e.totals"], edition="1st")
def test_amber_enhances_items_of_her_sisters(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/305", "4th/304 + Orb of Doom", "Azhul + Magic Sword"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/306 + 1st/94"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.level("4th/304", 3 + 4)
    t.level("Azhul", 4 + 2)
    t.level("4th/306", 7 + 3)
    t.settled("A")


@card_test("4th/356", rules=["combat.e.totals"], edition="1st")
def test_the_mummy_drains_its_attacker(t: Table) -> None:
    meet(t, "Mul Savage", "4th/356")
    t.level("Mul Savage", 3)
    t.level("4th/356", 6)
    goes_on(t)


@card_test("4th/356", rules=["combat.e.totals"], edition="1st")
def test_attacking_the_mummy_drains_nobody(t: Table) -> None:
    meet(t, "4th/356", "Mul Savage")
    t.level("Mul Savage", 6)
    t.level("4th/356", 3)
    goes_on(t)


@card_test("4th/356", "4th/199", rules=["immunity.always-active"], edition="1st")
def test_the_mummy_gains_nothing_from_whom_it_cannot_drain(t: Table) -> None:
    meet(t, "Dagrande + 4th/199", "4th/356")
    t.base("Dagrande", 4)
    t.level("4th/356", 3)
    goes_on(t, "Dagrande")


@card_test("DR/36", "4th/508", rules=["immunity.always-active"], edition="1st")
def test_nor_does_the_shadow_dragon(t: Table) -> None:
    meet(t, "DR/36", "4th/508")
    t.base("4th/508", 7)
    t.total("DR/36", 7)
    goes_on(t)


@card_test("4th/356", edition="1st")
def test_a_werebeast_turns_back_from_the_mummy(t: Table) -> None:
    with given("1st/284", Always(Has(Is(SELF), ("Werebeast",)))):
        meet(t, "Mul Savage", "4th/356", pool=["Azhul"])
        t.zone("4th/356", "pool")
        t.changed("Mul Savage")
        t.settled("A")


@card_test("4th/356", edition="1st")
def test_werebeasts_are_no_help_against_the_mummy(t: Table) -> None:
    meet(t, "Azhul + 4th/236", "4th/356", ["4th/236"])
    t.total("Azhul", 1)
    t.A.cannot("play", "4th/236#2", "Azhul", because="forbidden")
    goes_on(t, "4th/356", "4th/236#1")


@card_test("4th/471", edition="1st")
def test_it_looks_on_every_pile_and_lets_swimmers_go(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/471"], draw=["4th/245", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["4th/276", "Gith"])
    t.seat("C", formation={"A": "Vaasa"}, draw=["War Party", "4th/250"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/471")
    me = t.sitting.objects.seat("A")
    seen = {card: bool(t.state.seen[t.card(card)] >> me & 1) for card in ("4th/245", "Azhul", "4th/276", "War Party")}
    t.expect(seen == {"4th/245": True, "Azhul": False, "4th/276": True, "War Party": True}, "the top cards are seen")
    t.A.says("no")
    t.A.says("yes")
    t.zone("4th/245", "draw")
    t.zone("4th/276", "discard")
    t.zone("War Party", "draw")
    t.A.cannot("use", "4th/471", because="already-used")
    t.settled("A")


@pytest.mark.parametrize(("way", "drow"), [(1, False), (2, True)])
@card_test("4th/328", rules=["gloss.race.elf"], edition="1st")
def test_salurana_turns_her_allies_into_elves_or_drow(t: Table, way: int, drow: bool) -> None:
    meet(t, "4th/328", STRONG, ["War Party"])
    t.kind("War Party", "Orc")
    t.A.plays("War Party")
    t.A.mode(way)
    t.kind("War Party", "Elf")
    t.not_kind("War Party", "Orc")
    if drow:
        t.kind("War Party", "Drow")
    else:
        t.not_kind("War Party", "Drow")
    goes_on(t, "Borys")


@card_test("4th/329", rules=["power.combat-only-when-involved"], edition="1st")
def test_jella_lifts_an_item_off_a_champion_at_home(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/329", "Azhul + Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Magic Sword + 1st/157", "Neeva + 1st/94"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/329")
    t.offered("Magic Sword", "1st/94")
    t.A.chooses("1st/94")
    t.zone("1st/94", "discard")
    t.on("Magic Sword", "Borys")
    t.A.cannot("use", "4th/329", because="already-used")
    t.settled("A")


@card_test("4th/330", edition="1st")
def test_myalasia_takes_a_card_out_of_the_other_hand(t: Table) -> None:
    meet(t, "4th/330", STRONG, ["Gith"], ["War Party", "Galek"])
    t.A.uses("4th/330")
    t.count("B", hand=1)
    t.changed("War Party", "Galek")
    t.zone("Gith", "hand")
    t.A.cannot("use", "4th/330", because="already-used")
    goes_on(t, "Borys")


@card_test("4th/337", rules=["immunity.offensive-only"], edition="1st")
def test_ansalong_takes_the_power_of_offensive_cards_on_the_opponent(t: Table) -> None:
    weaker = Always(gains(Is(OPPONENT), -1))
    with given("1st/104", weaker), given("1st/103", weaker), given("1st/182", weaker), given("1st/284", weaker):
        meet(t, "4th/337 + Crystal of the Ebon Flame", "Mul Savage + Orb of Doom + 1st/103 + Zadoc")
        t.level("4th/337", 2 + 3 + 6 - 3)
        t.level("Mul Savage", 8)
        goes_on(t, "Mul Savage", "Zadoc")


@card_test("4th/338", edition="1st")
def test_jarek_turns_flyers_and_others_upside_down(t: Table) -> None:
    meet(t, "4th/338 + Gith", "Borys + War Party + 1st/65 + Crystal of the Ebon Flame")
    t.A.uses("4th/338")
    t.not_kind("Borys", "Flyer")
    t.not_kind("1st/65", "Flyer")
    t.kind("War Party", "Flyer")
    t.not_kind("Gith", "Flyer")
    t.A.cannot("use", "4th/338", because="already-used")
    goes_on(t)


@card_test("4th/340", edition="1st")
def test_a_monster_of_any_pool_fights_beside_kai_rik_tik(t: Table) -> None:
    meet(t, "4th/340", STRONG, pool=["Stef'fa Naf'ski", "Azhul"], their_pool=["Mul Savage"])
    t.A.uses("4th/340")
    t.offered("Stef'fa Naf'ski", "Mul Savage")
    t.A.chooses("Mul Savage")
    t.total("4th/340", 8 + 6)
    t.A.passes()
    t.zone("Mul Savage", "discard")
    t.zone("4th/340", "discard")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/340", edition="1st")
def test_the_monster_goes_home_from_a_round_won(t: Table) -> None:
    meet(t, "4th/340", "Borys", pool=["Azhul"], their_pool=["Mul Savage"])
    t.A.uses("4th/340")
    t.B.passes()
    t.zone("Mul Savage", "pool")
    t.changed("Borys", "4th/340")
    t.settled("A", "ask-next-attacker")


@card_test("4th/341", rules=["gloss.defeated"], edition="1st")
def test_talcon_takes_a_champion_along(t: Table) -> None:
    meet(t, "4th/341", STRONG, pool=["Azhul"], their_pool=["Otto"])
    t.A.passes()
    t.A.says("yes")
    t.offered("Borys", "Azhul", "Otto")
    t.A.chooses("Otto")
    t.zone("Otto", "discard")
    t.zone("4th/341", "discard")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/341", rules=["gloss.defeated"], edition="1st")
def test_talcon_may_go_alone(t: Table) -> None:
    meet(t, "4th/341", STRONG, their_pool=["Otto"])
    t.A.passes()
    t.A.says("no")
    t.zone("Otto", "pool")
    t.zone("4th/341", "discard")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/253", rules=["combat.h.loser-discards-all"], edition="1st")
def test_drizzt_must_be_beaten_twice_as_a_defender(t: Table) -> None:
    meet(t, "Borys", "4th/253 + 1st/103", pool=["Dragon King + Crystal of the Ebon Flame"])
    t.B.passes()
    t.zone("4th/253", "pool")
    t.on("1st/103", "4th/253")
    t.A.attacks("DL/8", with_="Dragon King")
    t.B.defends("4th/253")
    t.B.passes()
    t.zone("4th/253", "discard")
    t.changed("Borys", "Dragon King")
    t.settled("A")


@card_test("4th/253", rules=["combat.h.loser-discards-all"], edition="1st")
def test_attacking_drizzt_falls_at_once(t: Table) -> None:
    meet(t, "4th/253", STRONG)
    t.A.passes()
    t.zone("4th/253", "discard")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/254", rules=["icon.ability.by-type"], edition="1st")
def test_the_harpers_choose_the_kind_of_spell_for_each_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/254"], hand=["1st/343", "1st/353"])
    t.seat("B", formation={"A": "DL/8"}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/254")
    t.B.defends("Borys")
    t.A.mode(1)
    t.A.can("play", "1st/343", "4th/254")
    t.A.cannot("play", "1st/353", "4th/254", because="icon.ability.by-type")
    goes_on(t, "Borys")


@card_test("4th/259", edition="1st")
def test_rikus_attacks_twice(t: Table) -> None:
    meet(t, "4th/259", "Bagual", their_pool=["Borys"])
    t.B.passes()
    t.offered("4th/259")
    t.changed("Bagual")
    t.settled("A", "ask-next-attacker")


@card_test("4th/260", edition="1st")
def test_the_captain_destroys_an_item_of_the_opponent_once_a_battle(t: Table) -> None:
    meet(t, "4th/260", STRONG + " + Magic Sword + 1st/157", their_pool=["Otto + 1st/94"])
    t.A.uses("4th/260")
    t.offered("Crystal of the Ebon Flame", "Magic Sword")
    t.A.chooses("Magic Sword")
    t.zone("Magic Sword", "discard")
    t.A.cannot("use", "4th/260", because="already-used")
    goes_on(t, "Borys")


@pytest.mark.parametrize(("realm", "level"), [("Raam", 14), ("DL/8", 7)])
@card_test("4th/261", edition="1st")
def test_neeva_doubles_her_base_level_defending_dark_sun(t: Table, realm: str, level: int) -> None:
    meet(t, "Mul Savage", "4th/261", realm=realm)
    t.base("4th/261", level)
    goes_on(t, "Mul Savage")


@card_test("4th/289", edition="1st")
def test_photed_raises_adventurers_while_another_is_about(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/289", "Adventurers", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/292"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.base("4th/289", 8)
    t.base("Adventurers", 5)
    t.base("Azhul", 4)
    t.base("4th/292", 3)
    t.settled("A")


@card_test("4th/289", edition="1st")
def test_alone_photed_raises_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/289", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/292"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.base("4th/289", 7)
    t.settled("A")


@pytest.mark.parametrize(("others", "level"), [(4, 3), (3, 2)])
@card_test("4th/295", rules=["immunity.always-active"], edition="1st")
def test_shayla_shelters_adventurers_at_home_from_offensive_items(t: Table, others: int, level: int) -> None:
    pool = ["4th/295", "4th/292", *["4th/290", "4th/291", "4th/294"][: others - 1]]
    with given("1st/104", Always(gains(CHAMPION & IN_POOL & THEIRS, -1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=pool)
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Orb of Doom"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.level("4th/292", level)
        t.settled("A")


@card_test("4th/322", edition="1st")
def test_malleyahl_is_stronger_defending_the_underdark(t: Table) -> None:
    meet(t, "Azhul", "4th/322", realm="Menzoberranzan [4th/1]")
    t.level("4th/322", 4 + 3 + 3)
    goes_on(t, "Azhul")


@card_test("4th/322", edition="1st")
def test_elsewhere_she_is_not(t: Table) -> None:
    meet(t, "Azhul", "4th/322")
    t.level("4th/322", 4)
    goes_on(t, "Azhul")


@card_test("4th/327", rules=["discard.to-owner"], edition="1st")
def test_all_allies_come_over_to_funerea(t: Table) -> None:
    meet(t, "4th/327", "Bagual + Gith + Zadoc", their_hand=["War Party"])
    t.on("Gith", "4th/327")
    t.on("Zadoc", "4th/327")
    t.B.plays("War Party")
    t.on("War Party", "4th/327")
    t.total("4th/327", 8 + 1 + 2 + 4)
    goes_on(t, "Bagual")


@card_test("4th/327", edition="1st")
def test_of_two_that_call_an_ally_the_one_it_was_played_by_has_it_last(t: Table) -> None:
    with given("1st/268", When("joins", SwitchSide(IT), to=ALLY & OPPOSING)):
        meet(t, "4th/327", "1st/268", their_hand=["War Party"])
        t.B.plays("War Party")
        t.on("War Party", "1st/268")
        goes_on(t, "4th/327")


@card_test("4th/327", edition="1st")
def test_an_ally_called_back_by_a_spell_comes_over_once_more(t: Table) -> None:
    with given("1st/357", Play(Choose(one(ALLY & OPPOSING), then=SwitchSide(TARGET)))):
        meet(t, "4th/327", "1st/163", their_hand=["War Party", "1st/357"])
        t.B.plays("War Party")
        t.on("War Party", "4th/327")
        t.B.plays("1st/357", by="1st/163")
        t.on("War Party", "4th/327")
        goes_on(t, "1st/163", "1st/357")


@card_test("4th/353", edition="1st")
def test_the_madman_destroys_a_holding_of_the_other_side(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Lost Oasis"}, pool=["4th/353"])
    t.seat("B", formation={"A": "DL/8 + Black Waters", "B": "Vaasa + Arms of Furyondy"}, pool=[STRONG])
    t.seat("C", formation={"A": "Sembia + Silver Spring"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/353")
    t.B.defends("Borys")
    t.offered("Black Waters", "Arms of Furyondy")
    t.A.chooses("Arms of Furyondy")
    t.zone("Arms of Furyondy", "discard")
    t.on("Black Waters", "DL/8")
    goes_on(t, "Borys")


@pytest.mark.parametrize(("foe", "zone"), [("BR/88", "pool"), ("4th/342", "pool"), ("Borys", "discard")])
@card_test("4th/359", rules=["combat.h.loser-discards-all"], edition="1st")
def test_they_flee_from_psionicists_and_regents(t: Table, foe: str, zone: str) -> None:
    meet(t, "4th/359", f"{foe} + Crystal of the Ebon Flame")
    t.A.passes()
    t.zone("4th/359", zone)
    t.changed(foe, "B:filler#1")
    t.settled("B" if zone == "discard" else "A")


@card_test("4th/473", rules=["avatar.sacrifice"], edition="1st")
def test_garl_costs_a_hero_of_eight_levels(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/45", "Neeva", "Borys"], hand=["4th/473"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/473")
    t.zone("1st/45", "discard")
    t.zone("4th/473", "pool")
    t.settled("A")


@card_test("4th/473", edition="1st")
def test_under_garl_all_champions_of_his_player_are_gnomes(t: Table) -> None:
    meet(t, "Azhul + War Party", STRONG, pool=["4th/473", "Sadira"])
    t.kind("Azhul", "Gnome")
    t.kind("Sadira", "Gnome")
    t.not_kind("War Party", "Gnome")
    t.not_kind("Borys", "Gnome")
    goes_on(t)


@card_test("4th/475", rules=["avatar.sacrifice"], edition="1st")
def test_yondalla_costs_a_monster_of_twelve_levels(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/474", "Borys", "4th/484"], hand=["4th/475"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/475")
    t.zone("4th/474", "discard")
    t.zone("4th/475", "pool")
    t.settled("A")


@card_test("4th/475", edition="1st")
def test_yondalla_never_attacks(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/475", "Azhul"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "DL/8", "4th/475", because="card.power.definition")
    t.A.can("attack", "DL/8", "Azhul")
    t.settled("A")


@card_test("4th/475", rules=["gloss.defeated"], edition="1st")
def test_beaten_yondalla_takes_her_opponent_and_one_more(t: Table) -> None:
    meet(t, "Borys + Crystal of the Ebon Flame + Gladiators", "4th/475", pool=["Azhul", "Sadira"], their_pool=["Otto"])
    t.B.passes()
    t.zone("Borys", "discard")
    t.zone("4th/475", "discard")
    t.offered("Azhul", "Sadira", "Otto")
    t.B.chooses("Sadira")
    t.zone("Sadira", "discard")
    t.changed("Gladiators", "Crystal of the Ebon Flame")
    t.settled("A")


@card_test("4th/288", edition="1st")
def test_klik_destroys_an_item_anywhere_as_a_defender(t: Table) -> None:
    meet(t, "Azhul + Orb of Doom", "4th/288", their_pool=["Otto + Magic Sword"])
    t.B.says("yes")
    t.offered("Orb of Doom", "Magic Sword")
    t.B.chooses("Orb of Doom")
    t.zone("Orb of Doom", "discard")
    goes_on(t, "Azhul")


@card_test("4th/288", edition="1st")
def test_klik_need_not(t: Table) -> None:
    meet(t, "Azhul + Orb of Doom", "4th/288")
    t.B.says("no")
    t.on("Orb of Doom", "Azhul")
    goes_on(t)


@card_test("4th/318", rules=["activation.full-on-entry"], edition="1st")
def test_arden_kills_drow_allies_that_are_there(t: Table) -> None:
    meet(t, "4th/318", f"{STRONG} + UD/123 + Rowan", ["Gith"])
    t.zone("UD/123", "discard")
    t.on("Rowan", "Borys")
    goes_on(t)


@card_test("4th/335", rules=["combat.e.totals"], edition="1st")
def test_allies_walk_through_the_earth_with_merik(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/335"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Keoland", with_="4th/335")
    t.B.defends("Borys")
    t.A.plays("War Party")
    t.kind("War Party", "Earthwalker")
    goes_on(t, "Borys")


@card_test("4th/475", rules=["discard.to-owner"], edition="1st")
def test_discarded_at_home_yondalla_takes_one_champion(t: Table) -> None:
    with given("NO/92", Play(discard(every(Named("Yondalla the Provider"))))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["NO/92"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/475", "Otto", "Sadira"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("NO/92")
        t.offered("Azhul", "Otto", "Sadira")
        t.B.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.zone("4th/475", "discard")
        t.changed("NO/92")
        t.settled("A")
