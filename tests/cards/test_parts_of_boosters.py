"""The same for cards of the boosters: one position for each part of a power that their other tests leave out."""

from __future__ import annotations

import pytest

from sixrealms.language import ANY as ANYTHING
from sixrealms.language import (
    OPPONENT,
    SELF,
    Always,
    AutoDefeat,
    Immune,
    Is,
    Lasting,
    Named,
    Play,
    Raze,
    When,
    discard,
    every,
    gains,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

STRONG = "Borys + Crystal of the Ebon Flame"
WEAKER = Always(gains(Is(OPPONENT), -1))


@card_test("AR/54", rules=["pause.actions"], edition="1st")
def test_the_early_deflection_does_not_come_back(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["AR/54"])
    t.seat("C", formation={"A": "Keoland"})
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("AR/54")
    t.expect(len(t.sitting.pending().options) == 2, "A or C")
    t.B.player("C")
    t.zone("Keoland", "discard")
    t.changed("Cataclysm!", "AR/54")
    t.settled("A", "ask-phase-3")


@card_test("AR/65", rules=["turn.phase5.discard-down"], edition="1st")
def test_the_citadel_moves_holdings_of_its_player_at_the_end_of_each_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + AR/65", "B": "Vaasa + NO/34"}, draw=[])
    t.seat("B", formation={"A": "Sembia + NO/33"}, draw=[])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.offered("AR/65", "NO/34")
    t.A.done()
    t.B.passes(5)
    t.asked("A", "ask-choose")
    t.offered("AR/65", "NO/34")
    t.A.done()
    t.turn_of("A")
    t.settled("A")


@card_test("DL/16", rules=["holding.world"], edition="1st")
def test_the_tower_moves_in_its_players_turn_and_to_nobody_else(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8 + DL/16"}, draw=[])
    t.seat("B", formation={"A": "DL/1"}, draw=[])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.turn_of("B")
    t.on("DL/16", "DL/8")
    t.B.passes(5)
    t.zone("DL/16", "discard")
    t.settled("A")


@card_test("DL/1", rules=["rebuild.cost"], edition="1st")
def test_mithas_razed_by_a_card_stands_again_and_no_other_ruin_is_attacked(t: Table) -> None:
    with given("1st/91", Play(Raze(every(Named("Mithas"))))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["1st/91"], draw=[])
        t.seat("B", formation={"A": "DL/1", "B": "DL/8 (razed)"}, draw=[])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/91")
        t.razed("DL/1")
        t.A.passes()
        t.A.can("attack", "DL/1", "Azhul")
        t.A.cannot("attack", "DL/8", "Azhul", because="open.attack-razed")
        t.changed("1st/91")
        t.settled("A", "ask-phase-4")


@card_test("RR/15", rules=["raze.power-on-razing"], edition="1st")
def test_the_isles_razed_by_a_card_bring_one_back_as_well(t: Table) -> None:
    with given("1st/91", Play(Raze(every(Named("The Lendore Isles"))))):
        t.seat("A", formation={"A": "Rashemen"}, hand=["1st/91"])
        t.seat("B", formation={"A": "RR/15"}, discard=["Orb of Doom", "Zadoc"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/91")
        t.B.says("yes")
        t.zone("Zadoc", "hand")
        t.razed("RR/15")
        t.changed("1st/91")
        t.settled("A")


@card_test("DL/72", rules=["spell.phase-listed"], edition="1st")
def test_the_moon_weakens_allies_too_and_nobody_of_others(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen", "Azhul"], hand=["DL/72"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + War Party"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Otto"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True, options={"hour": "20"})
    t.A.plays("DL/72", by="Mordenkainen")
    t.A.player("B")
    t.A.passes()
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Borys")
    t.level("War Party", 2)
    t.level("Borys", 7)
    t.level("Otto", 6)
    t.level("Azhul", 4)
    t.changed("DL/72")
    goes_on(t)


@card_test("DL/75", rules=["icon.ability.type-change"], edition="1st")
def test_the_transformed_wizard_is_a_hero_of_nine_that_casts(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["DL/75", "1st/343"])
    t.seat("B", formation={"A": "DL/8"}, pool=[STRONG])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("DL/75", by="Sadira")
    t.base("Sadira", 9)
    t.A.passes()
    t.A.attacks("DL/8", with_="Sadira")
    t.B.defends("Borys")
    t.type("Sadira", "hero")
    t.A.can("play", "1st/343", "Sadira")
    t.changed("DL/75")
    goes_on(t, "Borys")


@card_test("DR/36", edition="1st")
def test_the_shadow_is_open_to_underdark_allies(t: Table) -> None:
    with given("DU/48", WEAKER):
        meet(t, "DR/36", STRONG + " + DU/48")
        t.level("DR/36", 7 - 1)
        goes_on(t, "Borys", "DR/36")


@card_test("FR/10", rules=["turn.phase6.rap"], edition="1st")
def test_no_surge_before_the_turn_of_another_is_over(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"})
    t.seat("B", formation={"A": "Nyrond"}, hand=["FR/10"])
    t.begin(active="A", phase=3, windows="ask")
    t.B.cannot("play", "FR/10", because=("condition-not-met", "not-your-decision"))
    t.settled("A", "ask-phase-3")


@card_test("FR/101", rules=["event.duration-in-play"], edition="1st")
def test_the_cup_wins_a_defense_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", STRONG], hand=["FR/101"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("FR/101", by="Nenioc")
    t.A.passes()
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Azhul")
    t.zone("Borys", "discard")
    t.zone("Azhul", "pool")
    t.changed("FR/101", "Crystal of the Ebon Flame", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("NS/16", rules=["icon.ability.by-type"], edition="1st")
def test_the_ruins_guard_every_realm_of_their_player(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/329", "Azhul"])
    t.seat("B", formation={"A": "DL/8", "B": "Draj + NS/16"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "DL/8", "4th/329", because="barred")
    t.A.can("attack", "DL/8", "Azhul")
    t.settled("A", "ask-phase-4")


@card_test("NS/50", rules=["card.power.definition"], edition="1st")
def test_the_wand_holds_nobody_elses_undead(t: Table) -> None:
    meet(t, STRONG + " + Swordwraith", "Skeletal Horde + 1st/316 + NS/50")
    t.B.uses("1st/316")
    t.on("Swordwraith", "Skeletal Horde")
    goes_on(t, "Skeletal Horde", "Borys")


@card_test("DU/118", rules=["turn.phase0.start-actions"], edition="1st")
def test_the_gloves_take_one_card_of_a_hand_that_has_some(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + DU/118"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["War Party", "Gith", "Zadoc"], draw=[])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase="start", windows="pass")
    t.count("B", hand=2)
    t.changed("War Party", "Gith", "Zadoc")
    t.settled("A", "ask-phase-0")


#: Copies of whoever the power of others does not touch, and who is copied.
@card_test("UD/96", rules=["copy.on-entry"], edition="1st")
def test_fowron_copies_a_giant_nothing_touches(t: Table) -> None:
    with given("4th/264", Always(Immune(Is(SELF), ANYTHING)), Always(gains(Is(SELF), 3))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["UD/96"])
        t.seat("B", formation={"A": "DL/8"}, pool=["4th/264"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.level("UD/96", 3 + 2)
        t.A.uses("UD/96")
        t.level("UD/96", 3 + 2 + 3)
        t.settled("A", "ask-phase-3")


@card_test("RL/2", rules=["combat.e.totals"], edition="1st")
def test_what_stays_with_darkon_fights_beside_its_next_defender(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=[])
    t.seat("B", formation={"A": "RL/2"}, pool=["Borys + Zadoc + Orb of Doom", "Otto + Gith"], draw=[])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Azhul")
    t.B.defends("Borys")
    t.A.passes()
    t.offered("Zadoc")
    t.B.chooses("Zadoc")
    t.on("Zadoc", "RL/2")
    t.kind("Zadoc", "Undead")
    t.changed("Azhul", "Borys")
    t.settled("A")


@card_test("RL/2", edition="1st")
def test_in_a_lost_defense_nobody_stays_with_darkon(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[STRONG], draw=[])
    t.seat("B", formation={"A": "RL/2"}, pool=["Azhul + Zadoc", "Otto"], draw=[])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Borys")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Zadoc", "discard")
    t.changed("Azhul", "Borys")
    t.settled("A", "ask-next-attacker")


@card_test("UD/114", rules=["event.duration-in-play"], edition="1st")
def test_only_chase_cards_walk_the_earth(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["DU/112", "Neeva"], hand=["UD/114"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("UD/114")
    t.kind("DU/112", "Earthwalker")
    t.not_kind("Neeva", "Earthwalker")
    t.changed("UD/114")
    t.settled("A")


@card_family({"4th/417": ("Nenioc + Orb of Doom",)}, rules=["combat.e.totals"], edition="1st")
def test_the_club_is_of_half_the_base_level_whatever_is_borne(t: Table, printing: str, caster: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[caster], hand=[printing])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing, by="Nenioc")
    t.level("Nenioc", 5 + 2 + 2)
    t.settled("A")


@card_test("4th/422", edition="1st")
def test_who_finds_nothing_he_wants_has_searched_all_the_same(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["4th/422"], draw=["Magic Sword", "1st/157", 3])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/422", by="Nenioc")
    t.A.done()
    t.zone("Magic Sword", "draw")
    t.changed("4th/422")
    t.settled("A")


@card_test("4th/138", rules=["event.caravan-helpful"], edition="1st")
def test_one_may_stop_ones_own_extra_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "AR/92"}, hand=["4th/138"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5)
    t.A.uses("AR/92")
    t.A.can("play", "4th/138")
    t.changed("AR/92")
    t.settled("A")


@card_test("4th/296", edition="1st")
def test_against_too_few_adventurers_allies_are_played(t: Table) -> None:
    mine = "4th/292 + Crystal of the Ebon Flame"
    others = ["4th/289", "4th/294"]
    meet(t, mine, "Bagual", their_hand=["Zadoc"], pool=["4th/296", "4th/290", "4th/291"], their_pool=others)
    t.B.can("play", "Zadoc", "Bagual")
    goes_on(t, "4th/292")


@card_test("3rd/282", rules=["immunity.always-active"], edition="1st")
def test_no_spell_of_its_own_side_helps_the_cistern_fiend(t: Table) -> None:
    with given("1st/353", Play(Lasting(gains(Named("Cistern Fiend") | Named("Azhul"), 2)), at=("3",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["3rd/282", "Nenioc", "Azhul"], hand=["1st/353"])
        t.seat("B", formation={"A": "DL/8"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/353", by="Nenioc")
        t.level("Azhul", 6)
        t.level("3rd/282", 2)
        t.changed("1st/353")
        t.settled("A")


@card_test("3rd/285", rules=["immunity.always-active"], edition="1st")
def test_the_inhuman_shelters_no_items(t: Table) -> None:
    with given("1st/182", Play(discard(every(Named("Orb of Doom"))))):
        meet(t, "Azhul + Orb of Doom", STRONG, ["3rd/285", "Gladiators"], ["Zadoc"])
        t.A.plays("3rd/285")
        t.A.plays("Gladiators")
        t.B.plays("Zadoc")
        t.zone("Orb of Doom", "discard")
        goes_on(t, "Borys", "3rd/285", "Gladiators")


@card_test("NO/262", "4th/147", rules=["gloss.psionic-attack"], edition="1st")
def test_a_penitent_anavias_lets_walls_be(t: Table) -> None:
    with given("1st/246", Always(gains(Named("Anavias"), -1))):
        meet(t, "NO/262", STRONG, ["4th/147"], realm="DL/8 + Black Waters")
        t.level("NO/262", 2)
        t.A.plays("4th/147")
        t.level("NO/262", 1)
        goes_on(t, "Borys", "4th/147")


@card_test("3rd/298", "4th/147", rules=["gloss.psionic-attack"], edition="1st")
def test_a_penitent_stef_fa_leaves_his_opponent_its_power(t: Table) -> None:
    with given("1st/305", WEAKER):
        meet(t, "3rd/298", STRONG, ["4th/147"])
        t.level("3rd/298", 5)
        t.A.plays("4th/147")
        t.level("3rd/298", 4)
        goes_on(t, "Borys", "4th/147")


@card_test("4th/38", rules=["general.touch.retarget"], edition="1st")
def test_the_last_sea_turns_a_spell_on_any_other_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", "Neeva"], hand=["1st/392"])
    t.seat("B", formation={"A": "DL/8", "B": "4th/38"}, pool=["Nenioc", "Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("1st/392", by="Sadira")
    t.A.chooses("Nenioc")
    t.B.answers("4th/38", power=2)
    t.offered("Sadira", "Neeva", "Azhul")
    t.B.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.razed("4th/38")
    t.changed("1st/392")
    t.settled("A")


@card_test("4th/388", rules=["immunity.always-active"], edition="1st")
def test_the_sphere_outlasts_the_turns_of_others_than_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, draw=[])
    t.seat("C", formation={"A": "DL/8"}, pool=["Mordenkainen"], hand=["4th/388"], draw=[])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.C.defends("Mordenkainen")
    t.C.plays("4th/388", by="Mordenkainen")
    t.A.passes(3)
    t.turn_of("B")
    t.on("4th/388", "Mordenkainen")
    t.B.passes(5)
    t.turn_of("C")
    t.zone("4th/388", "discard")
    t.changed("Borys")
    t.settled("C")


@card_test("RL/2", rules=["combat.e.totals"], edition="1st")
def test_whoever_lies_with_darkon_fights_for_it_and_keeps_its_place(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=[])
    t.seat("B", formation={"A": "RL/2 + Zadoc"}, pool=["Borys + Gith"], draw=[])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Azhul")
    t.B.defends("Borys")
    t.total("Borys", 9 + 1 + 2)
    goes_on(t, "Gith", "Zadoc")


@card_test("RL/2", edition="1st")
def test_a_holding_of_darkon_leaves_room_for_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=[])
    t.seat("B", formation={"A": "RL/2 + NO/34"}, pool=["Borys + Gith"], draw=[])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Azhul")
    t.B.defends("Borys")
    t.A.passes()
    t.B.chooses("Gith")
    t.on("Gith", "RL/2")
    t.changed("Borys", "Azhul")
    t.settled("A")


@pytest.mark.parametrize(
    ("mine", "others", "pays"), [(["Nenioc", "4th/288"], [], True), (["Nenioc"], ["4th/288"], False)]
)
@card_test("UD/65", rules=["avatar.sacrifice"], edition="1st")
def test_two_clerics_of_ones_own_of_just_twelve_levels_pay(
    t: Table, mine: list[str], others: list[str], pays: bool
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=mine, hand=["UD/65"])
    t.seat("B", formation={"A": "Nyrond"}, pool=others)
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    if pays:
        t.A.can("play", "UD/65")
    else:
        t.A.cannot("play", "UD/65", because="cost-not-payable")
    t.settled("A")


@card_test("PO/50", rules=["copy.exact-text"], edition="1st")
def test_a_champion_is_given_the_power_of_one_nothing_touches(t: Table) -> None:
    with given("NO/266", Always(Immune(Is(SELF), ANYTHING))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["PO/50"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Azhul", "Otto"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("PO/50", by="Sadira")
        t.A.chooses("Borys")
        t.offered("Sadira", "Azhul", "Otto")
        t.A.chooses("Azhul")
        t.changed("PO/50")
        t.settled("A")


@card_test("UD/108", rules=["copy.not-avatars"], edition="1st")
def test_the_hall_takes_the_mind_of_one_nothing_touches(t: Table) -> None:
    with given("4th/329", Always(Immune(Is(SELF), ANYTHING))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
        t.seat("B", formation={"A": "UD/108"}, pool=["PO/21"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["4th/329"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("UD/108", with_="Azhul")
        t.offered("PO/21", "4th/329")
        t.settled("B")


@card_test("UD/114", rules=["event.duration-in-play"], edition="1st")
def test_what_a_champion_bears_does_not_walk_the_earth(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + DU/118"], hand=["UD/114"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("UD/114")
    t.not_kind("DU/118", "Earthwalker")
    t.changed("UD/114")
    t.settled("A")


@card_family({"BR/35": ("4th/346",), "NS/61": ("NS/32",)}, rules=["combat.d.activation"], edition="4th")
def test_another_defender_is_not_on_his_guard(t: Table, printing: str, alert: str) -> None:
    kills = When("activate", AutoDefeat(OPPONENT))
    with given("NO/266", kills), given("1st/284", kills):
        t.seat("A", formation={"A": "Rashemen"}, pool=[alert, "NO/266"], hand=[printing], draw=[9])
        t.seat("B", formation={"A": "DL/8"}, pool=["1st/284"], draw=[9])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(printing, by=alert)
        t.A.passes(3)
        t.B.passes(3)
        t.B.attacks("Rashemen", with_="1st/284")
        t.A.defends("NO/266")
        t.zone("NO/266", "discard")
        t.zone("1st/284", "pool")
        t.changed(printing, *(f"B:filler#{n}" for n in range(1, 5)))
        t.settled("B", "ask-next-attacker")
